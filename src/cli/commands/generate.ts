/**
 * `organon generate`: items as JSON lines on stdout or into a file, a summary on stderr.
 */
import { generateLines } from "#verbs";
import { defineVerb } from "../command.ts";
import { flag, text, whole } from "../flags.ts";
import { keepMemoryFlat } from "../memory.ts";
import { generatedFlags, generatedFrom } from "../suite-flags.ts";
import { openLines } from "../terminal.ts";

export const generate = defineVerb({
  name: "generate",
  folderConfig: false,
  summary: "Questions with proved answers, one JSON line each.",
  example: "organon generate --per-leaf 10 --seed 7 -o suite.jsonl",
  flags: {
    ...generatedFlags,
    jobs: flag("-j, --jobs <n>", "worker threads (1)", whole()),
    output: flag("-o, --output <file>", "where to write; - is stdout (-)", text),
  },
  run: async ({ jobs = 1, output = "-", ...values }, { terminal, common, signal }) => {
    keepMemoryFlat();
    const suite = generatedFrom(values);
    const isDocument = common.json && output === "-";
    const lines = await openLines(output, terminal);
    const progress = terminal.progress("generating");
    let between = "";
    if (isDocument) await lines.write('{"items":[');
    const { complete, ...summary } = await generateLines(suite, {
      jobs,
      signal,
      progress: progress.update,
      write: async (some) => {
        await lines.write(isDocument ? `${between}${some.join("\n,")}` : some.join("\n"));
        between = ",";
      },
    });
    progress.end();
    if (isDocument) await lines.write(`],"summary":${JSON.stringify(summary)}}`);
    await lines.close();
    if (common.json && !isDocument) await terminal.out(JSON.stringify(summary));
    const { asked, made, dropped, arguments: told } = summary;
    const reasons = Object.entries(dropped).map(([reason, n]) => `\n  ${n} dropped: ${reason}`);
    const many = told.exact ? `${told.distinct}` : `at least ${told.distinct}`;
    terminal.notice(`asked ${asked}, made ${made}, of ${many} distinct arguments${reasons.join("")}`);
    return complete ? 0 : 1;
  },
});
