/**
 * What a choice item claims, as sequents with what must be true of each: so that our own decision and an independent
 * referee can check the same list. The claims are those of the recipe; what is claimed of the paper's own way is only
 * that its keys are right. Where an item departs from what the fair recipe promises is counted, which measures the paper's own
 * way: of a fair item all counts are 0.
 */
import type { Relation } from "#logic/certificate";
import { not, truth, type Formula } from "#logic/formula";
import { type Claim, toSequent } from "../problem.ts";
import type { ProblemLine } from "../problem-line.ts";
import type { Propositions } from "./variants.ts";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";

const notEntailed: readonly Relation[] = ["neutral", "contradiction"];

const buildClaim = (
  fault: string,
  and: readonly Formula[],
  formula: Formula,
  ...holds: readonly Relation[]
): Claim => ({ fault, given: [], and, formula, holds });

/** Every claim of an item about its formulas. */
export const toChoiceClaims = (
  item: ProblemLine<"options">,
  propositions: Propositions,
): readonly Claim[] => {
  const { passage, options, goal } = propositions;
  const given = passage.map((_, place) => place);
  const keys = goal === undefined ? keyClaims(item, given, options) : goalClaims(item, given, options, goal);
  if (item.profile === "paper") return keys;
  const { redundant, optionEntailsOption, judged } = recipeClaims(item, propositions);
  return [
    ...keys,
    ...redundant,
    ...optionEntailsOption,
    ...judged.flatMap(({ settledByOne, vacuous, easy }) => [...settledByOne, ...vacuous, ...easy]),
    ...(goal === undefined
      ? []
      : options.map((formula, i) => ({
          fault: `the passage alone entails option ${i}`,
          given,
          formula,
          holds: notEntailed,
        }))),
  ];
};

/** Lists the claims of the fair recipe besides the keys, by the departure of an item that breaks them. */
export const recipeClaims = (item: ProblemLine<"options">, { passage, options, goal }: Propositions) => {
  const right = options[item.answer];
  const whole = goal === undefined || right === undefined ? passage : [...passage, right];
  return {
    whole,
    redundant: whole.map((formula, i) =>
      buildClaim(
        `${name(whole, i)} follows from the other propositions`,
        whole.filter((_, other) => other !== i),
        formula,
        ...notEntailed,
      ),
    ),
    optionEntailsOption: apartClaims(options),
    judged: (goal === undefined ? options : [goal]).map((formula) => ({
      formula,
      ...substanceClaims(item, whole, formula),
    })),
  };
};

const keyClaims = (
  item: ProblemLine<"options">,
  given: readonly number[],
  options: readonly Formula[],
): readonly Claim[] => [
  { fault: "the passage cannot be true", given, formula: truth, holds: ["entailment"] },
  ...options.map((formula, i): Claim => ({
    fault: `the passage does not bear on option ${i} as is said (${item.relations[i] ?? "nothing"})`,
    given,
    formula,
    ...toShownClaim(item, i),
  })),
  ...options.map((formula, i): Claim => ({
    fault: `option ${i} does not have the verdict that the key gives it`,
    given,
    formula,
    holds: (item.task === "3c1e") === (i === item.answer) ? ["entailment"] : notEntailed,
  })),
];

const toShownClaim = (
  { relations, certificates }: ProblemLine<"options">,
  i: number,
): Pick<Claim, "holds" | "certified"> => {
  const [relation, certificate] = [relations[i], certificates[i]];
  return {
    holds: relation === undefined ? [] : [relation],
    certified: certificate && { label: `option ${i}`, certificate },
  };
};

const goalClaims = (
  item: ProblemLine<"options">,
  given: readonly number[],
  options: readonly Formula[],
  goal: Formula,
): readonly Claim[] => [
  {
    fault: "the passage alone entails the conclusion, or cannot be true",
    given,
    formula: goal,
    holds: notEntailed,
  },
  ...options.flatMap((option, i): readonly Claim[] => {
    const together = { given, and: [option], formula: goal };
    return [
      {
        fault: `passage and option ${i} do not bear on the conclusion as is said (${item.relations[i] ?? "nothing"})`,
        ...together,
        ...toShownClaim(item, i),
      },
      {
        fault: `option ${i} does not do for the conclusion what the key says`,
        ...together,
        holds: i === item.answer ? ["entailment"] : notEntailed,
      },
      buildClaim(`option ${i} alone entails the conclusion`, [option], goal, ...notEntailed),
    ];
  }),
];

