/** Options of `organon diagnose`. */
import { modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { flag, on } from "../flags.ts";
import { diagnosisFlags } from "../suite-flags.ts";
import { defineCommand, runArgument } from "../command.ts";

/** Without effect on the steps of a run's questions. */
export const questionFlags = {
  ...diagnosisFlags,
  teach: flag("--teach", "ask new questions on the weak skills, too, without and with examples", on),
  ...promptFlags,
};

export const options = {
  ...modelFlags,
  ...questionFlags,
  steps: flag(
    "--steps",
    "ask every step of a run's wrongly answered questions, to find the failing ones",
    on,
  ),
  all: flag("--all", "with --steps: also questions answered correctly, as a control", on, {
    needs: "--steps",
  }),
  ...pacingFlags,
};

export const command = defineCommand({
  name: "diagnose",
  resumes: true,
  summary: "Diagnose a model in one command: which rules explain its wrong answers.",
  example: "organon diagnose -m reasoner:coin --budget 200",
  arguments: [{ ...runArgument, about: `with --steps: ${runArgument.about}` }],
  pages: true,
  options,
  load: () => import("./run.ts"),
});
