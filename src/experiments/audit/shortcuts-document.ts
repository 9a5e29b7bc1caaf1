/** Shortcuts of a file: accuracy of classifiers that do not reason, their excess over a sound prover with the same view, by part. */
import type { ShortcutReport } from "#scoring/audits/shortcuts";
import { chance, gap, present, section, share, table, text } from "#reports/blocks";
import type { Document, Section } from "#reports/document";
import { count, percent, shareText } from "#reports/numbers";

/** The predicted value of a row: a label, or the place of the right option. */
type Asked = "label" | "option";

/** A higher excess is reported as a shortcut, if its interval is above zero. */
const allowed = 0.06;

/** The classifiers of all questions, then of each part: a length, a type of four options, or a task. */
export const shortcutsDocument = (groups: readonly ShortcutReport[], asked: Asked): Document => ({
  title: "Shortcut classifiers",
  facts: [
    `learned in ${groups[0]?.folds ?? 0} folds, with questions of one group kept together`,
    asked === "label" ? "chance level of balanced accuracy: one over the labels" : "chance level 25 %",
    "excess: above a sound prover with the same view; without a view, above chance",
  ],
  sections: present([
    section(
      "verdict",
      "Best classifier without reasoning",
      groups.map((group) => text(getVerdict(group, asked))),
    ),
    ...groups.map((group, i) => classifierSection(group, i, asked)),
    groups[0] && rulesSection(groups[0]),
    asked === "option" && correctionSection(groups),
  ]),
});

const getVerdict = ({ part, chance: level, classifiers }: ShortcutReport, asked: Asked): string => {
  const [best] = classifiers
    .flatMap((one) =>
      one.excess?.value == null ? [] : [{ ...one, above: one.excess.value, low: one.excess.low }],
    )
    .toSorted((one, other) => other.above - one.above);
  if (best === undefined) return `${part ?? "all"}: nothing to learn from`;
  const figure = asked === "label" ? best.balanced : best.accuracy;
  return (
    `${part ?? "all"}: ${best.classifier} ${shareText(figure)}, chance ${percent(level)} %` +
    (best.above > allowed && best.low > 0 ? ": what it reads predicts answers" : "")
  );
};

const classifierSection = ({ part, items, labels, classifiers }: ShortcutReport, i: number, asked: Asked) => {
  const rows = classifiers.map(({ classifier, balanced, accuracy, p, excess }) => {
    const above = excess && gap(excess, [excess.n]);
    return asked === "label"
      ? [classifier, share(balanced), share(accuracy), above]
      : [classifier, share(accuracy), above, p === undefined ? undefined : chance(p)];
  });
  const columns =
    asked === "label"
      ? ["balanced accuracy", { heading: "accuracy", spare: 1 }, "excess"]
      : ["accuracy", "excess", "p"];
  const counts = labels.map((one) => `${count(one.items)} ${one.label}`);
  const title = `${/^\d+$/.test(part ?? "") ? "length " : ""}${part ?? "all"}: ${count(items)} items`;
  return section(
    `group-${i}`,
    asked === "label" ? `${title}, ${counts.join(", ")}` : title,
    table(["classifier", ...columns], rows),
  );
};

const rulesSection = ({ classifiers }: ShortcutReport): Section | undefined => {
  const { byRule = [] } = classifiers.find(({ classifier }) => classifier === "counts") ?? {};
  const rules = byRule.filter(({ balanced }) => balanced.value !== null && balanced.low > 0.5);
  if (rules.length === 0) return undefined;
  const given = rules.slice(0, 6).map(({ rule, balanced }) => `${rule} ${shareText(balanced)}`);
  const luck = `${rules.length} of ${byRule.length} rules above chance, about ${Math.round(byRule.length / 40)} of them by luck`;
  return section("rules", "Rules predicted by counts", text(`${luck}: ${given.join(" · ")}`));
};

const correctionSection = (groups: readonly ShortcutReport[]): Section => {
  const figures = groups.flatMap(({ classifiers }) => classifiers.filter(({ excess }) => excess));
  return {
    id: "chance",
    blocks: [text(`p is after Holm's correction for ${figures.length} figures.`, "note")],
  };
};
