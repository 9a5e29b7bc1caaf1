/**
 * Whether an item is what its labels say: everything by which answers are grouped, and a diagnosis made. The rule must be
 * known, its place in the tree be the catalog's, each step an application of its rule, and the conclusion stand to the last
 * step as the kind says. Where an item came from (`seed`, `index`) decides nothing about it and cannot be seen from it.
 */
import { contraryOf, createStepCheck, generalizes, type StepCheck } from "#arguments";
import { profiles, rulesOf, type Rule } from "#catalog";
import { canonical, eachAtom, equal, parse, type Formula } from "#logic";
import { difficultyOf } from "./difficulty.ts";
import type { Item } from "./item.ts";

/** Finds what is wrong with an item's labels. */
export type LabelCheck = (item: Item) => readonly string[];

/** A check by the rules of the catalog, or by others. Reads them, which takes some milliseconds: keep it. */
export const createLabelCheck = (rules: readonly Rule[] = rulesOf("full")): LabelCheck => {
  const steps = createStepCheck(rules);
  return (item) => [...placeFaults(item, steps), ...stepFaults(item, steps), ...kindFaults(item)];
};

/** The rule is one that there is, and stands where the catalog has it. */
const placeFaults = (item: Item, { ruleNamed }: StepCheck): readonly string[] => {
  const formulas = [...item.premises, item.conclusion].map((text) => parse(text));
  const difficulty = difficultyOf(formulas, item.length);
  const rule = ruleNamed(item.rule);
  const fault = (label: "logic" | "category" | "base" | "extension"): readonly string[] =>
    rule === undefined || rule[label] === item[label]
      ? []
      : [`the ${label} is ${item[label]}, but that of ${rule.name} is ${rule[label]}`];
  return [
    ...(rule === undefined ? [`there is no rule “${item.rule}”`] : []),
    ...fault("logic"),
    ...fault("category"),
    ...fault("base"),
    ...fault("extension"),
    ...(profiles.some((profile) => profile === item.profile)
      ? []
      : [`there is no profile “${item.profile}”`]),
    ...(Number.isSafeInteger(item.seed) ? [] : [`the seed ${item.seed} is not a whole number`]),
    ...(Number.isSafeInteger(item.index) && item.index >= 0
      ? []
      : [`the index ${item.index} is not a whole number from 0 up`]),
    ...(item.difficulty === difficulty
      ? []
      : [`the difficulty is ${item.difficulty}, but that of its formulas is ${difficulty}`]),
    ...((item.twin !== null) === (item.profile === "balanced")
      ? []
      : [`an item has a twin if, and only if, its profile is balanced; this one's is ${item.profile}`]),
    ...(item.twin === item.id ? ["it is its own twin"] : []),
  ];
};

/** Each step applies its rule; the chain ends with the item's own, or has it inside: so do twins and generalizations. */
const stepFaults = (item: Item, { fault, ruleNamed }: StepCheck): readonly string[] => {
  const { steps, rule, kind } = item;
  const last = steps.at(-1);
  const own = ruleNamed(rule);
  const isInside = item.twin !== null || (own !== undefined && generalizes(own));
  return [
    ...steps.flatMap((step, i) => {
      const found = fault(step);
      return found === undefined ? [] : [`step ${i + 1}: ${found}`];
    }),
    ...steps.flatMap(({ skill }, i) =>
      ruleNamed(skill)?.category === "fallacy" && !(kind === "fallacy" && i === steps.length - 1)
        ? [`step ${i + 1} is a fallacy in an item that is none`]
        : [],
    ),
    ...(last === undefined || (isInside ? steps : [last]).some(({ skill }) => skill === rule)
      ? []
      : [`the rule is ${rule}, and the chain ends with ${last.skill}`]),
    ...(kind === "fallacy" && last !== undefined && ruleNamed(last.skill)?.category !== "fallacy"
      ? ["a fallacy whose chain ends with a sound rule"]
      : []),
  ];
};

/** What is asked is to what was derived as the kind says. */
const kindFaults = ({
  kind,
  steps,
  premises,
  conclusion: text,
  twin,
  profile,
  base,
}: Item): readonly string[] => {
  const last = steps.at(-1);
  const conclusion = parse(text);
  const derived = last && canonical(parse(last.to));
  const is = (formula: Formula): boolean => equal(canonical(conclusion), canonical(formula));
  const own = lettersOf([conclusion]);
  const others = lettersOf(premises.map((premise) => parse(premise)));
  const strange = [...own].filter((letter) => !others.has(letter));
  switch (kind) {
    case "valid":
    case "fallacy":
      return derived === undefined || is(derived) ? [] : ["what is asked is not what the chain derives"];
    case "contradiction":
      return derived === undefined || is(contraryOf(derived))
        ? []
        : ["what is asked is not the denial of what the chain derives"];
    case "unrelated":
      // As the authors' forms do for these (`papersUnrelated`); the certificate says that it is neutral all the same.
      return strange.length === own.size || (profile === "paper" && sharingBases.has(base))
        ? []
        : ["an unrelated conclusion speaks of what the premises do"];
    case "near":
      // A twin asks what its twin's chain derives, which may bring in a letter of its own, as “p, so p or q” does.
      return strange.length === 0 || twin !== null
        ? []
        : [`a near conclusion speaks of ${strange.join(", ")}, no premise does`];
    default:
      return kind satisfies never;
  }
};

/** The rules whose unrelated conclusions share letters with the premises, as the papers' do. */
const sharingBases: ReadonlySet<string> = new Set([
  "resolution",
  "biconditional introduction",
  "transitivity",
  "existential generalization",
]);

const lettersOf = (formulas: readonly Formula[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (const formula of formulas) eachAtom(formula, ({ name }) => letters.add(name));
  return letters;
};
