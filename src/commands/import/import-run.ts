/**
 * Stores the runs of a run file, page by page. All lines are compared with their hashes before; then calls are compared with theirs, and
 * questions with those that the plan makes, or their certificates are replayed. What the store has stays, so the same import again
 * completes one that was cut off, and changes nothing after that. Memory grows with the ids of the questions alone.
 */
import { hash } from "node:crypto";
import { z } from "zod";
import { parseProblemLine, writeLine } from "#items/formats/lines";
import { openSuite } from "#items/open-suite";
import { isProblem } from "#items/problem-line";
import { toQuestion, type Question } from "#items/question";
import type { Suite } from "#items/suite";
import { findFaults } from "#items/verify";
import { misuse, OrganonError, withPlace } from "#logic/error";
import type { ImportCheck } from "#reports/summary";
import { pickSubject } from "#runs/ask-calls";
import { computeCallHash, computeRunId } from "#runs/plan";
import { putIn, type CopiedCall, type RunInTransit } from "#runs/copy-run";
import type { Annotation, Run, Store } from "#runs/store";
import { parseBatch, parseMessages, parseResponse, parseRun, parseSubject } from "#runs/stores/rows";
import { type ColumnType, type RowOf, tables } from "#runs/stores/schema";
import { createTurns } from "#runs/turns";
import { answerReader, answerReaders } from "#scoring/readers/readers";
import { addNotes } from "#runs/stores/notes";
import { jsonBySchema } from "#workspace/files/by-schema";
import { isOfRun } from "#runs/stores/notes";
import { findImport, isAboutImport, keepImport } from "#experiments/run-files/imported";
import { again, readRunLines, type RunLine } from "#experiments/run-files/lines";
import { isRunName } from "#experiments/results/names";
import { clip } from "#reports/printable";
import { version } from "#workspace/settings/version";

const text = z.string();
const count = z.int().min(0);
const time = text.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "not an ISO time");
const values: Readonly<Record<ColumnType, z.ZodType>> = {
  numbered: count,
  integer: count,
  "integer?": count.nullable(),
  text,
  "text?": text.nullable(),
  "real?": z.number().min(0).nullable(),
};

/** A row of a table, without some of its columns and with no others. */
const row = <Name extends keyof typeof tables, Column extends keyof RowOf<Name> & string>(
  name: Name,
  ...without: readonly Column[]
) => {
  const columns = Object.entries<ColumnType>(tables[name].columns);
  const own = columns.filter(([column]) => !without.some((one) => one === column));
  const schemas = own.map(([column, type]) => [column, times.has(column) ? time : values[type]] as const);
  const schema = z.strictObject(Object.fromEntries(schemas));
  return z.custom<Omit<RowOf<Name>, Column>>((value) => schema.safeParse(value).success, `no ${name} row`);
};
const times = new Set(["created", "touched", "time"]);

const head = z.object({
  v: z.literal(1, "another version of Organon wrote the file in another layout"),
  organon: text,
  run: row("runs", "number"),
  subjects: z.array(row("subjects", "run")),
  names: z.array(text),
  batches: z.array(row("batches", "number", "run")),
});

/** Columns of a response that its call or the run's head says. */
const elsewhere = ["call", "call_hash", "question", "model", "parameters", "epoch", "prompt"] as const;
const call = z.object({
  subject: count,
  ordinal: count,
  epoch: count,
  hash: text.regex(/^[0-9a-f]{32}$/, "not 32 hexadecimal digits"),
  question: text,
  batch: text.nullable(),
  readers: z.array(text),
  messages: text.optional(),
  answer: row("responses", ...elsewhere).optional(),
});
type Call = z.infer<typeof call>;

const note: z.ZodType<Annotation> = z.object({
  study: text,
  subject: text,
  annotator: text,
  answers: z.record(text, text),
  at: time,
});

type Placed = RunLine & { readonly place: string };
const parseValue = <Value>(schema: z.ZodType<Value>, { json, kind, place }: Placed): Value =>
  jsonBySchema(schema, json, (fault) => misuse(`${place}: not a ${kind}: ${fault}`, again));

type ImportRunOptions = {
  readonly signal?: AbortSignal;
  readonly file: string;
  /** ISO time of the import. */
  readonly at: string;
  /** Called with the number of lines that were read. */
  readonly onProgress?: (lines: number) => void;
};

