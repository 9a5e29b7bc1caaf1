/**
 * Stories of belief revision: a few premises, and turns in which one is added, withdrawn or replaced. At each turn one
 * statement is asked about, and its key is proved anew from the premises that then stand.
 *
 * A turn may put one of the postulates of belief revision to the test (Alchourrón, Gärdenfors and Makinson 1985; for bases Hansson
 * 1999), by itself or together with an earlier answer. K is what somebody holds true:
 *   success        what was added is held true: φ ∈ K * φ
 *   withdrawal     what was withdrawn, and does not follow from the rest, no longer is: φ ∉ K ÷ φ
 *   inclusion      an addition brings nothing that does not follow with it: K * φ ⊆ Cn(K ∪ {φ})
 *   vacuity        an addition that contradicts nothing takes nothing away: K ⊆ K * φ (also called preservation)
 *   relevance      what the goal does not need can be withdrawn without loss
 *   recovery       what was withdrawn and comes back brings back what went with it: K ⊆ (K ÷ φ) + φ
 *   extensionality the same said otherwise changes nothing
 *   consistency    a statement and its denial are not both held true
 */
import { createDialler } from "#arguments/dials/dialler";
import type { Dials } from "#arguments/dials/dials";
import type { GradedArgument } from "#arguments/dials/graded-argument";
import { createRandom, type Random } from "#arguments/random";
import { relationOf } from "#logic/decide";
import { and, binary, equal, forall, implies, or, type Formula } from "#logic/formula";
import { opposite } from "../tasks/task.ts";

/** The postulates, in the order in which they are shown. */
export const postulates = [
  "success",
  "withdrawal",
  "inclusion",
  "vacuity",
  "relevance",
  "recovery",
  "extensionality",
  "consistency",
] as const;
export type Postulate = (typeof postulates)[number];

/** What happens at a turn; premises by their numbers in the story, from 1. */
export type Change =
  | { readonly kind: "start" | "none" }
  | { readonly kind: "withdraw"; readonly premise: number }
  | { readonly kind: "add" | "return"; readonly premise: number; readonly formula: Formula }
  | { readonly kind: "replace"; readonly premise: number; readonly by: number; readonly formula: Formula };

type Turn = {
  readonly change: Change;
  /** What is asked about: the goal, its denial, or a premise that was added or withdrawn. */
  readonly about: "goal" | "denial" | "premise";
  readonly asked: Formula;
  /** The premises that stand by then. */
  readonly standing: readonly Formula[];
  readonly relation: "entailment" | "contradiction" | "neutral";
  readonly postulate?: Postulate;
  /** The earlier turn, from 0, whose answer the postulate compares with. */
  readonly against?: number;
};

export type Story = {
  /** The premises of the first turn. */
  readonly premises: readonly Formula[];
  readonly goal: Formula;
  readonly dials: Dials;
  readonly turns: readonly Turn[];
};

/** Story `number` of a seed, with so many turns; undefined where none can be made of its skeleton. */
export const storyAt = (
  dials: Partial<Dials>,
  { seed, number, turns }: { readonly seed: number; readonly number: number; readonly turns: number },
): Story | undefined => {
  const dialler = createDialler(dials, seed);
  const random = createRandom(`story ${seed} ${number}`);
  const open = problemAt(dialler.at(number, "neutral"));
  const settled = [dialler.at(number, "entailment"), dialler.at(number, "contradiction")].map(problemAt);
  const problem = settled.find(
    (one) => one !== undefined && open !== undefined && equal(one.goal, open.goal),
  );
  if (problem === undefined || open === undefined) return undefined;
  return unfold(problem, open, turns, random);
};

const problemAt = (outcome: ReturnType<ReturnType<typeof createDialler>["at"]>): GradedArgument | undefined =>
  "problem" in outcome ? outcome.problem : undefined;

/** A premise of a story: whether it stands, and whether the goal needs it. */
type Premise = { readonly formula: Formula; stands: boolean; readonly isNeeded: boolean };

