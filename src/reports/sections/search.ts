/** How a search for weak rules placed its questions, and the rules in which no weakness was found, by their own accuracy. */
import { present, section, share, table, text } from "../blocks.ts";
import type { RuleFinding } from "../diagnosis-report.ts";
import type { Section, Table } from "../document.ts";
import { count, shareText } from "../numbers.ts";
import { having } from "../skills.ts";
import type { ModelReport } from "../summary.ts";

/** How the questions were placed where they were not spread evenly. */
export const searchSection = (models: readonly ModelReport[]): Section | undefined => {
  const searched = having(models, "search");
  const isSteered = searched.some(({ search }) => search.asked.search > 0);
  const blocks = searched.flatMap((model) => [
    text(`${model.name}: ${present([describeSearch(model), describeRules(model)]).join(" ")}`),
    rulesTable(model),
  ]);
  const note = isSteered ? "questions placed where they find weak rules" : "questions spread evenly";
  return blocks.length === 0 ? undefined : section("search", "Search for weak rules", blocks, { note });
};

/** How a search went; undefined where there was none. */
export const describeSearch = ({ search }: ModelReport): string | undefined => {
  if (search === undefined) return undefined;
  const { asked, budget, isFinished } = search;
  const done = `${count(asked.pilot + asked.search)} of ${count(budget)} questions${isFinished ? "" : " so far"}`;
  if (asked.search === 0) return `${done}, the same number for each rule.`;
  return (
    `${done}: ${count(asked.pilot)} in a pilot, a pair for each rule ` +
    `(accuracy, response rate and all tables rest on it), ${count(asked.search)} where they were most informative about the rules still in doubt. ` +
    "Causes and rules rest on all of them."
  );
};

/** How many rules of a search have no weakness found, with the best supported one; undefined without rules. */
export const describeRules = ({ search }: ModelReport): string | undefined => {
  const { rules = [] } = search ?? {};
  if (rules.length === 0) return undefined;
  const weak = rulesWith(rules, "weak").length;
  const sound = rulesWith(rules, "no weakness found");
  const others = rulesWith(rules, "not tested enough").map(({ accuracy }) => accuracy.n);
  const [best] = sound;
  const named = best === undefined ? "" : ` (best supported: ${best.rule}, ${shareText(best.accuracy)})`;
  const sizes = new Set([Math.min(...others), Math.max(...others)].map(count));
  const untested =
    others.length === 0 ? "" : `, ${count(others.length)} not tested enough (n ${[...sizes].join(" to ")})`;
  return `${count(rules.length)} rules: ${count(weak)} weak, ${count(sound.length)} without a weakness found${named}${untested}.`;
};

/** The rules with a finding, those with the highest lower bound first. */
const rulesWith = (rules: readonly RuleFinding[], finding: RuleFinding["finding"]) =>
  rules.filter((one) => one.finding === finding).toSorted((a, b) => b.accuracy.low - a.accuracy.low);

/** The rules of a search with their accuracies and findings; undefined without rules. */
export const rulesTable = ({ search }: ModelReport): Table | undefined => {
  const { rules = [] } = search ?? {};
  if (rules.length === 0) return undefined;
  const rows = (["weak", "no weakness found", "not tested enough"] as const).flatMap((finding) =>
    rulesWith(rules, finding).map(({ rule, accuracy }) => [rule, share(accuracy), finding]),
  );
  const caption =
    "Accuracy: the questions that need the rule, and their contrast pairs. No weakness found: its lower bound rules out an error in a third of the applications.";
  return table(["rule", "accuracy", "finding"], rows, { title: "Rules", caption, role: "detail" });
};
