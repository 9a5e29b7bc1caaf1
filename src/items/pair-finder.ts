/**
 * Finds contrast pairs: a chain with distractors, from whose premises the goal follows, and the same with two signs exchanged
 * (`#arguments/contrast`), from which it does not. A sound rule stands in the derivation of the first. A fallacy leads to the goal
 * of both, which sound rules derive in the first. Checks are made in the order of their cost.
 */
import { onlyPads } from "#catalog/padding";
import { twinSkillsOf } from "#catalog/profiles";
import type { Rule, Skill } from "#catalog/skill";
import { argumentsOf, naturalOrder, type ArgumentPair } from "#arguments/argument";
import { createCertifier } from "#arguments/certify";
import {
  formulaAt,
  generalizes,
  getLetters,
  openNodes,
  replaceLetter,
  startChain,
  type Chain,
} from "#arguments/chain";
import { depthOf, type Depth } from "#arguments/depth";
import { exchangeLetters, exchangeSigns, type Contrast, type Contrastable } from "#arguments/contrast";
import { flawOf, leavesBelow } from "#arguments/examine";
import { literalsOf } from "#arguments/literals";
import { createForms, type Form, type Forms } from "#arguments/forms";
import { Grower } from "#arguments/grow";
import { takesCases } from "#arguments/propagation";
import { createRandom, type Random } from "#arguments/random";
import { idOf } from "#arguments/read";
import { isReadable, type ReadingLevel } from "#arguments/readability";
import {
  claimFrom,
  createShortestChecker,
  longestProved,
  type Minimality,
  type ShortestVerdict,
} from "#arguments/shortest/shortest";
import { createPaddingCheck } from "#arguments/shortest/padding";
import { temptationsTo, type Temptation } from "#arguments/temptation";
import type { Sequent } from "#logic/certificate";
import type { Strain } from "#language/style";
import { hasPart, type Formula } from "#logic/formula";
import { getOrInsert, memoize, once } from "#logic/memoize";
import { changesUnderExclusion } from "./realise.ts";

/** Two arguments over the same letters, made on demand. */
export type TwinPair = {
  readonly make: (random: Random) => ArgumentPair;
  readonly sides: readonly Sequent[];
  /** Whether the key of a side could be another where "or" is heard as leaving no room for both. */
  readonly isInclusive: () => boolean;
  /** What is known of shorter derivations from the core. */
  readonly shortest: Minimality;
  /** How the core's conclusion is refuted. */
  readonly depth: Depth;
};

/** A chain to make a pair of; of a fallacy with the step by which it leads to the goal. */
type Ground = { readonly chain: Chain; readonly temptation?: Temptation };

/** An exchange, and the ground on which it was made. */
type Exchange = { readonly ground: Ground; readonly contrast: Contrast };

/** Most strain of a pair of natural lines: alternatives, of which one needs "or both". */
export const naturalStrain = 3;

/** What a pair has to be. */
export type PairBounds = {
  readonly length: number;
  /** How hard its lines may be to read; never easier than the lines of its rule. */
  readonly level: ReadingLevel;
  /** Whether unit propagation has to leave it open. */
  readonly needsCases: boolean;
  /** Whether an exchange near the goal is of a letter that could as well be denied throughout, so that denials there tell nothing. */
  readonly isBalanced: boolean;
  /** The most that its sentences may be strained (`strainOfPair`); up to `naturalStrain` every chain is grown of natural ones. */
  readonly maxStrain: number;
};

/** The most premises of a question by its length, from 1 on, one more up to length 3 where a fallacy leads to the goal; 5 more than the length beyond. */
const maxPremises: readonly number[] = [3, 4, 5, 6, 8, 10, 12];
const maxPremisesAt = (length: number, isFallacy: boolean): number =>
  (maxPremises[length - 1] ?? length + 5) + (isFallacy && length <= 3 ? 1 : 0);

/** Returns the most distractors, a fallacy's own premises among them. */
const maxDistractorsAt = (length: number): number => (length <= 3 ? 2 : 3);

/** Returns the fewest premises that the goal of a pair takes. */
const minCoreAt = (length: number): number => (length < 3 ? 1 : Math.ceil(length / 2) + 1);

