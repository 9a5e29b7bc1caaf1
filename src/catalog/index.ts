/** The skills we examine, as sequents on a page: rules, leaves, profiles. */
export { type OwnRule, ownRules } from "./own-rules.ts";
export {
  type Profile,
  profileNamed,
  profiles,
  ruleNamed,
  rulesOf,
  skillsOfProfile,
  twinSkillsOf,
} from "./profiles.ts";
export { type Rule, type Skill, type SkillKind, skillOf, skillsOf } from "./skill.ts";
