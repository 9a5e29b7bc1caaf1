/**
 * Propositions put into words: literals, pairs of literals (A ∨ B, A ∧ B, ¬(A ∧ B)), and implications from either to a
 * literal. That is all that the rules (1a)–(1c) of DivLogicEval §2.1, its facts, options and goals need.
 */
import { OrganonError, misuse } from "#logic/error";
import type { Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { toSentence } from "../capitals.ts";
import {
  readFirstWord,
  getBuiltInGrammar,
  type Grammar,
  type Implication,
  type Pair,
  type PairKind,
} from "./grammar.ts";
import { outerDenial, isFuture, type PassageWords } from "./passage-words.ts";
import { fill, type Template } from "./template.ts";

/** A proposition cut into what a wording needs to know; undefined for what these tables have no words for. */
type Parts =
  | { readonly kind: "literal"; readonly letter: string; readonly positive: boolean }
  | { readonly kind: "pair"; readonly pair: PairKind; readonly left: Literal; readonly right: Literal }
  | { readonly kind: "implication"; readonly under: Side; readonly holds: Literal };
type Literal = Extract<Parts, { kind: "literal" }>;
type Side = Exclude<Parts, { kind: "implication" }>;

/**
 * Says a proposition with the forms and the wording that `choose(n)` (0 … n-1) picks: first a form for each literal from
 * left to right, then the wording of the pair, then that of the implication, each among those that fit the clauses.
 * Throws misuse for a letter without words and for a formula of another shape.
 */
export const sayProposition = (
  formula: Formula,
  words: PassageWords,
  choose: (n: number) => number,
  grammar: Grammar = getBuiltInGrammar(),
): string => {
  const parts = toParts(formula);
  if (parts === undefined)
    throw misuse(
      `${print(formula)} is not a proposition that the connectives can say`,
      "use --symbolic; words are for literals, pairs of them by ∨, ∧ or ¬(∧), and implications from either to a literal",
    );
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[choose(list.length)];
    if (picked === undefined) throw new OrganonError("bug/no-wording", `nothing says ${print(formula)}`);
    return picked;
  };
  const sayLiteral = (literal: Literal): Filling => {
    const { yes, no } = pick(words.letters.get(literal.letter)?.forms ?? throwMissing(literal.letter));
    return {
      text: literal.positive ? yes : no,
      beginsWithSubject: readFirstWord(yes, 0) === readFirstWord(no, 0),
    };
  };
  const pickPair = (kind: PairKind, halves: Fillings, inCondition: boolean): Pair => {
    const admits = createFilter(halves);
    const fit = grammar.pairsOfKind[kind].filter(({ template }) => admits(template));
    return pick(fit.filter(({ conditional = false }) => !conditional || inCondition));
  };
  if (parts.kind === "literal") return toSentence(sayLiteral(parts).text);
  if (parts.kind === "pair") {
    const halves = { A: sayLiteral(parts.left), B: sayLiteral(parts.right) };
    return toSentence(fillTemplate(pickPair(parts.pair, halves, false).template, halves));
  }
  const side = parts.under;
  if (side.kind === "literal") {
    const sides = { A: sayLiteral(side), C: sayLiteral(parts.holds) };
    const admits = createFilter(sides);
    const denied = !side.positive || !parts.holds.positive;
    const those = grammar.implications.filter(
      (one) => !(denied && one.affirmative === true) && admits(one.template),
    );
    return toSentence(fillTemplate(pick(those).template, sides));
  }
  const [A, B, C] = [sayLiteral(side.left), sayLiteral(side.right), sayLiteral(parts.holds)];
  const pair = pickPair(side.pair, { A, B }, true);
  const sides = { A: { text: fillTemplate(pair.template, { A, B }), beginsWithSubject: true }, C };
  const admits = createFilter(sides);
  const those = grammar.implications.filter((one) => takes(one, pair) && admits(one.template));
  return toSentence(fillTemplate(pick(those).template, sides));
};

/**
 * What fills a hole. A clause begins with its subject if it and its denial begin alike: “in winter the ferry …” is
 * denied “the ferry …”.
 */
type Filling = { readonly text: string; readonly beginsWithSubject: boolean };
type Fillings = Readonly<Record<string, Filling>>;

const fillTemplate = (template: Template, fillings: Fillings): string =>
  fill(template, Object.fromEntries(Object.entries(fillings).map(([hole, { text }]) => [hole, text])));

const toParts = (formula: Formula): Parts | undefined => {
  if (formula.kind !== "implies") return toSide(formula);
  const [left, right] = [toSide(formula.left), toLiteral(formula.right)];
  return left && right && { kind: "implication", under: left, holds: right };
};

const toSide = (formula: Formula): Side | undefined => {
  const literal = toLiteral(formula);
  if (literal) return literal;
  const denied = formula.kind === "not";
  const inner = denied ? formula.body : formula;
  if (inner.kind !== "and" && (denied || inner.kind !== "or")) return undefined;
  const [left, right] = [toLiteral(inner.left), toLiteral(inner.right)];
  return left && right && { kind: "pair", pair: denied ? "not-both" : inner.kind, left, right };
};

const toLiteral = (formula: Formula): Literal | undefined => {
  const positive = formula.kind !== "not";
  const atom = positive ? formula : formula.body;
  if (atom.kind !== "atom" || atom.terms.length > 0) return undefined;
  return { kind: "literal", letter: atom.name, positive };
};

/** True if a pair may stand under an implication of this wording. */
const takes = (implication: Implication, pair: Pair): boolean =>
  implication.pairs === "all" || (implication.pairs === "opened" && pair.opened);

/**
 * Which wordings the fillings may stand in, each right behind the words before its hole: no future behind “if”, no
 * piled-up denial, and nothing before the subject where it could be heard as said of more than its clause.
 */
const createFilter = (fillings: Fillings): ((template: Template) => boolean) => {
  const findHoles = (has: (filling: Filling) => boolean): readonly string[] =>
    Object.entries(fillings).flatMap(([hole, filling]) => (has(filling) ? [hole] : []));
  const future = findHoles(({ text }) => isFuture(text));
  const denied = findHoles(({ text }) => text.startsWith(outerDenial));
  const fronted = findHoles(({ beginsWithSubject }) => !beginsWithSubject);
  return ({ timeless, affirmed, headed, parted }) =>
    !future.some((hole) => timeless.includes(hole)) &&
    !denied.some((hole) => affirmed.includes(hole) || parted.includes(hole)) &&
    !fronted.some((hole) => headed.includes(hole));
};

const throwMissing = (letter: string): never => {
  throw misuse(`the letter ${letter} has no words`);
};
