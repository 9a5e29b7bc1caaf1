/**
 * Other people's questions, from the user's own copy, as questions that can be audited and asked. Faults of the data are
 * counted and kept; rows that do not fit the layout are counted by their lines and left out.
 */
import { datasetNames } from "./names.ts";
import { basename } from "node:path";
import { datasets } from "#items/datasets/datasets";
import type { Import } from "#items/datasets/import";
import type { LayoutChanges } from "#items/datasets/mapping";
import type { Question } from "#items/question";
import { withPlace, unknownName } from "#logic/error";

/** Options of an import; `map` and `labels` say where the questions are in a layout of the caller's own. */
type ImportOptions = LayoutChanges & {
  /** The dataset's name, or jsonl, json or csv. */
  readonly format: string;
  /** The name of the text in messages: its file. It may hold the split and more. */
  readonly name: string;
};

type Imported = Import & { readonly source: string; readonly licence: string };

/**
 * The questions of a dataset's text. Throws misuse for an unknown format and for text in another layout.
 *
 * @example
 * const row = { premises: ["All owls fly.", "Ada is an owl."], conclusion: "Ada flies.", label: "True" };
 * const { questions } = importQuestions(JSON.stringify(row), { format: "folio", name: "row" });
 * questions[0]!.key; // → ["True"]
 */
export const importQuestions = (text: string, { format, name, ...changes }: ImportOptions): Imported => {
  const dataset = datasets.find((one) => one.name === format);
  if (dataset === undefined) throw unknownName("format", format, datasetNames);
  return withPlace(name, () => {
    const read = dataset.read(text, basename(name), changes);
    const { source, licence } = dataset;
    return { ...read, questions: read.questions.map(withSplit(findSplit(name))), source, licence };
  });
};

const splits = {
  train: "train",
  dev: "dev",
  val: "dev",
  valid: "dev",
  validation: "dev",
  test: "test",
} as const;

const findSplit = (name: string): string | undefined => {
  const words = basename(name)
    .toLowerCase()
    .split(/[^a-z]+/);
  return Object.entries(splits).find(([word]) => words.includes(word))?.[1];
};

const withSplit =
  (split: string | undefined) =>
  (question: Question): Question =>
    split === undefined ? question : { ...question, tags: { ...question.tags, split } };
