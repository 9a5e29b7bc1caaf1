/**
 * Missing premise: a valid conclusion is told, a proposition that it needs is taken away, and the options offer it
 * among three others (DivLogicEval, “Formation of Question Types”; GMAT's “finding the assumption”).
 *
 * The paper draws the other three from the non-entailment group, literals and implications, so that the right option
 * is the one that looks like a proposition. The fair recipe offers four propositions of one form, whose variables
 * stand in what is told as often as those of the right one.
 */
import type { Random } from "../random.ts";
import type { Candidate } from "./fair-options.ts";
import type { Option } from "./options.ts";
import { passageOf, type Passage } from "./passage.ts";
import { propositionOf, type Form, type Proposition } from "./propositions.ts";
import { andRows, entails, type Rows } from "./rows.ts";

export type MissingPremise = {
  /** The passage without the right option. */
  readonly passage: Passage;
  readonly goal: Option;
  /** The right one stands at the place asked for. */
  readonly options: readonly Proposition[];
};

/** A missing-premise item out of a whole passage; undefined where chance finds none. */
export const fairMissingPremise = (
  whole: Passage,
  candidates: readonly Candidate[],
  place: number,
  random: Random,
): MissingPremise | undefined => {
  const goals = candidates.flatMap(({ clause, entailed }) => (entailed ? [clause] : []));
  if (goals.length === 0) return undefined;
  const goal = random.pick(random.pick(goals).ways);
  for (const right of random.shuffle(whole.propositions)) {
    const passage = without(whole, right);
    if (entails(passage.rows, goal.rows)) continue;
    const told = toldUses(passage, goal);
    if (right.letters.some((letter) => told(letter) === 0)) continue;
    const others = distractorsOf(passage, goal, right, told);
    const three = pickApart([right], random.shuffle(others), 4)?.slice(1);
    if (three !== undefined)
      return { passage, goal, options: [...three.slice(0, place), right, ...three.slice(place)] };
  }
  return undefined;
};

/** The passage without one of its propositions. */
export const without = ({ propositions, variables, optionVariables }: Passage, one: Proposition): Passage =>
  passageOf(
    propositions.filter((other) => other !== one),
    variables,
    optionVariables,
  );

/** How often each variable stands in what the reader is told: passage and goal. */
const toldUses = ({ propositions, variables }: Passage, goal: Option): ((variable: number) => number) => {
  const uses = Array.from({ length: variables }, () => 0);
  for (const { letters } of [...propositions, goal]) for (const letter of letters) uses[letter]! += 1;
  return (variable) => uses[variable] ?? 0;
};

/** The propositions of the right one's form that look like it and do not do what it does. */
const distractorsOf = (
  passage: Passage,
  goal: Option,
  right: Proposition,
  told: (variable: number) => number,
): readonly Proposition[] => {
  const inGoal = (letters: readonly number[]): number =>
    letters.filter((letter) => goal.letters.includes(letter)).length;
  const usesOf = (letters: readonly number[]): number =>
    letters.reduce((sum, letter) => sum + told(letter), 0);
  const variables = Array.from({ length: passage.variables }, (_, variable) => variable).filter(
    (variable) => told(variable) > 0,
  );
  return fillings(right.form, variables).flatMap((letters) => {
    if (inGoal(letters) !== inGoal(right.letters) || usesOf(letters) !== usesOf(right.letters)) return [];
    const one = propositionOf(right.form, letters, passage.variables);
    const idle =
      entails(passage.rows, one.rows) ||
      entails(one.rows, goal.rows) ||
      entails(andRows(passage.rows, one.rows), goal.rows);
    return idle ? [] : [one];
  });
};

/** Every way to fill a form with distinct variables; the two behind “∧” or “∨” in one order only. */
const fillings = (form: Form, variables: readonly number[]): readonly (readonly number[])[] => {
  if (form === "A" || form === "¬A") return variables.map((a) => [a]);
  const pairs = variables.flatMap((a) => variables.filter((b) => b !== a).map((b) => [a, b] as const));
  if (form === "A → B") return pairs;
  return pairs
    .filter(([a, b]) => a < b)
    .flatMap(([a, b]) => variables.filter((c) => c !== a && c !== b).map((c) => [a, b, c]));
};

/** The list, filled up to `count` from `more` so that none of it entails another; undefined where that fails. */
const pickApart = (
  chosen: readonly Proposition[],
  more: readonly Proposition[],
  count: number,
): readonly Proposition[] | undefined => {
  const list = [...chosen];
  for (const one of more) {
    if (list.length === count) break;
    if (!list.some((other) => alike(one.rows, other.rows))) list.push(one);
  }
  return list.length === count ? list : undefined;
};

const alike = (one: Rows, other: Rows): boolean => entails(one, other) || entails(other, one);
