/** `organon audit FILE… --diversity`: different words of question sets, and their divergence from Wikipedia's (DivLogicEval, Table 4). */
import { basename } from "node:path";
import { misuse } from "#logic/error";
import {
  diversity as measured,
  diversityDocument,
  type NamedTexts,
  ownText,
} from "#experiments/audit/diversity";
import { questionOf } from "#items/question";
import { entriesOf } from "#workspace/files/entries";
import type { Result } from "../command.ts";
import { pick, type Values } from "../flags.ts";
import type { diversityFlags } from "./options.ts";

export const tellDiversity = async (
  files: readonly string[],
  values: Values<typeof diversityFlags>,
): Promise<Result> => {
  const { calibrate } = values;
  const sets: NamedTexts[] = [];
  for (const file of files) {
    const texts: string[] = [];
    for await (const entry of entriesOf(file)) texts.push(ownText(questionOf(entry)));
    sets.push({ name: basename(file), texts });
  }
  const [, set, value] = calibrate === undefined ? [] : (/^(.+)=(\d*\.?\d+)$/.exec(calibrate) ?? []);
  if (calibrate !== undefined && (set === undefined || value === undefined))
    throw misuse(`--calibrate ${calibrate} is not a file and a number`, "as in --calibrate folio.jsonl=2.77");
  const told = measured({
    sets,
    ...pick(values, "smoothing", "tokens", "draws", "seed"),
    calibrate: set === undefined ? undefined : { set: basename(set), value: Number(value) },
  });
  return { json: told, document: diversityDocument(told) };
};