/** What is known while a story unfolds. */
type State = {
  readonly goal: Formula;
  readonly premises: Premise[];
  /** Needless premises that were kept back. */
  readonly kept: Formula[];
  /** The needed premise that is gone, by its number, and how it would be turned round. */
  gone: number | undefined;
  readonly turned: { readonly premise: number; readonly formula: Formula } | undefined;
  readonly turns: Turn[];
  readonly random: Random;
};

const unfold = (
  problem: GradedArgument,
  open: GradedArgument,
  count: number,
  random: Random,
): Story | undefined => {
  const needless = problem.premises.flatMap((_, i) => (problem.core.some((place) => place === i) ? [] : [i]));
  const back = new Set(random.shuffle(needless).slice(0, Math.ceil(needless.length / 2)));
  const stays = problem.premises.map((_, i) => i).filter((i) => !back.has(i));
  const turnedAt = problem.premises.findIndex((premise, i) => !equal(premise, open.premises[i]!));
  const place = stays.indexOf(turnedAt);
  const state: State = {
    goal: problem.goal,
    premises: stays.map((i) => ({
      formula: problem.premises[i]!,
      stands: true,
      isNeeded: problem.core.some((needed) => needed === i),
    })),
    kept: random.shuffle([...back]).map((i) => problem.premises[i]!),
    gone: undefined,
    turned: place < 0 ? undefined : { premise: place + 1, formula: open.premises[turnedAt]! },
    turns: [],
    random,
  };
  const first = state.premises.map(({ formula }) => formula);
  if (!ask(state, { kind: "start" }, "goal", problem.goal)) return undefined;
  while (state.turns.length < count) {
    const steps = random.shuffle(state.gone === undefined ? whole : broken);
    if (!steps.some((step) => step(state))) return undefined;
  }
  return { premises: first, goal: problem.goal, dials: problem.dials, turns: state.turns };
};

const standingIn = ({ premises }: State): readonly Formula[] =>
  premises.flatMap(({ formula, stands }) => (stands ? [formula] : []));

/** Whether what stands leaves a formula open. */
const isNews = (state: State, formula: Formula): boolean =>
  relationOf({ premises: standingIn(state), conclusion: formula }) === "neutral";

/** Adds a turn; false where its key is not proved. */
const ask = (
  state: State,
  change: Change,
  about: Turn["about"],
  asked: Formula,
  test: Pick<Turn, "postulate" | "against"> = {},
): boolean => {
  const premises = standingIn(state);
  const relation = relationOf({ premises, conclusion: asked });
  if (relation === "undecided" || relation === "inconsistent") return false;
  state.turns.push({ change, about, asked, standing: premises, relation, ...test });
  return true;
};

/** A step of a story: makes a turn, or leaves everything as it is. */
type Step = (state: State) => boolean;

/** The last turn that asked about the goal. */
const lastGoal = ({ turns }: State): number => turns.findLastIndex(({ about }) => about === "goal");

const standing = (state: State, isNeeded: boolean): readonly number[] =>
  state.premises.flatMap((premise, i) => (premise.stands && premise.isNeeded === isNeeded ? [i + 1] : []));

const withdraw =
  (isNeeded: boolean, about: "goal" | "premise"): Step =>
  (state) => {
    const candidates = standing(state, isNeeded);
    if (candidates.length < 2) return false;
    const number = state.random.pick(candidates);
    const premise = state.premises[number - 1]!;
    premise.stands = false;
    const change = { kind: "withdraw", premise: number } as const;
    // What the rest still says is no test of a withdrawal.
    const isTest = isNews(state, premise.formula);
    const made =
      about === "premise"
        ? isTest && ask(state, change, "premise", premise.formula, { postulate: "withdrawal" })
        : isNeeded
          ? ask(state, change, "goal", state.goal)
          : ask(state, change, "goal", state.goal, { postulate: "relevance", against: lastGoal(state) });
    if (!made) premise.stands = true;
    else if (isNeeded) state.gone = number;
    return made;
  };

