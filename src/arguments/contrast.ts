/**
 * Contrast pairs by exchange: two lists of premises for one goal, of which only the first entails the goal. A distractor is a copy
 * of one needed premise in new letters, in which one letter of the original has the other sign; the second list exchanges
 * the two signs. From `q → r; z → ¬r` comes `q → ¬r; z → r`. Further distractors continue the copied branch, so that it looks like
 * part of a derivation. Both lists have the same letters, signs, lengths and connectives, and the same clauses without signs.
 *
 * Where one step allows no exchange of signs, two letters change places.
 */
import {
  and,
  eachAtom,
  equal,
  forall,
  implies,
  not,
  or,
  collectSymbols,
  type Atom,
  type Formula,
} from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { memoize } from "#logic/memoize";
import { listLiterals, withLiterals } from "./literals.ts";
import type { Random } from "./random.ts";
import { compileTheory, withFallback } from "./satisfiability.ts";

/** An argument whose premises are all needed, and what a pair may change of it. */
export type Contrastable = {
  readonly core: readonly Formula[];
  /** Further premises that both lists hold: those of a fallacy that leads to the goal. */
  readonly beside: readonly Formula[];
  readonly goal: Formula;
  /** The derived lines without the goal. */
  readonly lemmas: readonly Formula[];
  /** The places of core premises that stay as they are: those from which a fallacy leads to the goal. */
  readonly fixed: ReadonlySet<number>;
  /**
   * The letters of which one may be exchanged, because each could as well be denied throughout, so that no sign tells the answer; where it
   * is not given, all.
   */
  readonly turning?: ReadonlySet<string>;
};

/** Both lists: the core comes first, then what stands beside it, then the copies. */
export type Contrast = {
  readonly yes: readonly Formula[];
  readonly no: readonly Formula[];
  /** For each premise the place of which it is a copy; its own where it is none. */
  readonly copySources: readonly number[];
  /** The letter whose signs are exchanged. */
  readonly letter: string;
};

/** Yields the exchanges of signs that are proved and fit, the best hidden ones first, with at most `maxCopies` copies. */
export function* exchangeSigns(
  argument: Contrastable,
  maxCopies: number,
  random: Random,
  isFit: (contrast: Contrast) => boolean = () => true,
): Generator<Contrast> {
  if (maxCopies < 1) return;
  const letters = argument.core.map(listLetters);
  for (const place of exchangePlaces(argument, letters, random)) {
    const branch = [place.premise, ...findContinuation(place, letters, argument, random)];
    const found = drawDrafts(branch, maxCopies, random)
      .map((draft) => withSigns(argument, place, draft))
      .find((contrast) => isFit(contrast) && isProved(contrast, argument));
    if (found) yield found;
  }
}

/** The premises that a pair copies, which new letters it denies, and what further premises it has. */
type Draft = {
  readonly copied: readonly number[];
  readonly isDenied: (letter: string) => boolean;
  readonly loose: readonly ((lines: readonly Formula[]) => Formula)[];
};

/** Drafts with drawn signs and loose premises before those of copies alone. */
const maxLooseDrafts = 4;

function* drawDrafts(branch: readonly number[], maxCopies: number, random: Random): Generator<Draft> {
  const most = Math.max(1, maxCopies - random.int(2));
  for (let draft = 0; draft < maxLooseDrafts; draft++) {
    const copied = branch.slice(0, 1 + random.int(most));
    yield {
      copied,
      isDenied: memoize((_letter: string) => random.next() < 0.5),
      loose: Array.from({ length: most - copied.length }, (_, i) => (lines) => drawLoose(lines, i, random)),
    };
  }
  for (let copies = Math.min(most, branch.length); copies > 0; copies--)
    yield { copied: branch.slice(0, copies), isDenied: () => false, loose: [] };
}

const drawLoose = (lines: readonly Formula[], number: number, random: Random): Formula => {
  const atoms: Atom[] = [];
  for (const line of lines) eachAtom(line, (atom) => void (atom.name !== equality && atoms.push(atom)));
  const atom = random.pick(atoms);
  const names = [atom.name, ...[1, 2].map((part) => `${atom.name}+${number}${part}`)];
  const [one, other, third] = random.shuffle(names.map((name) => ({ ...atom, name })));
  const drawSign = (part: Formula): Formula => (random.next() < 0.5 ? part : not(part));
  const [first, second] = random.shuffle([atom, { ...atom, name: names[1]! }]);
  const body = random.pick([
    () => or(first!, second!),
    () => implies(drawSign(first!), drawSign(second!)),
    () => implies(drawSign(one!), and(drawSign(other!), drawSign(third!))),
    () => implies(and(drawSign(one!), drawSign(other!)), drawSign(third!)),
    () => implies(drawSign(one!), or(other!, third!)),
    () => implies(or(one!, other!), drawSign(third!)),
  ])();
  return closeFormula(atom, body);
};

