/**
 * `organon skills`: the tree, as an outline for people and as the contract's array for programs.
 */
import { profileNamed, rulesOf, skillsOf, skillsOfProfile, type Rule } from "#catalog";
import { printSequent } from "#logic";
import type { Verb } from "../command.ts";
import { textFlag } from "../flags.ts";

export const skills: Verb = {
  name: "skills",
  summary: "The tree of reasoning skills: rules, their forms, and the leaves that questions are made for.",
  example: "organon skills --profile paper",
  declare: (command) => {
    command.option("--profile <name>", "paper (the papers' 208 leaves) or full", "paper");
  },
  run: async (_, flags, { terminal, common }) => {
    const profile = profileNamed(textFlag(flags, "profile") ?? "paper");
    if (common.json) {
      await terminal.out(JSON.stringify(skillsOfProfile(profile), null, 1));
      return 0;
    }
    const rules = rulesOf(profile);
    for (const logic of ["propositional", "predicate"] as const)
      for (const category of ["equivalence", "inference", "fallacy"] as const) {
        const chosen = rules.filter((rule) => rule.logic === logic && rule.category === category);
        if (chosen.length === 0) continue;
        await terminal.out(`${logic} · ${category}`);
        for (const rule of chosen) await terminal.out(describe(rule));
        await terminal.out("");
      }
    const leaves = skillsOfProfile(profile).length;
    await terminal.out(`${leaves} leaves from ${rules.length} rules in profile ${profile}`);
    return 0;
  },
};

const describe = (rule: Rule): string => {
  const kinds = skillsOf(rule).map(({ kind }) => kind);
  const turnstile = rule.category === "fallacy" ? "⊬" : "⊢";
  const forms = rule.forms.map((form) => printSequent(form).replace("⊢", turnstile));
  return [`  ${rule.name}  (${kinds.join(", ")})`, ...forms.map((form) => `      ${form}`)].join("\n");
};
