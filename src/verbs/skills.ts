/**
 * The tree of reasoning skills of a profile: its rules, and the leaves that every accuracy is grouped by.
 */
import {
  ownRules,
  profileNamed,
  rulesOf,
  skillsOfProfile,
  type OwnRule,
  type Rule,
  type Skill,
} from "#catalog";

/** The rules and leaves of a profile, and those of one's own. Throws misuse for a profile that is not there. */
export const skillTree = (
  named: string,
  own: readonly OwnRule[] = [],
): { readonly profile: string; readonly rules: readonly Rule[]; readonly leaves: readonly Skill[] } => {
  const profile = profileNamed(named);
  const added = ownRules(own);
  return { profile, rules: [...rulesOf(profile), ...added], leaves: skillsOfProfile(profile, added) };
};
