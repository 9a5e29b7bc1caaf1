/**
 * Rules, topics and prompts of a configuration, where a suite or a prompt uses them: a suite holds the pages of its topics and
 * the forms of its rules themselves, so that its questions are the same on any machine.
 */
import type { ProblemLine } from "#items/problem-line";
import { readCustomRules, type CustomRule } from "#catalog/own-rules";
import { listProfileRules } from "#catalog/profiles";
import { inferLexicon } from "#items/plan-behind";
import type { SuiteVariant } from "#items/suite";
import { defaultLexicon, lexicons as builtIn } from "#language/lists";
import { getTopicLexicon, topics as builtInTopics } from "#language/lexicons/topics";
import { unknownName } from "#logic/error";
import { promptStyles } from "#runs/plan";
import type { LoadedConfig } from "./loaded-config.ts";

export type Own = Pick<LoadedConfig, "topics" | "rules" | "prompts">;

/** A suite that holds the topics and the rules of the configuration, where its questions use them. */
export const withOwn = <Some extends SuiteVariant<"generated" | "diagnosis" | "lengths">>(
  suite: Some,
  { topics, rules = [] }: Own,
): Some => {
  const { lexicon, skills } = suite;
  const isAsked = (rule: CustomRule): boolean =>
    skills === undefined ||
    readCustomRules([rule]).some(({ name }) => skills.some((skill) => isName(skill, name)));
  const named = rules.filter(isAsked);
  return {
    ...suite,
    topics: topics !== undefined && lexicon === builtInTopics.name ? [...topics] : suite.topics,
    rules: named.length === 0 ? suite.rules : named,
  };
};

/** Returns the parts of a configuration that the items of a file use: by their rules' names, and by words enough to tell a lexicon. */
export const pickCustom = (
  rules: ReadonlySet<string>,
  words: ProblemLine["lexicon"],
  { topics, rules: written = [] }: Own,
): Pick<SuiteVariant<"file">, "rules" | "topics"> => {
  const ours = new Set(listProfileRules("full").map(({ name }) => name));
  const used = written.filter((rule) =>
    readCustomRules([rule]).some(({ name }) => rules.has(name) && !ours.has(name)),
  );
  const mine = topics && getTopicLexicon(topics);
  const isMine = mine !== undefined && inferLexicon(words, [defaultLexicon, ...builtIn, mine]) === mine;
  return { rules: used.length === 0 ? undefined : used, topics: isMine ? [...topics!] : undefined };
};

const isName = (said: string, name: string): boolean => said.trim().toLowerCase() === name;

/** All rules and lexicons that a configuration knows: the program's, and its own. */
export const listKnown = ({ topics, rules = [] }: Own) => ({
  rules: [...listProfileRules("full"), ...readCustomRules(rules)],
  lexicons: topics === undefined ? builtIn : [...builtIn, getTopicLexicon(topics)],
});

/** How a prompt's name says that questions are put: in a built-in form, or by a text of one's own. An unknown one is misuse. */
export const promptNamed = (name: string, { prompts = {} }: Own) => {
  const form = promptStyles.find((style) => style === name);
  if (form !== undefined) return { form } as const;
  const own = Object.hasOwn(prompts, name) ? prompts[name] : undefined;
  if (own === undefined) throw unknownName("prompt", name, [...promptStyles, ...Object.keys(prompts)]);
  const { text, system } = own;
  return { around: text, system };
};
