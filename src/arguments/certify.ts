/**
 * The derivation of a chain, put together from its rules' own derivations: each rule form is proved once over
 * its letters, and every step of a chain is an instance of that proof. The checker in `#logic` replays the
 * whole; nobody has to believe this file.
 */
import type { DerivationRule, Sequent } from "#logic/certificate";
import { OrganonError } from "#logic/error";
import { eachAtom } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";
import { parseSequent, printSequent } from "#logic/notation";
import { prove } from "#logic/prove";
import type { DerivationTree, TreeStep } from "./chain.ts";
import {
  isQuantifier,
  getLetter,
  nodeKinds,
  internNode,
  replace,
  getTermList,
  type NodeTable,
} from "./nodes.ts";
import { createFinalLines, type FinalLines } from "./final-letters.ts";
import { toNumbered, type NumberedSequent } from "./forms.ts";
import { internFormula } from "./read.ts";
import { apply, resolveConstant, join, letterItself, type Substitution } from "./unify.ts";
import type { WrittenStep } from "./written-certificate.ts";

/**
 * Derives node 0 of a chain from its open nodes, the `premises`, in the order given; `texts` are the item's lines that
 * they became, `final` gives all others.
 */
type Derive = (
  tree: DerivationTree,
  premises: readonly number[],
  texts: readonly string[],
  final: FinalLines,
) => readonly WrittenStep[];

export type Certifier = {
  /** Begins the lines of an argument. */
  readonly begin: (own: NodeTable) => FinalLines;
  readonly derive: Derive;
  /** The same, and from its last line the negation of the contrary conclusion. */
  readonly deriveNegation: Derive;
};

/** A certifier; the proofs of the rule forms are found on first use and kept. */
export const createCertifier = (): Certifier => {
  const proofs = new WeakMap<Sequent, Schema>();
  const getSchema = (sequent: Sequent): Schema => getOrInsert(proofs, sequent, buildSchema);
  const negations = negationSequents();

  const lines = (
    tree: DerivationTree,
    premises: readonly number[],
    texts: readonly string[],
    final: FinalLines,
  ): Lines => {
    const written = beginLines(texts, final);
    const substitution = join(tree.bindings);
    const lineNumbers = new Map(premises.map((node, i) => [node, i + 1]));
    const visit = (at: number): number => {
      const known = lineNumbers.get(at);
      if (known !== undefined) return known;
      const step = tree.nodes[at]!.step!;
      const schema = getSchema(step.form.rule.forms[step.form.index]!);
      const meanings = resolveMeanings(tree.table, substitution, step, schema, final);
      const line = written.append(schema, step.from.map(visit), meanings);
      lineNumbers.set(at, line);
      return line;
    };
    visit(0);
    return written;
  };

  return {
    begin: createFinalLines,
    derive: (...tree) => lines(...tree).steps,
    deriveNegation: (tree, premises, texts, final) => {
      const written = lines(tree, premises, texts, final);
      const { kinds, lefts } = tree.table;
      const id = tree.nodes[0]!.id;
      const kind = kinds[id];
      if (kind === nodeKinds.not) return written.steps;
      const body = isQuantifier(kind!) ? lefts[id]! : id;
      const isDenied = body !== id && kinds[body] === nodeKinds.not;
      const name = kind === nodeKinds.forall ? "forall" : kind === nodeKinds.exists ? "exists" : "other";
      const sequent = name === "other" || !isDenied ? negations[name] : negations[`${name}Not`];
      written.append(getSchema(sequent), [written.last()], {
        letters: [final.toLine(isDenied ? lefts[body]! : body)],
        constants: [],
      });
      return written.steps;
    },
  };
};

const negationSequents = () => ({
  other: parseSequent("p ⊢ ¬¬p"),
  forall: parseSequent("∀x P(x) ⊢ ¬∃x ¬P(x)"),
  exists: parseSequent("∃x P(x) ⊢ ¬∀x ¬P(x)"),
  forallNot: parseSequent("∀x ¬P(x) ⊢ ¬∃x P(x)"),
  existsNot: parseSequent("∃x ¬P(x) ⊢ ¬∀x P(x)"),
});

