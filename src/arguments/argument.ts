/**
 * An argument proved: premises, conclusion, relation, certificate, steps, and the letters that need words. It is made
 * from a chain that has been examined; formulas get their final letters here. Words come afterwards, so that one
 * argument can be worded many times.
 */
import type { Skill } from "#catalog/skill";
import type { Interpretation } from "#logic/certificate";
import { eachAtom, forall, type Atom, type Formula } from "#logic/formula";
import type { Certifier } from "./certify.ts";
import { formulaAt, isArbitrary, type Chain } from "./chain.ts";
import { leavesBelow } from "./examine.ts";
import type { Contrast } from "./contrast.ts";
import type { FinalLetters } from "./final-letters.ts";
import { nodeKinds, nodeOf } from "./nodes.ts";
import type { Random } from "./random.ts";
import { idOf } from "./read.ts";
import { theoryOf } from "./satisfiability.ts";
import { storyOrder } from "./story-order.ts";
import type { Temptation } from "./temptation.ts";
import {
  derivationCertificate,
  writeInterpretations,
  type ItemStep,
  type WrittenCertificate,
  type WrittenStep,
} from "./written-certificate.ts";

/** The letters that need words, in order of first appearance. */
export type LetterList = FinalLetters & {
  /** Letters in a condition, where English has no future: "if it rains", not "if it will rain". */
  readonly conditional: ReadonlySet<string>;
};

/** Formulas as values and as text, with the proof that they are related as claimed. */
export type Argument = {
  readonly premises: readonly Formula[];
  readonly conclusion: Formula;
  readonly premisesWritten: readonly string[];
  readonly conclusionWritten: string;
  readonly relation: "entailment" | "contradiction" | "neutral";
  readonly certificate: WrittenCertificate;
  readonly steps: readonly ItemStep[];
  readonly letters: LetterList;
};

/** The argument of an examined chain. `order` lists its open nodes in the order of the item's premises. */
export const argumentOf = (
  chain: Chain,
  skill: Skill,
  conclusion: Formula,
  order: readonly number[],
  certifier: Certifier,
): Argument => {
  const asked = idOf(chain.table, conclusion, chain.names);
  const final = certifier.begin(chain.table);
  const { table, writer, lineOf } = final;
  // Letters appear first in the premises, then in the conclusion.
  for (const i of order) lineOf(chain.nodes[i]!.id);
  const named = lineOf(asked);
  const lines = chain.nodes.map(({ id }, i) => {
    const line = lineOf(id);
    return isArbitrary(chain, i) ? nodeOf(table, nodeKinds.arbitrary, table.lefts[line]!, -1) : line;
  });
  const premises = order.map((i) => writer.formula(lines[i]!));
  const premisesWritten = order.map((i) => writer.text(lines[i]!));
  const goal = writer.formula(named);
  return {
    premises,
    conclusion: goal,
    premisesWritten,
    conclusionWritten: writer.text(named),
    ...keyOf(premises, goal, skill, (denied) =>
      (denied ? certifier.deriveNegation : certifier.derive)(chain, order, premisesWritten, final),
    ),
    steps: stepsOf(chain, lines.map(writer.text)),
    letters: { ...final.letters(), conditional: conditionalLetters([...premises, goal]) },
  };
};

/** The arguments of a contrast pair over the same letters, and the places of the core in the first. */
export type ArgumentPair = {
  readonly yes: Argument;
  readonly no: Argument;
  readonly core: readonly number[];
};

/**
 * The arguments of a contrast on a chain, whose open nodes `core` lists in the order of the exchange. Of what tempts to the
 * goal a chain is written, too. Premises and the names of letters stand in a drawn order, which tells nothing.
 */
