/**
 * `organon prove --rules`: the tree of reasoning skills of a profile, as the rules' sequents for people, as skills for programs.
 */
import type { CustomRule } from "#catalog/own-rules";
import { hasNoPair, findProfile, listProfileRules, listProfileSkills } from "#catalog/profiles";
import { listSkills, type Rule } from "#catalog/skill";
import { printSequent } from "#logic/notation";
import type { Result } from "../command.ts";

/** Lists the rules of a profile and custom ones. Throws misuse for an unknown profile. */
export const listRules = async (named: string, own: readonly CustomRule[] = []): Promise<Result> => {
  const profile = findProfile(named);
  // Custom rules are proved, which loads the prover.
  const added = own.length === 0 ? [] : (await import("#catalog/own-rules")).readCustomRules(own);
  const rules = [...listProfileRules(profile), ...added];
  const skills = listProfileSkills(profile, added);
  const lines = (["propositional", "predicate"] as const).flatMap((logic) =>
    (["equivalence", "inference", "fallacy"] as const).flatMap((category) => {
      const chosen = rules.filter((rule) => rule.logic === logic && rule.category === category);
      const described = chosen.map((rule) => describe(rule, profile === "balanced" && hasNoPair(rule)));
      return chosen.length === 0 ? [] : [`${logic} · ${category}`, ...described, ""];
    }),
  );
  const skillCount = listProfileSkills(profile).length;
  const custom = (all: number, builtIn: number): string =>
    all === builtIn ? "" : ` + ${all - builtIn} custom`;
  const sum = `${skillCount}${custom(skills.length, skillCount)} skills from ${rules.length - added.length}${custom(added.length, 0)} rules in profile ${profile}`;
  return { json: skills, lines: [...lines, sum] };
};

const describe = (rule: Rule, lacksPair: boolean): string => {
  const kinds = listSkills(rule).map(({ kind }) => kind);
  const note = lacksPair ? "  no pair of one step" : "";
  const turnstile = rule.category === "fallacy" ? "⊬" : "⊢";
  const forms = rule.forms.map((form) => printSequent(form).replace("⊢", turnstile));
  return [`  ${rule.name}  (${kinds.join(", ")})${note}`, ...forms.map((form) => `      ${form}`)].join("\n");
};
