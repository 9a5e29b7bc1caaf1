/** Weak skills found, demonstrations built, their worth measured. */
export { chooseRandomShots, chooseWeakShots, type Shot } from "./choose-shots.ts";
export {
  chatTurns,
  type Demonstration,
  demonstrations,
  lesson,
  type MakeItem,
  type ShotForm,
} from "./demonstrate.ts";
export { confirmed, type Diagnosis, type DiagnosisOptions, type Weakness, weaknesses } from "./diagnose.ts";
export { createFocus, type Focus, type FocusSettings } from "./focus.ts";
export { type TestedQuestion } from "./leaks.ts";
export { chooseNearestShots, nearestName } from "./nearest-shots.ts";
export { breakOf, type ProbedChain, probeReport, type ProbeReport } from "./probe.ts";
export { type ReasonForm, reasonForms, reasonTellers } from "./reasons.ts";
export { compareTeaching, type TeachingArm } from "./teach.ts";
export { chatLine, completionLine, type TrainingOptions, trainingSet, type TrainingSet } from "./training.ts";
export { weakRuleTypes } from "./weak-rules.ts";
