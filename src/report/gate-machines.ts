/**
 * A gate for machines: JUnit's XML, which every continuous integration reads, with one test case a model and its weak
 * skills in the output; and its part of the report's JSON.
 */
import { gateVerdict, measureNames, type Gate, type GatedModel, type GateResult } from "./gate.ts";
import { percent, shareText } from "./numbers.ts";
import { blank, markup, type Markup } from "./render/markup.ts";

/** The gate as JUnit XML. A missed gate is a failure, an undecided one an error. */
export const gateJunit = (gate: Gate): string => {
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
<system-out>${result.model.parts.map((part) => markup`${partText(part, gate)}`)}</system-out>
</testcase>`;

/** A leaf or a question type with its share. */
const partText = ({ name, value }: GatedModel["parts"][number], { measure }: Gate): string =>
  `${measure === "accuracy" ? "low: " : ""}${name} ${shareText(value)}`;

const outcomeElement = (result: GateResult, gate: Gate): Markup => {
  switch (result.outcome) {
    case "passed":
      return blank;
    case "missed":
      return markup`<failure message="${gateVerdict(result, gate)}"/>`;
    case "undecided":
      return markup`<error message="${gateVerdict(result, gate)}"/>`;
    default:
      return result.outcome satisfies never;
  }
};

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
