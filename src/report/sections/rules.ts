/**
 * What a search for rules says of a model: accuracy against chance level, and the rules in which no weakness was found,
 * by their own accuracy.
 */
import { chanceLevel, isAboveChance } from "../findings.ts";
import { present, share, table, text } from "../blocks.ts";
import type { Block, Cell } from "../document.ts";
import { count, percent, shareText } from "../numbers.ts";
import type { ModelReport, RuleFinding } from "../summary.ts";

/** The accuracy of a model against chance level, in a sentence. */
export const accuracyInWords = (model: ModelReport): string => {
  const { accuracy, responseAccuracy, responseRate } = model;
  if (accuracy.n === 0) return "No answer yet.";
  const chance = chanceLevel(model);
  const isAbove = isAboveChance(model);
  const own = `Accuracy ${shareText(accuracy)}`;
  if (isAbove === undefined) return `${own}: no answer could be read.`;
  const read = responseRate.value === 1 ? "" : `, of readable answers ${shareText(responseAccuracy)}`;
  if (chance === undefined) return `${own}${read}.`;
  const level = isAbove ? "above" : responseAccuracy.high < chance ? "below" : "not above";
  return `${own}${read}: ${level} chance level (${percent(chance)} %, one answer to everything).`;
};

/** The rules of a search: those without a weakness found, and in detail all others. */
export const ruleBlocks = ({ search }: ModelReport): readonly Block[] => {
  const { rules = [] } = search ?? {};
  const tested = rules
    .filter(({ finding }) => finding === "no weakness found")
    .toSorted((a, b) => b.accuracy.low - a.accuracy.low);
  const others = rules.filter(({ finding }) => finding === "not tested enough");
  if (rules.length === 0) return [];
  const rowOf = ({ rule, accuracy }: RuleFinding): readonly Cell[] => [rule, share(accuracy)];
  const [least, most] = [Math.min, Math.max].map((end) =>
    count(end(...others.map(({ accuracy }) => accuracy.n))),
  );
  const untested =
    others.length > 0 &&
    `${count(others.length)} of ${count(rules.length)} rules are not tested enough (n ${least === most ? most : `${least} to ${most}`}).`;
  return present([
    tested.length > 0 &&
      table(["rule", "accuracy"], tested.map(rowOf), { title: "No weakness found", first: 3 }),
    text(present([tested.length > 0 && meaning, untested]).join(" "), "note"),
    others.length > 0 && {
      ...table(
        ["rule", "accuracy", "finding"],
        others.map((one) => [...rowOf(one), `not tested enough (n ${count(one.accuracy.n)})`]),
      ),
      role: "detail" as const,
    },
  ]);
};

const meaning =
  "Accuracy: the questions that need the rule, and their contrast pairs. Its lower bound rules out an error in a third of the applications.";
