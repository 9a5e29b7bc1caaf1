/** Shortcuts of a suite: accuracy of classifiers that do not reason, their excess over a sound prover with the same view, by part. */
import type { ShortcutReport, Shortcuts } from "#scoring/audits/shortcuts";
import { chance, gap, present, section, share, table, text } from "#reports/blocks";
import type { Document, Section } from "#reports/document";
import { count, percent, shareText } from "#reports/numbers";

type Group = ShortcutReport & { readonly part: string };

const groupsIn = (audit: Shortcuts): readonly Group[] => [{ ...audit, part: "all" }, ...audit.parts];

/** A table for each group: of labels both accuracies, of options the share picked rightly. */
const sectionsOf = (
  groups: readonly Group[],
  titleOf: (group: Group) => string,
  asked: "label" | "option" = "label",
): readonly Section[] => {
  const columns =
    asked === "label"
      ? ["balanced accuracy", { heading: "accuracy", spare: 1 }, "excess"]
      : ["accuracy", "excess", "p"];
  return groups.map((group, i) => {
    const rows = group.classifiers.map(({ classifier, balanced, accuracy, p, excess }) => {
      const above = excess && gap(excess, [excess.n]);
      return asked === "label"
        ? [classifier, share(balanced), share(accuracy), above]
        : [classifier, share(accuracy), above, p === undefined ? undefined : chance(p)];
    });
    return section(`group-${i}`, titleOf(group), table(["classifier", ...columns], rows));
  });
};

/** A higher excess is reported as a shortcut. */
const allowed = 0.06;

/** The classifier with the highest excess in each group, and whether it is a shortcut. */
const verdictLines = (groups: readonly Group[], asked: "label" | "option" = "label"): readonly string[] =>
  groups.map((group) => {
    const [best] = group.classifiers
      .flatMap((one) => (one.excess?.value == null ? [] : [{ ...one, above: one.excess.value }]))
      .toSorted((one, other) => other.above - one.above);
    if (best === undefined) return `${group.part}: nothing to learn from`;
    const figure = asked === "label" ? best.balanced : best.accuracy;
    return (
      `${group.part}: ${best.classifier} ${shareText(figure)}, chance ${percent(group.chance)} %` +
      (best.above > allowed ? ": what it reads predicts answers" : "")
    );
  });

const verdictSection = (groups: readonly Group[], asked: "label" | "option" = "label"): Section => {
  const lines = verdictLines(groups, asked).map((line) => text(line));
  return section("verdict", "Best classifier without reasoning", lines);
};

/** What classifiers get of questions of one kind. */
export type Cues = { readonly asked: "label" | "option"; readonly found: Shortcuts | TaskShortcuts };

/** The same lines for a card: of the whole, or of each task. */
export const verdictOf = (all: readonly Cues[]): readonly string[] =>
  all.flatMap(({ asked, found }) =>
    "parts" in found
      ? verdictLines(
          asked === "label" || found.parts.length === 0 ? [{ ...found, part: "all" }] : found.parts,
          asked,
        )
      : verdictLines(found.map(({ task, found: own }) => ({ ...own, part: task }))),
  );

export const shortcutsDocument = (audit: Shortcuts): Document => ({
  title: "Shortcut classifiers",
  facts: [
    audit.learned === null
      ? `in ${audit.folds} folds with contrast pairs kept together`
      : `learned from ${count(audit.learned)} other questions`,
    "chance level of balanced accuracy 50 %",
    "excess: above a sound prover with the same view",
  ],
  sections: present([
    verdictSection(groupsIn(audit)),
    ...sectionsOf(groupsIn(audit), (group) => {
      const name = group.part === "all" ? "all" : `length ${group.part}`;
      return `${name}: ${count(group.items)} items, ${count(yesIn(group))} yes`;
    }),
    rulesSection(audit),
  ]),
});

const yesIn = ({ labels }: ShortcutReport): number => labels.find(({ label }) => label === "yes")?.items ?? 0;

/** The rules whose answers counts predict; one in forty by luck alone. */
const rulesSection = ({ classifiers }: ShortcutReport): Section | undefined => {
  const { byRule = [] } = classifiers.find(({ classifier }) => classifier === "counts") ?? {};
  const rules = byRule.filter(({ balanced }) => balanced.value !== null && balanced.low > 0.5);
  if (rules.length === 0) return undefined;
  const given = rules.slice(0, 6).map(({ rule, balanced }) => `${rule} ${shareText(balanced)}`);
  const luck = `${rules.length} of ${byRule.length} rules above chance, about ${Math.round(byRule.length / 40)} of them by luck`;
  return section("rules", "Rules predicted by counts", text(`${luck}: ${given.join(" · ")}`));
};

/** An audit of four-option questions: all items and type by type. */
export const choiceShortcutsDocument = (audit: Shortcuts): Document => {
  const figures = groupsIn(audit).flatMap(({ classifiers }) => classifiers.filter(({ excess }) => excess));
  const note = `Excess is accuracy minus that of a sound prover with the same view; without a view, minus chance. p is after Holm's correction for ${figures.length} figures.`;
  const { learned, folds } = audit;
  return {
    title: "Shortcut classifiers of options",
    facts: [
      learned === null ? `learned in ${folds} folds` : `learned from ${count(learned)} other items`,
      "chance level 25 %",
    ],
    sections: [
      verdictSection(groupsIn(audit), "option"),
      ...sectionsOf(groupsIn(audit), ({ part, items }) => `${part}: ${count(items)} items`, "option"),
      { id: "chance", blocks: [text(note, "note")] },
    ],
  };
};

type TaskShortcuts = readonly { readonly task: string; readonly found: ShortcutReport }[];

export const taskShortcutsDocument = (tasks: TaskShortcuts): Document => ({
  title: "Shortcut classifiers",
  facts: [
    "problems of one skeleton are kept together",
    "chance level of balanced accuracy: one over the labels",
    "excess: above a sound prover with the same view",
  ],
  sections: [
    verdictSection(tasks.map(({ task, found }) => ({ ...found, part: task }))),
    ...sectionsOf(
      tasks.map(({ task, found }) => ({ ...found, part: task })),
      ({ part, items, labels }) =>
        `${part}: ${count(items)} questions, ${labels.map((one) => `${count(one.items)} ${one.label}`).join(", ")}`,
    ),
  ],
});
