/**
 * The one list of sets whose questions are read back to logic, so that their keys can be decided anew: rows of `data/readings.json`,
 * with the function that reads each.
 */
import rows from "../../../data/readings.json" with { type: "json" };
import { OrganonError } from "#logic/error";
import { readFldQuestion, readFolio, readLogicalEntailment, readLogicInference } from "./formal.ts";
import { findMisfit } from "./misfits.ts";
import { readLogicAsker } from "./logicasker.ts";
import { readLogicNli } from "./logicnli.ts";
import { readProntoqa, readRobustLr } from "./classical.ts";
import type { ReadQuestion, ReadVerdict } from "./reading.ts";
import { readRules } from "./rules.ts";

/** How a set's questions are read, and what its labels mean. */
export type DatasetReader = {
  /** The set's name in the list of datasets. */
  readonly name: string;
  /** Its semantics, for people. */
  readonly semantics: string;
  /** The label that each verdict deserves; none where the set has none, and where a key is not judged. */
  readonly labels: Readonly<Partial<Record<ReadVerdict, string>>>;
  readonly read: ReadQuestion;
  /** Finds formulas that do not fit their sentences, of a set that gives both. */
  readonly findMisfit?: typeof findMisfit;
};

const reads: Readonly<Record<string, ReadQuestion>> = {
  logicasker: readLogicAsker,
  "logic-inference": readLogicInference,
  folio: readFolio,
  "logical-entailment": readLogicalEntailment,
  fld: readFldQuestion,
  logicnli: readLogicNli,
  prontoqa: readProntoqa,
  ruletaker: readRules("closed"),
  "pararule-plus": readRules("closed"),
  proofwriter: readRules("open"),
  robustlr: readRobustLr,
};

export const datasetReaders: readonly DatasetReader[] = rows.map((row) => {
  const read = reads[row.name];
  if (read === undefined) throw new OrganonError("bug/reading", `nothing reads ${row.name}`);
  return { ...row, read, findMisfit: row.name === "folio" ? findMisfit : undefined };
});
