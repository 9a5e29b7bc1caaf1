/**
 * A report as data: one run, its models, their scores by group, and the results of diagnosis and teaching.
 * Modules to the left fill it in; renderers only read it.
 *
 * Accuracy is correct over asked, response accuracy correct over readable (the papers' N_correct / N_satisfy), response
 * rate readable over asked (LogicAsker §3.3). A failed call was not asked. A share is always an `Estimate`, with its interval and its n.
 * One file, long as it is, since it is the one list of what a report may tell.
 */
import type { RuleMix } from "#items/rule-mix";
import type { NamedCause } from "#diagnosis/causes";
import type { TeachingArm } from "#diagnosis/teach";
import type { RunPlan } from "#runs/plan";
import type { Outcomes } from "#scoring/by-question";
import type { Responses } from "#scoring/breakdown";
import type { Calibration } from "#scoring/calibration";
import type { Estimate } from "#scoring/estimate";
import type { PairCounts, PairedDifference } from "#scoring/paired-scores";
import type { TaskResults } from "#scoring/tasks/task-results";
import type { SkillTags } from "#scoring/verdict";
import type { CirclesAsked, CirclesReport } from "./circles.ts";
import type { Document, SkillGroup } from "./document.ts";
import { count, percent, type CostTold } from "./numbers.ts";
import { difference } from "#scoring/independent";

/** One row of a table by logic, category, kind, rule or length. */
export type Group = {
  readonly name: string;
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** By length: yes over readable, and how many of the questions asked have the key yes. */
  readonly yesRate?: Estimate;
  readonly yesKeys?: Estimate;
};

/** What the calls used, and cost. */
export type Cost = CostTold & {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Of a study: the number of runs that it covers. */
  readonly runs?: number;
};

/** A question the model got wrong; `answer` is what was read from the reply, or the reply. */
export type WeaknessExample = {
  /** As it was asked, word for word: the sentence in front of the premises, too. */
  readonly question: string;
  readonly premisesText: readonly string[];
  readonly conclusionText: string;
  readonly label: string;
  readonly answer: string;
};

/**
 * One of the lowest skills; weaknesses stand weakest first. No example where every question of the skill was right.
 * Only one marked weak is below the model's own level beyond chance; the rest may be low by luck.
 */
export type Weakness = {
  readonly rule: string;
  readonly kind: string;
  readonly logic: string;
  readonly category: string;
  /** With an interval that is wider where its questions share arguments. */
  readonly accuracy: Estimate;
  readonly responseRate: Estimate;
  /** How many arguments its questions are of; undefined where questions do not say. */
  readonly arguments?: number;
  readonly example?: WeaknessExample;
  /** Questions answered rightly, of `accuracy.n`; one asked several times counts by its share, and the sum is rounded. */
  readonly correct: number;
  /** What the whole tree suggests. */
  readonly shrunk: Estimate;
  /** Fisher's exact p that it is no worse than the rest, and the same corrected for the skills looked at. */
  readonly p: number;
  readonly q: number;
  readonly mark: "weak" | "not distinguishable";
};

/** How the weaknesses were found. */
export type Examination = {
  /** Skills with enough questions to be ranked, and those without. */
  readonly skills: number;
  readonly unknown: number;
  /** How many of them are weak, and how many are as low as the last one listed and are not. */
  readonly weak: number;
  readonly tied: number;
  /** The fewest questions of a ranked skill, and how many it took to be ranked. */
  readonly fewest: number;
  readonly minimum: number;
};

/** A search that put its questions where they find weak rules, instead of as many on each. */
export type RuleSearch = {
  /** The most questions that it might ask. */
  readonly budget: number;
  readonly isFinished: boolean;
  /** The tables rest on the pilot alone. */
  readonly asked: { readonly pilot: number; readonly search: number };
  /** The rules that were asked about; none of a model that is not above chance level. */
  readonly rules: readonly RuleFinding[];
};

/** A rule with the accuracy of the questions that need it and of their contrast pairs. */
export type RuleFinding = {
  readonly rule: string;
  readonly accuracy: Estimate;
  /** `weak`: a cause of wrong answers. */
  readonly finding: "weak" | "no weakness found" | "not tested enough";
};

/** Accuracy of `to` minus accuracy of `from` on the items to which both arms replied. */
type ArmDifference = { readonly from: TeachingArm; readonly to: TeachingArm } & Omit<
  PairedDifference,
  keyof PairCounts
>;

