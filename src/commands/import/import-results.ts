/**
 * Another harness's log as a run of ours: its questions and replies stored, each reply judged by our reader, and what that harness made of it
 * beside ours. Then `report`, `compare` and all others take it as they take any run. Nothing is asked.
 */
import { questionsHash } from "#workspace/files/entries";
import { hash } from "node:crypto";
import { writeLine, parseQuestionLine } from "#items/formats/lines";
import { labelText, type Question } from "#items/question";
import { misuse, findNamed } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import type { ForeignAnswer, ForeignVerdict, LogOptions, LogFile } from "#runs/foreign/foreign";
import { logFormats } from "#runs/foreign/formats";
import { isOwnId, readLog, type LogQuestion } from "#runs/foreign/read-log";
import { computeCallHash, type RunPlan } from "#runs/plan";
import type { PlannedCall, Run, Store } from "#runs/store";
import { answerReader, parseAnswer } from "#scoring/readers/readers";
import type { Verdict } from "#scoring/verdict";
import { number, present, section, table, text } from "#reports/blocks";
import type { Document } from "#reports/document";
import { count } from "#reports/numbers";
import { clip } from "#reports/printable";

/** How a log is read, and the questions that it names by their ids. */
type ImportResultsOptions = LogOptions & {
  readonly format: string;
  /** Our own questions, which the log names by their ids: then certificates and skills come along. */
  readonly questions?: Iterable<Question> | AsyncIterable<Question>;
  /** ISO time of the import. */
  readonly at: string;
};

/**
 * Stores the files of a log as one run. Throws misuse for an unknown format, for a text in another layout and where nothing can be
 * judged.
 *
 * @example
 * const sample = { doc_id: 1, doc: {}, target: "no", arguments: [["Does it follow?"]], resps: [["**No**, never."]], exact_match: 0 };
 * const store = openStore(":memory:");
 * const files = [{ name: "owl/samples.jsonl", text: JSON.stringify(sample) }];
 * const log = { format: "lm-eval", labels: ["yes", "no"], at: "2026-11-22T00:00:00.000Z" };
 * (await importResults(files, log, { store })).misreadings[0]!.ours.outcome; // → "correct"
 * await store.close();
 */
export const importResults = async (
  files: readonly LogFile[],
  options: ImportResultsOptions,
  { store }: { readonly store: Store },
) => {
  const format = findNamed("format", options.format, logFormats);
  const name = nameFiles(files);
  const known = new QuestionPack();
  for await (const question of options.questions ?? []) known.add(question);
  const reading = { ...options, parseAnswer };
  const log = await readLog(format, files, reading, known.keys);
  const { dropped, notes } = log;
  if (log.size === 0)
    throw misuse(
      `${name} holds no answers of ${format.name}`,
      Object.keys(dropped).join("; ") || `organon import replies ${name} --look shows what it holds`,
    );
  const requireQuestion = (id: string): Question =>
    known.get(id) ?? toQuestion(id, log.questions.get(id)!, format.name);
  const ids = Array.from(log.questions.keys(), (id) => ({ id: requireQuestion(id).id }));
  const plan: RunPlan = {
    models: log.models.map((model) => `${format.name}:${model}`),
    suite: {
      kind: "file",
      hash: (await questionsHash(ids)).hash,
      file: name,
      items: ids.length,
      log: log.hash,
    },
    prompt: { style: "direct" },
    epochs: log.epochs,
  };
  const subjects = log.models.map((id) => buildSubject(format.name, id, log.hash));
  const run = await store.openRun(plan, subjects, options.at);
  const before = run.plan.suite.kind === "file" ? run.plan.suite.file : undefined;
  const recorder = new AnswerRecorder(store, run, requireQuestion);
  try {
    for await (const answer of log.read()) await recorder.add(answer);
    await recorder.flush();
    await store.closePlan(run);
  } catch (error) {
    if (!run.planned) await store.removeRun(run);
    throw error;
  }
  const { tallies, verdicts, misreadings } = recorder;
  return {
    run,
    questions: ids.length,
    answers: log.size,
    dropped,
    notes: [
      ...notes,
      ...(before === name || before === undefined
        ? []
        : [`the same answers as in ${before}, imported before`]),
    ],
    models: Array.from(tallies, ([model, tally]) => tally.score(model)),
    verdicts: Array.from(verdicts, ([name, sum]): VerdictSum => ({ name, ...sum })),
    misreadings,
  };
};

/** Questions by their ids, packed: as objects, those of a suite would take several times its file. */
class QuestionPack {
  /** Questions with equal answers and keys share them. */
  readonly keys = new Map<string, Pick<Question, "answers" | "key">>();
  readonly #lines = new Map<string, Buffer>();
  readonly #shared = new Map<string, Pick<Question, "answers" | "key">>();

