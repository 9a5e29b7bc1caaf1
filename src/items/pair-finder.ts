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
import { chainLength, formulaAt, generalizes, startChain, type Chain } from "#arguments/chain";
import { exchangeLetters, exchangeSigns, type Contrast, type Contrastable } from "#arguments/contrast";
import { flawOf, leavesBelow } from "#arguments/examine";
import { createForms, type Form, type Forms } from "#arguments/forms";
import { Grower, startBehind } from "#arguments/grow";
import { createRandom, type Random } from "#arguments/random";
import type { ReadingLevel } from "#arguments/readability";
import { claimFrom, createShortestChecker } from "#arguments/shortest/shortest";
import type { Minimality } from "#arguments/shortest/shortest";
import { temptationsTo, type Temptation } from "#arguments/temptation";
import type { Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";

/** Two arguments over the same letters, made on demand. */
export type TwinPair = {
  readonly make: (random: Random) => ArgumentPair;
  readonly sides: readonly Sequent[];
  /** What is known of shorter derivations from the core. */
  readonly shortest: Minimality;
};

/** A chain to make a pair of; of a fallacy with the step by which it leads to the goal. */
type Ground = { readonly chain: Chain; readonly temptation?: Temptation };

/** How many steps a pair has, and how hard its lines may be to read. */
type PairBounds = { readonly length: number; readonly level: ReadingLevel };

/** Returns the most premises of a question: 8 up to length 5, 12 at length 7, and 5 more than the length beyond. */
const maxPremisesAt = (length: number): number => (length <= 5 ? 8 : length + 5);

/** Returns the most distractors; a fallacy's own premises always leave room for one more. */
const maxDistractorsAt = (length: number): number => (length <= 3 ? 2 : 3);

/** Finds pairs whose other rules are some; what it finds out about rules it keeps. */
export class PairFinder {
  readonly #certifier = createCertifier();
  readonly #forms: Forms = createForms();
  readonly #grower = new Grower();
  readonly #checker = createShortestChecker();
  readonly #soundBehind: (rule: Rule) => readonly (readonly Form[])[];
  readonly #startsOf = memoize((rule: Rule) => this.#findStarts(rule));
  readonly #pairsOfOne = memoize((rule: Rule) => this.#findPairsOfOne(rule));

  constructor(all: readonly Rule[]) {
    const extending = all.filter((rule) => !onlyPads(rule));
    this.#soundBehind = memoize((rule) => soundRules(rule, extending).map(this.#forms));
  }

  /** Returns a pair of one draw; undefined where chance found none. */
  draw(rule: Rule, bounds: PairBounds, random: Random): TwinPair | undefined {
    const ground = this.#drawGround(rule, bounds, random);
    if (ground === undefined) return undefined;
    const { chain } = ground;
    const { length } = bounds;
    if (flawOf(chain, "valid", formulaAt(chain, 0)) !== undefined) return undefined;
    for (const contrast of exchangeSigns(toContrastable(ground), maxCopies(ground, length), random)) {
      const { shortest } = this.#checker.checkChain(chain, "valid", formulaAt(chain, 0), length);
      return shortest === "shorter" ? undefined : this.#toPair(ground, contrast, claimFrom(shortest));
    }
    return undefined;
  }

  /** Returns all pairs of one step of a rule: by exchange of signs where there are any, else of letters. */
  pairsOfOne(rule: Rule): readonly TwinPair[] {
    return this.#pairsOfOne(rule);
  }

  #findPairsOfOne(rule: Rule): readonly TwinPair[] {
    const random = createRandom(rule.name);
    const grounds = this.#startsOf(rule).flatMap((form) => this.#groundsOn(startChain(form), rule));
    const pairsBy = (exchange: (ground: Ground) => Iterable<Contrast>): readonly TwinPair[] =>
      grounds.flatMap((ground) =>
        [...exchange(ground)].map((contrast) => {
          const { chain } = ground;
          const { shortest } = this.#checker.checkChain(chain, "valid", formulaAt(chain, 0), 1);
          return this.#toPair(ground, contrast, claimFrom(shortest));
        }),
      );
    const bySigns = pairsBy((ground) => exchangeSigns(toContrastable(ground), maxCopies(ground, 1), random));
    return bySigns.length > 0 ? bySigns : pairsBy((ground) => exchangeLetters(toContrastable(ground)));
  }

  #toPair({ chain, temptation }: Ground, contrast: Contrast, shortest: Minimality): TwinPair {
    const conclusion = formulaAt(chain, 0);
    return {
      make: (random) =>
        argumentsOf(chain, naturalOrder(chain), contrast, { certifier: this.#certifier, random, temptation }),
      sides: [contrast.yes, contrast.no].map((premises) => ({ premises, conclusion })),
      shortest,
    };
  }

  /** The forms that a rule's chains begin with: its own; of a fallacy the sound ones to whose conclusions it leads, the nearest ones. */
  #findStarts(rule: Rule): readonly Form[] {
    if (rule.category !== "fallacy") return this.#forms(rule);
    const sound = this.#soundBehind(rule).flatMap((own) =>
      own.map((form) => ({ form, temptations: temptationsTo(startChain(form), this.#forms(rule)) })),
    );
    const near = sound.filter(({ temptations }) => temptations.some(({ from }) => usesLine(from)));
    return (near.length > 0 ? near : sound.filter(({ temptations }) => temptations.length > 0)).map(
      ({ form }) => form,
    );
  }

  #groundsOn(chain: Chain, rule: Rule): readonly Ground[] {
    return rule.category === "fallacy"
      ? temptationsTo(chain, this.#forms(rule)).map((temptation) => ({ chain, temptation }))
      : [{ chain }];
  }

  #drawGround(rule: Rule, { length, level }: PairBounds, random: Random): Ground | undefined {
    const starts = this.#startsOf(rule);
    if (starts.length === 0) return undefined;
    const rules = this.#soundBehind(rule);
    const start =
      rule.category === "fallacy" || random.next() < 0.5
        ? startChain(random.pick(starts))
        : startBehind(starts, { rules, level }, random);
    const chain = start && this.#grower.grow(start, { length, rules, level }, random);
    if (chain === undefined || chainLength(chain) !== length) return undefined;
    const grounds = this.#groundsOn(chain, rule);
    return grounds.length === 0 ? undefined : random.pick(grounds);
  }
}

const maxCopies = (ground: Ground, length: number): number => {
  const { core, beside } = toContrastable(ground);
  return Math.min(
    Math.max(1, maxDistractorsAt(length) - beside.length),
    maxPremisesAt(length) - core.length - beside.length,
  );
};

/** What an exchange on a ground begins with: its open nodes are the core, in natural order. */
const toContrastable = ({ chain, temptation }: Ground): Contrastable => {
  const nodes = naturalOrder(chain);
  const from = temptation?.from ?? [];
  return {
    core: nodes.map((i) => formulaAt(chain, i)),
    beside: from.filter((line) => typeof line !== "number"),
    goal: formulaAt(chain, 0),
    lemmas: chain.nodes.flatMap(({ step }, i) => (step && i > 0 ? [formulaAt(chain, i)] : [])),
    fixed: new Set(
      from.flatMap((line) =>
        typeof line === "number" ? leavesBelow(chain, line).map((node) => nodes.indexOf(node)) : [],
      ),
    ),
  };
};

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
