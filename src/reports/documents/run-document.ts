/**
 * A run's report, in the order of LogicAsker's §4: overall, logic, categories, lengths, skills, weakest skills, few-shot examples; or of
 * four-option questions their rotations; then how the numbers are meant and how to get them again.
 */
import { sumQuestions } from "#scoring/by-question";
import { present, section, text, type Maybe } from "../blocks.ts";
import { extentText } from "../circles.ts";
import type { Document, Section } from "../document.ts";
import { findings } from "../findings.ts";
import { count } from "../numbers.ts";
import * as about from "../sections/about.ts";
import { aboutCircles, circleSections, getCircled } from "../sections/circles.ts";
import * as groups from "../sections/groups.ts";
import { overallSection, taskSection } from "../sections/overall.ts";
import { calibrationSection, consistencySection } from "../sections/reliability.ts";
import { searchSection } from "../sections/search.ts";
import { teachingSection } from "../sections/teaching.ts";
import { causesSection, weakestSection, wrongAnswerSection } from "../sections/weaknesses.ts";
import { hasSkills, inPapersOrder } from "../skills.ts";
import type { Report } from "../summary.ts";

export const runDocument = (report: Report): Document => {
  const names = report.models.map(({ name }) => name);
  const [title, asked] =
    report.adaptive !== undefined
      ? [
          `${report.adaptive.title}: ${inWords(names)}`,
          about.suiteText(report, "questions chosen by the answers"),
        ]
      : report.circles === undefined
        ? [
            `Reasoning accuracy: ${inWords(names)}`,
            about.suiteText(
              report,
              report.file === undefined ? "questions with proved answers" : "questions",
            ),
          ]
        : [
            `Four-option questions: ${inWords(names)}`,
            `DivLogicEval: ${extentText(report.circles)}, keys proved`,
          ];
  return {
    title,
    facts: [
      ...about.runFacts(asked, report),
      ...(report.versions["reader"] === "papers" ? [about.parserText(report)] : []),
    ],
    sections: listSections(report),
    whole: `organon report ${report.run} --full`,
  };
};

/** Builds the document of the gain by few-shot examples. */
export const improvementDocument = (report: Report): Document => {
  const { facts } = runDocument(report);
  const none = section("teaching", "Few-shot examples", text("No few-shot examples were asked."));
  return { title: "Gain of few-shot examples", facts, sections: [teachingSection(report.models) ?? none] };
};

/** A section of a run's report, or some. */
type ReportSection = {
  readonly when: (report: Report) => boolean;
  /** True if a terminal shows it without being asked for details. */
  readonly isShown?: (report: Report) => boolean;
  readonly blocks: (report: Report) => Maybe<Section> | readonly Maybe<Section>[];
};

const always = (): boolean => true;
const isAdaptive = ({ adaptive }: Report): boolean => adaptive !== undefined;
const isRotated = ({ adaptive, circles }: Report): boolean => !adaptive && circles !== undefined;
const isPlain = ({ adaptive, circles }: Report): boolean => !adaptive && circles === undefined;
const isAnswered = (report: Report): boolean =>
  isPlain(report) && report.models.some(({ outcomes }) => sumQuestions(outcomes) > 0);
const isOfOne = ({ models }: Report): boolean => models.length === 1;
const hasLengths = (report: Report): boolean =>
  isOfOne(report) && !report.models[0]!.bySteps && groups.lengthSection(report.models) !== undefined;
const showsWeakest = (report: Report): boolean =>
  isOfOne(report) && !hasLengths(report) && report.models[0]!.weaknesses.some(({ mark }) => mark === "weak");

