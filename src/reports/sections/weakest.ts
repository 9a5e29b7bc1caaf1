/**
 * The weakest skills (LogicAsker, Table 4), with what the whole tree suggests of them and the chance that they are no
 * worse than the rest; and how a diagnosis placed its questions.
 */
import { causesSection } from "./causes.ts";
import { rulesInWords, rulesTable } from "./rules.ts";
import { background, chance, withNote, section, share, shareAlone, table, text, present } from "../blocks.ts";
import type { Block, Chart, Document, Section, Table, TextBlock } from "../document.ts";
import { count, percent, shareText } from "../numbers.ts";
import {
  hasSkills,
  shownWeaknesses,
  skillName,
  typeOfKind,
  type ModelReport,
  type Unfinished,
  type Weakness,
  type WeaknessExample,
  having,
} from "../summary.ts";
import { stateText, tiesText } from "./about.ts";

/** Nothing where questions are of no skills. Those of the subject, the first model, in full; those of the others in a sentence and a table behind it. */
export const weakestSection = (models: readonly ModelReport[]): Section | undefined => {
  const [subject, ...others] = models;
  if (subject === undefined || !hasSkills(models)) return undefined;
  const about =
    "The skills with the lowest accuracy, each with a question that was answered wrongly. “Correct” asks whether a valid conclusion is recognised, “Incorrect” whether an invalid one is. After LogicAsker, Table 4.";
  const blocks = [
    background(about),
    weakestChart(subject),
    ...weakestBlocks(subject, 10, "first"),
    ...others.map((model): Block => ({ ...besides(model), role: "detail" })),
  ];
  return section("weakest", `Weakest skills of ${subject.name}`, blocks);
};

/** At most `max` weakest skills of a model, each with a question that it got wrong; a run that was cut off says so first. */
export const weaknessesDocument = (
  model: ModelReport,
  max: number,
  run: { readonly unfinished?: Unfinished } = {},
): Document => {
  const search = searchInWords(model);
  return {
    title: `Weakest skills of ${model.name}`,
    facts: present([run.unfinished && stateText(run.unfinished), search !== "" && search]),
    sections: present([causesSection([model]), { id: "weakest", blocks: weakestBlocks(model, max, "each") }]),
  };
};

/** At most `max` skills of one model as a table, and how they were found. */
const weakestBlocks = (model: ModelReport, max: number, shown: "each" | "first"): readonly Block[] => {
  const found = shownWeaknesses(model, max);
  return found.length === 0
    ? [text(`${model.accuracy.n === 0 ? "Unknown" : "None"}: ${noneInWords(model)}.`)]
    : [
        weakestTable(found, shown),
        { ...text(examinedInWords(model), "note"), role: shown === "first" ? "detail" : undefined },
      ];
};

/** A forest plot of the weakest skills beside the model's own level: what is below it by luck, and what is not. */
const weakestChart = (model: ModelReport, max = 10): Chart | undefined => {
  const found = shownWeaknesses(model, max);
  if (found.length < 3 || model.accuracy.value === null) return undefined;
  return {
    kind: "chart",
    id: "forest",
    model: model.name,
    title: `The weakest skills compared with ${model.name}’s own level`,
    caption:
      "Skills marked weak are significantly below the model’s level, corrected for the number of skills.",
    role: "background",
    drawing: {
      form: "intervals",
      scale: "share",
      key: "Diamond: weak. Open dot: not significant. Lines are 95 % intervals, the dashed line is the model’s accuracy on everything.",
      reference: { at: model.accuracy.value, label: `all: ${percent(model.accuracy.value)} %` },
    },
    table: table(
      ["skill", { heading: "weak", mark: "accent" }, { heading: "not significant", mark: "open" }],
      found.map((one) => [
        skillName(one),
        ...(one.mark === "weak" ? [share(one.accuracy), ""] : ["", share(one.accuracy)]),
      ]),
    ),
  };
};

const noneInWords = ({ accuracy }: ModelReport): string =>
  accuracy.n === 0
    ? "nothing was answered"
    : `no skill ${accuracy.value === 1 ? "has a wrong answer" : "is below the model's own level"}`;

