/**
 * The validity study's outcome on a terminal: the papers' Table 5, the share of valid questions with both bounds,
 * and how far the two annotators agree.
 */
import type { Agreement, Validity } from "#scores";
import { count, shareText } from "../../numbers.ts";
import { aligned, cell } from "../aligned.ts";

export const renderValidity = (validity: Validity, { color }: { readonly color: boolean }): string => {
  const { n, invalid, valid, atLeast, agreement } = validity;
  const keys = ["a", "b", "c", "total"] as const;
  const right = (text: string) => cell(text, { align: "right", gap: 4 });
  return [
    ...aligned(
      [
        [
          cell("Invalid cases", { emphasis: "strong", gap: 0 }),
          ...keys.map((key) => right(key === "total" ? "Total" : key)),
        ],
        [cell("Count", { gap: 0 }), ...keys.map((key) => right(count(invalid[key])))],
        [
          cell("Percentage", { gap: 0 }),
          ...keys.map((key) => right(hundredths(invalid[key] / Math.max(1, n)))),
        ],
      ],
      color,
    ),
    "",
    `Valid: ${shareText(valid)}.`,
    `With 95 % confidence at least ${hundredths(atLeast.wald)} by Wald's bound, as the papers have it; ${hundredths(atLeast.exact)} exactly (Clopper and Pearson).`,
    "",
    "Agreement of the two annotators (Cohen's kappa):",
    ...aligned(
      (["a", "b", "c", "valid"] as const).map((key) => [
        cell(key === "valid" ? "a, b and c together" : key),
        cell(kappaText(agreement[key])),
        cell(`the same on ${shareText(agreement[key].same)}`),
      ]),
      color,
    ),
  ].join("\n");
};

const kappaText = ({ kappa }: Agreement): string =>
  kappa.value === null
    ? "no kappa: both gave one answer only"
    : `${kappa.value.toFixed(2)} [${kappa.low.toFixed(2)}, ${kappa.high.toFixed(2)}]`;

/** Per cent with two decimals, as Table 5 has them. */
const hundredths = (share: number): string => `${(100 * share).toFixed(2)} %`;
