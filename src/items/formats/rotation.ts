/**
 * The rotations of a four-option question: the same options moved on in a circle, so that a model's choice of a
 * content can be told from its choice of a place. In rotation r place i shows option (i + r) mod 4, after the
 * footnote of DivLogicEval §2.2: (o1, o2, o3, o4), (o2, o3, o4, o1), …
 */
import { choiceText, optionLetters as letters, type OptionLetter } from "./choice.ts";

/** How many options a question has, and so how many rotations. */
export const circleSize = letters.length;

/** One rotation of a choice item: what a model is asked, and all that a report needs to know of it. */
export type ChoiceQuestion = {
  readonly v: 1;
  /** The item's id, a slash and the rotation. */
  readonly id: string;
  readonly logic: "propositional";
  readonly category: "choice";
  /** The type of the question: 3c1e, 3e1c or missing-premise. */
  readonly rule: string;
  readonly base: string;
  readonly extension: "none";
  readonly kind: "choice";
  /** The number of propositions in the passage. */
  readonly length: number;
  /** The letter of the right option in this rotation. */
  readonly label: OptionLetter;
  readonly passage: string;
  readonly query: string;
  /** As shown in this rotation. */
  readonly options: readonly string[];
  /** Passage, query and lettered options, as in Appendix I. */
  readonly question: string;
};

/** What a rotation is made from: the members of a choice item that are shown. */
export type Rotatable = {
  readonly id: string;
  readonly type: string;
  readonly propositions: readonly string[];
  readonly passage: string;
  readonly query: string;
  readonly options: readonly string[];
  /** The place of the right option, from 0. */
  readonly answer: number;
};

/** The question of a choice item after its options moved on by `rotation` places, 0 to 3. */
export const rotated = (item: Rotatable, rotation: number): ChoiceQuestion => {
  const options = letters.map((_, place) => item.options[optionAt(place, rotation)] ?? "");
  const { passage, query } = item;
  return {
    v: 1,
    id: `${item.id}/${rotation}`,
    logic: "propositional",
    category: "choice",
    rule: item.type,
    base: item.type,
    extension: "none",
    kind: "choice",
    length: item.propositions.length,
    label: letters[placeOf(item.answer, rotation)]!,
    passage,
    query,
    options,
    question: choiceText({ passage, query, options }),
  };
};

/** The option that stands at a place. */
export const optionAt = (place: number, rotation: number): number => (place + rotation) % circleSize;

/** The place at which an option stands. */
export const placeOf = (option: number, rotation: number): number =>
  (option - rotation + circleSize) % circleSize;

/** The item and the rotation that a question's id names; undefined where it names none. */
export const circleOf = (id: string): { readonly itemId: string; readonly rotation: number } | undefined => {
  const match = /^(.+)\/([0-3])$/.exec(id);
  return match === null ? undefined : { itemId: match[1]!, rotation: Number(match[2]) };
};

/**
 * The last question of a prompt, read back from its layout; undefined where there is none. The passage is one line, and
 * one more where it ends with a conclusion.
 */
export const partsOfChoice = (
  prompt: string,
): Pick<ChoiceQuestion, "passage" | "query" | "options"> | undefined => {
  const lines = prompt.split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("D. "));
  const options = lines.slice(last - 3, last + 1);
  const query = last - 4;
  if (query < 1 || !options.every((line, place) => line.startsWith(`${letters[place]}. `))) return undefined;
  const begin = query > 1 && lines[query - 1]!.startsWith("Conclusion: ") ? query - 2 : query - 1;
  return {
    passage: lines.slice(begin, query).join("\n"),
    query: lines[query]!,
    options: options.map((line) => line.slice(3)),
  };
};
