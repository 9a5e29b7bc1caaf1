/**
 * What training on weak skills is worth (the papers' second limitation): a base model's first iteration, training files from its weak
 * skills and from skills drawn at random, and, once somebody has trained on them, the three models on the same fresh questions and on
 * other people's sets. The training itself is the user's.
 */
import { askedQuestions } from "#runs/answers";
import { createRandom } from "#arguments/random";
import { skillsOfProfile } from "#catalog/profiles";
import { isProved, questionOf } from "#items/question";
import type { Suite, SuiteOf } from "#items/suite";
import { OrganonError } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { trainingFor } from "#runs/recipes/improvement";
import type { ReasonForm } from "#lessons/reason-forms";
import { reasonTellers } from "#lessons/reasons";
import { createPhases, runOf, type AskingTools } from "#experiments/asking/asking";
import { scoresByModel } from "#experiments/results/scores";
import { planRun } from "#experiments/asking/plan-run";
import { freshSource, improvementOf, papersLesson } from "#experiments/teaching/lessons";
import type { Document } from "#report/document";
import { armSections, askArms } from "./arms.ts";

type FinetuneOptions = {
  readonly suite: SuiteOf<"generated">;
  readonly base: LanguageModel;
  /** The base model after training on the weak and on the random file; without them files are made and nothing is compared. */
  readonly tuned?: { readonly weak: LanguageModel; readonly random: LanguageModel };
  readonly transfer?: readonly { readonly name: string; readonly suite: Suite }[];
  readonly examples?: number;
  readonly reasons?: ReasonForm;
};

/** What would be asked before there is anything to train on. */
export const planFinetune = async ({ suite, base }: Pick<FinetuneOptions, "suite" | "base">) =>
  [await planRun({ suite, models: [base], what: "first iteration" })] as const;

/** Asks what is missing. `report` is undefined until the tuned models are named. */
export const studyFinetune = async (
  { suite, base, tuned, transfer = [], examples = 400, reasons = "short" }: FinetuneOptions,
  tools: AskingTools,
) => {
  const { store } = tools;
  const ask = createPhases(tools);
  const [first] = await planFinetune({ suite, base });
  const run = await ask(first);
  const [scores = []] = await scoresByModel(store, run, [base]);
  const source = await freshSource(store, run, scores);
  const improvement = improvementOf(run, base, scores, source, papersLesson);
  const questions = improvement.items.map(questionOf);
  const tested = [...questions, ...(await Array.fromAsync(askedQuestions(store, run)))];
  const weak = improvement.diagnosis.weaknesses.filter(({ accuracy }) => (accuracy.value ?? 1) < 1);
  if (weak.length === 0)
    throw new OrganonError("finding", `${base.id} has no weak skill to train`, {
      hint: "ask more of each skill, or longer questions",
    });
  const making = {
    tested: tested.map((one) => (isProved(one) ? one.problem : { id: one.id, question: one.text })),
    examples,
    validationShare: 0.1,
    tellReason: reasonTellers[reasons],
  };
  const drawn = createRandom(`finetune/${suite.seed}`)
    .shuffle(skillsOfProfile(suite.profile === "full" ? "full" : "paper"))
    .slice(0, weak.length);
  const files = {
    weak: await trainingFor(weak, source, making),
    random: await trainingFor(drawn, source, making),
  };
  if (tuned === undefined) return { run, files, report: undefined };
  const models = [base, tuned.random, tuned.weak] as const;
  const { plan, prompt } = improvement.arms[0]!;
  const parts = [runOf("weakness set", questions, models, plan, prompt)];
  for (const { name, suite: other } of transfer)
    parts.push(await planRun({ suite: other, models, what: name }));
  const sets = await askArms(parts, ["none", "random", "weak"], tools);
  await ask(first);
  return { run, files, report: { base: base.id, weak: tuned.weak.id, random: tuned.random.id, sets } };
};

type FinetuneReport = NonNullable<Awaited<ReturnType<typeof studyFinetune>>["report"]>;

export const finetuneDocument = ({ base, weak, random, sets }: FinetuneReport): Document => ({
  title: "Gain of training on weak skills",
  facts: [`none: ${base}`, `weak: ${weak}`, `random: ${random}`, "square brackets are 95 % intervals"],
  sections: armSections(sets, { note: "weakness set: new questions on the base model's weakest skills" }),
});
