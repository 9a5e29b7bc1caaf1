/**
 * What the study of §4 tells beside a report, as words and cells, for every format.
 */
import { count, differenceText, percent, shareText } from "../numbers.ts";
import { printable } from "../printable.ts";
import type { StudyReport } from "../summary.ts";
import type { BesidePublished, LogicAskerPart, ValidityPart } from "./part.ts";
import {
  publishedModelOf,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
  type PublishedModel,
} from "./published.ts";

/** Which table or figure of the papers each part of the study answers to. */
export const papersPlaces: Readonly<Record<string, string>> = {
  models: "ACL Table 2, FSE Table 6",
  iterations: "Figure 3",
  logics: "Figure 4",
  categories: "Figure 5",
  lengths: "ACL Table 3, FSE Table 7",
  weakRules: "ACL Table 4, FSE Table 8",
  validity: "ACL Table 5, FSE Table 9",
  teaching: "ACL Table 6, FSE Table 10",
};

const validityColumns = ["a", "b", "c", "total"] as const;

/** Table 5 as cells: ours where people have judged, and the papers'. */
export const validityRows = ({ people }: ValidityPart): readonly (readonly string[])[] => {
  const row = (name: string, invalid: Readonly<Record<"a" | "b" | "c" | "total", number>>, n: number) => [
    name,
    String(n),
    ...validityColumns.map((key) => `${invalid[key]} (${((100 * invalid[key]) / n).toFixed(2)} %)`),
  ];
  return [
    ...(people === undefined ? [] : [row("this study", people.invalid, people.n)]),
    row("the papers", publishedValidity, publishedValidity.n),
  ];
};

/** Table 5's columns. */
export const validityHead = [
  "invalid",
  "questions",
  "a, grammar",
  "b, one reading",
  "c, answer follows",
  "total",
] as const;

/** What stands beside Table 5, sentence by sentence. */
export const validityWords = (validity: ValidityPart): readonly string[] => {
  const { drawn, of, faulty, sheets, people } = validity;
  return [
    `${count(drawn)} of the ${count(of)} questions were drawn. By machine ${faulty === 0 ? "none" : count(faulty)} of them has a fault: each sentence was read back as the formula that it says, each certificate replayed.`,
    people === undefined
      ? `Two people have not judged them yet: fill in ${sheets.map(printable).join(" and ")}, and give the same command with --sheets.`
      : `Valid by two people's judgement: ${shareText(people.valid)}; with 95 % confidence at least ${percent(people.atLeast.exact)} % exactly, ${percent(people.atLeast.wald)} % by Wald's bound, which the papers' 0.94 is.`,
  ];
};

/** What guessing gets. */
export const keysWords = ({ noKeys }: LogicAskerPart): string =>
  `Who always says no is right on ${percent(noKeys.value)} % of the questions: that, and not a half, is what accuracy must beat.`;

/** What the papers say of all their models. */
export const rangesWords = `The papers' six models: ${rangeText(publishedRanges.first)} in the first iteration, ${rangeText(publishedRanges.second)} in the second (§4.2).`;

function rangeText([low, high]: readonly [number, number]): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)} %`;
}

/** One of the papers' numbers beside ours, as cells. */
export const besideRow = (one: BesidePublished): readonly string[] => [
  one.model,
  `${one.measure} (${one.published}, ${one.source})`,
  shareText(one.theirs),
  shareText(one.ours),
  differenceText(one.difference, one.difference.n),
];

/** The columns of those rows. */
export const besideHead = ["model", "measure", "papers", "here", "here − papers, points"] as const;

/** Said where there is no such number. */
export const noneNamed =
  "None of the models asked here is one that the papers asked, so no number of theirs stands beside ours.";

const named = ({ models }: StudyReport): readonly PublishedModel[] =>
  models.flatMap(({ id }) => publishedModelOf(id) ?? []);

/** Table 4 as the papers have it, for the models of theirs that are asked here. */
export const publishedRulesFor = (report: StudyReport): readonly string[] =>
  publishedWeakRules
    .filter(({ model }) => named(report).some(({ name }) => name === model))
    .map(
      ({ model, rule, type, share }) =>
        `${model} in the papers: ${rule}, ${type}, ${percent(share)} % (n not told)`,
    );
