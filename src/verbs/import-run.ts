/**
 * Stores the runs of a run file: first all of it is checked, then it is stored page by page. What the store has stays, so the same
 * import again completes one that was cut off, and changes nothing after that.
 */
import { questionOfLine } from "#items/formats/lines";
import type { Question } from "#items/question";
import type { ImportCheck } from "#report/summary";
import { promptHash } from "#runs/plan";
import type { Annotation, CopiedCall, Store } from "#runs/store";
import { questionRow, tagSetRow, verdictRow } from "#runs/stores/rows";
import { createTurns } from "#runs/turns";
import { answerReader, answerReaders } from "#scores/readers/readers";
import { addNotes } from "./copy-store.ts";
import { checkRunFile, jsonColumns, type CheckedRun, type CheckOptions } from "./run-files/check.ts";
import { findImport, keepImport } from "./run-files/imported.ts";
import { readRunLines, type RunCall } from "./run-files/lines.ts";

type ImportRunOptions = Omit<CheckOptions, "store"> & {
  readonly file: string;
  /** ISO time of the import. */
  readonly at: string;
};

/** A run that was imported: its calls, and what was checked. */
export type ImportedRun = ImportCheck & { readonly run: string; readonly calls: number };

/**
 * Imports a run file, and returns its runs, the first of which is the exported one, and how many notes of people were new. Each reply is
 * judged again. Throws misuse for a file that was changed or is not whole, with its lines; then nothing is stored.
 *
 * @example
 * const [from, to] = [openStore(":memory:"), openStore(":memory:")];
 * await run({ suite: generatedSuite({ limit: 2 }), models: openModels(["reasoner:oracle"]) }, { store: from });
 * const file = `${process.env.TMPDIR ?? "/tmp"}/organon-example.jsonl.gz`;
 * await exportRun({ format: "run", target: { path: file }, name: "two", date: "2026-11-22" }, { store: from });
 * const { runs } = await importRun({ file, at: "2026-11-22T00:00:00.000Z" }, { store: to });
 * runs[0]!.verified; // → 2
 */
export const importRun = async (
  { file, at, ...options }: ImportRunOptions,
  { store }: { readonly store: Store },
): Promise<{ readonly runs: readonly ImportedRun[]; readonly notes: number }> => {
  const checked = await checkRunFile(file, { ...options, store });
  const here = new Set((await store.runs()).map(({ id }) => id));
  const runs: ImportedRun[] = [];
  const notes: Annotation[] = [];
  for (const [place, { run, copied, calls, check }] of checked.entries()) {
    // A run that was asked here keeps its report as it is.
    if (!here.has(run.id) || (await findImport(store, run.id)) !== undefined)
      await keepImport(store, run.id, { ...check, at });
    await store.putIn({ head: copied, calls: pagesOf(file, { place, checked, notes, store, ...options }) });
    if (run.planned) await store.closePlan(run);
    runs.push({ run: run.id, calls, ...check, at });
  }
  return { runs, notes: await addNotes(store, notes) };
};

const pageSize = 500;

type PageOptions = Omit<CheckOptions, "suite"> & {
  /** The index of the run in the file. */
  readonly place: number;
  readonly checked: readonly CheckedRun[];
  /** Gets the run's notes. */
  readonly notes: Annotation[];
};

/** Yields the calls of one run of a file, each with its question and with verdicts made here. */
async function* pagesOf(
  file: string,
  { place, checked, notes, ...options }: PageOptions,
): AsyncGenerator<readonly CopiedCall[]> {
  const { subjects } = checked[place]!.run;
  const turn = createTurns();
  let at = -1;
  let page: RunCall[] = [];
  let questions = new Map<string, Question>();
  const rows = async (): Promise<readonly CopiedCall[]> => {
    const absent = page.flatMap(({ question }) => (questions.has(question) ? [] : question));
    // Questions of earlier pages are stored already.
    const stored = await options.store.questionsNamed([...new Set(absent)]);
    return page.map((call) =>
      callRow(call, questions.get(call.question) ?? stored.get(call.question)!, subjects[call.subject]!),
    );
  };
  for await (const { kind, value } of readRunLines(file, options)) {
    await turn();
    options.signal?.throwIfAborted();
    if (kind === "head") at += 1;
    if (at !== place) continue;
    if (kind === "question") {
      const question = questionOfLine(value);
      questions.set(question.id, question);
    } else if (kind === "call") page.push(value);
    else if (kind === "note") notes.push(value);
    if (page.length < pageSize) continue;
    yield await rows();
    page = [];
    questions = new Map();
  }
  if (page.length > 0) yield await rows();
}

const callRow = (
  { answer, ...call }: RunCall,
  question: Question,
  { provider, model, parameters }: CheckedRun["run"]["subjects"][number],
): CopiedCall => {
  const planned = { ...call, question: { ...questionRow(question), ...tagSetRow(question) } };
  if (answer === null) return { ...planned, verdicts: [] };
  const { prompt: messages, readers, attempts: __, logprobs: ___, ...row } = answer;
  const judges = answerReaders.filter((reader) => reader === answerReader || readers.includes(reader.name));
  return {
    ...planned,
    response: {
      ...row,
      ...jsonColumns(answer),
      call: 0,
      call_hash: call.hash,
      question: question.id,
      model: `${provider}:${model}`,
      parameters: JSON.stringify(parameters),
      epoch: call.epoch,
      prompt: promptHash({ messages }),
      messages: JSON.stringify(messages),
    },
    verdicts: judges.map((reader) => {
      const verdict = reader.judge(question, answer);
      return verdictRow({ callHash: call.hash, reader: reader.name, verdict }, 0);
    }),
  };
};
