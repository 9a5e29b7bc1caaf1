/**
 * A run file checked before anything of it is stored: hashes of calls, plans, the questions against those that the plan makes,
 * or their certificates. Memory grows with the ids of its questions alone.
 */
import { hash } from "node:crypto";
import { lineFrom, lineOf } from "#items/formats/lines";
import { openSuite } from "#items/open-suite";
import { isProblem } from "#items/problem-line";
import { questionOf, type Question } from "#items/question";
import type { Suite } from "#items/suite";
import { faultsOf } from "#items/verify";
import { misuse, OrganonError, withPlace } from "#logic/error";
import type { ImportCheck } from "#report/summary";
import { askedAs } from "#runs/asked-calls";
import { callHashesOf, runIdOf } from "#runs/plan";
import type { CopiedRun, Run, Store } from "#runs/store";
import { differenceOf } from "#runs/stores/planning";
import { attemptsOf, logprobsOf, runOf } from "#runs/stores/rows";
import { createTurns } from "#runs/turns";
import { linesOf } from "../files/lines.ts";
import type { UnpackOptions } from "../files/unpack.ts";
import { isOfRun } from "#runs/stores/notes";
import { isRunName } from "../runs.ts";
import { version } from "../settings/version.ts";
import { isAboutImport } from "./imported.ts";
import { readRunLines, type RunCall, type RunHead, type RunLine } from "./lines.ts";

/** A run of a file, and what was checked of it. */
export type CheckedRun = {
  readonly run: Run;
  readonly copied: CopiedRun;
  readonly calls: number;
  readonly check: Omit<ImportCheck, "at">;
};

export type CheckOptions = UnpackOptions & {
  readonly store: Store;
  /** The file of a suite's questions, wherever it is now. */
  readonly suite?: string;
  /** Called with the number of lines that were read. */
  readonly onProgress?: (lines: number) => void;
};

/** Checks a file whole. Throws misuse that names the line of what cannot be stored. */
export const checkRunFile = async (path: string, options: CheckOptions): Promise<readonly CheckedRun[]> => {
  const { store, signal, onProgress } = options;
  const known = await store.runs();
  const checks: RunCheck[] = [];
  let lines = 0;
  for await (const line of readRunLines(path, options)) {
    signal?.throwIfAborted();
    try {
      if (line.kind === "head") {
        await checks.at(-1)?.compareWith(store);
        checks.push(new RunCheck(line.value, { place: line.place, known, suite: options.suite }));
      } else checks.at(-1)?.look(line);
    } catch (error) {
      // Lists in lists, thousands deep.
      throw error instanceof RangeError ? misuse(`${line.place}: nested too deeply`) : error;
    }
    if (++lines % 500 === 0) {
      await checks.at(-1)?.compareWith(store);
      onProgress?.(lines);
    }
  }
  const found: CheckedRun[] = [];
  await checks.at(-1)?.compareWith(store);
  for (const check of checks) found.push(await check.end(signal));
  return found;
};

/** Yields what a suite asks that is made of its plan alone; undefined for other suites and for those of another version. */
const sourceOf = (suite: Suite, file: string | undefined): ReturnType<typeof openSuite> | undefined => {
  if (suite.kind === "file")
    return file === undefined ? undefined : openSuite({ ...suite, file }, { linesOf });
  return basisOf(suite, file) === "plan" ? openSuite(suite) : undefined;
};

const basisOf = (suite: Suite, file: string | undefined): ImportCheck["basis"] => {
  switch (suite.kind) {
    case "file":
      return file === undefined ? "file" : "plan";
    case "generated":
    case "lengths":
    case "dials":
    case "choice":
      return suite.version === version ? "plan" : "another version";
    default:
      return "answers";
  }
};
const digestOf = (text: string): string => hash("sha256", text).slice(0, 32);

const maxFaults = 20;

class RunCheck {
  readonly #run: Run;
  readonly #head: RunHead;
  readonly #suite: string | undefined;
  readonly #basis: ImportCheck["basis"];
  readonly #hashes: readonly ReturnType<typeof callHashesOf>[];
  /** A hash of each question's text by its id. */
  readonly #questions = new Map<string, string>();
  /** Questions that were not compared with those of the store yet, with their places. */
  readonly #fresh = new Map<string, { readonly question: Question; readonly place: string }>();
  readonly #lastOrdinals: number[];
  readonly #faults: string[] = [];
  #more = 0;
  #calls = 0;
  #replayed = 0;

  constructor(
    head: RunHead,
    {
      place,
      known,
      suite,
    }: { readonly place: string; readonly known: readonly Run[]; readonly suite: string | undefined },
  ) {
    this.#head = head;
    this.#suite = suite;
    const row = {
      ...head.run,
      number: 0,
      plan: JSON.stringify(head.run.plan),
      planned: Number(head.run.planned),
    };
    this.#run = withPlace(place, () => runOf(row, head.subjects));
    const { id, plan, subjects } = this.#run;
    if (id !== runIdOf(plan)) throw misuse(`${place}: the id ${id} is not the hash of the run's plan`);
    const own = known.find((one) => one.id === id);
    const other = subjects.find((one) => own?.subjects.every((model) => model.id !== one.id));
    if (other !== undefined)
      throw misuse(
        `${place}: run ${id} is in the store, without ${other.id}`,
        "import it into another --store",
      );
    this.#basis = basisOf(plan.suite, suite);
    this.#hashes = subjects.map((subject) => callHashesOf(askedAs(subject)));
    this.#lastOrdinals = subjects.map(() => -1);
  }

