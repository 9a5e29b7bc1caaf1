/**
 * The tree of reasoning skills of a profile: its rules, and the leaves that every accuracy is grouped by.
 */
import { profileNamed, rulesOf, skillsOfProfile, type Rule, type Skill } from "#catalog";

/** The rules and leaves of a profile. Throws misuse for a profile that is not there. */
export const skillTree = (
  named: string,
): { readonly profile: string; readonly rules: readonly Rule[]; readonly leaves: readonly Skill[] } => {
  const profile = profileNamed(named);
  return { profile, rules: rulesOf(profile), leaves: skillsOfProfile(profile) };
};
