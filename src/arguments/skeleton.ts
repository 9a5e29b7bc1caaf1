/**
 * A skeleton: an item without its words. From a chain whose argument has been examined come the formulas with
 * their final letters, the written certificate, and the steps; words are put on it afterwards, so that a
 * skeleton of length one is proved once and worded many times.
 */
import type { Skill } from "#catalog";
import {
  arbitraryName,
  canonical,
  constant,
  eachAtom,
  forall,
  instantiate,
  predicate,
  print,
  proposition,
  variable,
  type Formula,
  type Interpretation,
  type Term,
} from "#logic";
import { mapAtoms } from "./atoms.ts";
import type { Certifier, Naming } from "./certify.ts";
import { leavesBelow } from "./examine.ts";
import { formulaAt, isArbitrary, type Chain } from "./chain.ts";

import { theoryOf } from "./theory.ts";
import { writeDerivationCertificate, type ItemStep, type WrittenCertificate } from "./written-certificate.ts";

/** The letters that need words, in order of first appearance. */
export type LetterList = {
  readonly propositions: readonly string[];
  readonly predicates: readonly string[];
  /** Letters with two places; absent where there are none. */
  readonly relations?: readonly string[];
  readonly constants: readonly string[];
  /** Letters that stand in a condition, where English has no future: "if it rains", not "if it will rain". */
  readonly conditional: ReadonlySet<string>;
};

export type Skeleton = {
  readonly premises: readonly Formula[];
  readonly conclusion: Formula;
  readonly premisesWritten: readonly string[];
  readonly conclusionWritten: string;
  readonly relation: "entailment" | "contradiction" | "neutral";
  readonly certificate: WrittenCertificate;
  readonly steps: readonly ItemStep[];
  readonly letters: LetterList;
};

/** The skeleton of an examined chain. `order` lists its open nodes in the order of the item's premises. */
export const skeletonOf = (
  chain: Chain,
  skill: Skill,
  conclusion: Formula,
  order: readonly number[],
  certifier: Certifier,
): Skeleton => {
  const naming = nameLetters([
    ...order.map((i) => formulaAt(chain, i)),
    conclusion,
    ...chain.nodes.map((node) => node.formula),
  ]);
  const final = (formula: Formula): Formula => canonical(naming.rename(formula));
  const lines = chain.nodes.map(({ formula }, i) => asArbitrary(chain, i, final(formula)));
  const written = lines.map(print);
  const premises = order.map((i) => lines[i]!);
  const named = conclusion === formulaAt(chain, 0) ? lines[0]! : final(conclusion);
  return {
    premises,
    conclusion: named,
    premisesWritten: order.map((i) => written[i]!),
    conclusionWritten: print(named),
    ...keyOf(chain, skill, order, certifier, premises, named, {
      formula: naming.rename,
      constant: naming.constant,
      line: (node) => lines[node]!,
    }),
    steps: stepsOf(chain, written),
    letters: { ...naming.letters, conditional: conditionalLetters([...premises, named]) },
  };
};

