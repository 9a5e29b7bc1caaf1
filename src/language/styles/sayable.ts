/**
 * How natural English sounds that says a formula. A stiff sentence states the form of a law: alternatives with a denial, "not both", "if
 * and only if", a condition inside another, two groups in one clause. An odd one needs a list, a colon, a word said twice, or somebody "of
 * whom this is true". Questions have such sentences only where their rule allows no other.
 */
import { collectConstants, eachAtom, hasPart, isQuantified, getParts, type Formula } from "#logic/formula";
import { getOrInsert, memoize, once } from "#logic/memoize";
import type { VerbPhrase } from "../lexicon.ts";
import type { ReadingDifficulty, Subject } from "../style.ts";
import type { Words } from "../words.ts";
import { toJunction } from "./natural-clauses.ts";
import { naturalSpeaker } from "./natural-say.ts";

const odd =
  /:|\(to say it twice\)|\bof (?:whom|which)\b|\bit is not true that(?! \w+ both)\b|, and .+ as well\.$|, and also |\bor else\b|\bneither\.$|\bthat member\b/i;

/** Returns how a sentence sounds that says a formula of one person, or of things; which letters it has does not matter. */
export const rateReading = (formula: Formula, subject: Subject): ReadingDifficulty =>
  strains()[subject](formula);

const strains = once(() => {
  const createRater = (subject: Subject) =>
    memoize(
      (formula: Formula): ReadingDifficulty => {
        const speak = naturalSpeaker(buildWords(formula, subject));
        const isOdd = [false, true].some((isInclusive) => odd.test(speak(formula, { isInclusive })));
        if (isOdd || repeatsAtom(formula) || mixesSorts(formula) || deniesOfAll(formula)) return "odd";
        return isPlain(formula) && collectConstants(formula).length < 2 ? "none" : "stiff";
      },
      { toKey: toShape, limit: 20_000 },
    );
  return { "a person": createRater("a person"), things: createRater("things") };
});

/** A formula's text with its letters and constants numbered in order; "=" is no letter. */
const toShape = (formula: Formula): string => {
  const numbers = new Map<string, number>([["=", 0]]);
  const getNumber = (name: string): string => `${getOrInsert(numbers, name, () => numbers.size)}`;
  const write = (part: Formula): string =>
    part.kind === "atom"
      ? `${getNumber(part.name)}(${part.terms.map(({ kind, name }) => (kind === "variable" ? name : getNumber(name))).join()})`
      : `${part.kind}${"variable" in part ? part.variable : ""}[${getParts(part).map(write).join()}]`;
  return write(formula);
};

const repeatsAtom = (formula: Formula): boolean => {
  let [count, names] = [0, new Set<string>()];
  eachAtom(formula, ({ name, terms }) => {
    count++;
    names.add(`${name} ${terms.map((term) => term.name).join()}`);
  });
  if (names.size === count) return false;
  return count < 4 || hasPart(formula, ({ kind }) => kind === "implies" || kind === "iff");
};

const mixesSorts = (formula: Formula): boolean =>
  !isQuantified(formula) &&
  countAtoms(formula) > 2 &&
  hasPart(formula, (part) => (part.kind === "or" || part.kind === "iff") && hasPart(part, isQuantified));

const deniesOfAll = (formula: Formula): boolean => {
  const body = formula.kind === "forall" ? formula.body : formula;
  if (body.kind !== "implies") return false;
  const { right } = body;
  return right.kind === "implies" || (body !== formula && right.kind === "and" && isDenied(right.left));
};

const isPlain = (formula: Formula): boolean => {
  const said = formula.kind === "not" && isQuantified(formula.body) ? formula.body : formula;
  const body = isQuantified(said) ? said.body : said;
  // "There is nobody who is not …"
  if (said !== formula && said.kind === "exists" && hasPart(body, ({ kind }) => kind === "not")) return false;
  if (body.kind === "implies") {
    const { left, right } = body;
    const denies = hasPart(left, ({ kind }) => kind === "not") && isDenied(right);
    return !denies && isSimple(left) && isSimple(right) && countAtoms(body) <= 3;
  }
  if (body.kind === "not" && body !== said && body.body.kind === "and") return isPositive(body.body);
  return isSimple(body);
};

const isSimple = (formula: Formula): boolean => {
  if (isLiteral(formula)) return true;
  const joined = toJunction(formula);
  if (joined === undefined || joined.how === "same" || joined.how === "nand") return false;
  const { how, left, right } = joined;
  return how === "and"
    ? isLiteral(left) && isLiteral(right) && !(isDenied(left) && isDenied(right))
    : isAtom(left) && isAtom(right);
};

const isPositive = (formula: Formula): boolean =>
  formula.kind === "and" ? isAtom(formula.left) && isAtom(formula.right) : isAtom(formula);

const isLiteral = (formula: Formula): boolean => {
  if (formula.kind === "not") return formula.body.kind !== "not" && isLiteral(formula.body);
  return isQuantified(formula) ? isLiteral(formula.body) : isAtom(formula);
};

const isAtom = ({ kind }: Formula): boolean => kind === "atom";

const isDenied = (formula: Formula): boolean =>
  formula.kind === "not" || (formula.kind === "and" && isDenied(formula.left) && isDenied(formula.right));

const countAtoms = (formula: Formula): number => {
  let count = 0;
  eachAtom(formula, () => void count++);
  return count;
};
const buildWords = (formula: Formula, subject: Subject): Words => {
  const arity = new Map<string, number>();
  eachAtom(formula, ({ name, terms }) => void arity.set(name, terms.length));
  const phrases = (places: number, about: (i: number) => string): ReadonlyMap<string, VerbPhrase> =>
    new Map(
      [...arity].filter(([, count]) => count === places).map(([name], i) => [name, buildPhrase(about(i), i)]),
    );
  const names = ["Ruth", "Ben", "Omar", "Cora"];
  return {
    propositions: phrases(0, (i) => (subject === "a person" ? "Ruth " : `the lamp ${"abcdefgh"[i] ?? i} `)),
    predicates: phrases(1, () => ""),
    relations: phrases(2, () => ""),
    constants: new Map(collectConstants(formula).map((name, i) => [name, names[i] ?? `Ada${i}`])),
    noun: "member",
  };
};

const buildPhrase = (about: string, i: number): VerbPhrase =>
  i % 2 === 0
    ? { yes: `${about}has card ${i}`, no: `${about}does not have card ${i}` }
    : { yes: `${about}is in room ${i}`, no: `${about}is not in room ${i}` };
