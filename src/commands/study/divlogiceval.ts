/**
 * DivLogicEval: a set in words and symbolic, 0- and 3-shot, without logical reasoning, and with masked options; other datasets with and
 * without logical reasoning, and the set after a model corrected its grammar. The page is the report of the set, 0-shot, with the
 * changes between the ways of asking.
 */
import { basename } from "node:path";
import { rotationCount, rotateQuestion } from "#items/formats/rotation";
import { createSetCounts } from "#items/choice/set-counts";
import { choiceItems } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import type { SuiteVariant } from "#items/suite";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { gapAndP, section, share, table, type Maybe } from "#reports/blocks";
import type { Section } from "#reports/document";
import { divlogicSlips, publishedGuessing, publishedTables } from "#reports/divlogiceval/published";
import { runDocument, withSections } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { count } from "#reports/numbers";
import { parserText, setText } from "#reports/sections/about";
import { getCircled, metricsSection } from "#reports/sections/circles";
import type { Report } from "#reports/summary";
import { compareCircles } from "#scoring/choice-pairs";
import { groupRotations } from "#scoring/circle";
import type { PlannedRun } from "#experiments/asking/asking";
import { planRun } from "#experiments/asking/plan-run";
import { readAllScores } from "#experiments/results/scores";
import { fileSuite, readChoices } from "#workspace/files/entries";
import { epochsFlag, promptFlags } from "../asking-flags.ts";
import { described, flag, pick, type Values } from "../flags.ts";
import { inputFile, inputFiles } from "../values.ts";
import { choiceFlags, extentFlags } from "../suite-flags.ts";
import { buildChoice } from "../suite-from.ts";
import { findGuesses, guessingSection, maskedParts } from "./contamination.ts";
import { compareTypes, datasetsSection, typesSection } from "./question-types.ts";
import { readSets, type Study, type StudyReports, type StudyTools } from "./study.ts";

const { symbolic: _, ...setFlags } = choiceFlags;
const options = {
  ...setFlags,
  perType: described(setFlags.perType, "questions per type (default 300)"),
  recipe: described(setFlags.recipe, "construction: paper or fair (default paper)"),
  limit: extentFlags.limit,
  system: promptFlags.system,
  ...epochsFlag,
  sets: flag(
    "--sets <files...>",
    "imported question files asked with and without logic, as in Table 3",
    inputFiles,
  ),
  polished: flag("--polished <file>", "the set after organon bank polish, compared with it", inputFile),
};

type QuestionSet = { readonly name: string; readonly suite: SuiteVariant<"file"> };

type Settings = {
  readonly suite: SuiteVariant<"choice">;
  readonly asking: { readonly models: readonly LanguageModel[]; readonly system?: string };
  readonly epochs?: number;
  readonly sets: readonly QuestionSet[];
  readonly polished:
    | { readonly suite: SuiteVariant<"file">; readonly items: readonly ProblemLine<"options">[] }
    | undefined;
};

/** The paper's polished set has 300 of each type (§4.1), drawn its own way, in words as diverse as its own. */
const papersSet = { perType: 300, recipe: "paper" } as const;

const parts = {
  zero: "in words, 0-shot",
  three: "in words, 3-shot",
  symbolic: "symbolic, 0-shot",
  symbolicThree: "symbolic, 3-shot",
  nolr: "without logical reasoning",
  polished: "polished, 0-shot",
} as const;

const withoutLogic = (set: string): string => `${set}, without logical reasoning`;

