/**
 * Contrast twins: two arguments that differ only in which clauses stand where, one entailed, the other not.
 * They share the conclusion and the words of their premises, so nothing but the order of words, which is the
 * logic itself, tells their answers apart.
 */
import { compile, equal, type Formula, type Relation } from "#logic";
import type { Random } from "./random.ts";
import { settled, theoryOf } from "./theory.ts";
import { tokensOf, withTokens, type Token } from "./tokens.ts";

/** The words that sentences of the formulas are made of, whatever their order: equal bags, equal texts. */
export type BagOfWords = (formulas: readonly Formula[]) => string;

/** What a twin must be to its conclusion. */
export type TwinRelation = Extract<Relation, "entailment" | "contradiction" | "neutral">;

/**
 * Premises with the tokens of `premises` at other places, whose relation to the conclusion is one of `wanted`;
 * undefined where none was found among all arrangements (up to six tokens) or among `tries` random ones.
 * Arrangements that leave every sign at its place come first: signs move only where letters cannot.
 */
export const findTwin = (
  premises: readonly Formula[],
  conclusion: Formula,
  wanted: readonly TwinRelation[],
  wordsOf: BagOfWords,
  random: Random,
  tries = 120,
): { readonly premises: readonly Formula[]; readonly relation: TwinRelation } | undefined => {
  const tokens = tokensOf(premises);
  const bag = wordsOf(premises);
  const fits = (candidate: readonly Token[]) => {
    const moved = withTokens(premises, candidate);
    if (isSame(moved, premises) || isDegenerate(moved, premises, conclusion) || wordsOf(moved) !== bag)
      return undefined;
    const relation = soundRelation(moved, conclusion);
    if (moved.some(isTautology)) return undefined;
    return relation !== undefined && wanted.includes(relation) ? { premises: moved, relation } : undefined;
  };
  const arrangements =
    tokens.length <= 6
      ? random.shuffle(permutations(tokens))
      : Array.from({ length: tries }, () => someArrangement(tokens, random));
  const keepsSigns = (candidate: readonly Token[]): boolean =>
    candidate.every(({ positive }, i) => positive === tokens[i]!.positive);
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

const provenRelation = (premises: readonly Formula[], conclusion: Formula): TwinRelation | undefined => {
  const theory = theoryOf([...premises, conclusion]);
  const signs = new Int8Array(premises.length + 1).fill(1);
  const canBe = (sign: number): boolean => {
    signs[premises.length] = sign;
    return theory.satisfiable(signs);
  };
  const [holds, fails] = [canBe(1), canBe(-1)];
  if (holds && fails) return "neutral";
  if (!holds && !fails) return undefined;
  signs[premises.length] = holds ? -1 : 1;
  return theory.irredundant(signs) ? (holds ? "entailment" : "contradiction") : undefined;
};

/** Whether a premise is true whatever is the case, and so says nothing. */
const isTautology = (formula: Formula): boolean => !compile([formula]).satisfiable([-1]);

/** All distinct arrangements that leave each sort at its own places. */
const permutations = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const results: (readonly Token[])[] = [];
  const left = [...tokens];
  const visit = (at: number, placed: readonly Token[]): void => {
    if (at === tokens.length) {
      results.push(placed);
      return;
    }
    const seen = new Set<string>();
    for (let i = 0; i < left.length; i++) {
      const token = left[i]!;
      const key = `${token.positive}${token.atom}`;
      if (token.sort !== tokens[at]!.sort || seen.has(key)) continue;
      seen.add(key);
      left.splice(i, 1);
      visit(at + 1, [...placed, token]);
      left.splice(i, 0, token);
    }
  };
  visit(0, []);
  return results;
};

/** A few tokens changed about, now and then all. */
const someArrangement = (tokens: readonly Token[], random: Random): readonly Token[] => {
  const moved = [...tokens];
  for (let swaps = 1 + random.int(4); swaps > 0; swaps--) {
    const [i, j] = [random.int(moved.length), random.int(moved.length)];
    if (moved[i]!.sort === moved[j]!.sort) [moved[i], moved[j]] = [moved[j]!, moved[i]!];
  }
  return moved;
};

const isSame = (one: readonly Formula[], other: readonly Formula[]): boolean =>
  one.every((formula, i) => equal(formula, other[i]!));

/** Whether a line says nothing, says a clause twice where the original did not, or stands twice. */
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