/** Yields the exchanges of two letters that are proved, beside a conditional of new letters or a premise's copy in new letters. */
export function* exchangeLetters(argument: Contrastable): Generator<Contrast> {
  const base = [...argument.core, ...argument.beside];
  for (const [premise, line] of argument.core.entries()) {
    if (argument.fixed.has(premise)) continue;
    const atoms = new Map<string, Atom>();
    eachAtom(line, (atom) => void atoms.set(atom.name, atom));
    for (const [letter, atom] of atoms) {
      if (letter === equality) continue;
      const [literal, ...others] = listLiterals([line]).filter((one) => one.atom === letter);
      const isOnce = literal !== undefined && others.length === 0;
      for (const copy of [
        renameLetters(line, () => true),
        ...(isOnce ? [buildConditional(atom, literal.positive)] : []),
      ]) {
        const exchange = (formula: Formula): Formula => withExchanged(formula, [letter, nameCopy(letter)]);
        const contrast = {
          yes: [...base, copy],
          no: [...base.map((one, i) => (i === premise ? exchange(one) : one)), exchange(copy)],
          copySources: [...base.keys(), base.length],
          letter,
        };
        if (isProved(contrast, argument)) yield contrast;
      }
    }
  }
}

/** A needed premise, and the letter in it whose sign is exchanged. */
type ExchangePlace = { readonly premise: number; readonly letter: string };

const equality = "=";

/**
 * The places of an exchange. The fewer derived lines hold a letter, the farther from the goal its signs decide. Letters of the
 * goal come later, since both signs are then near it; last other letters of a premise that holds one.
 */
const exchangePlaces = (
  { core, goal, lemmas, fixed, turning }: Contrastable,
  letters: readonly (readonly string[])[],
  random: Random,
): readonly ExchangePlace[] => {
  const asked = new Set(listLetters(goal));
  const derived = lemmas.map((line) => new Set(listLetters(line)));
  // A letter that stands in two premises with the exchanged one would see whether its signs agree there.
  const isSeenTwice = (letter: string, premise: number): boolean =>
    letters.some(
      (own, i) =>
        i !== premise &&
        own.includes(letter) &&
        own.some((one) => one !== letter && letters[premise]!.includes(one)),
    );
  const mayExchange = (letter: string, premise: number): boolean =>
    turning === undefined || (turning.has(letter) && !isSeenTwice(letter, premise));
  const places = core.flatMap((_, premise) => {
    const own = letters[premise]!;
    if (fixed.has(premise) || own.length < 2) return [];
    const isAsked = own.some((letter) => asked.has(letter));
    return own
      .filter((letter) => mayExchange(letter, premise))
      .map((letter) => ({
        premise,
        letter,
        rank:
          derived.filter((line) => line.has(letter)).length +
          (isAsked ? (asked.has(letter) ? 1 : 2) * (derived.length + 1) : 0),
      }));
  });
  return random.shuffle(places).toSorted((one, other) => one.rank - other.rank);
};

const findContinuation = (
  { premise, letter }: ExchangePlace,
  letters: readonly (readonly string[])[],
  { goal }: Contrastable,
  random: Random,
): readonly number[] => {
  const barred = new Set([letter, ...listLetters(goal)]);
  const branch = new Set([premise]);
  const reached = new Set(letters[premise]!.filter((one) => !barred.has(one)));
  for (let size = 0; size < branch.size;) {
    size = branch.size;
    const next = random.shuffle(
      [...letters.keys()].filter((i) => !branch.has(i) && letters[i]!.some((one) => reached.has(one))),
    );
    for (const i of next) branch.add(i);
    for (const i of next) for (const one of letters[i]!) if (!barred.has(one)) reached.add(one);
  }
  return [...branch].slice(1);
};

