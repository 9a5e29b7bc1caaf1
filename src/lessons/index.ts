/** Weak skills found, demonstrations built, their worth measured. */
export { chooseRandomShots, chooseWeakShots, standInsOf, type Shot } from "./choose-shots.ts";
export { demonstrate, demonstrations, lesson, type Demonstration, type MakeItem } from "./demonstrate.ts";
export { weaknesses, type Diagnosis, type Weakness } from "./diagnose.ts";
export {
  compareTeaching,
  type TeachingArm,
  type TeachingComparison,
  type TeachingDifference,
} from "./teach.ts";
