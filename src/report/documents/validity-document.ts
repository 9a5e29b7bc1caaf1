/**
 * The validity study's outcome: the papers' Table 5, the share of valid questions with both bounds, and how far the two
 * annotators agree.
 */
import type { Validity } from "#scores/people/validity";
import { agreementTable, number, section, table } from "../blocks.ts";
import type { Cell, Document } from "../document.ts";
import { shareText } from "../numbers.ts";

/** What two annotators found. */
export const validityDocument = ({ n, invalid, valid, atLeast, agreement, answers }: Validity): Document => {
  const ofAll = (value: number): Cell => ({ kind: "percent", value: value / Math.max(1, n), digits: 2 });
  const cases = table(
    ["", ...keys],
    [
      ["count", ...keys.map((key) => number(invalid[key]))],
      ["percentage", ...keys.map((key) => ofAll(invalid[key]))],
    ],
  );
  const agreed = (["a", "b", "c", "valid"] as const).map(
    (key) => [key === "valid" ? "a, b and c together" : key, agreement[key]] as const,
  );
  const own = answers === undefined ? [] : [["own answers", answers] as const];
  return {
    title: "Validity of the questions",
    facts: [
      `Valid: ${shareText(valid)}`,
      `with 95 % confidence at least ${hundredths(atLeast.wald)} by Wald's bound, as the papers have it; ${hundredths(atLeast.exact)} exactly (Clopper and Pearson)`,
    ],
    sections: [
      section("invalid", "Invalid cases", [cases]),
      section(
        "agreement",
        "Agreement of the two annotators",
        agreementTable("question", [...agreed, ...own]),
        { note: "Cohen's kappa; none where both gave one answer only" },
      ),
    ],
  };
};

const keys = ["a", "b", "c", "total"] as const;

/** Per cent with two decimals, as Table 5 has them. */
const hundredths = (value: number): string => `${(100 * value).toFixed(2)} %`;