export const argumentsOf = (
  chain: Chain,
  core: readonly number[],
  contrast: Contrast,
  { certifier, random, temptation }: PairOptions,
): ArgumentPair => {
  const { table: own, names } = chain;
  const goal = formulaAt(chain, 0);
  const final = certifier.begin(own);
  const { table, writer, lineOf } = final;
  const atoms = new Map<string, Formula>();
  for (const formula of [...contrast.yes, goal])
    eachAtom(formula, (atom) => void atoms.set(atom.name, closed(atom)));
  for (const atom of random.shuffle([...atoms.values()])) lineOf(idOf(own, atom, names));
  const order = storyOrder([contrast.yes, contrast.no], random);
  const finalOf = (id: number, isArbitraryLine: boolean): number => {
    const line = lineOf(id);
    return isArbitraryLine && table.kinds[line] === nodeKinds.forall
      ? nodeOf(table, nodeKinds.arbitrary, table.lefts[line]!, -1)
      : line;
  };
  const listOf = (formulas: readonly Formula[]) =>
    order.map((i) => {
      const node = core[contrast.copyOf[i]!];
      return finalOf(idOf(own, formulas[i]!, names), node !== undefined && isArbitrary(chain, node));
    });
  const lines = chain.nodes.map(({ id }, i) => finalOf(id, isArbitrary(chain, i)));
  const written = lines.map(writer.text);
  const asked = writer.formula(lines[0]!);
  const [yes, no] = [listOf(contrast.yes), listOf(contrast.no)];
  const conditional = conditionalLetters([...yes.map(writer.formula), ...no.map(writer.formula), asked]);
  const made = (ids: readonly number[], skill: Pick<Skill, "kind">): Omit<Argument, "steps" | "letters"> => {
    const premises = ids.map(writer.formula);
    const premisesWritten = ids.map(writer.text);
    const nodes = order.map((i) => core[i] ?? -1);
    const key = keyOf(premises, asked, skill, () => certifier.derive(chain, nodes, premisesWritten, final));
    return { premises, conclusion: asked, premisesWritten, conclusionWritten: written[0]!, ...key };
  };
  const [ofYes, ofNo] = [made(yes, { kind: "valid" }), made(no, { kind: "near" })];
  const steps = stepsOf(chain, written);
  const tempting = (temptation?.from ?? []).flatMap((line) =>
    typeof line === "number" ? stepsOf(chain, written, line) : [],
  );
  const from = temptation?.from.map((line) =>
    typeof line === "number" ? written[line]! : writer.text(lineOf(idOf(own, line, names))),
  );
  const stepsOfNo = temptation && [
    ...tempting,
    { skill: temptation.form.rule.name, from: from!, to: written[0]! },
  ];
  const letters = { ...final.letters(), conditional };
  return {
    yes: { ...ofYes, steps, letters },
    no: { ...ofNo, steps: stepsOfNo ?? [], letters },
    core: order.flatMap((i, place) => (i < core.length ? [place] : [])),
  };
};

type PairOptions = {
  readonly certifier: Certifier;
  readonly random: Random;
  /** The fallacy that tempts to the goal. */
  readonly temptation?: Temptation;
};

/** An atom as a formula without free variables, by which its letter is named. */
const closed = (atom: Atom): Formula =>
  atom.terms.reduceRight<Formula>(
    (formula, term) => (term.kind === "variable" ? forall(term.name, formula) : formula),
    atom,
  );

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

const keyOf = (
  premises: readonly Formula[],
  conclusion: Formula,
  { kind }: Pick<Skill, "kind">,
  derivation: (denied: boolean) => readonly WrittenStep[],
): Pick<Argument, "relation" | "certificate"> => {
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
      certificate: writeInterpretations({ satisfying: interpretation(1), refuting: interpretation(-1) }),
    };
  const denied = kind === "contradiction";
  return {
    relation: denied ? "contradiction" : "entailment",
    certificate: derivationCertificate(derivation(denied), interpretation(0)),
  };
};

/** The chain's rule applications, from the premises to a node, the conclusion where none is named. */
const stepsOf = (chain: Chain, written: readonly string[], to = 0): readonly ItemStep[] => {
  const steps: ItemStep[] = [];
  const visit = (at: number): void => {
    const step = chain.nodes[at]?.step;
    if (!step) return;
    step.from.forEach(visit);
    steps.push({ skill: step.form.rule.name, from: step.from.map((i) => written[i]!), to: written[at]! });
  };
  visit(to);
  return steps;
};

/** The premises in the order of the rules: depth first along the chain. */
export const naturalOrder = (chain: Chain): readonly number[] => leavesBelow(chain, 0);
