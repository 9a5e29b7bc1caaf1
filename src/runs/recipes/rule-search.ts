/**
 * Searches for the rules that explain wrong answers. A pilot asks a pair for each rule. Then each round asks the most
 * informative contrast pairs about the rules in doubt (`#diagnosis/next-questions`). The search ends when every rule is settled
 * and each suspect is a cause by the test used in reports (`#diagnosis/find-causes`), or when the budget is used up. If the pilot
 * is not above chance level, no rule is sought: the budget is spread evenly over the rules, and shows the accuracy more exactly.
 *
 * A diagnosis is one run whose calls grow, with a separate search per model. The same command repeats the search, finds the
 * answered calls, and resumes where it stopped. Accuracies rest on the even questions, chosen before any answer; causes rest on all.
 */
import { isAboutRule, type ProblemLine } from "#items/problem-line";
import { argumentHash } from "#arguments/argument-hash";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import { buildGenerationPlan } from "#items/open-suite";
import { toQuestion } from "#items/question";
import type { SuiteVariant } from "#items/suite";
import { createCauseTable, requiredRules } from "#diagnosis/cause-table";
import { findCauses } from "#diagnosis/find-causes";
import { fitRows, type FitRows } from "#diagnosis/fit";
import {
  isSettled,
  maxTelling,
  keepDoubtful,
  type Need,
  type Suspicion,
  type Together,
} from "#diagnosis/next-questions";
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { parse } from "#logic/notation";
import { buildBreakdown } from "#scoring/breakdown";
import { isAboveChance, readBiases } from "#scoring/chance";
import { clusteredShare, addUp, type Estimate } from "#scoring/estimate";
import { isCorrect, rightness, type Score } from "#scoring/verdict";
import type { Run, Store } from "../store.ts";
import { walkingCalls, type Walk, type WalkOptions } from "./walk.ts";

/** The questions of a search, and how many it may ask of each model. */
export type SearchPlan = { readonly generator: ItemGenerator; readonly budget: number };

/**
 * The result for one rule: the accuracy of the questions that need it and of their contrast pairs, so that half of them
 * have the answer yes. No other rule and no prior enters it. The interval is wider where questions share arguments.
 */
export type SearchedRule = { readonly rule: string; readonly accuracy: Estimate };

/** Questions of the pilot, and of the search after it. */
export type SearchSplit = { readonly pilot: number; readonly search: number };

/** The result of a search for one model. */
export type SearchResult = {
  readonly model: string;
  readonly isFinished: boolean;
  readonly rules: readonly SearchedRule[];
  /** As many scores for each rule: a pair, or of a model at chance level all. */
  readonly pilot: readonly Score[];
  readonly asked: SearchSplit;
};

/** Returns the plan that a suite describes. */
export const buildSearchPlan = (suite: SuiteVariant<"diagnosis">): SearchPlan => ({
  generator: createGenerator({ ...buildGenerationPlan(suite), isGround: true }),
  budget: suite.budget,
});

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
export const searchCalls = ({ plan, ...options }: WalkOptions & { readonly plan: SearchPlan }) =>
  walkingCalls(options, () => openRuleSearch(plan));

/** Returns the results of a stored search for each of its models, from the stored answers alone. */
export const searchResults = async (
  run: Run,
  store: Store,
  reader: string,
  { generator: { groups, groupSize } }: SearchPlan,
): Promise<readonly SearchResult[]> => {
  const results: SearchResult[] = [];
  for (const [subject, { id: model }] of run.subjects.entries()) {
    const answers = await readAnswers(run, store, { reader, subject, model });
    const judged = answers.flatMap(({ line, score }) => (score === undefined ? [] : [{ line, score }]));
    const isFirst = ({ line }: Judged): boolean => line.index < groups * groupSize;
    const first = judged.filter((one) => isFirst(one)).map(({ score }) => score);
    const pilot = isAtChance(first) ? judged.map(({ score }) => score) : first;
    results.push({
      model,
      isFinished: run.planned && judged.length === answers.length,
      rules: readRules(judged, groupSize),
      pilot,
      asked: { pilot: pilot.length, search: judged.length - pilot.length },
    });
  }
  return results;
};

const isAtChance = (scores: readonly Score[]): boolean =>
  isAboveChance({ ...buildBreakdown(scores), ...readBiases(scores) }) === false;

type Line = ProblemLine<"rule">;
type Judged = { readonly line: Line; readonly score: Score };

