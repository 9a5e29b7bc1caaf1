/**
 * `organon import FORMAT FILE`: other people's questions, from the user's own copy, as lines that can be audited and asked.
 */
import { unknownName } from "#logic";
import { datasetNames, importQuestions, lineOf, textOf } from "#verbs";
import { defineVerb } from "../command.ts";
import { flag, text } from "../flags.ts";
import { openLines } from "../terminal.ts";

export const importDataset = defineVerb({
  name: "import",
  summary: "Read other people's questions, so that they can be audited and asked.",
  example: "organon import logicasker test.csv -o items.jsonl",
  arguments: [
    { name: "<format>", about: `the dataset's layout: ${datasetNames.join(", ")}` },
    { name: "<file>", about: "the dataset's file" },
  ],
  flags: { output: flag("-o, --output <file>", "where to write; - is stdout (-)", text) },
  run: async ({ output = "-" }, { terminal, common }, [format = "", file = ""]) => {
    if (!datasetNames.includes(format)) throw unknownName("format", format, datasetNames);
    const { questions, faults } = importQuestions(await textOf(file), { format, name: file });
    const keys = Map.groupBy(questions, ({ key }) => key.join(","));
    const summary = {
      source: format,
      items: questions.length,
      keys: Object.fromEntries([...keys].map(([key, { length }]) => [key, length])),
      faults: faults.map(({ fault, lines }) => ({ fault, count: lines.length, lines })),
    };
    const lines = await openLines(output, terminal);
    const isDocument = common.json && output === "-";
    if (isDocument)
      await lines.write(
        `{"items":[${questions.map(lineOf).join(",")}],"summary":${JSON.stringify(summary)}}`,
      );
    else for (const question of questions) await lines.write(lineOf(question));
    await lines.close();
    if (common.json && !isDocument) await terminal.out(JSON.stringify(summary));
    const shares = Object.entries(summary.keys).map(([key, count]) => `${count} keyed ${key}`);
    terminal.notice(
      [
        [`${summary.items} questions`, ...(shares.length <= 5 ? shares : [])].join(", "),
        ...summary.faults.map((one) => `  ${one.count} × ${one.fault}: line ${someOf(one.lines)}`),
      ].join("\n"),
    );
    return 0;
  },
});

/** The first few of many lines. */
const someOf = (lines: readonly number[]): string =>
  lines.length <= 8 ? lines.join(", ") : `${lines.slice(0, 8).join(", ")}, …`;
