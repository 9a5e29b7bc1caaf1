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
  const skillsIn = (sequent: Sequent): readonly Skill[] => known.get(signatureOf(sequent)) ?? [];
  /** By the premises of a rule alone, wherever side premises stand beside them. */
  const among = ({ premises, conclusion }: Sequent): readonly Skill[] =>
    (premises.length > mostPremises ? [] : ordersOf(premises, 3))
      .flatMap((some) => skillsIn({ premises: some, conclusion }))
      .filter(({ kind }) => kind === "valid" || kind === "fallacy");
  return { recognise: (sequent) => known.get(signatureOf(sequent)) ?? among(sequent) };
};

/** Of more premises no one-step question is made. */
const mostPremises = 8;

/** All orders of one to `most` members of a list. */
const ordersOf = <One>(list: readonly One[], most: number): readonly (readonly One[])[] =>
  list.flatMap((one) => [
    [one],
    ...(most > 1
      ? ordersOf(
          list.filter((other) => other !== one),
          most - 1,
        ).map((rest) => [one, ...rest])
      : []),
  ]);

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

const signatureOf = ({ premises, conclusion }: Sequent): string => {
  const lines = [...premises, conclusion].map((line) => canonical(anyone(line)));
  const uses = new Map<string, Set<string>>();
  let isGround = true;
  for (const line of lines)
    eachAtom(line, (atom) => {
      isGround &&= atom.terms.every(({ kind }) => kind === "constant");
      for (const key of keysOf(atom)) getOrInsert(uses, key, () => new Set()).add(print(atom));
    });
  const letters = new Map<string, string>();
  const letter = (key: string): string => getOrInsert(letters, key, () => `${key.charAt(0)}${letters.size}`);
  const written = (formula: Formula): string => {
    switch (formula.kind) {
      case "true":
      case "false":
        return formula.kind;
      case "atom": {
        const { name, terms } = formula;
        const alone = isGround || keysOf(formula).every((key) => uses.get(key)?.size === 1);
        if (alone && !terms.some(({ kind }) => kind === "variable")) return letter(`p:${print(formula)}`);
        const said = letter(`P:${name}`);
        return `${said}(${terms.map((term) => (term.kind === "constant" ? letter(`a:${term.name}`) : term.name)).join(", ")})`;
      }
      case "not":
        return `not ${written(formula.body)}`;
      case "forall":
      case "exists":
        return `${formula.kind} ${formula.variable} ${written(formula.body)}`;
      default:
        return `(${written(formula.left)} ${formula.kind} ${written(formula.right)})`;
    }
  };
  return lines.map(written).join("; ");
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
