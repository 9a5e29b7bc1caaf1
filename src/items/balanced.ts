/**
 * Profile `balanced`: contrast pairs, side by side. A skill is a rule; index k and k xor 1 are twins with the same conclusion
 * sentence and premises of the same words, one answered yes and one no (`pair-finder.ts`). A rule whose forms let nothing be exchanged
 * (p ∧ p ⊢ p by one step) has none.
 */
import { isOmitted, hasNoPair, findRule, listProfileRules } from "#catalog/profiles";
import { buildSkill, type Rule, type Skill } from "#catalog/skill";
import type { Argument } from "#arguments/argument";
import { findLiftable, liftPair, liftSequent } from "#arguments/lift";
import { createRequiredRulesFinder } from "#arguments/required-rules";
import { describeSplit, assignSplit } from "#arguments/split";
import { createRandom, type Random } from "#arguments/random";
import type { ReadingDifficulty, Subject } from "#language/style";
import type { Sequent } from "#logic/certificate";
import { misuse } from "#logic/error";
import type { Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { createPermutation, type Layout } from "./assign-words.ts";
import type { GenerationPlan, Group, ItemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";
import {
  isExclusionSensitive,
  createRealiser,
  createPairVerbalizer,
  type Facts,
  type Realiser,
} from "./realise.ts";
import { sortedLetters } from "./letters.ts";
import {
  sumReading,
  naturalStrain,
  PairFinder,
  getPairSkills,
  ratePair,
  type PairBounds,
  type TwinPair,
} from "./pair-finder.ts";
import { openWording } from "./wording.ts";

type BalancedPlan = Omit<GenerationPlan, "profile"> & { readonly length: number };

/** A pair, ready for words, which both sides share. */
type PreparedPair = { readonly layout: Layout; readonly yes: Realiser; readonly no: Realiser };

/**
 * How strained and how hard to read a pair may be in the first so many draws of a place; after the last it is dropped. The exchanged variable
 * could as well be denied throughout, but in the last draws, for rules that have no such pair.
 */
const phases = [
  { draws: 40, maxDifficulty: 0, level: 0, isBalanced: true },
  { draws: 80, maxDifficulty: naturalStrain, level: 0, isBalanced: true },
  { draws: 40, maxDifficulty: 8, level: 1, isBalanced: true },
  { draws: 320, maxDifficulty: Number.MAX_SAFE_INTEGER, level: 2, isBalanced: true },
  { draws: 80, maxDifficulty: Number.MAX_SAFE_INTEGER, level: 2, isBalanced: false },
] as const;

/** Draws after which a rule is said to have no pair of a phase. */
const maxProbes = 24;

/** Pairs take a proof by cases or a supposition where there is such a pair in phases of natural lines, but for each rule's every eighth. */
const simpleEvery = 8;

/** The generator of profile `balanced`. `skills` lists the yes side of each skill. */
export const createBalancedGenerator = (plan: BalancedPlan): ItemGenerator => {
  const { length, seed, style, split } = plan;
  refuseUnfit(plan);
  const catalog = listProfileRules("paper");
  const all = [...catalog, ...(plan.own ?? [])];
  const rules = plan.skills
    ? [...new Set(plan.skills.map((name) => findRule(all, name)))]
    : all.filter((rule) => !isOmitted(rule, length, style.name));
  const wording = openWording(plan.lexicon, plan.style);
  const createReadingRater =
    (subject: Subject) =>
    (formula: Formula): ReadingDifficulty =>
      style.rateReading?.(formula, subject) ?? "none";
  const rateFormula = createReadingRater("a person");
  const finder = new PairFinder(all, rateFormula);
  const ruleFinder = createRequiredRulesFinder();

  const isLifted = style.staged === true && plan.isGround !== true && length > 1;

  /** Which conditionals are stated for everyone, so that they are not about one person alone. */
  const getLiftable = (sides: readonly Sequent[]): ReadonlySet<number> =>
    isLifted ? findLiftable(sides, (formula) => rateFormula(formula) === "none") : new Set();

  const isInSplit = ({ sides }: TwinPair): boolean => {
    if (split === undefined) return true;
    const positions = getLiftable(sides);
    return sides
      .map((side) => liftSequent(side, positions))
      .every(({ premises, conclusion }) => assignSplit(premises, conclusion) === split);
  };

  const prepare = (found: TwinPair, rule: Rule, random: Random): PreparedPair => {
    const { make, shortest } = found;
    const plain = make(random);
    const rules = ruleFinder.findOfPair(plain, rule.category === "fallacy");
    const { yes, no, core } = liftPair(plain, getLiftable([plain.yes, plain.no]));
    const [yesSkill, noSkill] = getPairSkills(rule);
    const facts = { seed, profile: "balanced", length, depth: found.depth };
    const together = createPairVerbalizer([yes, no], style, found.isInclusive);
    const side = (
      own: Argument,
      skill: Skill,
      known: Pick<Facts, "shortest" | "core" | "requiredRules">,
    ): Realiser => createRealiser(own, skill, { ...facts, ...known }, style, together);
    return {
      layout: wording.layOut({
        ...sortedLetters(yes, no),
        isOfPeople: found.sides.some(
          ({ premises, conclusion }) =>
            sumReading([...premises, conclusion], createReadingRater("things")) === Infinity,
        ),
      }),
      yes: side(yes, yesSkill, { shortest, core, requiredRules: rules.yes }),
      no: side(no, noSkill, { shortest: "unchecked", core: [], requiredRules: rules.no }),
    };
  };

  /** A rule's least strained pairs of one step, in a drawn order. */
  const listRulePairs = memoize((rule: Rule): readonly PreparedPair[] => {
    if (hasNoPair(rule)) return [];
    const random = createRandom(`${seed}/balanced/${rule.name}/1`);
    const pairs = random
      .shuffle(finder.listAtomicPairs(rule).filter(isInSplit))
      .map((pair) => ({ pair, strain: ratePair(pair, rateFormula) }));
    const least = Math.min(...pairs.map(({ strain }) => strain));
    // A custom rule is asked even if no sentence of its pairs reads easily.
    const isAsked = least < Infinity || plan.own?.includes(rule) === true;
    return isAsked
      ? pairs.filter(({ strain }) => strain === least).map(({ pair }) => prepare(pair, rule, random))
      : [];
  });

  /** True if a sentence with "or both" is heard in each question of a rule. */
  const needsBoth = memoize((rule: Rule): boolean => rule.forms.every(isExclusionSensitive));

  /** True if a rule has a pair of a phase: one of some draws of their own. */
  const isPossible = memoize(
    ({ rule, phase }: { readonly rule: Rule; readonly phase: Omit<PairBounds, "length"> }): boolean => {
      const random = createRandom(`probe/${length}/${rule.name}`);
      return Array.from({ length: maxProbes }).some(
        () => finder.draw(rule, { length, ...phase }, random) !== undefined,
      );
    },
    { toKey: ({ rule, phase }) => `${rule.name}/${phase.maxDifficulty}/${phase.needsCases}` },
  );

  const getPair = (rule: Rule, turn: number, random: Random): PreparedPair | undefined => {
    if (length === 1) {
      const pairs = listRulePairs(rule);
      return pairs[turn % Math.max(1, pairs.length)];
    }
    const own = needsBoth(rule) ? phases.slice(1) : phases;
    const takesCases = length >= 3 && (turn + rules.indexOf(rule)) % simpleEvery > 0;
    const tried = [
      ...(takesCases ? own.filter(({ maxDifficulty }) => maxDifficulty <= naturalStrain) : []).map(
        (phase) => ({ ...phase, needsCases: true }),
      ),
      ...own.map((phase) => ({ ...phase, needsCases: false })),
    ];
    for (const { draws, ...phase } of tried) {
      if (phase.level < 2 && !isPossible({ rule, phase })) continue;
      for (let draw = 0; draw < draws; draw++) {
        const pair = finder.draw(rule, { length, ...phase }, random);
        if (pair === undefined || !isInSplit(pair)) continue;
        const prepared = prepare(pair, rule, random);
        if (wording.suffices(prepared.layout)) return prepared;
      }
    }
    return undefined;
  };

  const places = rules.map((rule) => {
    const key = `${seed}/balanced/${length}/${rule.name}`;
    return { rule, key, permutation: createPermutation(key) };
  });

  /** The twins of a place, the first before the second; or why there are none. They are asked for one after the other. */
  const buildPairLines = memoize(
    (place: number): Group<ProblemLine<"rule">> => {
      const { rule, key, permutation } = places[place % places.length]!;
      const turn = Math.floor(place / places.length);
      const random = createRandom(`${key}/${turn}`);
      const pair = getPair(rule, turn, random);
      if (pair === undefined)
        return length === 1 && hasNoPair(rule)
          ? `${rule.name} has no pair of one step: nothing of one letter can be exchanged`
          : `no contrast pair of length ${length} found for ${rule.name}${describeSplit(split)}`;
      const { layout, yes, no } = pair;
      const words = wording.pick(layout, turn, permutation, random);
      if (words === undefined) return `the combinations of ${rule.name} are used up`;
      // Which of the two comes first is drawn, so that a place gives no answer away.
      const yesFirst = createRandom(`${seed}/order/${rule.name}/${turn}`).next() < 0.5;
      const sides = (yesFirst ? [yes, no] : [no, yes]).map((realise, i) => realise(2 * place + i, words));
      const ids = sides.map(({ id }) => id);
      // Of both ids the lower one names the pair.
      const group = ids.toSorted()[0]!;
      return sides.map((item, i) => ({ ...item, group, twin: ids[1 - i]! }));
    },
    { limit: 1 },
  );
  return {
    skills: rules.map((rule) => buildSkill(rule, "valid")),
    groups: rules.length,
    groupSize: 2,
    at: (index) => {
      const twins = buildPairLines(Math.floor(index / 2));
      return typeof twins === "string" ? { index, dropped: twins } : { index, item: twins[index % 2]! };
    },
  };
};

const refuseUnfit = ({ length, kinds }: BalancedPlan): void => {
  if (!Number.isSafeInteger(length) || length < 1)
    throw misuse(`length ${length} is not a whole number of rule applications`);
  if (kinds !== undefined)
    throw misuse(
      "profile balanced makes contrast pairs of both answers, so it takes no kinds",
      "add --profile paper or --profile full",
    );
};
