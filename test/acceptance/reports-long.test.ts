// @long: many questions
/** Reports of a diagnosis, an improvement and a study. */
import { few, novice, pinReports } from "./pin-reports.ts";

pinReports({
  improve: [
    ["run", "-m", novice, "--per-skill", "6", ...few],
    ["improve", "latest", "--per-skill", "2"],
  ],
  diagnose: [
    [
      "diagnose",
      "-m",
      "reasoner:novice?weak=modus tollens,modus ponens&slip=0.9&depth=5",
      ...few,
      "--budget",
      "90",
      "--yes",
    ],
  ],
  "study logicasker": [
    [
      "study",
      "logicasker",
      "-m",
      novice,
      "--per-skill",
      "1",
      "--lengths",
      "1,3",
      "--per-length",
      "4",
      "--shots",
      "2",
    ],
  ],
});
