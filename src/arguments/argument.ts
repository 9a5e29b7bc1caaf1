/**
 * An argument proved: premises, conclusion, relation, certificate, steps, and the letters that need words. It is made
 * from a chain that has been examined; formulas get their final letters here. Words come afterwards, so that one
 * argument can be worded many times.
 */
import type { Skill } from "#catalog/skill";
import type { Interpretation } from "#logic/certificate";
import { eachAtom, forall, getParts, type Atom, type Formula } from "#logic/formula";
import type { Certifier } from "./certify.ts";
import { getNodeFormula, isArbitrary, type DerivationTree } from "./chain.ts";
import { listLeaves } from "./examine.ts";
import type { Contrast } from "./contrast.ts";
import type { FinalLetters, FinalLines } from "./final-letters.ts";
import { nodeKinds, internNode } from "./nodes.ts";
import type { Random } from "./random.ts";
import { internFormula } from "./read.ts";
import { compileTheory } from "./satisfiability.ts";
import { storyOrder } from "./story-order.ts";
import type { FallacyMatch } from "./temptation.ts";
import {
  derivationCertificate,
  writeInterpretations,
  type ItemStep,
  type WrittenCertificate,
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
export const buildArgument = (
  tree: DerivationTree,
  { kind }: Skill,
  conclusion: Formula,
  order: readonly number[],
  certifier: Certifier,
): Argument => {
  const draft = new Draft(tree, certifier);
  // Letters appear first in the premises, then in the conclusion.
  const premises = order.map((i) => draft.nodeLine(i));
  const asked = draft.final.toLine(internFormula(tree.table, conclusion, tree.names));
  const own = draft.prove(premises, asked, kind, order);
  return { ...own, steps: draft.stepsTo(0), letters: draft.letters([...own.premises, own.conclusion]) };
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
export const buildArgumentPair = (
  tree: DerivationTree,
  core: readonly number[],
  contrast: Contrast,
  { certifier, random, temptation }: PairOptions,
): ArgumentPair => {
  const draft = new Draft(tree, certifier);
  const { toLine, writer } = draft.final;
  const idFor = (formula: Formula): number => internFormula(tree.table, formula, tree.names);
  const atoms = new Map<string, Formula>();
  for (const formula of [...contrast.yes, getNodeFormula(tree, 0)])
    eachAtom(formula, (atom) => void atoms.set(atom.name, closeAtom(atom)));
  for (const atom of random.shuffle([...atoms.values()])) toLine(idFor(atom));
  const order = storyOrder([contrast.yes, contrast.no], random);
  const asked = draft.nodeLine(0);
  const [ofYes, ofNo] = (["yes", "no"] as const).map((side) => {
    const premises = order.map((i) => {
      const node = core[contrast.copySources[i]!];
      return draft.line(idFor(contrast[side][i]!), node !== undefined && isArbitrary(tree, node));
    });
    const nodes = order.map((i) => core[i] ?? -1);
    return draft.prove(premises, asked, side === "yes" ? "valid" : "near", nodes);
  });
  const letters = draft.letters([...ofYes!.premises, ...ofNo!.premises, ofYes!.conclusion]);
  const from = temptation?.from.map((line) =>
    writer.text(typeof line === "number" ? draft.nodeLine(line) : toLine(idFor(line))),
  );
  const tempting = temptation && [
    ...temptation.from.flatMap((line) => (typeof line === "number" ? draft.stepsTo(line) : [])),
    { skill: temptation.form.rule.name, from: from!, to: ofYes!.conclusionWritten },
  ];
  return {
    yes: { ...ofYes!, steps: draft.stepsTo(0), letters },
    no: { ...ofNo!, steps: tempting ?? [], letters },
    core: order.flatMap((i, place) => (i < core.length ? [place] : [])),
  };
};

type PairOptions = {
  readonly certifier: Certifier;
  readonly random: Random;
  /** The fallacy that tempts to the goal. */
  readonly temptation?: FallacyMatch;
};

/** An atom as a formula without free variables, by which its letter is named. */
const closeAtom = (atom: Atom): Formula =>
  atom.terms.reduceRight<Formula>(
    (formula, term) => (term.kind === "variable" ? forall(term.name, formula) : formula),
    atom,
  );

/** The letters that formulas have in a condition: behind "if" or "if and only if". */
export const conditionalLetters = (formulas: readonly Formula[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  const visit = (formula: Formula, isInside: boolean): void => {
    if (formula.kind === "atom" && isInside) letters.add(formula.name);
    const side = formula.kind === "implies" ? 0 : formula.kind === "iff" ? 1 : undefined;
    for (const [i, part] of getParts(formula).entries()) visit(part, isInside || i === side);
  };
  for (const formula of formulas) visit(formula, false);
  return letters;
};

/** An argument of a chain while its lines get their final letters. */
class Draft {
  readonly final: FinalLines;
  readonly #tree: DerivationTree;
  readonly #certifier: Certifier;

  constructor(tree: DerivationTree, certifier: Certifier) {
    this.#tree = tree;
    this.#certifier = certifier;
    this.final = certifier.begin(tree.table);
  }

  /** Returns a line of the chain's table with final letters. */
  line(id: number, isOfArbitrary: boolean): number {
    const { table, toLine } = this.final;
    const line = toLine(id);
    return isOfArbitrary && table.kinds[line] === nodeKinds.forall
      ? internNode(table, nodeKinds.arbitrary, table.lefts[line]!, -1)
      : line;
  }

  nodeLine(node: number): number {
    return this.line(this.#tree.nodes[node]!.id, isArbitrary(this.#tree, node));
  }

  /** Returns the argument from some lines to another with its certificate; `nodes` are those of the chain that the premises are. */
  prove(
    premiseLines: readonly number[],
    asked: number,
    kind: Skill["kind"],
    nodes: readonly number[],
  ): Omit<Argument, "steps" | "letters"> {
    const { writer } = this.final;
    const premises = premiseLines.map(writer.formula);
    const premisesWritten = premiseLines.map(writer.text);
    const conclusion = writer.formula(asked);
    const own = { premises, premisesWritten, conclusion, conclusionWritten: writer.text(asked) };
    const theory = compileTheory([...premises, conclusion]);
    const interpretation = (sign: number): Interpretation => {
      const found = theory.interpretation(Int8Array.of(...premises.map(() => 1), sign));
      if (found === undefined) throw new Error("an examined argument has lost its interpretation");
      return found;
    };
    if (kind !== "valid" && kind !== "contradiction") {
      const certificate = writeInterpretations({
        satisfying: interpretation(1),
        refuting: interpretation(-1),
      });
      return { ...own, relation: "neutral", certificate };
    }
    const isDenied = kind === "contradiction";
    const derive = isDenied ? this.#certifier.deriveNegation : this.#certifier.derive;
    const steps = derive(this.#tree, nodes, premisesWritten, this.final);
    const relation = isDenied ? "contradiction" : "entailment";
    return { ...own, relation, certificate: derivationCertificate(steps, interpretation(0)) };
  }

  /** Returns the chain's rule applications, from the premises to a node. */
  stepsTo(node: number): readonly ItemStep[] {
    const step = this.#tree.nodes[node]?.step;
    if (!step) return [];
    const written = (at: number): string => this.final.writer.text(this.nodeLine(at));
    return [
      ...step.from.flatMap((at) => this.stepsTo(at)),
      { skill: step.form.rule.name, from: step.from.map(written), to: written(node) },
    ];
  }

  letters(formulas: readonly Formula[]): LetterList {
    return { ...this.final.letters(), conditional: conditionalLetters(formulas) };
  }
}

/** The premises in the order of the rules: depth first along the chain. */
export const naturalOrder = (tree: DerivationTree): readonly number[] => listLeaves(tree, 0);
