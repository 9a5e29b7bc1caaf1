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
import type { Lexicon, Style, Words } from "#language";
import { wordsIn } from "./bag-of-words.ts";
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
  createForms,
  createGrower,
  type Form,
  type Forms,
  startBehind,
  createRandom,
  type Random,
  conditionalLetters,
  naturalOrder,
  argumentHash,
  argumentOf,
  type Argument,
  claimFrom,
  createMinimalityCheck,
  type MinimalityCheck,
  writeDerivationCertificate,
  writeInterpretations,
} from "#arguments";
import type { ItemGenerator, Outcome } from "./generation.ts";
import { longestPhrase, realiserOf, type Realiser } from "./realise.ts";
import { permutationOf, wordingFor, type Layout } from "./wording.ts";

type BalancedPlan = {
  readonly length: number;
  readonly seed: number;
  readonly skills?: readonly string[];
  readonly kinds?: readonly string[];
  readonly style: Style;
  readonly lexicon: Lexicon;
  readonly shortest?: boolean;
  readonly distinct?: boolean;
};

/** Grows a chain to the length wanted with the rules given. */
type Growing = (start: Chain, behind: Choices) => Chain | undefined;

/** Rules to grow a chain with, by their forms. */
type Choices = readonly ReturnType<Forms>[];

/** Two arguments over the same letters, and the length at which they were built. */
type Pair = { readonly yes: Argument; readonly no: Argument; readonly length: number };

/** A pair, ready for words, which both sides share. */
type PreparedPair = { readonly layout: Layout; readonly yes: Prepared; readonly no: Prepared };

type Prepared = { readonly realiser: Realiser; readonly hash: number };

