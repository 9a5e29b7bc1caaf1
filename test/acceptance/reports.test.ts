/** Reports of runs, four options, epochs, a frontier and a comparison. */
import { few, novice, pinReports } from "./pin-reports.ts";

pinReports({
  run: [
    ["run", "-m", "reasoner:oracle", "-m", novice, "-m", "reasoner:coin", "--per-skill", "6", ...few],
    ["report", "latest", "--full"],
  ],
  "four options": [
    ["run", "--task", "four-option", "-m", "reasoner:coin", "-m", "reasoner:surface", "--per-type", "4"],
    ["report", "latest", "--full"],
  ],
  epochs: [
    ["run", "-m", "reasoner:coin", "--epochs", "3", "--per-skill", "2", ...few],
    ["report", "latest", "--full"],
  ],
  frontier: [["frontier", "-m", "reasoner:limited?premises=9", "--dial", "length", "--budget", "32"]],
  compare: [
    ["run", "-m", "reasoner:affirmer", "-m", novice, "--per-skill", "6", ...few],
    ["compare", "latest", "--model", "reasoner:affirmer", "--model", novice],
  ],
});
