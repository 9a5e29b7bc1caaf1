/**
 * Profile `balanced`: pairs of contrast twins, side by side. A leaf is a rule; index k and k xor 1 are twins with
 * the same conclusion sentence and the same words in their premises, one answered yes and one no. A sound rule's
 * twin is a near neutral, a fallacy's twin a sound argument of the same shapes.
 *
 * Where no arrangement of a one-step argument changes its key (p∨p ⊢ p has only one), the pair is built one step
 * longer, with a further rule before or behind.
 */
import { ruleNamed, rulesOf, skillOf, twinSkillsOf, type Rule, type Skill } from "#catalog";
import { canonical, compile, OrganonError, print, prove, type Formula } from "#logic";
import { type Lexicon, type Style } from "#language";
import { bagOfWords } from "./bag-of-words.ts";
import {
  createCertifier,
  type Certifier,
  chainLength,
  formulaAt,
  generalizes,
  startChain,
  type Chain,
  findTwin,
  soundRelation,
  flawOf,
  createGrower,
  startBehind,
  createRandom,
  type Random,
  conditionalLetters,
  naturalOrder,
  skeletonOf,
  type Skeleton,
  claimFrom,
  createHonesty,
  type Honesty,
  writeDerivationCertificate,
} from "#arguments";
import { longestPhrase } from "./dress.ts";
import type { ItemGenerator, Outcome } from "./generate.ts";
import { createItemMakers, shapeOf, type ItemMaker } from "./item-maker.ts";
import { writeJsonLine } from "./line-buffer.ts";
import { createWording, type Layout } from "./wording.ts";

type BalancedPlan = {
  readonly length: number;
  readonly seed: number;
  readonly skills?: readonly string[];
  readonly kinds?: readonly string[];
  readonly style: Style;
  readonly lexicon: Lexicon;
  readonly shortest?: boolean;
};

/** Grows a chain to the length wanted with the rules given. */
type Growing = (start: Chain, sound: readonly Rule[]) => Chain | undefined;

/** Two skeletons over the same letters, and the length at which they were built. */
type Pair = { readonly yes: Skeleton; readonly no: Skeleton; readonly length: number };

/** A pair as its items wear it: the same words, and each side's items. */
type WornPair = { readonly layout: Layout; readonly makeYes: ItemMaker; readonly makeNo: ItemMaker };

/** How many pairs of a rule are laid out at length one, to be worded in turn. */
const pairsOfRule = 8;

/** How often a pair is tried for before the leaf gives one up. */
const maximalTries = 300;

/** How often chains are grown with care before any will do. */
const mostCareful = 150;

/** How many pairs of chains that have a shorter one are passed over before the first of them is taken. */
const mostPadded = 16;

