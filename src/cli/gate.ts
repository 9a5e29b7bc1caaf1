/**
 * The gate of `run`, `divlogic run` and `report`: `--fail-under`, its files, and its exit code. A gate that is not decided, because calls
 * are missing, is for the caller to refuse as incomplete.
 */
import { appendFileSync } from "node:fs";
import { renderGate, renderGateSummary, renderJunit, type Gate } from "#report";
import { circleSize } from "#items";
import { OrganonError } from "#logic";
import type { Run, Store } from "#runs";
import type { Command } from "commander";
import type { Forms } from "./forms.ts";
import { shareFlag, textFlag, type Flags } from "./flags.ts";
import { fileError, lastWords, saveFile, type Terminal } from "./terminal.ts";

/** `measure` is what the gate holds: the accuracy, Circular, or whichever of both a stored run has. */
export const declareGate = (command: Command, measure = "the accuracy"): void => {
  command
    .option("--fail-under <p>", `exit 1 unless the lower bound of ${measure} is at least this, as in 0.9`)
    .option("--junit <file>", "with --fail-under: write the outcome as JUnit XML")
    .option("--md <file>", "write Markdown, the gate's outcome first");
};

/** Checks the gate's flags before anything is asked. */
export const thresholdOf = (flags: Flags): number | undefined => {
  const threshold = shareFlag(flags, "failUnder");
  if (threshold === undefined && textFlag(flags, "junit") !== undefined)
    throw new OrganonError("misuse", "--junit tells a gate, and none is set", {
      hint: "add --fail-under 0.9",
    });
  return threshold;
};

/** The gate of four-option questions holds Circular, which a run in their original order alone does not have. */
export const requireCircles = (rotations: number): void => {
  if (rotations < circleSize)
    throw new OrganonError(
      "misuse",
      `--fail-under holds Circular, which takes all ${circleSize} rotations, and ${rotations} is asked`,
      { hint: "leave --rotations out; --json has the accuracy of the one order with its interval" },
    );
};

/** The ids of the run's models that have calls without a response; not looked for where no gate is set. */
export const unfinishedOf = async (store: Store, run: Run, flags: Flags): Promise<ReadonlySet<string>> => {
  if (thresholdOf(flags) === undefined) return new Set();
  const tallies = await store.tally(run);
  const { planned: isPlanned } = await store.findRun(run.id);
  return new Set(
    run.subjects
      .filter((_, place) => {
        const { planned = 0, missing = 0, failed = 0 } = tallies[place] ?? {};
        return planned === 0 || missing + failed > 0 || !isPlanned;
      })
      .map(({ id }) => id),
  );
};

/** Holds the report against the gate, where there is one, and writes the files asked for. */
export const holdGate = (
  forms: Pick<Forms, "gate" | "markdown">,
  unfinished: ReadonlySet<string>,
  flags: Flags,
  terminal: Terminal,
  env: NodeJS.ProcessEnv = process.env,
): Gate | undefined => {
  const threshold = thresholdOf(flags);
  const gate = threshold === undefined ? undefined : forms.gate(threshold, unfinished);
  const [junit, markdown] = [textFlag(flags, "junit"), textFlag(flags, "md")];
  const summary = gate === undefined ? "" : renderGateSummary(gate);
  if (gate !== undefined && junit !== undefined) save(junit, renderJunit(gate), terminal);
  if (markdown !== undefined)
    save(markdown, [summary, forms.markdown()].filter((text) => text !== "").join("\n"), terminal);
  const page = env["GITHUB_STEP_SUMMARY"];
  if (page !== undefined && page !== "" && summary !== "") append(page, summary);
  return gate;
};

/** What a gate says in the end: its lines on stderr, and the exit code. */
export const closeGate = (gate: Gate | undefined, terminal: Terminal): number => {
  if (gate === undefined) return 0;
  // Also with --quiet: whoever sees exit 1 must see why.
  (gate.outcome === "passed" ? terminal.notice : lastWords)(renderGate(gate));
  return gate.outcome === "passed" ? 0 : 1;
};

const append = (path: string, text: string): void => {
  try {
    appendFileSync(path, `${text}\n`);
  } catch (cause) {
    throw fileError(path, cause);
  }
};

/** Writes a whole file and says so. */
const save = (path: string, text: string, terminal: Terminal): void => {
  saveFile(path, text);
  terminal.notice(`wrote ${path}`);
};
