/**
 * `organon bank polish FILE`: the grammar of a set mended by a language model (DivLogicEval, Appendix J); what may be kept waits in
 * a queue for a person, and what was let pass is put in.
 */
import {
  asking,
  defineCommand,
  flag,
  misuse,
  modelFlags,
  modelsNamed,
  openLines,
  outputFile,
  pacingFlags,
  previewResult,
  readChoices,
  text,
  readText,
} from "organon/commands";
import { existsSync } from "node:fs";
import {
  planPolish,
  polish as polishing,
  applyChanges,
  polishSheet,
  readPolishSheet,
} from "./polish-sheets.ts";

export const polish = defineCommand({
  name: "bank polish",
  resumes: true,
  summary: "Correct grammar with a language model; a person approves each change.",
  example: "organon bank polish choices.jsonl -m ollama:llama3.2 --changes changes.csv",
  arguments: [{ name: "<file>", about: "four-option questions (JSON lines)" }],
  options: {
    ...modelFlags,
    ...pacingFlags,
    changes: flag(
      "--changes <file>",
      "CSV file of changes; a person fills in the column “decision” (default polish.csv)",
      text,
    ),
    output: flag("-o, --output <file>", "output file with the approved changes; no model calls", outputFile),
  },
  load: async () => ({
    run: async (values, context, [file = ""]) => {
      const { changes: path = "polish.csv", output, dryRun = false } = values;
      const { terminal } = context;
      const items = await readChoices(file);
      const queue = existsSync(path) ? readPolishSheet([path, await readText(path)]) : [];
      if (output !== undefined) {
        context.outputs.reads(path);
        const lines = await openLines(output, context);
        let changed = 0;
        for (const item of applyChanges(items, queue)) {
          if (item.polish !== "none") changed += 1;
          await lines.write(JSON.stringify(item));
        }
        await lines.close();
        const open = queue.filter(({ decision }) => decision === "").length;
        terminal.notice(
          `${items.length} questions, ${changed} of them polished; ${open} changes of ${path} are not decided`,
        );
        return 0;
      }
      const [model, ...more] = modelsNamed(values.models, context, values);
      if (model === undefined || more.length > 0)
        throw misuse("one model polishes", "add -m, as in -m ollama:llama3.2");
      const options = { items, model, queue };
      context.outputs.check(path);
      if (dryRun) return previewResult(planPolish(options), values, context);
      const store = await context.open("write");
      const found = await asking(store, values, context, (tools) => polishing(options, tools));
      context.outputs.save(path, polishSheet(found.queue));
      const open = found.queue.filter(({ decision }) => decision === "").length;
      const reasons = Map.groupBy(found.refused, ({ reason }) => reason.replace(/^rewritten.*/, "rewritten"));
      const lines = [
        `${found.queue.length} changes may be kept, ${open} of them wait for a person in ${path}`,
        `${found.refused.length} proposals were not kept`,
        ...[...reasons].map(([reason, list]) => `  ${list.length} × ${reason}`),
        `then: organon bank polish ${file} --changes ${path} -o polished.jsonl`,
      ];
      return { json: found, lines };
    },
  }),
});