export const study: Study<Settings> = {
  name: "divlogiceval",
  about: "Reproduce DivLogicEval's experiments: rotations, few-shot, symbolic, NoLR, contamination.",
  example: "organon study divlogiceval -m reasoner:oracle --per-type 2",
  options,
  async read(values: Values<typeof options>, { config, openModels }) {
    const { limit: first, sets = [], polished: file } = values;
    const suite = buildChoice({ ...papersSet, ...values }, config);
    const polished = file && { suite: await fileSuite(file, { first }), items: await readChoices(file) };
    if (polished) requireSame(polished.items, suite, file);
    return {
      suite,
      asking: { models: openModels(), ...pick(values, "system") },
      ...pick(values, "epochs"),
      sets: await readSets(sets, basename, first),
      polished: polished || undefined,
    };
  },
  parts: async ({ suite, asking, epochs = 1, sets, polished }) => ({
    [parts.zero]: { ...asking, epochs, suite },
    [parts.three]: { ...asking, suite, shots: 3 },
    [parts.symbolic]: { ...asking, suite: { ...suite, symbolic: true } },
    [parts.symbolicThree]: { ...asking, suite: { ...suite, symbolic: true }, shots: 3 },
    [parts.nolr]: { ...asking, suite, nolr: true },
    ...(polished && { [parts.polished]: { ...asking, suite: polished.suite } }),
    ...Object.assign({}, ...(await Promise.all(sets.map((set) => planSet(set, asking))))),
    ...(await maskedParts({ suite, models: asking.models })),
  }),
  tables: findTables,
  published: {
    standings: publishedTables.leaders,
    epochs: publishedTables.runs,
    nolr: publishedTables.noLogic,
    signs: publishedTables.symbolic,
    datasets: publishedTables.datasets,
    "metrics-3": publishedTables.models,
    ...publishedGuessing,
  },
  slips: divlogicSlips,
};

const planSet = async ({ name, suite }: QuestionSet, asking: Settings["asking"]) => {
  const [plain, other] = [name, withoutLogic(name)];
  return {
    [plain]: inRotations(await planRun({ ...asking, suite, what: plain }), suite),
    [other]: inRotations(await planRun({ ...asking, suite, nolr: true, what: other }), suite),
  };
};

const inRotations = (planned: PlannedRun, suite: SuiteVariant<"file">): PlannedRun => ({
  ...planned,
  plan: { ...planned.plan, suite: { ...suite, hash: `${suite.hash} in rotations` } },
  questions: async function* () {
    for await (const question of planned.questions())
      if (question.tags["rotation"] !== undefined) yield question;
      else
        for (let rotation = 0; rotation < rotationCount; rotation++) {
          const turned = rotateQuestion(question, rotation);
          if (turned !== undefined) yield turned;
        }
  },
});

const requireSame = (
  items: readonly ProblemLine<"options">[],
  suite: SuiteVariant<"choice">,
  file: string,
): void => {
  const getFormulas = (some: Iterable<ProblemLine<"options">>) =>
    [...some].map(({ premises, answer }) => `${premises.join("; ")} ${answer}`).join("\n");
  if (getFormulas(items) === getFormulas(choiceItems(suite))) return;
  throw misuse(
    `${file} is not the set of this study`,
    "polish the file that organon generate --task four-option writes with the study's flags",
  );
};

async function findTables(reports: StudyReports, settings: Settings, tools: StudyTools) {
  const { asking, sets } = settings;
  const [report, three] = [reports[parts.zero]!, reports[parts.three]!];
  const guesses = await findGuesses(asking.models, tools);
  const changes = await findChanges(report, sets, tools);
  const document = runDocument(report);
  const conditions = describeConditions(settings);
  const writePart = (part: string) => reports[part] && reportJson(reports[part]);
  return {
    document: {
      ...withSections(document, "metrics", [
        metricsSection(getCircled(three.models), 3),
        ...Object.keys(changeSections).map((id) => changeSection(id, changes, report)),
        typesSection({ "0-shot": report, "3-shot": three }),
        datasetsSection(settings.suite, countChanges(sets, changes)),
        guessingSection(guesses),
      ]),
      title: "DivLogicEval study",
      facts: [...document.facts, conditions],
    },
    json: {
      ...reportJson(report),
      threeShot: writePart(parts.three),
      symbolic: { zeroShot: writePart(parts.symbolic), threeShot: writePart(parts.symbolicThree) },
      withoutLogic: writePart(parts.nolr),
      polished: writePart(parts.polished),
      conditions,
      changes,
      guessing: guesses,
      types: compareTypes({ "0-shot": report, "3-shot": three }),
      set: countSet(settings.suite) ?? null,
      slips: divlogicSlips,
    },
  };
}

