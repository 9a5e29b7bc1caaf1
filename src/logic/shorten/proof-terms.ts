/**
 * Represents a derivation as a graph of terms that bind their assumptions, so that parts of a proof can be replaced. A term is
 * immutable; equal parts may be shared. Untrusted: `derivation.ts` checks what is written.
 */
import type { Derivation, DerivationRule } from "../certificate.ts";
import { createFormulaTable, type FormulaTable } from "../formula-table.ts";
import { constant, constantsOf, instanceConstant, type Formula, not } from "../formula.ts";
import { getOrInsert } from "../memoize.ts";
import { mapAtoms } from "../map-parts.ts";
import { assumptionNode, inferredNode, premiseNode, type ProofNode, writeDerivation } from "../proof.ts";

export type ProofTerm = {
  readonly formula: Formula;
  readonly rule: DerivationRule;
  readonly from: readonly ProofTerm[];
  /** The assumptions that the term discharges. */
  readonly binds: readonly ProofTerm[];
  /** The open assumptions that the term depends on. */
  readonly needs: ReadonlySet<ProofTerm>;
  /** The constants of the term and of all terms below it. */
  readonly names: ReadonlySet<string>;
};

export const assume = (formula: Formula): ProofTerm => {
  const needs = new Set<ProofTerm>();
  const term: ProofTerm = {
    formula,
    rule: "assumption",
    from: [],
    binds: [],
    needs,
    names: new Set(constantsOf(formula)),
  };
  needs.add(term);
  return term;
};

export const infer = (
  formula: Formula,
  rule: DerivationRule,
  from: readonly ProofTerm[],
  binds: readonly ProofTerm[] = [],
): ProofTerm => {
  const needs = new Set(from.flatMap((term) => [...term.needs]));
  for (const bound of binds) needs.delete(bound);
  const below = [...from, ...binds].flatMap(({ names }) => [...names]);
  return { formula, rule, from, binds, needs, names: new Set([...constantsOf(formula), ...below]) };
};

/** The opposite of an assumption from a contradiction within it: ¬φ, or φ where ¬φ was assumed. */
export const refute = (bound: ProofTerm, contradiction: ProofTerm): ProofTerm =>
  bound.formula.kind === "not"
    ? infer(bound.formula.body, "RAA", [contradiction], [bound])
    : infer(not(bound.formula), "¬I", [contradiction], [bound]);

/** The last line of a derivation as a term; undefined for a derivation without lines. */
export const readTerm = ({ steps }: Derivation): ProofTerm | undefined => {
  const terms: ProofTerm[] = [];
  for (const { formula, rule, from, discharges = [] } of steps)
    terms.push(
      rule === "assumption"
        ? assume(formula)
        : rule === "reiteration"
          ? terms[from[0]! - 1]!
          : infer(
              formula,
              rule,
              from.map((n) => terms[n - 1]!),
              discharges.map((n) => terms[n - 1]!),
            ),
    );
  return terms.at(-1);
};

/** Returns the term with other parts; itself if they are the same. */
export const withParts = (
  term: ProofTerm,
  from: readonly ProofTerm[],
  binds: readonly ProofTerm[] = term.binds,
): ProofTerm =>
  from.every((part, i) => part === term.from[i]) && binds.every((bound, i) => bound === term.binds[i])
    ? term
    : infer(term.formula, term.rule, from, binds);

/** What stands for some assumptions, and the terms replaced so far; a scope within another one begins at a discharge. */
type Scope = {
  readonly values: ReadonlyMap<ProofTerm, ProofTerm>;
  readonly replaced: Map<ProofTerm, ProofTerm>;
  readonly outer?: Scope;
};

/**
 * Replaces terms within `whole`: assumptions by `values`, and every other term that depends on one of them by what `replace`
 * returns for it (undefined: its parts are replaced). Assumptions discharged within are made anew.
 */
export const replaceTerms = (
  whole: ProofTerm,
  values: ReadonlyMap<ProofTerm, ProofTerm>,
  replace: (term: ProofTerm, inner: (part: ProofTerm) => ProofTerm) => ProofTerm | undefined = () =>
    undefined,
): ProofTerm => {
  const within = (term: ProofTerm, scope: Scope): ProofTerm => {
    if (!someIn(scope.values, term.needs))
      return scope.outer === undefined ? term : within(term, scope.outer);
    const value = scope.values.get(term);
    if (value !== undefined) return value;
    if (term.rule === "assumption") return scope.outer === undefined ? term : within(term, scope.outer);
    return getOrInsert(scope.replaced, term, () => {
      const given = replace(term, (part) => within(part, scope));
      if (given !== undefined) return given;
      if (term.binds.length === 0)
        return withParts(
          term,
          term.from.map((part) => within(part, scope)),
        );
      const binds = term.binds.map((bound) => assume(bound.formula));
      const inner: Scope = {
        values: new Map(term.binds.map((bound, i) => [bound, binds[i]!])),
        replaced: new Map(),
        outer: scope,
      };
      return withParts(
        term,
        term.from.map((part) => within(part, inner)),
        binds,
      );
    });
  };
  return within(whole, { values, replaced: new Map() });
};

