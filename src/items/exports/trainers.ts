/**
 * Exports for training by reinforcement, with a reward function that is our reader's verdict. TRL (1.9): prompts; answers for supervised
 * tuning; preference pairs; steps with labels. A pair of twins, whose conclusions are the same word for word and whose keys differ, gives
 * two pairs: each question prefers its own proof to its twin's. Of any other question the other label is rejected. Steps come out of
 * certificates, so each of them is right; in every second row the last one says the other answer and is labelled wrong, lest a model learn
 * that all steps are. verl (0.8): Parquet with data_source, prompt, ability, reward_model and extra_info
 * (`reward.custom_reward_function.path=organon_reward.py`).
 */
import { emptyLine } from "../problem-line.ts";
import type { Question } from "../question.ts";
import {
  getGradingData,
  jsonLine,
  pythonGrader,
  type SuiteExport,
  getTarget,
  type CellType,
  type Column,
} from "./export.ts";
import {
  toChat,
  toChatLine,
  writeProofLines,
  toTurn,
  rightReply,
  getSolution,
  wrongReply,
} from "./finetune.ts";

export const trl: SuiteExport = {
  name: "trl",
  about: "TRL: prompts and a reward, answers, preference pairs, steps with labels",
  rows: () => {
    const pairs = createPairer();
    return [
      {
        path: "prompts.jsonl",
        kind: "text",
        each: (question) =>
          jsonLine({
            prompt: toChat(question),
            graded_by: JSON.stringify(getGradingData(question)),
            id: question.id,
          }),
      },
      { path: "sft.jsonl", kind: "text", each: toChatLine },
      {
        path: "preference.jsonl",
        kind: "text",
        holds: (question) => question.key.length === 1 && wrongReply(question) !== undefined,
        each: pairs.add,
        foot: pairs.end,
      },
      {
        path: "stepwise.jsonl",
        kind: "text",
        holds: isDerived,
        each: (question, place) => jsonLine(toStepRecord(question, place % 2 === 1)),
      },
    ];
  },
  others: (_about, _written, template) => [
    { path: "organon_reward.py", text: template("trl/organon_reward.py") },
    pythonGrader(template),
  ],
};

const isDerived = (question: Question): boolean => {
  const { certificate, certificates, answer } = question.problem ?? emptyLine();
  const shown = certificate ?? certificates?.[answer ?? 0];
  return shown?.kind === "derivation" && writeProofLines(question).length > 0;
};

/** Twins stand side by side: the first of two is held until its twin comes, or something else does. */
const createPairer = () => {
  let held: Question | undefined;
  const add = (question: Question): string => {
    const before = held;
    held = undefined;
    if (before !== undefined && question.problem?.twin === before.id)
      return toPairLine(before, getSolution(question)) + toPairLine(question, getSolution(before));
    const alone = before === undefined ? "" : alonePair(before);
    if (question.problem?.twin == null) return alone + alonePair(question);
    held = question;
    return alone;
  };
  const end = (): string => (held === undefined ? "" : alonePair(held));
  return { add, end };
};

const alonePair = (question: Question): string => toPairLine(question, wrongReply(question) ?? "");

const toPairLine = (question: Question, rejected: string): string =>
  jsonLine({
    prompt: toChat(question),
    chosen: [toTurn(getSolution(question))],
    rejected: [toTurn(rejected)],
  });

const toStepRecord = (question: Question, isSpoilt: boolean): object => {
  const proof = writeProofLines(question);
  return {
    prompt: question.text,
    completions: [...proof, isSpoilt ? wrongReply(question) : rightReply(question)],
    labels: [...proof.map(() => true), !isSpoilt],
  };
};

const turn: CellType = { record: { role: "text", content: "text" } };

const columns = (name: string): readonly Column<Question>[] => [
  { name: "data_source", type: "text", of: () => `organon/${name}` },
  { name: "prompt", type: { list: turn }, of: ({ text }) => [{ role: "user", content: text }] },
  { name: "ability", type: "text", of: () => "logic" },
  {
    name: "reward_model",
    type: { record: { style: "text", ground_truth: "text" } },
    of: (question) => ({ style: "rule", ground_truth: getTarget(question) }),
  },
  {
    name: "extra_info",
    type: { record: { split: "text", index: "whole", id: "text", graded_by: "text", tags: "text" } },
    of: (question, index) => ({
      split: question.tags["split"] ?? "train",
      index,
      id: question.id,
      graded_by: JSON.stringify(getGradingData(question)),
      tags: JSON.stringify(question.tags),
    }),
  },
];

export const verl: SuiteExport = {
  name: "verl",
  about: "verl: Parquet rows and a reward function",
  rows: ({ name }) => [{ path: `${name}.parquet`, kind: "table", columns: columns(name) }],
  others: (_about, _written, template) => [
    { path: "organon_reward.py", text: template("verl/organon_reward.py") },
    pythonGrader(template),
  ],
};
