/**
 * §4 of the LogicAsker papers: first iteration (2,080 questions), second iteration with its few-shot examples, and lengths. The page is
 * the report of the first iteration with the papers' metric (§3.3) and the weakest atomic rules (Table 4).
 */
import { papersConditions, type SuiteVariant } from "#items/suite";
import { weakRuleTypes } from "#diagnosis/diagnose";
import { fullRate, section, share, table, text, withNote } from "#reports/blocks";
import type { WeaknessExample } from "#reports/diagnosis-report";
import type { Block, Section } from "#reports/document";
import { runDocument, withSections } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { describeConditions, findMeasure, publishedTables, slips } from "#reports/logicasker/published";
import { parserText, tiesText } from "#reports/sections/about";
import { groupNames } from "#reports/skills";
import type { Report } from "#reports/summary";
import type { Score } from "#scoring/verdict";
import type { Store } from "#runs/store";
import type { RunOptions } from "#experiments/asking/plan-run";
import { buildExample } from "#experiments/results/examples";
import { readAllScores } from "#experiments/results/scores";
import { lessonRuns } from "#experiments/teaching/improve";
import { expectedSet, papersLesson, type LessonSettings } from "#experiments/teaching/lessons";
import { promptFlags, type modelFlags } from "../asking-flags.ts";
import { readPromptSettings } from "../asking.ts";
import { lessonFlags } from "../example-flags.ts";
import { described, flag, pick, type Values } from "../flags.ts";
import { on, acceptOne } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { buildGenerated, buildLengths } from "../suite-from.ts";
import { lengthsFlags, wordFlags } from "../suite-flags.ts";
import type { Study, StudyReports, StudyTools } from "./study.ts";

const { nolr: _, ...putFlags } = promptFlags;
const options = {
  profile: described(wordFlags.profile, "rule set: paper, full or balanced (default paper)"),
  seed: wordFlags.seed,
  style: described(wordFlags.style, "wording (default paper, the papers' patterns)"),
  lexicon: described(wordFlags.lexicon, "vocabulary (default papers, Appendix D.3)"),
  ...pick(wordFlags, "skills", "logic", "category", "customRules", "forms"),
  perSkill: flag("--per-skill <n>", "questions per skill (default 10)", whole()),
  ...lengthsFlags,
  small: flag("--small", "a small size, of built-in reasoners where no model is named; about 5 seconds", on),
  ...putFlags,
  parser: flag(
    "--parser <whose>",
    "answer parser of all tables: papers (§3.3), or usual (default papers)",
    acceptOne("papers", "usual"),
  ),
  ...lessonFlags,
};

type Settings = {
  readonly asking: Omit<RunOptions, "suite">;
  readonly suite: SuiteVariant<"generated">;
  readonly lengths: SuiteVariant<"lengths">;
  readonly lesson: LessonSettings;
  readonly small: boolean;
};

const simulated = ["modus tollens", "universal transitivity", "denying the antecedent"];

/** The size of `--small`, and its models: among them a reasoner with simulated weaknesses. */
const smallStudy = {
  models: [
    `reasoner:novice?weak=${simulated.join(",")}&slip=0.8&depth=5&learns=true&by=rule`,
    "reasoner:oracle",
    "reasoner:affirmer",
  ],
  perSkill: 2,
  lengths: [1, 3],
  perLength: 10,
};

const [first, ofLengths] = ["first iteration", "lengths"] as const;

export const study: Study<Settings> = {
  name: "logicasker",
  about: "Reproduce LogicAsker's experiments: two iterations, lengths, few-shot examples.",
  example:
    "organon study logicasker -m 'reasoner:novice?weak=modus tollens&slip=0.8&learns=true' --per-skill 2",
  options,
  async read(given: Values<typeof options & typeof modelFlags>, { config, openModels }) {
    const { small = false } = given;
    const values = small ? { ...smallStudy, ...given } : given;
    const words = {
      ...papersConditions,
      ...pick(
        values,
        "profile",
        "seed",
        "style",
        "lexicon",
        "skills",
        "logic",
        "category",
        "customRules",
        "forms",
      ),
    };
    const reader = values.parser === "usual" ? undefined : "papers";
    return {
      asking: { ...(await readPromptSettings(values, config)), models: openModels(values.models), reader },
      suite: buildGenerated({ ...words, ...pick(values, "perSkill") }, config),
      lengths: buildLengths(
        { ...words, mix: "paper", ...pick(values, "lengths", "perLength", "mix") },
        config,
      ),
      lesson: {
        ...papersLesson,
        ...(small && { perSkill: 4 }),
        reasons: "short",
        ...pick(values, "shots", "nearest", "as", "reasons"),
      },
      small,
    };
  },
  parts: ({ asking, suite, lengths }) => ({
    [first]: { ...asking, suite },
    [ofLengths]: { ...asking, suite: lengths },
  }),
  later: ({ asking: { models }, lesson }, { store, runs }) =>
    lessonRuns(store, runs.get(first)!, { models, lesson }),
  expected: ({ asking, suite, lesson }) => {
    const fresh = { ...asking, suite: expectedSet(suite, lesson) };
    const { shots, as: shotsAs, nearest = false } = lesson;
    const ways = ["random", "weak", ...(nearest ? ["nearest"] : [])];
    const taught = ways.map((way) => [`${way} few-shot examples`, { ...fresh, shots, shotsAs }]);
    return { "second iteration": fresh, ...Object.fromEntries(taught) };
  },
  tables: findTables,
  published: publishedTables,
  slips,
};