const apartClaims = (options: readonly Formula[]): readonly Claim[] =>
  options.flatMap((one, i) =>
    options.flatMap((formula, j) =>
      i === j ? [] : [buildClaim(`option ${i} entails option ${j}`, [one], formula, ...notEntailed)],
    ),
  );

/**
 * What is judged, entailed or not, follows from no single proposition, nor does its denial; what is entailed follows
 * from none of the sets of fewer than `steps` propositions; an implication's sides are both left open.
 */
const substanceClaims = (
  { knobs: { steps } }: ProblemLine<"options">,
  whole: readonly Formula[],
  judged: Formula,
): Readonly<Record<"settledByOne" | "vacuous" | "easy", readonly Claim[]>> => ({
  settledByOne: whole.map((premise, i) =>
    buildClaim(`${name(whole, i)} alone settles what is asked about`, [premise], judged, "neutral"),
  ),
  vacuous: (judged.kind === "implies" ? [judged.left, judged.right] : []).map((side) =>
    buildClaim(
      "an implication is vacuous: its antecedent or its consequent is settled",
      whole,
      side,
      "neutral",
    ),
  ),
  // What is not entailed by all does not follow from some, so this asks nothing of the other options.
  easy: (steps > 2 ? listSubsets(whole, steps - 1) : []).map((few) =>
    buildClaim(
      `${steps - 1} propositions entail what should need ${steps}`,
      [...few, not(judged)],
      truth,
      "entailment",
    ),
  ),
});

const listSubsets = (list: readonly Formula[], size: number): readonly (readonly Formula[])[] => {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => listSubsets(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
};

const name = (whole: readonly Formula[], i: number): string =>
  `proposition ${i + 1}${i === whole.length - 1 ? " (the last)" : ""}`;

type Departures = {
  /** Implications among the options that are judged entailed, and those of them that are vacuous. */
  readonly entailedImplications: number;
  readonly vacuous: number;
  /** Items of which an option entails another one. */
  readonly optionEntailsOption: boolean;
  /** Items with an option that one proposition settles on its own. */
  readonly settledByOne: boolean;
  /** Items of which a proposition follows from the others. */
  readonly redundant: boolean;
  /** Missing premises that alone among the options have a proposition's form. */
  readonly formTells: boolean;
};

/** The departures of an item. A formula that does not parse is misuse. */
export const findDepartures = (item: ProblemLine<"options">): Departures => {
  const passage = item.premises.map((text) => parse(text));
  const options = item.optionFormulas.map((text) => parse(text));
  const goal = item.conclusion === null ? undefined : parse(item.conclusion);
  const { whole, redundant, optionEntailsOption, judged } = recipeClaims(item, { passage, options, goal });
  const departs = (claims: readonly Claim[]): boolean =>
    claims.some((claim) => !claim.holds.includes(decideRelation(toSequent({ premises: passage }, claim))));
  const entailed = judged.filter(
    ({ formula }) =>
      formula.kind === "implies" && decideRelation({ premises: whole, conclusion: formula }) === "entailment",
  );
  const right = options[item.answer];
  return {
    entailedImplications: entailed.length,
    vacuous: entailed.filter(({ vacuous }) => departs(vacuous)).length,
    optionEntailsOption: departs(optionEntailsOption),
    settledByOne: judged.some(({ settledByOne }) => departs(settledByOne)),
    redundant: departs(redundant),
    formTells:
      right !== undefined && goal !== undefined && options.filter(isLong).length === 1 && isLong(right),
  };
};

/** True if three letters stand in it, as in no option that the paper draws from its groups. */
const isLong = (formula: Formula): boolean =>
  formula.kind === "implies" &&
  ["and", "or"].some(
    (kind) => formula.left.kind === kind || (formula.left.kind === "not" && formula.left.body.kind === kind),
  );