/**
 * Demonstrations compared on the new questions of the k weakest skills, so many on each: how many stood in the prompt, and what
 * they were worth, as far as it was asked.
 */
export type Teaching = {
  readonly k: number;
  readonly perSkill: number;
  readonly shots: number;
  readonly zero: Estimate;
  /** The skills of the weakness set, with their accuracy in the second iteration. */
  readonly skills: readonly (Pick<SkillTags, "category" | "rule" | "kind"> & {
    readonly accuracy: Estimate;
  })[];
  readonly random?: Estimate;
  readonly weak?: Estimate;
  /** Demonstrations of the skills nearest to each question, where they were asked. */
  readonly nearest?: Estimate;
  readonly differences: readonly ArmDifference[];
  /** What became of the calls of each way. */
  readonly responses: readonly ({
    readonly arm: TeachingArm;
    readonly responseAccuracy: Estimate;
  } & Responses)[];
  /** Each question has a lesson of its own: accuracy where it shows the question's rule, and where it does not. */
  readonly byLesson?: readonly {
    readonly arm: TeachingArm;
    readonly showsRule: boolean;
    readonly accuracy: Estimate;
  }[];
  /** What a question costs in each way. */
  readonly cost?: readonly ArmCost[];
};

/** What one question costs in one way of asking: the price of the longer prompt. */
export type ArmCost = {
  readonly arm: TeachingArm;
  /** Tokens sent and US dollars, on average; null where one is unknown. */
  readonly tokensIn: number | null;
  readonly usd: number | null;
};

/** The ways that were asked, in the papers' order, with their accuracies. */
export const taughtArms = (teaching: Teaching): readonly (readonly [TeachingArm, Estimate])[] => [
  ["zero", teaching.zero],
  ...(["random", "weak", "nearest"] as const).flatMap((arm) => {
    const accuracy = teaching[arm];
    return accuracy === undefined ? [] : [[arm, accuracy] as const];
  }),
];

/** What who always says the same gets on the questions that were asked: the shares of their keys, of n. */
type Guessing = { readonly alwaysYes: number; readonly alwaysNo: number; readonly n: number };

/** What the audit's bag of words gets on the run's questions, the first of them where they are many. */
export type BagOfWordsBaseline = { readonly accuracy: Estimate };

/** Where a run was cut off: how many of its calls have an answer, no response yet, or a failed one. */
export type Unfinished = {
  readonly planned: number;
  readonly answered: number;
  readonly missing: number;
  readonly failed: number;
  /** Whether all its calls were planned; else there would have been more. */
  readonly isPlanned: boolean;
};

/** How a model leans, whatever it knows: of readable answers alone. */
export type AnswerBiases = {
  /** Yes-rate minus the share of yes-keys, on the same questions. */
  readonly yesBias: Omit<PairedDifference, keyof PairCounts>;
  /** The mean of the accuracies on yes-keys and on no-keys: one half for someone who does not look at the question. */
  readonly balancedAccuracy: Estimate;
  readonly guessing: Guessing;
};

/** How steady the answers are when each question is asked several times: `rate` of the items got answers of both kinds. */
export type Steady = {
  readonly epochs: number;
  readonly items: number;
  readonly flipped: number;
  readonly rate: Estimate;
  /** pass^k: the share of questions answered right k times of k, for each k up to the number of epochs. */
  readonly allRight: readonly { readonly k: number; readonly share: Estimate }[];
};