/** A rule's proof, numbered as the rule's form is. */
type Schema = Pick<NumberedSequent, "table" | "constants"> & {
  /** The lines behind the premises, numbered on from them. */
  readonly steps: readonly {
    readonly id: number;
    readonly rule: DerivationRule;
    readonly from: readonly number[];
    readonly discharges: readonly number[] | undefined;
  }[];
  readonly premises: number;
  /** By number the letters' places. */
  readonly places: readonly number[];
  /** How many constants the proof brings in, numbered behind those of the rule, for arbitrary individuals. */
  readonly arbitrary: number;
};

const buildSchema = (sequent: Sequent): Schema => {
  const proof = prove(sequent.premises, sequent.conclusion);
  if (proof === undefined)
    throw new OrganonError("bug/unproved-rule", `no proof found for ${printSequent(sequent)}`);
  const { table, names, constants } = toNumbered(sequent);
  const places: number[] = [];
  for (const line of [...sequent.premises, sequent.conclusion])
    eachAtom(line, ({ name, terms }) => (places[names.letters.getNumber(name)] = terms.length));
  const steps = proof.steps
    .filter(({ rule }) => rule !== "premise")
    .map(({ formula, rule, from, discharges }) => ({
      id: internFormula(table, formula, names, "quantifier"),
      rule,
      from,
      discharges,
    }));
  const arbitrary = names.constants.count() - constants;
  return { table, constants, steps, premises: sequent.premises.length, places, arbitrary };
};

/** The meanings of a schema's variables and constants in a chain, by their numbers in the schema. */
type Meanings = { readonly letters: readonly number[]; readonly constants: readonly number[] };

const resolveMeanings = (
  table: NodeTable,
  substitution: Substitution,
  step: TreeStep,
  { places, constants }: Schema,
  { toLine, toConstant }: FinalLines,
): Meanings => ({
  letters: places.map((count, i) =>
    toLine(apply(table, letterItself(table, step.letters + i, count), substitution)),
  ),
  constants: Array.from({ length: constants }, (_, i) =>
    toConstant(resolveConstant(substitution, step.constants + i)),
  ),
});

type Lines = {
  /** Appends an instance of a proof whose premises are the lines `from`; gives the number of its last line. */
  readonly append: (schema: Schema, from: readonly number[], meanings: Meanings) => number;
  readonly last: () => number;
  readonly steps: readonly WrittenStep[];
};

const beginLines = (premises: readonly string[], { table, writer, someone }: FinalLines): Lines => {
  const steps: WrittenStep[] = premises.map((formula, i) => ({
    n: i + 1,
    formula,
    rule: "premise",
    from: [],
    discharges: [],
  }));
  let arbitrary = 0;
  let last = steps.length;

  const append: Lines["append"] = (schema, from, { letters, constants: own }) => {
    const constants = [...own];
    for (let i = 0; i < schema.arbitrary; i++) constants.push(someone(++arbitrary));
    const before = steps.length;
    const toLine = (line: number): number =>
      line <= schema.premises ? from[line - 1]! : before + line - schema.premises;
    for (const { id, rule, from: lines, discharges } of schema.steps) {
      const formula = writer.text(copyInstance(schema.table, id, table, { letters, constants }));
      steps.push({
        n: steps.length + 1,
        formula,
        rule,
        from: lines.map(toLine),
        discharges: discharges?.map(toLine) ?? [],
      });
    }
    last = schema.steps.length > 0 ? steps.length : from[0]!;
    return last;
  };
  return { append, last: () => last, steps };
};

/** A schema's formula over a chain's table. */
const copyInstance = (from: NodeTable, id: number, to: NodeTable, meanings: Meanings): number => {
  const kind = from.kinds[id]!;
  const [left, right] = [from.lefts[id]!, from.rights[id]!];
  if (kind !== nodeKinds.atom)
    return internNode(
      to,
      kind,
      left < 0 ? -1 : copyInstance(from, left, to, meanings),
      right < 0 ? -1 : copyInstance(from, right, to, meanings),
    );
  const meaning = meanings.letters[getLetter(from, id)]!;
  if (to.frees[meaning] === 0) return meaning;
  const terms: number[] = [];
  for (let at = getTermList(from, id); at >= 0; at = from.rights[at]!) {
    const term = from.lefts[at]!;
    terms.push(term < 0 ? -1 - meanings.constants[-1 - term]! : term);
  }
  return terms.every((term, i) => term === i) ? meaning : replace(to, meaning, terms);
};
