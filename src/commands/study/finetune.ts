/**
 * What training on weak skills gains (the papers' second limitation): a base model's first iteration and training files from its weak
 * skills and from random ones; then the base model and both trained ones on the same fresh questions and on other datasets. The
 * training itself is the user's.
 */
import { join } from "node:path";
import { createRandom } from "#arguments/random";
import { listProfileSkills } from "#catalog/profiles";
import { isProved, toQuestion } from "#items/question";
import type { SuiteVariant } from "#items/suite";
import { reasonTellers } from "#diagnosis/reasons";
import { misuse, OrganonError } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { readQuestions } from "#runs/answers";
import { computeHash } from "#runs/plan";
import { createTraining, weaknessSet } from "#runs/recipes/improvement";
import { buildBreakdown, skillKey } from "#scoring/breakdown";
import { planQuestions } from "#experiments/asking/asking";
import { planRun } from "#experiments/asking/plan-run";
import { scoresByModel } from "#experiments/results/scores";
import { generatedSuite } from "#experiments/suites";
import { expectedSet, freshSource, planImprovement, papersLesson } from "#experiments/teaching/lessons";
import { flag, pick, type Values } from "../flags.ts";
import { inputFiles } from "../values.ts";
import { text, whole } from "#workspace/settings/values";
import { buildGenerated } from "../suite-from.ts";
import { wordFlags } from "../suite-flags.ts";
import { writeTraining } from "../training-files.ts";
import { compareArms } from "./arms.ts";
import { readSets, type Study, type StudyTools } from "./study.ts";

const options = {
  seed: wordFlags.seed,
  perSkill: flag("--per-skill <n>", "questions per skill (default 10)", whole()),
  tunedWeak: flag("--tuned-weak <model>", "model trained on the examples of weak skills", text),
  tunedRandom: flag("--tuned-random <model>", "model trained on random examples", text),
  transfer: flag("--transfer <files...>", "imported datasets that all three models are asked", inputFiles),
  examples: flag("--examples <n>", "training and validation examples per kind (default 400)", whole()),
};

type Settings = {
  readonly suite: SuiteVariant<"generated">;
  readonly base: LanguageModel;
  /** The base model trained on random and on weak skills; none until there are files to train on. */
  readonly tuned?: readonly [random: LanguageModel, weak: LanguageModel] | undefined;
  readonly transfer: Awaited<ReturnType<typeof readSets>>;
  readonly examples?: number;
};

export const study: Study<Settings> = {
  name: "finetune",
  about: "Write training files for weak skills, then compare the trained models.",
  example: "organon study finetune -m 'reasoner:novice?weak=modus tollens&slip=0.9' --examples 8",
  options,
  async read(values: Values<typeof options>, { openModels }) {
    const { tunedWeak, tunedRandom, transfer = [] } = values;
    const [base, ...more] = openModels();
    if (base === undefined || more.length > 0) throw misuse("one base model is studied", "give -m once");
    if ((tunedWeak === undefined) !== (tunedRandom === undefined))
      throw misuse("both tuned models are compared, or neither", "give --tuned-weak and --tuned-random");
    const [random, weak] =
      tunedWeak === undefined || tunedRandom === undefined ? [] : openModels([tunedRandom, tunedWeak]);
    return {
      base,
      suite: buildGenerated({ profile: "paper", ...pick(values, "perSkill", "seed") }),
      tuned: random === undefined || weak === undefined ? undefined : [random, weak],
      transfer: await readSets(transfer),
      ...pick(values, "examples"),
    };
  },
  parts: ({ suite, base }) => ({ [firstPart]: { suite, models: [base] } }),
  later: askTuned,
  expected: ({ suite, base, tuned, transfer }) => {
    if (tuned === undefined) return {};
    const models = [base, ...tuned];
    const others = transfer.map(({ name, suite: other }) => [name, { suite: other, models }]);
    return {
      [freshPart]: { suite: expectedSet(suite, papersLesson), models },
      [otherPart]: { suite: generatedSuite({ ...suite, perSkill: otherPerSkill }), models },
      ...Object.fromEntries(others),
    };
  },
  tables: async (_reports, settings, tools) => {
    const { base, tuned, transfer } = settings;
    if (tuned === undefined) return writeFiles(settings, tools);
    const [random, weak] = tuned;
    return compareArms(
      {
        title: "Gain of training on weak skills",
        note: `${freshPart}: new questions on the base model's weakest skills; ${otherPart}: new questions on all others`,
      },
      [freshPart, otherPart, ...transfer.map(({ name }) => name)],
      { none: base, random, weak },
      tools,
    );
  },
};

