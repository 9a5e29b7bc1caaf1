/**
 * `organon divlogic symbolic FILE`: the symbolic twin of a set, s-DivLogicEval.
 */
import { symbolicTwin } from "#items";
import { choicesOf } from "../../choice-lines.ts";
import type { Verb } from "../../command.ts";
import { textFlag } from "../../flags.ts";
import { openLines } from "../../terminal.ts";

export const symbolic: Verb = {
  name: "divlogic symbolic",
  summary: "The same questions in signs instead of words.",
  example: "organon divlogic symbolic choices.jsonl -o symbolic.jsonl",
  declare: (command) => {
    command
      .argument("<file>", "choice items as JSON lines; - is stdin")
      .option("-o, --output <file>", "where to write; - is stdout", "-");
  },
  run: async ([file = "-"], flags, { terminal, signal }) => {
    const lines = await openLines(textFlag(flags, "output") ?? "-", terminal);
    let written = 0;
    for await (const item of choicesOf(file)) {
      signal.throwIfAborted();
      await lines.write(JSON.stringify(symbolicTwin(item)));
      written++;
    }
    await lines.close();
    terminal.notice(`${written} questions in signs`);
    return 0;
  },
};
