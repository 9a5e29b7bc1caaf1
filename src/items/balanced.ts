/**
 * Profile `balanced`: contrast pairs, side by side. A skill is a rule; index k and k xor 1 are twins with the same conclusion
 * sentence and premises of the same words, one answered yes and one no (`pair-finder.ts`). A rule whose forms let nothing be exchanged
 * (p ∧ p ⊢ p by one step) has none.
 */
import { isOmitted, isWithoutPair, ruleNamed, rulesOf } from "#catalog/profiles";
import { skillOf, type Rule, type Skill } from "#catalog/skill";
import type { Argument } from "#arguments/argument";
import { createBearings } from "#arguments/bearing";
import { inSplit, splitOf } from "#arguments/split";
import { createRandom, type Random } from "#arguments/random";
import { levelAfter } from "#arguments/readability";
import type { Subject } from "#language/style";
import { misuse } from "#logic/error";
import type { Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { permutationOf, type Layout } from "./assign-words.ts";
import type { GenerationPlan, Group, ItemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";
import { changesUnderExclusion, realiserOf, sayTogether, type Facts, type Realiser } from "./realise.ts";
import { sortedLetters } from "./letters.ts";
import { PairFinder, sidesOf, type TwinPair } from "./pair-finder.ts";
import { wordingFor } from "./wording.ts";

type BalancedPlan = Omit<GenerationPlan, "profile"> & { readonly length: number };

/** A pair, ready for words, which both sides share. */
type PreparedPair = { readonly layout: Layout; readonly yes: Realiser; readonly no: Realiser };

/** Draws of a place before it is dropped, and how strained a pair may be in the first so many of them. */
const maxTries = 600;
const worstStrains = [
  [240, 0],
  [360, 3],
] as const;

/** Pairs of one step that a rule keeps though they are more strained than its best. */
const leastPairs = 6;

/** Draws for each draw at a reading level (`levelAfter`). */
const drawsPerAttempt = 18;

/** Of five pairs of a rule so many take a proof by cases or a supposition, where it has such pairs, in the first so many draws. */
const casesInFive = 2;
const maxCaseTries = 120;

/** The generator of profile `balanced`. `skills` lists the yes side of each skill. */
export const createBalancedGenerator = (plan: BalancedPlan): ItemGenerator => {
  const { length, seed, style, split } = plan;
  refuseUnfit(plan);
  const catalog = rulesOf("paper");
  const all = [...catalog, ...(plan.own ?? [])];
  const rules = plan.skills
    ? [...new Set(plan.skills.map((name) => ruleNamed(all, name)))]
    : all.filter((rule) => !isOmitted(rule, length, style.name));
  const wording = wordingFor(plan.lexicon, plan.style);
  const isSayable = (formula: Formula): boolean => style.strainOf?.(formula, "a person") !== "odd";
  const finder = new PairFinder(all, isSayable);
  const bearings = createBearings();

  /** How many sentences of a pair are strained, and one more where its "or" needs "or both"; infinite where one is odd. */
  const strainOf = ({ sides }: TwinPair, subject: Subject = "a person"): number => {
    if (style.strainOf === undefined) return 0;
    const formulas = sides.flatMap(({ premises, conclusion }) => [...premises, conclusion]);
    const strains = formulas.map((formula) => style.strainOf!(formula, subject));
    if (strains.includes("odd")) return Infinity;
    return (
      strains.filter((strain) => strain === "stiff").length + (sides.some(changesUnderExclusion) ? 1 : 0)
    );
  };

  const isInSplit = ({ sides }: TwinPair): boolean =>
    split === undefined || sides.every(({ premises, conclusion }) => splitOf(premises, conclusion) === split);

  const prepare = (found: TwinPair, rule: Rule, random: Random): PreparedPair => {
    const { make, shortest } = found;
    const pair = make(random);
    const { yes, no, core } = pair;
    const bearing = bearings.ofPair(pair, rule.category === "fallacy");
    const [yesSkill, noSkill] = sidesOf(rule);
    const facts = { seed, profile: "balanced", length, depth: found.depth };
    const together = sayTogether([yes, no], style);
    const side = (
      own: Argument,
      skill: Skill,
      known: Pick<Facts, "shortest" | "core" | "bearing">,
    ): Realiser => realiserOf(own, skill, { ...facts, ...known }, style, together);
    return {
      layout: wording.layOut({
        ...sortedLetters(yes, no),
        isOfPeople: strainOf(found, "things") === Infinity,
      }),
      yes: side(yes, yesSkill, { shortest, core, bearing: bearing.yes }),
      no: side(no, noSkill, { shortest: "unchecked", core: [], bearing: bearing.no }),
    };
  };

  /** A rule's pairs of one step, in a drawn order. */
  const pairsOfRule = memoize((rule: Rule): readonly PreparedPair[] => {
    if (isWithoutPair(rule)) return [];
    const random = createRandom(`${seed}/balanced/${rule.name}/1`);
    const pairs = random
      .shuffle(finder.pairsOfOne(rule).filter(isInSplit))
      .map((pair) => ({ pair, strain: strainOf(pair) }));
    const strains = pairs.map(({ strain }) => strain).toSorted((one, other) => one - other);
    const worst = strains[Math.min(leastPairs, strains.length) - 1] ?? 0;
    return pairs.flatMap(({ pair, strain }) =>
      strain <= worst && strain < Infinity ? [prepare(pair, rule, random)] : [],
    );
  });

  const pairAt = (rule: Rule, turn: number, random: Random): PreparedPair | undefined => {
    if (length === 1) {
      const pairs = pairsOfRule(rule);
      return pairs[turn % Math.max(1, pairs.length)];
    }
    for (let tries = 0; tries < maxTries; tries++) {
      const level = levelAfter(Math.floor(tries / drawsPerAttempt));
      const needsCases = length >= 3 && turn % 5 < casesInFive && tries < maxCaseTries;
      const pair = finder.draw(rule, { length, level, needsCases }, random);
      if (pair === undefined || !isInSplit(pair)) continue;
      const [, worst = Infinity] = worstStrains.find(([draws]) => tries < draws) ?? [];
      const prepared = strainOf(pair) <= worst ? prepare(pair, rule, random) : undefined;
      if (prepared && wording.suffices(prepared.layout)) return prepared;
    }
    return undefined;
  };

  const places = rules.map((rule) => {
    const key = `${seed}/balanced/${length}/${rule.name}`;
    return { rule, key, permutation: permutationOf(key) };
  });

  /** The twins of a place, the first before the second; or why there are none. They are asked for one after the other. */
  const twinsAt = memoize(
    (place: number): Group<ProblemLine<"rule">> => {
      const { rule, key, permutation } = places[place % places.length]!;
      const turn = Math.floor(place / places.length);
      const random = createRandom(`${key}/${turn}`);
      const pair = pairAt(rule, turn, random);
      if (pair === undefined)
        return length === 1 && isWithoutPair(rule)
          ? `${rule.name} has no pair of one step: nothing of one letter can be exchanged`
          : `no contrast pair of length ${length} found for ${rule.name}${inSplit(split)}`;
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
    skills: rules.map((rule) => skillOf(rule, "valid")),
    groups: rules.length,
    groupSize: 2,
    at: (index) => {
      const twins = twinsAt(Math.floor(index / 2));
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