const withSigns = (
  { core, beside }: Contrastable,
  { premise, letter }: ExchangePlace,
  { copied, isDenied, loose }: Draft,
): Contrast => {
  const base = [...core, ...beside];
  const copyPremise = (i: number): Formula => renameLetters(base[i]!, (one) => one !== letter);
  // The first copy has the signs of its original, or the signs in a single premise would tell the lists apart.
  const copy = copyPremise(premise);
  const continuing = copied.slice(1).map((i) =>
    listLetters(base[i]!)
      .filter((one) => one !== letter && isDenied(one))
      .reduce((line, one) => withSign(line, nameCopy(one)), copyPremise(i)),
  );
  const others = [...continuing, ...loose.map((draw) => draw([...base, copy, ...continuing]))];
  const flip = (formula: Formula): Formula => withSign(formula, letter);
  return {
    yes: [...base, flip(copy), ...others],
    no: [...base.map((one, i) => (i === premise ? flip(one) : one)), copy, ...others],
    copySources: [...base.keys(), ...copied, ...loose.map((_, i) => base.length + copied.length + i)],
    letter,
  };
};

const withSign = (formula: Formula, letter: string): Formula =>
  withLiterals(
    [formula],
    listLiterals([formula]).map((one) => (one.atom === letter ? { ...one, positive: !one.positive } : one)),
  )[0]!;

const nameCopy = (letter: string): string => `${letter}*`;

const renameLetters = (formula: Formula, isNew: (letter: string) => boolean): Formula => {
  if (formula.kind !== "atom") return mapParts(formula, (part) => renameLetters(part, isNew));
  const { name } = formula;
  return name === equality || !isNew(name) ? formula : { ...formula, name: nameCopy(name) };
};

const buildConditional = (atom: Atom, isPositive: boolean): Formula => {
  const one = { ...atom, name: nameCopy(atom.name) };
  return closeFormula(atom, implies(isPositive ? one : not(one), { ...one, name: nameCopy(one.name) }));
};

const closeFormula = ({ terms }: Atom, body: Formula): Formula =>
  [...new Set(terms.flatMap(({ kind, name }) => (kind === "variable" ? [name] : [])))].reduce(
    (part, name) => forall(name, part),
    body,
  );

const withExchanged = (formula: Formula, names: readonly [string, string]): Formula => {
  if (formula.kind !== "atom") return mapParts(formula, (part) => withExchanged(part, names));
  const at = names.indexOf(formula.name);
  return at === -1 ? formula : { ...formula, name: names[1 - at]! };
};

const listLetters = (formula: Formula): readonly string[] =>
  [...collectSymbols(formula)].filter((letter) => letter !== equality);

/**
 * True if both lists may be asked about: both are consistent; without any one core premise the first leaves the goal open,
 * so that the core is its only minimal set; the second leaves it open; in neither a premise entails another one, except those of a
 * fallacy. That the core entails the goal is known.
 */
const isProved = ({ yes, no }: Contrast, { core, beside, goal, fixed }: Contrastable): boolean => {
  const repeats = (list: readonly Formula[]): boolean =>
    list.some((one, i) => equal(one, goal) || list.some((other, j) => j < i && equal(one, other)));
  if (repeats(yes) || repeats(no)) return false;
  const changed = no.flatMap((formula, i) => (formula === yes[i] ? [] : [i]));
  return withFallback(() => {
    const theory = compileTheory([...yes, ...changed.map((i) => no[i]!), goal]);
    const places = [...yes, ...changed].keys().toArray();
    const canBe = (isTrue: (i: number) => boolean, asked: -1 | 0 | 1): boolean =>
      theory.satisfiable(Int8Array.of(...places.map((i) => (isTrue(i) ? 1 : 0)), asked));
    const isInYes = (i: number): boolean => i < yes.length;
    const isInNo = (i: number): boolean => !changed.includes(i);
    const lines = [...yes, ...changed.map((i) => no[i]!)];
    const letters = lines.map((line) => new Set(listLetters(line)));
    const isFallacyLine = (i: number): boolean =>
      fixed.has(i) || (i >= core.length && i < core.length + beside.length);
    const entails = (i: number, j: number): boolean =>
      !letters[i]!.isDisjointFrom(letters[j]!) &&
      !(isFallacyLine(i) && isFallacyLine(j)) &&
      !theory.satisfiable(Int8Array.from([...places, -1], (k) => (k === i ? 1 : k === j ? -1 : 0)));
    const areTogether = (i: number, j: number): boolean =>
      (isInYes(i) && isInYes(j)) || (isInNo(i) && isInNo(j));
    // Of two core premises none entails the other, as both are needed.
    const isEmptied = (j: number): boolean =>
      places.some((i) => i !== j && areTogether(i, j) && Math.max(i, j) >= core.length && entails(i, j));
    return (
      canBe(isInYes, 0) &&
      canBe(isInNo, 1) &&
      canBe(isInNo, -1) &&
      places.slice(0, core.length).every((out) => canBe((i) => isInYes(i) && i !== out, -1)) &&
      !places.some(isEmptied)
    );
  }, false);
};
