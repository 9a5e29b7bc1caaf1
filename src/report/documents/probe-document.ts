/**
 * Where the chains of one model break: the share of failures that a failing step explains, beside its chance level and
 * the same share among right answers; then rule by rule; and one failing step as it was asked.
 */
import type { ProbeReport } from "#lessons/probe";
import { number, present, section, share, table, text } from "../blocks.ts";
import type { Document, Section } from "../document.ts";

/** A failing step as it was put. */
type ProbeExample = {
  readonly rule: string;
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  readonly label: "yes" | "no";
};

/** What a probe of one model found. */
export const probeDocument = (
  name: string,
  report: ProbeReport,
  example: ProbeExample | undefined,
): Document =>
  report.failures === 0
    ? { title: `${name}: no longer question was answered wrongly`, facts: [], sections: [] }
    : {
        title: `Where the chain breaks, ${name}`,
        facts: [],
        sections: present([countsSection(report), rulesSection(report), exampleSection(example)]),
      };

const countsSection = (report: ProbeReport): Section => {
  const { failures, explained, chanceLevel, explainedByChance, composition, unclear } = report;
  const byChance = ["a failing step in chains answered rightly", share(explainedByChance)];
  const open = ["unclear, since a step's answer could not be read", number(unclear)];
  const rows = [
    ["answered wrongly", number(failures)],
    ["explained by a failing step", share(explained)],
    [
      "as many failing steps, dealt out by chance, would explain",
      { kind: "percent", value: chanceLevel, digits: 1 } as const,
    ],
    explainedByChance.n > 0 && byChance,
    ["every step right, the whole wrong (composition)", number(composition)],
    unclear > 0 && open,
  ];
  return { id: "failures", blocks: [table(["longer questions", ""], rows)] };
};

const rulesSection = ({ byRule }: ProbeReport): Section | undefined => {
  const rows = byRule
    .filter(({ explains, stepAccuracy }) => (explains.value ?? 0) > 0 || (stepAccuracy.value ?? 1) < 1)
    .map(({ rule, explains, stepAccuracy }) => [rule, share(explains), share(stepAccuracy)]);
  const columns = ["rule", "explains, of failures", "alone, accuracy of the step"];
  return rows.length === 0 ? undefined : section("rules", "By rule", table(columns, rows));
};

const exampleSection = (example: ProbeExample | undefined): Section | undefined => {
  if (example === undefined) return undefined;
  const { rule, premisesText, conclusionText, label } = example;
  const asked = text(`${premisesText.join(" ")} Therefore: ${conclusionText}`);
  return section("example", `A failing step: ${rule}`, [asked, text(`Right: ${label}.`, "note")]);
};
