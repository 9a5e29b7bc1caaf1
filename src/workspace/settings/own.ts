/**
 * What a configuration has of a person's own, where a suite or a prompt uses it: a suite holds the pages of its lexicon and
 * the forms of its rules themselves, so that its questions are the same on any machine.
 */
import type { ProblemLine } from "#items/problem-line";
import { ownRules, type OwnRule } from "#catalog/own-rules";
import { rulesOf } from "#catalog/profiles";
import { lexiconBehind } from "#items/plan-behind";
import type { SuiteOf } from "#items/suite";
import { defaultLexicon, lexicons as builtIn } from "#language/lists";
import { ownLexicon } from "#language/own-lexicon";
import { unknownName } from "#logic/error";
import { promptStyles } from "#runs/plan";
import type { LoadedConfig } from "./loaded-config.ts";

export type Own = Pick<LoadedConfig, "lexicons" | "rules" | "prompts">;

/** A suite that says by what its lexicon and its rules are what they are, where they are the configuration's. */
export const withOwn = <Some extends SuiteOf<"generated" | "diagnosis" | "lengths">>(
  suite: Some,
  { lexicons = {}, rules = [] }: Own,
): Some => {
  const { lexicon, skills } = suite;
  const pages = Object.hasOwn(lexicons, lexicon) ? lexicons[lexicon] : undefined;
  const isAsked = (rule: OwnRule): boolean =>
    skills === undefined || ownRules([rule]).some(({ name }) => skills.some((skill) => isName(skill, name)));
  const named = rules.filter(isAsked);
  return {
    ...suite,
    words: pages ? { name: lexicon, ...pages } : suite.words,
    rules: named.length === 0 ? suite.rules : named,
  };
};

/** What of a configuration the items of a file are made of: their rules' names, and words enough to tell a lexicon by. */
export const ownBehind = (
  rules: ReadonlySet<string>,
  words: ProblemLine["lexicon"],
  { lexicons = {}, rules: written = [] }: Own,
): Pick<SuiteOf<"file">, "rules" | "words"> => {
  const ours = new Set(rulesOf("full").map(({ name }) => name));
  const used = written.filter((rule) =>
    ownRules([rule]).some(({ name }) => rules.has(name) && !ours.has(name)),
  );
  const pages = Object.entries(lexicons).map(([name, page]) => ({ name, ...page }));
  const among = [defaultLexicon, ...builtIn, ...pages.map(ownLexicon)];
  const found = pages.length === 0 ? undefined : lexiconBehind(words, among);
  const page = pages.find(({ name }) => name === found?.name);
  return { rules: used.length === 0 ? undefined : used, words: page };
};

const isName = (said: string, name: string): boolean => said.trim().toLowerCase() === name;

/** All rules and lexicons that a configuration knows: ours, and its own. */
export const knownWith = ({ lexicons = {}, rules = [] }: Own) => ({
  rules: [...rulesOf("full"), ...ownRules(rules)],
  lexicons: [...builtIn, ...Object.entries(lexicons).map(([name, pages]) => ownLexicon({ name, ...pages }))],
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