/** What twins are made of, the first before the second; or why there are none. */
type Parts =
  | { readonly sides: readonly [Prepared, Prepared]; readonly words: Words }
  | { readonly dropped: string };

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
    throw new OrganonError("misuse", "profile balanced makes twins of both answers, so it takes no kinds", {
      hint: "add --profile paper or --profile full",
    });
  if (plan.distinct === true)
    throw new OrganonError(
      "misuse",
      "profile balanced makes twins, so it does not ask for distinct arguments",
      {
        hint: "add --profile paper or --profile full",
      },
    );
  const all = rulesOf("paper");
  const rules = plan.skills ? [...new Set(plan.skills.map((name) => ruleNamed(all, name)))] : all;
  const certifier = createCertifier();
  const wording = wordingFor(plan.lexicon, plan.style);
  const onlyMinimal = plan.shortest === true;
  const forms = createForms();
  const sound = new Map(rules.map((rule) => [rule, soundRules(rule, all).map(forms)]));
  const { grow } = createGrower();
  const drawn = (rule: Rule, steps: number, careful: boolean, random: Random): Pair | undefined => {
    const growing: Growing = (start, behind) => grow(start, steps, behind, random, careful);
    return pairFor(rule, steps, forms(rule), sound.get(rule) ?? [], certifier, style, random, growing);
  };

  const checks = new Map<number, MinimalityCheck>();
  const checkAt = (steps: number): MinimalityCheck => {
    const known = checks.get(steps) ?? createMinimalityCheck(steps);
    checks.set(steps, known);
    return known;
  };
  const isPadded = ({ yes, no, length: steps }: Pair, rule: Rule): boolean => {
    const [yesSkill, noSkill] = sidesOf(rule);
    const { ofArgument } = checkAt(steps);
    return ofArgument(yes, yesSkill.kind) === "shorter" || ofArgument(no, noSkill.kind) === "shorter";
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
      const pair = drawn(rule, length, onlyMinimal || tries < mostCareful, random);
      if (pair === undefined) continue;
      if (!isPadded(pair, rule)) return pair;
      if (!onlyMinimal) {
        padded ??= pair;
        count++;
      }
    }
    return padded;
  };

  const preparedPairs = new WeakMap<Pair, PreparedPair>();
  const prepare = (pair: Pair, rule: Rule): PreparedPair => {
    const known = preparedPairs.get(pair);
    if (known) return known;
    const [yesSkill, noSkill] = sidesOf(rule);
    const side = (argument: Argument, skill: Skill): Prepared => {
      const shortest = claimFrom(checkAt(pair.length).ofArgument(argument, skill.kind));
      const facts = { seed, profile: "balanced", length: pair.length, shortest };
      return {
        realiser: realiserOf(argument, skill, facts, style),
        hash: argumentHash(argument.premises, argument.conclusion),
      };
    };
    const longest = Math.min(longestPhrase(pair.yes, style, length), longestPhrase(pair.no, style, length));
    const made: PreparedPair = {
      layout: wording.layOut(pair.yes.letters, Math.max(1, longest)),
      yes: side(pair.yes, yesSkill),
      no: side(pair.no, noSkill),
    };
    preparedPairs.set(pair, made);
    return made;
  };

  const partsAt = (place: number): Parts => {
    const rule = rules[place % rules.length]!;
    const turn = Math.floor(place / rules.length);
    const key = `${seed}/balanced/${length}/${rule.name}`;
    const random = createRandom(`${key}/${turn}`);
    const pairs = length === 1 ? pairsAt(rule) : undefined;
    const pair = pairs ? pairs[turn % Math.max(1, pairs.length)] : grown(rule, random);
    if (pair === undefined) return { dropped: `no twins of length ${length} found for ${rule.name}` };
    const { layout, yes, no } = prepare(pair, rule);
    const words = wording.pick(layout, turn, permutationOf(key), random);
    if (words === undefined) return { dropped: `the combinations of ${rule.name} are used up` };
    // Which of the two comes first is drawn, so that a place gives no answer away.
    const yesFirst = createRandom(`${seed}/order/${rule.name}/${turn}`).next() < 0.5;
    return { sides: yesFirst ? [yes, no] : [no, yes], words };
  };
  /** Twins are asked for one after the other. */
  let last: { readonly place: number; readonly parts: Parts } | undefined;
  const at = (index: number): Outcome => {
    const place = Math.floor(index / 2);
    if (last?.place !== place) last = { place, parts: partsAt(place) };
    const { parts } = last;
    if ("dropped" in parts) return { index, dropped: parts.dropped };
    const { sides, words } = parts;
    const [own, other] = index % 2 === 0 ? sides : [sides[1], sides[0]];
    const item = { ...own.realiser.item(index, words), twin: other.realiser.item(index, words).id };
    return { index, argument: own.hash, item };
  };
  return {
    skills: rules.map((rule) => skillOf(rule, "valid")),
    perLeafStep: 2,
    at,
    lineAt: (index) => {
      const outcome = at(index);
      if ("dropped" in outcome) return outcome;
      return { index, argument: outcome.argument, line: JSON.stringify(outcome.item) };
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
  own: readonly Form[],
  behind: Choices,
  certifier: Certifier,
  style: Style,
  random: Random,
  grow: Growing,
): Pair | undefined => {
  const isFallacy = rule.category === "fallacy";
  const chain =
    isFallacy || length === 1 || random.next() < 0.5
      ? grow(startChain(random.pick(own)), behind)
      : withRuleInside(own, behind, random, grow);
  if (
    chain === undefined ||
    chainLength(chain) !== length ||
    chain.nodes.some((_, i) => isContorted(formulaAt(chain, i)))
  )
    return undefined;
  const kind = isFallacy ? "fallacy" : "valid";
  if (flawOf(chain, kind, formulaAt(chain, 0)) !== undefined) return undefined;
  const order = length === 1 ? naturalOrder(chain) : random.shuffle(naturalOrder(chain));
  const original = argumentOf(chain, skillOf(rule, kind), formulaAt(chain, 0), order, certifier);
  const twin = findTwin(
    original.premises,
    original.conclusion,
    [isFallacy ? "entailment" : "neutral"],
    wordsIn(style),
    random,
  );
  if (twin === undefined) return undefined;
  const other = argumentOfTwin(twin.premises, original, isFallacy);
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

/** Another rule at the base, ours behind it, and the rest by chance. */
const withRuleInside = (
  own: readonly Form[],
  behind: Choices,
  random: Random,
  grow: Growing,
): Chain | undefined => {
  const second = startBehind(own, behind, random);
  return second && grow(second, behind);
};

/** The argument of a twin: no chain stands behind it, so its certificate is found afresh. */
const argumentOfTwin = (
  premises: readonly Formula[],
  original: Argument,
  entailed: boolean,
): Argument | undefined => {
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
      certificate: writeInterpretations({ satisfying, refuting }),
    }
  );
};