const someIn = (values: ReadonlyMap<ProofTerm, ProofTerm>, needs: ReadonlySet<ProofTerm>): boolean => {
  for (const need of needs) if (values.has(need)) return true;
  return false;
};

/** Replaces a constant by another one throughout a term. */
export const renameConstant = (whole: ProofTerm, from: string, to: string): ProofTerm => {
  if (from === to) return whole;
  const renamed = new Map<ProofTerm, ProofTerm>();
  const inFormula = (formula: Formula): Formula =>
    mapAtoms(formula, (atom) => ({
      ...atom,
      terms: atom.terms.map((term) => (term.kind === "constant" && term.name === from ? constant(to) : term)),
    }));
  const rename = (term: ProofTerm): ProofTerm =>
    !term.names.has(from)
      ? term
      : getOrInsert(renamed, term, () =>
          term.rule === "assumption"
            ? assume(inFormula(term.formula))
            : infer(inFormula(term.formula), term.rule, term.from.map(rename), term.binds.map(rename)),
        );
  return rename(whole);
};

/**
 * Writes a term as a derivation from those of its premises that it uses, in their order. What is said of the example of an
 * existential formula stands below the line that introduces the example.
 */
export const writeTerm = (conclusion: ProofTerm, premises: readonly Formula[]): Derivation => {
  const table = createFormulaTable();
  const used = usedPremises(conclusion, table);
  const kept = premises.map(table.idOf).filter((id) => used.has(id));
  const nodes = new Map([...new Set(kept)].map((id) => [id, premiseNode(id)]));
  return writeDerivation([...nodes.values()], buildNode(conclusion, table, nodes), table);
};

const usedPremises = (whole: ProofTerm, table: FormulaTable): ReadonlySet<number> => {
  const used = new Set<number>();
  const seen = new Set<ProofTerm>();
  const visit = (term: ProofTerm): void => {
    if (seen.has(term)) return;
    seen.add(term);
    if (term.rule === "premise") used.add(table.idOf(term.formula));
    term.from.forEach(visit);
  };
  visit(whole);
  return used;
};

type Environment = {
  readonly depth: number;
  readonly assumptions: ReadonlyMap<ProofTerm, ProofNode>;
  /** By the example of an existential formula the assumption that introduces it. */
  readonly examples: ReadonlyMap<string, ProofNode>;
};

const buildNode = (
  whole: ProofTerm,
  table: FormulaTable,
  premises: ReadonlyMap<number, ProofNode>,
): ProofNode => {
  const built = new Map<ProofTerm, { readonly key: readonly ProofNode[]; readonly node: ProofNode }[]>();
  const build = (term: ProofTerm, at: Environment): ProofNode => {
    const key = [
      ...[...term.needs].map((need) => at.assumptions.get(need)!),
      ...[...term.names].flatMap((name) => at.examples.get(name) ?? []),
    ];
    const versions = getOrInsert(built, term, () => []);
    const known = versions.find((one) => one.key.every((node, i) => node === key[i]));
    if (known !== undefined && known.key.length === key.length) return known.node;
    const node = make(term, at);
    versions.push({ key, node });
    return node;
  };
  const make = (term: ProofTerm, at: Environment): ProofNode => {
    const id = table.idOf(term.formula);
    if (term.rule === "assumption") return at.assumptions.get(term)!;
    if (term.rule === "premise") return premises.get(id)!;
    const bound = term.binds.map((one) => assumptionNode(table.idOf(one.formula), at.depth + 1));
    const from = term.from.map((part, i) => {
      // The last lines cited end the boxes of the assumptions, in their order.
      const box = i - (term.from.length - bound.length);
      if (box < 0) return build(part, at);
      const [one, node] = [term.binds[box]!, bound[box]!];
      const example = term.rule === "∃E" ? instanceConstant(term.from[0]!.formula, one.formula) : undefined;
      return build(part, {
        depth: at.depth + 1,
        assumptions: new Map(at.assumptions).set(one, node),
        examples: example === undefined ? at.examples : new Map(at.examples).set(example, node),
      });
    });
    const node = inferredNode(id, term.rule, from, bound);
    const example = constantsOf(term.formula).flatMap((name) => at.examples.get(name) ?? []);
    const missing = example.filter((one) => !node.needs.includes(one));
    if (missing.length === 0) return node;
    const needs = [...node.needs, ...missing].toSorted((a, b) => b.depth - a.depth);
    return { ...node, needs };
  };
  return build(whole, { depth: 0, assumptions: new Map(), examples: new Map() });
};
