/**
 * The gate of `run`, `divlogic run` and `report`: `--fail-under`, its files, and its exit code.
 */
import { appendFileSync } from "node:fs";
import { OrganonError } from "#logic";
import { gateDocument, gateJunit, gateLines, renderMarkdown, type Gate } from "#report";
import { fileError, holdGate, type Report, type Store } from "#verbs";
import type { Context } from "./command.ts";
import { flag, share, text, type FlagValues } from "./flags.ts";
import { requireOneOutput, saveReport, saveText } from "./printing.ts";

/** `measure` is what the gate holds: the accuracy, Circular, or whichever of both a stored run has. */
export const gateFlags = (measure = "the accuracy") => ({
  failUnder: flag(
    "--fail-under <p>",
    `exit 1 unless the lower bound of ${measure} is at least this, as in 0.9`,
    share(),
  ),
  junit: flag("--junit <file>", "with --fail-under: write the outcome as JUnit XML", text),
  markdown: flag("--md <file>", "write Markdown, the gate's outcome first", text),
});

/** What the flags of a gate were given. */
export type GateValues = FlagValues<ReturnType<typeof gateFlags>>;

/** Checks the gate's flags before anything is asked. */
export const requireGate = (
  { failUnder, junit, markdown }: GateValues,
  { common }: Pick<Context, "common">,
): void => {
  requireOneOutput({ junit, markdown }, common);
  if (failUnder === undefined && junit !== undefined)
    throw new OrganonError("misuse", "--junit tells a gate, and none is set", {
      hint: "add --fail-under 0.9",
    });
};

/** Holds the report against the gate, where there is one, and writes the files asked for. */
export const gateOutcome = async (
  told: Report,
  { failUnder, junit, markdown }: GateValues,
  store: Store,
  { terminal, env }: Context,
): Promise<Gate | undefined> => {
  const gate = failUnder === undefined ? undefined : await holdGate(told, failUnder, store);
  if (gate !== undefined && junit !== undefined) await saveText(junit, gateJunit(gate), terminal);
  if (markdown !== undefined) await saveReport(told, { markdown }, terminal, gate);
  const page = env["GITHUB_STEP_SUMMARY"];
  if (page !== undefined && page !== "" && gate !== undefined)
    append(page, renderMarkdown(gateDocument(gate)));
  return gate;
};

/** What a gate says in the end: its lines on stderr, and the exit code. */
export const closeGate = (gate: Gate | undefined, { terminal }: Context): number => {
  if (gate === undefined) return 0;
  // Also with --quiet: whoever sees exit 1 must see why.
  (gate.outcome === "passed" ? terminal.notice : terminal.say)(gateLines(gate));
  return gate.outcome === "passed" ? 0 : 1;
};

const append = (path: string, content: string): void => {
  try {
    appendFileSync(path, `${content}\n`);
  } catch (cause) {
    throw fileError(path, cause);
  }
};
