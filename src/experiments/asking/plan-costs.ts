/**
 * How many questions a precision takes, or what precision, and which drops, a number of questions buys; with models named,
 * what they would cost. Nothing is asked.
 */
import type { Skill } from "#catalog/skill";
import { createGenerator } from "#items/generate";
import { leafItemsOf } from "#items/leaf-items";
import { generationPlanOf } from "#items/open-suite";
import { questionOf, type Question } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { createCauseTable } from "#lessons/cause-table";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import type { PriceTable } from "#models/prices";
import { alikePairs } from "#scores/causes";
import { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "#scores/precision";
import { runOf } from "./asking.ts";
import { preview } from "./preview.ts";
import { generatedSuite } from "../suites.ts";
import { number, present, section, table, text } from "#report/blocks";
import type { Cell, Document, Section } from "#report/document";
import { count, percent, widthInPoints } from "#report/numbers";

type PlanOptions = {
  /** Half the width of the 95 % interval, as in 0.03; or questions for each model. One of both. */
  readonly precision?: number;
  readonly budget?: number;
  /** The accuracy that is expected; 0.8 unless it is said. */
  readonly accuracy?: number;
  /** What the questions are like; how many there are does not matter. */
  readonly suite?: SuiteOf<"generated">;
  readonly models?: readonly LanguageModel[];
};

/**
 * The plan; with its cost where models are named.
 *
 * @example
 * const { leaves } = await plan({ precision: 0.03 });
 * leaves; // → 148
 */
export const plan = async (
  { precision, budget, accuracy = 0.8, suite = generatedSuite(), models = [] }: PlanOptions,
  { prices }: { readonly prices?: PriceTable } = {},
) => {
  if ((precision === undefined) === (budget === undefined))
    throw misuse("plan takes --precision or --budget", "as in organon plan --budget 2080");
  const generator = createGenerator(generationPlanOf(suite));
  const { leaves } = leafItemsOf(generator);
  const found = {
    ...(precision === undefined
      ? budgetPlan(budget ?? 0, accuracy, leaves)
      : precisionPlan(precision, accuracy, leaves)),
    /** Whether leaves are the two sides of twins, which `--per-leaf` counts together. */
    twins: generator.perLeafStep === 2,
    // A question of one step takes one rule.
    alike: suite.length === 1 ? [] : alikeIn(generator),
  };
  const questions = "budget" in found ? found.asked : (found.targets[0]?.worst.total ?? 0);
  const cost = models.length === 0 ? undefined : await costOfQuestions(suite, questions, models, prices);
  return { ...found, cost };
};

/** So many questions of each leaf show which rules a design always takes together. */
const shownPerLeaf = 4;

const alikeIn = ({ skills, at }: ReturnType<typeof createGenerator>) => {
  const table = createCauseTable();
  for (let index = 0; index < skills.length * shownPerLeaf; index++) {
    const outcome = at(index);
    if ("item" in outcome) table.add(outcome.item, 1);
  }
  const { factors, ids } = table.read();
  return alikePairs(
    factors.filter(({ kind }) => kind === "rule"),
    ids.length,
  );
};

/** What accuracies are told of, and how many leaves each of them has at least. */
const groupingsOf = (skills: readonly Skill[]) => {
  const by = (nameOf: (skill: Skill) => string, among = skills) => {
    const groups = [...Map.groupBy(among, nameOf).values()];
    return { groups: groups.length, leaves: Math.min(...groups.map((group) => group.length)) };
  };
  // A rule of one leaf, such as a fallacy, stands among the leaves.
  const sizes = Map.groupBy(skills, ({ rule }) => rule);
  const rules = by(
    ({ rule }) => rule,
    skills.filter(({ rule }) => (sizes.get(rule)?.length ?? 0) > 1),
  );
  return [
    { of: "overall", groups: 1, leaves: skills.length },
    { of: "logic", ...by(({ logic }) => logic) },
    { of: "category", ...by(({ category }) => category) },
    ...(rules.groups > 0 ? [{ of: "rule", ...rules }] : []),
    { of: "leaf", groups: skills.length, leaves: 1 },
  ];
};

const precisionPlan = (precision: number, accuracy: number, skills: readonly Skill[]) => ({
  precision,
  accuracy,
  leaves: skills.length,
  targets: groupingsOf(skills).map(({ of, groups, leaves }) => {
    const needed = (share: number) => {
      const n = answersFor(precision, share);
      const perLeaf = Math.ceil(n / leaves);
      return { n, perLeaf, total: perLeaf * skills.length };
    };
    return { of, groups, worst: needed(0.5), expected: needed(accuracy) };
  }),
});

const budgetPlan = (budget: number, accuracy: number, skills: readonly Skill[]) => {
  const perLeaf = Math.floor(budget / skills.length);
  // Fewer questions than leaves: only the whole can be told.
  const asked = perLeaf === 0 ? budget : perLeaf * skills.length;
  return {
    budget,
    accuracy,
    leaves: skills.length,
    perLeaf,
    asked,
    targets: groupingsOf(skills)
      .filter(({ of }) => perLeaf > 0 || of === "overall")
      .map(({ of, groups, leaves }) => {
        const n = of === "overall" ? asked : perLeaf * leaves;
        return {
          of,
          groups,
          n,
          worst: halfWidth(n, 0.5),
          expected: halfWidth(n, accuracy),
          drop: {
            otherQuestions: detectableDrop(n, accuracy),
            sameQuestions: detectablePairedDrop(n, accuracy),
          },
        };
      }),
  };
};

/** What so many questions cost, reckoned from one question of each leaf. */
export const costOfQuestions = async (
  suite: SuiteOf<"generated">,
  questions: number,
  models: readonly LanguageModel[],
  prices: PriceTable | undefined,
) => {
  const { skills, perLeafStep, at } = createGenerator(generationPlanOf(suite));
  const sample: Question[] = [];
  for (let index = 0; index < skills.length * perLeafStep; index += perLeafStep) {
    const outcome = at(index);
    if ("item" in outcome) sample.push(questionOf(outcome.item));
  }
  const planned = runOf("plan", sample, models, { suite, prompt: { style: "direct" } });
  const seen = await preview(planned, { prices });
  const scale = questions / Math.max(1, sample.length);
  const scaled = (usd: number | null): number | null => (usd === null ? null : usd * scale);
  return {
    questions,
    priceDate: seen.priceDate,
    models: seen.models.map(({ model, usd }) => ({
      model,
      usd: { usual: scaled(usd.usual), most: scaled(usd.most) },
    })),
  };
};

export const planDocument = (found: Plan): Document => {
  const { title, section } = "precision" in found ? precisionParts(found) : budgetParts(found);
  return {
    title,
    facts: [],
    sections: present([section, alikeSection(found.alike), costSection(found.cost)]),
  };
};

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
  of === "overall" ? "overall" : `each ${of === "leaf" ? "skill" : of} of ${count(groups)}`;

const width = (value: number | null, isHalf: boolean): Cell => ({ kind: "width", value, isHalf });

const precisionParts = (found: Extract<Plan, { readonly precision: number }>) => {
  const { precision, accuracy, leaves, twins, targets } = found;
  const columns = ["", "worst case", "a skill", "in all", `at ${percent(accuracy)} %`, "a skill", "in all"];
  const rows = targets.map(({ of, groups, worst, expected }) => [
    groupName(of, groups),
    ...[worst, expected].flatMap(({ n, perLeaf, total }) => [n, perLeaf, total].map(number)),
  ]);
  const counted = twins ? ", which counts the two skills of a contrast pair together" : "";
  const note = `Half the width of Wilson's 95 % interval. The worst case is an accuracy of 50 %. In all: as many questions of every skill as the smallest group needs, organon run --per-leaf${counted}.`;
  return {
    title: `Questions for ± ${widthInPoints(precision)} points, ${count(leaves)} skills`,
    section: { id: "questions", blocks: [table(columns, rows), text(note, "note")] },
  };
};

const budgetParts = (found: Extract<Plan, { readonly budget: number }>) => {
  const { budget, accuracy, leaves, perLeaf, asked, targets } = found;
  const at = `${percent(accuracy)} %`;
  const columns = ["", "answers", "worst case", `at ${at}`, "drop, other questions", "same questions"];
  const rows = targets.map(({ of, groups, n, worst, expected, drop }) => [
    groupName(of, groups),
    number(n),
    width(worst, true),
    width(expected, true),
    width(drop.otherQuestions, false),
    width(drop.sameQuestions, false),
  ]);
  const note = `Points; half the width of Wilson's 95 % interval. A drop from ${at} that a test at 5 % finds with 80 % power: between two suites of so many answers, or on the same questions (organon compare) if the other answers stay as they were; in truth it lies between the two. Below some 30 answers take it as a hint.`;
  const each = perLeaf === 0 ? "less than one" : count(perLeaf);
  return {
    title: `Precision of ${count(budget)} questions: ${each} of each of ${count(leaves)} skills${asked < budget ? `, ${count(asked)} in all` : ""}`,
    section: { id: "precision", blocks: [table(columns, rows), text(note, "note")] },
  };
};

const costSection = (cost: Plan["cost"]): Section | undefined => {
  if (cost === undefined) return undefined;
  const rows = cost.models.map(({ model, usd }): readonly Cell[] => [
    model,
    { kind: "cost", usd: usd.usual },
    { kind: "cost", usd: usd.most },
  ]);
  const note = `prices of ${cost.priceDate}; from usual answers to long ones`;
  const title = `Cost of ${count(cost.questions)} questions`;
  return section("cost", title, table(["model", "usual", "at most"], rows), { note });
};
