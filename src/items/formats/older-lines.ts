/**
 * Lines of version 1 that are questions now: imported rows, and rotations as stores of schema version 2 kept them.
 */
import { optionLabel, yesNo, type Question } from "../question.ts";

/** A row that was imported: a yes/no question with a place in the rule tree. */
export type OldImported = {
  readonly source: string;
  readonly id: string;
  readonly logic: string;
  readonly category: string;
  readonly rule: string;
  readonly base: string;
  readonly extension: string;
  readonly kind: string;
  readonly length: number;
  readonly label: "yes" | "no";
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  readonly question: string;
};

/** The question of an imported row. */
export const importedQuestion = (old: OldImported): Question => {
  const { source, logic, category, rule, base, extension, kind, length } = old;
  return {
    id: old.id,
    text: old.question,
    answers: yesNo,
    key: [old.label],
    tags: { dataset: source, logic, category, rule, base, extension, kind, length: String(length) },
    premises: old.premisesText,
    conclusion: old.conclusionText,
  };
};

/** One rotation of a four-option item: `rule` is its type, `length` the number of its propositions. */
export type OldRotation = {
  readonly id: string;
  readonly rule: string;
  readonly length: number;
  readonly label: string;
  readonly options: readonly string[];
  readonly question: string;
};

/** The question of a stored rotation. */
export const rotationQuestion = ({
  id,
  rule,
  length,
  label,
  options,
  question: text,
}: OldRotation): Question => {
  const [item = id, rotation = "0"] = id.split("/");
  return {
    id,
    text,
    answers: options.map((words, place) => ({ label: optionLabel(place), text: words })),
    key: [label],
    tags: {
      logic: "propositional",
      category: "choice",
      type: rule,
      propositions: String(length),
      rotation,
    },
    group: item,
  };
};
