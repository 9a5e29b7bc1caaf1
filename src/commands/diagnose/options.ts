/** Options of `organon diagnose`. */
import { modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { flag, on } from "../flags.ts";
import { diagnosisFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  ...modelFlags,
  ...diagnosisFlags,
  yes: flag("-y, --yes", "ask the models without waiting for a yes", on),
  teach: flag("--teach", "ask new questions on the weak skills, too, without and with examples", on),
  ...pacingFlags,
  ...promptFlags,
};

export const command = defineCommand({
  name: "diagnose",
  resumes: true,
  summary:
    "Diagnose a model in one command: which rules explain its wrong answers. Asks before the first call.",
  example: "organon diagnose -m reasoner:coin --budget 200",
  pages: true,
  options,
  load: () => import("./run.ts"),
});
