/**
 * Unit propagation: what follows from premises and the denied goal, clause by clause, without supposing anything. Quantifiers
 * range over the constants, and over a witness for each statement of existence that becomes a fact.
 *
 * Arguments that propagation leaves open take cases. How many cases stand one inside another is the hardness of Gwynne and Kullmann
 * (2013, "Generalising unit-refutation completeness and SLUR via nested input resolution").
 */
import type { Sequent } from "#logic/certificate";
import { createNodeTable, isQuantifier, nodeKinds, replace, type NodeTable } from "./nodes.ts";
import { createNames, internFormula } from "./read.ts";

/** How premises and a denied goal are refuted. */
export type Refutation = {
  /** Rounds of propagation along the longest branch of cases. A round takes each clause once; the last one meets the clash. */
  readonly rounds: number;
  /** Cases one inside another: 0 where propagation decides. */
  readonly cases: number;
};

/** Returns how an entailment is refuted with the fewest nested cases; undefined where `maxCases` leave it open. */
export const refuteByPropagation = (
  { premises, conclusion }: Sequent,
  maxCases = 3,
): Refutation | undefined => {
  const table = createNodeTable();
  const names = createNames();
  const literals = [
    ...premises.map((premise) => 2 * internFormula(table, premise, names, "quantifier")),
    2 * internFormula(table, conclusion, names, "quantifier") + 1,
  ];
  const facts = new Facts(table, [...Array(Math.max(1, names.constants.count())).keys()]);
  for (const literal of literals) facts.add(literal);
  for (let cases = 0; cases <= maxCases; cases++) {
    const rounds = facts.refute(cases);
    if (rounds !== undefined) return { rounds, cases };
  }
  return undefined;
};

/** Returns whether an argument takes cases or a supposition: unit propagation leaves it open. */
export const takesCases = (argument: Sequent): boolean => refuteByPropagation(argument, 0) === undefined;

/** A node twice, and one more where it is denied. A clause is a list of literals. */
type Literal = number;
type Clause = readonly Literal[];

/** Members beyond which no witness is named. */
const maxMembers = 12;

/** Clauses that are true, and the literals that follow. */
class Facts {
  readonly #table: NodeTable;
  readonly #members: number[];
  readonly #literals: Set<Literal>;
  readonly #clauses: Clause[];
  #clashes = false;

  constructor(
    table: NodeTable,
    members: readonly number[],
    literals: Iterable<Literal> = [],
    clauses: readonly Clause[] = [],
  ) {
    this.#table = table;
    this.#members = [...members];
    this.#literals = new Set(literals);
    this.#clauses = [...clauses];
  }

