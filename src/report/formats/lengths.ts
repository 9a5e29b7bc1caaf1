/**
 * The papers' length table (ACL Table 3, FSE Table 7) for a terminal: a row a model, a column a length, and below
 * each accuracy its interval and n.
 */
import type { Estimate } from "#scores";
import { count, percent, percentInterval } from "../numbers.ts";
import { clipped } from "../printable.ts";
import { type ModelReport, groupNamed, groupNames } from "../summary.ts";
import { aligned, cell, emphasised, widthOf } from "./aligned.ts";

/** The table as lines of text; on a narrow terminal a row for each length. */
export const renderLengths = (
  models: readonly Pick<ModelReport, "name" | "byLength">[],
  { color, width }: { readonly color: boolean; readonly width: number },
): string => {
  const names = groupNames(models, (model) => model.byLength);
  const right = (text: string, soft = false) =>
    cell(text, { align: "right", emphasis: soft ? "soft" : "none" });
  const across = models.flatMap((model) => {
    const groups = names.map((name) => groupNamed(model.byLength, name)?.accuracy);
    const row = (first: string, tell: (accuracy: Estimate) => string, soft = false) => [
      cell(first),
      ...groups.map((accuracy) => right(accuracy === undefined ? "" : tell(accuracy), soft)),
    ];
    return [
      row(clipped(model.name, 22), ({ value }) => percent(value)),
      row("", percentInterval, true),
      row("", ({ n }) => `n ${count(n)}`, true),
    ];
  });
  const table = [[cell("length"), ...names.map((name) => right(name))], ...across];
  const down = models.flatMap((model) =>
    model.byLength.map(({ name, accuracy }, i) => [
      cell(i === 0 ? clipped(model.name, 22) : ""),
      right(name),
      right(percent(accuracy.value)),
      right(percentInterval(accuracy), true),
      right(`n ${count(accuracy.n)}`, true),
    ]),
  );
  return [
    `${emphasised("Accuracy by length of inference", "strong", color)}  per cent, 95 % interval, n`,
    ...aligned(widthOf(table) <= width ? table : down, color),
  ].join("\n");
};