/** Everything the report says about one language model: a `Breakdown` of its scores, and what was made of it. */
export type ModelReport = {
  /** As the user named it: `provider:model[?param=value&…]`. */
  readonly id: string;
  /** Short, for charts and tables. */
  readonly name: string;
  readonly organisation: string;
  /** When it was launched, or "unknown". */
  readonly launched: string;
  /** Its rank in the leaderboard that the papers go by (Table 2), where it is a model of theirs that had one. */
  readonly rank?: number;
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** Yes over readable: 0 or 1 is a model that does not read the question. */
  readonly yesRate: Estimate;
  readonly outcomes: Outcomes;
  readonly cost: Cost;
  /** Where replies came and none could be read: the first one, and what it might have said. */
  readonly unread?: { readonly reply: string; readonly expected: readonly string[] };
  /** Where each question was asked more than once. */
  readonly steadiness?: Steady;
  /** Where tokens came with their probabilities. */
  readonly calibration?: Calibration;
  /** Where questions ask tasks. */
  readonly tasks?: TaskResults;
  readonly byLogic: readonly Group[];
  readonly byCategory: readonly Group[];
  readonly byKind: readonly Group[];
  readonly byRule: readonly Group[];
  /** `name` is the length in digits. */
  readonly byLength: readonly Group[];
  /** In place of `byLength` where each length has rules of its own, so that lengths do not compare. */
  readonly bySteps?: readonly Group[];
  /** By tags that are no place in the rule tree, such as dataset or hops; only those with several values. */
  readonly byTag?: Readonly<Record<string, readonly Group[]>>;
  readonly bySkill: readonly SkillGroup[];
  readonly weaknesses: readonly Weakness[];
  /** What wrong answers are associated with, strongest first; undefined where questions do not say what they bear on. */
  readonly causes?: readonly NamedCause[];
  readonly examination: Examination;
  /** Undefined where the questions were chosen before any answer. */
  readonly search?: RuleSearch;
  /** Accuracy on fresh questions for the ten weakest skills (LogicAsker §4.2). */
  readonly secondIteration?: Estimate;
  /** One for each way in which lessons were asked; the second iteration is of the first. */
  readonly teaching?: readonly Teaching[];
  readonly biases?: AnswerBiases;
  /** Of four-option questions asked in rotations; the accuracies above are then of the original order. */
  readonly circles?: CirclesReport;
};

/** A model of which a measure told something. */
type Having<Model, Part extends keyof Model> = Model & {
  readonly [Name in Part]-?: NonNullable<Model[Name]>;
};

export const having = <Model, Part extends keyof Model>(
  models: readonly Model[],
  part: Part,
): readonly Having<Model, Part>[] =>
  models.filter((model): model is Having<Model, Part> => model[part] !== undefined);

/** A model that was asked four-option questions, its circles beside all else. */
export type CircledModel = Omit<ModelReport, "circles"> & CirclesReport;

export const getCircled = (models: readonly ModelReport[]): readonly CircledModel[] =>
  having(models, "circles").map((model) => ({ ...model, ...model.circles }));

/** What a package reports of runs whose questions it chose by the answers. */
export type AdaptiveReport = {
  /** What was measured, as the title of a report. */
  readonly title: string;
  readonly document: Document;
  /** The members that it adds to a report's JSON. */
  readonly json: object;
};

/** What was checked when a run came as a file. */
export type ImportCheck = {
  /** ISO time of the import. */
  readonly at: string;
  /** The version that wrote the file. */
  readonly organon: string;
  /** `plan` if its questions were made again; otherwise why they could not be. */
  readonly basis: "plan" | "made by another version" | "chosen by answers" | "from a file";
  readonly questions: number;
  /** Questions that the plan makes byte by byte. */
  readonly verified: number;
  /** Questions whose certificates hold; of others than `plan`. */
  readonly replayed: number;
  /** The first questions that differ or whose certificates fail, in words. */
  readonly faults: readonly string[];
};

/** One run or study, told. The first model is its subject; the others stand beside it. */
export type Report = {
  readonly run: string;
  /** The run's name, if a user gave it one. */
  readonly name?: string;
  /** The command that made it; absent if the library did. */
  readonly command?: string;
  /** The plan of a run without a command. */
  readonly plan?: RunPlan;
  /** ISO date or time of the run. */
  readonly date: string;
  /** Program or library → version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of the generator; null where the questions came from a file. */
  readonly seed: number | null;
  readonly profile: string | null;
  /** The style that the questions were said in; absent where they came from a file. */
  readonly style?: string;
  /** Of an adaptive run: answers chose its questions, so that it has no accuracy. */
  readonly adaptive?: AdaptiveReport;
  /** The file that the questions came from. */
  readonly file?: string;
  /** The prompt in words where it is not the plain question: style, system text, few-shot examples, epochs. */
  readonly prompt?: readonly string[];
  /** Questions in the suite; of four-option ones each rotation counts. */
  readonly suiteSize: number;
  /** How much was asked of four-option questions; undefined of others. */
  readonly circles?: CirclesAsked;
  /** The rules of its derivations of two or more steps; undefined where there are none. */
  readonly ruleMix?: RuleMix;
  /** Undefined where it was not looked at: few questions, or such as it cannot read. */
  readonly bagOfWordsBaseline?: BagOfWordsBaseline;
  /** Undefined for a run that is whole. */
  readonly unfinished?: Unfinished;
  /** Undefined for a run that was asked here. */
  readonly imported?: ImportCheck;
  readonly models: readonly ModelReport[];
};

