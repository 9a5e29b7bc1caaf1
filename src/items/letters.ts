/**
 * Letters: those of formulas, and those of an argument that need words, with what they need to be for. Sorts: which letters are of things, where all that
 * is said of it may be of two sorts (`logic/two-sorts.ts`): its premises, its conclusion, the lines of its chain, and those of
 * its twin, so that sorts tell nothing of the key. Unsaid: which letters the lines of a chain alone have, and no sentence.
 */
import type { Argument, LetterList } from "#arguments/argument";
import { listLiterals, type Literal } from "#arguments/literals";
import {
  collectConstants,
  eachAtom,
  equal,
  hasPart,
  isQuantified,
  getParts,
  collectSymbols,
  type Formula,
} from "#logic/formula";
import { parse } from "#logic/notation";
import { findSecondSort } from "#logic/two-sorts";

/**
 * Letters, the constants of things among them (without `things` all are of one sort), and those that no sentence has, which
 * come last of their kind.
 */
export type SortedLetters = LetterList & {
  readonly things?: ReadonlySet<string>;
  readonly unsaid?: ReadonlySet<string>;
  /** True if propositions are about people, as clauses of things would make no sentence that people say. */
  readonly isOfPeople?: boolean;
  /** The conditions in premises of the arguments that share the letters. */
  readonly conditions?: readonly Condition[];
  /** Propositions that stand in a sentence about all or some. */
  readonly general?: ReadonlySet<string>;
  /** Letters that a premise states as a rule. */
  readonly ruled?: ReadonlySet<string>;
};

/** From a literal of a condition to one of its consequent. */
export type Arrow = { readonly from: Literal; readonly to: Literal };

/** A premise that is a conditional, of one or of everyone, and which of the arguments have it. */
export type Condition = { readonly arrows: readonly Arrow[]; readonly sides: readonly number[] };

/** The letters of arguments that share them. */
export const sortedLetters = (
  ...all: readonly [
    Pick<Argument, "premises" | "conclusion" | "steps" | "letters">,
    ...Pick<Argument, "premises" | "conclusion" | "steps">[],
  ]
): SortedLetters => {
  const spoken = all.flatMap(({ premises, conclusion }) => [...premises, conclusion]);
  const premises = all.flatMap((one) => one.premises);
  const letters = {
    ...all[0].letters,
    unsaid: findUnsaid(all[0].letters, spoken),
    conditions: premises.flatMap((line, i) => {
      if (premises.findIndex((one) => equal(one, line)) < i) return [];
      const sides = all.flatMap((one, side) => (one.premises.some((own) => equal(own, line)) ? [side] : []));
      return conditionIn(line, sides) ?? [];
    }),
    general: collectSymbols(...spoken.filter((line) => hasPart(line, isQuantified))),
    ruled: collectSymbols(...premises.flatMap(listRuled)),
  };
  if ((letters.relations ?? []).length === 0) return letters;
  const chains = all.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [...from, to]));
  const things = findSecondSort([...spoken, ...chains.map((text) => parse(text))]);
  return things === undefined ? letters : { ...letters, things };
};

const conditionIn = (formula: Formula, sides: readonly number[]): Condition | undefined => {
  const said = isQuantified(formula) ? formula.body : formula;
  if (said.kind !== "implies") return undefined;
  const effects = listLiterals([said.right]);
  const arrows = listLiterals([said.left]).flatMap((from) => effects.map((to) => ({ from, to })));
  return { arrows, sides };
};

const rules: ReadonlySet<string> = new Set(["implies", "or", "iff"]);

const listRuled = (formula: Formula): readonly Formula[] => {
  switch (formula.kind) {
    case "implies":
      return [formula.right];
    case "or":
    case "iff":
      return [formula];
    case "forall":
      return hasPart(formula, ({ kind }) => rules.has(kind)) ? listRuled(formula.body) : [formula];
    default:
      return getParts(formula).flatMap(listRuled);
  }
};

const findUnsaid = (
  { propositions, predicates, relations = [], constants }: LetterList,
  spoken: readonly Formula[],
): ReadonlySet<string> => {
  const said = collectNames(spoken);
  const letters = [...propositions, ...predicates, ...relations, ...constants];
  return new Set(letters.filter((letter) => !said.has(letter)));
};

/** The letters of formulas by their places, each once, in the order in which they come. */
export const sortSymbols = (formulas: readonly Formula[]): Required<Omit<LetterList, "conditional">> => {
  const places = new Map<string, number>();
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => places.set(name, terms.length));
  const withPlaces = (fits: (count: number) => boolean): readonly string[] =>
    [...places].flatMap(([name, count]) => (fits(count) ? [name] : []));
  return {
    propositions: withPlaces((count) => count === 0),
    predicates: withPlaces((count) => count === 1),
    relations: withPlaces((count) => count > 1),
    constants: collectConstants(...formulas),
  };
};

/** All letters of formulas. */
export const collectNames = (formulas: readonly Formula[]): ReadonlySet<string> =>
  new Set([...collectSymbols(...formulas), ...collectConstants(...formulas)]);
