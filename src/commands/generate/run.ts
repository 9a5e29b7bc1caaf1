/**
 * `organon generate`: items as JSON lines on stdout or into a file, a summary on stderr.
 */
import { misuse } from "#logic/error";
import type { GeneratedSuite } from "#items/open-suite";
import { generateLines } from "#experiments/generate-lines";
import { generateShards } from "./generate-shards.ts";
import { withOwn } from "#workspace/settings/own";
import { type Context, type Result } from "../command.ts";
import { dialsFrom } from "../dial-flags.ts";
import { generatedFrom } from "../suite-flags.ts";
import { droppedLines, openItems } from "../terminal.ts";
import { keepMemoryFlat } from "../memory.ts";
import type { Values } from "../flags.ts";
import { options } from "./options.ts";

export const run = async (
  { output = "-", format = "jsonl", shards, ...values }: Values<typeof options>,
  context: Context,
): Promise<Result | number> => {
  const { terminal, signal } = context;
  keepMemoryFlat();
  const suite = dialsFrom(values) ?? withOwn(generatedFrom(values), context.config);
  if (format === "parquet") return tellShards(suite, { output, shards }, context);
  if (shards !== undefined)
    throw misuse("--shards needs --format parquet", "--shard i/n makes one shard as lines");
  const items = await openItems(output, context);
  const progress = terminal.progress("generating");
  const { complete, ...summary } = await generateLines(suite, {
    signal,
    progress: progress.update,
    write: (lines) => items.write(...lines),
  });
  progress.end();
  await items.close(summary);
  const { asked, made, dropped, rounds, arguments: told } = summary;
  const many = told && `, of ${told.exact ? told.distinct : `at least ${told.distinct}`} distinct arguments`;
  terminal.notice(
    `asked ${asked}, made ${made}${many ?? ""}${roundsOf(rounds, made)}${droppedLines(dropped)}`,
  );
  return complete ? 0 : 1;
};

/** The shares of questions whose pairs agree on so many rounds of refinement. */
const roundsOf = (rounds: Readonly<Record<string, number>>, made: number): string => {
  const shares = Object.entries(rounds).map(
    ([number, count]) => `${number} rounds ${((100 * count) / made).toFixed(0)} %`,
  );
  return shares.length === 0 ? "" : `; pairs agree on ${shares.join(", ")}`;
};

const tellShards = async (
  suite: GeneratedSuite,
  { output, shards }: { readonly output: string; readonly shards: number | undefined },
  { terminal, common, signal, outputs }: Context,
): Promise<number> => {
  const { shard } = suite;
  if (output === "-") throw misuse("--format parquet writes a folder of parts", "name it with -o");
  if (shard !== undefined && shards !== undefined)
    throw misuse("--shard makes one part and --shards all of them", "give one of the two");
  const progress = terminal.progress("generating");
  const manifest = await generateShards(suite, {
    folder: output,
    of: shard?.of ?? shards ?? 1,
    number: shard?.number,
    signal,
    outputs,
    progress: progress.update,
  });
  progress.end();
  if (common.json) await terminal.out(JSON.stringify(manifest ?? null));
  terminal.notice(
    manifest === undefined
      ? `part ${shard?.number} of ${shard?.of} is in ${output}; the last one writes the manifest`
      : `${manifest.rows} questions in ${manifest.parts.length} parts are in ${output}`,
  );
  return 0;
};
