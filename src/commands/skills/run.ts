/**
 * `organon skills`: the tree of reasoning skills, as the rules' sequents for people, as the leaves for programs.
 */
import { isWithoutPair } from "#catalog/profiles";
import { printSequent } from "#logic/notation";
import { skillsOf, type Rule } from "#catalog/skill";
import { skillTree } from "./skills.ts";
import type { Context, Result } from "../command.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

export const run = async (
  { profile: named = "paper" }: Values<typeof options>,
  { config }: Context,
): Promise<Result | number> => {
  const { profile, rules, leaves } = await skillTree(named, config.rules);
  const lines = (["propositional", "predicate"] as const).flatMap((logic) =>
    (["equivalence", "inference", "fallacy"] as const).flatMap((category) => {
      const chosen = rules.filter((rule) => rule.logic === logic && rule.category === category);
      const told = chosen.map((rule) => describe(rule, profile === "balanced" && isWithoutPair(rule)));
      return chosen.length === 0 ? [] : [`${logic} · ${category}`, ...told, ""];
    }),
  );
  const sum = `${leaves.length} skills from ${rules.length} rules in profile ${profile}`;
  return { json: leaves, lines: [...lines, sum] };
};

const describe = (rule: Rule, lacksPair: boolean): string => {
  const kinds = skillsOf(rule).map(({ kind }) => kind);
  const note = lacksPair ? "  no pair of one step" : "";
  const turnstile = rule.category === "fallacy" ? "⊬" : "⊢";
  const forms = rule.forms.map((form) => printSequent(form).replace("⊢", turnstile));
  return [`  ${rule.name}  (${kinds.join(", ")})${note}`, ...forms.map((form) => `      ${form}`)].join("\n");
};
