/**
 * Chains in which a letter has two places: the same steps as in `chain.ts`, over formulas whose bound names are
 * canonical, since one bound name is not enough here. A chain without such letters becomes one of these when a rule
 * with such letters extends it.
 */
import type { Rule } from "#catalog";
import { canonical, constant, type Formula } from "#logic";
import { mapAtoms } from "./atoms.ts";
import type { Chain, RenamedForm } from "./chain.ts";
import { fill, inParameter, letterItself, unifyPatterns } from "./patterns.ts";
import { chainVariable, emptySubstitution } from "./unify.ts";

/** The chain of length one: a form of the base rule. */
export const startRelationalChain = (rule: Rule, form: number): Chain => {
  const { premises, conclusion } = relationalForm(rule, form, 0);
  return {
    relational: true,
    nodes: [
      { formula: conclusion, step: { rule, form, suffix: 0, from: premises.map((_, i) => i + 1) } },
      ...premises.map((formula) => ({ formula })),
    ],
    bindings: [],
  };
};

/** Replaces open node `at` by the premises of a form; undefined where the form's conclusion does not unify. */
export const extendRelationalChain = (
  chain: Chain,
  at: number,
  rule: Rule,
  form: number,
): Chain | undefined => {
  const { nodes, bindings } = chain.relational ? chain : asRelational(chain);
  const node = nodes[at];
  if (node === undefined || node.step) return undefined;
  const first = nodes.length;
  const { premises, conclusion } = relationalForm(rule, form, first);
  const substitution = emptySubstitution();
  if (!unifyPatterns(node.formula, conclusion, substitution)) return undefined;
  const step = { rule, form, suffix: first, from: premises.map((_, i) => first + i) };
  return {
    relational: true,
    nodes: [
      ...nodes.map((other, i) => ({
        ...(i === at ? { step } : other),
        formula: fill(other.formula, substitution),
      })),
      ...premises.map((formula) => ({ formula: fill(formula, substitution) })),
    ],
    bindings: [...bindings, substitution],
  };
};

/** A chain whose letters have one place at most, with what its letters stand for in the parameter. */
const asRelational = ({ nodes, bindings }: Chain): Chain => ({
  relational: true,
  nodes: nodes.map((node) => ({ ...node, formula: canonical(node.formula) })),
  bindings: bindings.map(({ formulas, constants }) => ({
    formulas: new Map(
      [...formulas].map(([name, meaning]) => [name, canonical(inParameter(meaning, chainVariable))]),
    ),
    constants,
  })),
});

/** A form with its letters renamed by a suffix, so that two instances never share one. */
export const relationalForm = (rule: Rule, form: number, suffix: number): RenamedForm => {
  const sequent = rule.forms[form];
  if (sequent === undefined) throw new RangeError(`${rule.name} has no form ${form}`);
  const formulas = new Map<string, Formula>();
  const constants = new Map<string, string>();
  const rename = (formula: Formula): Formula =>
    canonical(
      mapAtoms(formula, (atom) => {
        const name = `${atom.name}.${suffix}`;
        formulas.set(atom.name, letterItself(name, atom.terms.length));
        const terms = atom.terms.map((term) => {
          if (term.kind === "variable") return term;
          constants.set(term.name, `${term.name}.${suffix}`);
          return constant(`${term.name}.${suffix}`);
        });
        return { ...atom, name, terms };
      }),
    );
  return {
    premises: sequent.premises.map(rename),
    conclusion: rename(sequent.conclusion),
    letters: { formulas, constants },
  };
};
