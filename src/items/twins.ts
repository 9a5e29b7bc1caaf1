/**
 * Contrast pairs: a chain with side premises, from which its goal follows, and the same after one literal was exchanged
 * (`#arguments/exchange`), from which it does not. A sound rule stands in the proof of the first, and the second tempts to it.
 * A fallacy tempts to the goal of both, which a sound rule proves in the first. What decides whether a pair will do comes in
 * the order of its price.
 */
import places from "../../data/pairs-of-one.json" with { type: "json" };
import { onlyPads } from "#catalog/padding";
import { rulesOf, twinSkillsOf } from "#catalog/profiles";
import type { Rule, Skill } from "#catalog/skill";
import { argumentsOf, naturalOrder, type ArgumentPair } from "#arguments/argument";
import { createCertifier } from "#arguments/certify";
import { chainLength, formulaAt, generalizes, startChain, type Chain } from "#arguments/chain";
import { exchangesOf, type Exchangeable, type ExchangedLists } from "#arguments/exchange";
import { flawOf, leavesBelow } from "#arguments/examine";
import { createForms, type Form } from "#arguments/forms";
import { createGrower, startBehind } from "#arguments/grow";
import { literalsOf } from "#arguments/literals";
import { createRandom, type Random } from "#arguments/random";
import type { Agreement } from "#arguments/refinement";
import { claimFrom, createShortestChecker } from "#arguments/shortest/shortest";
import type { Minimality } from "#arguments/shortest/shortest";
import { temptationsTo, type Temptation } from "#arguments/temptation";
import { frameOf, isDenying, wordsIn, type WordsOf } from "#language/frame-words";
import type { Style } from "#language/style";
import { natural } from "#language/styles/natural";
import type { Sequent } from "#logic/certificate";
import { and, exists, forall, implies, partsOf, type Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { createPhraseLimit } from "./phrase-limit.ts";
import { createStrain } from "./strain.ts";
import { widenRule } from "./widen-rule.ts";

/** Two arguments over the same letters, which are made when they are wanted, and how long their phrases may be. */
export type TwinPair = {
  readonly make: () => ArgumentPair;
  readonly sides: readonly Sequent[];
  readonly longest: number;
  readonly agreement: Agreement;
  /** What is known of shorter derivations from the core. */
  readonly shortest: Minimality;
  /** How hard its sentences are to read (`strain.ts`); 0 of more than one step, as none are compared. */
  readonly strain: number;
  /** How much of its key shows where only clauses shared with the goal are looked at: 0 most (`createEvenness`), and of more than one step. */
  readonly evenness: number;
  /** How many premises stand beside each needed one. */
  readonly beside: number;
  /** The number of its plan of exchange among those of its ground. */
  readonly plan: number;
};

/** What is asked of a pair: how many steps, how much strain at most, on how many rounds it agrees everywhere. */
type PairBounds = {
  readonly length: number;
  readonly maxStrain: number;
  readonly rounds: number;
  /** How even it is at least, of one step. */
  readonly leastEven?: number;
  /** The plans of exchange to look at; without it all. */
  readonly only?: readonly number[];
};

/** Why a chain gives no pair: its lines are too hard to read, or it has no exchange that agrees on so many rounds. */
type Refusal = "strained" | "shallow";

type PairMaker = {
  /** A pair within bounds; undefined where chance found none. */
  readonly pairOf: (rule: Rule, bounds: PairBounds, random: Random) => TwinPair | Refusal | undefined;
  /** The pairs of one step that tell least, and of these the easiest: the same whatever is drawn. */
  readonly pairsOfOne: (rule: Rule) => readonly TwinPair[];
  /** Where the search finds them. */
  readonly placesOfOne: (rule: Rule) => Places;
  /** The arguments of all pairs of one step, and those without rivals that words or sentences would not fit. */
  readonly argumentsOfOne: (rule: Rule) => readonly Sequent[];
};

/** The number of a ground, then those of its plans of exchange; and how often chance was asked before all were found. */
type Places = { readonly draws: number; readonly grounds: readonly (readonly number[])[] };

/** Where the pairs of one step of the built-in rules are, by style, so that nobody waits for the search: `node scripts/pairs.ts` writes it. */
const placesByStyle: ReadonlyMap<string, Readonly<Record<string, Places>>> = new Map(Object.entries(places));

/*
 * The policy of the search for pairs of one step. Those as even as `evenEnough` are kept, less even ones only where there are none
 * such. Of these the most even ones are taken that have at most `strainOfEven` more strain than the easiest, and of them those
 * with no more side premises than needed ones. Kinds of grounds are looked at until `maxEven` pairs are found.
 */
const evenEnough = 2;
const maxEven = 3;
const strainOfEven = 8;
const ofOne: PairBounds = { length: 1, maxStrain: Infinity, rounds: 0 };

/** How much harder than the core side premises may be to read, beside what chains may be. */
const strainBeside = 1;

/** A chain to make a pair of; of a fallacy's with what tempts to its goal. */
type Ground = {
  readonly chain: Chain;
  readonly temptation?: Temptation;
  /** Premises that hold all of the goal's clauses, and settle nothing. */
  readonly rivals?: readonly Formula[];
};

/** A maker of pairs whose other rules are `all`, for sentences in a style. What it finds out about rules it keeps. */
export const createPairMaker = (all: readonly Rule[], style: Style): PairMaker => {
  const certifier = createCertifier();
  const forms = createForms();
  const { grow } = createGrower({ shortLines: style.staged === true });
  const extending = all.filter((rule) => !onlyPads(rule));
  const soundBehind = memoize((rule: Rule) => soundRules(rule, extending).map(forms));
  const checker = createShortestChecker();
  const [longestPhrase, strainOf] = [createPhraseLimit(style), createStrain(style)];
  const wordsOf = wordsIn(style);
  // Which pairs of one step are even and easy is the same in every style: as readers would find them.
  const [readersWords, readersStrain] = [wordsIn(natural), createStrain(natural)];

  /** What a rule's chains begin with: its forms; of a fallacy the sound forms to whose conclusions it tempts, the nearest ones. */
  const startsOf = memoize((rule: Rule): readonly Form[] => {
    if (rule.category !== "fallacy") return forms(rule);
    const sound = soundBehind(rule).flatMap((own) =>
      own.map((form) => ({ form, temptations: temptationsTo(startChain(form), forms(rule)) })),
    );
    const near = sound.filter(({ temptations }) => temptations.some(({ from }) => usesLine(from)));
    return (near.length > 0 ? near : sound.filter(({ temptations }) => temptations.length > 0)).map(
      ({ form }) => form,
    );
  });

  const temptationsOf = (chain: Chain, rule: Rule): readonly (Temptation | undefined)[] =>
    rule.category === "fallacy" ? temptationsTo(chain, forms(rule)) : [undefined];

  const groundBy = (rule: Rule, length: number, random: Random): Ground | undefined => {
    const starts = startsOf(rule);
    if (starts.length === 0) return undefined;
    const start =
      rule.category === "fallacy" || length === 1 || random.next() < 0.5
        ? startChain(random.pick(starts))
        : startBehind(starts, soundBehind(rule), random);
    const chain = start && grow(start, length, soundBehind(rule), random);
    if (chain === undefined || chainLength(chain) !== length) return undefined;
    if (chain.nodes.some((_, i) => isContorted(formulaAt(chain, i)))) return undefined;
    const temptations = temptationsOf(chain, rule);
    return temptations.length === 0 ? undefined : { chain, temptation: random.pick(temptations) };
  };

  /** The pairs of a ground, the best exchange first; "strained" where already its core is harder to read than `maxStrain`. */
  function* pairsOn(
    ground: Ground,
    { length, maxStrain, rounds, leastEven = 0, only }: PairBounds,
    random: Random,
  ): Generator<TwinPair | Refusal, Refusal | undefined> {
    const { chain, temptation } = ground;
    const given = exchangeableOf(ground);
    const { core, beside, goal } = given;
    if (strainOf(core, goal, maxStrain) > maxStrain) {
      yield "strained";
      return undefined;
    }
    if (flawOf(chain, "valid", goal) !== undefined) return undefined;
    const limit = maxStrain + strainOf(core) + strainBeside;
    const fits = (premises: readonly Formula[]): boolean =>
      (limit === Infinity || strainOf(premises, goal, limit) <= limit) &&
      longestPhrase({ premises, conclusion: goal }, length) > 0;
    if (!fits([...core, ...beside])) return undefined;
    const evennessOf =
      length > 1 ? () => 0 : createEvenness({ goal, hasRivals: ground.rivals !== undefined }, readersWords);
    const isFit = (exchange: ExchangedLists): boolean =>
      evennessOf(exchange) >= leastEven &&
      showSame(exchange, wordsOf) &&
      fits(exchange.yes) &&
      fits(exchange.no);
    const findShortest = memoize((one: Chain) => checker.checkChain(one, "valid", goal, length).shortest);
    for (const exchange of exchangesOf(given, random, { isFit, rounds, turns: length === 1, only })) {
      const { yes, no, agreement } = exchange;
      const shortest = findShortest(chain);
      if (length > 1 && shortest === "shorter") return undefined;
      yield {
        make: () => argumentsOf(chain, naturalOrder(chain), exchange, { certifier, random, temptation }),
        sides: [yes, no].map((premises) => ({ premises, conclusion: goal })),
        longest: Math.min(
          ...[yes, no].map((premises) => longestPhrase({ premises, conclusion: goal }, length)),
        ),
        agreement,
        shortest: claimFrom(shortest),
        strain: length > 1 ? 0 : Math.max(readersStrain(yes, goal), readersStrain(no, goal)),
        evenness: evennessOf(exchange),
        beside: yes.length / core.length - 1,
        plan: exchange.plan,
      };
    }
    return "shallow";
  }

  /** The grounds of one step of a rule: by its forms, then with rivals; by forms widened once and twice, then with rivals. */
  function* groundsOfOne(rule: Rule): Generator<readonly Ground[]> {
    const starts = startsOf(rule);
    for (const wide of [undefined, widenRule, (one: Rule) => widenRule(widenRule(one))]) {
      const own =
        wide === undefined
          ? starts
          : [...new Set(starts.map((form) => form.rule))].flatMap((one) => forms(wide(one)));
      const plain = own.flatMap((form) => {
        const chain = startChain(form);
        return temptationsOf(chain, rule).map((temptation): Ground => ({ chain, temptation }));
      });
      yield plain;
      yield plain.flatMap((ground) =>
        rivalsTo(formulaAt(ground.chain, 0)).map((rivals): Ground => ({ ...ground, rivals })),
      );
    }
  }

  const searchedOfOne = (rule: Rule) => {
    let draws = 0;
    const chance = createRandom(rule.name);
    const random: Random = { ...chance, next: () => (draws++, chance.next()) };
    const found: (TwinPair & { readonly ground: number })[] = [];
    let [max, number] = [0, -1];
    let easy: typeof found = [];
    for (const grounds of groundsOfOne(rule)) {
      for (const ground of grounds) {
        number++;
        for (const pair of pairsOn(ground, { ...ofOne, leastEven: Math.min(evenEnough, max) }, random)) {
          if (typeof pair === "string") continue;
          found.push({ ...pair, ground: number });
          max = Math.max(max, pair.evenness);
        }
      }
      const even = found.filter(({ evenness }) => evenness >= Math.min(evenEnough, max));
      const least = leastOf(even, ({ strain }) => strain);
      const own = even.filter(({ strain }) => strain <= least + strainOfEven);
      const evenest = -leastOf(own, ({ evenness }) => -evenness);
      easy = own.filter(({ evenness }) => evenness === evenest);
      if (evenest >= maxEven) break;
    }
    const fewest = leastOf(easy, ({ beside }) => beside);
    return { draws, pairs: easy.filter(({ beside }) => beside <= Math.max(1, fewest)) };
  };

  const placesIn = all.length === rulesOf("paper").length ? placesByStyle.get(style.name) : undefined;
  const pairsOfOne: PairMaker["pairsOfOne"] = memoize((rule) => {
    const known = placesIn?.[rule.name];
    if (known === undefined) return searchedOfOne(rule).pairs;
    const random = createRandom(rule.name);
    for (let i = 0; i < known.draws; i++) random.next();
    const last = Math.max(0, ...known.grounds.map(([ground]) => ground ?? 0));
    const grounds = groundsOfOne(rule)
      .flatMap((some) => some)
      .take(last + 1)
      .toArray();
    return known.grounds.flatMap(([ground = 0, ...only]) =>
      [...pairsOn(grounds[ground]!, { ...ofOne, only }, random)].filter((pair) => typeof pair !== "string"),
    );
  });

  return {
    pairOf: (rule, bounds, random) => {
      const ground = groundBy(rule, bounds.length, random);
      return ground && pairsOn(ground, bounds, random).next().value;
    },
    pairsOfOne,
    placesOfOne: (rule) => {
      const { draws, pairs } = searchedOfOne(rule);
      const grounds = [...Map.groupBy(pairs, ({ ground }) => ground)];
      return { draws, grounds: grounds.map(([ground, own]) => [ground, ...own.map(({ plan }) => plan)]) };
    },
    argumentsOfOne: (rule) => {
      const argumentsOn = (ground: Ground): readonly Sequent[] => {
        const given = exchangeableOf(ground);
        return [...exchangesOf(given, createRandom(rule.name))].flatMap(({ yes, no }) =>
          [yes, no].map((premises) => ({ premises, conclusion: given.goal })),
        );
      };
      const [plain = [], , wide = []] = groundsOfOne(rule);
      const own = plain.flatMap(argumentsOn);
      const others = own.length > fewArguments ? [] : wide.flatMap(argumentsOn);
      return [...own, ...others, ...pairsOfOne(rule).flatMap((pair) => pair.sides)];
    },
  };
};

/** The least of a list as long as you like; Infinity of none. */
const leastOf = <T>(list: readonly T[], valueOf: (one: T) => number): number =>
  list.reduce((least, one) => Math.min(least, valueOf(one)), Infinity);

/** Rules of no more arguments by their own forms may have none that a style says in the same words. */
const fewArguments = 24;

/** What an exchange on a ground begins with: its open nodes are the core, in natural order. */
const exchangeableOf = ({ chain, temptation, rivals = [] }: Ground): Exchangeable => {
  const nodes = naturalOrder(chain);
  const from = temptation?.from ?? [];
  return {
    core: nodes.map((i) => formulaAt(chain, i)),
    beside: [...from.filter((line) => typeof line !== "number"), ...rivals],
    goal: formulaAt(chain, 0),
    fixed: new Set(
      from.flatMap((line) =>
        typeof line === "number" ? leavesBelow(chain, line).map((node) => nodes.indexOf(node)) : [],
      ),
    ),
  };
};

/**
 * Rivals of the needed premises: sentences that hold all clauses of the goal and settle nothing, as they say what follows from
 * it, and from what it follows: the goal whole, or its clauses together. Who looks for the premise nearest to the goal finds them.
 */
const rivalsTo = (goal: Formula): readonly (readonly Formula[])[] => {
  const literals = new Map<string, Formula>();
  const atoms: Extract<Formula, { kind: "atom" }>[] = [];
  let variable: string | undefined;
  const visit = (part: Formula): void => {
    if (part.kind === "forall" || part.kind === "exists") variable ??= part.variable;
    const atom = part.kind === "not" ? part.body : part;
    if (atom.kind === "atom") {
      literals.set(atom.name, part);
      atoms.push(atom);
    } else for (const inner of partsOf(part)) visit(inner);
  };
  visit(goal);
  const sample = atoms.toSorted((one, other) => other.terms.length - one.terms.length)[0];
  if (sample === undefined) return [];
  const bound = (by: typeof forall) => (one: Formula) => (variable === undefined ? one : by(variable, one));
  const [closed, some] = [bound(forall), bound(exists)];
  const [behind, before] = ["*1", "*2"].map((name) => ({ ...sample, name }));
  const whole = [implies(goal, some(behind!)), implies(some(before!), goal)];
  const joined = literals.values().reduce((left, right) => and(left, right));
  return [whole, [closed(implies(joined, behind!)), closed(implies(before!, joined))]];
};

const usesLine = (from: Temptation["from"]): boolean => from.some((line) => typeof line === "number");

/** The skills of a rule's twins, that which is answered yes first. */
export const sidesOf = (rule: Rule): readonly [yes: Skill, no: Skill] => {
  const [yes, no] = twinSkillsOf(rule);
  return [yes!, no!];
};

/** Whether the lines that differ show the same in both lists, whatever their order. */
const showSame = ({ yes, no }: ExchangedLists, seen: (line: Formula) => readonly string[]): boolean => {
  const [one, other] = [yes, no].map((lines) =>
    lines
      .flatMap((line, i) => (yes[i] === no[i] ? [] : seen(line)))
      .toSorted()
      .join(";"),
  );
  return one === other;
};

/**
 * How alike both lists are to who looks at each premise's words and at the goal's clauses in it, which may stand there as in
 * the goal or under the other sign. 3: the same frames hold as much of the goal; or as many words and denials do, and rivals
 * stand beside them. 2: only sentences that hold most of the goal are alike in words and denials. 1: as much of the goal is held.
 */
const createEvenness = (
  { goal, hasRivals }: { readonly goal: Formula; readonly hasRivals: boolean },
  wordsOf: WordsOf,
) => {
  const asked = new Map(literalsOf([goal]).map(({ atom, positive }) => [atom, positive]));
  const sharedIn = memoize((line: Formula) => {
    const shared = literalsOf([line])
      .filter(({ atom }) => asked.has(atom))
      .map(({ atom, positive }) => (asked.get(atom) === positive ? "same" : "other"))
      .toSorted();
    return {
      line,
      shared: shared.join(),
      weight: shared.reduce((sum, how) => sum + (how === "same" ? 2 : 1), 0),
    };
  });
  const bagOf = (line: Formula): string => wordsOf(line).toSorted().join(" ");
  const goalsBag = bagOf(goal);
  const size = memoize((line: Formula): string => {
    const words = wordsOf(line);
    return `${words.length} ${words.filter(isDenying).length} ${bagOf(line) === goalsBag}`;
  });
  return ({ yes, no }: ExchangedLists): number => {
    const lists = [yes, no].map((lines) => lines.filter((_, i) => yes[i] !== no[i]).map(sharedIn));
    const alike = (least: number, seen: (line: Formula) => string): boolean => {
      const [one, other] = lists.map((list) =>
        list
          .flatMap(({ line, shared, weight }) => (weight < least ? [] : [`${shared} ${seen(line)}`]))
          .toSorted()
          .join(";"),
      );
      return one === other;
    };
    if (!alike(0, () => "")) return 0;
    const max = Math.max(...[...yes, ...no].map((line) => sharedIn(line).weight));
    if (!alike(max, size)) return hasRivals ? 1 : 0.5;
    if (!alike(0, size)) return 2;
    return hasRivals || alike(0, (line) => wordsOf(line).map(frameOf).toSorted().join(" ")) ? 3 : 2;
  };
};

/** Denied more than twice over: nobody would follow the sentence. */
const isContorted = (formula: Formula): boolean =>
  (formula.kind === "not" && formula.body.kind === "not" && formula.body.body.kind === "not") ||
  partsOf(formula).some(isContorted);

/** The sound rules that may stand beside one: propositional ones alone beside a propositional one. */
export const soundRules = (rule: Rule, all: readonly Rule[]): readonly Rule[] =>
  all.filter(
    (other) =>
      other.category !== "fallacy" &&
      !generalizes(other) &&
      (rule.logic === "predicate" || other.logic === "propositional"),
  );