  /** Adds a formula or its denial. */
  add(literal: Literal): void {
    for (const clause of toClauses(this.#table, literal))
      if (clause.length === 1) this.#addFact(clause[0]!);
      else this.#clauses.push(clause);
  }

  /** Returns in how many rounds the facts clash, with so many cases one inside another; undefined where they do not. */
  refute(cases: number): number | undefined {
    for (let rounds = 0; ;) {
      rounds += this.#propagate();
      if (this.#clashes) return rounds;
      const deepest = cases === 0 ? undefined : this.#refuteCases(cases - 1);
      if (deepest === undefined) return undefined;
      rounds += deepest;
    }
  }

  #addFact(literal: Literal): void {
    // What a quantified literal says of members clashes in a round of its own, whatever was added before it.
    this.#clashes ||= this.#isAtomicallyFalse(literal);
    if (this.#literals.has(literal)) return;
    this.#literals.add(literal);
    const kind = this.#table.kinds[literal >> 1]!;
    if (!isQuantifier(kind)) return;
    if (isUniversal(kind, literal))
      for (const member of this.#members) this.add(this.#instance(literal, member));
    else if (this.#members.length < maxMembers) this.#nameWitness(literal);
  }

  #isAtomicallyFalse(literal: Literal): boolean {
    return !isQuantifier(this.#table.kinds[literal >> 1]!) && this.#isTrue(literal) === false;
  }

  #nameWitness(literal: Literal): void {
    const witness = Math.max(...this.#members) + 1;
    this.#members.push(witness);
    this.add(this.#instance(literal, witness));
    for (const fact of this.#literals) {
      const kind = this.#table.kinds[fact >> 1]!;
      if (isQuantifier(kind) && isUniversal(kind, fact)) this.add(this.#instance(fact, witness));
    }
  }

  #instance(literal: Literal, member: number): Literal {
    return 2 * replace(this.#table, this.#table.lefts[literal >> 1]!, [-1 - member]) + (literal & 1);
  }

  #isTrue(literal: Literal): boolean | undefined {
    if (this.#literals.has(literal)) return true;
    if (this.#literals.has(literal ^ 1)) return false;
    const kind = this.#table.kinds[literal >> 1]!;
    if (kind === nodeKinds.true || kind === nodeKinds.false)
      return (kind === nodeKinds.true) === ((literal & 1) === 0);
    if (!isQuantifier(kind)) return undefined;
    const isEvery = isUniversal(kind, literal);
    return this.#members.some((member) => this.#holds(this.#instance(literal, member)) === !isEvery)
      ? !isEvery
      : undefined;
  }

  /** The same of any formula or its denial, by its clauses. */
  #holds(literal: Literal): boolean | undefined {
    const values = toClauses(this.#table, literal).map((clause) => {
      const own = clause.map((one) => this.#isTrue(one));
      return own.includes(true) ? true : own.includes(undefined) ? undefined : false;
    });
    return values.includes(false) ? false : values.includes(undefined) ? undefined : true;
  }

  #propagate(): number {
    for (let rounds = 1; ; rounds++) {
      if (this.#clashes) return rounds - 1;
      const news = new Set<Literal>();
      for (const clause of this.#clauses) {
        const open = clause.filter((literal) => this.#isTrue(literal) !== false);
        this.#clashes ||= open.length === 0;
        if (open.length === 1 && this.#isTrue(open[0]!) === undefined) news.add(open[0]!);
      }
      if (this.#clashes) return rounds;
      if (news.size === 0) return rounds - 1;
      for (const literal of news) this.#addFact(literal);
    }
  }

  /** Adds what cannot be otherwise, and returns the rounds that this took at the most; undefined where there is no such literal. */
  #refuteCases(cases: number): number | undefined {
    const literals = new Set(this.#clauses.flat()).values().filter((one) => this.#isTrue(one) === undefined);
    const refuted = [...literals].flatMap((literal) => {
      const supposed = new Facts(this.#table, this.#members, this.#literals, this.#clauses);
      supposed.#addFact(literal);
      const rounds = supposed.refute(cases);
      return rounds === undefined ? [] : [{ literal, rounds }];
    });
    if (refuted.length === 0) return undefined;
    for (const { literal } of refuted) this.#addFact(literal ^ 1);
    return Math.max(...refuted.map(({ rounds }) => rounds));
  }
}

const isUniversal = (kind: number, literal: Literal): boolean =>
  (kind === nodeKinds.exists) === ((literal & 1) === 1);

const toClauses = (table: NodeTable, literal: Literal): readonly Clause[] => {
  const [id, denied] = [literal >> 1, literal & 1];
  const kind = table.kinds[id]!;
  const [left, right] = [2 * table.lefts[id]!, 2 * table.rights[id]!];
  const expandLiteral = (one: Literal): readonly Clause[] => toClauses(table, one);
  const either = (one: Literal, other: Literal): readonly Clause[] =>
    expandLiteral(one).flatMap((clause) =>
      expandLiteral(other).map((rest) => [...new Set([...clause, ...rest])]),
    );
  switch (kind) {
    case nodeKinds.not:
      return expandLiteral(left ^ (1 - denied));
    case nodeKinds.and:
      return denied ? either(left ^ 1, right ^ 1) : [...expandLiteral(left), ...expandLiteral(right)];
    case nodeKinds.or:
      return denied ? [...expandLiteral(left ^ 1), ...expandLiteral(right ^ 1)] : either(left, right);
    case nodeKinds.implies:
      return denied ? [...expandLiteral(left), ...expandLiteral(right ^ 1)] : either(left ^ 1, right);
    case nodeKinds.iff:
      return [...either(left, right ^ (1 - denied)), ...either(left ^ 1, right ^ denied)];
    default:
      return [[literal]];
  }
};