/** The generator of profile `balanced`. `skills` lists the yes side of each leaf. */
export const createBalancedGenerator = (plan: BalancedPlan): ItemGenerator => {
  const { length, seed, style } = plan;
  if (!Number.isSafeInteger(length) || length < 1)
    throw new OrganonError("misuse", `length ${length} is not a whole number of rule applications`);
  if (plan.kinds !== undefined)
    throw new OrganonError("misuse", "profile balanced makes twins of both answers, so it takes no kinds");
  const all = rulesOf("paper");
  const rules = plan.skills ? [...new Set(plan.skills.map((name) => ruleNamed(all, name)))] : all;
  const certifier = createCertifier();
  const wording = createWording(plan.lexicon);
  const onlyHonest = plan.shortest === true;
  const { grow } = createGrower();
  const drawn = (rule: Rule, steps: number, careful: boolean, random: Random): Pair | undefined => {
    const growing: Growing = (start, sound) => grow(start, steps, sound, random, careful);
    return pairFor(rule, steps, all, certifier, style, random, growing);
  };

  const honesties = new Map<number, Honesty>();
  const honestyAt = (steps: number): Honesty => {
    const known = honesties.get(steps) ?? createHonesty(steps);
    honesties.set(steps, known);
    return known;
  };
  const isPadded = ({ yes, no, length: steps }: Pair, rule: Rule): boolean => {
    const [yesSkill, noSkill] = sidesOf(rule);
    const { ofSkeleton } = honestyAt(steps);
    return ofSkeleton(yes, yesSkill.kind) === "shorter" || ofSkeleton(no, noSkill.kind) === "shorter";
  };

  const laidOut = new Map<string, readonly Pair[]>();
  const pairsAt = (rule: Rule): readonly Pair[] => {
    const known = laidOut.get(rule.name);
    if (known) return known;
    const random = createRandom(`${seed}/balanced/${rule.name}`);
    const pairs = new Map<string, Pair>();
    // One step where it can be, else two, else three.
    for (let steps = 1; steps <= 3 && pairs.size === 0; steps++)
      for (let tries = 0; tries < (steps === 1 ? 24 : maximalTries) && pairs.size < pairsOfRule; tries++) {
        const pair = drawn(rule, steps, true, random);
        if (pair && !isPadded(pair, rule))
          pairs.set([...pair.yes.premisesWritten, ...pair.no.premisesWritten].join("; "), pair);
      }
    laidOut.set(rule.name, [...pairs.values()]);
    return [...pairs.values()];
  };

  const grown = (rule: Rule, random: Random): Pair | undefined => {
    let padded: Pair | undefined;
    let count = 0;
    for (let tries = 0; tries < maximalTries && count < mostPadded; tries++) {
      const pair = drawn(rule, length, onlyHonest || tries < mostCareful, random);
      if (pair === undefined) continue;
      if (!isPadded(pair, rule)) return pair;
      if (!onlyHonest) {
        padded ??= pair;
        count++;
      }
    }
    return padded;
  };

  const makerOf = createItemMakers(style, wording);
  const worn = new WeakMap<Pair, WornPair>();
  const wornBy = (pair: Pair, rule: Rule): WornPair => {
    const known = worn.get(pair);
    if (known) return known;
    const [yesSkill, noSkill] = sidesOf(rule);
    const maker = (skeleton: Skeleton, skill: Skill): ItemMaker => {
      const shortest = claimFrom(honestyAt(pair.length).ofSkeleton(skeleton, skill.kind));
      return makerOf(skeleton, skill, { seed, profile: "balanced", length: pair.length, shortest });
    };
    const longest = Math.min(longestPhrase(pair.yes, style, length), longestPhrase(pair.no, style, length));
    const made: WornPair = {
      layout: wording.layOut(pair.yes.letters, Math.max(1, longest)),
      makeYes: maker(pair.yes, yesSkill),
      makeNo: maker(pair.no, noSkill),
    };
    worn.set(pair, made);
    return made;
  };

  const at = (index: number): Outcome => {
    const place = Math.floor(index / 2);
    const rule = rules[place % rules.length]!;
    const turn = Math.floor(place / rules.length);
    const random = createRandom(`${seed}/balanced/${length}/${rule.name}/${turn}`);
    const pairs = length === 1 ? pairsAt(rule) : undefined;
    const pair = pairs ? pairs[turn % Math.max(1, pairs.length)] : grown(rule, random);
    if (pair === undefined) return { index, dropped: `no twins of length ${length} found for ${rule.name}` };
    const { layout, makeYes, makeNo } = wornBy(pair, rule);
    const deck = wording.shuffled(`${seed}/balanced/${length}/${rule.name}`);
    const picks = wording.pick(layout, turn, deck, random);
    if (picks === undefined) return { index, dropped: `the combinations of ${rule.name} are used up` };
    const [yes, no] = [makeYes.item(index, picks), makeNo.item(index, picks)];
    // Which of the two stands first is drawn, so that a place gives no answer away.
    const yesFirst = createRandom(`${seed}/order/${rule.name}/${turn}`).next() < 0.5;
    return (index % 2 === 0) === yesFirst
      ? { index, item: { ...yes, twin: no.id } }
      : { index, item: { ...no, twin: yes.id } };
  };
  return {
    skills: rules.map((rule) => skillOf(rule, "valid")),
    perLeafStep: 2,
    at,
    writeAt: (index, buffer) => {
      const outcome = at(index);
      if ("dropped" in outcome) return outcome;
      writeJsonLine(buffer, outcome.item);
      return { index, shape: shapeOf(outcome.item.premises) };
    },
  };
};

const sidesOf = (rule: Rule): readonly [yes: Skill, no: Skill] => {
  const [yes, no] = twinSkillsOf(rule);
  return [yes!, no!];
};

