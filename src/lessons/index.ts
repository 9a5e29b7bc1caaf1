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
export { chooseNearestShots, distanceBetween, nearestName } from "./nearest-shots.ts";
export {
  breakOf,
  probeReport,
  type Break,
  type ProbedChain,
  type ProbedStep,
  type ProbeReport,
} from "./probe.ts";
export { reasonForms, reasonTellers, type Reason, type ReasonForm, type TellReason } from "./reasons.ts";
export {
  compareTeaching,
  type ByArm,
  type TeachingArm,
  type TeachingComparison,
  type TeachingDifference,
} from "./teach.ts";
export { weakRuleTypes, type RuleTypeWeakness } from "./weak-rules.ts";
export { createLeakGuard, type Leak, type LeakGuard, type TestedQuestion } from "./leaks.ts";
export { chatLine, completionLine, trainingSet, type TrainingOptions, type TrainingSet } from "./training.ts";
