/**
 * The tree of reasoning skills of a profile: its rules, and the leaves that every accuracy is grouped by.
 */
import type { OwnRule } from "#catalog/own-rules";
import { profileNamed, rulesOf, skillsOfProfile } from "#catalog/profiles";

/** The rules and leaves of a profile, and those of one's own. Throws misuse for a profile that is not there. */
export const skillTree = async (named: string, own: readonly OwnRule[] = []) => {
  const profile = profileNamed(named);
  // Custom rules are proved, which loads the prover.
  const added = own.length === 0 ? [] : (await import("#catalog/own-rules")).ownRules(own);
  return { profile, rules: [...rulesOf(profile), ...added], leaves: skillsOfProfile(profile, added) };
};