const weakestTable = (
  found: readonly Weakness[],
  shown: "each" | "first",
  more: Pick<Table, "title" | "brief" | "caption"> = {},
): Table => {
  const hasP = shown === "each";
  const hasRates = found.some(({ responseRate }) => responseRate.value !== 1);
  const hasArguments = found.some((one) => (one.arguments ?? Infinity) < one.accuracy.n);
  return table(
    [
      "skill",
      { heading: "type", spare: 3 },
      "accuracy",
      hasRates && { heading: "response rate", spare: 1 },
      hasArguments && { heading: "arguments", spare: 1 },
      { heading: "shrunken estimate", spare: 2 },
      hasP && { heading: "p", spare: 4 },
      { heading: "q", spare: 1 },
      "mark",
    ],
    found.map(({ accuracy, responseRate, shrunk, p, q, mark, example, ...skill }) =>
      withNote(
        [
          skillName(skill),
          typeOfKind(skill.kind),
          share(accuracy),
          hasRates && { kind: "percent", value: responseRate.value, digits: 1 },
          hasArguments && { kind: "count", value: skill.arguments ?? accuracy.n },
          shareAlone(shrunk),
          hasP && chance(p),
          chance(q),
          mark === "weak" ? "weak" : "not significant",
        ],
        example === undefined ? undefined : exampleText(example),
      ),
    ),
    { ...more, notes: { heading: "example", shown }, first: shown === "first" ? 5 : undefined },
  );
};

/** A question that the model answered wrongly, whole: of its weakest skill where one has an example. */
export const wrongAnswerSection = (model: ModelReport): Section | undefined => {
  const [example] = model.weaknesses.flatMap((one) => one.example ?? []);
  if (example === undefined) return undefined;
  const { question, label, answer } = example;
  return section("wrong", "A wrong answer", [
    text(question.replaceAll(/\s+/g, " ").trim()),
    text(`Gold answer: ${label}. Extracted answer: ${answer === "" ? "none" : answer}.`),
  ]);
};

/** A question as it was asked, its answer key, and what was answered. */
const exampleText = ({ question, label, answer }: WeaknessExample): string =>
  `${question.replaceAll(/\s+/g, " ").trim()} (right: ${label}; answered: ${answer})`;

const besides = (model: ModelReport): TextBlock | Table => {
  const found = shownWeaknesses(model);
  const [first] = found;
  if (first === undefined) return text(`${model.name}: ${noneInWords(model)}.`, "note");
  const brief = `${count(found.length)} weakest, from ${skillName(first)}: ${shareText(first.accuracy)}`;
  const caption = tiesText(model.examination.tied) || undefined;
  return weakestTable(found, "first", { title: model.name, brief, caption: caption && `${caption}.` });
};

/** How the questions were put where they were not spread evenly. */
export const searchSection = (models: readonly ModelReport[]): Section | undefined => {
  const blocks = having(models, "search").flatMap((model) => [
    text(`${model.name}: ${present([searchInWords(model), rulesInWords(model)]).join(" ")}`),
    ...present([rulesTable(model)]),
  ]);
  const note = "questions put where they find weak rules";
  return blocks.length === 0 ? undefined : section("search", "Search for weak rules", blocks, { note });
};

/** What “weak” means here, and on how many answers it rests. */
const examinedInWords = ({ examination }: ModelReport): string => {
  const { skills, unknown, weak, tied, fewest } = examination;
  const looked =
    `${count(skills)} skills compared, at least ${count(fewest)} ${fewest === 1 ? "question" : "questions"} each` +
    (unknown > 0 ? `, ${count(unknown)} more have too few` : "");
  const ties = tied > 0 ? `; ${tiesText(tied)}` : "";
  return (
    `${count(weak)} of ${count(skills)} skills ${weak === 1 ? "is" : "are"} weak${ties}. A weak skill is significantly below the model's own level (Fisher's exact test; Benjamini-Hochberg keeps the share of false finds ` +
    `at 5 %); the others listed are not distinguishable from it. ${looked}.`
  );
};

/** How a search went; nothing where there was none. */
const searchInWords = ({ search }: ModelReport): string => {
  if (search === undefined) return "";
  const { asked, budget, isFinished } = search;
  return (
    `${count(asked.pilot + asked.search)} of ${count(budget)} questions${isFinished ? "" : " so far"}: ${count(asked.pilot)} in a pilot, a pair for each rule ` +
    `(accuracy, response rate and all tables rest on it), ${count(asked.search)} where they were most informative about the rules still in doubt. ` +
    "Causes and rules rest on all of them."
  );
};
