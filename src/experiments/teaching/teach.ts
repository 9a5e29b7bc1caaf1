/**
 * Demonstrations for the weak skills of a stored run's model: to put before a question, as turns of a chat, or as training
 * and validation questions that are checked for leaks. Nothing is asked.
 */
import { defaults } from "../defaults.ts";
import { readQuestions } from "#runs/answers";
import { isProved, type Question } from "#items/question";
import type { Demonstration } from "#diagnosis/demonstrate";
import { weaknesses } from "#diagnosis/diagnose";
import type { TestedQuestion } from "#diagnosis/leaks";
import type { ReasonForm } from "#diagnosis/reason-forms";
import { reasonTellers } from "#diagnosis/reasons";
import { misuse, OrganonError } from "#logic/error";
import { nearestLessons, createTraining } from "#runs/recipes/improvement";
import type { Run, Store } from "#runs/store";
import { requireSkills } from "../results/report.ts";
import { modelNamed } from "../results/names.ts";
import { readAllScores } from "../results/scores.ts";
import { buildDemonstrations, freshSource, pickSeed } from "./lessons.ts";

type TaughtModel = { readonly run?: string; readonly model?: string };

type TeachOptions = TaughtModel & {
  readonly shots?: number;
  /** From the weak skills, from random ones, or nearest to the question named by `item`. */
  readonly strategy?: "weak" | "random" | "nearest";
  /** The id of a question of the run, or the beginning of it. */
  readonly item?: string;
  /** Draw random demonstrations half yes, half no. */
  readonly balanced?: boolean;
  readonly reasons?: ReasonForm;
};

/**
 * The demonstrations of a model, none of a question that was asked.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ perSkill: 2 }), models: openModels(["reasoner:affirmer"]) }, { store });
 * const { shown } = await teach({ shots: 2 }, { store });
 * shown.length; // → 2
 * await store.close();
 */
export const teach = async (
  {
    strategy = "weak",
    shots = defaults.shots,
    balanced = true,
    reasons = "short",
    item,
    ...whose
  }: TeachOptions,
  { store }: { readonly store: Store },
): Promise<{ readonly run: Run; readonly model: string; readonly shown: readonly Demonstration[] }> => {
  const { run, model, scores, source } = await taughtModel(store, whose);
  if (strategy === "nearest") {
    const near = await itemNamed(store, run, item);
    return { run, model, shown: nearestLessons(source, [near], { shots, reasons })(near) };
  }
  const choice = { strategy, shots, k: 10, balanced, reasons };
  return { run, model, shown: buildDemonstrations(run, scores, source, choice) };
};

type TrainingOptions = TaughtModel & {
  /** Training and validation examples in all, and the share of them that is for validation. */
  readonly examples?: number;
  readonly validation?: number;
  readonly reasons?: ReasonForm;
  /** Questions that must not be trained on, beside the run's own. */
  readonly against?: AsyncIterable<Question>;
};

/** Training and validation examples from the weak skills. Throws `finding` where none can be made. */
export const training = async (
  { examples = defaults.examples, validation = 0.1, reasons = "short", against, ...whose }: TrainingOptions,
  { store, signal }: { readonly store: Store; readonly signal?: AbortSignal },
) => {
  const { run, model, scores, source } = await taughtModel(store, whose);
  const tested = await Array.fromAsync(readQuestions(store, run), toTested);
  if (against !== undefined) for await (const question of against) tested.push(toTested(question));
  // The ten lowest skills, but none that was always right.
  const weak = weaknesses(scores, { k: 10, ...pickSeed(run) }).weaknesses.filter(
    ({ accuracy }) => (accuracy.value ?? 1) < 1,
  );
  const made = await createTraining(weak, source, {
    tested,
    examples,
    validationShare: validation,
    tellReason: reasonTellers[reasons],
    signal,
  });
  if (made.train.length === 0)
    throw new OrganonError("finding", `no training question could be made from the weak skills of ${model}`, {
      hint: "finish the run first, or name fewer suites by --against",
    });
  // `checkedAgainst`: the questions that the examples were held against.
  return { ...made, run, model, checkedAgainst: tested.length };
};

const toTested = (question: Question): TestedQuestion =>
  isProved(question) ? question.problem : { id: question.id, question: question.text };

const taughtModel = async (store: Store, { run: reference = "latest", ...named }: TaughtModel) => {
  const run = await store.findRun(reference);
  requireSkills(run);
  const model = named.model === undefined ? (run.subjects[0]?.id ?? "") : modelNamed([run], named.model);
  const scores = (await readAllScores(store, run)).get(model) ?? [];
  return { run, model, scores, source: await freshSource(store, run, scores) };
};

const itemNamed = async (store: Store, run: Run, prefix: string | undefined) => {
  if (prefix === undefined)
    throw misuse(
      "--strategy nearest needs a question to be near to",
      "name it by --item ID; organon improve RUN --nearest measures them on the weakness set",
    );
  const found = [];
  for await (const question of readQuestions(store, run))
    if (isProved(question) && question.id.startsWith(prefix)) found.push(question.problem);
  const [item, ...more] = found;
  if (item === undefined || more.length > 0)
    throw misuse(
      `“${prefix}” begins the ids of ${found.length} questions of run ${run.id}`,
      `organon show ${run.id} lists them`,
    );
  return item;
};