/** Chains of the lines that sentences of one kind say, and where those of a rule begin. */
type Diction = { readonly grower: Grower; readonly startsOf: (rule: Rule) => readonly Start[] };

/** A form that chains begin with, and how many of its premises have to be derived. */
type Start = { readonly form: Form; readonly unsaid: number };

/** How hard lines may be to read, and who knows what sentences say. */
type Kept = { readonly level: ReadingLevel; readonly grower: Grower };

/** Finds pairs whose other rules are some; what it finds out about rules it keeps. */
export class PairFinder {
  readonly #strainOf: (formula: Formula) => Strain;
  readonly #certifier = createCertifier();
  readonly #forms: Forms = createForms();
  readonly #checker = createShortestChecker();
  readonly #soundBehind: (rule: Rule) => readonly (readonly Form[])[];
  readonly #natural: Diction;
  readonly #sayable: Diction;

  /** `strainOf` tells how sentences sound that say a line; lines of odd ones stand in no question. */
  constructor(all: readonly Rule[], strainOf: (formula: Formula) => Strain = () => "none") {
    const extending = all.filter((rule) => !onlyPads(rule));
    // Chains and exchanges have many lines in common.
    const known = new WeakMap<Formula, Strain>();
    this.#strainOf = (formula) => getOrInsert(known, formula, strainOf);
    this.#soundBehind = memoize((rule) => soundRules(rule, extending).map(this.#forms));
    const paddingAt = createPaddingCheck();
    const dictionOf = (says: (formula: Formula) => boolean): Diction => {
      const grower = new Grower(says, paddingAt);
      return { grower, startsOf: memoize((rule: Rule) => this.#findStarts(rule, grower)) };
    };
    this.#natural = dictionOf((formula) => this.#strainOf(formula) === "none");
    this.#sayable = dictionOf((formula) => this.#strainOf(formula) !== "odd");
  }

  /** Returns a pair of one draw; undefined where chance found none. */
  draw(rule: Rule, bounds: PairBounds, random: Random): TwinPair | undefined {
    const ground = this.#drawGround(rule, bounds, random);
    const found = ground && this.#exchange(rule, ground, bounds, random);
    if (found === undefined) return undefined;
    const { chain } = found.ground;
    const { length, maxStrain } = bounds;
    const goal = formulaAt(chain, 0);
    const { shortest } = this.#checker.checkChain(chain, "valid", goal, length);
    if (shortest === "shorter" || (shortest === "unproved" && length <= longestProved)) return undefined;
    const pairs = this.#toPairs(found.ground, [found.contrast], shortest);
    return pairs.find((pair) => strainOfPair(pair, this.#strainOf) <= maxStrain);
  }

  /** Returns an exchange of signs on a ground, or half the time on the same with the denial of the exchanged letter throughout, so that its signs tell nothing. */
  #exchange(rule: Rule, ground: Ground, bounds: PairBounds, random: Random): Exchange | undefined {
    const found = this.#exchangeOf(rule, ground, bounds, random);
    if (found === undefined || random.next() < 0.5) return found;
    const { chain } = ground;
    const letter = getLetters(chain)
      .entries()
      .find(([one]) => chain.names.letters.nameOf(one) === found.contrast.letter);
    const kept = this.#keptAt(rule, bounds);
    const denied = letter && denyLetter(chain, letter, kept);
    if (denied === undefined) return found;
    const drawn = this.#drawGroundOn(denied, rule, bounds.maxStrain, random);
    const name = denied.names.letters.nameOf(chain.letters);
    return drawn && this.#exchangeOf(rule, drawn, bounds, random, name);
  }

  /** Returns the first exchange of signs that is said well enough, of one letter where it is given. */
  #exchangeOf(
    rule: Rule,
    ground: Ground,
    bounds: PairBounds,
    random: Random,
    letter?: string,
  ): Exchange | undefined {
    const { chain } = ground;
    const goal = formulaAt(chain, 0);
    if (flawOf(chain, "valid", goal) !== undefined) return undefined;
    const { level } = this.#keptAt(rule, bounds);
    const { table, names } = chain;
    const isEasy = (line: Formula): boolean =>
      isReadable(table, idOf(table, line, names, "quantifier"), level);
    // Else what is hard to read would stand in the one list oftener than in the other.
    const isSaid = ({ yes, no, copyOf }: Contrast): boolean =>
      strainOfSides(
        [yes, no].map((premises) => ({ premises, conclusion: goal })),
        this.#strainOf,
      ) <= bounds.maxStrain &&
      yes.every((line, i) => line === no[i] || isEasy(line) === isEasy(no[i]!)) &&
      copyOf.every((original, i) => original === i || isEasy(yes[i]!) || !isEasy(yes[original]!));
    const turning =
      bounds.isBalanced && letter === undefined
        ? this.#findTurning(chain, { level, grower: this.#sayable.grower })
        : undefined;
    const argument = {
      ...toContrastable(ground),
      letter,
      mayTurn: turning && ((one: string) => turning.has(one)),
    };
    const found = exchangeSigns(argument, maxCopies(ground, bounds.length), random, isSaid).next();
    return found.done === true ? undefined : { ground, contrast: found.value };
  }

  /** How hard lines of a rule's pairs may be to read, and whose sentences say them. */
  #keptAt(rule: Rule, { level, maxStrain }: PairBounds): Kept {
    return { level: maxLevel(level, this.#levelOf(rule)), grower: this.#dictionAt(maxStrain).grower };
  }

  #dictionAt(maxStrain: number): Diction {
    return maxStrain <= naturalStrain ? this.#natural : this.#sayable;
  }

  /** Returns all pairs of one step of a rule: by exchange of signs where there are any, else of letters. */
  pairsOfOne(rule: Rule): readonly TwinPair[] {
    const random = createRandom(rule.name);
    const forms =
      rule.category === "fallacy" ? this.#sayable.startsOf(rule).map(({ form }) => form) : this.#forms(rule);
    const grounds = forms.flatMap((form) => this.#groundsOn(startChain(form), rule));
    const pairsBy = (exchange: (ground: Ground) => Iterable<Contrast>): readonly TwinPair[] =>
      grounds.flatMap((ground) => {
        const { shortest } = this.#checker.checkChain(ground.chain, "valid", formulaAt(ground.chain, 0), 1);
        return this.#toPairs(ground, [...exchange(ground)], shortest);
      });
    const bySigns = pairsBy((ground) => exchangeSigns(toContrastable(ground), maxCopies(ground, 1), random));
    return bySigns.length > 0 ? bySigns : pairsBy((ground) => exchangeLetters(toContrastable(ground)));
  }

  #toPairs(
    { chain, temptation }: Ground,
    contrasts: readonly Contrast[],
    shortest: ShortestVerdict["shortest"],
  ): readonly TwinPair[] {
    const depth = depthOf(chain);
    return contrasts.map((contrast) => {
      const sides = sidesFor(contrast, formulaAt(chain, 0));
      return {
        make: (random) =>
          argumentsOf(chain, naturalOrder(chain), contrast, {
            certifier: this.#certifier,
            random,
            temptation,
          }),
        sides,
        isInclusive: once(() => sides.some(changesUnderExclusion)),
        shortest: claimFrom(shortest),
        depth,
      };
    });
  }

  /** What a rule's chains begin with: its own forms whose conclusion a sentence says; of a fallacy the sound ones to whose conclusions it leads, the nearest ones. */
  #findStarts(rule: Rule, grower: Grower): readonly Start[] {
    const toStart = (form: Form): readonly Start[] => {
      const chain = startChain(form);
      return grower.isSayable(chain, 0) ? [{ form, unsaid: grower.unsaid(chain).length }] : [];
    };
    if (rule.category !== "fallacy") return this.#forms(rule).flatMap(toStart);
    const sound = this.#soundBehind(rule).flatMap((own) =>
      own.map((form) => ({ form, temptations: temptationsTo(startChain(form), this.#forms(rule)) })),
    );
    const tempting = sound.filter(({ temptations }) => temptations.length > 0);
    const near = tempting.filter(({ temptations }) => temptations.some(({ from }) => usesLine(from)));
    const starts = (near.length > 0 ? near : tempting).flatMap(({ form }) => toStart(form));
    const said = starts.filter(({ unsaid }) => unsaid === 0);
    return said.length > 0 ? said : tempting.flatMap(({ form }) => toStart(form));
  }

  #groundsOn(chain: Chain, rule: Rule): readonly Ground[] {
    return rule.category === "fallacy"
      ? temptationsTo(chain, this.#forms(rule)).map((temptation) => ({ chain, temptation }))
      : [{ chain }];
  }

  #drawGroundOn(chain: Chain, rule: Rule, maxStrain: number, random: Random): Ground | undefined {
    return random
      .shuffle(this.#groundsOn(chain, rule))
      .find(({ temptation }) => countStrains(linesBeside(temptation), this.#strainOf) <= maxStrain);
  }

  #drawGround(
    rule: Rule,
    { length, level: allowed, needsCases, maxStrain }: PairBounds,
    random: Random,
  ): Ground | undefined {
    const level = maxLevel(allowed, this.#levelOf(rule));
    const { grower, startsOf } = this.#dictionAt(maxStrain);
    const isFallacy = rule.category === "fallacy";
    const growth = {
      length,
      level,
      rules: this.#soundBehind(rule),
      required: needsCases ? this.#splittingBehind(rule) : undefined,
      premises: { min: minCoreAt(length), max: maxPremisesAt(length, isFallacy) - (isFallacy ? 2 : 1) },
    };
    const starts = startsOf(rule).filter(({ unsaid }) => unsaid < length);
    if (isFallacy && starts.length === 0) return undefined;
    const isAtBase = starts.length > 0 && (isFallacy || random.next() < 0.5);
    const start = isAtBase
      ? startChain(random.pick(starts).form)
      : grower.startBehind(this.#forms(rule), growth, random);
    const grown = start && grower.grow(start, growth, random);
    const fitting = grown && needsCases ? this.#withCases(grown, { level, grower }, random) : grown;
    if (fitting === undefined) return undefined;
    const compound =
      length < 3 ? fitting : this.#withCompound(fitting, { level, grower }, needsCases, random);
    return this.#drawGroundOn(compound, rule, maxStrain, random);
  }

  /** Rules of whose forms one takes cases if a letter becomes a conjunction. */
  readonly #splittingBehind = memoize((rule: Rule) =>
    this.#soundBehind(rule).filter((forms) => forms.some((form) => this.#splits(form))),
  );

  readonly #splits = memoize((form: Form): boolean => {
    const chain = startChain(form);
    return getLetters(chain)
      .entries()
      .some(([letter, places]) => takesCases(toSequent(replaceLetter(chain, letter, places, "and"))));
  });

  /** Returns a chain that unit propagation leaves open: itself, or with one letter become a conjunction; undefined where neither does. */
  #withCases(chain: Chain, kept: Kept, random: Random): Chain | undefined {
    if (takesCases(toSequent(chain))) return chain;
    return random
      .shuffle([...getLetters(chain)])
      .values()
      .map(([letter, places]) => replaceLetter(chain, letter, places, "and"))
      .find((split) => isSaidAt(split, kept) && takesCases(toSequent(split)));
  }

  /** Returns a chain in which a conjunction or disjunction stands in the place of a drawn letter, two times of three and where it is readable. */
  #withCompound(chain: Chain, kept: Kept, needsCases: boolean, random: Random): Chain {
    if (random.next() < 1 / 3) return chain;
    return (
      random
        .shuffle([...getLetters(chain)])
        .values()
        .map(([letter, places]) => replaceLetter(chain, letter, places, random.next() < 0.5 ? "and" : "or"))
        .find((split) => isSaidAt(split, kept) && (!needsCases || takesCases(toSequent(split)))) ?? chain
    );
  }

  /** Returns the letters that are denied throughout, or could be. */
  #findTurning(chain: Chain, kept: Kept): ReadonlySet<string> {
    const literals = literalsOf(chain.nodes.map((_, i) => formulaAt(chain, i)));
    const affirmed = new Set(literals.flatMap(({ atom, positive }) => (positive ? [atom] : [])));
    const names = getLetters(chain)
      .entries()
      .filter(
        (letter) =>
          !affirmed.has(chain.names.letters.nameOf(letter[0])) ||
          denyLetter(chain, letter, kept) !== undefined,
      )
      .map(([letter]) => chain.names.letters.nameOf(letter));
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

/** Whether the premises and the conclusion are readable and said by a sentence. */
const isSaidAt = (chain: Chain, { level, grower }: Kept): boolean =>
  [0, ...openNodes(chain)].every(
    (node) => isReadable(chain.table, chain.nodes[node]!.id, level) && grower.isSayable(chain, node),
  );

/** The chain with the denial of a letter of so many terms in its place; undefined where a line denies it already or would not be readable. */
const denyLetter = (
  chain: Chain,
  [letter, places]: readonly [letter: number, places: number],
  kept: Kept,
): Chain | undefined => {
  const denied = replaceLetter(chain, letter, places, "not");
  const isDeniedTwice = denied.nodes.some(({ id }) => denied.writer.text(id).includes("¬¬"));
  return !isDeniedTwice && isSaidAt(denied, kept) ? denied : undefined;
};

const toSequent = (chain: Chain): Sequent => ({
  premises: openNodes(chain).map((node) => formulaAt(chain, node)),
  conclusion: formulaAt(chain, 0),
});

const sidesFor = ({ yes, no }: Contrast, conclusion: Formula): readonly Sequent[] =>
  [yes, no].map((premises) => ({ premises, conclusion }));

const maxCopies = (ground: Ground, length: number): number => {
  const { core, beside } = toContrastable(ground);
  const room = maxPremisesAt(length, ground.temptation !== undefined) - core.length - beside.length;
  // The rules of one step have as many premises as they have.
  return Math.max(
    length === 1 ? 1 : 0,
    Math.min(room, Math.max(1, maxDistractorsAt(length) - beside.length)),
  );
};

/** Returns the number of stiff lines; infinite where one is odd. */
export const countStrains = (lines: readonly Formula[], strainOf: (formula: Formula) => Strain): number => {
  const strains = lines.map(strainOf);
  return strains.includes("odd") ? Infinity : strains.filter((strain) => strain === "stiff").length;
};

/** Returns how strained a pair is: its sides, and one more where "or" needs "or both". */
export const strainOfPair = (
  { sides, isInclusive }: TwinPair,
  strainOf: (formula: Formula) => Strain,
): number => strainOfSides(sides, strainOf) + (isInclusive() ? 1 : 0);

/** Returns the number of stiff lines and, of each side, of the lines with alternatives but one premise; infinite where a line is odd. */
const strainOfSides = (sides: readonly Sequent[], strainOf: (formula: Formula) => Strain): number => {
  let strain = 0;
  for (const { premises, conclusion } of sides) {
    const alternatives = premises.filter(hasAlternatives).length;
    strain += countStrains([...premises, conclusion], strainOf);
    strain += Math.max(0, alternatives - 1) + (hasAlternatives(conclusion) ? 1 : 0);
  }
  return strain;
};

const hasAlternatives = (line: Formula): boolean =>
  hasPart(line, ({ kind }) => kind === "or" || kind === "iff");

/** What an exchange on a ground begins with: its open nodes are the core, in natural order. */
const toContrastable = ({ chain, temptation }: Ground): Contrastable => {
  const nodes = naturalOrder(chain);
  const from = temptation?.from ?? [];
  return {
    core: nodes.map((i) => formulaAt(chain, i)),
    beside: linesBeside(temptation),
    goal: formulaAt(chain, 0),
    lemmas: chain.nodes.flatMap(({ step }, i) => (step && i > 0 ? [formulaAt(chain, i)] : [])),
    fixed: new Set(
      from.flatMap((line) =>
        typeof line === "number" ? leavesBelow(chain, line).map((node) => nodes.indexOf(node)) : [],
      ),
    ),
  };
};

/** The premises of a fallacy that are no lines of its chain. */
const linesBeside = (temptation: Temptation | undefined): readonly Formula[] =>
  temptation?.from.filter((line) => typeof line !== "number") ?? [];

const maxLevel = (one: ReadingLevel, other: ReadingLevel): ReadingLevel => (one > other ? one : other);

const usesLine = (from: Temptation["from"]): boolean => from.some((line) => typeof line === "number");

/** The skills of a rule's twins, that which is answered yes first. */
export const sidesOf = (rule: Rule): readonly [yes: Skill, no: Skill] => {
  const [yes, no] = twinSkillsOf(rule);
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
