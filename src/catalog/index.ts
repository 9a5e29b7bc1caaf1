/** The skills we examine, as sequents on a page: rules, leaves, profiles. */
export {
  skillOf,
  skillsOf,
  type Category,
  type Extension,
  type Logic,
  type Rule,
  type Skill,
  type SkillKind,
} from "./skill.ts";
export {
  profileNamed,
  profiles,
  ruleNamed,
  rulesOf,
  skillsOfProfile,
  twinSkillsOf,
  type Profile,
} from "./profiles.ts";
