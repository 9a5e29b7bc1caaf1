/** Grades what an HTTP request holds (one request, a list, or lines), in a thread: a long reply keeps no other request waiting. */
import { orElse } from "../files/or-else.ts";
import { jsonIn, type Grader, type Ungraded } from "../grade.ts";
import { openThreads, type ThreadLimits } from "#runs/threads";

export const linesType = "application/x-ndjson";

/** What the request is answered with, and its HTTP status. */
export type GradedBody = { readonly status: 200 | 400 | 413; readonly type: string; readonly body: string };

/** The longest reply that is graded, in bytes of UTF-8. */
const maxReplyBytes = 8 * 2 ** 20;

/** Grades a body of a content type. A reply that is too long gets an error in its place, and status 413 where it is the only one. */
export const gradeBody = (grader: Grader, type: string, body: string): GradedBody => {
  if (type === linesType) {
    const lines = body.split("\n").filter((line) => line.trim() !== "");
    const graded = lines.map((line) => {
      // A line that is not JSON is the grader's to refuse.
      const request = line.length > maxReplyBytes / 3 ? orElse((): unknown => JSON.parse(line), {}) : {};
      return isTooLong(request) ? JSON.stringify(tooLong) : grader.gradeLine(line);
    });
    return { status: 200, type, body: graded.map((line) => `${line}\n`).join("") };
  }
  const json = (status: GradedBody["status"], value: unknown): GradedBody => ({
    status,
    type: "application/json",
    body: `${JSON.stringify(value)}\n`,
  });
  const request = jsonIn(body);
  if ("error" in request) return json(400, request);
  const { value } = request;
  if (Array.isArray(value))
    return json(
      200,
      value.map((one: unknown) => (isTooLong(one) ? tooLong : grader.grade(one))),
    );
  if (isTooLong(value)) return json(413, tooLong);
  const graded = grader.grade(value);
  return json("error" in graded ? 400 : 200, graded);
};

const tooLong: Ungraded = { error: `the reply is longer than ${maxReplyBytes / 2 ** 20} MiB` };

const isTooLong = (request: unknown): boolean =>
  typeof request === "object" &&
  request !== null &&
  "reply" in request &&
  typeof request.reply === "string" &&
  Buffer.byteLength(request.reply) > maxReplyBytes;

export type BodyGrader = Awaited<ReturnType<typeof openBodyGrader>>;

/** A reply of 8 MiB takes some ten seconds and a gigabyte. */
const usualLimits: ThreadLimits = { timeoutMs: 120_000, heapMb: 2048, atOnce: 4, idleMs: 300_000 };

/** What a thread that grades is opened with, and what it is sent. */
export type GradeSettings = {
  /** A file of questions that requests may name by their ids. */
  readonly suite?: string;
  readonly reader?: string;
};
export type GradeTask = { readonly type: string; readonly body: string };

/** Opens threads that grade. Throws misuse for a suite or a reader that is not there. */
export const openBodyGrader = async ({
  suite,
  reader,
  limits = {},
}: GradeSettings & { readonly limits?: Partial<ThreadLimits> } = {}) => {
  const { run, close } = openThreads<GradeTask, GradedBody>(
    import.meta.url,
    "grade-program",
    { suite, reader },
    { ...usualLimits, ...limits },
  );
  try {
    // The first thread reads the suite before the first request.
    await run({ type: linesType, body: "" });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    /** Throws `incomplete` where a limit was met, and the signal's reason. */
    grade: (type: string, body: string, signal?: AbortSignal) => run({ type, body }, signal),
    close,
  };
};