/** The letters that formulas have in a condition: behind "if" or "if and only if". */
export const conditionalLetters = (formulas: readonly Formula[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  const visit = (formula: Formula, inside: boolean): void => {
    switch (formula.kind) {
      case "true":
      case "false":
        return;
      case "atom":
        if (inside) letters.add(formula.name);
        return;
      case "not":
      case "forall":
      case "exists":
        visit(formula.body, inside);
        return;
      case "implies":
        visit(formula.left, true);
        visit(formula.right, inside);
        return;
      case "iff":
        visit(formula.left, inside);
        visit(formula.right, true);
        return;
      default:
        visit(formula.left, inside);
        visit(formula.right, inside);
    }
  };
  for (const formula of formulas) visit(formula, false);
  return letters;
};

/** An open premise of universal generalization is said of an arbitrary individual: ∀u, not ∀x. */
const asArbitrary = (chain: Chain, i: number, formula: Formula): Formula =>
  formula.kind === "forall" && isArbitrary(chain, i)
    ? forall(arbitraryName, instantiate(formula.body, formula.variable, variable(arbitraryName)))
    : formula;

const keyOf = (
  chain: Chain,
  { kind }: Skill,
  order: readonly number[],
  certifier: Certifier,
  premises: readonly Formula[],
  conclusion: Formula,
  naming: Naming,
): Pick<Skeleton, "relation" | "certificate"> => {
  const theory = theoryOf([...premises, conclusion]);
  const signs = new Int8Array(premises.length + 1).fill(1);
  const interpretation = (sign: number): Interpretation => {
    signs[premises.length] = sign;
    const found = theory.interpretation(signs);
    if (found === undefined) throw new Error("an examined argument has lost its interpretation");
    return found;
  };
  if (kind === "unrelated" || kind === "near" || kind === "fallacy")
    return {
      relation: "neutral",
      certificate: { kind: "interpretations", satisfying: interpretation(1), refuting: interpretation(-1) },
    };
  const derivation =
    kind === "valid"
      ? certifier.derive(chain, order, naming)
      : certifier.deriveNegation(chain, order, naming);
  return {
    relation: kind === "valid" ? "entailment" : "contradiction",
    certificate: writeDerivationCertificate(derivation, interpretation(0)),
  };
};

/** The chain's rule applications, from the premises to the conclusion. */
const stepsOf = (chain: Chain, written: readonly string[]): readonly ItemStep[] => {
  const steps: ItemStep[] = [];
  const visit = (at: number): void => {
    const step = chain.nodes[at]?.step;
    if (!step) return;
    step.from.forEach(visit);
    steps.push({ skill: step.rule.name, from: step.from.map((i) => written[i]!), to: written[at]! });
  };
  visit(0);
  return steps;
};

/** The order of premises in which a reader of the rules meets them: depth first along the chain. */
export const naturalOrder = (chain: Chain): readonly number[] => leavesBelow(chain, 0);

// ── letters ────────────────────────────────────────────────────────────────────────────────────────────────

/** Final letters by first appearance: p q r s t p1 …, P Q R S T P1 … whatever their places, a b c …. */
const nameLetters = (formulas: readonly Formula[]) => {
  const propositions = new Map<string, string>();
  const predicates = new Map<string, string>();
  const constants = new Map<string, string>();
  const relations = new Set<string>();
  const note = (names: Map<string, string>, name: string, alphabet: string): void => {
    if (names.has(name)) return;
    const i = names.size;
    const round = Math.floor(i / alphabet.length);
    names.set(name, `${alphabet.charAt(i % alphabet.length)}${round === 0 ? "" : round}`);
  };
  for (const formula of formulas)
    eachAtom(formula, ({ name, terms }) => {
      note(terms.length > 0 ? predicates : propositions, name, terms.length > 0 ? "PQRST" : "pqrst");
      if (terms.length > 1) relations.add(predicates.get(name) ?? name);
      for (const term of terms) if (term.kind === "constant") note(constants, term.name, "abcdefgh");
    });
  const named = (name: string): string => constants.get(name) ?? name;
  const final = (term: Term): Term => (term.kind === "constant" ? constant(named(term.name)) : term);
  const rename = (formula: Formula): Formula =>
    mapAtoms(formula, ({ name, terms }) =>
      terms.length === 0
        ? proposition(propositions.get(name) ?? name)
        : predicate(predicates.get(name) ?? name, ...terms.map(final)),
    );
  return {
    rename,
    constant: named,
    letters: {
      propositions: [...propositions.values()],
      predicates: [...predicates.values()].filter((letter) => !relations.has(letter)),
      ...(relations.size > 0 && { relations: [...relations] }),
      constants: [...constants.values()],
    } satisfies Omit<LetterList, "conditional">,
  };
};

/** A conclusion of the same shape over letters that occur nowhere else: what an unrelated item asks. */
export const unrelatedTo = (conclusion: Formula): Formula =>
  mapAtoms(conclusion, ({ name, terms }) => {
    const others = terms.map((term) => (term.kind === "constant" ? constant(`${term.name}.new`) : term));
    return predicate(`${name}.new`, ...others);
  });
