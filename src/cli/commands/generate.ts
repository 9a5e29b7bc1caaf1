/**
 * `organon generate`: items as JSON lines on stdout or into a file, a summary on stderr.
 */
import { askedOf, createGenerator, suiteOf } from "#items";
import type { Verb } from "../command.ts";
import { textFlag } from "../flags.ts";
import { declareSuite, suiteFromFlags } from "../suite.ts";
import { openLines } from "../terminal.ts";

export const generate: Verb = {
  name: "generate",
  summary: "Questions with proved answers, one JSON line each.",
  example: "organon generate --per-leaf 10 --seed 7 -o suite.jsonl",
  declare: (command) => {
    declareSuite(command);
    command
      .option("-j, --jobs <n>", "worker threads (not built yet)")
      .option("-o, --output <file>", "where to write; - is stdout", "-");
  },
  run: async (_, flags, { terminal, common, signal }) => {
    const { plan, extent } = suiteFromFlags(flags);
    const generator = createGenerator(plan);
    const asked = askedOf(generator, extent);
    const output = textFlag(flags, "output") ?? "-";
    const document = common.json && output === "-";
    const lines = await openLines(output, terminal);
    const progress = terminal.progress("generating");
    const dropped = new Map<string, number>();
    let made = 0;
    if (document) await lines.write('{"items":[');
    for (const outcome of suiteOf(plan, extent, generator)) {
      signal.throwIfAborted();
      if ("item" in outcome) {
        await lines.write(`${document && made > 0 ? "," : ""}${JSON.stringify(outcome.item)}`);
        made++;
        if (made % 64 === 0) {
          progress.update(made, asked);
          // Give signals a turn.
          if (made % 1024 === 0) await new Promise(setImmediate);
        }
      } else dropped.set(outcome.dropped, (dropped.get(outcome.dropped) ?? 0) + 1);
    }
    progress.end();
    const summary = { asked, made, dropped: Object.fromEntries(dropped) };
    if (document) await lines.write(`],"summary":${JSON.stringify(summary)}}`);
    await lines.close();
    if (common.json && !document) await terminal.out(JSON.stringify(summary));
    const reasons = [...dropped].map(([reason, n]) => `\n  ${n} dropped: ${reason}`).join("");
    terminal.notice(`asked ${asked}, made ${made}${reasons}`);
    return made < asked ? 1 : 0;
  },
};
