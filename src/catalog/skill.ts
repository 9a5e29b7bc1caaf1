/**
 * Defines rules and skills. A rule is a named list of forms, each a sequent over schematic symbols. A skill is a rule
 * together with a kind of question. In forms, p q r s stand for closed formulas, P Q R S for formulas in x (P(x, y)
 * for one in x and y), a for a constant. Sources: Tables 7-10 and Appendix C of the ACL text; the count of 208 skills
 * is the papers' (§3.1).
 */
import type { Sequent } from "#logic/certificate";
import { eachAtom } from "#logic/formula";

type Logic = "propositional" | "predicate";
export type Category = "equivalence" | "inference" | "fallacy";
type Extension = "none" | "universal" | "existential";
/**
 * The kind of question. `near`, a neutral conclusion over the symbols of the premises, is not in the papers' tree: it
 * is generated on request, and in profile `balanced`.
 */
export type SkillKind = "valid" | "contradiction" | "unrelated" | "near" | "fallacy";

/** A named rule of the catalog: sound when its category is not `fallacy`. */
export type Rule = {
  /** The exact name, for example "modus tollens" or "universal modus tollens". */
  readonly name: string;
  /** The base rule of an extension, or the name itself. */
  readonly base: string;
  readonly extension: Extension;
  readonly logic: Logic;
  readonly category: Category;
  /** The variants, at least one. Each direction of an equivalence is a variant. */
  readonly forms: readonly Sequent[];
  /** Set if a predicate symbol has two places: such rules need more than one bound name. */
  readonly relational?: true;
};

/** A skill of the tree: the group of every accuracy. */
export type Skill = {
  readonly id: string;
  readonly logic: Logic;
  readonly category: Category;
  readonly rule: string;
  readonly base: string;
  readonly extension: Extension;
  readonly kind: SkillKind;
  readonly label: "yes" | "no";
};

/** Returns the skills of a rule: valid, contradiction and unrelated for a sound rule, fallacy for a fallacy (§3.2). */
export const listSkills = (rule: Rule): readonly Skill[] =>
  listKinds(rule).map((kind) => buildSkill(rule, kind));

/** Returns the skill of a rule and a kind. */
export const buildSkill = (rule: Omit<Rule, "forms">, kind: SkillKind): Skill => ({
  id: `${rule.name}/${kind}`,
  logic: rule.logic,
  category: rule.category,
  rule: rule.name,
  base: rule.base,
  extension: rule.extension,
  kind,
  label: kind === "valid" ? "yes" : "no",
});

/** Returns whether a predicate symbol of the forms has two or more places. */
export const isRelational = (forms: readonly Sequent[]): boolean => {
  let found = false;
  for (const { premises, conclusion } of forms)
    for (const formula of [...premises, conclusion])
      eachAtom(formula, ({ terms }) => {
        found ||= terms.length > 1;
      });
  return found;
};

const listKinds = (rule: Rule): readonly SkillKind[] =>
  rule.category === "fallacy" ? ["fallacy"] : ["valid", "contradiction", "unrelated"];
