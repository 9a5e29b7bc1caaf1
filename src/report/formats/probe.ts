/**
 * Where the chains of one model break, for a terminal: the share of failures that a failing step explains, beside
 * the same share among right answers; then rule by rule; and one failure told step by step.
 */
import type { ProbeReport } from "#lessons";
import { count, percent, percentInterval, shareText } from "../numbers.ts";
import { clipped, printable } from "../printable.ts";
import { aligned, cell, emphasised, wrapped } from "./aligned.ts";

/** One failure, told: each step's question and how it was answered. */
export type ProbeExample = {
  readonly rule: string;
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  readonly label: "yes" | "no";
};

/** The probe's outcome as lines of text. */
export const renderProbe = (
  name: string,
  report: ProbeReport,
  example: ProbeExample | undefined,
  { color, width }: { readonly color: boolean; readonly width: number },
): string => {
  const { failures, explained, explainedByChance, composition, unclear, byRule } = report;
  const title = (words: string): string => emphasised(words, "strong", color);
  if (failures === 0) return title(`${clipped(name, 60)}: no longer question was answered wrongly`);
  const shown = byRule.filter(
    ({ explains, stepAccuracy }) => (explains.value ?? 0) > 0 || (stepAccuracy.value ?? 1) < 1,
  );
  const lines = [
    title(`Where the chain breaks, ${clipped(name, 60)}`),
    `  ${count(failures)} longer questions answered wrongly`,
    `  explained by a failing step: ${shareText(explained)}`,
    ...(explainedByChance.n === 0
      ? []
      : [`  a failing step in chains answered rightly: ${shareText(explainedByChance)}`]),
    `  every step right, the whole wrong (composition): ${count(composition)}`,
    ...(unclear === 0 ? [] : [`  unclear, since a step's answer could not be read: ${count(unclear)}`]),
  ];
  if (shown.length > 0)
    lines.push(
      "",
      ...aligned(
        [
          [
            cell("rule", { emphasis: "strong" }),
            cell("explains", { align: "right", emphasis: "strong" }),
            cell("of failures"),
            cell("alone", { align: "right", emphasis: "strong" }),
            cell("accuracy of the step"),
          ],
          ...shown.map(({ rule, explains, stepAccuracy }) => [
            cell(clipped(rule, 40)),
            cell(percent(explains.value), { align: "right" }),
            cell(`${percentInterval(explains)} n ${count(explains.n)}`, { emphasis: "soft" }),
            cell(percent(stepAccuracy.value), { align: "right" }),
            cell(`${percentInterval(stepAccuracy)} n ${count(stepAccuracy.n)}`, { emphasis: "soft" }),
          ]),
        ],
        color,
      ),
    );
  if (example !== undefined)
    lines.push(
      "",
      title(`A failing step: ${printable(example.rule)}`),
      ...wrapped(
        `${example.premisesText.join(" ")} Therefore: ${example.conclusionText}`,
        Math.max(40, width - 4),
      ).map((line) => `  ${line}`),
      emphasised(`  Right: ${example.label}.`, "soft", color),
    );
  return lines.join("\n");
};
