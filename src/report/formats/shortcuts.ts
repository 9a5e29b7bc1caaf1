/**
 * A shortcut audit told on a terminal: one line for each guesser, overall and by length, then what told most.
 */
import type { GuesserReport, ShortcutAudit, ShortcutReport } from "#scores";
import { count, percent, shareText } from "../numbers.ts";
import { aligned, cell } from "./aligned.ts";

/** The audit as lines. */
export const renderShortcuts = (audit: ShortcutAudit, { color }: { readonly color: boolean }): string =>
  [
    `Guessing from the surface, in ${audit.folds} folds with twins kept together. Balanced: 50 % is chance.`,
    "",
    ...tableOf(audit, "all", color),
    ...audit.byLength.flatMap((report) => ["", ...tableOf(report, `length ${report.length}`, color)]),
    ...told(audit),
  ].join("\n");

const tableOf = (report: ShortcutReport, what: string, color: boolean): readonly string[] =>
  aligned(
    [
      [
        cell(`${what}: ${count(report.items)} items, ${count(report.yes)} yes`, {
          emphasis: "strong",
          gap: 0,
        }),
        cell("balanced accuracy", { emphasis: "soft" }),
        cell("accuracy", { emphasis: "soft" }),
      ],
      ...report.guessers.map((guesser) => [
        cell(guesser.guesser, { gap: 2 }),
        cell(shareText(guesser.balanced)),
        cell(shareText(guesser.accuracy)),
      ]),
    ],
    color,
  );

const told = ({ guessers }: ShortcutReport): readonly string[] => {
  const counts = guessers.find(({ telling }) => telling.some(({ share }) => share > 0));
  if (counts === undefined) return [];
  return [
    "",
    "What told most: " +
      counts.telling
        .filter(({ share }) => share > 0)
        .slice(0, 6)
        .map(({ count: name, share }) => `${name} ${percent(share)} %`)
        .join(" · "),
    ...givenAway(counts),
  ];
};

/** The rules that counts give away most; one interval in forty lies above chance by luck alone, and that is said. */
const givenAway = ({ byRule }: GuesserReport): readonly string[] => {
  const rules = byRule.filter(({ balanced }) => balanced.value !== null && balanced.low > 0.5);
  if (rules.length === 0) return [];
  const shown = rules.slice(0, 6).map(({ rule, balanced }) => `${rule} ${shareText(balanced)}`);
  return [
    `Given away most (${rules.length} of ${byRule.length} rules above chance, about ${Math.round(byRule.length / 40)} of them by luck): ${shown.join(" · ")}`,
  ];
};
