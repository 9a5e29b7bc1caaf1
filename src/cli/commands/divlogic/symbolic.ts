/**
 * `organon divlogic symbolic FILE`: the symbolic twin of a set, s-DivLogicEval.
 */
import { resolve } from "node:path";
import { symbolicTwin } from "#items";
import { OrganonError } from "#logic";
import { choicesIn } from "../../choice-lines.ts";
import type { Verb } from "../../command.ts";
import { textFlag } from "../../flags.ts";
import { linesOf, withFirst } from "../../json-lines.ts";
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
  run: async ([file = "-"], flags, { terminal, common, signal }) => {
    const output = textFlag(flags, "output") ?? "-";
    if (output !== "-" && resolve(output) === resolve(file))
      throw new OrganonError("misuse", `${file} is read and would be written over`, {
        hint: "name another file with -o",
      });
    const { first, lines: read } = await withFirst(linesOf(file, signal));
    if (first === undefined) throw new OrganonError("misuse", `${file} holds no choice items`);
    const lines = await openLines(output, terminal);
    const document = common.json && output === "-";
    if (document) await lines.write('{"items":[');
    let written = 0;
    for await (const item of choicesIn(read, file)) {
      signal.throwIfAborted();
      await lines.write(`${document && written > 0 ? "," : ""}${JSON.stringify(symbolicTwin(item))}`);
      written++;
    }
    if (document) await lines.write(`],"summary":{"made":${written}}}`);
    await lines.close();
    if (common.json && !document) await terminal.out(JSON.stringify({ made: written }));
    terminal.notice(`${written} questions in signs`);
    return 0;
  },
};
