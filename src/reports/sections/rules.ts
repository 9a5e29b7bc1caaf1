/**
 * What a search for rules says of a model: accuracy against chance level, and the rules in which no weakness was found,
 * by their own accuracy.
 */
import { chanceLevel, isAboveChance } from "../findings.ts";
import { share, table } from "../blocks.ts";
import type { Table } from "../document.ts";
import { count, percent, shareText } from "../numbers.ts";
import type { ModelReport, RuleFinding } from "../summary.ts";

/** The accuracy of a model against chance level, in a sentence. */
export const accuracyInWords = (model: ModelReport): string => {
  const { accuracy, responseAccuracy, responseRate } = model;
  if (accuracy.n === 0) return "No answer yet.";
  const chance = chanceLevel(model);
  const isAbove = isAboveChance(model);
  const { asked } = model.search ?? {};
  const rest = asked && asked.search > 0 ? ` (the search's ${count(asked.search)} left out)` : "";
  const own = `Accuracy ${shareText(accuracy)}${rest}`;
  if (isAbove === undefined) return `${own}: no answer could be read.`;
  const read = responseRate.value === 1 ? "" : `, of readable answers ${shareText(responseAccuracy)}`;
  if (chance === undefined) return `${own}${read}.`;
  const level = isAbove ? "above" : responseAccuracy.high < chance ? "below" : "not above";
  return `${own}${read}: ${level} chance level (${percent(chance)} %).`;
};

/** How many rules of a search have no weakness found, with the best supported one; undefined without rules. */
export const rulesInWords = ({ search }: ModelReport): string | undefined => {
  const { rules = [] } = search ?? {};
  if (rules.length === 0) return undefined;
  const [tested, others] = [
    havingFinding(rules, "no weakness found"),
    havingFinding(rules, "not tested enough"),
  ];
  const [best] = tested;
  const sizes = new Set(
    [Math.min, Math.max].map((end) => count(end(...others.map(({ accuracy }) => accuracy.n)))),
  );
  const named = best === undefined ? "" : `, best supported: ${best.rule} ${shareText(best.accuracy)}`;
  const untested =
    others.length === 0 ? "" : `; not tested enough: ${count(others.length)} (n ${[...sizes].join(" to ")})`;
  return `No weakness found at ${count(tested.length)} of ${count(rules.length)} rules${named}${untested}.`;
};

/** The rules with a finding, those with the highest lower bound first. */
const havingFinding = (
  rules: readonly RuleFinding[],
  finding: RuleFinding["finding"],
): readonly RuleFinding[] =>
  rules.filter((one) => one.finding === finding).toSorted((a, b) => b.accuracy.low - a.accuracy.low);

/** The rules of a search with their accuracies and what these say; undefined without rules. */
export const rulesTable = ({ search }: ModelReport): Table | undefined => {
  const { rules = [] } = search ?? {};
  if (rules.length === 0) return undefined;
  const findings = ["weak", "no weakness found", "not tested enough"] as const;
  const rows = findings.flatMap((finding) =>
    havingFinding(rules, finding).map(({ rule, accuracy }) => [
      rule,
      share(accuracy),
      finding === "not tested enough" ? `${finding} (n ${count(accuracy.n)})` : finding,
    ]),
  );
  const caption =
    "Accuracy: the questions that need the rule, and their contrast pairs. No weakness found: its lower bound rules out an error in a third of the applications.";
  return table(["rule", "accuracy", "finding"], rows, { title: "Rules", caption, role: "detail" });
};
