/**
 * Finds contrast pairs: a chain with distractors, from whose premises the goal follows, and the same with two signs exchanged
 * (`#arguments/contrast`), from which it does not. A sound rule stands in the derivation of the first. A fallacy leads to the goal
 * of both, which sound rules derive in the first. Checks are made in the order of their cost.
 */
import { isOnlyPadding } from "#catalog/padding";
import { buildPairSkills } from "#catalog/profiles";
import type { Rule, Skill } from "#catalog/skill";
import { buildArgumentPair, naturalOrder, type ArgumentPair } from "#arguments/argument";
import { createCertifier } from "#arguments/certify";
import {
  getNodeFormula,
  generalizes,
  getLetters,
  openNodes,
  replaceLetter,
  startTree,
  type DerivationTree,
} from "#arguments/chain";
import { measureDepth, type Depth } from "#arguments/depth";
import { exchangeLetters, exchangeSigns, type Contrast, type Contrastable } from "#arguments/contrast";
import { findFlaw, listLeaves } from "#arguments/examine";
import { listLiterals } from "#arguments/literals";
import { createForms, type Form, type Forms } from "#arguments/forms";
import { Grower } from "#arguments/grow";
import { takesCases } from "#arguments/propagation";
import { createRandom, type Random } from "#arguments/random";
import { internFormula } from "#arguments/read";
import { isReadable, type ReadingLevel } from "#arguments/readability";
import {
  toMinimality,
  createShortestChecker,
  longestProved,
  type Minimality,
  type ShortestVerdict,
} from "#arguments/shortest/shortest";
import { createPaddingCheck } from "#arguments/shortest/padding";
import { findFallacyMatches, type FallacyMatch } from "#arguments/temptation";
import type { Sequent } from "#logic/certificate";
import type { ReadingDifficulty } from "#language/style";
import { hasPart, type Formula } from "#logic/formula";
import { getOrInsert, memoize, once } from "#logic/memoize";
import { isExclusionSensitive } from "./realise.ts";

/** Two arguments over the same letters, made on demand. */
export type TwinPair = {
  readonly make: (random: Random) => ArgumentPair;
  readonly sides: readonly Sequent[];
  /** True if the key of a side could be another where "or" is heard as leaving no room for both. */
  readonly isInclusive: () => boolean;
  /** The evidence that no derivation from the core is shorter. */
  readonly shortest: Minimality;
  /** How the core's conclusion is refuted. */
  readonly depth: Depth;
};

/** A chain to make a pair of; of a fallacy with the step by which it leads to the goal. */
type Ground = { readonly tree: DerivationTree; readonly temptation?: FallacyMatch };

/** An exchange, and the ground on which it was made. */
type Exchange = { readonly ground: Ground; readonly contrast: Contrast };

/** Most strain of a pair of natural lines: alternatives, of which one needs "or both". */
export const naturalStrain = 3;

/** Requirements of a pair. */
export type PairBounds = {
  readonly length: number;
  /** How hard its lines may be to read; never easier than the lines of its rule. */
  readonly level: ReadingLevel;
  /** True if unit propagation has to leave it open. */
  readonly needsCases: boolean;
  /** True if the exchanged letter could as well be denied throughout, so that denials tell nothing. */
  readonly isBalanced: boolean;
  /** The most that its sentences may be strained (`ratePair`); up to `naturalStrain` every chain is grown of natural ones. */
  readonly maxDifficulty: number;
};

/** The most premises of a question by its length, from 1 on, one more up to length 3 where a fallacy leads to the goal; 5 more than the length beyond. */
const maxPremises: readonly number[] = [3, 4, 5, 6, 8, 10, 12];
const getMaxPremises = (length: number, isFallacy: boolean): number =>
  (maxPremises[length - 1] ?? length + 5) + (isFallacy && length <= 3 ? 1 : 0);

const getMaxDistractors = (length: number): number => (length <= 3 ? 2 : 3);

const getMinCore = (length: number): number => (length < 3 ? 1 : Math.ceil(length / 2) + 1);

/** Chains of the lines that sentences of one kind say, and where those of a rule begin. */
type Diction = { readonly grower: Grower; readonly getStarts: (rule: Rule) => readonly Start[] };

/** A form that chains begin with, and how many of its premises have to be derived. */
type Start = { readonly form: Form; readonly unsaid: number };

