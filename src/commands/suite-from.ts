/**
 * Suites of questions from the values of flags.
 */
import { toForm } from "#arguments/choice/propositions";
import { choiceTypes } from "#arguments/choice/types";
import { readCustomRules } from "#catalog/own-rules";
import type { Rule } from "#catalog/skill";
import { isOmitted, findProfile, findRule, listProfileRules } from "#catalog/profiles";
import { choiceSuite, diagnosisSuite, taskSuite, generatedSuite, lengthsSuite } from "#experiments/suites";
import { requireLength } from "#items/generation";
import { choiceBounds, usualTask } from "#items/names";
import { findTask } from "#items/tasks/task-list";
import { papersConditions, type SuiteVariant } from "#items/suite";
import { misuse } from "#logic/error";
import { collectSymbols } from "#logic/formula";
import { withDefaults } from "#logic/with-defaults";
import type { SearchSplit } from "#runs/recipes/rule-search";
import { withOwn, type Own } from "#workspace/settings/own";
import recalls from "../../data/recalls.json" with { type: "json" };
import { pick, type Values } from "./flags.ts";
import { numbers } from "./values.ts";
import type { parametersWay } from "./questions.ts";
import type {
  choiceFlags,
  diagnosisFlags,
  extentFlags,
  generatedFlags,
  lengthsFlags,
  wordFlags,
} from "./suite-flags.ts";

type Words = Values<typeof wordFlags>;

/** Replaces the word of conditions by its flags, and by flags that say otherwise. */
const inConditions = <Given extends Words>({ conditions, ...given }: Given) => {
  const { customRules: _, ...values } = given;
  const asked = { ...(conditions && papersConditions), ...values };
  const style =
    asked.style ?? (asked.profile === papersConditions.profile ? papersConditions.style : undefined);
  if (asked.forms !== undefined && style !== papersConditions.style)
    throw misuse("--forms mixed is for style paper", "add --style paper");
  return asked;
};

const withRules = <Some extends SuiteVariant<"generated" | "diagnosis" | "lengths">>(
  suite: Some,
  values: Words,
  own: Own,
): Some => {
  const { customRules = values.conditions === undefined ? "with" : "none" } = values;
  const custom = customRules === "none" ? { ...own, rules: [] } : own;
  if (customRules === "only" && (own.rules ?? []).length === 0)
    throw misuse("--custom-rules only: the configuration has no rules", "add rules to organon.config.ts");
  return withOwn({ ...suite, skills: chosenRules(suite, values, custom) }, custom);
};

