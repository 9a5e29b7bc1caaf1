/** A run as the lines of a file: its plan, questions and calls, people's notes on it, and the runs that its report also reads. */
import type { Export, SetDescription } from "#items/exports/export";
import type { CopiedCall, Run, Store } from "#runs/store";
import { responseColumns } from "#runs/stores/rows";
import { isOfRun } from "#runs/stores/notes";
import { version } from "#workspace/settings/version";
import { findLessons } from "../teaching/lessons.ts";
import { findImport, isAboutImport } from "./imported.ts";
import { writeRunLines, type RunLine } from "./lines.ts";

/** The file of a run; `organon import run` reads it. */
export const runFile: Export<string, SetDescription> = {
  name: "run",
  about: "the whole run, for organon import run",
  rows: ({ name }) => [{ path: `${name}.jsonl.gz`, kind: "text", gzip: true, each: (line) => line }],
};

/** Yields the lines of a run's file. Memory grows with the ids of its questions alone. */
export const runLines = (store: Store, run: Run): AsyncGenerator<string> =>
  writeRunLines(readContent(store, run));

async function* readContent(store: Store, run: Run): AsyncGenerator<RunLine> {
  const line = (kind: RunLine["kind"], value: object): RunLine => ({ kind, json: JSON.stringify(value) });
  const notes = (await store.annotations()).filter((note) => !isAboutImport(note));
  for (const one of [run, ...(await readWith(store, run))]) {
    const { head, calls } = await store.takeOut(one);
    const organon = (await findImport(store, one.id))?.organon ?? version;
    yield line("head", { v: 1, organon, ...head });
    const written = new Set<string>();
    for await (const page of calls)
      for (const call of page) {
        const { id, json } = call.question;
        if (!written.has(id)) yield { kind: "question", json };
        written.add(id);
        yield line("call", getCall(call));
      }
    for (const note of notes) if (isOfRun(note.study, one.id)) yield line("note", note);
  }
}

const readWith = async (store: Store, run: Run): Promise<readonly Run[]> => {
  const found = findLessons(run, await store.runs()).map((lesson) => lesson.run);
  return [...new Map(found.map((one) => [one.id, one])).values()];
};

const getCall = ({ question, response, verdicts, ...call }: CopiedCall): object => ({
  ...call,
  question: question.id,
  readers: verdicts.map(({ reader }) => reader),
  messages: response?.messages,
  answer: response && Object.fromEntries(responseColumns.map((column) => [column, response[column]])),
});
