/**
 * The derivation of a chain, put together from its rules' own derivations: each rule form is proved once over
 * its letters, and every step of a chain is an instance of that proof. The checker in `#logic` replays the
 * whole; nobody has to believe this file.
 */
import type { Rule } from "#catalog";
import { canonical } from "#language";
import {
  constant,
  equal,
  instantiate,
  not,
  OrganonError,
  parse,
  parseSequent,
  printSequent,
  prove,
  variable,
  type Derivation,
  type DerivationStep,
  type Formula,
  type Sequent,
  type Term,
} from "#logic";
import { formulaAt, type Chain, type Letters } from "./chain.ts";
import { contraryOf } from "./contrary.ts";
import { fill, inParameter } from "./patterns.ts";
import { apply, chainVariable, type Substitution } from "./unify.ts";

export type Certifier = {
  /** A derivation of node 0 from `premises`, the open nodes in the order given. */
  readonly derive: (chain: Chain, premises: readonly number[]) => Derivation;
  /** The same, and from its last line the negation of the contrary conclusion. */
  readonly deriveNegation: (chain: Chain, premises: readonly number[]) => Derivation;
};

/** A certifier; the proofs of the rule forms are found on first use and kept. */
export const createCertifier = (): Certifier => {
  const proofs = new Map<string, Derivation>();
  const proofOf = (sequent: Sequent): Derivation => {
    const name = printSequent(sequent);
    const known = proofs.get(name);
    if (known) return known;
    const proof = prove(sequent.premises, sequent.conclusion);
    if (proof === undefined) throw new OrganonError("bug/unproved-rule", `no proof found for ${name}`);
    proofs.set(name, proof);
    return proof;
  };
  const proofOfForm = (rule: Rule, form: number): Derivation => proofOf(rule.forms[form]!);

  const lines = (chain: Chain, premises: readonly number[]): Lines => {
    const written = beginWith(
      premises.map((i) => formulaAt(chain, i)),
      chain.relational === true,
    );
    const lineOf = new Map(premises.map((node, i) => [node, i + 1]));
    const visit = (at: number): number => {
      const known = lineOf.get(at);
      if (known !== undefined) return known;
      const step = chain.nodes[at]!.step!;
      const from = step.from.map(visit);
      const line = written.append(proofOfForm(step.rule, step.form), from, step.letters);
      lineOf.set(at, line);
      return line;
    };
    visit(0);
    return written;
  };

  return {
    derive: (chain, premises) => lines(chain, premises).derivation(),
    deriveNegation: (chain, premises) => {
      const written = lines(chain, premises);
      const conclusion = formulaAt(chain, 0);
      if (!equal(not(contraryOf(conclusion)), conclusion)) {
        const { sequent, letters } = negationSchema(
          chain.relational && (conclusion.kind === "forall" || conclusion.kind === "exists")
            ? { ...conclusion, body: inParameter(conclusion.body, conclusion.variable) }
            : conclusion,
        );
        written.append(proofOf(sequent), [written.last()], letters);
      }
      return written.derivation();
    },
  };
};

/** φ ⊢ ¬φ′ for the contrary φ′, over a letter for what stands inside. */
const negationSchema = (conclusion: Formula): { readonly sequent: Sequent; readonly letters: Letters } => {
  if (conclusion.kind !== "forall" && conclusion.kind !== "exists")
    return { sequent: parseSequent("p ⊢ ¬¬p"), letters: lettersOf("p", conclusion) };
  const own = conclusion.kind === "forall" ? "∀x" : "∃x";
  const other = conclusion.kind === "forall" ? "∃x" : "∀x";
  return conclusion.body.kind === "not"
    ? {
        sequent: { premises: [parse(`${own} ¬P(x)`)], conclusion: parse(`¬${other} P(x)`) },
        letters: lettersOf("P", conclusion.body.body),
      }
    : {
        sequent: { premises: [parse(`${own} P(x)`)], conclusion: parse(`¬${other} ¬P(x)`) },
        letters: lettersOf("P", conclusion.body),
      };
};

const lettersOf = (name: string, formula: Formula): Letters => ({
  formulas: new Map([[name, formula]]),
  constants: new Map(),
});

type Lines = {
  /** Appends a proof whose premises are the lines `from`; gives the number of its last line. */
  readonly append: (proof: Derivation, from: readonly number[], letters: Letters) => number;
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

  const append: Lines["append"] = (proof, from, letters) => {
    const substitution: Substitution = {
      formulas: new Map(letters.formulas),
      constants: new Map(letters.constants),
    };
    const fresh = new Map<string, Term>();
    const place = (formula: Formula): Formula =>
      (relational ? fill : apply)(
        unbound(formula, letters, fresh, () => ++arbitrary, relational),
        substitution,
      );
    const lineOf = new Map<number, number>();
    for (const step of proof.steps) {
      if (step.rule === "premise") {
        lineOf.set(step.n, from[step.n - 1]!);
        continue;
      }
      const n = steps.length + 1;
      steps.push({
        n,
        formula: place(step.formula),
        rule: step.rule,
        from: step.from.map((line) => lineOf.get(line)!),
        ...(step.discharges ? { discharges: step.discharges.map((line) => lineOf.get(line)!) } : {}),
      });
      lineOf.set(step.n, n);
    }
    last = lineOf.get(proof.steps.length)!;
    return last;
  };
  return {
    append,
    last: () => last,
    derivation: () => ({
      kind: "derivation",
      steps: steps.map((step) => ({ ...step, formula: canonical(step.formula) })),
    }),
  };
};

/** A proof's line with its bound names and its arbitrary constants made ours, so that instances do not clash. */
const unbound = (
  formula: Formula,
  letters: Letters,
  fresh: Map<string, Term>,
  count: () => number,
  relational: boolean,
): Formula => {
  const rename = (inner: Formula): Formula => {
    switch (inner.kind) {
      case "true":
      case "false":
        return inner;
      case "atom":
        return inner.terms.length === 0
          ? inner
          : { ...inner, terms: inner.terms.map((term) => (term.kind === "constant" ? own(term) : term)) };
      case "not":
        return { ...inner, body: rename(inner.body) };
      case "forall":
      case "exists": {
        if (relational) return { ...inner, body: rename(inner.body) };
        const body = rename(instantiate(inner.body, inner.variable, variable(chainVariable)));
        return { ...inner, variable: chainVariable, body };
      }
      default:
        return { ...inner, left: rename(inner.left), right: rename(inner.right) };
    }
  };
  const own = (term: Term): Term => {
    if (letters.constants.has(term.name)) return term;
    const known = fresh.get(term.name) ?? constant(`someone${count()}`);
    fresh.set(term.name, known);
    return known;
  };
  return rename(formula);
};
