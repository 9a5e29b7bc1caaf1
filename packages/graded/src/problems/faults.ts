/** Checks what a settled problem claims of its difficulty: steps of two lines each, and parameters as measured. */
import type { SettledClaims } from "organon/tasks";
import { difficultyNames } from "../parameters.ts";
import { isLaw, measureParameters } from "./measure.ts";

/** Returns the steps that take more than two lines, and the parameters that differ from those measured. */
export const getSettledFaults = ({
  premises,
  goal,
  core,
  steps,
  parameters,
}: SettledClaims): readonly string[] => {
  const measured = measureParameters(premises, goal, core);
  return [
    ...steps.flatMap(({ from }, i) => {
      const conditions = from.filter((formula) => !isLaw(formula)).length;
      return conditions > 2 || from.length - conditions > 1
        ? [`step ${i + 1} takes more than two lines`]
        : [];
    }),
    ...difficultyNames.flatMap((name) => {
      const claim = parameters[name];
      return claim !== undefined && Math.abs(measured[name] - claim) < 1e-9
        ? []
        : [`${name} is ${measured[name]}, not ${claim ?? "given"}`];
    }),
  ];
};
