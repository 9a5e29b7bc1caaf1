/**
 * The flags that say which questions: shapes whose fields are those of a `Suite`. `questions.ts` says which of them go together,
 * and `suite-from.ts` makes suites of their values.
 */
import { defaultLexiconName, defaultStyleName, lexiconNames, styleNames } from "#experiments/names";
import { splits } from "#arguments/split-names";
import { defaults } from "#experiments/defaults";
import { choiceBounds, lengthsMixes, longestChain, longestTwins, taskNames } from "#items/names";
import type { SuiteVariant } from "#items/suite";
import {
  anyWhole,
  inputFile,
  list,
  numbers,
  on,
  acceptOne,
  range,
  readList,
  acceptSome,
  texts,
  createValueKind,
} from "./values.ts";
import { readWhole, Rejection, text, whole } from "#workspace/settings/values";
import { advancedFlag, describeFields, flag } from "./flags.ts";

const kinds = ["valid", "contradiction", "unrelated", "near", "fallacy"] as const;

const logics = ["propositional", "predicate"] as const;
const categories = ["equivalence", "inference", "fallacy"] as const;

const seedFlag = flag(
  "--seed <n>",
  `any integer; the same seed, the same questions (default ${defaults.seed})`,
  anyWhole,
);

const skillsFlag = flag("--skill <rule,…>", 'rules by name, or several by *: "universal *"', list);

export const wordFlags = describeFields("generate", {
  profile: flag(
    "--profile <name>",
    `rules: balanced, paper (in style paper) or full (default ${defaults.profile})`,
    text,
  ),
  seed: seedFlag,
  kinds: advancedFlag(
    "--kind <kind,…>",
    `question kinds of profiles paper and full: ${kinds.join(", ")}`,
    acceptSome(...kinds),
  ),
  skills: skillsFlag,
  logic: flag("--logic <name>", "only rules of it: propositional or predicate", acceptOne(...logics)),
  category: flag(
    "--category <name>",
    "only rules of it: equivalence, inference, fallacy",
    acceptOne(...categories),
  ),
  customRules: advancedFlag(
    "--custom-rules <which>",
    "rules of the configuration: with, none or only (default with; none under --conditions papers)",
    acceptOne("with", "none", "only"),
  ),
  style: flag("--style <name>", `wording: ${styleNames.join(", ")} (default ${defaultStyleName})`, text),
  forms: advancedFlag(
    "--forms <name>",
    "style paper: mixed, the papers' three forms of an action in one question (default: one form)",
    acceptOne("mixed"),
  ),
  lexicon: advancedFlag(
    "--lexicon <name>",
    `vocabulary: ${lexiconNames.join(", ")} (default ${defaultLexiconName})`,
    text,
  ),
  conditions: advancedFlag(
    "--conditions <whose>",
    "papers: LogicAsker's rules, wording and answer parser",
    acceptOne("papers"),
  ),
});

