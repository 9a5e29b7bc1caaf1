/**
 * `organon report RUN`: a stored run on the terminal, as JSON, as one HTML page, as Markdown. With `--parser` its replies are parsed by
 * that answer parser; with `--section weaknesses` only its weakest skills are shown (§3.3 of the ACL text).
 */
import { defaults } from "#experiments/defaults";
import { OrganonError } from "#logic/error";
import { weaknessesJson } from "#reports/json";
import { weaknessesDocument } from "#reports/sections/weaknesses";
import { report as tell } from "#experiments/results/report";
import { reportTools } from "../asking.ts";
import { type Context, type Result } from "../command.ts";
import { pick, type Values } from "../flags.ts";
import { closeGate, gateOutcome, reportResult, saveReport } from "../report-output.ts";
import { keepMemoryFlat } from "../memory.ts";
import { print, requireOneOutput } from "../printing.ts";
import type { options } from "./options.ts";
import { weaknesses } from "./weaknesses.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [run = "latest"]: readonly string[],
): Promise<Result | number> => {
  requireOneOutput(pick(values, "html", "markdown"), context.common);
  return values.section === undefined ? tellRun(run, values, context) : weakestSkills(run, values, context);
};

type Given = Values<typeof options>;

const weakestSkills = async (run: string, values: Given, context: Context): Promise<Result> => {
  const store = await context.open(values.parser === undefined ? "read" : "append");
  const found = await weaknesses({ run, ...pick(values, "k", "by", "parser") }, reportTools(store, context));
  return {
    json: weaknessesJson(found),
    lines: found.models.map((model) => weaknessesDocument(model, values.k ?? defaults.weakest, found)),
  };
};

const tellRun = async (run: string, values: Given, context: Context): Promise<number> => {
  keepMemoryFlat();
  const { common } = context;
  const { figures, parser } = values;
  const store = await context.open(parser === undefined ? "read" : "append");
  const told = await tell({ run, parser }, reportTools(store, context));
  const gate = await gateOutcome(told, values, store, context);
  await saveReport(told, { figures }, context);
  const isWritten = Object.keys(pick(values, "html", "markdown", "figures")).length > 0;
  if (common.json || !isWritten) await print(reportResult(told, { gate, full: values.full }), context);
  if (gate?.outcome === "undecided")
    throw new OrganonError("incomplete", `run ${told.run} has calls without a response`, {
      hint:
        told.command === undefined
          ? "continue it with the program that began it"
          : `finish it: ${told.command}`,
    });
  return closeGate(gate, context);
};
