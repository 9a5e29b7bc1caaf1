/**
 * A plan for a terminal: how many questions a precision takes, or what a number of questions buys.
 */
import { count, percent, widthInPoints } from "../numbers.ts";
import { printable } from "../printable.ts";
import { aligned, cell, emphasised, wrapped, type Cell } from "./aligned.ts";
import type { TerminalOptions } from "./terminal.ts";

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

/** The plan as lines of text, without a final newline; `dollars` says an amount. */
export const renderPlan = (
  plan: PrecisionPlan | BudgetPlan,
  { width, color }: TerminalOptions,
  dollars: (usd: number) => string,
): string => {
  const soft = (text: string): readonly string[] =>
    wrapped(text, width).map((line) => emphasised(line, "soft", color));
  const [heading, rows, notes] = "precision" in plan ? precisionRows(plan) : budgetRows(plan);
  return [
    emphasised(heading, "strong", color),
    ...aligned(rows, color),
    ...notes.flatMap(soft),
    ...(plan.cost === undefined ? [] : costLines(plan.cost, dollars)),
  ].join("\n");
};

type Told = readonly [heading: string, rows: readonly (readonly Cell[])[], notes: readonly string[]];

const right = (text: string): Cell => cell(text, { align: "right" });
const head = (texts: readonly string[]): readonly Cell[] =>
  texts.map((text, i) => cell(text, { align: i === 0 ? "left" : "right", emphasis: "soft" }));
const groupName = (of: string, groups: number): string =>
  of === "overall" ? "overall" : `each ${of} of ${count(groups)}`;

const precisionRows = ({ precision, accuracy, leaves, targets }: PrecisionPlan): Told => [
  `Questions for ± ${widthInPoints(precision)} points, ${count(leaves)} leaves`,
  [
    head(["", "worst case", "a leaf", "in all", `at ${percent(accuracy)} %`, "a leaf", "in all"]),
    ...targets.map(({ of, groups, worst, expected }) => [
      cell(groupName(of, groups)),
      ...[worst, expected].flatMap(({ n, perLeaf, total }) => [
        right(count(n)),
        right(count(perLeaf)),
        right(count(total)),
      ]),
    ]),
  ],
  [
    `Half the width of Wilson's 95 % interval. The worst case is an accuracy of 50 %. In all: as many questions of every leaf as the smallest group needs, organon run --per-leaf.`,
  ],
];

const budgetRows = ({ budget, accuracy, leaves, perLeaf, asked, targets }: BudgetPlan): Told => [
  `What ${count(budget)} questions buy: ${perLeaf === 0 ? "less than one" : count(perLeaf)} of each of ${count(leaves)} leaves${
    asked < budget ? `, ${count(asked)} in all` : ""
  }`,
  [
    head([
      "",
      "answers",
      "worst case",
      `at ${percent(accuracy)} %`,
      "drop, other questions",
      "same questions",
    ]),
    ...targets.map(({ of, groups, n, worst, expected, drop }) => [
      cell(groupName(of, groups)),
      right(count(n)),
      right(`± ${widthInPoints(worst)}`),
      right(`± ${widthInPoints(expected)}`),
      right(dropText(drop.otherQuestions)),
      right(dropText(drop.sameQuestions)),
    ]),
  ],
  [
    `Points; half the width of Wilson's 95 % interval. A drop from ${percent(accuracy)} % that a test at 5 % finds with 80 % power: between two suites of so many answers, or on the same questions (organon compare) if the other answers stay as they were; in truth it lies between the two. Below some 30 answers take it as a hint.`,
    ...(budget >= leaves + 100
      ? [
          `To find the weakest leaves, organon run --adaptive --budget ${budget} puts them where they tell most.`,
        ]
      : []),
  ],
];

const dropText = (drop: number | null): string => (drop === null ? "none" : widthInPoints(drop));

const costLines = ({ questions, priceDate, models }: PlanCost, dollars: (usd: number) => string): string[] =>
  models.map(({ model, usd }) => {
    const range =
      usd.usual === null || usd.most === null
        ? "price unknown"
        : usd.usual === usd.most
          ? dollars(usd.usual)
          : `${dollars(usd.usual)} to ${dollars(usd.most)}`;
    return `${printable(model)}: ${count(questions)} questions, ${range} (prices of ${priceDate})`;
  });
