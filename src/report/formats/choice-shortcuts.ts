/**
 * Shortcuts through choice items told on a terminal: one line for each picker, over all items and type by type.
 */
import type { ChoiceShortcuts } from "#scores";
import { count, shareText } from "../numbers.ts";
import { aligned, cell } from "./aligned.ts";

/** The audit as lines; a picker beyond chance among all those looked at is marked. */
export const renderChoiceShortcuts = (
  { items, folds, all, byType }: ChoiceShortcuts,
  { color }: { readonly color: boolean },
): string => {
  const groups = [all, ...byType.map(({ picks }) => picks)];
  const figures = groups.flat();
  const outside = figures.filter(({ right: { low, high } }) => low > 0.25 || high < 0.25).length;
  const told = all.flatMap(({ picker }, row) => {
    const cells = groups.map((picks) => picks[row]!);
    return [
      [
        cell(picker, { gap: 2 }),
        ...cells.map(({ right, p }, column) =>
          cell(
            `${column === 0 ? shareText(right) : `${((right.value ?? 0) * 100).toFixed(1)} %`}${p < 0.05 ? " *" : ""}`,
          ),
        ),
      ],
    ];
  });
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
    `* beyond chance: p < 0.05 after Holm's correction for ${figures.length} figures`,
    `95 % intervals that leave out 25 %: ${outside} of ${figures.length}; about ${Math.round(figures.length / 20)} do so by luck`,
  ].join("\n");
};
