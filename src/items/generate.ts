/**
 * Item k of a plan. `createGenerator(plan).at(k)` is a pure function of (plan, seed, k): skills go round robin,
 * item k belongs to skill k modulo their number, and is that skill's item number ⌊k / skills⌋. Nothing depends on
 * other items, so shards and resumed runs agree byte for byte.
 *
 * An outcome is an item whose key is proved and whose sentences have been read back, or the reason why there is
 * none: a skill whose combinations are used up, or a chain that chance did not find.
 */
import { isOnlyPadding } from "#catalog/padding";
import { isOmitted, findProfile, findRule, listProfileRules, type Profile } from "#catalog/profiles";
import { buildSkill, listSkills, type Rule, type Skill } from "#catalog/skill";
import { OrganonError, misuse } from "#logic/error";
import type { Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { createPermutation, type Layout } from "./assign-words.ts";
import { createBalancedGenerator } from "./balanced.ts";
import { naturalOrder, buildArgument } from "#arguments/argument";
import { createRequiredRulesFinder } from "#arguments/required-rules";
import { createCertifier } from "#arguments/certify";
import { getNodeFormula, generalizes, openNodes, startTree, type DerivationTree } from "#arguments/chain";
import { measureDepth } from "#arguments/depth";
import { buildContrary } from "#arguments/contrary";
import { findFlaw } from "#arguments/examine";
import { createForms, type Forms } from "#arguments/forms";
import { Grower } from "#arguments/grow";
import { describeSplit, assignSplit } from "#arguments/split";
import { createRandom, type Random } from "#arguments/random";
import { getLevel, type ReadingLevel } from "#arguments/readability";
import {
  toMinimality,
  createShortestChecker,
  longestProved,
  type ShortestVerdict,
} from "#arguments/shortest/shortest";
import { storyOrder } from "#arguments/story-order";
import { papersUnrelated, buildUnrelated } from "#arguments/unrelated";
import { createMixedGenerator, type GenerationPlan, type ItemGenerator, type Outcome } from "./generation.ts";
import { drawNear } from "./near.ts";
import { createRealiser, type Realiser } from "./realise.ts";
import { sortedLetters } from "./letters.ts";
import { soundRules } from "./pair-finder.ts";
import { openWording } from "./wording.ts";

/**
 * The generator of a plan. Throws misuse for unknown names, a length below 1, a selection without skills, and
 * rules that cannot make the length.
 */
export const createGenerator = (plan: GenerationPlan): ItemGenerator => {
  const { length } = plan;
  if (typeof length === "number") return createProfileGenerator({ ...plan, length });
  // All lengths of a mix have the same skills.
  const asked = listProfileRules("balanced").filter((rule) =>
    length.every((part) => !isOmitted(rule, part.length, plan.style.name)),
  );
  const skills = plan.skills ?? (plan.profile === "balanced" ? asked.map(({ name }) => name) : undefined);
  return createMixedGenerator(length, plan.seed, (one) =>
    createProfileGenerator({ ...plan, skills, length: one }),
  );
};

/** Lines as in the papers: biconditionals and mixed sorts from the first draw on, so that all rules have their share. */
const laterLevel = (level: ReadingLevel): ReadingLevel => (level === 0 ? 1 : level);

const createProfileGenerator = (plan: GenerationPlan & { readonly length: number }): ItemGenerator => {
  const profile: Profile = findProfile(plan.profile);
  if (profile === "balanced") return createBalancedGenerator(plan);
  const { length, seed, style, split } = plan;
  if (!Number.isSafeInteger(length) || length < 1)
    throw misuse(`length ${length} is not a whole number of rule applications`, "use a length of 1 or more");
  const catalog = listProfileRules(profile);
  const all = [...catalog, ...(plan.own ?? [])];
  const rules = plan.skills ? [...new Set(plan.skills.map((name) => findRule(all, name)))] : all;
  const wording = openWording(plan.lexicon, plan.style);
  const asksNear = plan.kinds?.includes("near") === true;
  const skills = rules.flatMap((rule) =>
    [...listSkills(rule), ...(asksNear && rule.category !== "fallacy" ? [buildSkill(rule, "near")] : [])]
      .filter((skill) => plan.kinds === undefined || plan.kinds.includes(skill.kind))
      .map((skill) => {
        const key = `${seed}/${profile}/${length}/${skill.id}`;
        return { rule, skill, key, permutation: createPermutation(key) };
      }),
  );
  if (skills.length === 0)
    throw misuse(
      `no skill of profile ${profile} has the chosen kinds and skills`,
      "a fallacy has only the kind fallacy; the other rules have valid, contradiction and unrelated",
    );
  const certifier = createCertifier();
  const finder = createRequiredRulesFinder();
  const checker = createShortestChecker();
  const forms = createForms();
  const { padded } = plan;
  const grower = new Grower();
  const extending = padded ? rules : rules.filter((rule) => !isOnlyPadding(rule));
  const sound = new Map(rules.map((rule) => [rule, soundRules(rule, extending).map(forms)]));
  const getChoices = (rule: Rule): Choices => sound.get(rule) ?? [];
  if (length > 1) refuseImpossible(rules, length, forms, getChoices);

  /** An argument made of a chain, ready for words; `finding` is what is known of shorter chains. */
  const prepare = (
    tree: DerivationTree,
    skill: Skill,
    conclusion: Formula,
    order: readonly number[],
    finding: ShortestVerdict["shortest"],
  ): PreparedItem => {
    const argument = buildArgument(tree, skill, conclusion, order, certifier);
    const requiredRules = finder.find(argument, skill.kind);
    const facts = {
      seed,
      profile,
      length,
      shortest: toMinimality(finding),
      depth: measureDepth(tree),
      requiredRules,
    };
    return {
      written: [...argument.premisesWritten, argument.conclusionWritten].join("; "),
      layout: wording.layOut(sortedLetters(argument)),
      realise: createRealiser(argument, skill, facts, style),
    };
  };

  const isInSplit = (tree: DerivationTree, conclusion: Formula): boolean =>
    split === undefined ||
    assignSplit(
      openNodes(tree).map((node) => getNodeFormula(tree, node)),
      conclusion,
    ) === split;

  /** The one-step arguments of a skill: one a form, forms that differ in their letters alone counted once. */
  const listAtomic = memoize(({ rule, skill }: RuleSkill): readonly PreparedItem[] => {
    const distinct = new Map<string, PreparedItem>();
    const shortened = new Map<string, PreparedItem>();
    const random = createRandom(`${seed}/atomic/${skill.id}`);
    const chains =
      skill.kind === "near"
        ? Array.from({ length: 6 }, () => starts(rule, forms)).flat()
        : starts(rule, forms);
    for (const tree of chains) {
      for (const conclusion of listConclusions(tree, rule, skill, profile, random)) {
        if (!isInSplit(tree, conclusion)) continue;
        const flaw = findFlaw(tree, skill.kind, conclusion);
        if (flaw !== undefined) throw new OrganonError("bug/flawed-rule", `${skill.id}: ${flaw}`);
        const finding = checker.checkTree(tree, skill.kind, conclusion, length).shortest;
        const prepared = prepare(tree, skill, conclusion, naturalOrder(tree), finding);
        const kept = finding === "shorter" ? shortened : distinct;
        if (!kept.has(prepared.written)) kept.set(prepared.written, prepared);
      }
    }
    return [...(distinct.size > 0 ? distinct : shortened).values()];
  });

  const drawTree = (asked: RuleSkill, random: Random): PreparedItem | undefined => {
    const { rule, skill } = asked;
    for (let tries = 0; tries < maxTries; tries++) {
      const growth = {
        length,
        rules: getChoices(rule),
        premises: padded ? undefined : { min: getMinPremises(length), max: Infinity },
        level: plan.padded === true ? 2 : laterLevel(getLevel(tries)),
      };
      const start = generalizes(rule)
        ? grower.startOnBase(forms(rule), growth, random)
        : startTree(random.pick(forms(rule)));
      const tree = start && grower.grow(start, growth, random);
      if (tree === undefined) continue;
      const conclusion = pickOne(listConclusions(tree, rule, skill, profile, random), random);
      if (conclusion === undefined || !isInSplit(tree, conclusion)) continue;
      if (findFlaw(tree, skill.kind, conclusion) !== undefined) continue;
      const finding = checker.checkTree(tree, skill.kind, conclusion, length).shortest;
      if (finding === "shorter" || (finding === "unproved" && length <= longestProved)) continue;
      const nodes = naturalOrder(tree);
      const order =
        style.staged === true
          ? storyOrder([nodes.map((node) => getNodeFormula(tree, node))], random).map(
              (place) => nodes[place]!,
            )
          : random.shuffle(nodes);
      const prepared = prepare(tree, skill, conclusion, order, finding);
      if (wording.suffices(prepared.layout)) return prepared;
    }
    return undefined;
  };

  const isOnce = style.wordless === true || plan.distinct === true;
  const at = (index: number): Outcome => {
    const asked = skills[index % skills.length]!;
    const { rule, skill, key, permutation } = asked;
    const turn = Math.floor(index / skills.length);
    const random = createRandom(`${key}/${turn}`);
    const known = length === 1 ? listAtomic(asked) : undefined;
    const prepared = known ? known[turn % Math.max(1, known.length)] : drawTree(asked, random);
    if (prepared === undefined)
      return {
        index,
        dropped: !known
          ? `no chain of length ${length} found for ${skill.id}${describeSplit(split)}`
          : split
            ? `no argument of length 1 found for ${skill.id}${describeSplit(split)}`
            : `no near conclusion: the premises of ${rule.name} settle all that they speak of`,
      };
    const words =
      isOnce && known && turn >= known.length
        ? undefined
        : wording.pick(prepared.layout, turn, permutation, random);
    return words
      ? { index, item: prepared.realise(index, words) }
      : { index, dropped: `the combinations of ${skill.id} are used up` };
  };
  return { skills: skills.map(({ skill }) => skill), groups: skills.length, groupSize: 1, at };
};

/** A rule and what is asked about it. */
type RuleSkill = { readonly rule: Rule; readonly skill: Skill };

/** An argument, ready for words. */
type PreparedItem = {
  /** Its formulas as they are printed. */
  readonly written: string;
  readonly layout: Layout;
  readonly realise: Realiser;
};

const getMinPremises = (length: number): number => (length < 3 ? 1 : Math.ceil(length / 3) + 1);

/** Derivations drawn before a question is dropped. */
const maxTries = 480;

/** Rules to grow a chain with, by their forms. */
type Choices = readonly ReturnType<Forms>[];

const starts = (rule: Rule, forms: Forms): readonly DerivationTree[] => forms(rule).map(startTree);

const refuseImpossible = (
  rules: readonly Rule[],
  length: number,
  forms: Forms,
  getChoices: (rule: Rule) => Choices,
): void => {
  const random = createRandom("feasibility");
  const grower = new Grower();
  const growth = { length, level: 2 } as const;
  for (let tries = 0; tries < 4; tries++)
    for (const rule of rules)
      for (const start of starts(rule, forms))
        if (grower.grow(start, { ...growth, rules: getChoices(rule) }, random)) return;
  throw misuse(
    `${rules.map((rule) => rule.name).join(", ")} cannot make a chain of length ${length}`,
    "add a sound rule such as “modus ponens”, or ask for a shorter length",
  );
};

/** The conclusions that items of the kind may ask about; none where chance found no near one. */
const listConclusions = (
  tree: DerivationTree,
  rule: Rule,
  { kind }: Skill,
  profile: Profile,
  random: Random,
): readonly Formula[] => {
  const derived = getNodeFormula(tree, 0);
  switch (kind) {
    case "contradiction":
      return [buildContrary(derived)];
    case "unrelated":
      return profile === "paper" ? papersUnrelated(tree, rule) : [buildUnrelated(derived)];
    case "near": {
      const premises = openNodes(tree).map((i) => getNodeFormula(tree, i));
      const found = drawNear(premises, derived, random);
      return found === undefined ? [] : [found];
    }
    default:
      return [derived];
  }
};

const pickOne = <One>(list: readonly One[], random: Random): One | undefined =>
  list.length < 2 ? list[0] : random.pick(list);