const length = createValueKind((said): SuiteVariant<"generated">["length"] => {
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

export const questionFlags = describeFields("generate", {
  ...wordFlags,
  length: flag(
    "--length <n>",
    `inference steps, 3 or 1-5 or 1:3,5:1 (weights); at most ${longestTwins}, in other profiles ${longestChain} (default ${defaults.length})`,
    length,
  ),
});

/** One shard of several, as 1/4. */
const shard = createValueKind((said) => {
  const match = /^(\d+)\/(\d+)$/.exec(said);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && number >= 1 && of >= number) return { number, of };
  throw new Rejection("is not i/n with i from 1 to n", "as in {flag} 1/4");
});

export const extentFlags = describeFields("generate", {
  perSkill: flag(
    "--per-skill <n>",
    `questions per skill; balanced: per rule, even (default ${defaults.perSkill})`,
    whole(),
  ),
  limit: flag("--limit <n>", "number of questions", whole()),
  distinct: advancedFlag("--distinct", "a different argument per question; fewer if there are no more", on),
  split: advancedFlag(
    "--split <name>",
    `arguments of one split, which no other split has in any seed: ${splits.join(", ")}`,
    acceptOne(...splits),
  ),
  shard: advancedFlag("--shard <i/n>", "shard i of n: every n-th question from the i-th on", shard),
});

export const generatedFlags = { ...extentFlags, ...questionFlags };

const { length: _, conditions: __, ...wordsAndRules } = questionFlags;

/** How large a diagnosis is, and of which questions. */
export const diagnosisFlags = {
  budget: flag("--budget <n>", `calls per model at most (default ${defaults.budget})`, whole()),
  ...wordsAndRules,
};

export const lengthsFlags = describeFields("run", {
  lengths: flag(
    "--lengths <list>",
    `lengths, 1 to ${longestChain}, for example 1-7 (default 1,3,5,7)`,
    numbers([1, longestChain], "1-7 or --lengths 1,3,5,7"),
  ),
  perLength: advancedFlag("--per-length <n>", "questions per length (default 100)", whole()),
  mix: advancedFlag(
    "--mix <name>",
    "question kinds: paper (as in the paper, half yes of 100), balanced (half yes), or skills (default paper)",
    acceptOne(...lengthsMixes),
  ),
});

export const choiceFlags = describeFields("generate", {
  perType: flag("--per-type <n>", `four options: questions per type (default ${defaults.perSkill})`, whole()),
  seed: seedFlag,
  recipe: flag(
    "--recipe <name>",
    "four options: construction, fair or paper (default fair)",
    acceptOne("fair", "paper"),
  ),
  propositions: advancedFlag(
    "-n, --propositions <n>",
    "four options: maximum of propositions per passage (default 11; recipe paper: 5)",
    whole(...choiceBounds.n),
  ),
  variables: advancedFlag(
    "--variables <n>",
    "four options: number of variables (default 13; recipe paper: 8)",
    whole(...choiceBounds.variables),
  ),
  facts: advancedFlag(
    "--facts <n>",
    "four options: literal facts per passage: a number or a range (default 0-1)",
    range(choiceBounds.facts),
  ),
  paraphrase: advancedFlag(
    "--paraphrase <name>",
    "four options: paraphrases of sentences: none, same, proved, nli (default none, or same for recipe paper)",
    acceptOne("none", "same", "proved", "nli"),
  ),
  noVacuous: advancedFlag(
    "--no-vacuous",
    "recipe paper: no answer key rests on an impossible antecedent or a certain consequent",
    on,
  ),
  symbolic: flag("--symbolic", "four options: symbols instead of words", on),
  skills: skillsFlag,
});

/** How a set of four-option questions is asked. */
export const askedFlags = describeFields("run", {
  orders: flag(
    "--orders <n>",
    "four options: orders of the options, 4 or 1 (default 4)",
    createValueKind((said) => {
      const count = readWhole(said);
      if (count === 1 || count === 4) return count;
      throw new Rejection("is neither 1 nor 4", "use {flag} 4, or {flag} 1 for the original order alone");
    }),
  ),
  shotsFrom: advancedFlag("--shots-from <file>", "four options: file with few-shot examples", inputFile, {
    needs: "--shots",
  }),
});

const plain = ["yes-no", "four-option"] as const;

export const taskFlag = {
  tasks: flag(
    "--task <task,…>",
    `${[...plain, ...taskNames].join(", ")} (default yes-no)`,
    createValueKind((said) => {
      const names = readList(said);
      const alone = plain.find((one) => names.includes(one));
      if (alone === undefined || names.length === 1) return names;
      throw new Rejection(`joins ${alone} with another task`, `as in {flag} ${alone}`);
    }),
  ),
};

export const parameterFlags = describeFields("generate", {
  parameters: advancedFlag(
    "--parameter <name=values>",
    "with --task: values of a difficulty parameter, for example width=1,2; repeatable",
    texts,
  ),
  perPoint: advancedFlag(
    "--per-point <n>",
    "with --task: questions per setting of the parameters (default 12)",
    whole(),
  ),
});

/** All that says which questions, of every task. */
export const madeFlags = { ...generatedFlags, ...taskFlag, ...parameterFlags, ...choiceFlags };
