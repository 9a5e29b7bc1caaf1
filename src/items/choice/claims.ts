/**
 * What a choice item claims, as sequents with what must be true of each: so that our own decision and an independent
 * referee can check the same list. The claims are those of the recipe; what is claimed of the paper's own way is only
 * that its keys are right.
 */
import { not, parse, truth, type Formula, type Relation, type Sequent } from "#logic";
import type { ChoiceItem } from "../formats/choice.ts";

export type ItemClaim = {
  /** What would be wrong if it did not hold, in words. */
  readonly fault: string;
  readonly sequent: Sequent;
  /** The relations under which it holds. */
  readonly holds: readonly Relation[];
};

const notEntailed: readonly Relation[] = ["neutral", "contradiction"];

/** Every claim of an item. A formula that does not parse is misuse. */
export const claimsOf = (item: ChoiceItem): readonly ItemClaim[] => {
  const passage = item.propositions.map((text) => parse(text));
  const options = item.optionFormulas.map((text) => parse(text));
  const goal = item.goal === null ? undefined : parse(item.goal);
  const keys =
    goal === undefined ? keyClaims(item, passage, options) : goalClaims(item, passage, options, goal);
  if (item.recipe === "paper") return keys;
  const right = options[item.answer];
  const whole = goal === undefined || right === undefined ? passage : [...passage, right];
  const judged = goal === undefined ? options : [goal];
  return [
    ...keys,
    ...whole.map((formula, i) => ({
      fault: `${name(whole, i)} follows from the other propositions`,
      sequent: { premises: whole.filter((_, other) => other !== i), conclusion: formula },
      holds: notEntailed,
    })),
    ...apartClaims(options),
    ...judged.flatMap((formula) => substanceClaims(item, whole, formula)),
    ...(goal === undefined
      ? []
      : options.map((option, i) => ({
          fault: `the passage alone entails option ${i}`,
          sequent: { premises: passage, conclusion: option },
          holds: notEntailed,
        }))),
  ];
};

/** 3c1e and 3e1c: the passage can be true, with its right option too, and bears on each option as is said. */
const keyClaims = (
  { relations, type, answer }: ChoiceItem,
  passage: readonly Formula[],
  options: readonly Formula[],
): readonly ItemClaim[] => [
  {
    fault: "the passage cannot be true",
    sequent: { premises: passage, conclusion: truth },
    holds: ["entailment"],
  },
  ...options.map((option, i): ItemClaim => {
    const relation = relations[i];
    return {
      fault: `the passage does not bear on option ${i} as is said (${relation ?? "nothing"})`,
      sequent: { premises: passage, conclusion: option },
      holds: relation === undefined ? [] : [relation],
    };
  }),
  ...options.map((option, i): ItemClaim => ({
    fault: `option ${i} does not have the verdict that the key gives it`,
    sequent: { premises: passage, conclusion: option },
    holds: (type === "3c1e") === (i === answer) ? ["entailment"] : notEntailed,
  })),
];

/** Missing premise: only passage and right option together entail the goal. */
const goalClaims = (
  { relations, answer }: ChoiceItem,
  passage: readonly Formula[],
  options: readonly Formula[],
  goal: Formula,
): readonly ItemClaim[] => [
  {
    fault: "the passage alone entails the conclusion, or cannot be true",
    sequent: { premises: passage, conclusion: goal },
    holds: notEntailed,
  },
  ...options.flatMap((option, i): readonly ItemClaim[] => {
    const together = { premises: [...passage, option], conclusion: goal };
    const relation = relations[i];
    return [
      {
        fault: `passage and option ${i} do not bear on the conclusion as is said (${relation ?? "nothing"})`,
        sequent: together,
        holds: relation === undefined ? [] : [relation],
      },
      {
        fault: `option ${i} does not do for the conclusion what the key says`,
        sequent: together,
        holds: i === answer ? ["entailment"] : notEntailed,
      },
      {
        fault: `option ${i} alone entails the conclusion`,
        sequent: { premises: [option], conclusion: goal },
        holds: notEntailed,
      },
    ];
  }),
];

/** No option entails another. */
const apartClaims = (options: readonly Formula[]): readonly ItemClaim[] =>
  options.flatMap((one, i) =>
    options.flatMap((other, j) =>
      i === j
        ? []
        : [
            {
              fault: `option ${i} entails option ${j}`,
              sequent: { premises: [one], conclusion: other },
              holds: notEntailed,
            },
          ],
    ),
  );

/**
 * What is judged, entailed or not, follows from no single proposition, nor does its denial; what is entailed follows
 * from none of the sets of fewer than `steps` propositions; an implication's sides are both left open.
 */
const substanceClaims = (
  { knobs: { steps } }: ChoiceItem,
  whole: readonly Formula[],
  judged: Formula,
): readonly ItemClaim[] => [
  ...whole.map((premise, i) => ({
    fault: `${name(whole, i)} alone settles what is asked about`,
    sequent: { premises: [premise], conclusion: judged },
    holds: ["neutral"] as const,
  })),
  ...(judged.kind === "implies"
    ? [judged.left, judged.right].map((side) => ({
        fault: "an implication is vacuous: its antecedent or its consequent is settled",
        sequent: { premises: whole, conclusion: side },
        holds: ["neutral"] as const,
      }))
    : []),
  ...(steps > 2
    ? subsetsOf(whole, steps - 1).map((few) => ({
        // What is not entailed by all does not follow from some, so this asks nothing of the other options.
        fault: `${steps - 1} propositions entail what should need ${steps}`,
        sequent: { premises: [...few, not(judged)], conclusion: truth },
        holds: ["entailment"] as const,
      }))
    : []),
];

const subsetsOf = (list: readonly Formula[], size: number): readonly (readonly Formula[])[] => {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => subsetsOf(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
};

const name = (whole: readonly Formula[], i: number): string =>
  `proposition ${i + 1}${i === whole.length - 1 ? " (the last)" : ""}`;
