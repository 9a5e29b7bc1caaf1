/**
 * The flags that say which questions: shared by `generate` and `run`.
 */
import { profileNamed, ruleNamed, rulesOf } from "#catalog";
import { lexiconNamed, lexicons, styleNamed, styles } from "#language";
import { OrganonError } from "#logic";
import type { Extent, GenerationPlan } from "#items";
import type { Json } from "#runs";
import type { Command } from "commander";
import { version } from "./version.ts";
import { choiceFlag, listFlag, textFlag, wholeFlag, type Flags } from "./flags.ts";

/** What a suite's flags come to; `description` says it again for a run's plan. */
export type SuiteChoice = {
  readonly plan: GenerationPlan;
  readonly extent: Extent;
  readonly description: SuiteDescription;
};

/** A suite as it stands in a run's plan: generate's flags, or a file by its name and hash. */
export type SuiteDescription = Readonly<Record<string, string | number | readonly string[]>>;

/** The flags of `declareSuite` that say how many questions there are. */
export const extentFlags = ["perLeaf", "limit", "shard"] as const;

/** The flags of `declareSuite`: a suite that is read from a file was made by others. */
export const suiteFlags = [
  ...extentFlags,
  "profile",
  "length",
  "seed",
  "kind",
  "skill",
  "style",
  "lexicon",
  "shortest",
] as const;

const kinds = ["valid", "contradiction", "unrelated", "near", "fallacy"] as const;

export const declareSuite = (command: Command): void => {
  command
    .option("--per-leaf <n>", "questions of each leaf (10 where no --limit is given)")
    .option("--limit <n>", "questions in all")
    .option("--shard <i/n>", "every n-th question from the i-th on");
  declareQuestions(command);
};

/** What the questions are like, without how many there are. */
export const declareQuestions = (command: Command): void => {
  command
    .option("--profile <name>", "paper, full or balanced", "paper")
    .option(
      "--length <n>",
      `rule applications in each argument, to ${longestChain}; profile balanced to ${longestTwins}`,
      "1",
    )
    .option("--seed <n>", "any whole number; the same seed gives the same questions", "1")
    .option("--kind <kind,…>", `of ${kinds.join(", ")}`)
    .option("--skill <rule,…>", "rules to use, by their exact names")
    .option("--style <name>", `of ${styles.map(({ name }) => name).join(", ")}`, "plain")
    .option("--lexicon <name>", `of ${lexicons.map(({ name }) => name).join(", ")}`, "everyday")
    .option("--shortest", "rather leave an item out than make it of a chain that has a shorter one");
};

/** The suite that the flags ask for; longer chains than can be made in good time are misuse. */
export const suiteFromFlags = (flags: Flags): SuiteChoice => {
  const suite = readSuite(flags);
  const { profile, length } = suite.plan;
  const longest = profile === "balanced" ? longestTwins : longestChain;
  if (length > longest)
    throw new OrganonError(
      "misuse",
      `--length ${length} is too long: profile ${profile} is made up to length ${longest}`,
      { hint: "beyond that one question takes seconds to minutes" },
    );
  return suite;
};

/** Up to here a question takes some seconds at most, on average two (docs/benchmarks.md). */
const longestChain = 100;
const longestTwins = 20;

const readSuite = (flags: Flags): SuiteChoice => {
  const profile = profileNamed(textFlag(flags, "profile") ?? "paper");
  const style = styleNamed(textFlag(flags, "style") ?? "plain");
  const lexicon = lexiconNamed(textFlag(flags, "lexicon") ?? "everyday");
  const length = wholeFlag(flags, "length", 1) ?? 1;
  const seed = wholeFlag(flags, "seed", Number.MIN_SAFE_INTEGER) ?? 1;
  const limit = wholeFlag(flags, "limit", 1);
  const perLeaf = wholeFlag(flags, "perLeaf", 1) ?? (limit === undefined ? 10 : undefined);
  const chosenKinds = listFlag(flags, "kind");
  for (const kind of chosenKinds ?? []) choiceFlag({ kind }, "kind", kinds);
  const skills = listFlag(flags, "skill");
  // Said before anything is made or stored.
  for (const skill of skills ?? []) ruleNamed(rulesOf(profile), skill);
  const shard = shardFlag(textFlag(flags, "shard"));
  const plan: GenerationPlan = {
    profile,
    length,
    seed,
    style,
    lexicon,
    ...(chosenKinds ? { kinds: chosenKinds } : {}),
    ...(skills ? { skills } : {}),
    ...(flags["shortest"] === true || flags["shortest"] === "proved" ? { shortest: true } : {}),
  };
  const extent: Extent = {
    ...(perLeaf === undefined ? {} : { perLeaf }),
    ...(limit === undefined ? {} : { limit }),
    ...(shard === undefined ? {} : { shard }),
  };
  const { style: _style, lexicon: _lexicon, shortest, ...rest } = plan;
  return {
    plan,
    extent,
    description: {
      kind: "generated",
      version,
      ...rest,
      style: style.name,
      lexicon: lexicon.name,
      ...(shortest === true ? { shortest: "proved" } : {}),
      ...(perLeaf === undefined ? {} : { perLeaf }),
      ...(limit === undefined ? {} : { limit }),
      ...(shard === undefined ? {} : { shard: `${shard.number}/${shard.of}` }),
    },
  };
};

/** The description in a run's plan, as far as it is one. */
export const suiteDescription = (suite: Json): SuiteDescription => {
  const description: Record<string, string | number | readonly string[]> = {};
  if (typeof suite !== "object" || suite === null) return description;
  for (const [name, value] of Object.entries(suite)) {
    if (typeof value === "string" || typeof value === "number") description[name] = value;
    else if (Array.isArray(value)) description[name] = value.map(String);
  }
  return description;
};

/** The suite that a run's plan describes, of any length, made anew; undefined where it was a file. */
export const suiteFromDescription = (suite: Json): SuiteChoice | undefined => {
  const { kind, kinds, skills, ...flags } = suiteDescription(suite);
  if (kind !== "generated") return undefined;
  const texts = Object.entries(flags).map(([name, value]) => [name, String(value)] as const);
  return readSuite({
    ...Object.fromEntries(texts),
    ...(Array.isArray(kinds) ? { kind: kinds.join(",") } : {}),
    ...(Array.isArray(skills) ? { skill: skills.join(",") } : {}),
  });
};

const shardFlag = (text: string | undefined): Extent["shard"] => {
  if (text === undefined) return undefined;
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [number, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || number < 1 || of < number)
    throw new OrganonError("misuse", `--shard ${text} is not i/n with i from 1 to n`, {
      hint: "as in --shard 1/4",
    });
  return { number, of };
};
