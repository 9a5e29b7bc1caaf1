/**
 * Exports for programs that read JSON lines, as rows of `data/exports.json`: the shape of a line, in which a text that begins with `$` stands
 * for a part of the question and the member `...` for the members of one; and the files beside the lines. Inspect AI 0.3: intervals take
 * twins together (`cluster="group"`). lm-evaluation-harness 0.4: its usual 256 tokens and stop at an empty line would cut every model that
 * reasons, so both are set aside. promptfoo: a list in `vars` would be multiplied out, `{{` in a question taken for a template, `file:` for a file.
 * verifiers v1: `validate` grades the key itself, so that a task that cannot be graded is found before anybody trains on it.
 */
import rows from "../../../data/exports.json" with { type: "json" };
import { OrganonError } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { Question } from "../question.ts";
import {
  fillTemplate,
  getGradingData,
  getGroup,
  hasOptions,
  jsonLine,
  getTarget,
  type SuiteExport,
} from "./export.ts";
import { rightReply } from "./finetune.ts";

export const harnesses: readonly SuiteExport[] = rows.map(({ name, about, rows: path, row, files }) => ({
  name,
  about,
  rows: ({ name: set }) => [
    {
      path: fillTemplate(path, { NAME: set }),
      kind: "text",
      each: (question) => jsonLine(fillShape(row, question)),
    },
  ],
  others: ({ name: set, title, hash, version }, _written, read) => {
    const values = {
      NAME: set,
      PROJECT: set.replaceAll("_", "-"),
      TITLE: title.replaceAll('"', "'"),
      QUOTED: JSON.stringify(title),
      ABOUT: JSON.stringify(`${title} (questions ${hash}, Organon ${version})`),
      HASH: hash,
      VERSION: version,
    };
    return files.map((file) => ({
      path: fillTemplate(file.path, values),
      text: fillTemplate(read(file.template), values),
    }));
  },
}));

/** The parts of a question that a placeholder inserts. */
const parts: Readonly<Record<string, (question: Question) => unknown>> = {
  id: ({ id }) => id,
  text: ({ text }) => text,
  "text, no template": ({ text }) => verbatim(text),
  target: getTarget,
  "target or targets": (question) => (question.key.length === 1 ? getTarget(question) : question.key),
  choices: (question) => (hasOptions(question) ? question.answers.map(({ text = "" }) => text) : undefined),
  answers: ({ answers }) => answers,
  key: ({ key }) => key,
  group: getGroup,
  "graded by": getGradingData,
  "graded by, as JSON": (question) => JSON.stringify(getGradingData(question)),
  "right reply": rightReply,
  tags: ({ tags }) => tags,
  "tags, as JSON": ({ tags }) => JSON.stringify(tags),
  "rule or task": ({ tags }) => tags["rule"] ?? tags["task"] ?? "organon",
};

const fillShape = (shape: unknown, question: Question): unknown => {
  if (Array.isArray(shape)) return shape.map((one) => fillShape(one, question));
  if (isRecord(shape))
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, value]) => {
        const part = fillShape(value, question);
        return name === "..." && isRecord(part) ? Object.entries(part) : [[name, part] as const];
      }),
    );
  if (typeof shape !== "string" || !shape.startsWith("$")) return shape;
  const part = parts[shape.slice(1)];
  if (part === undefined) throw new OrganonError("bug/export-shape", `no question has a part ${shape}`);
  return part(question);
};

/** The text with each sign that begins or ends a tag of Nunjucks, the name of a file in front and a last line end as a string of a template. */
const verbatim = (text: string): string =>
  text.replaceAll(
    /\{(?=[{%#\n])|#(?=\})|^(?:file|package)(?=:)|\n$/g,
    (sign) => `{{ ${JSON.stringify(sign)} }}`,
  );
