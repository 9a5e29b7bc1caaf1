/**
 * The derivation of a chain, put together from its rules' own derivations: each rule form is proved once over
 * its letters, and every step of a chain is an instance of that proof. The checker in `#logic` replays the
 * whole; nobody has to believe this file.
 */
import {
  canonical,
  constant,
  constantsOf,
  equal,
  not,
  OrganonError,
  parseSequent,
  printSequent,
  prove,
  variable,
  type Derivation,
  type DerivationStep,
  type Formula,
  type Sequent,
} from "#logic";
import { mapAtoms } from "./atoms.ts";
import { formulaAt, lettersIn, type Chain, type ChainStep, type Letters } from "./chain.ts";
import { contraryOf } from "./contrary.ts";
import { fill, inParameter } from "./patterns.ts";
import { apply, chainVariable, type Substitution } from "./unify.ts";

/** How the formulas of a chain are written in its item: with final letters. */
export type Naming = {
  readonly formula: (formula: Formula) => Formula;
  readonly constant: (name: string) => string;
  /** The item's line that a node became. */
  readonly line: (node: number) => Formula;
};

export type Certifier = {
  /** A derivation of node 0 from `premises`, the open nodes in the order given. */
  readonly derive: (chain: Chain, premises: readonly number[], naming: Naming) => Derivation;
  /** The same, and from its last line the negation of the contrary conclusion. */
  readonly deriveNegation: (chain: Chain, premises: readonly number[], naming: Naming) => Derivation;
};

/** A certifier; the proofs of the rule forms are found on first use and kept. */
export const createCertifier = (): Certifier => {
  const proofs = { plain: new WeakMap<Sequent, Schema>(), relational: new WeakMap<Sequent, Schema>() };
  const schemaOf = (sequent: Sequent, relational: boolean): Schema => {
    const kept = relational ? proofs.relational : proofs.plain;
    const known = kept.get(sequent);
    if (known) return known;
    const proof = prove(sequent.premises, sequent.conclusion);
    if (proof === undefined)
      throw new OrganonError("bug/unproved-rule", `no proof found for ${printSequent(sequent)}`);
    const schema = schemaFrom(proof, sequent, relational);
    kept.set(sequent, schema);
    return schema;
  };
  const negations = negationSequents();

  const lines = (chain: Chain, premises: readonly number[], naming: Naming): Lines => {
    const relational = chain.relational === true;
    const written = beginWith(premises.map(naming.line), relational);
    const lettersOfStep = lettersIn(chain);
    const named = (step: ChainStep): Letters => {
      const { formulas, constants } = lettersOfStep(step);
      return {
        formulas: new Map([...formulas].map(([name, meaning]) => [name, naming.formula(meaning)])),
        constants: new Map([...constants].map(([name, to]) => [name, naming.constant(to)])),
      };
    };
    const lineOf = new Map(premises.map((node, i) => [node, i + 1]));
    const visit = (at: number): number => {
      const known = lineOf.get(at);
      if (known !== undefined) return known;
      const step = chain.nodes[at]!.step!;
      const from = step.from.map(visit);
      const line = written.append(schemaOf(step.rule.forms[step.form]!, relational), from, named(step));
      lineOf.set(at, line);
      return line;
    };
    visit(0);
    return written;
  };

  return {
    derive: (chain, premises, naming) => lines(chain, premises, naming).derivation(),
    deriveNegation: (chain, premises, naming) => {
      const written = lines(chain, premises, naming);
      const conclusion = formulaAt(chain, 0);
      if (!equal(not(contraryOf(conclusion)), conclusion)) {
        const relational = chain.relational === true;
        const { sequent, letter, meaning } = negationOf(conclusion, relational, negations);
        const formulas = new Map([[letter, naming.formula(meaning)]]);
        written.append(schemaOf(sequent, relational), [written.last()], { formulas, constants: new Map() });
      }
      return written.derivation();
    },
  };
};

