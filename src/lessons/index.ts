/** Weak skills found, demonstrations built, their worth measured. */
export { chooseRandomShots, chooseWeakShots, type Shot, standInsOf } from "./choose-shots.ts";
export {
  chatTurns,
  demonstrate,
  type Demonstration,
  demonstrations,
  lesson,
  type LessonOptions,
  type MakeItem,
  type ShotForm,
  shotForms,
} from "./demonstrate.ts";
export {
  confirmed,
  type Correction,
  type Diagnosis,
  type DiagnosisOptions,
  type Distinction,
  type Ranking,
  type Weakness,
  weaknesses,
} from "./diagnose.ts";
export {
  createFocus,
  type Focus,
  type FocusCounts,
  type FocusResult,
  type FocusSettings,
  type FocusStep,
} from "./focus.ts";
export { createLeakGuard, type Leak, type LeakGuard, type TestedQuestion } from "./leaks.ts";
export { chooseNearestShots, distanceBetween, nearestName } from "./nearest-shots.ts";
export {
  type Break,
  breakOf,
  type ProbedChain,
  type ProbedStep,
  probeReport,
  type ProbeReport,
} from "./probe.ts";
export { type Reason, type ReasonForm, reasonForms, reasonTellers, type TellReason } from "./reasons.ts";
export {
  type ByArm,
  compareTeaching,
  type TeachingArm,
  type TeachingComparison,
  type TeachingDifference,
} from "./teach.ts";
export { chatLine, completionLine, type TrainingOptions, trainingSet, type TrainingSet } from "./training.ts";
export { type RuleTypeWeakness, weakRuleTypes } from "./weak-rules.ts";
