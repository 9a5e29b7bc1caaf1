/**
 * The one list of datasets that can be read: plain ones as rows of the mapping, others by a function of their own. Each turns
 * the text of a published file, which the user brings, into questions.
 */
import type { Import } from "./import.ts";
import { readLogicAsker } from "./logicasker.ts";
import { readMapped, type DatasetMapping } from "./mapping.ts";

export type Dataset = { readonly name: string; readonly read: (text: string) => Import };

const mapped: readonly DatasetMapping[] = [
  {
    name: "folio",
    licence: "CC BY-SA 4.0",
    layout: "lines",
    premises: "premises",
    conclusion: "conclusion",
    asks: "Is the following statement true, false, or uncertain?",
    answers: { labels: ["True", "False", "Uncertain"] },
    key: "label",
    keyIs: "label",
    tags: { story: "story_id" },
  },
  {
    name: "logical-deduction",
    licence: "Apache-2.0",
    layout: "array",
    id: "id",
    premises: "context",
    question: "question",
    answers: { options: "options" },
    key: "answer",
    keyIs: "label",
  },
];

export const datasets: readonly Dataset[] = [
  { name: "logicasker", read: readLogicAsker },
  ...mapped.map((row): Dataset => ({ name: row.name, read: (text) => readMapped(row, text) })),
];
