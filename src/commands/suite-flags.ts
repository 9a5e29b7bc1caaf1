/**
 * The flags that say which questions: tables whose fields are those of a `Suite`, so that what a command line says is a
 * suite, and a suite says the command line that asks it again.
 */
import recalls from "../../data/recalls.json" with { type: "json" };
import { choiceTypes } from "#arguments/choice/types";
import { ownRules } from "#catalog/own-rules";
import { isWithoutPair, profileNamed, ruleNamed, rulesOf } from "#catalog/profiles";
import { misuse } from "#logic/error";
import { withDefaults } from "#logic/with-defaults";
import { choiceBounds } from "#items/choice/generate";
import { longestChain, longestTwins, requireLength } from "#items/generation";
import { lengthsMixes, papersConditions, type SuiteOf } from "#items/suite";
import { defaultLexicon, defaultStyle, lexiconNames, styleNames } from "#language/lists";
import type { SearchSplit } from "#runs/recipes/rule-search";
import { choiceSuite, diagnosisSuite, generatedSuite, lengthsSuite, usualBudget } from "#experiments/suites";
import { withOwn, type Own } from "#workspace/settings/own";
import { advancedFlag, flag, type Values, refuseGiven } from "./flags.ts";
import {
  anyWhole,
  inputFile,
  valueFrom,
  readWhole,
  Rejection,
  list,
  numbers,
  on,
  oneOf,
  range,
  someOf,
  text,
  whole,
} from "#workspace/settings/values";

const kinds = ["valid", "contradiction", "unrelated", "near", "fallacy"] as const;

const logics = ["propositional", "predicate"] as const;
const categories = ["equivalence", "inference", "fallacy"] as const;

const seedFlag = flag(
  "--seed <n>",
  "seed, any integer; the same seed gives the same questions (default 1)",
  anyWhole,
);

export const wordFlags = {
  profile: flag(
    "--profile <name>",
    "rule set: balanced, paper (whose style is paper by default) or full (default balanced)",
    text,
  ),
  seed: seedFlag,
  kinds: advancedFlag(
    "--kind <kind,…>",
    `question kinds of profiles paper and full: ${kinds.join(", ")}`,
    someOf(...kinds),
  ),
  skills: flag("--skill <rule,…>", 'names of rules, or of several by * as in "universal *"', list),
  logic: flag("--logic <name>", "only rules of one logic: propositional or predicate", oneOf(...logics)),
  category: flag(
    "--category <name>",
    "only rules of one category: equivalence, inference or fallacy",
    oneOf(...categories),
  ),
  style: flag("--style <name>", `wording: ${styleNames.join(", ")} (default ${defaultStyle.name})`, text),
  lexicon: advancedFlag(
    "--lexicon <name>",
    `vocabulary: ${lexiconNames.join(", ")} (default ${defaultLexicon.name})`,
    text,
  ),
  conditions: advancedFlag(
    "--conditions <whose>",
    "papers: LogicAsker's rules, wording and answer parser",
    oneOf("papers"),
  ),
};

type Words = Values<typeof wordFlags>;

/** What conditions say in a word, and whatever flags say otherwise. */
const inConditions = <Given extends Words>({ conditions, ...values }: Given) => ({
  ...(conditions && papersConditions),
  ...values,
});

/** A suite of the rules that flags choose, and of what a configuration has of its own. */
const withRules = <Some extends SuiteOf<"generated" | "diagnosis" | "lengths">>(
  suite: Some,
  values: Words,
  own: Own,
): Some => withOwn({ ...suite, skills: chosenRules(suite, values, own) }, own);