/** Returns a model's questions in the order in which they were asked, with the scores that they have. */
const readAnswers = async (
  run: Run,
  store: Store,
  { reader, subject, model }: { readonly reader: string; readonly subject: number; readonly model: string },
) => {
  const fields = ["id", "group", "tags", "key", "epoch", "verdict", "question"] as const;
  const answers: { readonly line: Line; readonly score?: Score }[] = [];
  for await (const call of store.select(run, { fields, subject, reader })) {
    const { id, group, verdict, question, ...more } = call;
    const line = question.problem;
    if (line === undefined || !isAboutRule(line)) continue;
    const score = verdict && { questionId: id, group: group ?? undefined, model, ...more, verdict };
    answers.push({ line, score });
  }
  return answers;
};

const readRules = (answers: readonly Judged[], groupSize: number): readonly SearchedRule[] => {
  const byRule = new Map<string, Map<number, [correct: number, asked: number]>>();
  const pairs = Map.groupBy(answers, ({ line }) => Math.floor(line.index / groupSize));
  for (const pair of pairs.values()) {
    const rules = new Set(pair.flatMap(({ line }) => [...requiredRules(line)]));
    for (const { line, score } of pair) {
      const right = isCorrect(score);
      for (const rule of rules) {
        const clusters = getOrInsert(byRule, rule, () => new Map());
        if (right === undefined) continue;
        const counts = getOrInsert(clusters, getArgumentKey(line), startCounts);
        counts[0] += Number(right);
        counts[1] += 1;
      }
    }
  }
  return Array.from(byRule, ([rule, clusters]) => ({
    rule,
    accuracy: clusteredShare([...clusters.values()]),
  }));
};

const startCounts = (): [correct: number, asked: number] => [0, 0];

const getArgumentKey = ({ premises, conclusion }: Line): string =>
  argumentHash(
    premises.map((premise) => parse(premise)),
    parse(conclusion),
  );

/** Questions per round: a twentieth of those before it, but at least `minOfRound`; and prepared groups per rule before any is in doubt. */
const minOfRound = 20;
const groupsAtHand = 16;
/** Prepared groups for each rule in doubt, from at most `maxPairs` made. */
const keptAtHand = 16;
const maxTurns = 60;
const inDoubt = 0.15;

/** Opens one model's search for its weak rules. */
export const openRuleSearch = ({ generator, budget }: SearchPlan): Walk => {
  const pool = new QuestionPool(generator);
  const asked = new Set<string>();
  /** By question the share of right answers. */
  const answers = new Map<string, number>();
  let pending: readonly Line[] = [];
  let isDone = false;
  /** Undefined until the pilot is answered. */
  let isSpread: boolean | undefined;

  const take = (line: Line, score: Score): void => {
    const isRight = rightness(score);
    if (isRight !== undefined) answers.set(line.id, Number(isRight));
  };
  const suspicion = (): Suspicion => fitRows(pool.buildRows(answers));
  const nextQuestions = (scores: readonly Score[]): readonly Line[] => {
    if (asked.size === 0) return pool.pilot();
    if (isSpread === true) return [];
    isSpread ??= isAtChance(scores);
    if (isSpread) return pool.evenly(budget).filter(({ id }) => !asked.has(id));
    const left = Math.min(Math.max(minOfRound, Math.ceil(asked.size / 20)), budget - asked.size);
    if (left <= 0) return [];
    const known = suspicion();
    const doubted = isSettled(known) ? unnamed(known, pool, answers) : [];
    if (doubted.length === 0 && isSettled(known)) return [];
    const open = pool.open(asked, known);
    // New questions may need rules that no earlier question needed.
    const now = known.weak.length === pool.rules.length ? known : suspicion();
    return maxTelling(open, keepDoubtful(now, doubted), left).flatMap((place) => open[place]!.lines);
  };

  return {
    pending: () => pending.map((line) => toQuestion(line)),
    asked: () => asked.size,
    next: (scores) => {
      if (isDone) return [];
      const replies = pending.flatMap(({ id }) => scores.get(id) ?? []);
      if (replies.length < pending.length) return undefined;
      for (const [i, score] of replies.entries()) take(pending[i]!, score);
      pending = nextQuestions(replies);
      for (const { id } of pending) asked.add(id);
      isDone = pending.length === 0;
      return pending.map((line) => toQuestion(line));
    },
  };
};

const unnamed = (
  { weak }: Suspicion,
  pool: QuestionPool,
  answers: ReadonlyMap<string, number>,
): readonly number[] => {
  const suspects = [...weak.keys()].filter((rule) => weak[rule]! > 0.5);
  if (suspects.length === 0) return [];
  const table = createCauseTable();
  for (const [id, right] of answers) table.add(pool.buildLine(id), right);
  const read = table.read();
  const { causes } = findCauses(read);
  const named = new Set(
    causes.flatMap(({ factor, alike }) => [factor, ...alike].map((place) => read.factors[place]!.name)),
  );
  return suspects.filter((rule) => !named.has(pool.rules[rule]!));
};

