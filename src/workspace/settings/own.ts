/**
 * What a configuration has of a person's own, where a suite or a prompt uses it: a suite holds the pages of its lexicon and
 * the forms of its rules themselves, so that its questions are the same on any machine.
 */
import type { ProblemLine } from "#items/problem-line";
import { readCustomRules, type CustomRule } from "#catalog/own-rules";
import { listProfileRules } from "#catalog/profiles";
import { inferLexicon } from "#items/plan-behind";
import type { SuiteVariant } from "#items/suite";
import { defaultLexicon, lexicons as builtIn } from "#language/lists";
import { buildCustomLexicon } from "#language/own-lexicon";
import { unknownName } from "#logic/error";
import { promptStyles } from "#runs/plan";
import type { LoadedConfig } from "./loaded-config.ts";

export type Own = Pick<LoadedConfig, "lexicons" | "rules" | "prompts">;

/** A suite that says by what its lexicon and its rules are what they are, where they are the configuration's. */
export const withOwn = <Some extends SuiteVariant<"generated" | "diagnosis" | "lengths">>(
  suite: Some,
  { lexicons = {}, rules = [] }: Own,
): Some => {
  const { lexicon, skills } = suite;
  const pages = Object.hasOwn(lexicons, lexicon) ? lexicons[lexicon] : undefined;
  const isAsked = (rule: CustomRule): boolean =>
    skills === undefined ||
    readCustomRules([rule]).some(({ name }) => skills.some((skill) => isName(skill, name)));
  const named = rules.filter(isAsked);
  return {
    ...suite,
    words: pages ? { name: lexicon, ...pages } : suite.words,
    rules: named.length === 0 ? suite.rules : named,
  };
};

/** Returns the parts of a configuration that the items of a file use: their rules' names, and words enough to tell a lexicon by. */
export const pickCustom = (
  rules: ReadonlySet<string>,
  words: ProblemLine["lexicon"],
  { lexicons = {}, rules: written = [] }: Own,
): Pick<SuiteVariant<"file">, "rules" | "words"> => {
  const ours = new Set(listProfileRules("full").map(({ name }) => name));
  const used = written.filter((rule) =>
    readCustomRules([rule]).some(({ name }) => rules.has(name) && !ours.has(name)),
  );
  const pages = Object.entries(lexicons).map(([name, page]) => ({ name, ...page }));
  const among = [defaultLexicon, ...builtIn, ...pages.map(buildCustomLexicon)];
  const found = pages.length === 0 ? undefined : inferLexicon(words, among);
  const page = pages.find(({ name }) => name === found?.name);
  return { rules: used.length === 0 ? undefined : used, words: page };
};

const isName = (said: string, name: string): boolean => said.trim().toLowerCase() === name;

/** All rules and lexicons that a configuration knows: ours, and its own. */
export const listKnown = ({ lexicons = {}, rules = [] }: Own) => ({
  rules: [...listProfileRules("full"), ...readCustomRules(rules)],
  lexicons: [
    ...builtIn,
    ...Object.entries(lexicons).map(([name, pages]) => buildCustomLexicon({ name, ...pages })),
  ],
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