/** The names of the rules that flags choose; only those that are named exactly are not looked up here. */
const chosenRules = (
  suite: SuiteOf<"generated" | "diagnosis" | "lengths">,
  { skills, logic, category }: Words,
  { rules: written = [] }: Own,
): string[] | undefined => {
  const isPattern = (name: string): boolean => name.includes("*");
  if (logic === undefined && category === undefined && skills?.some(isPattern) !== true) return skills;
  const profile = profileNamed(suite.profile);
  const own = skills === undefined ? [] : ownRules(written);
  const lengths = "lengths" in suite ? suite.lengths : lengthsOf(suite.length);
  const asksOne = profile === "balanced" && lengths.includes(1);
  const all = [...rulesOf(profile), ...own];
  const paired = all.filter((rule) => !(asksOne && isWithoutPair(rule)));
  const named = (skills ?? ["*"]).flatMap((name) => {
    if (!isPattern(name)) return [ruleNamed(all, name)];
    const pattern = new RegExp(
      `^${name
        .split("*")
        .map((part) => RegExp.escape(part))
        .join(".*")}$`,
      "i",
    );
    const found = paired.filter((rule) => pattern.test(rule.name));
    if (found.length > 0) return found;
    throw misuse(`--skill ${name} matches no rule of profile ${profile}`, "organon prove --rules lists them");
  });
  const chosen = new Set(
    named.flatMap((rule) =>
      [rule.logic, undefined].includes(logic) && [rule.category, undefined].includes(category)
        ? [rule.name]
        : [],
    ),
  );
  if (chosen.size > 0) return [...chosen];
  const said = [skills && `--skill ${skills.join(",")}`, logic && `--logic ${logic}`];
  const words = [...said, category && `--category ${category}`].filter((word) => word !== undefined);
  throw misuse(`no rule of profile ${profile} has ${words.join(" and ")}`, "leave one of them out");
};

const lengthsOf = (length: SuiteOf<"generated">["length"]): readonly number[] =>
  typeof length === "number" ? [length] : length.map((part) => part.length);

const length = valueFrom((said): SuiteOf<"generated">["length"] => {
  const refused = new Rejection("is not a length", "use a number (3), a range (1-5) or weights (1:3,5:1)");
  const mix = said.split(",").flatMap((part) => {
    const [, low, high = low, weight = "1"] = /^\s*(\d+)(?:-(\d+))?(?::(\d*\.?\d+))?\s*$/.exec(part) ?? [];
    const [first, last] = [Number(low), Number(high)];
    if (low === undefined || first < 1 || last < first || last > 1000 || !(Number(weight) > 0)) throw refused;
    return Array.from({ length: last - first + 1 }, (_, i) => ({
      length: first + i,
      weight: Number(weight),
    }));
  });
  if (new Set(mix.map(({ length }) => length)).size < mix.length) throw refused;
  const [one] = mix;
  return mix.length === 1 && one !== undefined ? one.length : mix;
});

export const questionFlags = {
  ...wordFlags,
  length: flag(
    "--length <n>",
    `number of inference steps, up to ${longestTwins} (profiles paper and full: ${longestChain}): ` +
      "a number, a range (1-5) or weights (1:3,5:1) (default 1)",
    length,
  ),
  distinct: advancedFlag("--distinct", "a different argument per question; profiles paper and full", on),
};

/** One shard of several, as 1/4. */
const shard = valueFrom((said) => {
  const match = /^(\d+)\/(\d+)$/.exec(said);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && number >= 1 && of >= number) return { number, of };
  throw new Rejection("is not i/n with i from 1 to n", "as in {flag} 1/4");
});

export const extentFlags = {
  perSkill: flag(
    "--per-skill <n>",
    "questions per skill; in profile balanced per rule, an even number (default 10, without --limit)",
    whole(),
  ),
  limit: flag("--limit <n>", "number of questions", whole()),
  shard: advancedFlag("--shard <i/n>", "shard i of n: every n-th question from the i-th on", shard),
};

export const generatedFlags = { ...extentFlags, ...questionFlags };

/** The suite of flags; longer chains than can be made in good time are misuse. */
export const generatedFrom = (values: Values<typeof generatedFlags>, own: Own = {}): SuiteOf<"generated"> => {
  const suite = generatedSuite(inConditions(values));
  requireLength(suite.profile, suite.length);
  requirePairs(suite.profile, suite.perSkill, "--per-skill");
  return withRules(suite, values, own);
};

/** Twins are asked in pairs; said before there is a store. */
const requirePairs = (profile: string, count: number | undefined, name: string): void => {
  if (profile !== "balanced" || count === undefined || count % 2 === 0) return;
  throw misuse(`${name} ${count} is odd, and profile balanced makes contrast pairs`, "give an even number");
};

const { length: _, conditions: __, ...wordsAndRules } = questionFlags;

/** How large a diagnosis is, and of which questions. */
export const diagnosisFlags = {
  budget: flag("--budget <n>", `calls per model at most (default ${usualBudget})`, whole()),
  ...wordsAndRules,
};

export const diagnosisFrom = (values: Values<typeof diagnosisFlags>, own: Own): SuiteOf<"diagnosis"> =>
  withRules(diagnosisSuite(values), values, own);

