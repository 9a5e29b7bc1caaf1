/**
 * `organon skills`: the tree of reasoning skills, as the rules' sequents for people, as the leaves for programs.
 */
import { isWithoutPair } from "#catalog/profiles";
import { printSequent } from "#logic/notation";
import { skillsOf, type Rule } from "#catalog/skill";
import { skillTree } from "./skills.ts";
import { defineVerb } from "../command.ts";
import { flag, text } from "../flags.ts";

export const skills = defineVerb({
  name: "skills",
  summary: "List the reasoning skills: rules, their forms, and question kinds.",
  example: "organon skills --profile paper",
  flags: {
    profile: flag(
      "--profile <name>",
      "rule set: paper (the papers' 208 skills), full or balanced (default paper)",
      text,
    ),
  },
  run: async ({ profile: named = "paper" }, { config }) => {
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
  },
});

const describe = (rule: Rule, lacksPair: boolean): string => {
  const kinds = skillsOf(rule).map(({ kind }) => kind);
  const note = lacksPair ? "  no pair of one step" : "";
  const turnstile = rule.category === "fallacy" ? "⊬" : "⊢";
  const forms = rule.forms.map((form) => printSequent(form).replace("⊢", turnstile));
  return [`  ${rule.name}  (${kinds.join(", ")})${note}`, ...forms.map((form) => `      ${form}`)].join("\n");
};
