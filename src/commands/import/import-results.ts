/**
 * Another harness's log as a run of ours: its questions and replies stored, each reply judged by our reader, and what that harness made of it
 * beside ours. Then `report`, `compare` and all others take it as they take any run. Nothing is asked.
 */
import { logFormats } from "#experiments/names";
import { questionsHash } from "#workspace/files/entries";
import { createHash, hash } from "node:crypto";
import type { AnswerOption, Question } from "#items/question";
import { misuse, unknownName } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import type { ForeignAnswer, ForeignVerdict, LogFile } from "#runs/foreign/foreign";
import { foreignFormats } from "#runs/foreign/formats";
import { isOwnId, readLog } from "#runs/foreign/read-log";
import { callHashOf, type RunPlan } from "#runs/plan";
import type { PlannedCall, Run, Store } from "#runs/store";
import { answerReader } from "#scoring/readers/readers";
import type { Verdict } from "#scoring/verdict";
import { number, present, section, table, text } from "#reports/blocks";
import type { Document } from "#reports/document";
import { count } from "#reports/numbers";
import { clip } from "#reports/printable";

/** What is imported: of lm-eval's logs the folder of the name is the model's. */
type ImportResultsOptions = LogFile & {
  readonly format: string;
  /** Our own questions by their ids: then certificates and skills come along. */
  readonly questions?: Iterable<Question>;
  /** ISO time of the import. */
  readonly at: string;
};

/**
 * Stores a log as a run. Throws misuse for an unknown format, for a text in another layout and where nothing can be judged.
 *
 * @example
 * const sample = { doc_id: 1, doc: {}, target: "no", arguments: [["Does it follow?"]], resps: [["**No**, never."]], exact_match: 0 };
 * const store = openStore(":memory:");
 * const log = { format: "lm-eval", name: "owl/samples.jsonl", labels: ["yes", "no"], at: "2026-11-22T00:00:00.000Z" };
 * (await importResults(JSON.stringify(sample), log, { store })).misreadings[0]!.ours.outcome; // → "correct"
 * await store.close();
 */
export const importResults = async (
  text: string,
  options: ImportResultsOptions,
  { store }: { readonly store: Store },
) => {
  const format = foreignFormats.find(({ name }) => name === options.format);
  if (format === undefined) throw unknownName("format", options.format, logFormats);
  const known = new Map(Array.from(options.questions ?? [], (question) => [question.id, question]));
  const { answers, dropped, notes } = readLog(format, text, options, (id) => known.has(id));
  if (answers.length === 0)
    throw misuse(`${options.name} holds no answers of ${format.name}`, Object.keys(dropped).join("; "));
  const questions = questionsOf(answers, known, options);
  const subjects = [...new Set(answers.map((answer) => answer.model))];
  const log = hashOfLog(answers);
  const plan: RunPlan = {
    models: subjects.map((model) => `${format.name}:${model}`),
    suite: {
      kind: "file",
      hash: (await questionsHash(questions.values())).hash,
      file: options.name,
      items: questions.size,
      log,
    },
    prompt: { style: "direct" },
    epochs: 1 + Math.max(...answers.map(({ epoch }) => epoch)),
  };
  const run = await store.openRun(
    plan,
    subjects.map((id) => subjectOf(format.name, id, log)),
    options.at,
  );
  const before = run.plan.suite.kind === "file" ? run.plan.suite.file : undefined;
  const calls = callsOf(answers, questions, run, options.format);
  const remove = async (error: unknown): Promise<never> => {
    if (!run.planned) await store.removeRun(run);
    throw error;
  };
  const planned = calls.map(({ call }) => call);
  await store.addCalls(run, planned).catch(remove);
  const misreadings: Misreading[] = [];
  const verdicts = new Map<string, { judged: number; agreed: number }>();
  await Promise.all(
    calls.map(async ({ call, answer }) => {
      const verdict = answerReader.judge(call.question, answer.response);
      const { prompt, response, theirs } = answer;
      const { provider, model, parameters } = run.subjects[call.subject]!;
      const asked = {
        question: call.question.id,
        model: `${provider}:${model}`,
        parameters,
        prompt,
        response,
      };
      await store.record(
        { ...call, ...asked },
        { callHash: call.callHash, reader: answerReader.name, verdict },
      );
      if (response.status !== "answered") return;
      for (const one of theirs) {
        const sum = getOrInsert(verdicts, one.name, () => ({ judged: 0, agreed: 0 }));
        sum.judged++;
        if (one.isCorrect === (verdict.outcome === "correct")) sum.agreed++;
        else misreadings.push(misreadingOf(call.question, answer, one, verdict));
      }
    }),
  ).catch(remove);
  await store.closePlan(run);
  return {
    run,
    questions: questions.size,
    answers: calls.length,
    dropped,
    notes: [
      ...notes,
      ...(before === options.name || before === undefined
        ? []
        : [`the same answers as in ${before}, imported before`]),
    ],
    verdicts: Array.from(verdicts, ([name, sum]): VerdictSum => ({ name, ...sum })),
    misreadings,
  };
};

/** How many replies a log and Organon both judged, and how often alike, by the name of the log's verdict. */
type VerdictSum = { readonly name: string; readonly judged: number; readonly agreed: number };

/** Identifies what a log holds: another log of the same questions and models is another run. */
const hashOfLog = (answers: readonly ForeignAnswer[]): string => {
  const sum = createHash("sha256");
  for (const { model, id, epoch, prompt, response } of answers)
    sum.update(`${JSON.stringify([model, id, epoch, prompt.messages, response])}\n`);
  return sum.digest("hex").slice(0, 12);
};

