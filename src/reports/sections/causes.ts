/**
 * What wrong answers are associated with: rules, what sentences show, the right answer, the number of steps; and which weak skills each
 * of these explains.
 */
import { background, chance, gap, number, section, table, text } from "../blocks.ts";
import type { Block, Section } from "../document.ts";
import { isAboveChance } from "../findings.ts";
import type { ModelReport } from "../summary.ts";

/** The causes of each model for which they were sought; nothing where no question says what it bears on. */
export const causesSection = (models: readonly ModelReport[]): Section | undefined => {
  const sought = models.filter(({ causes }) => causes !== undefined);
  if (sought.length === 0) return undefined;
  const isAlone = sought.length === 1;
  const blocks = sought.flatMap((model) => {
    const { name, causes = [] } = model;
    if (causes.length === 0 && !isAlone) return [text(`${name}: ${noCauseInWords(model)}`, "note")];
    return [...(isAlone ? [] : [text(name, "verdict")]), ...causeBlocks(model)];
  });
  return section("causes", "Features associated with wrong answers", [background(about), ...blocks]);
};

/** Why a model has no causes. That none was found does not say that there is none. */
const noCauseInWords = (model: ModelReport): string => {
  if (model.accuracy.value === 1) return "Every answer is correct.";
  return isAboveChance(model) === false
    ? "The answers are not above chance level."
    : "No cause of wrong answers is distinguishable from chance.";
};

const about =
  "The smallest set of rules and other features of questions that accounts for the wrong answers. Each difference is the accuracy of the n questions with the feature minus the accuracy that is expected of them without it. As in every accuracy, a reply that is unreadable, empty, refused or truncated is not correct. A run of more than 10,000 questions is sampled: causes rest on 10,000 of them.";

export const causeBlocks = (model: ModelReport): readonly Block[] => {
  const { causes = [] } = model;
  if (causes.length === 0) return [text(noCauseInWords(model), "note")];
  // A search for rules asks too few questions of a skill to call any weak.
  const isTold = causes.some(({ explains }) => explains.length > 0);
  const isShared = causes.some(({ n, arguments: distinct }) => distinct < n / 2);
  const rows = causes.map(({ name, effect, low, high, n, arguments: distinct, p, explains }) => [
    name,
    gap({ value: effect, low, high }, [n]),
    isShared && number(distinct),
    isTold && number(explains.length),
    chance(p),
  ]);
  return [
    table(
      [
        "feature",
        "difference",
        isShared && { heading: "distinct arguments", spare: 2 },
        isTold && "weak skills explained",
        { heading: "p", spare: 1 },
      ],
      rows,
      { first: 5 },
    ),
    ...causes.flatMap(({ name, rule, alike }) =>
      alike.length === 0 ? [] : [{ ...text(alikeText(name, rule, alike), "note"), role: "detail" as const }],
    ),
    text(
      "Difference in percentage points. Association, not causation. p is corrected for all features.",
      "note",
    ),
  ];
};

const alikeText = (name: string, rule: string | null, alike: readonly string[]): string => {
  const one = `These questions can't separate ${name} from ${alike.join(", ")}`;
  return rule === null
    ? `${one}.`
    : `${one}: organon run --skill "${[rule, ...alike].join(",")}" --length 1 asks about each alone.`;
};