/** How hard lines may be to read, and who knows what sentences say. */
type ReadingBounds = { readonly level: ReadingLevel; readonly grower: Grower };

/** Finds pairs whose other rules are some; what it finds out about rules it keeps. */
export class PairFinder {
  readonly #rateReading: (formula: Formula) => ReadingDifficulty;
  readonly #certifier = createCertifier();
  readonly #forms: Forms = createForms();
  readonly #checker = createShortestChecker();
  readonly #soundBehind: (rule: Rule) => readonly (readonly Form[])[];
  readonly #natural: Diction;
  readonly #sayable: Diction;

  /** `rateReading` tells how sentences sound that say a line; lines of odd ones stand in no question. */
  constructor(all: readonly Rule[], rateReading: (formula: Formula) => ReadingDifficulty = () => "none") {
    const extending = all.filter((rule) => !isOnlyPadding(rule));
    // Chains and exchanges have many lines in common.
    const known = new WeakMap<Formula, ReadingDifficulty>();
    this.#rateReading = (formula) => getOrInsert(known, formula, rateReading);
    this.#soundBehind = memoize((rule) => soundRules(rule, extending).map(this.#forms));
    const checkPadding = createPaddingCheck();
    const createDiction = (says: (formula: Formula) => boolean): Diction => {
      const grower = new Grower(says, checkPadding);
      return { grower, getStarts: memoize((rule: Rule) => this.#findStarts(rule, grower)) };
    };
    this.#natural = createDiction((formula) => this.#rateReading(formula) === "none");
    this.#sayable = createDiction((formula) => this.#rateReading(formula) !== "odd");
  }

  /** Returns a pair of one draw; undefined where chance found none. */
  draw(rule: Rule, bounds: PairBounds, random: Random): TwinPair | undefined {
    const ground = this.#drawGround(rule, bounds, random);
    const found = ground && this.#exchange(rule, ground, bounds, random);
    if (found === undefined) return undefined;
    const { tree } = found.ground;
    const { length, maxDifficulty } = bounds;
    const goal = getNodeFormula(tree, 0);
    const { shortest } = this.#checker.checkTree(tree, "valid", goal, length);
    if (shortest === "shorter" || (shortest === "unproved" && length <= longestProved)) return undefined;
    const pairs = this.#toPairs(found.ground, [found.contrast], shortest);
    return pairs.find((pair) => ratePair(pair, this.#rateReading) <= maxDifficulty);
  }

  /** Returns an exchange of signs on a ground, or half the time on the same with the denial of the exchanged letter throughout, so that its signs tell nothing. */
  #exchange(rule: Rule, ground: Ground, bounds: PairBounds, random: Random): Exchange | undefined {
    const found = this.#buildExchange(rule, ground, bounds, random);
    if (found === undefined || random.next() < 0.5) return found;
    const { tree } = ground;
    const letter = getLetters(tree)
      .entries()
      .find(([one]) => tree.names.letters.getName(one) === found.contrast.letter);
    const kept = this.#getReadingBounds(rule, bounds);
    const denied = letter && denyLetter(tree, letter, kept);
    if (denied === undefined) return found;
    const drawn = this.#pickGround(denied, rule, bounds.maxDifficulty, random);
    const name = denied.names.letters.getName(tree.letters);
    return drawn && this.#buildExchange(rule, drawn, bounds, random, name);
  }

  #buildExchange(
    rule: Rule,
    ground: Ground,
    bounds: PairBounds,
    random: Random,
    letter?: string,
  ): Exchange | undefined {
    const { tree } = ground;
    const goal = getNodeFormula(tree, 0);
    if (findFlaw(tree, "valid", goal) !== undefined) return undefined;
    const { level } = this.#getReadingBounds(rule, bounds);
    const { table, names } = tree;
    const isEasy = (line: Formula): boolean =>
      isReadable(table, internFormula(table, line, names, "quantifier"), level);
    // Else what is hard to read would stand in the one list oftener than in the other.
    const isSaid = ({ yes, no, copySources }: Contrast): boolean =>
      rateSides(
        [yes, no].map((premises) => ({ premises, conclusion: goal })),
        this.#rateReading,
      ) <= bounds.maxDifficulty &&
      yes.every((line, i) => line === no[i] || isEasy(line) === isEasy(no[i]!)) &&
      copySources.every((original, i) => original === i || isEasy(yes[i]!) || !isEasy(yes[original]!));
    const turning = bounds.isBalanced
      ? letter === undefined
        ? this.#findTurning(tree, this.#getReadingBounds(rule, bounds))
        : new Set([letter])
      : undefined;
    const argument = { ...toContrastable(ground), turning };
    const found = exchangeSigns(argument, maxCopies(ground, bounds.length), random, isSaid).next();
    return found.done === true ? undefined : { ground, contrast: found.value };
  }

  /** How hard lines of a rule's pairs may be to read, and whose sentences say them. */
  #getReadingBounds(rule: Rule, { level, maxDifficulty }: PairBounds): ReadingBounds {
    return { level: maxLevel(level, this.#levelOf(rule)), grower: this.#getDiction(maxDifficulty).grower };
  }

  #getDiction(maxDifficulty: number): Diction {
    return maxDifficulty <= naturalStrain ? this.#natural : this.#sayable;
  }

  /** Returns all pairs of one step of a rule: by exchange of signs where there are any, else of letters. */
  listAtomicPairs(rule: Rule): readonly TwinPair[] {
    const random = createRandom(rule.name);
    const forms =
      rule.category === "fallacy" ? this.#sayable.getStarts(rule).map(({ form }) => form) : this.#forms(rule);
    const grounds = forms.flatMap((form) => this.#listGrounds(startTree(form), rule));
    const exchangePairs = (exchange: (ground: Ground) => Iterable<Contrast>): readonly TwinPair[] =>
      grounds.flatMap((ground) => {
        const { shortest } = this.#checker.checkTree(ground.tree, "valid", getNodeFormula(ground.tree, 0), 1);
        return this.#toPairs(ground, [...exchange(ground)], shortest);
      });
    const bySigns = exchangePairs((ground) =>
      exchangeSigns(toContrastable(ground), maxCopies(ground, 1), random),
    );
    return bySigns.length > 0 ? bySigns : exchangePairs((ground) => exchangeLetters(toContrastable(ground)));
  }

  #toPairs(
    { tree, temptation }: Ground,
    contrasts: readonly Contrast[],
    shortest: ShortestVerdict["shortest"],
  ): readonly TwinPair[] {
    const depth = measureDepth(tree);
    return contrasts.map((contrast) => {
      const sides = toSides(contrast, getNodeFormula(tree, 0));
      return {
        make: (random) =>
          buildArgumentPair(tree, naturalOrder(tree), contrast, {
            certifier: this.#certifier,
            random,
            temptation,
          }),
        sides,
        isInclusive: once(() => sides.some(isExclusionSensitive)),
        shortest: toMinimality(shortest),
        depth,
      };
    });
  }

  #findStarts(rule: Rule, grower: Grower): readonly Start[] {
    const toStart = (form: Form): readonly Start[] => {
      const tree = startTree(form);
      return grower.isSayable(tree, 0) ? [{ form, unsaid: grower.listUnsaid(tree).length }] : [];
    };
    if (rule.category !== "fallacy") return this.#forms(rule).flatMap(toStart);
    const sound = this.#soundBehind(rule).flatMap((own) =>
      own.map((form) => ({ form, temptations: findFallacyMatches(startTree(form), this.#forms(rule)) })),
    );
    const tempting = sound.filter(({ temptations }) => temptations.length > 0);
    const near = tempting.filter(({ temptations }) => temptations.some(({ from }) => usesLine(from)));
    const starts = (near.length > 0 ? near : tempting).flatMap(({ form }) => toStart(form));
    const said = starts.filter(({ unsaid }) => unsaid === 0);
    return said.length > 0 ? said : tempting.flatMap(({ form }) => toStart(form));
  }

  #listGrounds(tree: DerivationTree, rule: Rule): readonly Ground[] {
    return rule.category === "fallacy"
      ? findFallacyMatches(tree, this.#forms(rule)).map((temptation) => ({ tree, temptation }))
      : [{ tree }];
  }

  #pickGround(tree: DerivationTree, rule: Rule, maxDifficulty: number, random: Random): Ground | undefined {
    return random
      .shuffle(this.#listGrounds(tree, rule))
      .find(({ temptation }) => sumReading(listOtherLines(temptation), this.#rateReading) <= maxDifficulty);
  }

  #drawGround(
    rule: Rule,
    { length, level: allowed, needsCases, maxDifficulty }: PairBounds,
    random: Random,
  ): Ground | undefined {
    const level = maxLevel(allowed, this.#levelOf(rule));
    const { grower, getStarts } = this.#getDiction(maxDifficulty);
    const isFallacy = rule.category === "fallacy";
    const growth = {
      length,
      level,
      rules: this.#soundBehind(rule),
      required: needsCases ? this.#splittingBehind(rule) : undefined,
      premises: { min: getMinCore(length), max: getMaxPremises(length, isFallacy) - (isFallacy ? 2 : 1) },
    };
    const starts = getStarts(rule).filter(({ unsaid }) => unsaid < length);
    if (isFallacy && starts.length === 0) return undefined;
    const isAtBase = starts.length > 0 && (isFallacy || random.next() < 0.5);
    const start = isAtBase
      ? startTree(random.pick(starts).form)
      : grower.startOnBase(this.#forms(rule), growth, random);
    const grown = start && grower.grow(start, growth, random);
    const fitting = grown && needsCases ? this.#withCases(grown, { level, grower }, random) : grown;
    if (fitting === undefined) return undefined;
    const compound =
      length < 3 ? fitting : this.#withCompound(fitting, { level, grower }, needsCases, random);
    return this.#pickGround(compound, rule, maxDifficulty, random);
  }

  /** Rules of whose forms one takes cases if a letter becomes a conjunction. */
  readonly #splittingBehind = memoize((rule: Rule) =>
    this.#soundBehind(rule).filter((forms) => forms.some((form) => this.#splits(form))),
  );

  readonly #splits = memoize((form: Form): boolean => {
    const tree = startTree(form);
    return getLetters(tree)
      .entries()
      .some(([letter, places]) => takesCases(toSequent(replaceLetter(tree, letter, places, "and"))));
  });

  #withCases(tree: DerivationTree, kept: ReadingBounds, random: Random): DerivationTree | undefined {
    if (takesCases(toSequent(tree))) return tree;
    return random
      .shuffle([...getLetters(tree)])
      .values()
      .map(([letter, places]) => replaceLetter(tree, letter, places, "and"))
      .find((split) => isReadableTree(split, kept) && takesCases(toSequent(split)));
  }

  #withCompound(
    tree: DerivationTree,
    kept: ReadingBounds,
    needsCases: boolean,
    random: Random,
  ): DerivationTree {
    if (random.next() < 1 / 3) return tree;
    return (
      random
        .shuffle([...getLetters(tree)])
        .values()
        .map(([letter, places]) => replaceLetter(tree, letter, places, random.next() < 0.5 ? "and" : "or"))
        .find((split) => isReadableTree(split, kept) && (!needsCases || takesCases(toSequent(split)))) ?? tree
    );
  }

  /** Returns the letters that are denied throughout, or could be. */
  #findTurning(tree: DerivationTree, kept: ReadingBounds): ReadonlySet<string> {
    const literals = listLiterals(tree.nodes.map((_, i) => getNodeFormula(tree, i)));
    const affirmed = new Set(literals.flatMap(({ atom, positive }) => (positive ? [atom] : [])));
    const names = getLetters(tree)
      .entries()
      .filter(
        (letter) =>
          !affirmed.has(tree.names.letters.getName(letter[0])) ||
          denyLetter(tree, letter, kept) !== undefined,
      )
      .map(([letter]) => tree.names.letters.getName(letter));
    return new Set(names);
  }

  /** The least level that allows the lines of some form of a rule. */
  readonly #levelOf = memoize((rule: Rule): ReadingLevel => {
    const levels: readonly ReadingLevel[] = [0, 1];
    return (
      levels.find((level) =>
        this.#forms(rule).some(({ table, premises, conclusion }) =>
          [...premises, conclusion].every((line) => isReadable(table, line, level)),
        ),
      ) ?? 2
    );
  });
}

