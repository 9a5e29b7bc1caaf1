/**
 * Profile `balanced`: exchanged pairs, side by side. A skill is a rule; index k and k xor 1 are twins with the same conclusion
 * sentence and premises of the same words, one answered yes and one no (`twins.ts`). A rule whose forms let nothing be exchanged
 * (p ∧ p ⊢ p by one step) has none.
 */
import { isWithoutPair, ruleNamed, rulesOf } from "#catalog/profiles";
import { skillOf, type Rule, type Skill } from "#catalog/skill";
import type { Argument } from "#arguments/argument";
import { argumentHash } from "#arguments/argument-hash";
import { createBearings } from "#arguments/bearing";
import { createRandom, type Random } from "#arguments/random";
import { natural } from "#language/styles/natural";
import { misuse } from "#logic/error";
import { memoize } from "#logic/memoize";
import { permutationOf, type Layout } from "./assign-words.ts";
import type { GenerationPlan, Group, ItemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";
import { realiserOf, sayTogether, type Facts, type Realiser } from "./realise.ts";
import { createReuse } from "./reuse.ts";
import { sortedLetters } from "./letters.ts";
import { strainAllowed } from "./strain.ts";
import { createPairMaker, sidesOf, type TwinPair } from "./twins.ts";
import { wordingFor } from "./wording.ts";

type BalancedPlan = Omit<GenerationPlan, "profile"> & { readonly length: number };

/** A pair, ready for words, which both sides share. */
type PreparedPair = { readonly layout: Layout; readonly yes: Prepared; readonly no: Prepared };

type Prepared = { readonly realise: Realiser; readonly hash: number };

/*
 * The policy of the search. A pair is wanted whose core is minimal (no shorter derivation), whose keys show as few rounds of
 * refinement as can be, and that is easy to read (little strain).
 *
 * Length 1: the places of a rule share its pairs, each with premises in `ordersOfOne` orders; at most `maxOfOne`,
 * those with `strainAbove` more strain than the easiest left out.
 * Longer: a place draws pairs of its own, `maxTries` at most, until one is minimal, keeps its key for two rounds from the goal
 * and for one round everywhere, from `longFrom` steps on for two; after `maxShallow` chains that have no such pair any will do, and
 * after `maxPassedOver` pairs it takes the best. It allows more strain the longer it draws.
 */
const ordersOfOne = 4;
const maxOfOne = 32;
const strainAbove = 1.5;
const maxTries = 480;
const maxPassedOver = 3;
const longFrom = 4;
const roundsWanted = 2;
const maxShallow = 6;
const enough = 3;

/** The generator of profile `balanced`. `skills` lists the yes side of each skill. */
export const createBalancedGenerator = (plan: BalancedPlan): ItemGenerator => {
  const { length, seed, style } = plan;
  refuseUnfit(plan);
  const catalog = rulesOf("paper");
  const all = [...catalog, ...(plan.own ?? [])];
  const rules = plan.skills
    ? [...new Set(plan.skills.map((name) => ruleNamed(all, name)))]
    : catalog.filter((rule) => length > 1 || !isWithoutPair(rule));
  const wording = wordingFor(plan.lexicon, plan.style);
  // In signs nearly every exchange shows the same: by one step they take the pairs that English can say.
  const { pairOf, pairsOfOne } = createPairMaker(
    all,
    length === 1 && style.wordless === true ? natural : style,
  );
  const bearings = createBearings();

  const prepare = ({ make, longest, shortest, agreement, beside }: TwinPair, rule: Rule): PreparedPair => {
    const pair = make();
    const { yes, no, core } = pair;
    const bearing = bearings.ofPair(pair, rule.category === "fallacy");
    const [yesSkill, noSkill] = sidesOf(rule);
    const facts = {
      seed,
      profile: "balanced",
      length,
      rounds: Math.min(agreement.fromGoal, agreement.everywhere),
    };
    const together = sayTogether([yes, no], style);
    const side = (
      own: Argument,
      skill: Skill,
      known: Pick<Facts, "shortest" | "core" | "bearing">,
    ): Prepared => ({
      realise: realiserOf(own, skill, { ...facts, ...known }, style, together),
      hash: argumentHash(own.premises, own.conclusion),
    });
    return {
      // Where clauses of one premise change places, they would be told together in one of two questions.
      layout: { ...wording.layOut(sortedLetters(yes, no), longest), areApart: length === 1 && beside === 0 },
      yes: side(yes, yesSkill, { shortest, core, bearing: bearing.yes }),
      no: side(no, noSkill, { shortest: "unchecked", core: [], bearing: bearing.no }),
    };
  };

  /** The pairs that all places of a rule share, by one step: in a drawn order. */
  const pairsOfRule = memoize((rule: Rule): readonly PreparedPair[] => {
    if (isWithoutPair(rule)) return [];
    const random = createRandom(`${seed}/balanced/${rule.name}/1`);
    const drawn = pairsOfOne(rule);
    const least = Math.min(...drawn.map(({ strain }) => strain));
    const easy = random.shuffle(drawn.filter(({ strain }) => strain <= least + strainAbove));
    return Array.from({ length: ordersOfOne }, () => easy)
      .flat()
      .slice(0, maxOfOne)
      .map((pair) => prepare(pair, rule));
  });

  const grown = (rule: Rule, random: Random): PreparedPair | undefined => {
    let best: TwinPair | undefined;
    let [strained, shallow, passedOver] = [0, 0, 0];
    for (let tries = 0; tries < maxTries; tries++) {
      const rounds = shallow >= maxShallow ? 0 : length >= longFrom ? roundsWanted : 1;
      const pair = pairOf(rule, { length, maxStrain: strainAllowed(strained), rounds }, random);
      if (pair === "strained") strained++;
      if (pair === "shallow") shallow++;
      if (pair === undefined || typeof pair === "string") continue;
      passedOver++;
      if (best === undefined || worth(pair) > worth(best)) best = pair;
      if (worth(best) < enough && passedOver < maxPassedOver) continue;
      const prepared = prepare(best, rule);
      if (wording.suffices(prepared.layout)) return prepared;
      best = undefined;
    }
    return best && prepare(best, rule);
  };

  const reuses = new Map(
    rules.map((rule) => {
      const key = `${seed}/balanced/${length}/${rule.name}`;
      return [rule, { key, reuse: createReuse<PreparedPair>(key, 2), permutation: permutationOf(key) }];
    }),
  );
  const pairAt = (rule: Rule, turn: number, random: Random): PreparedPair | undefined => {
    if (length === 1) {
      const pairs = pairsOfRule(rule);
      return pairs[turn % Math.max(1, pairs.length)];
    }
    const grow = (from: Random): PreparedPair | undefined => grown(rule, from);
    return style.wordless === true ? grow(random) : reuses.get(rule)!.reuse(turn, random, grow);
  };

  /** The twins of a place, the first before the second; or why there are none. They are asked for one after the other. */
  const twinsAt = memoize(
    (place: number): Group<ProblemLine<"rule">> => {
      const rule = rules[place % rules.length]!;
      const turn = Math.floor(place / rules.length);
      const { key, permutation } = reuses.get(rule)!;
      const random = createRandom(`${key}/${turn}`);
      const pair = pairAt(rule, turn, random);
      if (pair === undefined)
        return length === 1 && isWithoutPair(rule)
          ? `${rule.name} has no pair of one step: nothing of one letter can be exchanged`
          : `no contrast pair of length ${length} found for ${rule.name}`;
      const { layout, yes, no } = pair;
      const words = wording.pick(layout, turn, permutation, random);
      if (words === undefined) return `the combinations of ${rule.name} are used up`;
      // Which of the two comes first is drawn, so that a place gives no answer away.
      const yesFirst = createRandom(`${seed}/order/${rule.name}/${turn}`).next() < 0.5;
      const sides = (yesFirst ? [yes, no] : [no, yes]).map(({ hash, realise }, i) => ({
        argument: hash,
        item: realise(2 * place + i, words),
      }));
      const ids = sides.map(({ item }) => item.id);
      // Of both ids the lower one names the pair.
      const group = ids.toSorted()[0]!;
      return sides.map(({ argument, item }, i) => ({
        argument,
        item: { ...item, group, twin: ids[1 - i]! },
      }));
    },
    { limit: 1 },
  );
  return {
    skills: rules.map((rule) => skillOf(rule, "valid")),
    groups: rules.length,
    groupSize: 2,
    at: (index) => {
      const twins = twinsAt(Math.floor(index / 2));
      return typeof twins === "string" ? { index, dropped: twins } : { index, ...twins[index % 2]! };
    },
  };
};

/** What a pair is taken for: that little of its keys shows in few rounds. */
const worth = ({ agreement: { fromGoal, everywhere } }: TwinPair): number =>
  Math.min(2, fromGoal) + Math.min(1, everywhere);

const refuseUnfit = ({ length, kinds, distinct }: BalancedPlan): void => {
  if (!Number.isSafeInteger(length) || length < 1)
    throw misuse(`length ${length} is not a whole number of rule applications`);
  if (kinds !== undefined)
    throw misuse(
      "profile balanced makes contrast pairs of both answers, so it takes no kinds",
      "add --profile paper or --profile full",
    );
  if (distinct === true)
    throw misuse(
      "profile balanced makes contrast pairs, so it does not ask for distinct arguments",
      "add --profile paper or --profile full",
    );
};