/** A run that was imported: its calls, and what was checked. */
type ImportedRun = ImportCheck & { readonly run: string; readonly calls: number };

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
  { file, at, onProgress, signal }: ImportRunOptions,
  { store }: { readonly store: Store },
): Promise<{ readonly runs: readonly ImportedRun[]; readonly notes: number }> => {
  let read = 0;
  for await (const _ of readRunLines(file, signal)) {
    signal?.throwIfAborted();
    if (++read % 500 === 0) onProgress?.(read);
  }
  const lines = readRunLines(file, signal);
  const runs: ImportedRun[] = [];
  let notes = 0;
  for (let next = await lines.next(); next.done !== true;) {
    const one = new RunImport(next.value, store, signal);
    next = await one.store(lines);
    runs.push(await one.end(at));
    notes += await addNotes(store, one.notes);
  }
  return { runs, notes };
};

const pageSize = 500;
const maxFaults = 20;

/** A digest of a question's line without its place: a store keeps a question once, however many suites have it. */
const digestQuestion = (question: Question): string => {
  const { seed: _, index: __, ...line } = JSON.parse(writeLine(question));
  return hash("sha256", JSON.stringify(line)).slice(0, 32);
};

const chooseBasis = (suite: Suite): ImportCheck["basis"] => {
  switch (suite.kind) {
    case "generated":
    case "lengths":
    case "tasks":
    case "choice":
      return suite.version === version ? "plan" : "made by another version";
    default:
      return suite.kind === "file" ? "from a file" : "chosen by answers";
  }
};

/** One run of a file on its way into a store. */
class RunImport {
  readonly notes: Annotation[] = [];
  readonly #store: Store;
  readonly #signal: AbortSignal | undefined;
  readonly #run: Run;
  readonly #batches: RunInTransit["batches"];
  readonly #check: { -readonly [Name in keyof ImportCheck]: ImportCheck[Name] };
  readonly #faults: string[] = [];
  readonly #asked: readonly ReturnType<typeof pickSubject>[];
  /** A hash of each question's line by its id. */
  readonly #questions = new Map<string, string>();
  #own: Run | undefined;
  #calls = 0;