const add =
  (about: "goal" | "premise"): Step =>
  (state) => {
    const formula = state.kept.pop();
    if (formula === undefined) return false;
    if (!isNews(state, formula)) return false;
    state.premises.push({ formula, stands: true, isNeeded: false });
    const change = { kind: "add", premise: state.premises.length, formula } as const;
    const postulate = state.gone === undefined ? "vacuity" : "inclusion";
    const before = lastGoal(state);
    // Inclusion is about what was open before: an answer from when all premises stood says nothing of it.
    const isComparable = state.turns[before]!.relation === "neutral" || state.gone === undefined;
    const made =
      about === "premise"
        ? ask(state, change, "premise", formula, { postulate: "success" })
        : ask(state, change, "goal", state.goal, isComparable ? { postulate, against: before } : {});
    if (!made) state.premises.pop();
    return made;
  };

/** The needed premise comes back: what went with it should, too. */
const comeBack: Step = (state) => {
  if (state.gone === undefined) return false;
  const { formula, isNeeded } = state.premises[state.gone - 1]!;
  const against = state.turns.findLastIndex(
    ({ about, relation }) => about === "goal" && relation !== "neutral",
  );
  state.premises.push({ formula, stands: true, isNeeded });
  const change = { kind: "return", premise: state.premises.length, formula } as const;
  if (!ask(state, change, "goal", state.goal, { postulate: "recovery", against })) {
    state.premises.pop();
    return false;
  }
  state.gone = undefined;
  return true;
};

const replaceBy = (
  state: State,
  number: number,
  formula: Formula,
  test: Pick<Turn, "postulate" | "against">,
): boolean => {
  const premise = state.premises[number - 1]!;
  premise.stands = false;
  state.premises.push({ formula, stands: true, isNeeded: test.postulate !== undefined && premise.isNeeded });
  const change = { kind: "replace", premise: number, by: state.premises.length, formula } as const;
  if (ask(state, change, "goal", state.goal, test)) return true;
  premise.stands = true;
  state.premises.pop();
  return false;
};

/** A needed premise is said otherwise. */
const rephrase: Step = (state) => {
  for (const number of state.random.shuffle(standing(state, true))) {
    const formula = equivalentOf(state.premises[number - 1]!.formula);
    if (formula !== undefined)
      return replaceBy(state, number, formula, { postulate: "extensionality", against: lastGoal(state) });
  }
  return false;
};

/** A needed premise is turned round, and the goal open. */
const turn: Step = (state) => {
  const { turned } = state;
  if (turned === undefined || !state.premises[turned.premise - 1]!.stands) return false;
  if (!replaceBy(state, turned.premise, turned.formula, {})) return false;
  state.gone = turned.premise;
  return true;
};

/** Nothing changes, and the goal's denial is asked about. */
const deny: Step = (state) => {
  const before = state.turns.length - 1;
  if (state.turns[before]?.about !== "goal") return false;
  return ask(state, { kind: "none" }, "denial", opposite(state.goal), {
    postulate: "consistency",
    against: before,
  });
};

/** Steps while all that the goal needs stands, and while something is gone. */
const whole: readonly Step[] = [
  withdraw(true, "goal"),
  withdraw(true, "premise"),
  withdraw(false, "goal"),
  add("goal"),
  add("premise"),
  rephrase,
  turn,
  deny,
];
const broken: readonly Step[] = [comeBack, comeBack, add("goal"), add("premise"), deny];

/** The same in another form: a condition the other way round and denied, parts in the other order. */
const equivalentOf = (formula: Formula): Formula | undefined => {
  switch (formula.kind) {
    case "implies":
      return implies(opposite(formula.right), opposite(formula.left));
    case "and":
      return and(formula.right, formula.left);
    case "or":
      return or(formula.right, formula.left);
    case "iff":
      return binary("iff", formula.right, formula.left);
    case "forall": {
      const body = equivalentOf(formula.body);
      return body === undefined ? undefined : forall(formula.variable, body);
    }
    default:
      return undefined;
  }
};
