/**
 * Computes how many questions a precision takes and, with models named, what they would cost. Makes no model calls.
 */
import type { Skill } from "#catalog/skill";
import { createGenerator } from "#items/generate";
import { skillItemsOf } from "#items/skill-items";
import { generationPlanOf } from "#items/open-suite";
import { questionOf, type Question } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { createCauseTable } from "#diagnosis/cause-table";
import type { LanguageModel } from "#models/language-model";
import type { PriceTable } from "#models/prices";
import { alikePairs } from "#diagnosis/find-causes";
import type { RunPlan } from "#runs/plan";
import { answersFor } from "#scoring/precision";
import { runOf } from "./asking.ts";
import { preview } from "./preview.ts";
import { generatedSuite } from "../suites.ts";
import { number, present, section, table, text } from "#reports/blocks";
import type { Cell, Document, Section } from "#reports/document";
import { count, percent, widthInPoints } from "#reports/numbers";

type PlanOptions = {
  /** Half the width of the 95 % interval, as in 0.03. */
  readonly precision: number;
  /** The expected accuracy; default 0.8. */
  readonly accuracy?: number;
  /** What the questions are like; their number has no effect. */
  readonly suite?: SuiteOf<"generated">;
  readonly models?: readonly LanguageModel[];
};

/**
 * Returns the number of questions for a precision; with models, their cost.
 *
 * @example
 * const { skills } = await plan({ precision: 0.03 });
 * skills; // → 112
 */
export const plan = async (
  { precision, accuracy = 0.8, suite = generatedSuite(), models = [] }: PlanOptions,
  { prices }: { readonly prices?: PriceTable } = {},
) => {
  const generator = createGenerator(generationPlanOf(suite));
  const { skills } = skillItemsOf(generator);
  const found = {
    ...precisionPlan(precision, accuracy, skills),
    /** Whether skills are the two sides of contrast pairs, which `--per-skill` counts together. */
    twins: generator.groupSize === 2,
    // A question of one step takes one rule.
    alike: suite.length === 1 ? [] : alikeIn(generator),
  };
  const questions = found.targets[0]?.worst.total ?? 0;
  const cost = models.length === 0 ? undefined : await costOfQuestions(suite, questions, models, prices);
  return { ...found, cost };
};

/** So many questions of each skill show which rules a design always takes together. */
const shownPerSkill = 4;

const alikeIn = ({ skills, at }: ReturnType<typeof createGenerator>) => {
  const table = createCauseTable();
  for (let index = 0; index < skills.length * shownPerSkill; index++) {
    const outcome = at(index);
    if ("item" in outcome) table.add(outcome.item, 1);
  }
  const { factors, right } = table.read();
  return alikePairs({ factors: factors.filter(({ kind }) => kind === "rule"), right });
};

/** What accuracies are told of, and how many skills each of them has at least. */
const groupingsOf = (skills: readonly Skill[]) => {
  const by = (nameOf: (skill: Skill) => string, among = skills) => {
    const groups = [...Map.groupBy(among, nameOf).values()];
    return { groups: groups.length, least: Math.min(...groups.map((group) => group.length)) };
  };
  // A rule of one skill, such as a fallacy, stands among the skills.
  const sizes = Map.groupBy(skills, ({ rule }) => rule);
  const rules = by(
    ({ rule }) => rule,
    skills.filter(({ rule }) => (sizes.get(rule)?.length ?? 0) > 1),
  );
  return [
    { of: "overall", groups: 1, least: skills.length },
    { of: "logic", ...by(({ logic }) => logic) },
    { of: "category", ...by(({ category }) => category) },
    ...(rules.groups > 0 ? [{ of: "rule", ...rules }] : []),
    { of: "skill", groups: skills.length, least: 1 },
  ];
};

const precisionPlan = (precision: number, accuracy: number, skills: readonly Skill[]) => ({
  precision,
  accuracy,
  skills: skills.length,
  targets: groupingsOf(skills).map(({ of, groups, least }) => {
    const needed = (share: number) => {
      const n = answersFor(precision, share);
      const perSkill = Math.ceil(n / least);
      return { n, perSkill, total: perSkill * skills.length };
    };
    return { of, groups, worst: needed(0.5), expected: needed(accuracy) };
  }),
});

/** What so many questions cost, reckoned from one question of each skill. */
export const costOfQuestions = async (
  suite: SuiteOf<"generated">,
  questions: number,
  models: readonly LanguageModel[],
  prices: PriceTable | undefined,
  prompt: RunPlan["prompt"] = { style: "direct" },
) => {
  const { skills, groupSize, at } = createGenerator(generationPlanOf(suite));
  const sample: Question[] = [];
  for (let index = 0; index < skills.length * groupSize; index += groupSize) {
    const outcome = at(index);
    if ("item" in outcome) sample.push(questionOf(outcome.item));
  }
  const planned = runOf("plan", sample, models, { suite, prompt });
  const seen = await preview(planned, { prices });
  const scale = questions / Math.max(1, sample.length);
  const scaled = (usd: number | null): number | null => (usd === null ? null : usd * scale);
  return {
    questions,
    priceDate: seen.priceDate,
    models: seen.models.map(({ model, usd }) => ({
      model,
      usd: { least: scaled(usd.least), likely: scaled(usd.likely), most: scaled(usd.most) },
    })),
  };
};

export const planDocument = (found: Plan): Document => ({
  title: `Questions for ± ${widthInPoints(found.precision)} points, ${count(found.skills)} skills`,
  facts: [],
  sections: present([precisionSection(found), alikeSection(found.alike), costSection(found.cost)]),
});

const alikeSection = (alike: Plan["alike"]): Section | undefined =>
  alike.length === 0
    ? undefined
    : section(
        "alike",
        "Rules that these questions can't separate",
        [...new Set(alike.map((pair) => pair.toSorted().join(", ")))].map((pair) => text(pair)),
      );

type Plan = Awaited<ReturnType<typeof plan>>;

const groupName = (of: string, groups: number): string =>
  of === "overall" ? "overall" : `each ${of === "skill" ? "skill" : of} of ${count(groups)}`;

const precisionSection = ({ accuracy, twins, targets }: Plan): Section => {
  const columns = ["", "worst case", "a skill", "in all", `at ${percent(accuracy)} %`, "a skill", "in all"];
  const rows = targets.map(({ of, groups, worst, expected }) => [
    groupName(of, groups),
    ...[worst, expected].flatMap(({ n, perSkill, total }) => [n, perSkill, total].map(number)),
  ]);
  const counted = twins ? ", which counts the two skills of a contrast pair together" : "";
  const note = `Half the width of Wilson's 95 % interval. The worst case is an accuracy of 50 %. In all: as many questions of every skill as the smallest group needs, organon run --per-skill${counted}.`;
  return { id: "questions", blocks: [table(columns, rows), text(note, "note")] };
};

const costSection = (cost: Plan["cost"]): Section | undefined => {
  if (cost === undefined) return undefined;
  const rows = cost.models.map(({ model, usd }): readonly Cell[] => [
    model,
    { kind: "cost", usd: usd.least },
    { kind: "cost", usd: usd.likely },
    { kind: "cost", usd: usd.most },
  ]);
  const note = `prices of ${cost.priceDate}; from short answers to long ones with thinking`;
  const title = `Cost of ${count(cost.questions)} questions`;
  return section("cost", title, table(["model", "at least", "likely", "at most"], rows), { note });
};
