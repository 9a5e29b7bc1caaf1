/**
 * A gate told to machines and people: lines for a terminal; JUnit's XML, which every continuous integration reads,
 * with one test case a model and its weak skills in the output; and a short Markdown summary for a job's page.
 */
import type { Gate, GatedModel, GateMeasure, GateResult } from "../gate.ts";
import { blank, markup, type Markup } from "../markup.ts";
import { percent, shareText } from "../numbers.ts";
import { printable } from "../printable.ts";

/** One line a model: whether it passed, and by which numbers. */
export const renderGate = (gate: Gate): string =>
  gate.results
    .map((result) => `gate ${result.outcome}: ${printable(result.model.name)}, ${verdict(result, gate)}`)
    .join("\n");

const measureNames: Readonly<Record<GateMeasure, string>> = { accuracy: "accuracy", circular: "Circular" };
const nothingTold: Readonly<Record<GateMeasure, string>> = {
  accuracy: "no answer could be read",
  circular: "no circle is complete",
};
const partNames: Readonly<Record<GateMeasure, string>> = {
  accuracy: "Lowest leaves",
  circular: "Question types",
};

const verdict = ({ model: { value }, outcome }: GateResult, { threshold, measure }: Gate): string => {
  const [least, name] = [`${percent(threshold)} %`, measureNames[measure]];
  if (outcome === "undecided") return `some calls have no response yet (${name} so far ${shareText(value)})`;
  if (value.value === null) return `${nothingTold[measure]}, and at least ${least} was asked for`;
  return `${name} ${shareText(value)}; its lower bound ${percent(value.low)} % is ${
    outcome === "passed" ? "at least" : "below"
  } ${least}`;
};

/** The gate as JUnit XML. A missed gate is a failure, an undecided one an error. */
export const renderJunit = (gate: Gate): string => {
  const { run, command, date } = gate.run;
  const count = (outcome: string): number =>
    gate.results.filter((result) => result.outcome === outcome).length;
  const counts = markup`tests="${String(gate.results.length)}" failures="${String(count("missed"))}" errors="${String(count("undecided"))}"`;
  return `${
    markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="organon" ${counts} timestamp="${date}">
<properties><property name="run" value="${run}"/><property name="command" value="${command}"/></properties>
${gate.results.map((result) => testcase(result, gate))}
</testsuite>
</testsuites>`.markup
  }\n`;
};

const testcase = (result: GateResult, gate: Gate): Markup =>
  markup`<testcase classname="${result.model.id}" name="${`${measureNames[gate.measure]}, lower bound at least ${percent(gate.threshold)} %`}">
${outcomeElement(result, gate)}
<system-out>${result.model.parts.map((part) => markup`${inOneLine(part, gate)}`)}</system-out>
</testcase>`;

const outcomeElement = (result: GateResult, gate: Gate): Markup => {
  switch (result.outcome) {
    case "passed":
      return blank;
    case "missed":
      return markup`<failure message="${verdict(result, gate)}"/>`;
    case "undecided":
      return markup`<error message="${verdict(result, gate)}"/>`;
    default:
      return result.outcome satisfies never;
  }
};

const inOneLine = ({ name, value }: GatedModel["parts"][number], { measure }: Gate): string =>
  `${measure === "accuracy" ? "low: " : ""}${name} ${shareText(value)}`;

/** The gate as part of the report's JSON. */
export const gateJson = ({ threshold, measure, outcome, results }: Gate) => ({
  threshold,
  measure,
  outcome,
  models: results.map(({ model, outcome: own }) => ({
    model: model.id,
    [measure]: model.value,
    outcome: own,
  })),
});

/** The gate as Markdown. */
export const renderGateSummary = (gate: Gate): string => {
  const name = measureNames[gate.measure];
  return (
    [
      `## Organon: gate at ${percent(gate.threshold)} % ${gate.outcome}`,
      `Run ${safe(gate.run.run)}, ${gate.run.extent}. The lower bound of the 95 % interval of ${name} counts.`,
      [
        `| model | ${name} | response rate | gate |`,
        "| --- | --- | --- | --- |",
        ...gate.results.map(
          ({ model, outcome }) =>
            `| ${safe(model.name)} | ${shareText(model.value)} | ${shareText(model.responseRate)} | ${outcome} |`,
        ),
      ].join("\n"),
      ...gate.results.flatMap(({ model }) => {
        const parts = model.parts.slice(0, 5).map((part) => `- ${safe(inOneLine(part, gate))}`);
        return parts.length === 0
          ? []
          : [`${partNames[gate.measure]} of ${safe(model.name)}:\n\n${parts.join("\n")}`];
      }),
    ].join("\n\n") + "\n"
  );
};

const safe = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]|~#]/g, "\\$&")
    .replace(/</g, "&lt;");
