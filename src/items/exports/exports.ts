/**
 * The one list of formats in which questions leave: what other programs read. A new one is a row of
 * `data/exports.json`, or a file here and a line in the list; its exam
 * is the program that reads it (`test/consumers`), or that program's published schema.
 */
import { parquet, csv, jsonl } from "./tables.ts";
import type { SuiteExport } from "./export.ts";
import { finetune } from "./finetune.ts";
import { hub } from "./hub.ts";
import { harnesses } from "./harnesses.ts";
import { tptp } from "./tptp.ts";
import { trl, verl } from "./trainers.ts";

export const suiteExports: readonly SuiteExport[] = [
  hub,
  ...harnesses,
  verl,
  trl,
  finetune,
  tptp,
  csv,
  parquet,
  jsonl,
];