const describeConditions = ({ suite, asking: { system }, polished }: Settings): string => {
  const { recipe } = suite;
  const by = (who: string): number => polished?.items.filter(({ polish }) => polish === who).length ?? 0;
  const counts = countSet(suite);
  const words = [
    `recipe ${recipe}`,
    `the prompt of Appendix I${system === undefined ? "" : ", and a system prompt"}`,
    "sentences of Organon's bank",
    ...(polished === undefined
      ? []
      : [
          `${count(by("person"))} of ${count(polished.items.length)} questions changed and approved, ${count(by("machine"))} not approved`,
        ]),
    ...(counts === undefined ? [] : [setText(counts)]),
  ];
  return `Conditions: ${words.join("; ")}. The paper's numbers are shown without a difference: its models and questions can't be asked again.`;
};

const countSet = (suite: Settings["suite"]) => {
  const counts = createSetCounts();
  for (const line of choiceItems(suite)) counts.add(line);
  return counts.read();
};

/** Two ways of asking the same questions, and how their questions are matched. */
const ofTheSet = [
  ["polished", "the set", parts.zero, parts.polished, "place"],
  ["nolr", "the set", parts.zero, parts.nolr, "item"],
  ["signs", "0-shot", parts.zero, parts.symbolic, "place"],
  ["signs", "3-shot", parts.three, parts.symbolicThree, "place"],
  ["shots", "the set", parts.zero, parts.three, "item"],
] as const;

const findChanges = async (report: Report, sets: readonly QuestionSet[], { store, runs }: StudyTools) => {
  const ofSets = sets.map(({ name }) => ["nolr", name, name, withoutLogic(name), "item"] as const);
  const changes = [];
  for (const [change, asked, from, to, by] of [...ofTheSet, ...ofSets]) {
    const [first, second] = [runs.get(from), runs.get(to)];
    if (first === undefined || second === undefined) continue;
    const [was, is] = [await readAllScores(store, first), await readAllScores(store, second)];
    for (const { id, name: model } of report.models) {
      const [before, after] = [was, is].map((scores) => groupRotations(scores.get(id) ?? []));
      changes.push({ change, asked, id, model, difference: compareCircles(before!, after!, by) });
    }
  }
  return changes;
};

const countChanges = (sets: readonly QuestionSet[], changes: Changes): ReadonlyMap<string, number> =>
  new Map(
    sets.map(({ name }) => [
      name,
      changes.find(({ asked }) => asked === name)?.difference.rotationAccuracy.before.n ?? 0,
    ]),
  );

const metrics = [
  ["Accuracy", "rotationAccuracy"],
  ["Circular", "circular"],
  ["PartialCircular", "partialCircular"],
] as const;

/** The title of each change, its two columns, and what it stands for in the paper. */
const changeSections: Readonly<
  Record<string, readonly [title: string, was: string, is: string, caption: string]>
> = {
  polished: ["Polished questions", "before", "after", "The set after a model corrected its grammar."],
  nolr: [
    "Without logical reasoning",
    "Origin",
    "NoLR",
    "With “Please try your best to answer correctly without performing any logical reasoning” minus without: a set that needs logic loses by it. After DivLogicEval, Table 3.",
  ],
  signs: [
    "Symbols instead of words",
    "DivLogicEval",
    "s-DivLogicEval",
    "The same questions as formulas (s-DivLogicEval), pair by pair. After DivLogicEval, Table 6.",
  ],
  shots: ["Three examples", "0-shot", "3-shot", "One solved example of each type, none of them asked."],
};

type Changes = Awaited<ReturnType<typeof findChanges>>;

const changeSection = (id: string, changes: Changes, report: Report): Maybe<Section> => {
  const [title, was, is, caption] = changeSections[id]!;
  const rows = changes
    .filter(({ change }) => change === id)
    .flatMap(({ asked, model, difference }) =>
      metrics.map(([name, metric]) => {
        const { before, after } = difference[metric];
        return [asked, model, name, share(before), share(after), ...gapAndP(difference[metric])];
      }),
    );
  const note =
    "both columns and their difference in percentage points are of the same questions, each by the mean of its epochs; p: McNemar's for Circular, the sign test's for means";
  const columns = ["questions", "model", "metric", was, is, "difference", "p"];
  const block = table(columns, rows, { caption: `${caption} ${parserText(report)}` });
  return rows.length > 0 && section(id, title, block, { note });
};