const [firstPart, freshPart, otherPart] = ["first iteration", "weakness set", "other skills"] as const;

/** Number of new questions on each skill outside the weakness set. */
const otherPerSkill = 2;

const findWeakness = async ({ base }: Pick<Settings, "base">, { store, runs }: StudyTools) => {
  const run = runs.get(firstPart)!;
  const [scores = []] = await scoresByModel(store, run, [base]);
  const source = await freshSource(store, run, scores);
  const { diagnosis, items, arms } = planImprovement(run, base, scores, source, papersLesson);
  const weak = diagnosis.weaknesses.filter(({ accuracy }) => (accuracy.value ?? 1) < 1);
  const lowest = new Set(diagnosis.weaknesses.map(skillKey));
  const others = buildBreakdown(scores).bySkill.filter((skill) => !lowest.has(skillKey(skill)));
  if (weak.length > 0)
    return {
      run,
      source,
      weak,
      questions: items.map(toQuestion),
      others: weaknessSet(others, source, otherPerSkill).map(toQuestion),
      arm: arms[0]!,
    };
  throw new OrganonError("finding", `${base.id} has no weak skill to train`, {
    hint: "ask more of each skill, or longer questions",
  });
};

async function* askTuned({ base, tuned, transfer }: Settings, tools: StudyTools) {
  if (tuned === undefined) return;
  const models = [base, ...tuned];
  const { questions, others, arm } = await findWeakness({ base }, tools);
  yield planQuestions(freshPart, questions, models, arm.plan, arm.prompt);
  const hash = computeHash(others.map(({ id }) => id));
  yield planQuestions(otherPart, others, models, {
    ...arm.plan,
    suite: { kind: "derived", from: "weaknesses", hash },
  });
  for (const { name, suite } of transfer) yield await planRun({ suite, models, what: name });
}

const writeFiles = async (
  { suite, base, examples = 400 }: Pick<Settings, "suite" | "base" | "examples">,
  tools: StudyTools,
) => {
  const { run, source, weak, questions, others } = await findWeakness({ base }, tools);
  const asked = [...questions, ...others, ...(await Array.fromAsync(readQuestions(tools.store, run)))];
  const tested = asked.map((one) => (isProved(one) ? one.problem : { id: one.id, question: one.text }));
  const making = { tested, examples, validationShare: 0.1, tellReason: reasonTellers.short };
  const random = createRandom(`finetune/${suite.seed}`)
    .shuffle(listProfileSkills(suite.profile === "full" ? "full" : "paper"))
    .slice(0, weak.length);
  const files: string[] = [];
  const counts: string[] = [];
  for (const [kind, skills] of Object.entries({ weak, random })) {
    const made = await createTraining(skills, source, making);
    counts.push(`${made.train.length} ${kind}`);
    files.push(...(await Array.fromAsync(writeTraining(join(tools.folder, kind), made, tools.context))));
  }
  return {
    json: { run: run.id, files },
    lines: [
      `wrote ${files.length} files to ${tools.folder}: ${counts.join(" and ")} examples to train on, half of them labelled yes`,
      "train the model on each, then give the same command with --tuned-weak MODEL --tuned-random MODEL",
    ],
  };
};
