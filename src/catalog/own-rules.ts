/**
 * Reads custom rules: a name, a category and forms in the notation of the catalog's pages. Each rule is validated
 * like the catalog's whenever it is read. A sound rule is proved in every form and direction, a fallacy is refuted,
 * and so are their extensions. A failure is misuse, with the form and the reason in the message.
 */
import type { Sequent } from "#logic/certificate";
import { decide } from "#logic/decide";
import { checkDerivation } from "#logic/derivation";
import { OrganonError } from "#logic/error";
import { eachAtom } from "#logic/formula";
import { printSequent } from "#logic/notation";
import { printInterpretation } from "#logic/print-interpretation";
import { parseLaw } from "./law.ts";
import { extendedRules, listProfileRules } from "./profiles.ts";
import { isRelational, type Category, type Rule } from "./skill.ts";

/** A rule in written form: "p → q; ¬q ⊢ ¬p", or "p ∨ q ⇔ q ∨ p". */
export type CustomRule = {
  readonly name: string;
  readonly category: Category;
  readonly forms: readonly string[];
};

/** Returns the rules of custom ones, with the extensions of propositional rules. Throws misuse. */
export const readCustomRules = (written: readonly CustomRule[]): readonly Rule[] => {
  const names = new Set(listProfileRules("full").map(({ name }) => name));
  return written.flatMap((own) => {
    const rules = readRule(own);
    for (const { name } of rules) {
      if (names.has(name)) throw createRuleError(own.name, `there is a rule “${name}” already`);
      names.add(name);
    }
    for (const rule of rules) for (const form of rule.forms) validateRule(rule, form);
    return rules;
  });
};

const readRule = ({ name, category, forms: texts }: CustomRule): readonly Rule[] => {
  if (!/^[a-z][a-z' -]*$/.test(name))
    throw createRuleError(name, "a name is in small letters, as in “modus tollens”, without commas");
  const forms = texts.flatMap((text) => {
    try {
      return parseLaw(text);
    } catch (cause) {
      throw createRuleError(name, `${text}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  });
  if (forms.length === 0) throw createRuleError(name, "it has no form");
  for (const form of forms)
    if (form.premises.length === 0) throw createRuleError(name, `${printSequent(form)} has no premise`);
  const rule: Rule = { name, base: name, extension: "none", logic: "propositional", category, forms };
  if (forms.every(isPropositional)) return [rule, ...extendedRules(rule)];
  return [{ ...rule, logic: "predicate", relational: isRelational(forms) || undefined }];
};

const isPropositional = ({ premises, conclusion }: Sequent): boolean => {
  let hasTerms = false;
  for (const formula of [...premises, conclusion])
    eachAtom(formula, ({ terms }) => {
      hasTerms ||= terms.length > 0;
    });
  return !hasTerms;
};

const validateRule = ({ name, category }: Rule, form: Sequent): void => {
  const judgement = decide(form);
  const shown = printSequent(form);
  const isSound = category !== "fallacy";
  if (judgement.relation === "inconsistent")
    throw createRuleError(name, `${shown}: its premises are never all true`);
  if (judgement.relation === "undecided")
    throw createRuleError(name, `${shown}: it is not decided in good time`);
  if (judgement.relation === "entailment") {
    if (!isSound) throw createRuleError(name, `${shown} is no fallacy: the conclusion follows`);
    const fault = checkDerivation(judgement.certificate, form.premises, form.conclusion);
    if (fault !== undefined) throw new OrganonError("bug/derivation", `${shown}: ${fault}`);
    return;
  }
  if (judgement.relation !== "neutral")
    throw createRuleError(name, `${shown}: the conclusion contradicts the premises`);
  if (isSound)
    throw createRuleError(
      name,
      `${shown} is refuted:\n${printInterpretation(judgement.certificate.refuting)}`,
    );
};

const createRuleError = (name: string, why: string): OrganonError =>
  new OrganonError("misuse", `the rule “${name}”: ${why}`, {
    hint: 'a rule is { name, category: equivalence, inference or fallacy, forms: ["p → q; p ⊢ q"] }',
  });
