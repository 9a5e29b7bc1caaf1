/**
 * Defines profiles: the rules, and their skills, that a test covers. `paper` is the authors' tree of 208 skills: 63
 * sound rules with three kinds each and 19 fallacies. `full` adds the laws of the papers' tables that their tree
 * leaves out: 233 skills. `balanced` has the rules of `paper`, each asked in contrast pairs: the same words, the
 * other answer.
 */
import { findNamed, unknownName } from "#logic/error";
import { equivalences } from "./equivalences.ts";
import { fallacies, predicateFallacies } from "./fallacies.ts";
import { inferences, predicateInferences } from "./inferences.ts";
import { parseLaw, type Law } from "./law.ts";
import { isOnlyPadding } from "./padding.ts";
import { quantifierLaws } from "./quantifiers.ts";
import { isRelational, buildSkill, listSkills, type Category, type Rule, type Skill } from "./skill.ts";
import type { Sequent } from "#logic/certificate";
import { exists, forall, predicate, variable, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { memoize } from "#logic/memoize";

export type Profile = "paper" | "full" | "balanced";

export const profiles: readonly Profile[] = ["paper", "full", "balanced"];

/** Returns the rules of a profile: base rules first, page by page, then their extensions. */
export const listProfileRules = memoize((profile: Profile): readonly Rule[] => {
  const bases = pages.flatMap(({ category, laws }) => laws.map((law) => baseRule(law, category, profile)));
  const others = predicatePages.flatMap(({ category, laws }) =>
    laws.map((law) => predicateRule(law, category, profile)),
  );
  return [...bases, ...bases.flatMap(extendedRules), ...others].filter((rule) => rule.forms.length > 0);
});

/** Returns the skills of a profile in the order of its rules, then those of custom rules; in `balanced` both sides of each contrast pair. */
export const listProfileSkills = (profile: Profile, own: readonly Rule[] = []): readonly Skill[] =>
  [...listProfileRules(profile), ...own].flatMap((rule) =>
    profile === "balanced" ? buildPairSkills(rule) : listSkills(rule),
  );

/** Returns both sides of a rule's contrast pairs: valid and near for a sound rule; fallacy and a sound argument of its shape otherwise. */
export const buildPairSkills = (rule: Omit<Rule, "forms">): readonly Skill[] => [
  buildSkill(rule, "valid"),
  buildSkill(rule, rule.category === "fallacy" ? "fallacy" : "near"),
];

/** Returns whether one step of the rule gives no contrast pair, because it has one variable: profile `balanced` omits it at that length. */
export const hasNoPair = ({ base }: Pick<Rule, "base">): boolean =>
  ["idempotent", "complement", "universal instantiation", "universal generalization"].includes(base);

/** Rules whose pairs of one step no sentence says as people do, of two, and of two or more; style symbolic asks them. */
const withoutSentences = {
  one: [
    "commutative",
    "universal commutative",
    "existential commutative",
    "associative",
    "universal associative",
    "existential associative",
    "distributive",
    "universal distributive",
    "existential distributive",
    "quantifier distribution",
    "existential conditional",
    "existential transitivity",
    "universal biconditional",
    "universal biconditional introduction",
    "universal biconditional elimination",
    "existential biconditional",
    "existential biconditional introduction",
    "existential biconditional elimination",
    "existential illicit commutativity",
  ],
  two: [
    "De Morgan",
    "universal De Morgan",
    "undistributed middle",
    "conjunction",
    "biconditional elimination",
  ],
  more: [
    "distributive",
    "biconditional",
    "universal distributive",
    "existential distributive",
    "existential conditional",
    "resolution",
    "universal resolution",
    "existential resolution",
    "universal biconditional",
    "universal biconditional introduction",
    "universal biconditional elimination",
    "existential biconditional",
    "existential biconditional introduction",
    "existential biconditional elimination",
    "existential illicit commutativity",
    "existential transitivity",
  ],
};

/**
 * Returns whether profile `balanced` omits a rule at a length: one of one step for want of a pair, longer ones of a rule that only
 * writes its premise in another way; in style natural also for want of a sentence.
 */
export const isOmitted = (rule: Rule, length: number, style: string): boolean => {
  if (length === 1 ? hasNoPair(rule) : isOnlyPadding(rule)) return true;
  const { one, two, more } = withoutSentences;
  const omitted = length === 1 ? one : length === 2 ? [...two, ...more] : more;
  return style === "natural" && omitted.includes(rule.name);
};

/** Returns the profile of that name; throws misuse for an unknown name. */
export const findProfile = (name: string): Profile => {
  const found = profiles.find((profile) => profile === name);
  if (found === undefined) throw unknownName("profile", name, profiles);
  return found;
};

/** Returns the rule of that name, ignoring case; throws misuse for an unknown name, with the most similar one. */
export const findRule = (rules: readonly Rule[], name: string): Rule => {
  const wanted = name.trim().toLowerCase();
  return rules.find((rule) => rule.name.toLowerCase() === wanted) ?? findNamed("skill", name, rules);
};

type Page = { readonly category: Category; readonly laws: readonly Law[] };

const pages: readonly Page[] = [
  { category: "equivalence", laws: equivalences },
  { category: "inference", laws: inferences },
  { category: "fallacy", laws: fallacies },
];

const predicatePages: readonly Page[] = [
  { category: "equivalence", laws: quantifierLaws },
  { category: "inference", laws: predicateInferences },
  { category: "fallacy", laws: predicateFallacies },
];

const baseRule = (law: Law, category: Category, profile: Profile): Rule => ({
  name: law.name,
  base: law.name,
  extension: "none",
  logic: "propositional",
  category,
  forms: listForms(law, profile).flatMap(parseLaw),
});

const predicateRule = (law: Law, category: Category, profile: Profile): Rule => {
  const rule = baseRule(law, category, profile);
  return { ...rule, logic: "predicate", relational: isRelational(rule.forms) || undefined };
};

/** Returns the two predicate-logic rules of a propositional rule (Appendix C). */
export const extendedRules = (rule: Rule): readonly Rule[] => [
  {
    ...rule,
    name: `universal ${rule.name}`,
    extension: "universal",
    logic: "predicate",
    forms: rule.forms.flatMap(extendUniversally),
  },
  {
    ...rule,
    name: `existential ${rule.name}`,
    extension: "existential",
    logic: "predicate",
    forms: rule.forms.flatMap(extendExistentially),
  },
];

const listForms = (law: Law, profile: Profile): readonly string[] => [
  ...(law.forms ?? []),
  ...(profile === "full" ? (law.fullForms ?? []) : []),
];

/*
 * Extends a rule of propositional logic to its two rules of predicate logic (Appendix C of the ACL text). Each
 * variable p becomes P(x), with the same x throughout. Universal: every line under ∀x. Existential: an equivalence
 * has ∃x on both sides; an inference has exactly one premise under ∃x, the others under ∀x, and ∃x on the conclusion,
 * one form per premise.
 */
const extendUniversally = ({ premises, conclusion }: Sequent): readonly Sequent[] => [
  {
    premises: premises.map((premise) => forall("x", lift(premise))),
    conclusion: forall("x", lift(conclusion)),
  },
];

const extendExistentially = ({ premises, conclusion }: Sequent): readonly Sequent[] =>
  premises.map((_, chosen) => ({
    premises: premises.map((premise, i) => (i === chosen ? exists : forall)("x", lift(premise))),
    conclusion: exists("x", lift(conclusion)),
  }));

const lift = (formula: Formula): Formula =>
  formula.kind === "atom" ? predicate(formula.name.toUpperCase(), variable("x")) : mapParts(formula, lift);