  look(line: RunLine): void {
    if (line.kind === "question") this.#lookAtQuestion(line.value, line.place);
    else if (line.kind === "call") this.#lookAtCall(line.value, line.place);
    else if (line.kind === "note" && (isAboutImport(line.value) || !isOfRun(line.value.study, this.#run.id)))
      throw misuse(`${line.place}: the note is not on run ${this.#run.id}`);
  }

  #lookAtQuestion(json: string, place: string): void {
    const line = lineFrom(json, place);
    if (this.#questions.has(line.id)) throw misuse(`${place}: question ${line.id} is in the file twice`);
    this.#questions.set(line.id, digestOf(json));
    this.#fresh.set(line.id, { question: questionOf(line), place });
    if (this.#basis === "plan" || !isProblem(line)) return;
    const [fault] = faultsOf(line);
    if (fault === undefined) this.#replayed += 1;
    else this.#note(`question ${line.id}: ${fault}`);
  }

  #lookAtCall({ subject, ordinal, epoch, question, hash: own, answer }: RunCall, place: string): void {
    const [hashOf, last = ordinal] = [this.#hashes[subject], this.#lastOrdinals[subject]];
    if (hashOf === undefined) throw misuse(`${place}: the run has no model ${subject}`);
    if (ordinal <= last) throw misuse(`${place}: call ${ordinal} of model ${subject} is out of order`);
    if (!this.#questions.has(question))
      throw misuse(`${place}: question ${question} is not before this line`);
    this.#lastOrdinals[subject] = ordinal;
    this.#calls += 1;
    if (answer === null) return;
    if (hashOf({ question, epoch, prompt: { messages: answer.prompt } }) !== own)
      throw misuse(
        `${place}: ${own} is not the hash of this call to question ${question}`,
        "its question, model, parameters, prompt or epoch was changed",
      );
    withPlace(place, () => [attemptsOf(jsonColumns(answer)), logprobsOf(jsonColumns(answer))]);
  }

  #note(fault: string): void {
    if (this.#faults.length < maxFaults) this.#faults.push(fault);
    else this.#more += 1;
  }

  /** Throws misuse if the store has another question under the id of a new one. */
  async compareWith(store: Store): Promise<void> {
    for (const [id, there] of await store.questionsNamed([...this.#fresh.keys()])) {
      const { question, place = "" } = this.#fresh.get(id) ?? {};
      const what = question && differenceOf(there, question);
      if (what !== undefined)
        throw misuse(
          `${place}: the store ${store.location} holds another question ${id}: its ${what}`,
          "import it into another store with --store",
        );
    }
    this.#fresh.clear();
  }

  async end(signal: AbortSignal | undefined): Promise<CheckedRun> {
    const verified = this.#basis === "plan" ? await this.#makeAgain(signal) : 0;
    const faults = this.#more === 0 ? this.#faults : [...this.#faults, `and ${this.#more} more`];
    const questions = this.#questions.size;
    const { organon } = this.#head;
    const check = { organon, basis: this.#basis, questions, verified, replayed: this.#replayed, faults };
    return { run: this.#run, copied: copiedOf(this.#head), calls: this.#calls, check };
  }

  /** Makes the questions again from the plan, one more than the file holds, and returns how many are the same, byte by byte. */
  async #makeAgain(signal: AbortSignal | undefined): Promise<number> {
    const left = new Map(this.#questions);
    const made = new Set<string>();
    const turn = createTurns();
    try {
      for await (const question of sourceOf(this.#run.plan.suite, this.#suite) ?? []) {
        await turn();
        signal?.throwIfAborted();
        made.add(question.id);
        if (left.get(question.id) === digestOf(lineOf(question))) left.delete(question.id);
        if (made.size > this.#questions.size) break;
      }
    } catch (error) {
      if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
      this.#note(error.message);
    }
    for (const id of left.keys()) this.#note(`question ${id} is not as the plan makes it`);
    if (this.#run.planned && made.size > this.#questions.size)
      this.#note("the plan makes more questions than the file holds");
    return this.#questions.size - left.size;
  }
}

/** The columns of an answer that hold JSON. */
export const jsonColumns = ({ attempts, logprobs }: NonNullable<RunCall["answer"]>) => ({
  attempts: JSON.stringify(attempts ?? []),
  logprobs: logprobs === null || logprobs === undefined ? null : JSON.stringify(logprobs),
});

/** The run's rows. Its plan counts as complete only when all its calls are stored. */
const copiedOf = ({ run, subjects, names, batches }: RunHead): CopiedRun => ({
  run: { ...run, plan: JSON.stringify(run.plan), planned: 0 },
  subjects: subjects.map(({ parameters, ...subject }, ordinal) => ({
    ...subject,
    ordinal,
    parameters: JSON.stringify(parameters),
  })),
  names: names.filter(isRunName),
  batches,
});