const chosenRules = (
  suite: SuiteVariant<"generated" | "diagnosis" | "lengths">,
  { skills, logic, category, customRules }: Words,
  { rules: written = [] }: Own,
): string[] | undefined => {
  const isPattern = (name: string): boolean => name.includes("*");
  const isOnly = customRules === "only";
  if (!isOnly && logic === undefined && category === undefined && skills?.some(isPattern) !== true)
    return skills;
  const profile = findProfile(suite.profile);
  const own = readCustomRules(written);
  const lengths = "lengths" in suite ? suite.lengths : listLengths(suite.length);
  const all = isOnly ? own : [...listProfileRules(profile), ...own];
  const isPaired = (rule: Rule): boolean => !lengths.some((length) => isOmitted(rule, length, suite.style));
  const paired = profile === "balanced" ? all.filter(isPaired) : all;
  const named = (skills ?? ["*"]).flatMap((name) => {
    if (!isPattern(name)) return [findRule(all, name)];
    const found = matchRules(name, paired);
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

const matchRules = (pattern: string, rules: readonly Rule[]): readonly Rule[] => {
  const parts = pattern.split("*").map((part) => RegExp.escape(part));
  const expression = new RegExp(`^${parts.join(".*")}$`, "i");
  return rules.filter((rule) => expression.test(rule.name));
};

const listLengths = (length: SuiteVariant<"generated">["length"]): readonly number[] =>
  typeof length === "number" ? [length] : length.map((part) => part.length);

/** The suite of flags; longer chains than can be made in good time are misuse. */
export const buildGenerated = (
  values: Values<typeof generatedFlags>,
  own: Own = {},
): SuiteVariant<"generated"> => {
  const suite = generatedSuite(inConditions(values));
  requireLength(suite.profile, suite.length);
  requirePairs(suite.profile, suite.perSkill, "--per-skill");
  return withRules(suite, values, own);
};

const requirePairs = (profile: string, count: number | undefined, name: string): void => {
  if (profile !== "balanced" || count === undefined || count % 2 === 0) return;
  throw misuse(`${name} ${count} is odd, and profile balanced makes contrast pairs`, "give an even number");
};

export const buildDiagnosis = (
  { customRules, ...values }: Values<typeof diagnosisFlags>,
  own: Own,
): SuiteVariant<"diagnosis"> => withRules(diagnosisSuite(values), { ...values, customRules }, own);

/** How a search splits its budget, and what simulated searches of at most as many questions found (`results/`). */
export const searchWords = ({ pilot, search }: SearchSplit): string => {
  const { what, searches } = recalls;
  const { budget, found } = searches.findLast((one) => one.budget <= pilot + search) ?? searches[0]!;
  return `at most ${pilot} questions in a pilot, ${search} in the search; simulated searches of ${budget} questions find ${found} of ${what}`;
};

export const buildLengths = (
  values: Values<typeof lengthsFlags & typeof wordFlags>,
  own: Own = {},
): SuiteVariant<"lengths"> => {
  const suite = lengthsSuite(inConditions(values));
  requirePairs(suite.profile, suite.perLength, "--per-length");
  return withRules(suite, values, own);
};

const buildForms = (skills: readonly string[], { rules: written = [] }: Own): string[] => {
  const all = [...listProfileRules("full"), ...readCustomRules(written)];
  const rules = skills.flatMap((name) =>
    name.includes("*") ? matchRules(name, all) : [findRule(all, name)],
  );
  const forms = rules.flatMap(({ name, logic, category, forms: own }) => {
    const premises = own.flatMap((form) => form.premises).filter((one) => collectSymbols(one).size > 1);
    const why =
      logic !== "propositional" || category === "fallacy"
        ? "is no implication rule of propositional logic"
        : premises.length === 0
          ? "has no premise of two letters or three"
          : premises.some((one) => collectSymbols(one).size > 3) &&
            "has a premise of more than three letters";
    if (why !== false) throw misuse(`--skill ${name} ${why}`, "as in --skill 'transitivity,De Morgan'");
    return premises.map(toForm);
  });
  if (forms.length > 0) return [...new Set(forms)];
  throw misuse(`--skill ${skills.join(",")} matches no rule`, "organon prove --rules lists them");
};

/**
 * The suite of flags; a limit is so many questions of a set that is large enough. Propositions are the premises of the
 * rules that flags name, which may be a configuration's.
 */
export const buildChoice = (
  {
    limit,
    skills,
    ...values
  }: Values<typeof choiceFlags> & Pick<Values<typeof extentFlags>, "limit" | "distinct" | "split">,
  own: Own,
): SuiteVariant<"choice"> => {
  const { perType } = choiceSuite();
  const enough = Math.max(perType, Math.ceil((limit ?? 0) / choiceTypes.length));
  const forms = skills && buildForms(skills, own);
  const suite = choiceSuite({ ...withDefaults({ perType: enough }, values), ...(forms && { forms }) });
  if (suite.noVacuous === true && suite.recipe === "fair")
    throw misuse("--no-vacuous is for recipe paper; recipe fair has no vacuous keys", "add --recipe paper");
  const max = suite.propositions + suite.facts[1];
  if (suite.steps > max)
    throw misuse(
      `--steps ${suite.steps} is not a whole number from ${choiceBounds.steps[0]} to ${max}`,
      `as in --steps ${max}`,
    );
  return limit === undefined || limit >= (suite.items ?? 0) ? suite : { ...suite, first: limit };
};

/** The suite of tasks with difficulty parameters. */
export const buildTasks = (values: Values<typeof parametersWay.options>): SuiteVariant<"tasks"> => {
  const { tasks = [usualTask], length, parameters = [] } = values;
  const given = parameters.map(readParameter);
  return taskSuite({
    tasks: tasks.map((name) => findTask(name).name),
    ...pick(values, "perPoint", "limit", "shard", "distinct", "split", "seed", "style", "lexicon"),
    parameters: {
      ...(length === undefined ? {} : { length: collectLengths(length) }),
      ...Object.fromEntries(given),
    },
  });
};

const readParameter = (said: string): readonly [name: string, values: number[]] => {
  const [, name = "", list = ""] = /^\s*([a-z][a-z-]*)\s*=\s*(.+)$/.exec(said) ?? [];
  try {
    const values = /^[\d,\s-]+$/.test(list) ? wholes.read(list) : shares.read(list);
    return [name, [...values]];
  } catch {
    throw misuse(
      `--parameter ${said} is not a name with values`,
      "as in --parameter width=1,2 or --parameter distractors=0,0.5",
    );
  }
};

const wholes = numbers([0, 1000], "1,2");
const shares = numbers([0, 1], "0,0.5", true);

const collectLengths = (length: SuiteVariant<"generated">["length"]): number[] => {
  const lengths = typeof length === "number" ? [length] : length.map((one) => one.length);
  if (typeof length !== "number" && length.some(({ weight }) => weight !== 1))
    throw misuse(
      "--length with --task is a list of lengths without weights",
      "as in --length 1,2,4 or --length 1-8",
    );
  return lengths;
};
