/** True if a model's probabilities mean what they say (Brier score, expected calibration error), and how often its answers to one question differ. */
import { measure, number, section, share, table } from "../blocks.ts";
import type { Section } from "../document.ts";
import { having } from "../skills.ts";
import type { ModelReport } from "../summary.ts";

/** Calibration of the models whose tokens came with probabilities; no section where none did. */
export const calibrationSection = (
  models: readonly Pick<ModelReport, "name" | "calibration">[],
): Section | undefined => {
  const calibrated = having(models, "calibration");
  if (calibrated.length === 0) return undefined;
  const note =
    "Brier score: half the squared distance between probabilities and truth, 0.25 for one half of two; error: the mean gap between confidence and accuracy";
  const overall = table(
    ["model", "Brier score", "calibration error"],
    calibrated.map(({ name, calibration: { brier, error } }) => [name, measure(brier), measure(error)]),
  );
  const bins = calibrated.map(({ name, calibration }) =>
    table(
      ["confidence", "on average", "accuracy"],
      calibration.bins.map(({ from, sureness, right }) => [
        `${Math.round(from * 100)}-${Math.round(from * 100) + 10} %`,
        { kind: "percent", value: sureness, digits: 1 },
        share(right),
      ]),
      { title: name },
    ),
  );
  return section("calibration", "Calibration", [overall, ...bins], { note });
};

/** The flip rate, where questions were asked several times. */
export const consistencySection = (
  models: readonly Pick<ModelReport, "name" | "steadiness">[],
): Section | undefined => {
  const rows = having(models, "steadiness").map(
    ({ name, steadiness: { epochs, items, flipped, rate, allRight } }) => [
      name,
      ...[epochs, items, flipped].map(number),
      share(rate),
      share(allRight.at(-1)?.share),
    ],
  );
  if (rows.length === 0) return undefined;
  const note =
    "flip rate: questions with answers of both kinds, of those answered readably more than once; always right: pass^k, right every time of all epochs";
  const columns = ["model", "epochs", "questions", "flipped", "flip rate", "always right"];
  return section("steadiness", "Consistency", table(columns, rows), { note });
};
