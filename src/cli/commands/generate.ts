/**
 * `organon generate`: items as JSON lines on stdout or into a file, a summary on stderr.
 */
import { createGenerator, endOf } from "#items";
import type { Verb } from "../command.ts";
import { textFlag, wholeFlag } from "../flags.ts";
import { keepMemoryFlat, madeInOrder } from "../generation.ts";
import { declareSuite, suiteFromFlags } from "../suite.ts";
import { openLines } from "../terminal.ts";

export const generate: Verb = {
  name: "generate",
  summary: "Questions with proved answers, one JSON line each.",
  example: "organon generate --per-leaf 10 --seed 7 -o suite.jsonl",
  declare: (command) => {
    declareSuite(command);
    command
      .option("-j, --jobs <n>", "worker threads", "1")
      .option("-o, --output <file>", "where to write; - is stdout", "-");
  },
  run: async (_, flags, { terminal, common, signal }) => {
    keepMemoryFlat();
    const { plan, extent, description } = suiteFromFlags(flags);
    const jobs = wholeFlag(flags, "jobs", 1) ?? 1;
    const generator = createGenerator(plan);
    const { end, limit, barren, asked } = endOf(generator, extent);
    const shard = extent.shard ?? { number: 1, of: 1 };
    // Under a limit the other shards' items decide where the suite ends, so they are made too.
    const keep = extent.limit === undefined ? shard : { number: 1, of: 1 };
    const output = textFlag(flags, "output") ?? "-";
    const document = common.json && output === "-";
    const lines = await openLines(output, terminal);
    const progress = terminal.progress("generating");
    const dropped = new Map<string, number>();
    const shapes = new Set<number>();
    let [made, written, dry] = [0, 0, 0];
    if (document) await lines.write('{"items":[');
    // Lines that stand behind each other are written at once, before their stretch ends.
    let bytes: Uint8Array = new Uint8Array(0);
    let [from, to] = [0, 0];
    const put = async (): Promise<void> => {
      if (to > from) await lines.writeBytes(bytes.subarray(from, to));
      from = to = 0;
    };
    if (limit > 0)
      making: for await (const stretch of madeInOrder(description, generator, jobs, keep)) {
        for (const outcome of stretch) {
          if (outcome.index >= end) break making;
          const own = outcome.index % shard.of === shard.number - 1;
          if ("dropped" in outcome) {
            dry++;
            if (own) dropped.set(outcome.dropped, (dropped.get(outcome.dropped) ?? 0) + 1);
          } else {
            made++;
            dry = 0;
            if (own) {
              if (outcome.bytes !== bytes || outcome.from !== to || document) {
                await put();
                if (document && written > 0) await lines.writeBytes(comma);
                ({ bytes, from } = outcome);
              }
              to = outcome.to;
              written++;
              if (shapes.size < mostShapes) shapes.add(outcome.shape);
            }
          }
          if (made >= limit || dry >= barren) break making;
        }
        await put();
        progress.update(written, asked);
        // Give signals a turn.
        await new Promise(setImmediate);
        signal.throwIfAborted();
      }
    await put();
    progress.end();
    const summary = {
      asked: Number.isFinite(asked) ? asked : null,
      made: written,
      shapes: shapes.size,
      dropped: Object.fromEntries(dropped),
    };
    if (document) await lines.write(`],"summary":${JSON.stringify(summary)}}`);
    await lines.close();
    if (common.json && !document) await terminal.out(JSON.stringify(summary));
    const reasons = [...dropped].map(([reason, n]) => `\n  ${n} dropped: ${reason}`).join("");
    const many = shapes.size < mostShapes ? `${shapes.size}` : `at least ${mostShapes}`;
    terminal.notice(`asked ${asked}, made ${written}, of ${many} premise shapes${reasons}`);
    return written < asked && made < limit ? 1 : 0;
  },
};

const comma = Uint8Array.of(44);

/** Shapes are told apart up to this number, so that memory stays flat. */
const mostShapes = 100_000;
