/**
 * A plan: how many questions a precision takes, or what a number of questions buys.
 */
import { number, present, section, table, text } from "../blocks.ts";
import type { Cell, Document, Section } from "../document.ts";
import { count, percent, widthInPoints } from "../numbers.ts";

type Needed = { readonly n: number; readonly perLeaf: number; readonly total: number };

/** What the questions would cost; from usual answers to long ones, null where no price is known. */
export type PlanCost = {
  readonly questions: number;
  readonly priceDate: string;
  readonly models: readonly {
    readonly model: string;
    readonly usd: { readonly usual: number | null; readonly most: number | null };
  }[];
};

/** How many questions a precision takes: for the whole, or for every logic, category, rule or leaf. */
export type PrecisionPlan = {
  readonly precision: number;
  /** The accuracy expected. */
  readonly accuracy: number;
  readonly leaves: number;
  /** Whether leaves are the two sides of twins, which `--per-leaf` counts together. */
  readonly twins?: boolean;
  readonly targets: readonly {
    readonly of: string;
    readonly groups: number;
    /** At an accuracy of one half, and at the expected one. */
    readonly worst: Needed;
    readonly expected: Needed;
  }[];
  readonly cost?: PlanCost;
};

/** What so many questions buy. */
export type BudgetPlan = {
  readonly budget: number;
  readonly accuracy: number;
  readonly leaves: number;
  /** Whether leaves are the two sides of twins, which `--per-leaf` counts together. */
  readonly twins?: boolean;
  readonly perLeaf: number;
  /** As many of every leaf as the budget reaches for. */
  readonly asked: number;
  readonly targets: readonly {
    readonly of: string;
    readonly groups: number;
    /** Answers that the smallest of the groups rests on. */
    readonly n: number;
    readonly worst: number;
    readonly expected: number;
    /** Drops that show with 80 % power; null where none can. */
    readonly drop: { readonly otherQuestions: number | null; readonly sameQuestions: number | null };
  }[];
  readonly cost?: PlanCost;
};

/** The plan, and what its questions would cost where models are named. */
export const planDocument = (plan: PrecisionPlan | BudgetPlan): Document => {
  const { title, section } = "precision" in plan ? precisionParts(plan) : budgetParts(plan);
  return { title, facts: [], sections: present([section, costSection(plan.cost)]) };
};

type Parts = { readonly title: string; readonly section: Section };

const groupName = (of: string, groups: number): string =>
  of === "overall" ? "overall" : `each ${of} of ${count(groups)}`;

const width = (value: number | null, isHalf: boolean): Cell => ({ kind: "width", value, isHalf });

const precisionParts = ({ precision, accuracy, leaves, twins = false, targets }: PrecisionPlan): Parts => {
  const columns = ["", "worst case", "a leaf", "in all", `at ${percent(accuracy)} %`, "a leaf", "in all"];
  const rows = targets.map(({ of, groups, worst, expected }) => [
    groupName(of, groups),
    ...[worst, expected].flatMap(({ n, perLeaf, total }) => [n, perLeaf, total].map(number)),
  ]);
  const counted = twins ? ", which counts the two leaves of twins together" : "";
  const note = `Half the width of Wilson's 95 % interval. The worst case is an accuracy of 50 %. In all: as many questions of every leaf as the smallest group needs, organon run --per-leaf${counted}.`;
  return {
    title: `Questions for ± ${widthInPoints(precision)} points, ${count(leaves)} leaves`,
    section: { id: "questions", blocks: [table(columns, rows), text(note, "note")] },
  };
};

const budgetParts = ({ budget, accuracy, leaves, perLeaf, asked, targets }: BudgetPlan): Parts => {
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
  const notes = [
    `Points; half the width of Wilson's 95 % interval. A drop from ${at} that a test at 5 % finds with 80 % power: between two suites of so many answers, or on the same questions (organon compare) if the other answers stay as they were; in truth it lies between the two. Below some 30 answers take it as a hint.`,
    budget >= leaves + 100 &&
      `To find the weakest leaves, organon run --adaptive --budget ${budget} puts them where they tell most.`,
  ];
  const each = perLeaf === 0 ? "less than one" : count(perLeaf);
  return {
    title: `What ${count(budget)} questions buy: ${each} of each of ${count(leaves)} leaves${asked < budget ? `, ${count(asked)} in all` : ""}`,
    section: {
      id: "precision",
      blocks: [table(columns, rows), ...present(notes).map((words) => text(words, "note"))],
    },
  };
};

const costSection = (cost: PlanCost | undefined): Section | undefined => {
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
