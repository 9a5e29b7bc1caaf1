/**
 * `organon import FORMAT FILE`: other people's questions, from the user's own copy, as lines that can be audited
 * and asked. Faults of the data are counted and told; what does not fit the layout is refused by its line.
 */
import { readFile } from "node:fs/promises";
import { datasets, type Import } from "#items";
import { OrganonError, unknownName } from "#logic";
import type { Verb } from "../command.ts";
import { textFlag } from "../flags.ts";
import { fileError, openLines } from "../terminal.ts";

export const importDataset: Verb = {
  name: "import",
  summary: "Read other people's questions, so that they can be audited and asked.",
  example: "organon import logicasker test.csv -o items.jsonl",
  declare: (command) => {
    command
      .argument("<format>", `the dataset's layout: ${datasets.map(({ name }) => name).join(", ")}`)
      .argument("<file>", "the dataset's file")
      .option("-o, --output <file>", "where to write; - is stdout", "-");
  },
  run: async ([format = "", file = ""], flags, { terminal, common }) => {
    const dataset = datasets.find(({ name }) => name === format);
    if (dataset === undefined)
      throw unknownName(
        "format",
        format,
        datasets.map(({ name }) => name),
      );
    const read = readAs(dataset.read, await textOf(file), file);
    const output = textFlag(flags, "output") ?? "-";
    const lines = await openLines(output, terminal);
    const document = common.json && output === "-";
    const summary = {
      source: dataset.name,
      items: read.items.length,
      yes: read.items.filter(({ label }) => label === "yes").length,
      faults: read.faults.map(({ fault, lines }) => ({ fault, count: lines.length, lines })),
    };
    if (document) await lines.write(JSON.stringify({ items: read.items, summary }));
    else for (const item of read.items) await lines.write(JSON.stringify(item));
    await lines.close();
    if (common.json && !document) await terminal.out(JSON.stringify(summary));
    terminal.notice(
      [
        `${summary.items} questions, ${summary.yes} keyed yes`,
        ...summary.faults.map(({ fault, count, lines }) => `  ${count} × ${fault}: line ${someOf(lines)}`),
      ].join("\n"),
    );
    return 0;
  },
};

const readAs = (read: (text: string) => Import, text: string, file: string): Import => {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${file}: ${error.message}`, {
      ...(error.hint === undefined ? {} : { hint: error.hint }),
      cause: error,
    });
  }
};

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file === "-" ? "/dev/stdin" : file, "utf8");
  } catch (cause) {
    throw fileError(file, cause);
  }
};

/** The first few of many lines. */
const someOf = (lines: readonly number[]): string =>
  lines.length <= 8 ? lines.join(", ") : `${lines.slice(0, 8).join(", ")}, …`;
