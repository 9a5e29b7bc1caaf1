/**
 * How the weaknesses were found, in words: the same in every format.
 */
import { count, percent } from "./numbers.ts";
import type { ModelReport } from "./summary.ts";

/** What “weak” means here, and on how many answers it rests. */
export const examinedInWords = ({ examination, adaptive }: ModelReport): string => {
  const { leaves, unknown, fewest, correction } = examination;
  const looked =
    adaptive === undefined
      ? `${count(leaves)} leaves compared, at least ${count(fewest)} readable answers each` +
        (unknown > 0 ? `, ${count(unknown)} more have too few` : "")
      : `${count(leaves)} leaves named by the search, ${count(fewest)} or more fresh answers each`;
  const bound = correction === "Holm" ? "the chance of any false find" : "the share of false finds";
  return (
    `A weak leaf is below the model's own level beyond chance (Fisher's exact test; ${correction} keeps ${bound} ` +
    `at 5 %); the others listed are not distinguishable from it. ${looked}.`
  );
};

/** How an adaptive search went; nothing where there was none. */
export const searchInWords = ({ adaptive }: ModelReport): string => {
  if (adaptive === undefined) return "";
  const { asked, pilotPerLeaf, budget, k, expected, isFinished, confidence } = adaptive;
  const all = asked.pilot + asked.search + asked.confirming;
  return (
    `${count(all)} of ${count(budget)} questions${isFinished ? "" : " so far"}: ${count(asked.pilot)} in a pilot ` +
    `(${count(pilotPerLeaf)} of each leaf; accuracy, response rate and all tables rest on it), ` +
    `${count(asked.search)} on the leaves whose place among the ${count(k)} weakest was least certain, ` +
    `${count(asked.confirming)} fresh ones of the leaves found, on which their accuracies rest. ` +
    `${percent(expected)} % of the list is expected to be right` +
    (confidence === null ? "." : ` (asked for: ${percent(confidence)} %).`)
  );
};
