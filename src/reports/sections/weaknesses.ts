/**
 * What wrong answers are associated with (rules, features of sentences, the gold answer, the number of steps), and the weakest skills
 * (LogicAsker, Table 4), with a wrong answer in full.
 */
import { isAboveChance } from "#scoring/chance";
import {
  background,
  chance,
  gap,
  number,
  present,
  section,
  share,
  table,
  text,
  withNote,
} from "../blocks.ts";
import type { Weakness, WeaknessExample } from "../diagnosis-report.ts";
import type { Block, Document, Section, Table } from "../document.ts";
import { count } from "../numbers.ts";
import { hasSkills, pickWeaknesses, skillName } from "../skills.ts";
import type { ModelReport, Unfinished } from "../summary.ts";
import { stateText, tiesText } from "./about.ts";
import { describeSearch } from "./search.ts";

type Models = readonly ModelReport[];

/** The causes of each model for which they were sought; nothing where no question says what it requires. */
export const causesSection = (models: Models): Section | undefined => {
  const sought = models.filter(({ causes }) => causes !== undefined);
  if (sought.length === 0) return undefined;
  const blocks = sought.flatMap((model) => [
    sought.length > 1 && text(model.name, "verdict"),
    ...causeBlocks(model),
  ]);
  return section("causes", "Features associated with wrong answers", [background(aboutCauses), ...blocks]);
};

/** Why a model has no causes. That none was found does not say that there is none. */
const noCauseInWords = (model: ModelReport): string => {
  if (model.accuracy.value === 1) return "Every answer is correct.";
  return isAboveChance(model) === false
    ? "The accuracy is not above chance level: no features are sought."
    : "No feature is significantly associated with wrong answers.";
};

const aboutCauses =
  "The smallest set of rules and other features of questions that accounts for the wrong answers. Each difference is the accuracy of the n questions with the feature minus the accuracy that is expected of them without it. Replies without a readable answer are left out. A run of more than 10,000 questions is sampled: causes rest on 10,000 of them.";

