/**
 * A gate told to machines and people: lines for a terminal; JUnit's XML, which every continuous integration reads,
 * with one test case a model and its weak skills in the output; and a short Markdown summary for a job's page.
 */
import type { Gate, GateResult } from "../gate.ts";
import { blank, markup, type Markup } from "../markup.ts";
import { percent, shareText } from "../numbers.ts";
import { printable } from "../printable.ts";
import { shownWeaknesses, typeOfKind, type StudyReport, type Weakness } from "../summary.ts";

/** One line a model: whether it passed, and by which numbers. */
export const renderGate = (gate: Gate): string =>
  gate.results
    .map((result) => `gate ${result.outcome}: ${printable(result.model.name)}, ${verdict(result, gate)}`)
    .join("\n");

const verdict = ({ accuracy, outcome }: GateResult, { threshold }: Gate): string => {
  const least = `${percent(threshold)} %`;
  if (outcome === "undecided")
    return `some calls have no response yet (accuracy so far ${shareText(accuracy)})`;
  if (accuracy.value === null) return `no answer could be read, and at least ${least} was asked for`;
  return `accuracy ${shareText(accuracy)}; its lower bound ${percent(accuracy.low)} % is ${
    outcome === "passed" ? "at least" : "below"
  } ${least}`;
};

/** The gate as JUnit XML. A missed gate is a failure, an undecided one an error. */
export const renderJunit = (gate: Gate, report: StudyReport): string => {
  const count = (outcome: string): number =>
    gate.results.filter((result) => result.outcome === outcome).length;
  const counts = markup`tests="${String(gate.results.length)}" failures="${String(count("missed"))}" errors="${String(count("undecided"))}"`;
  return `${
    markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="organon" ${counts} timestamp="${report.date}">
<properties><property name="run" value="${report.run}"/><property name="command" value="${report.command}"/></properties>
${gate.results.map((result) => testcase(result, gate))}
</testsuite>
</testsuites>`.markup
  }\n`;
};

const testcase = (result: GateResult, gate: Gate): Markup =>
  markup`<testcase classname="${result.model.id}" name="${`accuracy, lower bound at least ${percent(gate.threshold)} %`}">
${outcomeElement(result, gate)}
<system-out>${shownWeaknesses(result.model).map((weakness) => markup`${inOneLine(weakness)}`)}</system-out>
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

const inOneLine = ({ rule, kind, accuracy }: Weakness): string =>
  `low: ${rule} (${kind}, ${typeOfKind(kind)}) ${shareText(accuracy)}`;

/** The gate as part of the report's JSON. */
export const gateJson = ({ threshold, outcome, results }: Gate) => ({
  threshold,
  outcome,
  models: results.map(({ model, accuracy, outcome: own }) => ({ model: model.id, accuracy, outcome: own })),
});

/** The gate as Markdown. */
export const renderGateSummary = (gate: Gate, report: StudyReport): string =>
  [
    `## Organon: gate at ${percent(gate.threshold)} % ${gate.outcome}`,
    `Run ${safe(report.run)}, ${report.suiteSize} questions. The lower bound of the accuracy's 95 % interval counts.`,
    [
      "| model | accuracy | response rate | gate |",
      "| --- | --- | --- | --- |",
      ...gate.results.map(
        ({ model, accuracy, outcome }) =>
          `| ${safe(model.name)} | ${shareText(accuracy)} | ${shareText(model.responseRate)} | ${outcome} |`,
      ),
    ].join("\n"),
    ...gate.results.flatMap(({ model }) => {
      const weak = shownWeaknesses(model, 5).map((weakness) => `- ${safe(inOneLine(weakness))}`);
      return weak.length === 0 ? [] : [`Lowest leaves of ${safe(model.name)}:\n\n${weak.join("\n")}`];
    }),
  ].join("\n\n") + "\n";

const safe = (text: string): string =>
  printable(text)
    .replace(/[\\`*_[\]|~#]/g, "\\$&")
    .replace(/</g, "&lt;");
