/**
 * `organon stream`: questions without end as JSON lines, to train on.
 */
import { stream as flow } from "./stream.ts";
import { pick, type Values } from "../flags.ts";
import { openLines, droppedLines } from "../terminal.ts";
import type { Context, Result } from "../command.ts";
import { options, usualPerLevel } from "./options.ts";

export const run = async (given: Values<typeof options>, context: Context): Promise<Result | number> => {
  const { curriculum = false, perLevel = usualPerLevel, ...values } = given;
  const { terminal, signal } = context;
  const lines = await openLines("-", context);
  const { made, dropped } = await flow({
    ...pick(values, "tasks", "remember", "lean", "limit", "seed", "style", "lexicon"),
    perLevel: curriculum ? perLevel : undefined,
    signal,
    write: (line) => lines.write(line),
  });
  await lines.close();
  terminal.notice(`made ${made}${droppedLines(dropped)}`);
  return values.limit === undefined || made === values.limit ? 0 : 1;
};
