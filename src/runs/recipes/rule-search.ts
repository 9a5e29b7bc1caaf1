/**
 * Searches for the rules that explain wrong answers. A pilot asks a pair for each rule. Then each round asks the most
 * informative questions about the rules in doubt (`#lessons/suspects`). The search ends when every rule is settled
 * and each suspect is a cause by the test used in reports (`#scores/causes`), or when the budget is used up.
 *
 * A diagnosis is one run whose calls grow, with a separate search per model. The same command repeats the search, finds the
 * answered calls, and resumes where it stopped. Accuracies rest on the pilot, chosen before any answer; causes rest on all.
 */
import type { ProblemLine } from "#items/problem-line";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import { generationPlanOf } from "#items/open-suite";
import { questionOf } from "#items/question";
import type { SuiteOf } from "#items/suite";
import { createRandom } from "#arguments/random";
import { createCauseTable, ownRules } from "#lessons/cause-table";
import {
  isSettled,
  maxTelling,
  stillInDoubt,
  suspicionOf,
  type Answered,
  type Need,
  type Suspicion,
} from "#lessons/suspects";
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { findCauses } from "#scores/causes";
import { rightness, type Score } from "#scores/verdict";
import type { Run, Store } from "../store.ts";
import { walkRun, walkingCalls, type Walk, type WalkOptions } from "./walk.ts";

/** The questions of a search, and how many it may ask of each model. */
export type SearchPlan = {
  readonly generator: ItemGenerator;
  readonly seed: number;
  readonly budget: number;
};

/** The result for one rule. */
type SearchedRule = {
  readonly rule: string;
  /** Answered questions that need it. */
  readonly asked: number;
  /** The probability that its error rate is a third or more. */
  readonly chance: number;
};

/** Questions of the pilot, and of the search after it. */
export type SearchSplit = { readonly pilot: number; readonly search: number };

/** The result of a search for one model. */
export type SearchResult = {
  readonly model: string;
  readonly isFinished: boolean;
  readonly rules: readonly SearchedRule[];
  /** A pair of scores for each rule. */
  readonly pilot: readonly Score[];
  readonly asked: SearchSplit;
};

/** One model's search. */
type RuleSearch = Walk & {
  /** The split of the budget. */
  readonly split: SearchSplit;
  readonly result: (model: string) => SearchResult;
};

/** Returns the plan that a suite describes. */
export const searchPlanOf = (suite: SuiteOf<"diagnosis">): SearchPlan => ({
  generator: createGenerator(generationPlanOf(suite)),
  seed: suite.seed,
  budget: suite.budget,
});

/** Returns the calls that follow from a subject's answers: `askPlan`'s `more`. */
export const searchCalls = ({ plan, ...options }: WalkOptions & { readonly plan: SearchPlan }) =>
  walkingCalls(options, () => openRuleSearch(plan));

/** Returns the results of a stored search for each of its models, without model calls. */
export const searchResults = async (
  run: Run,
  store: Store,
  reader: string,
  plan: SearchPlan,
): Promise<readonly SearchResult[]> =>
  (await walkRun(run, store, reader, () => openRuleSearch(plan))).map(({ model, walk }) =>
    walk.result(model),
  );

/** Questions per round: a twentieth of those before it, but at least `minOfRound`; and prepared pairs per rule before any is in doubt. */
const minOfRound = 20;
const pairsAtHand = 8;
/** Prepared questions for each rule in doubt, from at most `maxPairs` pairs. */
const keptAtHand = 16;
const maxPairs = 60;
const inDoubt = 0.15;

