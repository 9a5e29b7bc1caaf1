/**
 * Shortcuts through choice items told on a terminal: one line for each picker, over all items and type by type.
 */
import type { ChoiceShortcuts } from "#scores";
import { count, shareText } from "../numbers.ts";
import { aligned, cell } from "./aligned.ts";

/** The audit as lines; a picker whose interval leaves out one in four is marked. */
export const renderChoiceShortcuts = (
  { items, folds, all, byType }: ChoiceShortcuts,
  { color }: { readonly color: boolean },
): string => {
  const strange = (low: number, high: number): string => (low > 0.25 || high < 0.25 ? " *" : "");
  const told = all.flatMap(({ picker }, row) => {
    const cells = [all, ...byType.map(({ picks }) => picks)].map((picks) => picks[row]!.right);
    return [
      [
        cell(picker, { gap: 2 }),
        ...cells.map((right, column) =>
          cell(
            `${column === 0 ? shareText(right) : `${((right.value ?? 0) * 100).toFixed(1)} %`}${strange(right.low, right.high)}`,
          ),
        ),
      ],
    ];
  });
  const marked = told.length * (1 + byType.length);
  return [
    `Picking without reasoning; learned in ${folds} folds. One in four, 25 %, is chance.`,
    "",
    ...aligned(
      [
        [
          cell(`${count(items)} items`, { emphasis: "strong", gap: 0 }),
          cell("all", { emphasis: "soft" }),
          ...byType.map(({ type, items: n }) => cell(`${type} (${count(n)})`, { emphasis: "soft" })),
        ],
        ...told,
      ],
      color,
    ),
    "",
    `* its 95 % interval leaves out 25 %; of ${marked} figures about ${Math.round(marked / 20)} do so by luck`,
  ].join("\n");
};