/** A pair built on a chain of `length` with the rule in it; undefined where chance found none. */
const pairFor = (
  rule: Rule,
  length: number,
  all: readonly Rule[],
  certifier: Certifier,
  style: Style,
  random: Random,
  grow: Growing,
): Pair | undefined => {
  const isFallacy = rule.category === "fallacy";
  const chain =
    isFallacy || length === 1 || random.next() < 0.5
      ? withRuleAtBase(rule, all, random, grow)
      : withRuleInside(rule, all, random, grow);
  if (
    chain === undefined ||
    chainLength(chain) !== length ||
    chain.nodes.some(({ formula }) => isContorted(formula))
  )
    return undefined;
  const kind = isFallacy ? "fallacy" : "valid";
  if (flawOf(chain, kind, formulaAt(chain, 0)) !== undefined) return undefined;
  const order = length === 1 ? naturalOrder(chain) : random.shuffle(naturalOrder(chain));
  const original = skeletonOf(chain, skillOf(rule, kind), formulaAt(chain, 0), order, certifier);
  const twin = findTwin(
    original.premises,
    original.conclusion,
    [isFallacy ? "entailment" : "neutral"],
    bagOfWords(style),
    random,
  );
  if (twin === undefined) return undefined;
  const other = skeletonOfArgument(twin.premises, original, isFallacy);
  if (other === undefined) return undefined;
  const letters = {
    ...original.letters,
    conditional: conditionalLetters([...original.premises, ...other.premises, original.conclusion]),
  };
  const [one, another] = [
    { ...original, letters },
    { ...other, letters },
  ];
  const pair = isFallacy ? { yes: another, no: one, length } : { yes: one, no: another, length };
  return longestPhrase(pair.yes, style, length) > 0 && longestPhrase(pair.no, style, length) > 0
    ? pair
    : undefined;
};

/** Denied more than twice over: nobody would follow the sentence. */
const isContorted = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "not":
      return (formula.body.kind === "not" && formula.body.body.kind === "not") || isContorted(formula.body);
    case "forall":
    case "exists":
      return isContorted(formula.body);
    case "and":
    case "or":
    case "implies":
    case "iff":
      return isContorted(formula.left) || isContorted(formula.right);
    default:
      return false;
  }
};

const soundRules = (rule: Rule, all: readonly Rule[]): readonly Rule[] =>
  all.filter(
    (other) =>
      other.category !== "fallacy" &&
      !generalizes(other) &&
      (rule.logic === "predicate" || other.logic === "propositional"),
  );

const withRuleAtBase = (rule: Rule, all: readonly Rule[], random: Random, grow: Growing): Chain | undefined =>
  grow(startChain(rule, random.int(rule.forms.length)), soundRules(rule, all));

/** Another rule at the base, ours behind it, and the rest by chance. */
const withRuleInside = (
  rule: Rule,
  all: readonly Rule[],
  random: Random,
  grow: Growing,
): Chain | undefined => {
  const sound = soundRules(rule, all);
  const second = startBehind(rule, sound, random);
  return second && grow(second, sound);
};

/** The skeleton of a twin: no chain stands behind it, so its certificate is found afresh. */
const skeletonOfArgument = (
  premises: readonly Formula[],
  original: Skeleton,
  entailed: boolean,
): Skeleton | undefined => {
  const { conclusion, letters, conclusionWritten } = original;
  const theory = compile([...premises, conclusion]);
  const signs = new Int8Array(premises.length + 1).fill(1);
  const satisfying = theory.interpretation(signs);
  if (satisfying === undefined || soundRelation(premises, conclusion) === undefined) return undefined;
  const facts = {
    premises: premises.map(canonical),
    conclusion,
    premisesWritten: premises.map(print),
    conclusionWritten,
    letters,
    steps: [],
  };
  if (entailed) {
    const derivation = prove(premises, conclusion);
    return (
      derivation && {
        ...facts,
        relation: "entailment",
        certificate: writeDerivationCertificate(derivation, satisfying),
      }
    );
  }
  signs[premises.length] = -1;
  const refuting = theory.interpretation(signs);
  return (
    refuting && {
      ...facts,
      relation: "neutral",
      certificate: { kind: "interpretations", satisfying, refuting },
    }
  );
};
