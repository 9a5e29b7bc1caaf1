/**
 * Lists the supported log formats, and parses replies in any log of records: JSON, JSON Lines or a table. `--map` names the fields, as for
 * questions. By default the reply is in `reply`, and `model`, `verdict` (the source's judgement) and `finish` (the finish reason) are in
 * fields of these names. If labels are given, the texts of the answers are the question's lines that start with them.
 */
import { type ForeignFormat, responseOf, type FoundAnswer } from "./foreign.ts";
import { harnessLogs } from "./harnesses.ts";
import { changeLayout, readLayouts } from "#items/datasets/mapping";
import type { AnswerOption, Question } from "#items/question";

const parts = ["reply", "model", "verdict", "finish"] as const;

/** Returns the tag for a part of an answer: the space prevents a collision with a question's field. */
const tagOf = (part: string): string => `the ${part}`;

const repliesLog: ForeignFormat = {
  name: "replies",
  about: "any other log of replies: --map question=…,key=…,reply=…,model=… names its fields",
  answersIn: (text, { name, model = name, map = {}, labels }) => {
    const fields = Object.entries(map).filter(([field]) => !parts.some((part) => part === field));
    const layout = {
      question: "question",
      key: "key",
      answers: { labels: [] },
      tags: Object.fromEntries(parts.map((part) => [tagOf(part), map[part] ?? part])),
    };
    const named = changeLayout(layout, { map: Object.fromEntries(fields), labels });
    const { questions, dropped } = readLayouts("replies", [named], text, name);
    return [
      ...questions.map((question) => {
        const tags = Object.entries(question.tags).filter(
          ([tag]) => !parts.some((part) => tagOf(part) === tag),
        );
        return { ...answerOf(question, model), tags: Object.fromEntries(tags) };
      }),
      ...dropped.flatMap(({ fault, lines }) => lines.map(() => fault)),
    ];
  },
};

/** The supported log formats: those of harnesses, and any other log of replies. */
export const foreignFormats: readonly ForeignFormat[] = [...harnessLogs, repliesLog];

const answerOf = ({ id, text, answers, key, tags, group }: Question, model: string): FoundAnswer => {
  const [reply = "", asked = model, verdict, stop] = parts.map((part) => tags[tagOf(part)]);
  return {
    model: asked,
    id,
    text,
    answers: withWords(answers, text),
    key,
    tags,
    group,
    prompt: { messages: [{ role: "user", content: text }] },
    response: responseOf(reply, { stop }),
    theirs: verdict === undefined ? undefined : { isCorrect: isRight.test(verdict) },
  };
};

const isRight = /^(?:true|c|correct|right|yes|1|1\.0|0?\.[5-9]\d*)$/i;

/** Adds the texts after the list marks at the end of the question; earlier lists belong to solved examples. */
const withWords = (answers: readonly AnswerOption[], text: string): readonly AnswerOption[] => {
  const marks = answers.map(({ label }) => label.replaceAll(/[().:]/g, ""));
  if (!marks.every((mark) => /^(?:[A-Z]|\d{1,2})$/.test(mark))) return answers;
  const lineOf = (mark: string): RegExp => new RegExp(`^[ \\t]*\\(?${mark}[.):][ \\t]+(\\S.*)$`, "gm");
  const list = text.slice([...text.matchAll(lineOf(marks[0]!))].at(-1)?.index ?? text.length);
  return answers.map((answer, place) => ({ text: lineOf(marks[place]!).exec(list)?.[1]?.trim(), ...answer }));
};
