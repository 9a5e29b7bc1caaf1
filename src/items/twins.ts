/**
 * Contrast pairs: a chain with side premises, from which its goal follows, and the same after one literal was exchanged
 * (`#arguments/exchange`), from which it does not. A sound rule stands in the proof of the first, and the second tempts to it.
 * A fallacy tempts to the goal of both, which a sound rule proves in the first. What decides whether a pair will do comes in
 * the order of its price.
 */
import { twinSkillsOf } from "#catalog/profiles";
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
import { claimFrom, createMinimalityCheck } from "#arguments/shortest/minimality";
import type { Minimality } from "#arguments/shortest/shortest";
import { temptationsTo, type Temptation } from "#arguments/temptation";
import { frameOf, isDenying, wordsIn, type WordsOf } from "#language/frame-words";
import type { Style } from "#language/style";
import type { Sequent } from "#logic/certificate";
import { partsOf, type Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { createPhraseLimit } from "./phrase-limit.ts";
import { createStrain } from "./strain.ts";
import { widened } from "./widened.ts";

/** Two arguments over the same letters, which are made when they are wanted, and how long their phrases may be. */
export type TwinPair = {
  readonly make: () => ArgumentPair;
  readonly longest: number;
  readonly agreement: Agreement;
  /** What is known of shorter derivations from the core. */
  readonly shortest: Minimality;
  /** How hard its sentences are to read (`strain.ts`). */
  readonly strain: number;
  /** Whether a shorter derivation from the core was found. */
  readonly isPadded: boolean;
  /** What premises have in both that share as much with the goal: 2 the same frames, 1 as many words and denials. */
  readonly evenness: 0 | 1 | 2;
};

type PairMaker = {
  /** A pair by so many steps; undefined where chance found none, "strained" where its lines had more than `mostStrain`. */
  readonly pairOf: (
    rule: Rule,
    length: number,
    mostStrain: number,
    random: Random,
  ) => TwinPair | "strained" | undefined;
  /** All pairs of one step, from a stream. */
  readonly pairsOfOne: (rule: Rule, random: Random) => readonly TwinPair[];
  /** The arguments of all pairs of one step, those included that words or sentences would not fit. */
  readonly argumentsOfOne: (rule: Rule) => readonly Sequent[];
};

/** How much harder than the core side premises may be to read, beside what chains may be. */
const strainBeside = 1;

/** A chain to make a pair of; of a fallacy's with what tempts to its goal. */
type Ground = { readonly chain: Chain; readonly temptation?: Temptation };

/** A maker of pairs whose other rules are `all`, for sentences in a style. What it finds out about rules it keeps. */
export const createPairMaker = (all: readonly Rule[], style: Style): PairMaker => {
  const certifier = createCertifier();
  const forms = createForms();
  const { grow } = createGrower({ shortLines: style.staged === true });
  const soundBehind = memoize((rule: Rule) => soundRules(rule, all).map(forms));
  const checkAt = memoize(createMinimalityCheck);
  const [longestPhrase, strainOf] = [createPhraseLimit(style), createStrain(style)];
  const wordsOf = wordsIn(style);

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
    const chain = start && grow(start, length, soundBehind(rule), random, true);
    if (chain === undefined || chainLength(chain) !== length) return undefined;
    if (chain.nodes.some((_, i) => isContorted(formulaAt(chain, i)))) return undefined;
    const temptations = temptationsOf(chain, rule);
    return temptations.length === 0 ? undefined : { chain, temptation: random.pick(temptations) };
  };

  /** The pairs of a ground, the best exchange first; "strained" where already its core is harder to read than `mostStrain`. */
  function* pairsOn(
    ground: Ground,
    length: number,
    mostStrain: number,
    random: Random,
  ): Generator<TwinPair | "strained", undefined> {
    const { chain, temptation } = ground;
    const given = exchangeableOf(ground);
    const { core, beside, goal } = given;
    const own = strainOf([...core, goal]);
    if (own > mostStrain) {
      yield "strained";
      return undefined;
    }
    const limit = mostStrain + strainOf(core) + strainBeside;
    if (own + strainOf(beside) > limit || flawOf(chain, "valid", goal) !== undefined) return undefined;
    const isFit = (exchange: ExchangedLists): boolean => {
      const { yes, no } = exchange;
      return (
        strainOfBoth(yes, no, goal) <= limit &&
        [yes, no].every((premises) => longestPhrase({ premises, conclusion: goal }, length) > 0) &&
        showSame(exchange, wordsOf)
      );
    };
    const finding = memoize((one: Chain) => checkAt(length).ofChain(one, "valid", goal));
    for (const exchange of exchangesOf(given, random, isFit)) {
      const { yes, no, agreement } = exchange;
      yield {
        make: () => argumentsOf(chain, naturalOrder(chain), exchange, { certifier, random, temptation }),
        longest: Math.min(
          ...[yes, no].map((premises) => longestPhrase({ premises, conclusion: goal }, length)),
        ),
        agreement,
        shortest: claimFrom(finding(chain)),
        strain: strainOfBoth(yes, no, goal),
        isPadded: finding(chain) === "shorter",
        evenness: evennessOf(exchange, goal, wordsOf),
      };
    }
    return undefined;
  }
  const strainOfLine = memoize((line: Formula) => strainOf([line]), { limit: 10_000 });
  const strainOfBoth = (yes: readonly Formula[], no: readonly Formula[], goal: Formula): number =>
    Math.max(
      ...[yes, no].map((lines) => lines.reduce((sum, line) => sum + strainOfLine(line), strainOfLine(goal))),
    );

  /** The grounds of one step of a rule: by its forms, and by widened ones. */
  const groundsOfOne = (rule: Rule, isWidened: boolean): readonly Ground[] => {
    const starts = startsOf(rule);
    const own = isWidened
      ? [...new Set(starts.map((form) => form.rule))].flatMap((one) => forms(widened(one)))
      : starts;
    return own.flatMap((form) => {
      const chain = startChain(form);
      return temptationsOf(chain, rule).map((temptation) => ({ chain, temptation }));
    });
  };

  return {
    pairOf: (rule, length, mostStrain, random) => {
      const ground = groundBy(rule, length, random);
      return ground && pairsOn(ground, length, mostStrain, random).next().value;
    },
    pairsOfOne: (rule, random) => {
      const pairsOf = (isWidened: boolean): readonly TwinPair[] =>
        groundsOfOne(rule, isWidened).flatMap((ground) =>
          [...pairsOn(ground, 1, Infinity, random)].filter((pair) => pair !== "strained"),
        );
      const plain = evenest(pairsOf(false));
      return (plain[0]?.evenness ?? 0) > 0 ? plain : evenest([...plain, ...pairsOf(true)]);
    },
    argumentsOfOne: (rule) => {
      const argumentsOn = (ground: Ground): readonly Sequent[] => {
        const given = exchangeableOf(ground);
        return [...exchangesOf(given, createRandom(rule.name))].flatMap(({ yes, no }) =>
          [yes, no].map((premises) => ({ premises, conclusion: given.goal })),
        );
      };
      const plain = groundsOfOne(rule, false).flatMap(argumentsOn);
      const wide = plain.length > fewArguments ? [] : groundsOfOne(rule, true).flatMap(argumentsOn);
      return [...plain, ...wide];
    },
  };
};

