/**
 * Which rule a one-step argument is an instance of: its formulas with their letters renamed by first
 * appearance, looked up among all forms of all rules and kinds. What is said of a person ("Karen sings")
 * counts as a propositional letter where neither the person nor the phrase occurs otherwise, and in an argument that
 * speaks of nobody at large: without quantifiers, who and what are shared makes no difference.
 */
import { listProfileRules } from "#catalog/profiles";
import { listSkills, type Rule, type Skill } from "#catalog/skill";
import { canonical } from "#logic/canonical";
import type { Sequent } from "#logic/certificate";
import { eachAtom, forall, instantiate, variable, type Atom, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { mapParts } from "#logic/map-parts";
import { print } from "#logic/notation";
import { buildContrary } from "./contrary.ts";
import { getNodeFormula, openNodes, startTree } from "./chain.ts";
import { createForms, type Form } from "./forms.ts";
import { papersUnrelated, buildUnrelated } from "./unrelated.ts";

type Recogniser = {
  /** The leaves that the argument is an instance of; more than one where rules share a form. */
  readonly recognise: (sequent: Sequent) => readonly Skill[];
};

export const createRecogniser = (rules: readonly Rule[] = listProfileRules("full")): Recogniser => {
  const known = new Map<string, Skill[]>();
  const forms = createForms();
  for (const rule of rules)
    for (const skill of listSkills(rule))
      for (const form of forms(rule)) {
        for (const signature of new Set(buildSequents(form, skill).map(computeSignature))) {
          getOrInsert(known, signature, () => []).push(skill);
        }
      }
  return { recognise: (sequent) => known.get(computeSignature(sequent)) ?? [] };
};

const buildSequents = (form: Form, { kind }: Skill): readonly Sequent[] => {
  const tree = startTree(form);
  const derived = getNodeFormula(tree, 0);
  const premises = openNodes(tree).map((i) => getNodeFormula(tree, i));
  const conclusions =
    kind === "contradiction"
      ? [buildContrary(derived)]
      : kind === "unrelated"
        ? [buildUnrelated(derived), ...papersUnrelated(tree, form.rule)]
        : [derived];
  return conclusions.map((conclusion) => ({ premises, conclusion }));
};

/** The lines with a letter for what is said of a person, where that counts as a proposition. */
export const toPropositions = ({ premises, conclusion }: Sequent): Sequent => {
  const lines = [...premises, conclusion].map((line) => canonical(unbindVariable(line)));
  const uses = new Map<string, Set<string>>();
  let isGround = true;
  for (const line of lines)
    eachAtom(line, (atom) => {
      isGround &&= atom.terms.every(({ kind }) => kind === "constant");
      for (const key of listKeys(atom)) getOrInsert(uses, key, () => new Set()).add(print(atom));
    });
  const isAlone = (atom: Atom): boolean =>
    isGround ||
    (listKeys(atom).every((key) => uses.get(key)?.size === 1) &&
      !atom.terms.some(({ kind }) => kind === "variable"));
  const rewriteAtoms = (formula: Formula): Formula =>
    formula.kind === "atom" && isAlone(formula)
      ? { ...formula, name: print(formula), terms: [] }
      : mapParts(formula, rewriteAtoms);
  return { premises: lines.slice(0, -1).map(rewriteAtoms), conclusion: rewriteAtoms(lines.at(-1)!) };
};

const computeSignature = (sequent: Sequent): string => {
  const { premises, conclusion } = toPropositions(sequent);
  const letters = new Map<string, string>();
  const letter = (key: string): string => getOrInsert(letters, key, () => `${key.charAt(0)}${letters.size}`);
  const rewriteAtoms = (formula: Formula): Formula =>
    formula.kind === "atom"
      ? {
          ...formula,
          name: letter(`${formula.terms.length === 0 ? "p" : "P"}:${formula.name}`),
          terms: formula.terms.map((term) =>
            term.kind === "constant" ? { ...term, name: letter(`a:${term.name}`) } : term,
          ),
        }
      : mapParts(formula, rewriteAtoms);
  return [...premises, conclusion].map((line) => print(rewriteAtoms(line))).join("; ");
};

const unbindVariable = (formula: Formula): Formula =>
  formula.kind === "forall"
    ? forall(unbound, instantiate(formula.body, formula.variable, variable(unbound)))
    : formula;

/** A name that no formula binds; `canonical` gives another. */
const unbound = "?";

const listKeys = ({ name, terms }: Atom): readonly string[] =>
  terms.length === 0
    ? [`p:${name}`]
    : [`P:${name}`, ...terms.flatMap((term) => (term.kind === "constant" ? [`a:${term.name}`] : []))];
