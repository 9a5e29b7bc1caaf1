/**
 * Another harness's log as a run of ours: its questions and replies stored, each reply judged by our reader, and what that harness made of it
 * beside ours. Then `report`, `weaknesses`, `compare` and all others take it as they take any run. Nothing is asked.
 */
import { questionsHash } from "./files/entries.ts";
import { hash } from "node:crypto";
import type { AnswerOption, Question } from "#items/question";
import { misuse, unknownName } from "#logic/error";
import { readLog, type ForeignAnswer, type LogFile } from "#runs/foreign/foreign";
import { foreignFormats } from "#runs/foreign/formats";
import { callHashOf, type RunPlan } from "#runs/plan";
import type { PlannedCall, Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";
import type { Verdict } from "#scores/verdict";
import { number, present, section, table, text } from "#report/blocks";
import type { Document } from "#report/document";
import { count } from "#report/numbers";
import { clip } from "#report/printable";

/** What is imported: of lm-eval's logs the folder of the name is the model's. */
type ImportResultsOptions = LogFile & {
  readonly format: string;
  /** Our own questions by their ids: then certificates and skills come along. */
  readonly questions?: Iterable<Question>;
  /** ISO time of the import. */
  readonly at: string;
};

export const resultFormats: readonly string[] = foreignFormats.map(({ name }) => name);

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
  if (format === undefined) throw unknownName("format", options.format, resultFormats);
  const { answers, dropped } = readLog(format, text, options);
  if (answers.length === 0)
    throw misuse(`${options.name} holds no answers of ${format.name}`, Object.keys(dropped).join("; "));
  const questions = questionsOf(answers, options);
  const subjects = [...new Set(answers.map((answer) => answer.model))];
  const plan: RunPlan = {
    models: subjects.map((model) => `${format.name}:${model}`),
    suite: { kind: "file", hash: (await questionsHash(questions.values())).hash, file: options.name },
    prompt: { style: "direct" },
    epochs: 1 + Math.max(...answers.map(({ epoch }) => epoch)),
  };
  const run = await store.openRun(
    plan,
    subjects.map((id) => subjectOf(format.name, id)),
    options.at,
  );
  const calls = callsOf(answers, questions, run, options.format);
  const remove = async (error: unknown): Promise<never> => {
    if (!run.planned) await store.removeRun(run);
    throw error;
  };
  const planned = calls.map(({ call }) => call);
  await store.addCalls(run, planned).catch(remove);
  const misreadings: ReturnType<typeof misreadingOf>[] = [];
  let [judgedByBoth, agreed] = [0, 0];
  await Promise.all(
    calls.map(async ({ call, answer }) => {
      const verdict = answerReader.judge(call.question, answer.response);
      const { prompt, response, theirs } = answer;
      const subject = run.subjects[call.subject]!;
      const record = {
        ...call,
        question: call.question.id,
        model: `${subject.provider}:${subject.model}`,
        parameters: {},
        prompt,
        response,
      };
      await store.record(record, { callHash: call.callHash, reader: answerReader.name, verdict });
      if (theirs === undefined || response.status !== "answered") return;
      judgedByBoth++;
      if (theirs.isCorrect === (verdict.outcome === "correct")) agreed++;
      else misreadings.push(misreadingOf(call.question, answer, theirs, verdict));
    }),
  ).catch(remove);
  await store.closePlan(run);
  return {
    run,
    questions: questions.size,
    answers: calls.length,
    dropped,
    judgedByBoth,
    agreed,
    misreadings,
  };
};

const questionsOf = (
  answers: readonly ForeignAnswer[],
  { questions: known = [], labels, format }: ImportResultsOptions,
): ReadonlyMap<string, Question> => {
  const own = new Map([...known].map((question) => [question.id, question]));
  const gathered = labels ?? spelledOnce(answers.flatMap(({ key }) => key));
  const found = new Map<string, Question>();
  for (const answer of answers) {
    if (found.has(answer.id)) continue;
    found.set(answer.id, own.get(answer.id) ?? foreignQuestion(answer, gathered, format));
  }
  return found;
};

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
  /^[0-9a-f]{32}(?:\/\d)?$/.test(id)
    ? id
    : hash("sha256", [format, id, text, ...key].join("\n")).slice(0, 32);

/** Yes stands before no, as everywhere. */
const labelled = (labels: readonly string[]): readonly AnswerOption[] =>
  (labels.length === 2 && labels.includes("yes") && labels.includes("no") ? ["yes", "no"] : labels).map(
    (label) => ({ label }),
  );

const subjectOf = (provider: string, model: string): Run["subjects"][number] => ({
  id: `${provider}:${model}`,
  provider,
  model,
  organisation: model.includes("/") ? (model.split("/")[0] ?? "unknown") : "unknown",
  parameters: {},
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
      parameters: {},
      prompt: answer.prompt,
      epoch: answer.epoch,
    });
    return {
      answer,
      call: { question, subject, ordinal, epoch: answer.epoch, callHash } satisfies PlannedCall,
    };
  });
};

const misreadingOf = (
  { id, key }: Question,
  { model, response }: ForeignAnswer,
  theirs: NonNullable<ForeignAnswer["theirs"]>,
  ours: Verdict,
) => ({ id, model, key: key.join(","), reply: response.text, theirs, ours });

const shown = 12;

export const misreadingsDocument = (
  told: Awaited<ReturnType<typeof importResults>>,
  format: string,
): Document => ({
  title: `${format}: ${count(told.answers)} answers to ${count(told.questions)} questions`,
  facts: [
    `run ${told.run.id}`,
    ...Object.entries(told.dropped).map(([reason, n]) => `${n} left out: ${reason}`),
  ],
  sections: present([
    section(
      "agreement",
      "Imported and own verdicts",
      table(
        ["", "replies"],
        [
          ["judged by both", number(told.judgedByBoth)],
          ["agreed", number(told.agreed)],
          [
            "right by Organon, wrong in the import",
            number(told.misreadings.filter(({ ours }) => ours.outcome === "correct").length),
          ],
          [
            "wrong by Organon, right in the import",
            number(told.misreadings.filter(({ theirs }) => theirs.isCorrect).length),
          ],
        ],
      ),
    ),
    told.misreadings.length > 0 &&
      section("differences", "Differences", [
        table(
          ["question", "key", "they", "we read", "the end of the reply"],
          told.misreadings
            .slice(0, shown)
            .map(({ id, key, theirs, ours, reply }) => [
              clip(id, 12),
              key,
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
