/**
 * The validity of a study's questions (§4.4 of the ACL text, Table 5): a tenth of them drawn, examined by machine, laid
 * out for two people, and read back once they have filled the sheets in.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "#arguments";
import { faultsOf, isProved, type Item } from "#items";
import { OrganonError } from "#logic";
import { pairSheets, renderValidityPage, validitySheet, type JudgedItem, type ValidityPart } from "#report";
import { validityOf } from "#scores";
import { runIdOf, type Run, type Store } from "#runs";
import { annotations } from "../commands/sample.ts";
import type { Flags } from "../flags.ts";
import { makeFolder } from "./folder.ts";
import { saveFile } from "../terminal.ts";

const papersShare = 0.1;

/** Draws a tenth of the questions, examines them by machine, and lays sheets out for people where there are none. */
export const sampleOf = async (
  store: Store,
  run: Run,
  folder: string,
  people: ValidityPart["people"],
): Promise<ValidityPart> => {
  const items: Item[] = [];
  for await (const item of store.items(run)) if (isProved(item)) items.push(item);
  const drawn = sampled(items, run);
  const sheet = validitySheet(drawn);
  const paths = [1, 2].map((number) => join(folder, "validity", `annotator-${number}.csv`));
  makeFolder(join(folder, "validity"));
  const page = join(folder, "validity", "questions.html");
  const files = [
    ...paths.map((path) => [path, sheet] as const),
    [page, renderValidityPage(drawn, run.id)] as const,
  ];
  // What is there may hold somebody's work.
  for (const [path, text] of files) if (!existsSync(path)) saveFile(path, text);
  return {
    drawn: drawn.length,
    of: items.length,
    faulty: drawn.filter((item) => faultsOf(item).length > 0).length,
    sheets: paths,
    ...(people === undefined ? {} : { people }),
  };
};

const sampled = (items: readonly Item[], { plan }: Pick<Run, "plan">): readonly Item[] =>
  createRandom(`validity ${runIdOf(plan)}`)
    .shuffle(items)
    .slice(0, Math.max(1, Math.round(items.length * papersShare)));

/** The judgement of the two sheets that --sheets names; undefined without it. */
export const readSheets = async (
  flags: Flags,
  items: readonly JudgedItem[],
): Promise<ValidityPart["people"]> => {
  const named = flags["sheets"];
  if (!Array.isArray(named)) return undefined;
  const [one, other, ...more] = named.map(String);
  if (one === undefined || other === undefined || more.length > 0)
    throw new OrganonError("misuse", `--sheets takes two sheets, not ${named.length}`);
  const known = new Set(items.map(({ id }) => id));
  return validityOf(pairSheets(await annotations(one, known), await annotations(other, known)));
};
