/**
 * `organon grade`: replies judged by our readers, a line of JSON in and a line out.
 */
import { StringDecoder } from "node:string_decoder";
import { misuse } from "#logic/error";
import { readQuestions } from "#workspace/files/entries";
import { createGrader, type Grader } from "./grade.ts";
import { type Context, type Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (
  { jsonl, suite, parser }: Values<typeof options>,
  context: Context,
): Promise<Result | number> => {
  if (jsonl !== true) throw misuse("no source of requests", "--jsonl reads them from standard input");
  const questions = suite === undefined ? [] : await readQuestions(suite, { signal: context.signal });
  return gradeLines(createGrader({ questions, reader: parser }), context);
};

/** Grades and writes the requests that have come before it reads more, so that whoever waits for an answer gets it. */
const gradeLines = async (grader: Grader, { terminal, signal }: Context): Promise<number> => {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let bad = 0;
  const gradeAll = async (lines: readonly string[]): Promise<void> => {
    const graded = lines.filter((line) => line.trim() !== "").map(grader.gradeLine);
    bad += graded.filter((line) => line.includes('"error":') && "error" in JSON.parse(line)).length;
    if (graded.length > 0) await terminal.out(graded.join("\n"));
  };
  const stop = (): void => void process.stdin.destroy();
  signal.addEventListener("abort", stop, { once: true });
  try {
    for await (const chunk of process.stdin) {
      const lines = (rest + decoder.write(chunk)).split("\n");
      rest = lines.pop() ?? "";
      await gradeAll(lines);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
  signal.throwIfAborted();
  await gradeAll([rest + decoder.end()]);
  if (bad > 0) terminal.notice(`${bad} requests could not be graded: their answers say why`);
  return bad > 0 ? 1 : 0;
};
