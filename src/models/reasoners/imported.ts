/**
 * Answers questions of third-party datasets by logic: the set's own parser reads its English or its formulas, and the answer follows by the
 * set's semantics. Sets whose formulas are not in the prompt, such as FOLIO, are not read.
 */
import { askLines } from "#items/datasets/datasets";
import { splitSentences } from "#items/formats/discourse";
import { splitQuestion } from "#items/formats/yes-no";
import type { Question } from "#items/question";
import type { Reading } from "#items/readings/reading";
import { datasetReaders, type DatasetReader } from "#items/readings/readings";
import { decideRelation } from "#logic/decide";
import { decideProgram } from "#logic/programs";

/** Returns the answer to the last question of a prompt; undefined if no dataset's parser reads it. An instruction may be its first line. */
export const answerImported = (prompt: string): string | undefined =>
  answerQuestion(prompt.slice(prompt.indexOf("\n") + 1)) ?? answerQuestion(prompt);

const answerQuestion = (prompt: string): string | undefined => {
  for (const { reader, question } of listReaders(prompt)) {
    const reading = reader.read(question);
    if (reading.kind === "unread") continue;
    const relation = decideReading(reading);
    const label = relation === "undecided" ? undefined : reader.labels[relation];
    if (label !== undefined) return `${label}.`;
  }
  return undefined;
};

const decideReading = (reading: Reading) =>
  reading.kind === "sequent"
    ? decideRelation(reading.sequent)
    : decideProgram(reading.program, reading.statement).relation;

type ReadBy = { readonly reader: DatasetReader; readonly question: Question };

function* listReaders(prompt: string): Generator<ReadBy> {
  const question = { id: "", text: prompt, answers: [], key: [], tags: {} };
  const pickReaders = (names: readonly string[]): readonly DatasetReader[] =>
    datasetReaders.filter(({ name }) => names.includes(name));
  for (const [asks, names] of askLines()) {
    const [before = "", after] = splitLast(prompt, `${asks}\n`);
    if (after === undefined) continue;
    const premises = before.trimEnd().split("\n\n").at(-1) ?? "";
    const [conclusion = ""] = after.split("\n\n");
    for (const reader of pickReaders(names))
      yield { reader, question: { ...question, premises: [premises], conclusion: conclusion.trim() } };
  }
  const parts = splitQuestion(prompt.replace(/\s+/g, " ").trim());
  if (parts !== undefined)
    for (const reader of pickReaders(["logicasker"]))
      yield {
        reader,
        question: { ...question, premises: splitSentences(parts.premises), conclusion: parts.conclusion },
      };
  const [context = "", ...rest] = prompt.split("\n\n");
  for (const reader of pickReaders(["logic-inference", "proofwriter"]))
    yield { reader, question: { ...question, text: rest.join("\n\n") || prompt, premises: [context] } };
}

const splitLast = (text: string, words: string): readonly string[] => {
  const at = text.lastIndexOf(words);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + words.length)];
};