const questionsOf = (
  answers: readonly ForeignAnswer[],
  own: ReadonlyMap<string, Question>,
  { labels, format }: ImportResultsOptions,
): ReadonlyMap<string, Question> => {
  const asked = new Map<string, ForeignAnswer>();
  for (const answer of answers) if (!asked.has(answer.id)) asked.set(answer.id, answer);
  const open = [...asked.values()].filter(
    ({ id, answers: options }) => !own.has(id) && options === undefined,
  );
  const gathered = labels ?? gatherLabels(open);
  return new Map(
    Array.from(asked, ([id, answer]) => [id, own.get(id) ?? foreignQuestion(answer, gathered, format)]),
  );
};

/** The labels that the keys of some questions spell. Throws misuse where there are as many as open answers have. */
const gatherLabels = (questions: readonly ForeignAnswer[]): readonly string[] => {
  const labels = spelledOnce(questions.flatMap(({ key }) => key));
  const isFew = labels.length <= maxLabels && 2 * labels.length <= questions.length;
  if (isFew || labels.length < 2 || labels.every((label) => usualLabel.test(label))) return labels;
  throw misuse(
    `${questions.length} questions have ${labels.length} different right answers, such as “${labels[0]!.slice(0, 40)}”: open answers are not read`,
    "add --labels A,B,C,D if each question has these answers, or --suite FILE with the questions",
  );
};

const maxLabels = 26;
const usualLabel =
  /^(?:\(?[a-j]\)?|yes|no|true|false|unknown|uncertain|neither|none|maybe|neutral|entailment|contradiction|(?:in)?valid|(?:in)?correct)$/i;

/** Labels in order, one spelling of each: “yes” in one row and “Yes” in another are one label. */
const spelledOnce = (labels: readonly string[]): readonly string[] => {
  const spelled = new Map<string, string>();
  for (const label of labels.toSorted())
    if (!spelled.has(label.toLowerCase())) spelled.set(label.toLowerCase(), label);
  return [...spelled.values()];
};

const foreignQuestion = (answer: ForeignAnswer, labels: readonly string[], format: string): Question => {
  const answers: readonly AnswerOption[] = answer.answers ?? labelled(labels);
  const named = (key: string): string | undefined =>
    (
      answers.find(({ label }) => label === key) ??
      answers.find(({ label }) => label.toLowerCase() === key.toLowerCase())
    )?.label;
  const key = answer.key.flatMap((one) => named(one) ?? []);
  if (answers.length < 2 || key.length < answer.key.length)
    throw misuse(
      `the log does not say what question ${answer.id} can be answered with`,
      "add --labels yes,no, or --suite FILE with the questions",
    );
  return {
    id: idOf(answer, format),
    text: answer.text,
    answers,
    key,
    tags: { dataset: format, ...answer.tags },
    group: answer.group,
  };
};

/** Our own ids stay; others, such as 1, 2, 3, name a question only with its words. */
const idOf = ({ id, text, key }: ForeignAnswer, format: string): string =>
  isOwnId(id) ? id : hash("sha256", [format, id, text, ...key].join("\n")).slice(0, 32);

/** Yes stands before no, as everywhere. */
const labelled = (labels: readonly string[]): readonly AnswerOption[] =>
  (labels.length === 2 && labels.includes("yes") && labels.includes("no") ? ["yes", "no"] : labels).map(
    (label) => ({ label }),
  );

const subjectOf = (provider: string, model: string, log: string): Run["subjects"][number] => ({
  id: `${provider}:${model}`,
  provider,
  model,
  organisation: model.includes("/") ? (model.split("/")[0] ?? "unknown") : "unknown",
  parameters: { log },
});

const callsOf = (
  answers: readonly ForeignAnswer[],
  questions: ReadonlyMap<string, Question>,
  run: Run,
  format: string,
) => {
  const ordinals = run.subjects.map(() => 0);
  return answers.map((answer) => {
    const question = questions.get(answer.id)!;
    const subject = run.subjects.findIndex(({ id }) => id === `${format}:${answer.model}`);
    const ordinal = ordinals[subject] ?? 0;
    ordinals[subject] = ordinal + 1;
    const callHash = callHashOf({
      question: question.id,
      model: `${format}:${answer.model}`,
      parameters: run.subjects[subject]!.parameters,
      prompt: answer.prompt,
      epoch: answer.epoch,
    });
    return {
      answer,
      call: { question, subject, ordinal, epoch: answer.epoch, callHash } satisfies PlannedCall,
    };
  });
};

/** A reply that the log and Organon judge differently. */
type Misreading = {
  readonly id: string;
  readonly model: string;
  readonly key: string;
  readonly reply: string;
  readonly theirs: ForeignVerdict;
  readonly ours: Verdict;
};

const misreadingOf = (
  { id, key }: Question,
  { model, response }: ForeignAnswer,
  theirs: ForeignVerdict,
  ours: Verdict,
): Misreading => ({ id, model, key: key.join(","), reply: response.text, theirs, ours });

const shown = 12;

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
    told.verdicts.length > 0 &&
      section(
        "agreement",
        "Imported and own verdicts",
        table(
          ["verdict", "judged by both", "agreed", "right by Organon alone", "right in the import alone"],
          told.verdicts.map(({ name, judged, agreed }) => {
            const differ = told.misreadings.filter(({ theirs }) => theirs.name === name);
            const right = differ.filter(({ theirs }) => theirs.isCorrect).length;
            return [name, number(judged), number(agreed), number(differ.length - right), number(right)];
          }),
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
          text(`and ${told.misreadings.length - shown} more; --json has all`, "note"),
      ]),
  ]),
});
