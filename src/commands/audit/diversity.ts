/** `organon audit FILE… --diversity`: different words of question sets, and their divergence from Wikipedia's (DivLogicEval, Table 4). */
import { basename } from "node:path";
import {
  diversity as measured,
  diversityDocument,
  type NamedTexts,
  ownText,
} from "#experiments/audit/diversity";
import { questionOf } from "#items/question";
import { entriesOf } from "#workspace/files/entries";
import type { Result } from "../command.ts";

export const tellDiversity = async (files: readonly string[]): Promise<Result> => {
  const sets: NamedTexts[] = [];
  for (const file of files) {
    const texts: string[] = [];
    for await (const entry of entriesOf(file)) texts.push(ownText(questionOf(entry)));
    sets.push({ name: basename(file), texts });
  }
  const told = measured({ sets });
  return { json: told, document: diversityDocument(told) };
};
