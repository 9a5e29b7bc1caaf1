/**
 * A small report with everything in it, for goldens and checks: a novice with planted weaknesses, an oracle, and
 * an affirmer of which nothing was readable on fallacies. The numbers are made up; only their shapes matter.
 */
import type { ModelReport, Report } from "#reports/summary";
import type { AnswerBiases } from "#scoring/chance";
import type { Teaching, Weakness } from "#reports/diagnosis-report";
import type { SkillGroup } from "../../src/reports/document.ts";
import { buildBreakdown } from "#scoring/breakdown";
import { createOutcomes } from "#scoring/by-question";
import { proportion } from "#scoring/estimate";
import { pairedDifference } from "#scoring/paired-scores";
import type { SkillTags, Score } from "#scoring/verdict";

/** A type with every member that may be left out there, at any depth: what the examples must be, to be whole. */
export type Whole<Value> = Value extends readonly (infer One)[]
  ? readonly Whole<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Whole<Exclude<Value[Name], undefined>> }
    : Value;

/** The members that may be left out, with whatever may be left out in them. */
type Optional<Value> = Whole<{
  [Name in keyof Value as undefined extends Value[Name] ? Name : never]: Value[Name];
}>;

type Rule = Pick<SkillTags, "category" | "base"> & { readonly quantifier?: boolean };

const rules: readonly Rule[] = [
  { category: "equivalence", base: "De Morgan" },
  { category: "equivalence", base: "quantifier negation", quantifier: true },
  { category: "inference", base: "modus tollens" },
  { category: "inference", base: "biconditional introduction" },
  { category: "fallacy", base: "affirming the consequent" },
];

/** The skills of a few rules, in the layout of profile `paper`. */
export const skillsOf = (chosen: readonly Rule[]): readonly SkillTags[] =>
  chosen.flatMap(({ category, base, quantifier }) =>
    (quantifier === true ? ["none"] : ["none", "universal", "existential"]).flatMap((extension) =>
      (category === "fallacy" ? ["fallacy"] : ["valid", "contradiction", "unrelated"]).map((kind) => ({
        logic: extension === "none" && quantifier !== true ? "propositional" : "predicate",
        category,
        base,
        extension,
        rule: extension === "none" ? base : `${extension} ${base}`,
        kind,
      })),
    ),
  );

const asked = 10;

/** Ten scores of a skill: first the correct ones, then the incorrect, the rest unreadable. */
const scoresOf = (model: string, skill: SkillTags, correct: number, readable: number): readonly Score[] =>
  Array.from({ length: asked }, (_, k) => {
    const label = skill.kind === "valid" ? "yes" : "no";
    const wrong = label === "yes" ? "no" : "yes";
    return {
      questionId: `${skill.rule}/${skill.kind}/${k}`,
      model,
      tags: { ...skill, length: "1" },
      key: label,
      epoch: 0,
      verdict:
        k < correct
          ? { outcome: "correct", answer: label }
          : k < readable
            ? { outcome: "incorrect", answer: wrong }
            : { outcome: "unreadable" },
    };
  });

/** The ten skills of lowest accuracy, each with the same example. */
const weaknessesOf = (skills: readonly SkillGroup[]): readonly Weakness[] =>
  skills
    .filter((skill) => skill.accuracy.n > 0)
    .toSorted((a, b) => (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1))
    .slice(0, 10)
    .map(({ rule, kind, logic, category, accuracy, responseRate }, i): Weakness => {
      const correct = Math.round((accuracy.value ?? 0) * accuracy.n);
      const weakness: Weakness = {
        rule,
        kind,
        logic,
        category,
        accuracy,
        responseRate,
        correct,
        p: 0.0004 * (i + 1) ** 2,
        q: 0.004 * (i + 1) ** 2,
        mark: 0.004 * (i + 1) ** 2 <= 0.05 ? "weak" : "not distinguishable",
      };
      return accuracy.value === 1
        ? weakness
        : ({
            ...weakness,
            arguments: accuracy.n - (i % 3),
            example: {
              question:
                "Consider the following premises: If Jessica is making tea, then it is overcast. It is not overcast. Can we infer the following from them? Answer yes or no: Jessica is not making tea.",
              premisesText: ["If Jessica is making tea, then it is overcast.", "It is not overcast."],
              conclusionText: "Jessica is not making tea.",
              label: kind === "valid" ? "yes" : "no",
              answer: kind === "valid" ? "no" : "yes",
            },
          } satisfies Whole<Weakness>);
    });

