/**
 * The rotations of a four-option item as questions: the same options moved on in a circle, so that a model's choice of a
 * content can be told from its choice of a place. In rotation r place i shows option (i + r) mod 4, after the
 * footnote of DivLogicEval §2.2: (o1, o2, o3, o4), (o2, o3, o4, o1), …
 */
import type { ProblemLine } from "../problem-line.ts";
import { optionLabel, type Question } from "../question.ts";
import {
  choiceText,
  optionLetters as letters,
  optionTexts,
  writePassage,
  writeQuery,
  type ChoiceParts,
} from "./choice.ts";

/** How many options a question has, and so how many rotations. */
export const rotationCount: number = letters.length;

/**
 * The question of a four-option line after its options moved on by `rotation` places, 0 to 3. Its text is passage, query and
 * lettered options, as in Appendix I; its group is the line.
 */
export const buildRotation = (line: ProblemLine<"options">, rotation: number): Question => {
  const shown = optionTexts(line);
  const options = letters.map((_, place) => shown[getOptionIndex(place, rotation)] ?? "");
  return {
    id: `${line.id}/${rotation}`,
    text: choiceText({ passage: writePassage(line), query: writeQuery(line), options }),
    answers: options.map((text, place) => ({ label: optionLabel(place), text })),
    key: [optionLabel(getPosition(line.answer, rotation))],
    tags: {
      logic: "propositional",
      category: "choice",
      type: line.task,
      propositions: String(line.premises.length),
      rotation: String(rotation),
    },
    group: line.id,
    problem: line,
  };
};

/** Somebody else's four-option question after its options moved on; undefined where its text does not end with its lettered options. */
export const rotateQuestion = (question: Question, rotation: number): Question | undefined => {
  const { id, text, answers, key, tags } = question;
  const listLabelled = (options: readonly string[]): string =>
    options.map((option, place) => `${optionLabel(place)}. ${option}`).join("\n");
  const options = answers.flatMap((answer) => answer.text ?? []);
  const right = answers.findIndex(({ label }) => label === key[0]);
  if (options.length !== rotationCount || answers.length !== rotationCount || key.length !== 1 || right < 0)
    return undefined;
  if (!text.endsWith(listLabelled(options))) return undefined;
  const moved = options.map((_, place) => options[getOptionIndex(place, rotation)] ?? "");
  return {
    ...question,
    id: `${id}/${rotation}`,
    text: `${text.slice(0, -listLabelled(options).length)}${listLabelled(moved)}`,
    answers: moved.map((option, place) => ({ label: optionLabel(place), text: option })),
    key: [optionLabel(getPosition(right, rotation))],
    tags: { ...tags, rotation: String(rotation) },
    group: id,
  };
};

/** The option that stands at a place. */
export const getOptionIndex = (place: number, rotation: number): number => (place + rotation) % rotationCount;

/** The place at which an option stands. */
export const getPosition = (option: number, rotation: number): number =>
  (option - rotation + rotationCount) % rotationCount;

/**
 * The last question of a prompt, read back from its layout; undefined where there is none. The passage is one line, and
 * one more where it ends with a conclusion.
 */
export const splitChoice = (prompt: string): ChoiceParts | undefined => {
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
