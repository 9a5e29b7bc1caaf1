/**
 * The weakest skills (LogicAsker, Table 4), with what the whole tree suggests of them and the chance that they are no
 * worse than the rest; and how an adaptive run looked for them.
 */
import { background, chance, noted, section, share, shareAlone, table, text } from "../blocks.ts";
import type { Block, Chart, Section, Table } from "../document.ts";
import { examinedInWords, searchInWords } from "../examination.ts";
import { count, percent, shareText } from "../numbers.ts";
import {
  hasLeaves,
  shownWeaknesses,
  typeOfKind,
  type ModelReport,
  type Weakness,
  type WeaknessExample,
  having,
} from "../summary.ts";

/** Nothing where questions are of no leaves. Those of the subject, the first model, in full; those of the others in a sentence and a table behind it. */
export const weakestSection = (models: readonly ModelReport[]): Section | undefined => {
  const [subject, ...others] = models;
  if (subject === undefined || !hasLeaves(models)) return undefined;
  const about =
    "The leaves of the rule tree with the lowest accuracy, with a question that was answered wrongly. “Correct” asks whether a valid conclusion is recognised, “Incorrect” whether an invalid one is. After LogicAsker, Table 4.";
  const blocks = [
    background(about),
    weakestChart(subject),
    ...weakestBlocks(subject, 10, "first"),
    ...others.map(besides),
  ];
  return section("weakest", `Weakest skills of ${subject.name}`, blocks);
};

/** At most `most` skills of one model as a table, and how they were found. */
export const weakestBlocks = (
  model: ModelReport,
  most: number,
  shown: "each" | "first",
): readonly Block[] => {
  const found = shownWeaknesses(model, most);
  return found.length === 0
    ? [text(`${model.accuracy.n === 0 ? "Unknown" : "None"}: ${noneInWords(model)}.`)]
    : [weakestTable(found, shown), text(examinedInWords(model), "note")];
};

/** A forest plot of the weakest skills beside the model's own level: what is below it by luck, and what is not. */
const weakestChart = (model: ModelReport, most = 10): Chart | undefined => {
  const found = shownWeaknesses(model, most);
  if (found.length < 3 || model.accuracy.value === null) return undefined;
  const chart: Chart = {
    kind: "chart",
    id: "forest",
    title: `The weakest skills beside ${model.name}’s own level`,
    caption:
      "Marked weak is what stays below the model’s level beyond chance, corrected for looking at every skill.",
    role: "background",
    drawing: {
      form: "intervals",
      scale: "share",
      key: "Diamond: weak. Open dot: may be luck. Lines are 95 % intervals, the dashed line is the model’s accuracy on everything.",
      reference: { at: model.accuracy.value, label: `all: ${percent(model.accuracy.value)} %` },
    },
    table: table(
      ["skill", { heading: "weak", mark: "accent" }, { heading: "may be luck", mark: "open" }],
      found.map(({ rule, kind, accuracy, mark }) => [
        `${rule}, ${kind}`,
        ...(mark === "weak" ? [share(accuracy), ""] : ["", share(accuracy)]),
      ]),
    ),
  };
  return chart;
};

const noneInWords = ({ accuracy }: ModelReport): string =>
  accuracy.n === 0 ? "no answer could be read" : "no leaf has a wrong answer";

const weakestTable = (
  found: readonly Weakness[],
  shown: "each" | "first",
  more: Pick<Table, "title" | "brief"> = {},
): Table => {
  const hasP = shown === "each";
  return table(
    [
      "skill",
      { heading: "type", spare: 3 },
      "accuracy",
      { heading: "by the tree", spare: 2 },
      hasP && { heading: "p", spare: 4 },
      { heading: "q", spare: 1 },
      "mark",
    ],
    found.map(({ rule, kind, accuracy, shrunk, p, q, mark, example }) =>
      noted(
        [
          `${rule}, ${kind}`,
          typeOfKind(kind),
          share(accuracy),
          shareAlone(shrunk),
          hasP && chance(p),
          chance(q),
          mark === "weak" ? "weak" : "may be luck",
        ],
        example === undefined ? undefined : exampleText(example),
      ),
    ),
    { ...more, notes: { heading: "example", shown } },
  );
};

/** A question as it was put, its key, and what was answered. */
export const exampleText = ({ premisesText, conclusionText, label, answer }: WeaknessExample): string =>
  `${premisesText.join(" ")} Therefore: ${conclusionText} (right: ${label}; answered: ${answer})`;

const besides = (model: ModelReport): Block => {
  const found = shownWeaknesses(model);
  const [first] = found;
  if (first === undefined) return text(`${model.name}: ${noneInWords(model)}.`, "note");
  const brief = `${count(found.length)} weakest, from ${first.rule}, ${first.kind}: ${shareText(first.accuracy)}`;
  return weakestTable(found, "first", { title: model.name, brief });
};

/** How the questions were put where they were not spread evenly. */
export const adaptiveSection = (models: readonly ModelReport[]): Section | undefined => {
  const blocks = having(models, "adaptive").map((model) => text(`${model.name}: ${searchInWords(model)}`));
  const note = "questions put where they find the weakest skills";
  return blocks.length === 0 ? undefined : section("adaptive", "An adaptive run", blocks, { note });
};
