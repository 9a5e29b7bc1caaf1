/**
 * Shortcuts through a suite: how far classifiers come from its surface alone, overall and part by part, and what gave most away.
 * Of labels the two accuracies are told, of options how often the right one is picked.
 */
import type { Estimate } from "#scoring/estimate";
import type { ShortcutReport, Shortcuts } from "#scoring/audits/shortcuts";
import { chance, gap, present, section, share, table, text } from "../blocks.ts";
import type { Document, Section } from "../document.ts";
import { count, percent, shareText } from "../numbers.ts";

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
      ? ["balanced accuracy", { heading: "accuracy", spare: 1 }, "above the sound prover"]
      : ["right", "p"];
  return groups.map((group, i) => {
    const rows = group.guessers.map(({ guesser, balanced, accuracy, p, excess }) =>
      asked === "label"
        ? [guesser, share(balanced), share(accuracy), excess && gap(excess, [excess.n])]
        : [guesser, share(accuracy), chance(p)],
    );
    return section(`group-${i}`, titleOf(group), table(["classifier", ...columns], rows));
  });
};

/** The best classifier so many points above chance is told as a fault of the suite. */
const allowed = 0.06;

/** Which classifier is best of each group, by what it reads, and whether the suite gives its answers away. */
const verdictLines = (groups: readonly Group[], asked: "label" | "option" = "label"): readonly string[] =>
  groups.map((group) => {
    const figureOf = ({ balanced, accuracy }: Group["guessers"][number]): Estimate =>
      asked === "label" ? balanced : accuracy;
    // What a sound prover infers from the same view is no shortcut.
    const above = (one: Group["guessers"][number]): number =>
      one.excess?.value ?? (figureOf(one).value ?? 0) - group.chance;
    const [best] = group.guessers
      .filter(({ computesInference }) => !computesInference)
      .toSorted((one, other) => above(other) - above(one));
    if (best === undefined) return `${group.part}: nothing to learn from`;
    const figure = figureOf(best);
    const isAbove = above(best) > allowed;
    return (
      `${group.part}: ${best.guesser} ${shareText(figure)}, chance ${percent(group.chance)} %` +
      (isAbove ? ": what it reads predicts answers" : "")
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
      ? verdictLines(asked === "label" ? [{ ...found, part: "all" }] : found.parts, asked)
      : verdictLines(found.map(({ task, found: own }) => ({ ...own, part: task }))),
  );

export const shortcutsDocument = (audit: Shortcuts): Document => ({
  title: "Shortcut classifiers",
  facts: [
    audit.learned === null
      ? `in ${audit.folds} folds with contrast pairs kept together`
      : `learned from ${count(audit.learned)} other questions`,
    "balanced accuracy: 50 % is chance",
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
const rulesSection = ({ guessers }: ShortcutReport): Section | undefined => {
  const { byRule = [] } = guessers.find(({ guesser }) => guesser === "counts") ?? {};
  const rules = byRule.filter(({ balanced }) => balanced.value !== null && balanced.low > 0.5);
  if (rules.length === 0) return undefined;
  const given = rules.slice(0, 6).map(({ rule, balanced }) => `${rule} ${shareText(balanced)}`);
  const luck = `${rules.length} of ${byRule.length} rules above chance, about ${Math.round(byRule.length / 40)} of them by luck`;
  return section("rules", "Rules predicted by counts", text(`${luck}: ${given.join(" · ")}`));
};

/** An audit of four-option questions: each picker over all items and type by type. */
export const choiceShortcutsDocument = (audit: Shortcuts): Document => {
  const figures = groupsIn(audit).flatMap(({ guessers }) => guessers);
  const outside = figures.filter(({ accuracy: { low, high } }) => low > 0.25 || high < 0.25).length;
  const note = `p is after Holm's correction for ${figures.length} figures. 95 % intervals that leave out 25 %: ${outside} of ${figures.length}; about ${Math.round(figures.length / 20)} do so by luck.`;
  const { learned, folds } = audit;
  return {
    title: "Picking without reasoning",
    facts: [
      learned === null ? `learned in ${folds} folds` : `learned from ${count(learned)} other items`,
      "one in four, 25 %, is chance",
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
  facts: ["problems of one skeleton are kept together", "balanced accuracy: one over the labels is chance"],
  sections: [
    verdictSection(tasks.map(({ task, found }) => ({ ...found, part: task }))),
    ...sectionsOf(
      tasks.map(({ task, found }) => ({ ...found, part: task })),
      ({ part, items, labels }) =>
        `${part}: ${count(items)} questions, ${labels.map((one) => `${count(one.items)} ${one.label}`).join(", ")}`,
    ),
  ],
});
