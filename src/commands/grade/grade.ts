/**
 * Grades replies, one at a time, by the answer parsers of reports: for trainers and other harnesses. A request has a reply and its
 * question: the question itself (`question: { answers, key }`, or its line), its parts (`key`, and `answers` if they are not yes and no
 * and its `task` does not state them), or the `id` of a question that the grader knows. It asks nothing and keeps nothing.
 */
import { getGradingData } from "#items/exports/export";
import { parseProblemLine, toQuestions } from "#items/formats/lines";
import { labelsFault } from "#items/problem-line";
import { yesNo, type AnswerOption, type Question } from "#items/question";
import { findTaggedTask } from "#items/tasks/task-list";
import { getCheckedProblem } from "#items/tasks/tasks";
import { orMisuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { callStatuses } from "#models/language-model";
import type { AnswerReader, Judged } from "#scoring/judge";
import { answerReader, readerNamed } from "#scoring/readers/readers";
import type { TaskSteps } from "#items/tasks/task";
import { judgeSteps } from "#scoring/tasks/judge-task";
import type { Verdict } from "#scoring/verdict";

export type GraderOptions = {
  /** Questions that requests may name by their ids. */
  readonly questions?: Iterable<Question>;
  /** The name of a reader; the one that reports go by where nothing is said. */
  readonly reader?: string;
};

/** The outcome of a request; `span` is the answer's place in the reply, `[start, end)`. */
export type Grade = {
  readonly id?: string;
  /** 1 for the right answer, 0 for every other reply, as accuracy counts; null for a call that failed. */
  readonly score: 0 | 1 | null;
  readonly verdict: Verdict["outcome"];
  readonly answer: string | null;
  readonly span: readonly [start: number, end: number] | null;
  readonly reader: string;
  /** Of a proof or a case that the kernel refused: the first line that does not follow, and why. */
  readonly fault?: Verdict["fault"];
} & Partial<TaskSteps>;

type Ungraded = { readonly id?: string; readonly error: string };

/** Grades requests: values, or lines of JSON. */
export type Grader = {
  readonly grade: (request: unknown) => Grade | Ungraded;
  readonly gradeLine: (line: string) => string;
};

/**
 * A grader. Throws misuse for a reader that nobody knows; a request that cannot be graded gets its error as its answer.
 *
 * @example
 * const grader = createGrader();
 * const line = JSON.stringify({ key: "no", reply: "It does not follow. The answer is: no." });
 * JSON.parse(grader.gradeLine(line)).verdict; // → "correct"
 */
export const createGrader = ({ questions = [], reader }: GraderOptions = {}): Grader => {
  const known = new Map<string, Judged>();
  for (const question of questions) known.set(question.id, getGradingData(question));
  const judge = reader === undefined ? answerReader : readerNamed(reader);
  // A request of a stranger must not end those behind it, whatever it does to the reader.
  const grade = (request: unknown): Grade | Ungraded => {
    try {
      return gradeRequest(judge, known, request);
    } catch (cause) {
      const id = isRecord(request) && typeof request["id"] === "string" ? { id: request["id"] } : {};
      return {
        ...id,
        error: `it cannot be graded: ${cause instanceof Error ? cause.message : String(cause)}`,
      };
    }
  };
  const gradeLine = (line: string): string => {
    const request = parseJson(line);
    return JSON.stringify("error" in request ? request : grade(request.value));
  };
  return { grade, gradeLine };
};

const parseJson = (text: string): { readonly value: unknown } | Ungraded => {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { error: `not JSON: ${cause instanceof Error ? cause.message : ""}` };
  }
};

const gradeRequest = (
  reader: AnswerReader,
  known: ReadonlyMap<string, Judged>,
  request: unknown,
): Grade | Ungraded => {
  if (!isRecord(request)) return { error: "a request is an object with a reply" };
  const { id, reply, status = "answered" } = request;
  const named = typeof id === "string" || typeof id === "number" ? { id: String(id) } : {};
  if (typeof reply !== "string" && reply !== null) return { ...named, error: "“reply” is not a text" };
  if (typeof status !== "string" || !isStatus(status))
    return { ...named, error: `“status” is not one of ${callStatuses.join(", ")}` };
  const asked = findJudged(request, known);
  if (typeof asked === "string") return { ...named, error: asked };
  const response = { status: reply === null ? ("failed" as const) : status, text: reply ?? "" };
  const { outcome, answer = null, span = null, ...more } = reader.judge(asked, response);
  const score = outcome === "failed" ? null : outcome === "correct" ? 1 : 0;
  const problem = response.status === "answered" ? getCheckedProblem(asked) : undefined;
  const lines = problem && judgeSteps(problem, response.text);
  return { ...named, score, verdict: outcome, answer, span, reader: reader.name, ...more, ...lines };
};

const findJudged = (request: Readonly<Record<string, unknown>>, known: ReadonlyMap<string, Judged>) => {
  const { question, item, id } = request;
  const from = isRecord(question) ? question : isRecord(item) ? item : request;
  const { problem } = from;
  if (isRecord(problem)) return parseProblem(problem);
  if (isRecord(from["parameters"])) return parseProblem(from);
  const said = from["key"] ?? from["label"];
  const key = parseKeys(said);
  if (said !== undefined && said !== null && key === undefined)
    return "“key” is not a label or a list of different labels";
  if (key === undefined)
    return typeof id === "string"
      ? (known.get(id) ?? `no question has the id “${id}”, and the request has no key`)
      : "there is no “key”, and no “id” of a question that is known";
  // A line of a file calls them options.
  const given = from["answers"] ?? from["options"];
  const answers = given === undefined ? usualAnswers(from["task"]) : parseAnswers(given);
  if (answers === undefined) return "“answers” is not a list of at least two labels";
  const unread = labelsFault(answers.map(({ label }) => label));
  if (unread !== undefined) return unread;
  const unknown = key.find((one) => answers.every(({ label }) => label !== one));
  return unknown === undefined ? { answers, key } : `the key “${unknown}” is not among the answers`;
};

const usualAnswers = (task: unknown): readonly AnswerOption[] => {
  const answer = typeof task === "string" ? findTaggedTask({ task })?.answer : undefined;
  return answer?.kind === "relation" ? Object.values(answer.labels).map((label) => ({ label })) : yesNo;
};

const parseProblem = (item: object): Judged | string =>
  orMisuse(
    () => toQuestions(parseProblemLine(JSON.stringify(item), "“item”"))[0] ?? "“item” asks nothing",
    ({ message }) => message,
  );

const parseKeys = (value: unknown): readonly string[] | undefined => {
  if (typeof value === "string") return [value];
  const isKey = isList(value) && value.length > 0 && value.every((one) => typeof one === "string");
  return isKey && new Set(value).size === value.length ? value : undefined;
};

const parseAnswers = (value: unknown): readonly AnswerOption[] | undefined => {
  if (!isList(value) || value.length < 2) return undefined;
  const options = value.flatMap((one) => parseOption(one) ?? []);
  return options.length === value.length ? options : undefined;
};

const parseOption = (value: unknown): AnswerOption | undefined => {
  if (typeof value === "string") return { label: value };
  if (!isRecord(value)) return undefined;
  const { label, text = null } = value;
  if (typeof label !== "string" || (text !== null && typeof text !== "string")) return undefined;
  return text === null ? { label } : { label, text };
};

const isStatus = (value: string): value is (typeof callStatuses)[number] =>
  callStatuses.some((one) => one === value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
