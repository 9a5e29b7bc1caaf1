/** The flags of a report with a gate. */
import { on, share } from "./values.ts";
import { flag, pageFlags } from "./flags.ts";

/** `measure` is what the gate holds: the accuracy, Circular, or whichever of both a stored run has. */
export const gateFlags = (measure = "the accuracy") => ({
  failUnder: flag("--fail-under <p>", `gate: exit 1 if the lower bound of ${measure} is below p`, share()),
  ...pageFlags(undefined, "Markdown file"),
  full: flag("--full", "every section on the terminal", on),
});