/** The sections in their order. Adaptive runs, rotations and plain runs differ by them alone. */
const sections: readonly ReportSection[] = [
  {
    when: isAdaptive,
    blocks: ({ adaptive: { document: { sections: own } } = { document: { sections: [] } } }) =>
      asDetails(
        own,
        own.slice(0, 1).map(({ id }) => id),
      ),
  },
  {
    when: isRotated,
    blocks: ({ models }) =>
      asDetails(
        circleSections(getCircled(models)),
        models.length > 1 ? ["standings"] : ["metrics", "places", "calls"],
      ),
  },
  {
    when: (report) => isPlain(report) && !isAnswered(report),
    isShown: always,
    blocks: ({ models: { length } }) =>
      section("overall", "Overall", text(length === 0 ? "No model was asked." : "No answer yet.")),
  },
  {
    when: isAnswered,
    isShown: always,
    blocks: ({ models }) => models.length > 1 && about.standingsSection(models),
  },
  { when: isAnswered, blocks: (report) => about.summarySection(findings(report)) },
  { when: isAnswered, isShown: isOfOne, blocks: ({ models }) => causesSection(models) },
  { when: isAnswered, isShown: hasLengths, blocks: ({ models }) => groups.lengthSection(models) },
  { when: isAnswered, isShown: showsWeakest, blocks: ({ models }) => weakestSection(models) },
  {
    when: (report) => isAnswered(report) && !showsWeakest(report),
    isShown: always,
    blocks: ({ models }) => {
      const [wrong] = models.filter(({ weaknesses }) => weaknesses.some(({ example }) => example));
      return wrong && wrongAnswerSection(wrong);
    },
  },
  { when: isAnswered, isShown: always, blocks: (report) => about.sentSection(report) },
  { when: isAnswered, blocks: ({ models }) => teachingSection(models) },
  {
    when: isAnswered,
    blocks: ({ models, bagOfWordsBaseline }) => overallSection(models, bagOfWordsBaseline),
  },
  ...[
    taskSection,
    groups.logicSection,
    groups.categorySection,
    groups.kindSection,
    groups.tagSection,
    groups.skillsSection,
    searchSection,
    calibrationSection,
    consistencySection,
  ].map((blocks) => ({ when: isAnswered, blocks: ({ models }: Report) => blocks(models) })),
  { when: always, blocks: ({ models }) => about.modelsSection(models) },
  { when: isPlain, blocks: (report) => about.methodSection(aboutPlain(report)) },
  { when: isRotated, blocks: () => about.methodSection(aboutCircles) },
  {
    when: always,
    blocks: (report) => about.againSection(report, isAdaptive(report) || report.file === undefined),
  },
];

const listSections = (report: Report): readonly Section[] =>
  sections
    .filter(({ when }) => when(report))
    .flatMap(({ isShown, blocks }) => {
      const made = blocks(report);
      // Several decide on their own which of them are details.
      if (made && "length" in made) return present(made);
      return isShown?.(report) === true ? present([made]) : asDetails([made]);
    });

function asDetails(some: readonly Maybe<Section>[], kept: readonly string[] = []): readonly Section[] {
  return present(some).map((one) =>
    one.role === undefined && !kept.includes(one.id) ? { ...one, role: "detail" as const } : one,
  );
}

const aboutPlain = ({ models }: Report): readonly string[] =>
  present([
    hasSkills(models) && aboutSkills(models),
    ...listMethod(models),
    hasSkills(models) && describeWeakest(models),
  ]);

/** The sections with others put behind the one of that id; at the end where there is none. */
export const withSections = (document: Document, after: string, more: readonly Maybe<Section>[]) => {
  const place = document.sections.findIndex(({ id }) => id === after);
  const at = place < 0 ? document.sections.length : place + 1;
  return { ...document, sections: document.sections.toSpliced(at, 0, ...present(more)) };
};

const inWords = (names: readonly string[]): string => {
  if (names.length === 0) return "nobody";
  if (names.length > 4) return `${count(names.length)} language models`;
  const last = names.at(-1) ?? "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
};

const aboutSkills = (models: Report["models"]): string => {
  const kinds = inPapersOrder(models.flatMap(({ bySkill }) => bySkill.map(({ kind }) => kind)));
  const words = kinds.map((kind) => groups.kindsInWords[kind] ?? kind).join(" ");
  return `Questions: each asks whether a conclusion can be inferred from premises, yes or no. A skill is a rule with one kind of conclusion. ${words}`;
};

const listMethod = (models: Report["models"]): readonly string[] =>
  present([
    "Keys: every key is proved, by a derivation where the conclusion or its negation follows, by two interpretations where neither does. Questions that could not be decided were left out, not guessed.",
    "Accuracy: correct answers over questions asked; a reply that is unreadable, empty, refused or truncated is not correct. Response rate: readable answers over questions asked. Response accuracy, as the papers count: correct answers over readable ones. A failed call is no reply; it enters none of these, and the run is incomplete.",
    `Intervals are at 95 %: Wilson’s score interval for shares${hasSkills(models) ? "; Newcombe’s, made of two of these, for the difference between the two logics" : ""}. n is the number of questions a share rests on, however often each was asked: one asked several times counts once, by the share of its answers, in tests too. Where n is 0 there is no value, and a dotted line stands in its place.`,
    models.some(({ teaching = [] }) => teaching.length > 0) &&
      "Few-shot examples are compared on the same questions, with Newcombe’s interval for paired shares and McNemar’s exact test, two-sided.",
  ]);

const describeWeakest = (models: Report["models"]): string =>
  `Weakest skills are the lowest of many skills with few questions each, so part of their weakness is bad luck. Only those marked weak are significantly below the model’s own level: Fisher’s exact test of the skill against all others (p), corrected for looking at every skill (q).${
    models.some(({ secondIteration }) => secondIteration)
      ? " The second iteration asks fresh questions and shows how much of the weakness stays."
      : ""
  }`;