/** Those pairs whose sentences tell least. */
const evenest = (pairs: readonly TwinPair[]): readonly TwinPair[] => {
  const most = Math.max(...pairs.map(({ evenness }) => evenness));
  return pairs.filter(({ evenness }) => evenness === most);
};

/** Rules of no more arguments by their own forms may have none that a style says in the same words. */
const fewArguments = 24;

/** What an exchange on a ground begins with: its open nodes are the core, in natural order. */
const exchangeableOf = ({ chain, temptation }: Ground): Exchangeable => {
  const nodes = naturalOrder(chain);
  const from = temptation?.from ?? [];
  return {
    core: nodes.map((i) => formulaAt(chain, i)),
    beside: from.filter((line) => typeof line !== "number"),
    goal: formulaAt(chain, 0),
    fixed: new Set(
      from.flatMap((line) =>
        typeof line === "number" ? leavesBelow(chain, line).map((node) => nodes.indexOf(node)) : [],
      ),
    ),
  };
};

const usesLine = (from: Temptation["from"]): boolean => from.some((line) => typeof line === "number");

/** The leaves of a rule's twins, that which is answered yes first. */
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

/** Whether both lists' sentences that share as much with the goal have the same frames, or as many words and denials, or neither. */
const evennessOf = (exchange: ExchangedLists, goal: Formula, wordsOf: WordsOf): 0 | 1 | 2 => {
  const asked = new Set(literalsOf([goal]).map(({ atom }) => atom));
  const alike = (seen: (words: readonly string[]) => string): boolean =>
    showSame(exchange, (line) => {
      const shared = literalsOf([line]).filter(({ atom }) => asked.has(atom)).length;
      const quantifier = line.kind === "forall" || line.kind === "exists" ? line.kind : "";
      return [`${shared} ${quantifier} ${seen(wordsOf(line))}`];
    });
  if (alike((words) => words.map(frameOf).toSorted().join(" "))) return 2;
  return alike((words) => `${words.length} ${words.filter(isDenying).length}`) ? 1 : 0;
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