  constructor(line: Placed, store: Store, signal: AbortSignal | undefined) {
    this.#store = store;
    this.#signal = signal;
    const { organon, v: _, ...rows } = parseValue(head, line);
    this.#run = placed(line, () => {
      const run = parseRun(
        { ...rows.run, number: 0 },
        rows.subjects.map((one) => parseSubject({ ...one, run: 0 })),
      );
      if (run.id !== computeRunId(run.plan))
        throw misuse(`the id ${run.id} is not the hash of the run's plan`, again);
      const name = rows.names.find(isRunName);
      return name === undefined ? run : { ...run, name };
    });
    this.#batches = placed(line, () => rows.batches.map((one) => parseBatch(one, rows.run.id)));
    const basis = chooseBasis(this.#run.plan.suite);
    this.#check = { at: "", organon, basis, questions: 0, verified: 0, replayed: 0, faults: this.#faults };
    this.#asked = this.#run.subjects.map(pickSubject);
    for (const name of rows.names)
      if (!isRunName(name)) this.#note(`“${clip(name, 80)}” cannot name a run, and is left out`);
  }

  /** Stores the run's lines, and returns what follows them. A run that was not there is taken out again if its lines are wrong. */
  async store(lines: AsyncIterator<Placed, void>): Promise<IteratorResult<Placed, void>> {
    this.#own = (await this.#store.runs()).find(({ id }) => id === this.#run.id);
    let next: IteratorResult<Placed, void> = { done: true, value: undefined };
    try {
      const pages = this.#pages(lines, (line) => (next = line));
      this.#calls = await putIn(this.#store, { run: this.#run, batches: this.#batches, calls: pages });
    } catch (error) {
      if (this.#own === undefined && error instanceof OrganonError && error.code === "misuse")
        await this.#store.removeRun(this.#run);
      throw error;
    }
    return next;
  }

  async *#pages(
    lines: AsyncIterator<Placed, void>,
    onEnd: (line: IteratorResult<Placed, void>) => void,
  ): AsyncGenerator<readonly CopiedCall[]> {
    const turn = createTurns(this.#signal);
    let [page, questions]: [Call[], Map<string, Question>] = [[], new Map()];
    for (;;) {
      await turn();
      const line = await lines.next();
      const isEnd = line.done === true || line.value.kind === "head";
      if (!isEnd) placed(line.value, () => this.#look(line.value, page, questions));
      if (page.length === pageSize || (isEnd && page.length > 0)) {
        yield await this.#findCalls(page, questions);
        [page, questions] = [[], new Map()];
      }
      if (isEnd) return onEnd(line);
    }
  }

  #look(line: Placed, page: Call[], questions: Map<string, Question>): void {
    if (line.kind === "note") {
      const one = parseValue(note, line);
      if (isAboutImport(one) || !isOfRun(one.study, this.#run.id))
        throw misuse(`the note is not on run ${this.#run.id}`, again);
      this.notes.push(one);
    } else if (line.kind === "call") page.push(this.#soundCall(parseValue(call, line)));
    else {
      const question = this.#soundQuestion(line);
      questions.set(question.id, question);
    }
  }

  #soundQuestion({ json, place }: Placed): Question {
    const line = parseProblemLine(json, place);
    const question = toQuestion(line);
    this.#questions.set(line.id, digestQuestion(question));
    if (this.#check.basis !== "plan" && isProblem(line)) {
      const [fault] = findFaults(line);
      if (fault === undefined) this.#check.replayed += 1;
      else this.#note(`question ${line.id}: ${fault}`);
    }
    return question;
  }

  #soundCall(one: Call): Call {
    const { subject, epoch, question, hash: own, messages, answer } = one;
    const model = this.#asked[subject];
    if (model === undefined) throw misuse(`the run has no model ${subject}`, again);
    if (!this.#questions.has(question)) throw misuse(`question ${question} is not before this line`, again);
    if (answer === undefined || messages === undefined) return one;
    if (
      computeCallHash({ ...model, question, epoch, prompt: { messages: parseMessages({ messages }) } }) !==
      own
    )
      throw misuse(
        `${own} is not the hash of this call to question ${question}`,
        "its question, model, parameters, prompt or epoch was changed",
      );
    parseResponse(answer);
    return one;
  }

  /** The calls with their questions, and with verdicts made here. */
  async #findCalls(page: readonly Call[], questions: ReadonlyMap<string, Question>) {
    // Questions of earlier pages are stored already.
    const absent = new Set(page.map(({ question }) => question)).difference(questions);
    const stored = await this.#store.questionsNamed([...absent]);
    return page.map((one) => findCall(one, questions.get(one.question) ?? stored.get(one.question)!));
  }

  #note(fault: string): void {
    if (this.#faults.length < maxFaults) this.#faults.push(fault);
    else if (this.#faults.length === maxFaults) this.#faults.push("and more");
  }

  /** Compares the questions, and completes the run. */
  async end(at: string): Promise<ImportedRun> {
    const { id } = this.#run;
    this.#check.questions = this.#questions.size;
    if (this.#check.basis === "plan") await this.#makeAgain();
    const check = { ...this.#check, at };
    // The report of a run that was asked here stays as it is.
    if (this.#own?.planned !== true || (await findImport(this.#store, id)) !== undefined)
      await keepImport(this.#store, id, check);
    return { run: id, calls: this.#calls, ...check };
  }

  /** Makes the questions again from the plan, at most one more than the file holds, and compares them, but for their places. */
  async #makeAgain(): Promise<void> {
    const left = new Map(this.#questions);
    const made = new Set<string>();
    const turn = createTurns(this.#signal);
    try {
      for await (const question of openSuite(this.#run.plan.suite)) {
        await turn();
        made.add(question.id);
        if (left.get(question.id) === digestQuestion(question)) left.delete(question.id);
        if (made.size > this.#questions.size) break;
      }
    } catch (error) {
      if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
      this.#note(error.message);
    }
    this.#check.verified = this.#questions.size - left.size;
    for (const id of left.keys()) this.#note(`question ${id} is not as the plan makes it`);
    if (this.#run.planned && made.size > this.#questions.size)
      this.#note("the plan makes more questions than the file holds");
  }
}

const placed = <Value>({ place }: Placed, look: () => Value): Value => {
  try {
    return withPlace(place, look);
  } catch (error) {
    throw error instanceof RangeError ? misuse(`${place}: nested too deeply`, again) : error;
  }
};

const findCall = (
  { answer, messages, readers, hash: callHash, ...planned }: Call,
  question: Question,
): CopiedCall => {
  const call = { ...planned, callHash, question };
  if (answer === undefined || messages === undefined) return { ...call, verdicts: [] };
  const response = parseResponse(answer);
  const judges = answerReaders.filter((one) => one === answerReader || readers.includes(one.name));
  const verdicts = judges.map(({ name, judge }) => ({
    callHash,
    reader: name,
    verdict: judge(question, response),
  }));
  return { ...call, prompt: { messages: parseMessages({ messages }) }, response, verdicts };
};
