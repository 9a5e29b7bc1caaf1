/**
 * True if a written step is what its label says: an instance of a form of the rule. Who reads a file knows nothing of how
 * its chains were made, so each form is laid beside the lines and its letters, never the lines' own, are given meanings.
 * Source of the forms: the catalog; of the matching: `unify.ts`.
 */
import { listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { canonical } from "#logic/canonical";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { createNodeTable, nodeKinds } from "./nodes.ts";
import { createNames, internFormula, type Names } from "./read.ts";
import { emptySubstitution, unify } from "./unify.ts";
import type { ItemStep } from "./written-certificate.ts";

/** Sees whether steps are what they are called; `findRule` gives the rule of a name, if there is one. */
export type StepCheck = {
  readonly findRule: (name: string) => Rule | undefined;
  /** The fault of a step; undefined if a form of its rule leads from its lines to its conclusion. */
  readonly fault: (step: ItemStep) => string | undefined;
};

/** A check by the rules of profile `full`, or by others. Reads the catalog, which takes some milliseconds: keep it. */
export const createStepCheck = (rules: readonly Rule[] = listProfileRules("full")): StepCheck => {
  const named = new Map(rules.map((rule) => [rule.name, rule]));
  return {
    findRule: (name) => named.get(name),
    fault: ({ skill, from, to }) => {
      const rule = named.get(skill);
      if (rule === undefined) return `there is no rule “${skill}”`;
      const lines = [...from, to].map((text) => canonical(parse(text)));
      return rule.forms.some((form) => isInstance([...form.premises, form.conclusion], lines))
        ? undefined
        : `it is no application of ${skill}`;
    },
  };
};

/** The lines' letters have numbers from here up, and no form has so many. */
const firstLineLetter = 1024;

/** True if the lines are what the patterns say, in their order, with meanings for the patterns' letters alone. */
const isInstance = (patterns: readonly Formula[], lines: readonly Formula[]): boolean => {
  if (patterns.length !== lines.length) return false;
  const table = createNodeTable();
  const read = (formulas: readonly Formula[], names: Names): readonly number[] =>
    formulas.map((formula) => internFormula(table, formula, names, "quantifier"));
  const own = read(patterns, createNames());
  const given = read(lines, createNames(firstLineLetter));
  // What is said of a constant is known only when a quantified line has told what its letter means.
  const order = [...own.keys()].toSorted((a, b) => Number(isAtom(own[a]!)) - Number(isAtom(own[b]!)));
  function isAtom(id: number): boolean {
    return table.kinds[id] === nodeKinds.atom;
  }
  const substitution = emptySubstitution();
  if (!order.every((place) => unify(table, own[place]!, given[place]!, substitution))) return false;
  return [...substitution.meanings.keys(), ...substitution.constants.keys()].every(
    (number) => number < firstLineLetter,
  );
};
