/**
 * Contrast twins: two arguments that differ only in which clauses are where, one entailed, the other not.
 * They share the conclusion and the words of their premises, so nothing but the order of words, which is the
 * logic itself, tells their answers apart.
 */
import { compile, equal, evaluate, type Formula, type Interpretation, type Relation } from "#logic";
import type { Random } from "./random.ts";
import { settled, theoryOf } from "./satisfiability.ts";
import { literalsOf, withLiterals, type Literal } from "./literals.ts";

/** The words of a formula's sentence, for formulas whose letters are among those of some others. */
export type WordsOf = (others: readonly Formula[]) => (formula: Formula) => readonly string[];

/** What a twin must be to its conclusion. */
export type TwinRelation = Extract<Relation, "entailment" | "contradiction" | "neutral">;

/**
 * Premises with the literals of `premises` at other places, whose relation to the conclusion is one of `wanted`;
 * undefined where none was found among all arrangements (up to six literals) or among `tries` random ones.
 * Arrangements that leave every sign at its place come first: signs move only where letters cannot.
 */
export const findTwin = (
  premises: readonly Formula[],
  conclusion: Formula,
  wanted: readonly TwinRelation[],
  wordsOf: WordsOf,
  random: Random,
  tries = 120,
): { readonly premises: readonly Formula[]; readonly relation: TwinRelation } | undefined => {
  const literals = literalsOf(premises);
  const wordsOfLine = wordsOf(premises);
  /** Whether the lines that differ are made of the same words, whatever their order. */
  const sameWords = (moved: readonly Formula[]): boolean => {
    const changed = premises.flatMap((premise, i) => (moved[i] === premise ? [] : [i]));
    const bagOf = (lines: readonly Formula[]): string =>
      changed
        .flatMap((i) => wordsOfLine(lines[i]!))
        .toSorted()
        .join(" ");
    return bagOf(premises) === bagOf(moved);
  };
  /** Interpretations in which the conclusion is false: most premises that do not entail it are true in one of them. */
  const refuting: Interpretation[] = [];
  const refuted = wanted.every((relation) => relation === "entailment")
    ? (interpretation: Interpretation) => void refuting.push(interpretation)
    : undefined;
  const isRefuted = (moved: readonly Formula[]): boolean =>
    refuting.some((interpretation) => moved.every((premise) => evaluate(premise, interpretation)));
  const fits = (candidate: readonly Literal[]) => {
    const moved = withLiterals(premises, candidate);
    if (isSame(moved, premises) || isDegenerate(moved, premises, conclusion) || isRefuted(moved))
      return undefined;
    if (!sameWords(moved)) return undefined;
    const relation = settled(() => provenRelation(moved, conclusion, refuted), undefined);
    if (relation === undefined || !wanted.includes(relation) || moved.some(isTautology)) return undefined;
    return { premises: moved, relation };
  };
  const arrangements =
    literals.length <= 6
      ? random.shuffle(permutations(literals))
      : Array.from({ length: tries }, () => someArrangement(literals, random));
  const keepsSigns = (candidate: readonly Literal[]): boolean =>
    candidate.every(({ positive }, i) => positive === literals[i]!.positive);
  const ordered = [
    ...arrangements.filter(keepsSigns),
    ...arrangements.filter((candidate) => !keepsSigns(candidate)),
  ];
  for (const candidate of ordered) {
    const twin = fits(candidate);
    if (twin) return twin;
  }
  return undefined;
};

/**
 * How premises bear on a conclusion, where the argument may be an item: undefined for inconsistent premises and
 * for an entailment or contradiction that does not need all of them.
 */
export const soundRelation = (premises: readonly Formula[], conclusion: Formula): TwinRelation | undefined =>
  settled(() => provenRelation(premises, conclusion), undefined);

/** The same; `refuted` is given the interpretation in which only the conclusion of a neutral argument is false. */
const provenRelation = (
  premises: readonly Formula[],
  conclusion: Formula,
  refuted?: (interpretation: Interpretation) => void,
): TwinRelation | undefined => {
  const theory = theoryOf([...premises, conclusion]);
  const signs = new Int8Array(premises.length + 1).fill(1);
  const canBe = (sign: number): boolean => {
    signs[premises.length] = sign;
    return theory.satisfiable(signs);
  };
  const [holds, fails] = [canBe(1), canBe(-1)];
  if (holds && fails) {
    const found = refuted && theory.interpretation(signs);
    if (found) refuted(found);
    return "neutral";
  }
  if (!holds && !fails) return undefined;
  signs[premises.length] = holds ? -1 : 1;
  return theory.irredundant(signs) ? (holds ? "entailment" : "contradiction") : undefined;
};

/** Whether a premise is true whatever is the case, and so says nothing. */
const isTautology = (formula: Formula): boolean => !compile([formula]).satisfiable([-1]);

/** All distinct arrangements that leave each sort at its own places. */
const permutations = (literals: readonly Literal[]): readonly (readonly Literal[])[] => {
  const results: (readonly Literal[])[] = [];
  const left = [...literals];
  const visit = (at: number, placed: readonly Literal[]): void => {
    if (at === literals.length) {
      results.push(placed);
      return;
    }
    const seen = new Set<string>();
    for (let i = 0; i < left.length; i++) {
      const literal = left[i]!;
      const key = `${literal.positive}${literal.atom}`;
      if (literal.sort !== literals[at]!.sort || seen.has(key)) continue;
      seen.add(key);
      left.splice(i, 1);
      visit(at + 1, [...placed, literal]);
      left.splice(i, 0, literal);
    }
  };
  visit(0, []);
  return results;
};

/** A few literals changed about, now and then all. */
const someArrangement = (literals: readonly Literal[], random: Random): readonly Literal[] => {
  const moved = [...literals];
  for (let swaps = 1 + random.int(4); swaps > 0; swaps--) {
    const [i, j] = [random.int(moved.length), random.int(moved.length)];
    if (moved[i]!.sort === moved[j]!.sort) [moved[i], moved[j]] = [moved[j]!, moved[i]!];
  }
  return moved;
};

const isSame = (one: readonly Formula[], other: readonly Formula[]): boolean =>
  one.every((formula, i) => equal(formula, other[i]!));

/** Whether a line says nothing, says a clause twice where the original did not, or comes twice. */
const isDegenerate = (
  moved: readonly Formula[],
  original: readonly Formula[],
  conclusion: Formula,
): boolean =>
  moved.some(
    (formula, i) =>
      equal(formula, conclusion) ||
      moved.some((other, j) => j < i && equal(other, formula)) ||
      (hasEqualHalves(formula) && !hasEqualHalves(original[i]!)),
  );

const hasEqualHalves = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "not":
    case "forall":
    case "exists":
      return hasEqualHalves(formula.body);
    case "and":
    case "or":
    case "implies":
    case "iff":
      return (
        sameClause(formula.left, formula.right) ||
        hasEqualHalves(formula.left) ||
        hasEqualHalves(formula.right)
      );
    default:
      return false;
  }
};

/** The same atom, whatever the signs. */
const sameClause = (left: Formula, right: Formula): boolean => {
  const [one, other] = [left.kind === "not" ? left.body : left, right.kind === "not" ? right.body : right];
  return one.kind === "atom" && equal(one, other);
};
