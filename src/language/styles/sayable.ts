/**
 * How natural English sounds that says a formula. A stiff sentence states the form of a law: alternatives with a denial, "not both", "if
 * and only if", a condition inside another, two groups in one clause. An odd one needs a list, a colon, a word said twice, or somebody "of
 * whom this is true". Questions have such sentences only where their rule allows no other.
 */
import { constantsOf, eachAtom, hasPart, isQuantified, partsOf, type Formula } from "#logic/formula";
import { getOrInsert, memoize, once } from "#logic/memoize";
import type { VerbPhrase } from "../lexicon.ts";
import type { Strain, Subject } from "../style.ts";
import type { Words } from "../words.ts";
import { joinOf } from "./natural-clauses.ts";
import { naturalSpeaker } from "./natural-say.ts";

const odd =
  /:|\(to say it twice\)|\bof (?:whom|which)\b|\bit is not true that(?! \w+ both)\b|, and .+ as well\.$|, and also |\bor else\b|\bneither\.$|\bthat member\b/i;

/** Returns how a sentence sounds that says a formula of one person, or of things; which letters it has does not matter. */
export const strainOf = (formula: Formula, subject: Subject): Strain => strains()[subject](formula);

const strains = once(() => {
  const about = (subject: Subject) =>
    memoize(
      (formula: Formula): Strain => {
        const speak = naturalSpeaker(wordsFor(formula, subject));
        const isOdd = [false, true].some((isInclusive) => odd.test(speak(formula, { isInclusive })));
        if (isOdd || repeatsAtom(formula) || mixesSorts(formula) || deniesOfAll(formula)) return "odd";
        return isPlain(formula) && constantsOf(formula).length < 2 ? "none" : "stiff";
      },
      { keyOf: shapeOf, limit: 20_000 },
    );
  return { "a person": about("a person"), things: about("things") };
});

/** A formula's text with its letters and constants numbered in order; "=" is no letter. */
const shapeOf = (formula: Formula): string => {
  const numbers = new Map<string, number>([["=", 0]]);
  const numberOf = (name: string): string => `${getOrInsert(numbers, name, () => numbers.size)}`;
  const write = (part: Formula): string =>
    part.kind === "atom"
      ? `${numberOf(part.name)}(${part.terms.map(({ kind, name }) => (kind === "variable" ? name : numberOf(name))).join()})`
      : `${part.kind}${"variable" in part ? part.variable : ""}[${partsOf(part).map(write).join()}]`;
  return write(formula);
};

/** Whether a formula says an atom twice, but not as the distributive laws do. */
const repeatsAtom = (formula: Formula): boolean => {
  let [count, names] = [0, new Set<string>()];
  eachAtom(formula, ({ name, terms }) => {
    count++;
    names.add(`${name} ${terms.map((term) => term.name).join()}`);
  });
  if (names.size === count) return false;
  return count < 4 || hasPart(formula, ({ kind }) => kind === "implies" || kind === "iff");
};

/** Whether all or some are spoken of inside a longer alternative: "either Ruth has a card, or she owes a fine and everyone pays". */
const mixesSorts = (formula: Formula): boolean =>
  !isQuantified(formula) &&
  sizeOf(formula) > 2 &&
  hasPart(formula, (part) => (part.kind === "or" || part.kind === "iff") && hasPart(part, isQuantified));

/** "Every teacher does not have a card but owes a fine", or a condition inside another. */
const deniesOfAll = (formula: Formula): boolean => {
  const body = formula.kind === "forall" ? formula.body : formula;
  if (body.kind !== "implies") return false;
  const { right } = body;
  return right.kind === "implies" || (body !== formula && right.kind === "and" && isDenied(right.left));
};

/** Whether a formula is a fact or a rule of at most three clauses, of one group, with nothing denied but single clauses. */
const isPlain = (formula: Formula): boolean => {
  const said = formula.kind === "not" && isQuantified(formula.body) ? formula.body : formula;
  const body = isQuantified(said) ? said.body : said;
  // "There is nobody who is not …"
  if (said !== formula && said.kind === "exists" && hasPart(body, ({ kind }) => kind === "not")) return false;
  if (body.kind === "implies") {
    const { left, right } = body;
    const denies = hasPart(left, ({ kind }) => kind === "not") && isDenied(right);
    return !denies && isSimple(left) && isSimple(right) && sizeOf(body) <= 3;
  }
  if (body.kind === "not" && body !== said && body.body.kind === "and") return isPositive(body.body);
  return isSimple(body);
};

/** Whether a formula is a literal, or two joined in a way that is easy to hear. */
const isSimple = (formula: Formula): boolean => {
  if (isLiteral(formula)) return true;
  const joined = joinOf(formula);
  if (joined === undefined || joined.how === "same" || joined.how === "nand") return false;
  const { how, left, right } = joined;
  return how === "and"
    ? isLiteral(left) && isLiteral(right) && !(isDenied(left) && isDenied(right))
    : isAtom(left) && isAtom(right);
};

const isPositive = (formula: Formula): boolean =>
  formula.kind === "and" ? isAtom(formula.left) && isAtom(formula.right) : isAtom(formula);

/** An atom, or one said of all or some; or such a one denied. */
const isLiteral = (formula: Formula): boolean => {
  if (formula.kind === "not") return formula.body.kind !== "not" && isLiteral(formula.body);
  return isQuantified(formula) ? isLiteral(formula.body) : isAtom(formula);
};

const isAtom = ({ kind }: Formula): boolean => kind === "atom";

const isDenied = (formula: Formula): boolean =>
  formula.kind === "not" || (formula.kind === "and" && isDenied(formula.left) && isDenied(formula.right));

const sizeOf = (formula: Formula): number => {
  let count = 0;
  eachAtom(formula, () => void count++);
  return count;
};
/** Words for a formula; its propositions are about one person, or about things of one kind each. */
const wordsFor = (formula: Formula, subject: Subject): Words => {
  const arity = new Map<string, number>();
  eachAtom(formula, ({ name, terms }) => void arity.set(name, terms.length));
  const phrases = (places: number, about: (i: number) => string): ReadonlyMap<string, VerbPhrase> =>
    new Map(
      [...arity].filter(([, count]) => count === places).map(([name], i) => [name, phraseOf(about(i), i)]),
    );
  const names = ["Ruth", "Ben", "Omar", "Cora"];
  return {
    propositions: phrases(0, (i) => (subject === "a person" ? "Ruth " : `the lamp ${"abcdefgh"[i] ?? i} `)),
    predicates: phrases(1, () => ""),
    relations: phrases(2, () => ""),
    constants: new Map(constantsOf(formula).map((name, i) => [name, names[i] ?? `Ada${i}`])),
    noun: "member",
  };
};

/** Neighboring phrases have different auxiliaries, which no sentence can share. */
const phraseOf = (about: string, i: number): VerbPhrase =>
  i % 2 === 0
    ? { yes: `${about}has card ${i}`, no: `${about}does not have card ${i}` }
    : { yes: `${about}is in room ${i}`, no: `${about}is not in room ${i}` };
