/** Options of `organon diagnose`. */
import { misuse } from "#logic/error";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { requireModels, modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { flag } from "../flags.ts";
import { on } from "../values.ts";
import { diagnosisFlags } from "../suite-flags.ts";
import { defineCommand, runArgument } from "../command.ts";

/** The subject of a diagnosis: a stored run, step by step, or models by new questions. */
const ways = {
  steps: chosenByOption(
    "steps",
    "--steps",
    {
      ...modelFlags,
      steps: flag(
        "--steps",
        "ask every step of a run's wrongly answered questions, to find the failing ones",
        on,
      ),
    },
    "which asks about the questions of a run",
  ),
  model: usualWay({ ...modelFlags, ...diagnosisFlags, ...promptFlags }),
};

export const options = { ...ways.model.options, ...ways.steps.options, ...pacingFlags };

export const command = defineCommand({
  name: "diagnose",
  resumes: true,
  summary: "Diagnose a model in one command: which rules explain its wrong answers.",
  example: "organon diagnose -m reasoner:coin --budget 200",
  arguments: [{ ...runArgument, about: `with --steps: ${runArgument.about}` }],
  pages: true,
  options,
  check: (values, [run]) => {
    const { way, models } = chooseAmong(ways, values);
    if (way === "model" && run !== undefined)
      throw misuse("a stored run is diagnosed with --steps", "add --steps, or name a model with -m");
    if (way === "model") requireModels(models);
  },
  load: () => import("./run.ts"),
});