/** "208 questions, profile paper, seed 1, style natural", or "208 questions of suite.jsonl"; `what` they are called. */
export const suiteText = (
  {
    suiteSize,
    seed,
    profile,
    style,
    file,
  }: Pick<Report, "suiteSize" | "seed" | "profile" | "style" | "file">,
  what = "questions",
): string =>
  [
    `${count(suiteSize)} ${what}${file === undefined ? "" : ` of ${file}`}`,
    ...(profile === null ? [] : [`profile ${profile}`]),
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...(style === undefined ? [] : [`style ${style}`]),
  ].join(", ");

/** "1,456 steps: transitivity 9.0 %, …, 46 other rules; non-minimal derivations: 0 of 208 (0.0 %)". */
export const mixText = ({ derivations, padded, steps, rules }: RuleMix): string => {
  const most = 5;
  const shares = rules.slice(0, most).map(({ rule, share }) => `${rule} ${percent(share)} %`);
  const others = rules.length > most ? [`${count(rules.length - most)} other rules`] : [];
  return `${count(steps)} steps: ${[...shares, ...others].join(", ")}; non-minimal derivations: ${count(padded)} of ${count(derivations)} (${percent(padded / derivations)} %)`;
};

/** The skills that the second iteration asks about, in words: ten unless it was asked otherwise. */
export const weakestSkills = (models: readonly Pick<ModelReport, "teaching">[]): string => {
  const sizes = models.flatMap(({ teaching }) => teaching?.[0]?.k ?? []);
  const distinct = [...new Set(sizes.length === 0 ? [10] : sizes)];
  const numbers = distinct.map((k) => (k === 10 ? "ten" : count(k))).join(" or ");
  return numbers === "1" ? "weakest skill" : `${numbers} weakest skills`;
};

/** The papers' two words for a skill's kind (Table 4): valid conclusions are Correct, all others Incorrect. */
export const typeOfKind = (kind: string): "Correct" | "Incorrect" =>
  kind === "valid" ? "Correct" : "Incorrect";

/** Whether any question is of a skill of the rule tree. */
export const hasSkills = (models: readonly Pick<ModelReport, "bySkill">[]): boolean =>
  models.some(({ bySkill }) => bySkill.length > 0);

/** The weaknesses worth showing: those not above the model's own level, and with a wrong answer. */
export const shownWeaknesses = (model: ModelReport, most = 10): readonly Weakness[] =>
  model.weaknesses.filter(({ accuracy }) => isListed(accuracy, model)).slice(0, most);

export const isListed = ({ value }: Estimate, { accuracy }: Pick<ModelReport, "accuracy">): boolean =>
  value !== null && value < 1 && value <= (accuracy.value ?? 1);

/** A skill in words; the valid question of a fallacy's pair is the fallacy's contrast. */
export const skillName = ({ category, rule, kind }: Pick<SkillTags, "category" | "rule" | "kind">): string =>
  category === "fallacy" && kind === "valid" ? `contrast of ${rule}` : `${rule}, ${kind}`;

export const groupNamed = (groups: readonly Group[], name: string): Group | undefined =>
  groups.find((group) => group.name === name);

/** Names in the order in which the papers speak of them; scores come sorted by letter. */
const papersOrder: readonly string[] = (
  "propositional predicate equivalence inference fallacy none universal existential " +
  "valid contradiction unrelated near"
).split(" ");

/** The distinct names, those that the papers order first and in their order. */
export const inPapersOrder = (names: readonly string[]): readonly string[] => {
  const distinct = [...new Set(names)];
  return [
    ...papersOrder.filter((name) => distinct.includes(name)),
    ...distinct.filter((name) => !papersOrder.includes(name)),
  ];
};

/** The groups' names over all models, in the papers' order. */
export const groupNames = <Model>(
  models: readonly Model[],
  groupsOf: (model: Model) => readonly Group[],
): readonly string[] => inPapersOrder(models.flatMap((model) => groupsOf(model).map((group) => group.name)));

export const sortGroups = (groups: readonly Group[]): readonly Group[] =>
  inPapersOrder(groups.map((group) => group.name)).flatMap((name) => groupNamed(groups, name) ?? []);

const nothing: Estimate = { value: null, low: 0, high: 1, n: 0 };

/** Propositional minus predicate for one model, in accuracy. */
export const propositionalMinusPredicate = (model: ModelReport) =>
  difference(
    groupNamed(model.byLogic, "propositional")?.accuracy ?? nothing,
    groupNamed(model.byLogic, "predicate")?.accuracy ?? nothing,
  );
