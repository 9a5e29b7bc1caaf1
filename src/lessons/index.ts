/** Weak skills found, demonstrations built, their worth measured. */
export { chooseRandomShots, chooseWeakShots, standInsOf, type Shot } from "./choose-shots.ts";
export {
  chatTurns,
  demonstrate,
  demonstrations,
  lesson,
  shotForms,
  type Demonstration,
  type LessonOptions,
  type MakeItem,
  type ShotForm,
} from "./demonstrate.ts";
export {
  confirmed,
  weaknesses,
  type Correction,
  type Diagnosis,
  type DiagnosisOptions,
  type Distinction,
  type Ranking,
  type Weakness,
} from "./diagnose.ts";
export {
  createFocus,
  type Focus,
  type FocusCounts,
  type FocusResult,
  type FocusSettings,
  type FocusStep,
} from "./focus.ts";
export {
  compareTeaching,
  type TeachingArm,
  type TeachingComparison,
  type TeachingDifference,
} from "./teach.ts";
