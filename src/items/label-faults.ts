/**
 * True if an item is what its labels say: everything by which answers are grouped, and a diagnosis made. The rule must be
 * known, its place in the tree be the catalog's, each step an application of its rule, and the conclusion stand to the last
 * step as the kind says. Where an item came from (`seed`, `index`) decides nothing about it and cannot be seen from it.
 */
import { generalizes } from "#arguments/chain";
import { buildContrary } from "#arguments/contrary";
import { createStepCheck, type StepCheck } from "#arguments/step-check";
import { profiles, listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { canonical } from "#logic/canonical";
import { equal, collectSymbols, type Formula } from "#logic/formula";
import type { ProblemVariant } from "./problem.ts";
import type { ProblemLine } from "./problem-line.ts";
import { hasWholeSentences } from "./formats/yes-no.ts";

type RuleProblem = ProblemVariant<"rule">;

const labels = { valid: "yes", contradiction: "no", unrelated: "no", near: "no", fallacy: "no" } as const;
const relations = {
  valid: "entailment",
  contradiction: "contradiction",
  unrelated: "neutral",
  near: "neutral",
  fallacy: "neutral",
} as const;

/** Lists the faults of an item's line, without its formulas. */
export const ruleLineFaults = (item: ProblemLine<"rule">): readonly string[] => [
  ...(item.label === labels[item.kind] ? [] : [`the key is ${item.label}, but the kind is ${item.kind}`]),
  ...(item.relation === relations[item.kind]
    ? []
    : [`the relation is ${item.relation}, but the kind is ${item.kind}`]),
  ...(item.task === "yes-no" ? [] : [`the task is ${item.task}, but a rule is asked about by yes and no`]),
  ...((item.group === null) === (item.twin === null) ? [] : ["a pair has a group, and nothing else has one"]),
  ...(hasWholeSentences(item) ? [] : ["the question is not made of its sentences"]),
];

/** The members that nothing in a file proves or refutes, by the kind of a line. */
export const uncheckedMembers = {
  rule: ["seed", "index", "profile", "shortest", "requiredRules.needed", "requiredRules.others", "tags"],
  graded: ["index", "tags"],
  options: ["seed", "index", "profile", "knobs.n", "knobs.variables", "paraphrase", "polish", "tags"],
} as const;

/** A check by the rules of the catalog, or by others. Reads them, which takes some milliseconds: keep it. */
export const createLabelCheck = (
  rules: readonly Rule[] = listProfileRules("full"),
): ((problem: RuleProblem) => readonly string[]) => {
  const steps = createStepCheck(rules);
  return (problem) => [
    ...placeFaults(problem.line, steps),
    ...stepFaults(problem.line, steps),
    ...kindFaults(problem),
  ];
};

/** The item's place in the tree is that of its rule. */
export const treeFaults = (item: ProblemLine<"rule">, rule: Rule): readonly string[] =>
  (["logic", "category", "base", "extension"] as const)
    .filter((label) => rule[label] !== item[label])
    .map((label) => `the ${label} is ${item[label]}, but that of ${rule.name} is ${rule[label]}`);

const placeFaults = (item: ProblemLine<"rule">, { findRule }: StepCheck): readonly string[] => {
  const rule = findRule(item.rule);
  return [
    ...(rule === undefined ? [`there is no rule “${item.rule}”`] : treeFaults(item, rule)),
    ...profileFaults(item),
    ...((item.twin !== null) === (item.profile === "balanced")
      ? []
      : [`an item has a twin if, and only if, its profile is balanced; this one's is ${item.profile}`]),
    ...(item.twin === item.id ? ["it is its own twin"] : []),
    ...(item.twin === null && item.core === null ? [] : pairFaults(item)),
  ];
};

const profileFaults = ({ profile: name, rule }: ProblemLine<"rule">): readonly string[] => {
  const profile = profiles.find((one) => one === name);
  if (profile === undefined) return [`there is no profile “${name}”`];
  const isIn = (one: typeof profile): boolean => listProfileRules(one).some((known) => known.name === rule);
  // Rules of one's own are in every profile.
  return isIn(profile) || !isIn("full") ? [] : [`the profile ${profile} has no rule “${rule}”`];
};

const pairFaults = ({ id, twin, core, label, premises, group }: ProblemLine<"rule">): readonly string[] => [
  ...(twin !== null && core !== null && core.length > 0 === (label === "yes")
    ? []
    : ["a pair says which premises are needed where it follows, and nothing else does"]),
  ...((core ?? []).every((place, i) => place < premises.length && place > (core![i - 1] ?? -1))
    ? []
    : ["the core is no ascending list of premises"]),
  ...(group === (twin !== null && twin < id ? twin : id)
    ? []
    : ["the group is not the lower id of the pair"]),
];

const stepFaults = (item: ProblemLine<"rule">, { fault, findRule }: StepCheck): readonly string[] => {
  const { steps, rule, kind } = item;
  const last = steps.at(-1);
  const own = findRule(rule);
  const isInside = item.twin !== null || (own !== undefined && generalizes(own));
  // Of a fallacy's pair that follows by sound rules which it tempts away from.
  const isTempted = item.twin !== null && own?.category === "fallacy" && kind === "valid";
  return [
    ...steps.map(fault).flatMap((found, i) => (found === undefined ? [] : [`step ${i + 1}: ${found}`])),
    ...steps.flatMap(({ skill }, i) =>
      findRule(skill)?.category === "fallacy" && !(kind === "fallacy" && i === steps.length - 1)
        ? [`step ${i + 1} is a fallacy in an item that is none`]
        : [],
    ),
    ...(last === undefined || isTempted || (isInside ? steps : [last]).some(({ skill }) => skill === rule)
      ? []
      : [`the rule is ${rule}, and the chain ends with ${last.skill}`]),
    ...(kind === "fallacy" && last !== undefined && findRule(last.skill)?.category !== "fallacy"
      ? ["a fallacy whose chain ends with a sound rule"]
      : []),
    ...((last === undefined) === (item.twin !== null && kind === "near")
      ? []
      : ["the near question of a pair has no steps, and every other one has"]),
    ...requiredRulesFaults(item, own?.category === "fallacy" && item.twin !== null),
    ...listRequiredRules(item)
      .filter((name) => findRule(name) === undefined)
      .map((name) => `there is no rule “${name}”`),
  ];
};

const listRequiredRules = ({ requiredRules }: ProblemLine<"rule">): readonly string[] => {
  const { needed, others, pair = [], slipOf = null } = requiredRules ?? {};
  return [...(needed ?? []), ...(others ?? []), ...pair, ...(slipOf === null ? [] : [slipOf])];
};

const requiredRulesFaults = (
  { steps, requiredRules, relation, kind, twin }: ProblemLine<"rule">,
  isFallacyPair: boolean,
): readonly string[] => {
  if (requiredRules === null) return ["it names no required rules"];
  const chain = [...new Set(steps.map(({ skill }) => skill))];
  const proof = relation === "neutral" ? [] : chain;
  const { needed, others, pair, slipOf } = requiredRules;
  const bare = kind === "fallacy" ? chain.slice(0, -1) : chain;
  return [
    ...(requiredRules.proof.join() === proof.join()
      ? []
      : ["the rules that its proof takes are not those of its steps"]),
    ...((needed ?? []).every((rule) => proof.includes(rule))
      ? []
      : ["a rule that every proof needs is not one of its own proof"]),
    ...((others ?? []).some((rule) => proof.includes(rule))
      ? ["a rule of other proofs is one of its own proof"]
      : []),
    ...([needed, others].every(
      (list) => list === null || list.join() === [...new Set(list)].toSorted().join(),
    ) && (needed === null) === (others === null)
      ? []
      : ["the rules of other proofs are no ascending lists"]),
    // The pair's other question has its proof.
    ...((relation === "neutral" && twin !== null) ||
    pair.join() === (relation === "neutral" ? bare : []).join()
      ? []
      : ["the rules of its pair's proof are not those of its steps"]),
    ...((slipOf === null) === !isFallacyPair &&
    (kind !== "valid" || slipOf === null || slipOf === steps.at(-1)?.skill)
      ? []
      : ["a pair of a fallacy names the rule that it is a slip of, and nothing else does"]),
  ];
};

const kindFaults = ({ line, premises, asked, steps = [] }: RuleProblem): readonly string[] => {
  const { kind, twin, profile, base } = line;
  const last = steps.at(-1);
  const conclusion = asked[0]!.formula;
  const derived = last && canonical(last.to);
  const isConclusion = (formula: Formula): boolean => equal(canonical(conclusion), canonical(formula));
  const own = collectSymbols(conclusion);
  const others = collectSymbols(...premises);
  const strange = [...own].filter((letter) => !others.has(letter));
  switch (kind) {
    case "valid":
    case "fallacy":
      return derived === undefined || isConclusion(derived)
        ? []
        : ["what is asked is not what the chain derives"];
    case "contradiction":
      return derived === undefined || isConclusion(buildContrary(derived))
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