/** A model's report from how many of ten questions a skill it gets right and answers readably. */
const modelReport = (
  name: string,
  id: string,
  skills: readonly SkillTags[],
  answer: (skill: SkillTags, index: number) => readonly [correct: number, readable: number],
): ModelReport => {
  const { byTag: _, ...breakdown } = buildBreakdown(
    skills.flatMap((skill, index) => {
      const [correct, readable] = answer(skill, index);
      return scoresOf(id, skill, correct, readable);
    }),
  );
  const calls = skills.length * asked;
  const weaknesses = weaknessesOf(breakdown.bySkill);
  return {
    ...breakdown,
    id,
    name,
    organisation: "Organon",
    cost: { usd: 0, basis: "free", priceDate: null, calls, tokensIn: calls * 71, tokensOut: calls * 2 },
    weaknesses,
    examination: {
      skills: skills.length,
      unknown: 0,
      weak: weaknesses.filter(({ mark }) => mark === "weak").length,
      tied: 1,
      fewest: asked,
    },
  };
};

/** A leaning to yes, by how far. */
const biasesBy = (lean: number): AnswerBiases => ({
  yesBias: pairedDifference({ both: 30, lost: 2, gained: 2 + lean, neither: 66 - lean }),
  balancedAccuracy: { value: 0.9 - lean / 100, low: 0.8 - lean / 100, high: 0.95 - lean / 100, n: 100 },
  guessing: { alwaysYes: 0.32, alwaysNo: 0.68, n: 100 },
});

const noviceId =
  "reasoner:novice?weak=universal modus tollens,De Morgan,affirming the consequent&slip=0.8&learns=true";
const plants = ["universal modus tollens", "De Morgan", "affirming the consequent"];

/** The papers' lesson. */
const papersTeaching = {
  k: 10,
  perSkill: 10,
  shots: 4,
  skills: ["contradiction", "unrelated"].map((kind, i) => ({
    category: "inference",
    rule: "modus tollens",
    kind,
    accuracy: proportion(1 + i, 10),
  })),
  zero: proportion(31, 100),
  random: proportion(38, 100),
  weak: proportion(74, 100),
  responses: (
    [
      ["zero", 31, 100],
      ["random", 38, 100],
      ["weak", 74, 99],
    ] as const
  ).map(([arm, correct, readable]) => ({
    arm,
    responseAccuracy: proportion(correct, readable),
    responseRate: proportion(readable, 100),
    outcomes: { ...createOutcomes(), correct, incorrect: readable - correct, truncated: 100 - readable },
  })),
  differences: [
    { from: "zero", to: "random", ...pairedDifference({ both: 22, lost: 9, gained: 16, neither: 53 }) },
    { from: "zero", to: "weak", ...pairedDifference({ both: 28, lost: 3, gained: 46, neither: 23 }) },
    { from: "random", to: "weak", ...pairedDifference({ both: 33, lost: 5, gained: 41, neither: 21 }) },
  ],
} satisfies Teaching;

/** What a study after the papers tells of a model besides. */
const ofPapers = {
  secondIteration: proportion(31, 100),
  teaching: [papersTeaching],
} satisfies Partial<ModelReport>;

/** Everything that a model's report may leave out but for a search and for circles, which four-option questions have; with one, the novice's report has all of it. */
const unsteered = {
  steadiness: {
    epochs: 2,
    items: 100,
    flipped: 4,
    rate: proportion(4, 100),
    allRight: [1, 2].map((k) => ({ k, share: proportion(90 - 4 * k, 100) })),
  },
  calibration: {
    brier: { value: 0.11, low: 0.09, high: 0.13, n: 330 },
    error: { value: 0.06, low: 0.04, high: 0.09, n: 330 },
    bins: [
      { from: 0.5, sureness: 0.58, right: proportion(30, 50) },
      { from: 0.9, sureness: 0.97, right: proportion(251, 280) },
    ],
  },
  tasks: {
    tasks: [
      { task: "three-way", accuracy: proportion(12, 30), chance: 1 / 3 },
      { task: "proof", accuracy: proportion(7, 30), chance: null },
    ],
    refused: [{ question: "77aa01", task: "proof", line: "line 5", why: "it does not follow from 2 and 3" }],
    refusals: 2,
  },
  byTag: {
    hops: ["2", "3"].map((name, i) => ({
      name,
      accuracy: proportion(80 - 9 * i, 100),
      responseAccuracy: proportion(80 - 9 * i, 100),
      responseRate: proportion(100, 100),
      yesRate: proportion(52 + i, 100),
      yesKeys: proportion(50, 100),
    })),
  },
  ...ofPapers,
  teaching: [
    {
      ...papersTeaching,
      nearest: proportion(81, 100),
      differences: [
        ...papersTeaching.differences,
        { from: "weak", to: "nearest", ...pairedDifference({ both: 70, lost: 4, gained: 11, neither: 14 }) },
      ],
      byLesson: [
        { arm: "nearest", showsRule: true, accuracy: proportion(70, 80) },
        { arm: "nearest", showsRule: false, accuracy: proportion(11, 20) },
      ],
    },
  ],
  biases: biasesBy(3),
} satisfies Partial<ModelReport>;

const lengths = [160, 120].map((right, i) => ({
  name: String(i + 1),
  accuracy: proportion(right, 208),
  responseAccuracy: proportion(right, 200),
  responseRate: proportion(200, 208),
  yesRate: proportion(right - 20, 200),
  yesKeys: proportion(100, 200),
}));

