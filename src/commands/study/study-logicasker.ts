/**
 * §4 of the LogicAsker papers as one study: first iteration (2,080 questions), second iteration with its lessons, lengths,
 * the validity sample. Each part is a run of its own in the store, so the same options continue the study wherever it was
 * cut off.
 */
import { askedQuestions } from "#runs/answers";
import { hasConclusion } from "#items/problem-line";
import { isProved, questionOf, type Question } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { weakRuleTypes } from "#lessons/diagnose";
import { eachAtom, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import {
  conditionsOf,
  type LogicAskerPart,
  type LogicAskerStudy,
  type RuleType,
  type ValidityPart,
} from "#report/logicasker/part";
import { publishedModelOf } from "#report/logicasker/published";
import type { ModelReport } from "#report/summary";
import type { Run, Store } from "#runs/store";
import { shortcutsOf } from "#scores/audits/shortcuts";
import { rightShares } from "#scores/by-question";
import { differenceOf } from "#scores/paired-scores";
import { proportion, type Estimate } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import { createPhases, runOf, type AskingTools, type StudyPart } from "#experiments/asking/asking";
import { yesNoRow } from "#experiments/audit/surface";
import { lessonRuns } from "#experiments/teaching/improve";
import { exampleOf } from "#experiments/results/examples";
import { withStudyCosts } from "#experiments/results/costs";
import type { ReportTools } from "#experiments/results/results";
import { runReport } from "#experiments/results/run-report";
import { scoresOf } from "#experiments/results/scores";
import { planRun, type RunOptions } from "#experiments/asking/plan-run";
import type { LessonSettings } from "#experiments/teaching/lessons";
import { createMakers, lessonsBeside, teachingArms, weaknessSet } from "#runs/recipes/improvement";
import { createRandom } from "#arguments/random";
import { createGenerator } from "#items/generate";
import { skillItemsOf } from "#items/skill-items";
import { generationPlanOf } from "#items/open-suite";

export type LogicAskerStudyOptions = Pick<RunOptions, "models" | "form" | "around" | "system" | "reader"> & {
  readonly suite: SuiteOf<"generated">;
  readonly lengths: SuiteOf<"lengths">;
  readonly lesson: LessonSettings;
  /** The first iteration in Organon's default English as well, so that words can be told from reasoning. */
  readonly also?: "ours";
};

/** What an entry point adds to a study: the validity sample (files). */
type LogicAskerStudyTools = AskingTools &
  ReportTools & { readonly validityOf: (run: Run) => Promise<ValidityPart> };

/** Asks what is missing of every part and tells the study; throws where a part stays incomplete. */
export const studyLogicAsker = async (
  { suite, lengths, lesson, also, ...asking }: LogicAskerStudyOptions,
  tools: LogicAskerStudyTools,
): Promise<LogicAskerStudy> => {
  const { store } = tools;
  const sharing = { asked: [], ...tools };
  const ask = createPhases(sharing);
  const first = await planRun({ ...asking, suite, what: "first iteration" });
  const run = await ask(first);
  const lengthsRun = await ask(await planRun({ ...asking, suite: lengths, what: "lengths" }));
  const others = also === undefined ? undefined : await ask(await planRun({ ...asking, ...inOurs(suite) }));
  for await (const planned of lessonRuns(store, run, { models: asking.models, lesson })) await ask(planned);
  // Nothing is missing of it any more: the last run that was begun or continued, `latest`, is the study.
  const told = await withStudyCosts(await runReport(await ask(first), tools), sharing);
  const validity = await tools.validityOf(run);
  const byLength = await runReport(lengthsRun, tools);
  const models = told.models.map((model): ModelReport => {
    const other = byLength.models.find(({ id }) => id === model.id);
    const published = publishedModelOf(model.id);
    return {
      ...model,
      byLength: other?.byLength ?? [],
      organisation: published?.organisation ?? model.organisation,
      launched: published?.launched ?? model.launched,
      rank: published?.rank ?? model.rank,
    };
  });
  const scores = await scoresOf(store, run);
  const keys = [...scores.values()][0] ?? [];
  const questions = await Array.fromAsync(askedQuestions(store, run));
  const [counts] = shortcutsOf(questions.map(yesNoRow), { guessers: ["counts"] }).guessers;
  const part: LogicAskerPart = {
    weakRules: await weakRulesOf(store, models, scores),
    validity,
    noKeys: proportion(keys.filter(({ key }) => key === "no").length, keys.length),
    counted: counts?.accuracy ?? proportion(0, 0),
    conditions: conditionsOf(first.plan),
    ours: others && (await besideOurs(run, others, models, tools)),
    lengthsRun: lengthsRun.id,
    lengthsMix: lengths.mix ?? "skills",
    sharedUnrelated: sharedUnrelatedOf(questions),
    allProved: questions.every(isProved),
  };
  return { report: { ...told, models, ruleMix: byLength.ruleMix }, part };
};

const inOurs = (suite: SuiteOf<"generated">) => ({
  suite: { ...suite, style: defaultStyle.name, lexicon: defaultLexicon.name },
  what: "in Organon's words",
});

/** Each model's answers in both kinds of English, argument by argument. */
const besideOurs = async (
  run: Run,
  ours: Run,
  models: readonly ModelReport[],
  tools: ReportTools,
): Promise<NonNullable<LogicAskerPart["ours"]>> => {
  const report = await runReport(ours, tools);
  const [theirs, own] = [await byArgument(tools.store, run), await byArgument(tools.store, ours)];
  return {
    run: report.run,
    style: report.style ?? "",
    models: models.map(({ id, name }) => {
      const after = own.get(id);
      const pairs = [...(theirs.get(id) ?? [])].flatMap(([argument, was]) => {
        const is = after?.get(argument);
        return is === undefined ? [] : [[was, is] as const];
      });
      const { before, after: is, ...difference } = differenceOf(pairs);
      return { model: name, accuracies: [before, is], difference };
    }),
  };
};

/** For each model, how far it was right on each argument: its place among the questions and its formulas. */
const byArgument = async (store: Store, run: Run) => {
  const names = new Map<string, string>();
  for await (const { id, problem } of askedQuestions(store, run))
    if (problem && hasConclusion(problem))
      names.set(id, [problem.index, ...problem.premises, problem.conclusion].join("; "));
  const scores = await scoresOf(store, run);
  return new Map(
    [...scores].map(([model, own]) => [
      model,
      new Map([...rightShares(own)].flatMap(([id, right]) => [[names.get(id) ?? id, right]])),
    ]),
  );
};

/** Of the unrelated conclusions, the share that uses letters of the premises. */
const sharedUnrelatedOf = (questions: readonly Question[]): Estimate => {
  let [shared, all] = [0, 0];
  for (const question of questions) {
    if (!isProved(question) || question.problem.kind !== "unrelated") continue;
    const { premises, conclusion } = question.problem;
    const known = new Set(premises.flatMap((text) => [...lettersOf(parse(text))]));
    all += 1;
    if ([...lettersOf(parse(conclusion))].some((letter) => known.has(letter))) shared += 1;
  }
  return proportion(shared, all);
};

const lettersOf = (formula: Formula): ReadonlySet<string> => {
  const letters = new Set<string>();
  eachAtom(formula, ({ name }) => letters.add(name));
  return letters;
};

/** The papers list three. */
const weakRulesShown = 3;

const weakRulesOf = async (
  store: Store,
  models: readonly ModelReport[],
  scores: ReadonlyMap<string, readonly Score[]>,
): Promise<LogicAskerPart["weakRules"]> => {
  const found = models.map(({ id, name }) => {
    const all = weakRuleTypes(scores.get(id) ?? []).filter(
      ({ responseAccuracy }) => (responseAccuracy.value ?? 1) < 1,
    );
    const rules = all.slice(0, weakRulesShown);
    const last = rules.at(-1)?.responseAccuracy.value;
    const tied = all
      .slice(weakRulesShown)
      .filter(({ responseAccuracy }) => responseAccuracy.value === last).length;
    return { id, name, tied, rules };
  });
  const questions = await store.questionsNamed(
    found.flatMap(({ rules }) => rules.flatMap(({ example }) => example ?? [])),
  );
  return found.map(({ id, name, tied, rules }) => ({
    model: name,
    tied,
    rules: rules.map(({ example, ...rule }): RuleType => {
      const shown = exampleOf(example, questions, scores.get(id) ?? []);
      return shown === undefined ? rule : { ...rule, example: shown };
    }),
  }));
};

export const planLogicAskerStudy = async (options: LogicAskerStudyOptions): Promise<readonly StudyPart[]> => {
  const { suite, lengths, lesson, also, ...asking } = options;
  const first = await planRun({ ...asking, suite, what: "first iteration" });
  const byLength = await planRun({ ...asking, suite: lengths, what: "lengths" });
  const plan = generationPlanOf(suite);
  const source = { plan, usedTurns: suite.perSkill ?? 1, tested: new Set<string>(), makers: createMakers() };
  const skills = createRandom("preview")
    .shuffle(skillItemsOf(createGenerator(plan)).skills)
    .slice(0, lesson.k);
  const items = weaknessSet(skills, source, lesson.perSkill);
  const { nearest = false, reasons = "short", ...more } = lesson;
  const lessons = lessonsBeside(skills, source, items, { ...more, reasons, nearest });
  const of = { run: "preview", reasons, ...more };
  const questions = items.map(questionOf);
  const arms = teachingArms("preview", items, lessons, { ...first.plan, of }).map(
    ({ name, plan: { prompt }, prompt: sent }): StudyPart => {
      const what = name === "zero" ? "second iteration" : `${name} demonstrations`;
      return { about: true, ...runOf(what, questions, asking.models, { ...first.plan, prompt }, sent) };
    },
  );
  const others = also === undefined ? [] : [await planRun({ ...asking, ...inOurs(suite) })];
  return [first, byLength, ...others, ...arms];
};
