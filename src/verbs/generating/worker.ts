/** The program of a thread that makes the lines of the indices that it is sent. */
import type { GeneratedSuite } from "#items/open-suite";
import { answerMessages } from "#runs/thread-program";

answerMessages(async (suite: GeneratedSuite) => {
  const [{ generatorOf }, { linesOf }] = await Promise.all([
    import("#items/open-suite"),
    import("./line-outcome.ts"),
  ]);
  const lineAt = linesOf(generatorOf(suite).generator);
  return (indices: readonly number[]) => indices.map(lineAt);
});
