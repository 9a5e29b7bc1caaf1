/**
 * Which rule a one-step argument is an instance of: its formulas with their letters renamed by first
 * appearance, looked up among all forms of all rules and kinds. What is said of a person ("Karen sings")
 * counts as a propositional letter where neither the person nor the phrase occurs otherwise, and in an argument that
 * speaks of nobody at large: without quantifiers, who and what are shared makes no difference.
 */
import { rulesOf } from "#catalog/profiles";
import { skillsOf, type Rule, type Skill } from "#catalog/skill";
import { canonical } from "#logic/canonical";
import type { Sequent } from "#logic/certificate";
import { eachAtom, forall, instantiate, variable, type Atom, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { mapParts } from "#logic/map-parts";
import { print } from "#logic/notation";
import { contraryOf } from "./contrary.ts";
import { formulaAt, openNodes, startChain } from "./chain.ts";
import { createForms, type Form } from "./forms.ts";
import { papersUnrelated, unrelatedTo } from "./unrelated.ts";

type Recogniser = {
  /** The leaves that the argument is an instance of; more than one where rules share a form. */
  readonly recognise: (sequent: Sequent) => readonly Skill[];
};

export const createRecogniser = (rules: readonly Rule[] = rulesOf("full")): Recogniser => {
  const known = new Map<string, Skill[]>();
  const forms = createForms();
  for (const rule of rules)
    for (const skill of skillsOf(rule))
      for (const form of forms(rule)) {
        for (const signature of new Set(sequentsOf(form, skill).map(signatureOf))) {
          getOrInsert(known, signature, () => []).push(skill);
        }
      }
  return { recognise: (sequent) => known.get(signatureOf(sequent)) ?? [] };
};

/** What the leaf asks of the form: one sequent, or one for each conclusion that counts as unrelated. */
const sequentsOf = (form: Form, { kind }: Skill): readonly Sequent[] => {
  const chain = startChain(form);
  const derived = formulaAt(chain, 0);
  const premises = openNodes(chain).map((i) => formulaAt(chain, i));
  const conclusions =
    kind === "contradiction"
      ? [contraryOf(derived)]
      : kind === "unrelated"
        ? [unrelatedTo(derived), ...papersUnrelated(chain, form.rule)]
        : [derived];
  return conclusions.map((conclusion) => ({ premises, conclusion }));
};

/** The lines with a letter for what is said of a person, where that counts as a proposition. */
export const asPropositions = ({ premises, conclusion }: Sequent): Sequent => {
  const lines = [...premises, conclusion].map((line) => canonical(anyone(line)));
  const uses = new Map<string, Set<string>>();
  let isGround = true;
  for (const line of lines)
    eachAtom(line, (atom) => {
      isGround &&= atom.terms.every(({ kind }) => kind === "constant");
      for (const key of keysOf(atom)) getOrInsert(uses, key, () => new Set()).add(print(atom));
    });
  const isAlone = (atom: Atom): boolean =>
    isGround ||
    (keysOf(atom).every((key) => uses.get(key)?.size === 1) &&
      !atom.terms.some(({ kind }) => kind === "variable"));
  const written = (formula: Formula): Formula =>
    formula.kind === "atom" && isAlone(formula)
      ? { ...formula, name: print(formula), terms: [] }
      : mapParts(formula, written);
  return { premises: lines.slice(0, -1).map(written), conclusion: written(lines.at(-1)!) };
};

const signatureOf = (sequent: Sequent): string => {
  const { premises, conclusion } = asPropositions(sequent);
  const letters = new Map<string, string>();
  const letter = (key: string): string => getOrInsert(letters, key, () => `${key.charAt(0)}${letters.size}`);
  const written = (formula: Formula): Formula =>
    formula.kind === "atom"
      ? {
          ...formula,
          name: letter(`${formula.terms.length === 0 ? "p" : "P"}:${formula.name}`),
          terms: formula.terms.map((term) =>
            term.kind === "constant" ? { ...term, name: letter(`a:${term.name}`) } : term,
          ),
        }
      : mapParts(formula, written);
  return [...premises, conclusion].map((line) => print(written(line))).join("; ");
};

/** What is said of an arbitrary individual is said of everyone. */
const anyone = (formula: Formula): Formula =>
  formula.kind === "forall"
    ? forall(unbound, instantiate(formula.body, formula.variable, variable(unbound)))
    : formula;

/** A name that no formula binds; `canonical` gives another. */
const unbound = "?";

const keysOf = ({ name, terms }: Atom): readonly string[] =>
  terms.length === 0
    ? [`p:${name}`]
    : [`P:${name}`, ...terms.flatMap((term) => (term.kind === "constant" ? [`a:${term.name}`] : []))];