  add(question: Question): void {
    const { id, answers, key } = question;
    this.keys.set(
      id,
      getOrInsert(this.#shared, JSON.stringify([answers, key]), () => ({ answers, key })),
    );
    this.#lines.set(id, Buffer.from(writeLine(question)));
  }

  get(id: string): Question | undefined {
    const line = this.#lines.get(id);
    return line && parseQuestionLine(line.toString());
  }
}

/** A number of replies or questions, and how many of them are correct. */
type Sum = { n: number; correct: number };

/** Correct answers of a model's replies, in the log and by Organon, and the correct majorities of questions that were repeated. */
type ModelScore = Readonly<Sum> & {
  readonly model: string;
  readonly recorded: readonly (Readonly<Sum> & { readonly name: string })[];
  /** Undefined if no question was repeated. A tie is no majority. */
  readonly majority?: Readonly<Sum>;
};

/** Counts the replies of a model. */
class ModelTally {
  readonly #sum: Sum = { n: 0, correct: 0 };
  readonly #recorded = new Map<string, Sum>();
  readonly #votes = new Map<string, { readonly key: string; readonly answers: string[]; calls: number }>();

  add(
    { id, key }: Question,
    { theirs }: ForeignAnswer,
    { outcome, answer }: Verdict,
    isRepeated: boolean,
  ): void {
    if (outcome === "failed") return;
    this.#sum.n++;
    if (outcome === "correct") this.#sum.correct++;
    for (const { name, isCorrect } of theirs) {
      const sum = getOrInsert(this.#recorded, name, () => ({ n: 0, correct: 0 }));
      sum.n++;
      if (isCorrect) sum.correct++;
    }
    if (!isRepeated) return;
    const vote = getOrInsert(this.#votes, id, () => ({ key: labelText(key), answers: [], calls: 0 }));
    vote.calls++;
    if (answer !== undefined) vote.answers.push(answer);
  }

  score(model: string): ModelScore {
    const votes = [...this.#votes.values()];
    const correct = votes.filter(({ key, answers }) => findMajority(answers) === key).length;
    return {
      model,
      ...this.#sum,
      recorded: Array.from(this.#recorded, ([name, sum]) => ({ name, ...sum })),
      majority: votes.some(({ calls }) => calls > 1) ? { n: votes.length, correct } : undefined,
    };
  }
}

const findMajority = (answers: readonly string[]): string | undefined => {
  const counts = [...Map.groupBy(answers, (answer) => answer)].map(([answer, { length }]) => ({
    answer,
    length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.length - a.length);
  return first?.length === second?.length ? undefined : first?.answer;
};

/** How many replies a log and Organon both judged, how often alike, and how many are right by Organon alone, by the name of the log's verdict. */
type VerdictSum = {
  readonly name: string;
  readonly judged: number;
  readonly agreed: number;
  readonly ours: number;
};

const nameFiles = (files: readonly LogFile[]): string => {
  const [first = "", ...others] = files.map(({ name }) => name);
  if (others.length === 0) return first;
  let end = 0;
  while (end < first.length && others.every((name) => name[end] === first[end])) end++;
  return `${first.slice(0, first.lastIndexOf("/", end) + 1)} (${files.length} files)`.trim();
};

const toQuestion = (
  id: string,
  { text, answers, key, tags, group }: LogQuestion,
  format: string,
): Question => ({
  id: nameQuestion({ id, text, key }, format),
  text,
  answers,
  key,
  tags: { dataset: format, ...tags },
  group,
});

const nameQuestion = ({ id, text, key }: Pick<Question, "id" | "text" | "key">, format: string): string =>
  isOwnId(id) ? id : hash("sha256", [format, id, text, ...key].join("\n")).slice(0, 32);

const buildSubject = (provider: string, model: string, log: string): Run["subjects"][number] => ({
  id: `${provider}:${model}`,
  provider,
  model,
  organisation: model.includes("/") ? (model.split("/")[0] ?? "unknown") : "unknown",
  parameters: { log },
});

/** So many answers of a log are in memory together. */
const sliceSize = 100;

/** Stores the answers of a log, judges them, and counts. */
class AnswerRecorder {
  readonly tallies = new Map<string, ModelTally>();
  readonly verdicts = new Map<string, { judged: number; agreed: number; ours: number }>();
  readonly misreadings: Misreading[] = [];
  readonly #store: Store;
  readonly #run: Run;
  readonly #questionAt: (id: string) => Question;
  readonly #subjects: ReadonlyMap<string, number>;
  readonly #ordinals: number[];
  readonly #isRepeated: boolean;
  readonly #slice: ForeignAnswer[] = [];

  constructor(store: Store, run: Run, requireQuestion: (id: string) => Question) {
    this.#isRepeated = run.plan.epochs > 1;
    [this.#store, this.#run, this.#questionAt] = [store, run, requireQuestion];
    this.#subjects = new Map(run.subjects.map(({ model }, at) => [model, at]));
    this.#ordinals = run.subjects.map(() => 0);
  }

  async add(answer: ForeignAnswer): Promise<void> {
    this.#slice.push(answer);
    if (this.#slice.length === sliceSize) await this.flush();
  }

  async flush(): Promise<void> {
    const answers = this.#slice.splice(0);
    const calls = answers.map((answer) => this.#planCall(answer));
    if (calls.length > 0) await this.#store.addCalls(this.#run, calls);
    await Promise.all(calls.map((call, at) => this.#record(call, answers[at]!)));
  }

  #planCall({ id, model, prompt, epoch }: ForeignAnswer): PlannedCall {
    const question = this.#questionAt(id);
    const subject = this.#subjects.get(model)!;
    const { id: name, parameters } = this.#run.subjects[subject]!;
    const callHash = computeCallHash({ question: question.id, model: name, parameters, prompt, epoch });
    return { question, subject, ordinal: this.#ordinals[subject]!++, epoch, callHash };
  }

  async #record(call: PlannedCall, answer: ForeignAnswer): Promise<void> {
    const verdict = answerReader.judge(call.question, answer.response);
    const { prompt, response, theirs } = answer;
    const { id: model, parameters } = this.#run.subjects[call.subject]!;
    await this.#store.record(
      { ...call, question: call.question.id, model, parameters, prompt, response },
      { callHash: call.callHash, reader: answerReader.name, verdict },
    );
    const tally = getOrInsert(this.tallies, answer.model, () => new ModelTally());
    tally.add(call.question, answer, verdict, this.#isRepeated);
    if (response.status !== "answered") return;
    for (const one of theirs) {
      const sum = getOrInsert(this.verdicts, one.name, () => ({ judged: 0, agreed: 0, ours: 0 }));
      sum.judged++;
      if (one.isCorrect === (verdict.outcome === "correct")) {
        sum.agreed++;
        continue;
      }
      if (!one.isCorrect) sum.ours++;
      if (this.misreadings.length < maxMisreadings)
        this.misreadings.push(findMisreading(call.question, answer, one, verdict));
    }
  }
}

/** More are counted, not kept. */
const maxMisreadings = 1000;

/** A reply that the log and Organon judge differently. */
type Misreading = {
  readonly id: string;
  readonly model: string;
  readonly key: string;
  readonly reply: string;
  readonly theirs: ForeignVerdict;
  readonly ours: Verdict;
};

const findMisreading = (
  { id, key }: Question,
  { model, response }: ForeignAnswer,
  theirs: ForeignVerdict,
  ours: Verdict,
): Misreading => ({ id, model, key: key.join(","), reply: response.text, theirs, ours });

const formatShare = ({ n, correct }: Readonly<Sum>): string =>
  `${correct} of ${n} (${n === 0 ? "–" : ((100 * correct) / n).toFixed(1)} %)`;

const shown = 12;

const countDifferences = (verdicts: readonly VerdictSum[]): number =>
  verdicts.reduce((sum, { judged, agreed }) => sum + judged - agreed, 0);

export const misreadingsDocument = (
  told: Awaited<ReturnType<typeof importResults>>,
  format: string,
): Document => ({
  title: `${format}: ${count(told.answers)} answers to ${count(told.questions)} questions`,
  facts: [
    `run ${told.run.id}`,
    ...told.notes,
    ...Object.entries(told.dropped).map(([reason, n]) => `${n} left out: ${reason}`),
  ],
  sections: present([
    section(
      "models",
      "Correct replies",
      table(
        ["model", "replies", "correct", "correct in the import", "correct majorities"],
        told.models.map(({ model, n, correct, recorded, majority }) => [
          clip(model, 40),
          number(n),
          formatShare({ n, correct }),
          recorded.length === 0 ? "–" : recorded.map((one) => `${one.name}: ${formatShare(one)}`).join("; "),
          majority === undefined ? "–" : formatShare(majority),
        ]),
      ),
    ),
    told.verdicts.length > 0 &&
      section(
        "agreement",
        "Imported and own verdicts",
        table(
          ["verdict", "judged by both", "agreed", "right by Organon alone", "right in the import alone"],
          told.verdicts.map(({ name, judged, agreed, ours }) => [
            name,
            number(judged),
            number(agreed),
            number(ours),
            number(judged - agreed - ours),
          ]),
        ),
      ),
    told.misreadings.length > 0 &&
      section("differences", "Differences", [
        table(
          ["question", "key", "verdict", "in the import", "by Organon", "end of the reply"],
          told.misreadings
            .slice(0, shown)
            .map(({ id, key, theirs, ours, reply }) => [
              clip(id, 12),
              key,
              theirs.name,
              `${theirs.isCorrect ? "right" : "wrong"}${theirs.answer === undefined ? "" : ` (${clip(theirs.answer, 12)})`}`,
              ours.answer ?? ours.outcome,
              clip(reply.trim().slice(-60), 60),
            ]),
        ),
        told.misreadings.length > shown &&
          text(
            `and ${countDifferences(told.verdicts) - shown} more; --json has the first ${maxMisreadings}`,
            "note",
          ),
      ]),
  ]),
});