async function findTables(reports: StudyReports, { small }: Settings, { store, runs }: StudyTools) {
  const { models: others, run: lengthsRun } = reports[ofLengths]!;
  const models = reports[first]!.models.map((model) => {
    const { byLength = [] } = others.find(({ id }) => id === model.id) ?? {};
    return { ...model, byLength };
  });
  const report = { ...reports[first]!, models };
  const run = runs.get(first)!;
  const conditions = describeConditions(run.plan);
  const scores = await readAllScores(store, run);
  const weakRules = await Promise.all(
    models.map(async ({ id, name }) => ({
      model: name,
      ...(await findWeakRules(scores.get(id) ?? [], store)),
    })),
  );
  const place = models.length === 0 ? "overall" : "weakest";
  const document = withSections(runDocument(report), place, [weakRulesSection(report, weakRules)]);
  return {
    document: {
      ...document,
      facts: [...document.facts, conditions.line],
      sections: [responseSection(report), ...document.sections],
    },
    json: { ...reportJson(report), weakRules, conditions, lengthsRun, slips },
    isFull: !small,
  };
}

/** The papers list three. */
const weakRulesShown = 3;

const findWeakRules = async (scores: readonly Score[], store: Store) => {
  const all = weakRuleTypes(scores).filter(({ responseAccuracy }) => (responseAccuracy.value ?? 1) < 1);
  const [shown, others] = [all.slice(0, weakRulesShown), all.slice(weakRulesShown)];
  const last = shown.at(-1)?.responseAccuracy.value;
  const questions = await store.questionsNamed(shown.flatMap(({ example }) => example ?? []));
  const rules = shown.map((one) => ({ ...one, example: buildExample(one.example, questions, scores) }));
  return { rules, tied: others.filter(({ responseAccuracy }) => responseAccuracy.value === last).length };
};

const responseSection = (report: Report): Section => {
  const { models } = report;
  const lengths = groupNames(models, ({ byLength }) => byLength).map((length) => `length ${length}`);
  const rows = [first, "second iteration", ...lengths].map((measure) => [
    measure,
    ...models.map((model) => share(findMeasure(model, measure))),
  ]);
  const more = [
    ["response rate", ...models.map(fullRate)],
    ["accuracy", ...models.map(({ accuracy }) => share(accuracy))],
  ];
  const columns = ["measure", ...models.map(({ name }) => name)];
  const note =
    "correct of readable, as the papers count (§3.3); response rate and accuracy, which is correct of asked, are of the first iteration";
  const block = table(columns, [...rows, ...more], { caption: parserText(report) });
  return section("response-accuracy", "Response accuracy", block, { note });
};

type WeakRules = Awaited<ReturnType<typeof findWeakRules>> & { readonly model: string };

/** An argument as Table 4 has it: the premises, then "Therefore" and the conclusion. */
const argumentText = ({ premisesText, conclusionText }: WeaknessExample): string =>
  `${premisesText.join(" ")} Therefore: ${conclusionText}`;

const weakRulesSection = (report: Report, weakRules: readonly WeakRules[]): Section => {
  const tables = weakRules.map(({ model, rules, tied }): Block => {
    if (rules.length === 0) return text(`${model}: no atomic rule has a wrong answer.`);
    const rows = rules.map(({ rule, type, responseAccuracy, example }) =>
      withNote([rule, type, share(responseAccuracy)], example && argumentText(example)),
    );
    return table(["rule", "type", "response accuracy"], rows, {
      title: model,
      notes: { heading: "example", shown: "each" },
      caption: `${tied > 0 ? `${tiesText(tied)}, drawn by lot. ` : ""}${parserText(report)}`,
    });
  });
  return section("rules", "Weakest atomic rules", tables, {
    note: "by valid conclusions (Correct) or by all others (Incorrect). After ACL Table 4, FSE Table 8",
  });
};