/** How a search splits its budget, and what simulated searches of at most as many questions found (`results/`). */
export const searchWords = ({ pilot, search }: SearchSplit): string => {
  const { what, searches } = recalls;
  const { budget, found } = searches.findLast((one) => one.budget <= pilot + search) ?? searches[0]!;
  return `at most ${pilot} questions in a pilot, ${search} in the search; simulated searches of ${budget} questions find ${found} of ${what}`;
};

export const lengthsFlags = {
  lengths: flag(
    "--lengths <list>",
    `lengths, 1 to ${longestChain}, for example 1-7 (default 1,3,5,7)`,
    numbers([1, longestChain], "1-7 or --lengths 1,3,5,7"),
  ),
  perLength: advancedFlag("--per-length <n>", "questions per length (default 100)", whole()),
  mix: advancedFlag(
    "--mix <name>",
    "question kinds: paper (as in the paper, half yes of 100), balanced (half yes), or skills (default paper)",
    oneOf(...lengthsMixes),
  ),
};

export const lengthsFrom = (
  values: Values<typeof lengthsFlags & typeof wordFlags>,
  own: Own = {},
): SuiteOf<"lengths"> => {
  const suite = lengthsSuite(inConditions(values));
  requirePairs(suite.profile, suite.perLength, "--per-length");
  return withRules(suite, values, own);
};

export const choiceFlags = {
  perType: flag(
    "--per-type <n>",
    "four options: questions per type: 3c1e, 3e1c, missing-premise (default 10)",
    whole(),
  ),
  seed: seedFlag,
  recipe: flag(
    "--recipe <name>",
    "four options: construction: fair, or paper (the paper's) (default fair)",
    oneOf("fair", "paper"),
  ),
  propositions: advancedFlag(
    "-n, --propositions <n>",
    "four options: maximum of propositions per passage (default 11; recipe paper: 5)",
    whole(...choiceBounds.n),
  ),
  variables: advancedFlag(
    "--variables <n>",
    "four options: number of variables (default 15; recipe paper: 8)",
    whole(...choiceBounds.variables),
  ),
  facts: advancedFlag(
    "--facts <n>",
    "four options: literal facts per passage: a number or a range (default 0-3)",
    range(choiceBounds.facts),
  ),
  steps: advancedFlag(
    "--steps <n>",
    "four options: minimum of premises per entailment (default 2)",
    whole(choiceBounds.steps[0]),
  ),
  paraphrase: advancedFlag(
    "--paraphrase <name>",
    "four options: paraphrases of sentences: none, same, proved, nli (default same)",
    oneOf("none", "same", "proved", "nli"),
  ),
  symbolic: flag("--symbolic", "four options: symbols instead of words", on),
};

/** The suite of flags; a limit is so many questions of a set that is large enough. */
export const choiceFrom = ({
  limit,
  ...values
}: Values<typeof choiceFlags> & { readonly limit?: number }): SuiteOf<"choice"> => {
  const { perType } = choiceSuite();
  const enough = Math.max(perType, Math.ceil((limit ?? 0) / choiceTypes.length));
  const suite = choiceSuite(withDefaults({ perType: enough }, values));
  const max = suite.propositions + suite.facts[1];
  if (suite.steps > max)
    throw misuse(
      `--steps ${suite.steps} is not a whole number from ${choiceBounds.steps[0]} to ${max}`,
      `as in --steps ${max}`,
    );
  return limit === undefined || limit >= (suite.items ?? 0) ? suite : { ...suite, first: limit };
};

/** How a set of four-option questions is asked. */
export const askedFlags = {
  orders: flag(
    "--orders <n>",
    "four options: option orders per question: 4, or 1 (the original order) (default 4)",
    valueFrom((said) => {
      const count = readWhole(said);
      if (count === 1 || count === 4) return count;
      throw new Rejection("is neither 1 nor 4", "use {flag} 4, or {flag} 1 for the original order alone");
    }),
  ),
  shotsFrom: advancedFlag("--shots-from <file>", "four options: file with few-shot examples", inputFile),
};

/** Refuses flags that a suite read from a file has no use for. */
export const refuseWithFile = (table: Parameters<typeof refuseGiven>[0], values: object) =>
  refuseGiven(
    table,
    values,
    "can't be combined with --suite, which names the questions",
    "use it with organon generate, which writes a file",
  );
