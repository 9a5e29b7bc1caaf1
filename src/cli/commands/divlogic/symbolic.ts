/**
 * `organon divlogic symbolic FILE`: the same symbolic questions instead of words (the paper's ablation, §3.3).
 */
import { hasOptions } from "#items/problem-line";
import { misuse } from "#logic/error";
import { symbolicTwin } from "#items/formats/choice";
import { emptyFile } from "#verbs/files/file-error";
import { entriesOf } from "#verbs/files/entries";
import { defineVerb } from "../../command.ts";
import { flag, outputFile } from "../../flags.ts";
import { openItems } from "../../items-output.ts";

export const symbolic = defineVerb({
  name: "divlogic symbolic",
  summary: "Rewrite questions in symbols instead of words.",
  example: "organon divlogic symbolic choices.jsonl -o symbolic.jsonl",
  arguments: [{ name: "<file>", about: "four-option questions (JSON lines); - is stdin" }],
  flags: { output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile) },
  run: async ({ output = "-" }, context, [file = "-"]) => {
    const { terminal, signal } = context;
    let items: Awaited<ReturnType<typeof openItems>> | undefined;
    let made = 0;
    for await (const entry of entriesOf(file, signal)) {
      signal.throwIfAborted();
      if (!hasOptions(entry))
        throw misuse(
          `${file} holds questions that are no choice items`,
          "organon divlogic generate writes choice items",
        );
      // Opened with the first item, so that a bad file leaves none behind.
      items ??= await openItems(output, context);
      await items.write(JSON.stringify(symbolicTwin(entry)));
      made++;
    }
    if (items === undefined) throw emptyFile(file, "choice items");
    await items.close({ made });
    terminal.notice(`${made} symbolic questions`);
    return 0;
  },
});
