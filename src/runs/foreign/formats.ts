/**
 * Replies in any log of records: JSON, JSON lines or a table, whose fields `--map` names, as it names those of questions. A reply
 * stands in `reply`, unless the map says otherwise, and so do `model`, `verdict` (what the source judged) and `finish` (why the
 * model ended). Where labels are given, the lines of the question that they stand before are the words of the answers.
 */
import { type ForeignFormat, responseOf, type FoundAnswer } from "./foreign.ts";
import { harnessLogs } from "./harnesses.ts";
import { changed, readLayouts } from "#items/datasets/mapping";
import type { AnswerOption, Question } from "#items/question";

const parts = ["reply", "model", "verdict", "finish"] as const;

/** A part of an answer as a tag: no field of a question has a blank in its name. */
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
    const named = changed(layout, { map: Object.fromEntries(fields), labels });
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

/** The one list of the logs that are read: those of harnesses, and any other log of replies. */
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

/** The answers with the words that stand behind their list marks at the end of the question: earlier lists are of solved examples. */
const withWords = (answers: readonly AnswerOption[], text: string): readonly AnswerOption[] => {
  const marks = answers.map(({ label }) => label.replaceAll(/[().:]/g, ""));
  if (!marks.every((mark) => /^(?:[A-Z]|\d{1,2})$/.test(mark))) return answers;
  const lineOf = (mark: string): RegExp => new RegExp(`^[ \\t]*\\(?${mark}[.):][ \\t]+(\\S.*)$`, "gm");
  const list = text.slice([...text.matchAll(lineOf(marks[0]!))].at(-1)?.index ?? text.length);
  return answers.map((answer, place) => ({
    text: lineOf(marks[place]!).exec(list)?.[1]?.trim(),
    ...answer,
  }));
};