/** Returns the split of a budget. Throws misuse if less than a third of the pilot is left for the search. */
export const splitBudget = ({ generator: { groups, groupSize }, budget }: SearchPlan): SearchSplit => {
  const pilot = groups * groupSize;
  const least = Math.ceil((4 / 3) * pilot);
  if (budget >= least) return { pilot, search: budget - pilot };
  throw misuse(
    `a budget of ${budget} is too small: the pilot asks ${pilot} questions, a pair for each rule, and the search needs a third more`,
    `--budget ${least} or more`,
  );
};

/** The questions of one turn of a skill, in profile balanced a contrast pair. */
type Group = Together & { readonly lines: readonly Line[] };

/** The prepared questions: some groups of each rule, and more of a rule in doubt. */
class QuestionPool {
  readonly rules: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly strata = new Map<string, number>();
  private readonly groups: Group[] = [];
  private readonly groupOf = new Map<string, Group>();
  private readonly turns = new Map<number, number>();

  private readonly generator: ItemGenerator;

  constructor(generator: ItemGenerator) {
    this.generator = generator;
  }

  /** Returns the answered questions as rows, and the rules as factors. */
  buildRows(answers: ReadonlyMap<string, number>): FitRows {
    const factors = this.rules.map((): number[] => []);
    const stratum = [...answers.keys()].map((id, row) => {
      const need = this.find(id, ({ needs }) => needs);
      for (const rule of need.rules) factors[rule]!.push(row);
      return need.stratum;
    });
    return { right: [...answers.values()], stratum, strata: this.strata.size, factors };
  }

  buildLine(id: string): Line {
    return this.find(id, ({ lines }) => lines);
  }

  pilot(): readonly Line[] {
    this.makeTurns(1);
    const first = this.groups.flatMap(({ lines }) => lines);
    this.makeTurns(groupsAtHand);
    return first;
  }

  /** Returns at most so many questions, the same number for each skill as far as this is possible. */
  evenly(size: number): readonly Line[] {
    const { groups, groupSize } = this.generator;
    this.makeTurns(Math.ceil(size / (groups * groupSize)));
    return this.groups.slice(0, Math.floor(size / groupSize)).flatMap(({ lines }) => lines);
  }

  open(asked: ReadonlySet<string>, { weak }: Suspicion): readonly Group[] {
    const isOpen = ({ lines, rules }: Group): boolean => rules.size > 0 && !asked.has(lines[0]!.id);
    for (const [skill, { rule }] of this.generator.skills.entries()) {
      const number = this.numbers.get(rule);
      if (number === undefined || !((weak[number] ?? 0) > inDoubt)) continue;
      const countOpen = (): number =>
        this.groups.filter((group) => group.rules.has(number) && isOpen(group)).length;
      while (countOpen() < keptAtHand && this.countTurns(skill) < maxTurns) this.makeTurn(skill);
    }
    return this.groups.filter(isOpen);
  }

  private find<One>(id: string, list: (group: Group) => readonly One[]): One {
    const group = this.groupOf.get(id)!;
    return list(group)[group.lines.findIndex((line) => line.id === id)]!;
  }

  private countTurns(skill: number): number {
    return this.turns.get(skill) ?? 0;
  }

  private makeTurns(count: number): void {
    for (let turn = 0; turn < count; turn++)
      for (let skill = 0; skill < this.generator.groups; skill++)
        if (this.countTurns(skill) <= turn) this.makeTurn(skill);
  }

  private makeTurn(skill: number): void {
    const { groups, groupSize, at } = this.generator;
    const first = (skill + this.countTurns(skill) * groups) * groupSize;
    this.turns.set(skill, this.countTurns(skill) + 1);
    const lines = Array.from({ length: groupSize }, (_, i) => at(first + i)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
    if (lines.length < groupSize || lines.some(({ id }) => this.groupOf.has(id))) return;
    const needs = lines.map((line) => this.readNeed(line));
    const group = {
      lines,
      needs,
      rules: new Set(needs.flatMap(({ rules }) => rules)),
      yes: addUp(lines, ({ label }) => (label === "yes" ? 1 : -1)),
    };
    this.groups.push(group);
    for (const { id } of lines) this.groupOf.set(id, group);
  }

  private readNeed(line: Line): Need {
    const { numbers, strata, rules } = this;
    return {
      rules: [...requiredRules(line)].map((rule) => getOrInsert(numbers, rule, () => rules.push(rule) - 1)),
      stratum: getOrInsert(strata, `${line.label} ${line.length}`, () => strata.size),
    };
  }
}