const isReadableTree = (tree: DerivationTree, { level, grower }: ReadingBounds): boolean =>
  [0, ...openNodes(tree)].every(
    (node) => isReadable(tree.table, tree.nodes[node]!.id, level) && grower.isSayable(tree, node),
  );

/** The chain with the denial of a letter of so many terms in its place; undefined where a line denies it already or would not be readable. */
const denyLetter = (
  tree: DerivationTree,
  [letter, places]: readonly [letter: number, places: number],
  kept: ReadingBounds,
): DerivationTree | undefined => {
  const denied = replaceLetter(tree, letter, places, "not");
  const isDeniedTwice = denied.nodes.some(({ id }) => denied.writer.text(id).includes("¬¬"));
  return !isDeniedTwice && isReadableTree(denied, kept) ? denied : undefined;
};

const toSequent = (tree: DerivationTree): Sequent => ({
  premises: openNodes(tree).map((node) => getNodeFormula(tree, node)),
  conclusion: getNodeFormula(tree, 0),
});

const toSides = ({ yes, no }: Contrast, conclusion: Formula): readonly Sequent[] =>
  [yes, no].map((premises) => ({ premises, conclusion }));

const maxCopies = (ground: Ground, length: number): number => {
  const { core, beside } = toContrastable(ground);
  const room = getMaxPremises(length, ground.temptation !== undefined) - core.length - beside.length;
  // The rules of one step have as many premises as they have.
  return Math.max(
    length === 1 ? 1 : 0,
    Math.min(room, Math.max(1, getMaxDistractors(length) - beside.length)),
  );
};