/** Opens one model's search for its weak rules. Throws misuse if the budget is below the pilot plus a third. */
export const openRuleSearch = ({ generator, seed, budget }: SearchPlan): RuleSearch => {
  const pilotSize = generator.leaves * generator.perLeafStep;
  requireBudget(budget, pilotSize);
  const split = { pilot: pilotSize, search: budget - pilotSize };
  const pool = createPool(generator);
  const asked = new Map<string, Need>();
  const answered: Answered[] = [];
  const answers = new Map<string, number>();
  const pilot: Score[] = [];
  let pending: readonly ProblemLine<"rule">[] = [];
  let [searched, phase]: [number, "pilot" | "search" | "done"] = [0, "pilot"];

  const put = (lines: readonly ProblemLine<"rule">[]): readonly ProblemLine<"rule">[] => {
    for (const line of lines) asked.set(line.id, pool.needOf(line));
    return lines;
  };
  const take = (line: ProblemLine<"rule">, score: Score): void => {
    if (phase === "pilot") pilot.push(score);
    else searched += 1;
    const isRight = rightness(score);
    if (isRight === undefined) return;
    answered.push({ need: asked.get(line.id)!, right: Number(isRight) });
    answers.set(line.id, Number(isRight));
  };
  const suspicion = (): Suspicion => suspicionOf(answered, pool.rules.length, pool.strata());
  const nextQuestions = (): readonly ProblemLine<"rule">[] => {
    if (asked.size === 0) return put(pool.pilot());
    phase = "search";
    const left = Math.min(Math.max(minOfRound, Math.ceil(asked.size / 20)), budget - asked.size);
    if (left <= 0) return [];
    const known = suspicion();
    const doubted = isSettled(known) ? unnamed(known) : [];
    if (doubted.length === 0 && isSettled(known)) return [];
    const open = pool.open(asked, known);
    // New questions may need rules that no earlier question needed.
    const now = known.weak.length === pool.rules.length ? known : suspicion();
    return put(
      maxTelling(open.map(pool.needOf), stillInDoubt(now, doubted), left).map((place) => open[place]!),
    );
  };
  /** Returns the suspects that are not yet causes by the test used in reports. */
  const unnamed = ({ weak }: Suspicion): readonly number[] => {
    const suspects = [...weak.keys()].filter((rule) => weak[rule]! > 0.5);
    if (suspects.length === 0) return [];
    const table = createCauseTable();
    for (const [id, right] of answers) table.add(pool.lineOf(id), right);
    const read = table.read();
    const { causes } = findCauses(read, createRandom(`causes/${seed}`), { draws: 0 });
    const named = new Set(
      causes.flatMap(({ factor, alike }) => [factor, ...alike].map((place) => read.factors[place]!.name)),
    );
    return suspects.filter((rule) => !named.has(pool.rules[rule]!));
  };
  const rulesTold = (): readonly SearchedRule[] => {
    const { matters } = suspicion();
    return pool.rules.map((rule, number) => ({
      rule,
      asked: answered.filter(({ need }) => need.rules.includes(number)).length,
      chance: matters[number]!,
    }));
  };

  return {
    pending: () => pending.map((line) => questionOf(line)),
    asked: () => asked.size,
    next: (scores) => {
      if (phase === "done") return [];
      const replies = pending.map(({ id }) => scores.get(id));
      if (replies.includes(undefined)) return undefined;
      for (const [i, score] of replies.entries()) if (score !== undefined) take(pending[i]!, score);
      pending = nextQuestions();
      if (pending.length === 0) phase = "done";
      return pending.map((line) => questionOf(line));
    },
    split,
    result: (model) => ({
      model,
      isFinished: phase === "done",
      rules: rulesTold(),
      pilot,
      asked: { pilot: pilot.length, search: searched },
    }),
  };
};

/** Throws misuse for a budget that leaves less than a third of the pilot for the search. */
const requireBudget = (budget: number, pilot: number): void => {
  const least = Math.ceil((4 / 3) * pilot);
  if (budget < least)
    throw misuse(
      `a budget of ${budget} is too small: the pilot asks ${pilot} questions, a pair for each rule, and the search needs a third more`,
      `--budget ${least} or more`,
    );
};

/** Creates the pool of prepared questions: some pairs of each rule, and more of a rule in doubt. */
const createPool = (generator: ItemGenerator) => {
  const { leaves, perLeafStep, at, skills } = generator;
  const rules: string[] = [];
  const [numbers, strata] = [new Map<string, number>(), new Map<string, number>()];
  const needs = new Map<string, Need>();
  const lines = new Map<string, ProblemLine<"rule">>();
  const turns = new Map<number, number>();
  const makeTurn = (leaf: number): readonly ProblemLine<"rule">[] => {
    const turn = turns.get(leaf) ?? 0;
    turns.set(leaf, turn + 1);
    const first = (leaf + turn * leaves) * perLeafStep;
    const made = Array.from({ length: perLeafStep }, (_, i) => at(first + i)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
    for (const line of made) {
      lines.set(line.id, line);
      needOf(line);
    }
    return made;
  };
  const needOf = (line: ProblemLine<"rule">): Need =>
    getOrInsert(needs, line.id, () => {
      const own = ownRules(line);
      return {
        rules: [...own.keys()].map((rule) => getOrInsert(numbers, rule, () => rules.push(rule) - 1)),
        amounts: [...own.values()],
        stratum: getOrInsert(strata, `${line.label} ${line.length}`, () => strata.size),
      };
    });
  const everyTurn = (count: number): void => {
    for (let turn = 0; turn < count; turn++)
      for (let leaf = 0; leaf < leaves; leaf++) if ((turns.get(leaf) ?? 0) <= turn) makeTurn(leaf);
  };
  return {
    rules,
    strata: () => strata.size,
    needOf,
    lineOf: (id: string): ProblemLine<"rule"> => lines.get(id)!,
    pilot: (): readonly ProblemLine<"rule">[] => {
      everyTurn(1);
      const first = [...lines.values()];
      everyTurn(pairsAtHand);
      return first;
    },
    /** Returns the unasked questions that need a rule. */
    open: (asked: ReadonlyMap<string, Need>, { weak }: Suspicion): readonly ProblemLine<"rule">[] => {
      const isOpen = ({ id }: ProblemLine<"rule">): boolean =>
        !asked.has(id) && needs.get(id)!.rules.length > 0;
      for (const [leaf, { rule }] of skills.entries()) {
        const number = numbers.get(rule);
        if (number === undefined || !((weak[number] ?? 0) > inDoubt)) continue;
        const countOpen = (): number =>
          lines
            .values()
            .filter((line) => isOpen(line) && needs.get(line.id)!.rules.includes(number))
            .toArray().length;
        while (countOpen() < keptAtHand && (turns.get(leaf) ?? 0) < maxPairs) makeTurn(leaf);
      }
      return [...lines.values()].filter(isOpen);
    },
  };
};
