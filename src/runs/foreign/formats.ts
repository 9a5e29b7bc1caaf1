/**
 * Lists the supported log formats, and parses replies in any log of records: JSON, JSON Lines or a table. `--map` names the fields, as for
 * questions. By default the reply is in `reply`, and `model`, `verdict` (the source's judgement) and `finish` (the finish reason) are in
 * fields of these names. If labels are given, the texts of the answers are the question's lines that start with them.
 */
import { withPlace } from "#logic/error";
import { type ForeignFormat, responseOf, verdictIn, type FoundAnswer } from "./foreign.ts";
import { harnessLogs } from "./harnesses.ts";
import { changeLayout, readLayouts } from "#items/datasets/mapping";
import type { AnswerOption, Question } from "#items/question";

/** The parts of an answer, with the fields that are looked for without --map; of an id the first that is there. */
const parts = {
  reply: "reply",
  model: "model",
  verdict: "verdict",
  finish: "finish",
  id: "id|doc_id|question_id|sample_id|example_id|qid|uid|idx",
} as const;
type Part = keyof typeof parts;
const partNames = ["reply", "model", "verdict", "finish", "id"] as const satisfies readonly Part[];

/** Returns the tag for a part of an answer: the space prevents a collision with a question's field. */
const tagOf = (part: string): string => `the ${part}`;

const repliesLog: ForeignFormat = {
  name: "replies",
  about: "any other log of replies: --map question=…,key=…,reply=…,model=…,id=… names its fields",
  answersIn: (text, { name, model = name, map = {}, labels, keys }) => {
    const fields = Object.entries(map).filter(([field]) => !Object.hasOwn(parts, field));
    const layout = {
      question: "question",
      key: "key",
      answers: { labels: [] },
      tags: Object.fromEntries(partNames.map((part) => [tagOf(part), map[part] ?? parts[part]])),
    };
    const named = changeLayout(layout, { map: Object.fromEntries(fields), labels, keys });
    const { questions, dropped } = withPlace(name, () => readLayouts("replies", [named], text, name));
    const verdict = map["verdict"] ?? parts.verdict;
    return [
      ...questions.map((question) => answerOf(question, model, verdict)),
      ...dropped.flatMap(({ fault, lines }) => lines.map(() => fault)),
    ];
  },
};

/** The supported log formats: those of harnesses, and any other log of replies. */
export const foreignFormats: readonly ForeignFormat[] = [...harnessLogs, repliesLog];

const answerOf = (
  { text, answers, key, tags: all, group }: Question,
  model: string,
  verdictField: string,
): FoundAnswer => {
  const [reply = "", asked = model, said, stop, id] = partNames.map((part) => all[tagOf(part)]);
  const tags = Object.entries(all).filter(([tag]) => !partNames.some((part) => tagOf(part) === tag));
  const isCorrect = verdictIn(said);
  return {
    model: asked,
    ids: id === undefined ? [] : [{ field: "id", value: id }],
    text,
    answers: withWords(answers, text),
    key,
    tags: Object.fromEntries(tags),
    group,
    prompt: { messages: [{ role: "user", content: text }] },
    response: responseOf(reply, { stop }),
    theirs: isCorrect === undefined ? [] : [{ name: verdictField, isCorrect }],
  };
};

/** Adds the texts after the list marks at the end of the question; earlier lists belong to solved examples. */
const withWords = (answers: readonly AnswerOption[], text: string): readonly AnswerOption[] => {
  const marks = answers.map(({ label }) => label.replaceAll(/[().:]/g, ""));
  if (!marks.every((mark) => /^(?:[A-Z]|\d{1,2})$/.test(mark))) return answers;
  const lineOf = (mark: string): RegExp => new RegExp(`^[ \\t]*\\(?${mark}[.):][ \\t]+(\\S.*)$`, "gm");
  const list = text.slice([...text.matchAll(lineOf(marks[0]!))].at(-1)?.index ?? text.length);
  return answers.map((answer, place) => ({ text: lineOf(marks[place]!).exec(list)?.[1]?.trim(), ...answer }));
};
