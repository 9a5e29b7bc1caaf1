/**
 * Whether a model's probabilities mean what they say: Brier's score, the expected calibration error, and sureness against truth. And
 * answers that ended before they were done, which are not correct.
 */
import { measure, number, section, share, table } from "../blocks.ts";
import type { Section, Table } from "../document.ts";
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

type CutModel = Pick<ModelReport, "name" | "cutOffs" | "tokenCurve" | "accuracy" | "responseAccuracy">;

/** What was cut off; no section where nothing was. */
export const cutOffSection = (models: readonly CutModel[]): Section | undefined => {
  const cut = having(models, "cutOffs");
  if (cut.length === 0) return undefined;
  const overall = table(
    ["model", "truncated", "accuracy", "response accuracy"],
    cut.map(({ name, cutOffs, accuracy, responseAccuracy }) => [
      name,
      ...[cutOffs.share, accuracy, responseAccuracy].map(share),
    ]),
  );
  const groups = cut.flatMap(({ name, cutOffs }) =>
    Object.entries(cutOffs.by).map(([tag, rows]) => groupTable(`${name}, by ${tag}`, tag, rows)),
  );
  const note =
    "answers that ended at their limit, and are not correct; response accuracy: correct of readable";
  return section("cut-off", "Truncated answers", [overall, ...groups], { note });
};

const groupTable = (
  title: string,
  tag: string,
  rows: readonly { readonly name: string; readonly share: ModelReport["accuracy"] }[],
): Table => {
  const cells = rows.map((row) => [row.name, share(row.share)]);
  return table([tag, "truncated"], cells, { title });
};

/** Accuracy against the tokens of an answer, thinking included; no section for models that answer in a word. */
export const tokenSection = (models: readonly CutModel[]): Section | undefined => {
  const tables = having(models, "tokenCurve").map(({ name, tokenCurve }) =>
    table(
      ["tokens at most", "answered", "right of asked"],
      tokenCurve.map(({ tokens, answered, correct }) => [number(tokens), share(answered), share(correct)]),
      { title: name },
    ),
  );
  if (tables.length === 0) return undefined;
  const note = "what had been answered, and right, when so many tokens were written, thinking included";
  return section("tokens", "Accuracy against tokens", tables, { note });
};