/** What leads from a conclusion to the negation of its contrary, by the conclusion's kind. */
const negationSequents = () => ({
  other: parseSequent("p ⊢ ¬¬p"),
  forall: parseSequent("∀x P(x) ⊢ ¬∃x ¬P(x)"),
  exists: parseSequent("∃x P(x) ⊢ ¬∀x ¬P(x)"),
  forallNot: parseSequent("∀x ¬P(x) ⊢ ¬∃x P(x)"),
  existsNot: parseSequent("∃x ¬P(x) ⊢ ¬∀x P(x)"),
});

type NegationSequents = ReturnType<typeof negationSequents>;

/** φ ⊢ ¬φ′ for the contrary φ′, and what its letter stands for. */
const negationOf = (
  conclusion: Formula,
  relational: boolean,
  negations: NegationSequents,
): { readonly sequent: Sequent; readonly letter: string; readonly meaning: Formula } => {
  if (conclusion.kind !== "forall" && conclusion.kind !== "exists")
    return { sequent: negations.other, letter: "p", meaning: conclusion };
  const body = relational ? inParameter(conclusion.body, conclusion.variable) : conclusion.body;
  return body.kind === "not"
    ? { sequent: negations[`${conclusion.kind}Not`], letter: "P", meaning: body.body }
    : { sequent: negations[conclusion.kind], letter: "P", meaning: body };
};

/**
 * A rule's proof made ready for instances: its letters and constants have a dot, so that they are never taken for
 * what they stand for, and outside relational chains its bound names are ours.
 */
type Schema = {
  /** The lines behind the premises, numbered on from them. */
  readonly steps: readonly DerivationStep[];
  readonly premises: number;
  /** The constants that the proof itself brings in, for arbitrary individuals. */
  readonly arbitrary: readonly string[];
};

const schemaFrom = ({ steps }: Derivation, sequent: Sequent, relational: boolean): Schema => {
  const own = constantsOf(...sequent.premises, sequent.conclusion);
  const ready = (formula: Formula): Formula =>
    mapAtoms(
      formula,
      ({ kind, name, terms }) => ({
        kind,
        name: dotted(name),
        terms: terms.map((term) => {
          if (term.kind === "constant") return constant(dotted(term.name));
          return relational ? term : variable(chainVariable);
        }),
      }),
      relational ? undefined : () => chainVariable,
    );
  return {
    steps: steps
      .filter(({ rule }) => rule !== "premise")
      .map((step) => ({ ...step, formula: ready(step.formula) })),
    premises: sequent.premises.length,
    arbitrary: constantsOf(...steps.map(({ formula }) => formula))
      .filter((name) => !own.includes(name))
      .map(dotted),
  };
};

const dotted = (name: string): string => `${name}.`;

type Lines = {
  /** Appends an instance of a proof whose premises are the lines `from`; gives the number of its last line. */
  readonly append: (schema: Schema, from: readonly number[], letters: Letters) => number;
  readonly last: () => number;
  readonly derivation: () => Derivation;
};

const beginWith = (premises: readonly Formula[], relational: boolean): Lines => {
  const steps: DerivationStep[] = premises.map((formula, i) => ({
    n: i + 1,
    formula,
    rule: "premise",
    from: [],
  }));
  let arbitrary = 0;
  let last = steps.length;

  const append: Lines["append"] = (schema, from, letters) => {
    const substitution: Substitution = { formulas: new Map(), constants: new Map() };
    for (const [name, meaning] of letters.formulas) substitution.formulas.set(dotted(name), meaning);
    for (const [name, to] of letters.constants) substitution.constants.set(dotted(name), to);
    for (const name of schema.arbitrary) substitution.constants.set(name, `someone${++arbitrary}`);
    const placed = (formula: Formula): Formula =>
      relational ? fill(formula, substitution) : canonical(apply(formula, substitution));
    const before = steps.length;
    const lineOf = (line: number): number =>
      line <= schema.premises ? from[line - 1]! : before + line - schema.premises;
    for (const { n, formula, rule, from: lines, discharges } of schema.steps)
      steps.push({
        n: lineOf(n),
        formula: placed(formula),
        rule,
        from: lines.map(lineOf),
        ...(discharges ? { discharges: discharges.map(lineOf) } : {}),
      });
    last = schema.steps.length > 0 ? steps.length : from[0]!;
    return last;
  };
  return { append, last: () => last, derivation: () => ({ kind: "derivation", steps }) };
};
