/**
 * Lines of version 1 made into what they are now: items and four-option items, whose words and interpretations were
 * records by letter and whose members could be absent; and questions: imported rows, and rotations as stores of schema
 * version 2 kept them.
 */
import {
  derivationCertificate,
  writeInterpretations,
  type WrittenCertificate,
  type WrittenStep,
} from "#arguments";
import { OrganonError, parse, type Interpretation } from "#logic";
import { difficultyOf } from "../difficulty.ts";
import type { Item } from "../item.ts";
import { optionLabel, yesNo, type Question, type SourceFormulas } from "../question.ts";
import type { ChoiceItem } from "./choice.ts";

type Clause = { readonly yes: string; readonly no: string };

type OlderCertificate =
  | {
      readonly kind: "derivation";
      readonly steps: readonly (Omit<WrittenStep, "discharges"> & Partial<Pick<WrittenStep, "discharges">>)[];
      readonly witness?: Interpretation;
    }
  | {
      readonly kind: "interpretations";
      readonly satisfying: Interpretation;
      readonly refuting: Interpretation;
    };

/** An item of version 1. */
export type OlderItem = Omit<Item, "v" | "difficulty" | "lexicon" | "setting" | "certificate" | "twin"> & {
  readonly v: 1;
  readonly lexicon: Readonly<Record<string, string | Clause>>;
  readonly setting?: string;
  readonly certificate: OlderCertificate;
  readonly twin?: string;
};

/** The item of a line of version 1: the same id, the same question, the same certificate. */
export const itemFromOlder = ({
  v: _v,
  lexicon,
  setting,
  certificate,
  steps,
  twin,
  ...rest
}: OlderItem): Item => ({
  v: 2,
  ...rest,
  difficulty: difficultyOfWritten([...rest.premises, rest.conclusion], rest.length),
  lexicon: Object.entries(lexicon).map(([letter, words]) =>
    typeof words === "string"
      ? { letter, text: words, denied: null }
      : { letter, text: words.yes, denied: words.no },
  ),
  setting: setting ?? null,
  certificate: certificateFromOlder(certificate),
  steps,
  twin: twin ?? null,
});

/** A four-option item of version 1. */
export type OlderChoice = Omit<
  ChoiceItem,
  "v" | "difficulty" | "goal" | "goalText" | "wordings" | "certificates" | "sentences" | "forms"
> & {
  readonly v: 1;
  readonly goal?: string;
  readonly goalText?: string;
  readonly wordings?: readonly string[];
  readonly certificates: readonly OlderCertificate[];
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  readonly forms: Readonly<
    Record<string, readonly (Clause & Pick<ChoiceItem["forms"][number], "relation">)[]>
  >;
};

/** The four-option item of a line of version 1. */
export const choiceFromOlder = ({
  v: _v,
  goal,
  goalText,
  wordings = [],
  certificates,
  sentences,
  forms,
  ...rest
}: OlderChoice): ChoiceItem => ({
  v: 2,
  ...rest,
  difficulty: difficultyOfWritten(
    [...rest.propositions, ...rest.optionFormulas, ...(goal === undefined ? [] : [goal])],
    rest.knobs.steps,
  ),
  goal: goal ?? null,
  goalText: goalText ?? null,
  wordings,
  certificates: certificates.map(certificateFromOlder),
  sentences: Object.entries(sentences).map(([letter, own]) => ({ letter, forms: own })),
  forms: Object.entries(forms).flatMap(([letter, own]) =>
    own.map(({ yes, no, relation }) => ({ letter, text: yes, denied: no, relation })),
  ),
});

/** Of formulas that nobody can read there is none; whoever looks at the formulas says so. */
const difficultyOfWritten = (formulas: readonly string[], steps: number): number => {
  try {
    return difficultyOf(
      formulas.map((text) => parse(text)),
      steps,
    );
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return 0;
    throw error;
  }
};

const certificateFromOlder = (older: OlderCertificate): WrittenCertificate =>
  older.kind === "derivation"
    ? derivationCertificate(
        older.steps.map(({ discharges = [], ...step }) => ({ ...step, discharges })),
        older.witness,
      )
    : writeInterpretations(older);

/** A plain question as its line says it. */
export type QuestionLine = {
  readonly id: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly text?: string | null | undefined }[];
  readonly key: readonly string[];
  readonly tags:
    | readonly { readonly name: string; readonly value: string }[]
    | Readonly<Record<string, string>>;
  readonly group?: string | null | undefined;
  readonly premises?: readonly string[] | null | undefined;
  readonly conclusion?: string | null | undefined;
  readonly formulas?: SourceFormulas | null | undefined;
};

/** The question of its line. */
export const questionFromLine = (line: QuestionLine): Question => {
  const { id, text, answers, key, tags, group, premises, conclusion, formulas } = line;
  return {
    id,
    text,
    answers: answers.map(({ label, text: words }) => (words == null ? { label } : { label, text: words })),
    key,
    tags: isList(tags) ? Object.fromEntries(tags.map(({ name, value }) => [name, value])) : tags,
    ...(group == null ? {} : { group }),
    ...(premises == null ? {} : { premises }),
    ...(conclusion == null ? {} : { conclusion }),
    ...(formulas == null ? {} : { formulas }),
  };
};

const isList = (tags: QuestionLine["tags"]): tags is Extract<QuestionLine["tags"], readonly unknown[]> =>
  Array.isArray(tags);

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
