/**
 * A gate for continuous integration: a language model passes where the lower bound of a 95 % interval reaches the
 * threshold, that of its accuracy, or of Circular where four-option questions were asked. The bound, and not the
 * value, so that a lucky run of few questions does not pass; Circular, since a quarter of the options is right by
 * luck. A reply without a readable answer is not correct. A model whose calls are not all answered neither passes nor misses.
 */
import { percent, responseText, shareText } from "./numbers.ts";
import type { ModelReport, Report } from "./summary.ts";
import { fullRate, section, share, table } from "./blocks.ts";
import type { Document, Section } from "./document.ts";
import { printable } from "./printable.ts";

type GateOutcome = "passed" | "missed" | "undecided";

type GateMeasure = "accuracy" | "circular";

/** Every model against the threshold, a share between 0 and 1. */
export type Gate = ReturnType<typeof evaluateGate>;

type GateResult = { readonly model: ReturnType<typeof gated>; readonly outcome: GateOutcome };

/** Holds a report against a threshold; `unfinished` are the ids of models with calls that have no response. */
export const evaluateGate = (
  report: Report,
  threshold: number,
  unfinished: ReadonlySet<string> = new Set(),
) => {
  const measure: GateMeasure = report.circles === undefined ? "accuracy" : "circular";
  const results = report.models.map((one): GateResult => {
    const model = gated(one);
    const passed = model.value.value !== null && model.value.low >= threshold;
    return { model, outcome: unfinished.has(model.id) ? "undecided" : passed ? "passed" : "missed" };
  });
  const has = (outcome: GateOutcome): boolean => results.some((result) => result.outcome === outcome);
  /** Undecided where one model is, or where there is none; else missed where one missed. */
  const outcome: GateOutcome =
    results.length === 0 || has("undecided") ? "undecided" : has("missed") ? "missed" : "passed";
  return { measure, threshold, outcome, results };
};

/** A language model as a gate sees it, with the value that is held. */
const gated = ({ id, name, responseRate, outcomes, accuracy, circles }: ModelReport) => ({
  id,
  name,
  responseRate,
  outcomes,
  value: circles?.circular ?? accuracy,
});

const measureNames: Readonly<Record<GateMeasure, string>> = { accuracy: "accuracy", circular: "Circular" };

const nothingKnown: Readonly<Record<GateMeasure, string>> = {
  accuracy: "nothing was answered",
  circular: "no rotation group is complete",
};

const gateVerdict = ({ model, outcome }: GateResult, { threshold, measure }: Gate): string => {
  const { value } = model;
  const [least, name] = [`${percent(threshold)} %`, measureNames[measure]];
  if (outcome === "undecided") return `some calls have no response yet (${name} so far ${shareText(value)})`;
  if (value.value === null) return `${nothingKnown[measure]}, and at least ${least} was asked for`;
  return `${name} ${shareText(value)}${responseText(model)}; its lower bound ${percent(value.low)} % is ${
    outcome === "passed" ? "at least" : "below"
  } ${least}`;
};

export const withGate = (document: Document, gate: Gate): Document => ({
  ...document,
  sections: [buildSection(gate), ...document.sections],
});

const buildSection = ({ results, measure, threshold, outcome }: Gate): Section => {
  const name = measureNames[measure];
  const rows = results.map(({ model, outcome: own }) => [
    model.name,
    share(model.value),
    fullRate(model),
    own,
  ]);
  const block = table(["model", name, "response rate", "gate"], rows);
  const note = `the lower bound of the 95 % interval of ${name} counts`;
  return section("gate", `Gate at ${percent(threshold)} % ${outcome}`, block, { note });
};

export const gateLines = (gate: Gate): string =>
  gate.results
    .map(
      (result) =>
        `gate ${result.outcome}: ${printable(result.model.name)}, ${printable(gateVerdict(result, gate))}`,
    )
    .join("\n");

export const gateJson = ({ threshold, measure, outcome, results }: Gate) => ({
  threshold,
  measure,
  outcome,
  models: results.map(({ model, outcome: own }) => ({
    model: model.id,
    [measure]: model.value,
    responseRate: model.responseRate,
    outcome: own,
  })),
});
