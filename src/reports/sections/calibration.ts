/** Whether a model's probabilities mean what they say: Brier's score, the expected calibration error, and sureness against truth. */
import { measure, section, share, table } from "../blocks.ts";
import { type ModelReport, having } from "../summary.ts";

/** Calibration of the models whose tokens came with probabilities; no section where none did. */
export const calibrationSection = (models: readonly Pick<ModelReport, "name" | "calibration">[]) => {
  const told = having(models, "calibration");
  if (told.length === 0) return undefined;
  const note =
    "Brier: half the squared distance between probabilities and truth, 0.25 for one half of two; error: the mean gap between how sure and how often right";
  const overall = table(
    ["model", "Brier’s score", "calibration error"],
    told.map(({ name, calibration: { brier, error } }) => [name, measure(brier), measure(error)]),
  );
  const bins = told.map(({ name, calibration }) =>
    table(
      ["sure", "on average", "right"],
      calibration.bins.map(({ from, sureness, right }) => [
        `${Math.round(from * 100)}-${Math.round(from * 100) + 10} %`,
        `${(100 * sureness).toFixed(1)} %`,
        share(right),
      ]),
      { title: name },
    ),
  );
  return section("calibration", "Calibration", [overall, ...bins], { note });
};
