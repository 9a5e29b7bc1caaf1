/**
 * The questions of a run whose answers were cut off, asked again with a larger cap: a run of its own for each model, whose
 * answers stand beside the first ones and replace nothing. The report of the first run tells both.
 */
import type { Question } from "#items/question";
import { misuse } from "#logic/error";
import type { LanguageModel, Prompt } from "#models/language-model";
import { withParameter } from "#models/spec";
import type { RunOutcome } from "#runs/ask-plan";
import { askPlanned, runOf, type AskingTools } from "./asking.ts";
import { retrySuite, truncatedCalls } from "../results/cut-offs.ts";

/**
 * What asking again needs beside what asking needs: `open` returns a model by its name, with API key and configuration. Its second
 * argument is the name in the stored run, which differs in the cap.
 */
type RetryTools = AskingTools & { readonly open: (id: string, subject: string) => LanguageModel };

/**
 * Asks again what was cut off, of one model after the other; nothing where nothing was. A prompt is sent as it was. Throws
 * misuse where the cap is not larger than the one that cut the answers off.
 */
export const retryTruncated = async (
  { run: reference = "latest", maxTokens }: { readonly run?: string; readonly maxTokens: number },
  tools: RetryTools,
): Promise<readonly RunOutcome[]> => {
  const { store, open } = tools;
  const run = await store.findRun(reference);
  const outcomes: RunOutcome[] = [];
  const sharing = { asked: [], ...tools };
  for (const [place, subject] of run.subjects.entries()) {
    const before = subject.parameters["maxTokens"];
    if (typeof before === "number" && before >= maxTokens)
      throw misuse(
        `${maxTokens} tokens are not more than the ${before} that cut answers off`,
        "give a larger number to --retry-truncated",
      );
    const questions: Question[] = [];
    const prompts = new Map<string, Prompt>();
    for await (const { question, prompt } of truncatedCalls(store, run, place)) {
      if (prompt === undefined) continue;
      questions.push(question);
      prompts.set(question.id, prompt);
    }
    if (questions.length === 0) continue;
    const model = open(withParameter(subject.id, "maxTokens", maxTokens), subject.id);
    const ids = questions.map(({ id }) => id);
    const suite = retrySuite(run, subject, ids);
    const { prompt, epochs } = run.plan;
    const sent = ({ id }: Question): Prompt => prompts.get(id) ?? { messages: [] };
    const what = "asking truncated answers again";
    const planned = runOf(what, questions, [model], { suite, prompt, epochs }, sent);
    outcomes.push(await askPlanned(planned, sharing));
  }
  return outcomes;
};