const optionalOfModel = {
  ...unsteered,
  search: {
    budget: 600,
    isFinished: true,
    asked: { pilot: 200, search: 260 },
    rules: [
      { rule: "De Morgan", accuracy: proportion(20, 62), finding: "weak" },
      { rule: "modus ponens", accuracy: proportion(40, 40), finding: "no weakness found" },
      { rule: "commutative", accuracy: proportion(3, 3), finding: "not tested enough" },
    ],
  },
  causes: [
    {
      rule: "De Morgan",
      kind: "rule",
      name: "De Morgan",
      effect: -0.62,
      low: -0.79,
      high: -0.41,
      n: 64,
      arguments: 40,
      p: 1 / 301,
      explains: ["De Morgan/valid"],
      alike: ["universal De Morgan"],
    },
    {
      rule: null,
      kind: "answer",
      name: "right answer “no”",
      effect: -0.11,
      low: -0.17,
      high: -0.05,
      n: 120,
      arguments: 96,
      p: 2 / 301,
      explains: [],
      alike: [],
    },
  ],
  bySteps: lengths,
  unread: { reply: "Hard to say.", expected: ["yes", "no"] },
} satisfies Omit<Optional<ModelReport>, "circles">;

/** Everything that a whole report may leave out; adaptive runs have tests of their own. */
const ofGenerated = {
  command: `organon study logicasker -m "${noviceId}" --seed 7`,
  style: "natural",
  bagOfWordsBaseline: { accuracy: proportion(58, 100) },
};
const ofOpen = {
  command: undefined,
  plan: {
    models: ["mine:novice"],
    suite: { kind: "file", hash: "7f3a", file: "/home/me/suite.jsonl", items: 990 },
    prompt: { style: "direct" },
    epochs: 1,
  },
  name: "baseline",
  file: "suite.jsonl",
  prompt: ["prompt cot"],
  unfinished: { planned: 990, answered: 950, missing: 30, failed: 10, isPlanned: false },
  imported: {
    at: "2026-11-20T12:00:00.000Z",
    organon: "0.1.0",
    basis: "from a file",
    questions: 990,
    verified: 0,
    replayed: 990,
    faults: [],
  },
} as const;
({ ...ofOpen, ...ofGenerated }) satisfies Omit<Optional<Report>, "circles" | "adaptive" | "plan">;

/** A report of three built-in reasoners, with what may be told of the novice and of the study. */
const reportWith = (
  skills: readonly SkillTags[],
  ofModel: Partial<ModelReport>,
  ofStudy: Partial<Report>,
): Report => ({
  run: "7f3a91c2d04e",
  command: ofGenerated.command,
  date: "2026-11-18T09:30:00Z",
  versions: { organon: "0.1.0", node: "26.10.0" },
  seed: 7,
  profile: "paper",
  suiteSize: skills.length * asked,
  ...ofStudy,
  models: [
    {
      ...modelReport("novice", noviceId, skills, (skill, index) =>
        plants.includes(skill.rule) ? [(index % 4) + 1, 10] : [10 - ((index * 7) % 3), 10],
      ),
      ...ofModel,
    },
    {
      ...modelReport("oracle", "reasoner:oracle", skills, () => [10, 10]),
      secondIteration: proportion(100, 100),
      ...(ofModel.biases === undefined ? {} : { biases: biasesBy(0) }),
    },
    {
      ...modelReport("affirmer", "reasoner:affirmer", skills, (skill) =>
        skill.category === "fallacy" ? [0, 0] : skill.kind === "valid" ? [10, 10] : [0, 9],
      ),
      secondIteration: proportion(0, 90),
      ...(ofModel.biases === undefined ? {} : { biases: biasesBy(20) }),
      cost: {
        usd: 1.2345,
        basis: "table",
        priceDate: "2026-04-30",
        calls: 330,
        tokensIn: 23_430,
        tokensOut: 660,
      },
      steadiness: {
        epochs: 3,
        items: 110,
        flipped: 11,
        rate: proportion(11, 110),
        allRight: [1, 2, 3].map((k) => ({ k, share: proportion(103 - 3 * k, 110) })),
      },
    },
  ],
});

/** The report of three built-in reasoners on the given skills, the novice's with everything that a whole run can tell. */
export const exampleReport = (skills: readonly SkillTags[] = skillsOf(rules)): Report =>
  reportWith(skills, optionalOfModel, ofGenerated);

/** The same of a file's questions of two lengths, chosen by answers and cut off: what only such a report tells. */
export const openReport = (): Report => {
  const report = reportWith(skillsOf(rules), unsteered, ofOpen);
  const models = report.models.map((model) => ({ ...model, byLength: lengths, bySteps: undefined }));
  return { ...report, profile: null, seed: null, models };
};

/** The same with no more than a study after the papers tells. */
export const papersReport = (): Report => reportWith(skillsOf(rules), ofPapers, {});
