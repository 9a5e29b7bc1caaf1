/** Consistency: how often the answers to one question differ. */
import { number, section, share, table } from "../blocks.ts";
import { type ModelReport, having } from "../summary.ts";

/** The flip rate, where questions were asked several times. */
export const steadinessSection = (models: readonly Pick<ModelReport, "name" | "steadiness">[]) => {
  const rows = having(models, "steadiness").map(({ name, steadiness: steady }) => [
    name,
    ...[steady.epochs, steady.items, steady.flipped].map(number),
    share(steady.rate),
    share(steady.allRight.at(-1)?.share),
  ]);
  if (rows.length === 0) return undefined;
  const note =
    "flip rate: questions with answers of both kinds, of those answered readably more than once; always right: pass^k, right every time of all epochs";
  const blocks = [table(["model", "epochs", "questions", "flipped", "flip rate", "always right"], rows)];
  return section("steadiness", "Consistency", blocks, { note });
};
