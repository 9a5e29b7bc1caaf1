/** A run as the lines of a file: its plan, questions and calls, people's notes on it, and the runs that its report also reads. */
import { writeLine } from "#items/formats/lines";
import type { Export, SetDescription } from "#items/exports/export";
import { takeOut, type CopiedCall } from "#runs/copy-run";
import type { Batch, Run, Store } from "#runs/store";
import type { Response } from "#models/language-model";
import { responseColumns, responseRow } from "#runs/stores/rows";
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
    const { batches, calls } = await takeOut(store, one);
    const organon = (await findImport(store, one.id))?.organon ?? version;
    yield line("head", { v: 1, organon, ...getHead(one, batches) });
    const written = new Set<string>();
    for await (const page of calls)
      for (const call of page) {
        const { id } = call.question;
        if (!written.has(id)) yield { kind: "question", json: writeLine(call.question) };
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

const getHead = (
  { id, plan, created, touched, planned, argv, subjects, name }: Run,
  batches: readonly Batch[],
): object => ({
  run: {
    id,
    plan: JSON.stringify(plan),
    created,
    touched,
    planned: Number(planned),
    argv: argv === undefined ? null : JSON.stringify(argv),
  },
  subjects: subjects.map(({ parameters, ...about }, ordinal) => ({
    ordinal,
    ...about,
    parameters: JSON.stringify(parameters),
  })),
  names: name === undefined ? [] : [name],
  batches: batches.map(
    ({ name, subject, vendorId = null, status, calls, setAside, created, why = null }) => ({
      name,
      subject,
      vendor_id: vendorId,
      status,
      calls,
      set_aside: setAside,
      created,
      why,
    }),
  ),
});

const getCall = ({
  subject,
  ordinal,
  epoch,
  callHash: hash,
  batch,
  question,
  prompt,
  response,
  verdicts,
}: CopiedCall): object => {
  const about = { subject, ordinal, epoch, hash, batch, question: question.id };
  const answer = response && getAnswer(response);
  return {
    ...about,
    readers: verdicts.map(({ reader }) => reader),
    messages: prompt && JSON.stringify(prompt.messages),
    answer,
  };
};

const getAnswer = (response: Response): object => {
  const about = { callHash: "", question: "", model: "", parameters: {}, epoch: 0, prompt: { messages: [] } };
  const row = responseRow({ ...about, response }, 0);
  return Object.fromEntries(responseColumns.map((column) => [column, row[column]]));
};