export const causeBlocks = (model: ModelReport): readonly Block[] => {
  const causes = isAboveChance(model) === false ? [] : (model.causes ?? []);
  if (causes.length === 0) return [text(noCauseInWords(model), "note")];
  // A search for rules asks too few questions of a skill to call any weak.
  const explains = causes.some((cause) => cause.explains.length > 0);
  const isShared = causes.some(({ n, arguments: distinct }) => distinct < n / 2);
  const rows = causes.map((cause) => [
    cause.name,
    gap({ value: cause.effect, low: cause.low, high: cause.high }, [cause.n]),
    isShared && number(cause.arguments),
    explains && number(cause.explains.length),
    chance(cause.p),
  ]);
  const columns = [
    "feature",
    "difference",
    isShared && { heading: "distinct arguments", spare: 2 },
    explains && "weak skills explained",
    { heading: "p", spare: 1 },
  ];
  return [
    table(columns, rows, { first: 5 }),
    ...causes.flatMap(({ name, rule, alike }): readonly Block[] =>
      alike.length === 0 ? [] : [{ ...text(alikeText(name, rule, alike), "note"), role: "detail" }],
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

/** Nothing where questions are of no skills. The skills of the first model stand in front, those of the others only on pages. */
export const weakestSection = (models: Models): Section | undefined => {
  const [subject] = models;
  if (subject === undefined || !hasSkills(models)) return undefined;
  const about =
    "The skills with the lowest accuracy, each with a question that was answered wrongly. The gold answer is yes where a conclusion follows. After LogicAsker, Table 4.";
  const blocks = models.flatMap((model, i) =>
    weakestBlocks(model, 10, "first", i === 0 ? undefined : model.name).map((block): Block =>
      i === 0 ? block : { ...block, role: "background" },
    ),
  );
  return section("weakest", `Weakest skills of ${subject.name}`, [background(about), ...blocks]);
};

/** At most `max` weakest skills of a model, each with a question that it got wrong; a run that was cut off says so first. */
export const weaknessesDocument = (
  model: ModelReport,
  max: number,
  run: { readonly unfinished?: Unfinished } = {},
): Document => ({
  title: `Weakest skills of ${model.name}`,
  facts: present([run.unfinished && stateText(run.unfinished), describeSearch(model)]),
  sections: present([causesSection([model]), { id: "weakest", blocks: weakestBlocks(model, max, "each") }]),
});

/** The skills of one model as a table, and how they were found. */
const weakestBlocks = (model: ModelReport, max: number, shown: "each" | "first", title?: string) => {
  const weak = pickWeaknesses(model, max);
  if (weak.length > 0)
    return [
      weakestTable(weak, shown, title),
      {
        ...text(describeExamined(model, weak), "note"),
        role: shown === "first" ? ("detail" as const) : undefined,
      },
    ];
  const why =
    model.accuracy.n === 0
      ? "Unknown: nothing was answered"
      : `None: no skill ${model.accuracy.value === 1 ? "has a wrong answer" : "is below the model's own level"}`;
  return [text(`${title === undefined ? "" : `${title}. `}${why}.`)];
};

const weakestTable = (weak: readonly Weakness[], shown: "each" | "first", title?: string): Table => {
  const hasP = shown === "each";
  const hasRates = weak.some(({ responseRate }) => responseRate.value !== 1);
  const hasArguments = weak.some((one) => (one.arguments ?? Infinity) < one.accuracy.n);
  const columns = [
    "skill",
    { heading: "gold answer", spare: 4 },
    "accuracy",
    hasRates && { heading: "response rate", spare: 2 },
    hasArguments && { heading: "arguments", spare: 1 },
    hasP && { heading: "p", spare: 5 },
    { heading: "q", spare: 2 },
    "mark",
  ];
  const rows = weak.map(({ accuracy, responseRate, p, q, mark, example, ...skill }) =>
    withNote(
      [
        skillName(skill),
        skill.kind === "valid" ? "yes" : "no",
        share(accuracy),
        hasRates && { kind: "percent", value: responseRate.value, digits: 1 },
        hasArguments && number(skill.arguments ?? accuracy.n),
        hasP && chance(p),
        chance(q),
        mark === "weak" ? "weak" : "not significant",
      ],
      example && `${questionText(example)} ${answersText(example)}`,
    ),
  );
  return table(columns, rows, {
    title,
    notes: { heading: "example", shown },
    first: shown === "first" ? 5 : undefined,
  });
};

const questionText = ({ question }: WeaknessExample): string => question.replaceAll(/\s+/g, " ").trim();

const answersText = ({ label, answer }: WeaknessExample): string =>
  `Gold answer: ${label}. Extracted answer: ${answer === "" ? "none" : answer}.`;

/** The wrong answer of a model's weakest skill that has one, in full. */
export const wrongAnswerSection = ({ name, weaknesses }: ModelReport): Section | undefined => {
  const [example] = weaknesses.flatMap((one) => one.example ?? []);
  return (
    example &&
    section(
      "wrong",
      `A wrong answer of ${name}`,
      [questionText, answersText].map((part) => text(part(example))),
    )
  );
};

const describeExamined = (model: ModelReport, shown: readonly Weakness[]): string => {
  const { skills, unknown, weak, tied, fewest } = model.examination;
  return present([
    isAboveChance(model) === false &&
      "The accuracy is not above chance level: these skills may only show which answer the model prefers.",
    `${count(weak)} of ${count(skills)} skills ${weak === 1 ? "is" : "are"} weak${tied > 0 ? `; ${tiesText(tied)}` : ""}.`,
    "A weak skill is significantly below the model's own level (Fisher's exact test; Benjamini-Hochberg keeps the share of false finds at 5 %); the others listed are not distinguishable from it.",
    shown.some(({ arguments: distinct = Infinity, accuracy }) => distinct < accuracy.n / 2) &&
      "q compares the questions that were asked; the interval of the accuracy also allows for other arguments.",
    `${count(skills)} skills compared, at least ${count(fewest)} ${fewest === 1 ? "question" : "questions"} each${unknown > 0 ? `, ${count(unknown)} more have too few` : ""}.`,
  ]).join(" ");
};
