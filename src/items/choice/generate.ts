/**
 * Item k of a DivLogicEval plan. `createChoiceGenerator(plan).at(k)` is a pure function of (plan, seed, k): types go
 * round robin, item k is its type's item number ⌊k / 3⌋. Everything about an item that could tell its key — the place
 * of the odd option, the shapes, the number of facts — is settled before a passage is drawn; then passages are drawn
 * until one carries it. What does not fit is thrown away, nothing is repaired.
 */
import { misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import { createFairSampler, getLeastFairSizes, type ItemRequest } from "#arguments/choice/fair";
import { listOptions, relationToOption, type Option } from "#arguments/choice/options";
import { groupOptions, paperMissingPremise, paperOptions } from "#arguments/choice/paper-recipe";
import { createPaperSampler, withStatement, type Passage, type Statement } from "#arguments/choice/passage";
import { choiceBounds } from "../names.ts";
import { choiceTypes, type ChoiceType } from "#arguments/choice/types";
import { describeSplit, assignSplit } from "#arguments/split";
import { createRandom, type Random } from "#arguments/random";
import { createGroupedGenerator, type ProblemGenerator } from "../generation.ts";
import type { ProblemLine } from "../problem-line.ts";
import type { ChoicePlan } from "./plan.ts";
import { createWriter, type Draft } from "./written-choice.ts";

/** Drawings for an item before it is given up. */
const maxDrawings = 20_000;

/** The generator of a plan. Throws misuse for parameters out of range. */
export const createChoiceGenerator = (plan: ChoicePlan): ProblemGenerator<ProblemLine<"options">> => {
  requireParameters(plan);
  const { recipe, seed } = plan;
  const write = createWriter(plan);
  const draw = recipe === "fair" ? createFairDrafter(plan) : createPaperDrafter(plan);

  return createGroupedGenerator(choiceTypes.length, 1, (index) => {
    const type = choiceTypes[index % choiceTypes.length] ?? "3c1e";
    const random = createRandom(`choice/${seed}/${index}`);
    const number = Math.floor(index / choiceTypes.length);
    const place = drawPlace(type, number, seed);
    const [fewest, max] = plan.facts;
    const facts = drawFacts(fewest, max, random);
    // Facts are told of in conditionals of two letters, of which few sentences are left.
    const needsCases = number % 2 === 1 && facts < 2;
    let draft: Draft | undefined;
    for (let tries = 0; draft === undefined && tries < maxDrawings; tries++) {
      const drawn = draw({ type, place, facts, needsCases }, random);
      if (drawn !== undefined && isInSplit(drawn.passage, plan.split)) draft = drawn;
    }
    if (draft === undefined)
      return `none of ${maxDrawings} drawings carries such an item of type ${type}${describeSplit(plan.split)}`;
    return [write(draft, { type, place, facts, index, random })];
  });
};

const isInSplit = ({ propositions }: Passage, split: ChoicePlan["split"]): boolean =>
  split === undefined || assignSplit(propositions.map(({ formula }) => formula)) === split;

/** The place of the odd option: each of the four once in every four items of a type. */
export const drawPlace = (type: ChoiceType, number: number, seed: number): number =>
  createRandom(`places/${seed}/${type}/${Math.floor(number / 4)}`).shuffle([0, 1, 2, 3])[number % 4] ?? 0;

/** How many facts: each number a third as often as the one before, since facts settle much and leave little to ask. */
const drawFacts = (fewest: number, max: number, random: Random): number => {
  let facts = fewest;
  let at = (random.next() * (3 - 3 ** (fewest - max))) / 2;
  for (let weight = 1; facts < max && at >= weight; weight /= 3) {
    at -= weight;
    facts++;
  }
  return facts;
};

/** Makes an item of one drawing; undefined where it carries none. */
type Drafter = (wanted: ItemRequest, random: Random) => Draft | undefined;

const createFairDrafter = (plan: ChoicePlan): Drafter => {
  const draw = createFairSampler(plan);
  return (wanted, random) => {
    const found = draw(wanted, random);
    if (found === undefined) return undefined;
    const { passage, goal, options } = found;
    return goal === undefined ? buildOptionsDraft(passage, options) : buildGoalDraft(passage, goal, options);
  };
};

/** Creates the drafter of the paper's recipe. */
const createPaperDrafter = (plan: ChoicePlan): Drafter => {
  const getOptions = memoize(listOptions);
  const draw = createPaperSampler(plan);
  return ({ type, place, facts }, random) => {
    const passage = draw(facts, random);
    const groups = groupOptions(passage, getOptions(passage.variables), plan.noVacuous !== true);
    if (type === "missing-premise") {
      const found = paperMissingPremise(passage, groups, place, random);
      return found && buildGoalDraft(found.passage, found.goal, found.options);
    }
    const chosen = paperOptions(groups, place, type === "3c1e", random);
    return chosen && buildOptionsDraft(passage, chosen);
  };
};

const buildOptionsDraft = (passage: Passage, options: readonly Option[]): Draft => ({
  passage,
  options: options.map((option) => ({
    formula: option.formula,
    relation: relationToOption(passage.rows, option),
    premises: passage,
    claim: option,
  })),
});

const buildGoalDraft = (passage: Passage, goal: Option, options: readonly Statement[]): Draft => ({
  passage,
  goal: goal.formula,
  options: options.map(({ formula, rows }) => {
    const premises = withStatement(passage, { formula, rows });
    return { formula, relation: relationToOption(premises.rows, goal), premises, claim: goal };
  }),
});

const requireParameters = ({ recipe, n, variables, facts: [fewest, max], steps }: ChoicePlan): void => {
  const parameters = [
    ["n", [n]],
    ["variables", [variables]],
    ["facts", [fewest, max]],
    ["steps", [steps]],
  ] as const;
  for (const [name, values] of parameters) {
    const [low, high] = choiceBounds[name];
    if (values.some((value) => !Number.isSafeInteger(value) || value < low || value > high))
      throw misuse(`${name} is ${values.join(" to ")}`, `take from ${low} to ${high}`);
  }
  if (fewest > max) throw misuse(`facts are ${fewest} to ${max}`);
  if (recipe === "fair") {
    const least = getLeastFairSizes(max);
    for (const [flag, size, needed] of [
      ["--propositions", n, least.n],
      ["--variables", variables, least.variables],
    ] as const)
      if (size < needed)
        throw misuse(
          `${flag} ${size} is too small: fair questions with up to ${max} facts need ${needed} or more`,
          `use ${flag} ${needed}, or --recipe paper`,
        );
  }
  if (steps > n + max) throw misuse(`steps is ${steps}, and there are at most ${n + max} propositions`);
};
