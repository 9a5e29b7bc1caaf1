/**
 * `organon divlogic generate`: choice items as JSON lines on stdout or into a file; with `--set paper` the paper's set
 * into a folder, in its two parts and with a manifest.
 */
import { join } from "node:path";
import { misuse } from "#logic/error";
import { createTurns } from "#runs/turns";
import { count } from "#experiments/generate-lines";
import { generateChoices, type ChoiceMade } from "./generate-choices.ts";
import { version } from "#workspace/settings/version";
import { defineCommand } from "../command.ts";
import { advancedFlag, flag, inputFile, oneOf, outputFile, pick, refuseGiven } from "../flags.ts";
import { droppedLines, openItems } from "../terminal.ts";
import { jsonText } from "../printing.ts";
import { choiceFlags, choiceFrom } from "../suite-flags.ts";
import { makeFolder } from "#workspace/files/file-error";

export const generate = defineCommand({
  name: "divlogic generate",
  summary: "Generate four-option questions with proved answers, one JSON line each.",
  example: "organon divlogic generate --per-type 300 --seed 7 -o choices.jsonl",
  options: {
    ...choiceFlags,
    bank: advancedFlag("--bank <file>", "sentence bank (default: built in)", inputFile),
    templates: advancedFlag("--templates <file>", "more wordings (organon bank templates)", inputFile),
    set: flag("--set <name>", "paper: the paper's 12,589 questions, into the folder of -o", oneOf("paper")),
    output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
  },
  load: async () => ({
    run: async (values, context) => {
      const { terminal, signal } = context;
      const { set, output = "-" } = values;
      const suite = choiceFrom({ ...(set && { recipe: set }), ...values });
      if (suite.paraphrase === "nli")
        terminal.notice(
          "with --paraphrase nli a variant may change a verdict; such items say “faithful”: false",
        );
      // The set has the paper's options; n alone it does not print.
      const { perType, recipe, variables, facts, steps } = choiceFlags;
      if (set !== undefined)
        refuseGiven(
          { perType, variables, facts, steps, ...(suite.recipe !== set && { recipe }) },
          values,
          "can't be combined with --set paper, whose options are the paper's",
          "leave one of them out",
        );
      if (set !== undefined && output === "-")
        throw misuse("--set writes several files", "name a folder with -o");
      const { plan, asked, outcomes } = await generateChoices({
        suite,
        ...pick(values, "bank", "templates", "set"),
      });
      if (set !== undefined) makeFolder(output);
      const parts: readonly ChoiceMade["part"][] = set === undefined ? ["items"] : ["polish", "unpolished"];
      const files = new Map(
        await Promise.all(
          parts.map(async (part) => {
            const path = set === undefined ? output : join(output, `${part}.jsonl`);
            return [part, await openItems(path, context)] as const;
          }),
        ),
      );
      const progress = terminal.progress("generating");
      const made = new Map<string, number>();
      const dropped = new Map<string, number>();
      const turn = createTurns();
      let written = 0;
      for (const outcome of outcomes()) {
        signal.throwIfAborted();
        if ("dropped" in outcome) {
          count(dropped, outcome.dropped);
          continue;
        }
        const { item, part } = outcome;
        await files.get(part)?.write(JSON.stringify(item));
        written++;
        count(made, set === undefined ? item.task : `${part} ${item.task}`);
        if (written % 64 === 0) progress.update(written, asked);
        await turn();
      }
      progress.end();
      const summary = {
        asked,
        made: written,
        byType: Object.fromEntries(made),
        dropped: Object.fromEntries(dropped),
      };
      // What is printed of several files is one summary.
      for (const [part, file] of files) await file.close(part === parts.at(-1) ? summary : undefined);
      if (set !== undefined) {
        const { bank: families, ...settings } = plan;
        const manifest = {
          set: "paper",
          version,
          ...settings,
          perType: undefined,
          families: families.length,
          symbolic: suite.symbolic === true,
          files: { polish: "polish.jsonl", unpolished: "unpolished.jsonl" },
          items: written,
          byType: summary.byType,
        };
        context.outputs.save(join(output, "manifest.json"), `${jsonText(manifest)}\n`);
      }
      const kinds = [...made].map(([kind, n]) => `${n} ${kind}`).join(", ");
      terminal.notice(
        `asked ${asked}, made ${written}${written > 0 ? `: ${kinds}` : ""}${droppedLines(summary.dropped)}`,
      );
      return written < asked ? 1 : 0;
    },
  }),
});