/** Returns the number of stiff lines; infinite where one is odd. */
export const sumReading = (
  lines: readonly Formula[],
  rateReading: (formula: Formula) => ReadingDifficulty,
): number => {
  const strains = lines.map(rateReading);
  return strains.includes("odd") ? Infinity : strains.filter((strain) => strain === "stiff").length;
};

/** Returns how strained a pair is: its sides, and one more where "or" needs "or both". */
export const ratePair = (
  { sides, isInclusive }: TwinPair,
  rateReading: (formula: Formula) => ReadingDifficulty,
): number => rateSides(sides, rateReading) + (isInclusive() ? 1 : 0);

const rateSides = (
  sides: readonly Sequent[],
  rateReading: (formula: Formula) => ReadingDifficulty,
): number => {
  let strain = 0;
  for (const { premises, conclusion } of sides) {
    const alternatives = premises.filter(hasAlternatives).length;
    strain += sumReading([...premises, conclusion], rateReading);
    strain += Math.max(0, alternatives - 1) + (hasAlternatives(conclusion) ? 1 : 0);
  }
  return strain;
};

const hasAlternatives = (line: Formula): boolean =>
  hasPart(line, ({ kind }) => kind === "or" || kind === "iff");

/** The start of an exchange on a ground: its open nodes are the core, in natural order. */
const toContrastable = ({ tree, temptation }: Ground): Contrastable => {
  const nodes = naturalOrder(tree);
  const from = temptation?.from ?? [];
  return {
    core: nodes.map((i) => getNodeFormula(tree, i)),
    beside: listOtherLines(temptation),
    goal: getNodeFormula(tree, 0),
    lemmas: tree.nodes.flatMap(({ step }, i) => (step && i > 0 ? [getNodeFormula(tree, i)] : [])),
    fixed: new Set(
      from.flatMap((line) =>
        typeof line === "number" ? listLeaves(tree, line).map((node) => nodes.indexOf(node)) : [],
      ),
    ),
  };
};

const listOtherLines = (temptation: FallacyMatch | undefined): readonly Formula[] =>
  temptation?.from.filter((line) => typeof line !== "number") ?? [];

const maxLevel = (one: ReadingLevel, other: ReadingLevel): ReadingLevel => (one > other ? one : other);

const usesLine = (from: FallacyMatch["from"]): boolean => from.some((line) => typeof line === "number");

/** The skills of a rule's twins, that which is answered yes first. */
export const getPairSkills = (rule: Rule): readonly [yes: Skill, no: Skill] => {
  const [yes, no] = buildPairSkills(rule);
  return [yes!, no!];
};

/** The sound rules that may stand beside one: propositional ones alone beside a propositional one. */
export const soundRules = (rule: Rule, all: readonly Rule[]): readonly Rule[] =>
  all.filter(
    (other) =>
      other.category !== "fallacy" &&
      !generalizes(other) &&
      (rule.logic === "predicate" || other.logic === "propositional"),
  );
