/** A run as the lines of a file: its plan, questions and calls, people's notes on it, and the runs that its report also reads. */
import type { Export, SetAbout } from "#items/exports/export";
import type { CopiedCall, CopiedRun, Run, Store } from "#runs/store";
import { attemptsOf, logprobsOf, messagesOf, oneOf, parametersOf, statusOf } from "#runs/stores/rows";
import { isOfRun } from "#runs/stores/notes";
import { findRetries } from "../reporting/cut-offs.ts";
import { version } from "../settings/version.ts";
import { lessonsOf } from "../teaching/lessons.ts";
import { findImport, isAboutImport } from "./imported.ts";
import { batchStatuses, layoutVersion, RunLineWriter, type RunCall, type RunHead } from "./lines.ts";

/** The file of a run; `organon import run` reads it. */
export const runFile: Export<string, SetAbout> = {
  name: "run",
  about: "the whole run, for organon import run",
  rows: ({ name }) => [{ path: `${name}.jsonl.gz`, kind: "text", gzip: true, each: (line) => line }],
};

/** Yields the lines of a run's file. Memory grows with the ids of its questions alone. */
export async function* runLines(store: Store, run: Run): AsyncGenerator<string> {
  const lines = new RunLineWriter();
  const notes = (await store.annotations()).filter((note) => !isAboutImport(note));
  for (const one of [run, ...(await readWith(store, run))]) {
    const { head, calls } = await store.takeOut(one);
    const organon = (await findImport(store, one.id))?.organon ?? version;
    yield lines.line("head", headOf(head, organon));
    const written = new Set<string>();
    for await (const page of calls)
      for (const call of page) {
        if (!written.has(call.question.id)) yield lines.line("question", call.question.json);
        written.add(call.question.id);
        yield lines.line("call", callOf(call));
      }
    for (const note of notes) if (isOfRun(note.study, one.id)) yield lines.line("note", note);
  }
  yield lines.end();
}

/** The runs that the report of a run also reads: its few-shot examples' runs, and those that asked truncated answers again. */
const readWith = async (store: Store, run: Run): Promise<readonly Run[]> => {
  const found = lessonsOf(run, await store.runs()).map((lesson) => lesson.run);
  for (const place of run.subjects.keys()) found.push(...(await findRetries(store, run, place)).runs);
  return [...new Map(found.map((one) => [one.id, one])).values()];
};

const headOf = ({ run, subjects, names, batches }: CopiedRun, organon: string): RunHead => ({
  v: layoutVersion,
  organon,
  run: { ...run, plan: JSON.parse(run.plan), planned: run.planned === 1 },
  subjects: subjects.map(({ id, provider, model, organisation, parameters }) => ({
    id,
    provider,
    model,
    organisation,
    parameters: parametersOf(parameters),
  })),
  names: [...names],
  batches: batches.map(({ status, ...batch }) => ({
    ...batch,
    status: oneOf("status", status, batchStatuses),
  })),
});

const callOf = ({
  subject,
  ordinal,
  epoch,
  hash,
  batch,
  question,
  response,
  verdicts,
}: CopiedCall): RunCall => ({
  subject,
  ordinal,
  epoch,
  question: question.id,
  hash,
  batch,
  answer: response === undefined ? null : answerOf(response, verdicts),
});

const answerOf = (
  row: NonNullable<CopiedCall["response"]>,
  verdicts: CopiedCall["verdicts"],
): NonNullable<RunCall["answer"]> => ({
  status: statusOf(row.status),
  prompt: messagesOf(row).map(({ role, content }) => ({ role, content })),
  text: row.text,
  thinking: row.thinking,
  finish_reason: row.finish_reason,
  tokens_in: row.tokens_in,
  tokens_out: row.tokens_out,
  tokens_thinking: row.tokens_thinking,
  tokens_cached: row.tokens_cached,
  cost: row.cost,
  served_model: row.served_model,
  time: row.time,
  attempts: attemptsOf(row),
  logprobs: logprobsOf(row) ?? null,
  readers: verdicts.map(({ reader }) => reader),
});
