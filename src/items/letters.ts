/**
 * Letters: those of formulas, and those of an argument that need words, with what they need to be for. Sorts: which letters are of things, where all that
 * is said of it may be of two sorts (`logic/two-sorts.ts`): its premises, its conclusion, the lines of its chain, and those of
 * its twin, so that sorts tell nothing of the key. Unsaid: which letters the lines of a chain alone have, and no sentence.
 */
import type { Argument, LetterList } from "#arguments/argument";
import { constantsOf, eachAtom, partsOf, symbolsIn, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { secondSortOf } from "#logic/two-sorts";

/**
 * Letters, the constants of things among them (without `things` all are of one sort), and those that no sentence has, which
 * come last of their kind.
 */
export type SortedLetters = LetterList & {
  readonly things?: ReadonlySet<string>;
  readonly unsaid?: ReadonlySet<string>;
  /** Whether propositions are about people, as clauses of things would make no sentence that people say. */
  readonly isOfPeople?: boolean;
  /** Whether all propositions are about one person, in short phrases. */
  readonly isOfOne?: boolean;
  /** What leads to what in a premise, by its letters: in all arguments that share the letters, and in but some of them. */
  readonly arrows?: readonly Arrow[];
  /** Letters that are no kinds, in some of the arguments: denied in a condition, or said of all. */
  readonly unkind?: ReadonlySet<string>;
};

/** From a letter to another; `isShared` where all arguments have it. */
export type Arrow = { readonly from: string; readonly to: string; readonly isShared: boolean };

/** The letters of arguments that share them. */
export const sortedLetters = (
  ...all: readonly [
    Pick<Argument, "premises" | "conclusion" | "steps" | "letters">,
    ...Pick<Argument, "premises" | "conclusion" | "steps">[],
  ]
): SortedLetters => {
  const spoken = all.flatMap(({ premises, conclusion }) => [...premises, conclusion]);
  const letters = {
    ...all[0].letters,
    unsaid: unsaidOf(all[0].letters, spoken),
    arrows: arrowsOf(all.map(({ premises }) => premises)),
    unkind: new Set(all.flatMap(({ premises }) => premises.flatMap(unkindIn))),
  };
  if ((letters.relations ?? []).length === 0) return letters;
  const chains = all.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [...from, to]));
  const things = secondSortOf([...spoken, ...chains.map((text) => parse(text))]);
  return things === undefined ? letters : { ...letters, things };
};

/** The arrows of some lists of premises. */
const arrowsOf = (lists: readonly (readonly Formula[])[]): readonly Arrow[] => {
  const found = lists.map(
    (premises) => new Map(premises.flatMap(arrowsIn).map((arrow) => [arrow.join(" "), arrow])),
  );
  const all = new Map(found.flatMap((arrows) => [...arrows]));
  return [...all].map(([name, [from, to]]) => ({
    from,
    to,
    isShared: found.every((arrows) => arrows.has(name)),
  }));
};

/** From what is said in a condition to what is said in its consequent. */
const arrowsIn = (formula: Formula): readonly (readonly [from: string, to: string])[] => {
  if (formula.kind === "forall") return arrowsIn(formula.body);
  if (formula.kind !== "implies") return [];
  const [causes, effects] = [saidIn(formula.left), saidIn(formula.right)];
  return causes.flatMap((from) => effects.map((to) => [from, to] as const));
};

/** The letters that are denied in a condition, where no noun picks anybody, and those of which all or none are. */
const unkindIn = (formula: Formula): readonly string[] => {
  const body = formula.kind === "forall" ? formula.body : formula;
  if (body.kind === "implies") return deniedIn(body.left);
  const literal = body.kind === "not" ? body.body : body;
  return body !== formula && literal.kind === "atom" ? [literal.name] : [];
};

const deniedIn = (formula: Formula): readonly string[] =>
  formula.kind === "not" && formula.body.kind === "atom"
    ? [formula.body.name]
    : partsOf(formula).flatMap(deniedIn);

/** The letters that are said, not denied, in clauses joined by "and" or "or". */
const saidIn = (formula: Formula): readonly string[] => {
  switch (formula.kind) {
    case "atom":
      return formula.terms.length < 2 ? [formula.name] : [];
    case "and":
    case "or":
      return [...saidIn(formula.left), ...saidIn(formula.right)];
    case "exists":
    case "forall":
      return saidIn(formula.body);
    default:
      return [];
  }
};

const unsaidOf = (
  { propositions, predicates, relations = [], constants }: LetterList,
  spoken: readonly Formula[],
): ReadonlySet<string> => {
  const said = namesIn(spoken);
  const letters = [...propositions, ...predicates, ...relations, ...constants];
  return new Set(letters.filter((letter) => !said.has(letter)));
};

/** The letters of formulas by their places, each once, in the order in which they come. */
export const lettersIn = (formulas: readonly Formula[]): Required<Omit<LetterList, "conditional">> => {
  const places = new Map<string, number>();
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => places.set(name, terms.length));
  const withPlaces = (fits: (count: number) => boolean): readonly string[] =>
    [...places].flatMap(([name, count]) => (fits(count) ? [name] : []));
  return {
    propositions: withPlaces((count) => count === 0),
    predicates: withPlaces((count) => count === 1),
    relations: withPlaces((count) => count > 1),
    constants: constantsOf(...formulas),
  };
};

/** All letters of formulas. */
export const namesIn = (formulas: readonly Formula[]): ReadonlySet<string> =>
  new Set([...symbolsIn(...formulas), ...constantsOf(...formulas)]);
