/**
 * `node scripts/datasets.ts` writes docs/datasets.md. `node scripts/datasets.ts DIR [DIR …]` prints what came of reading every file below
 * the folders, in Markdown (results/published-datasets.md). A file's format is that of the first folder or file name above it that names one.
 * Exit 1 where a file of a known format cannot be read.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { datasets } from "#items/datasets/datasets";
import { importQuestions } from "#experiments/import-questions";
import { datasetText } from "#workspace/files/dataset-text";

type Import = ReturnType<typeof importQuestions>;

/** What the folders are called, in lower case, where it is not the format's name. */
const folders: readonly (readonly [part: RegExp, format: string | undefined])[] = [
  [/(?:^|\/)(?:note|licen[cs]e|readme)|licen[cs]e(?:\.md|\.txt)?$/, undefined],
  [/\/(?:s2|labels)\.[^/]*$/, undefined],
  [/logiqa2/, "logiqa2"],
  [/prontoqa/, "prontoqa"],
  [/logicaldeduction/, "logical-deduction"],
  [/logicasker/, "logicasker"],
  ...datasets.map(({ name }) => [new RegExp(`(?:^|/)${name}(?:/|$)`), name] as const),
];

const formatOf = (path: string): string | undefined =>
  folders.find(([part]) => part.test(path.toLowerCase()))?.[1];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const counts = (texts: readonly string[]): string => {
  const groups = [...Map.groupBy(texts, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  const said = groups.slice(0, 5).map(([key, { length }]) => `${length} ${key}`);
  return [...said, ...(groups.length > 5 ? [`${groups.length - 5} more keys`] : [])].join(", ");
};

const total = (faults: readonly { readonly lines: readonly number[] }[]): number =>
  faults.reduce((sum, { lines }) => sum + lines.length, 0);

/** docs/datasets.md. */
export const datasetsPage = (): string =>
  [
    "# Datasets",
    "",
    "Look up a dataset that `organon import` and `organon audit --format` read. `node scripts/datasets.ts` writes this page.",
    "",
    "No dataset comes with Organon: bring your own copy. [Import and export](import-export.md) explains the commands, and [CONTRIBUTING](../CONTRIBUTING.md) how a dataset is added.",
    "",
    row("format", "source", "licence", "known properties"),
    row("---", "---", "---", "---"),
    ...datasets.map(({ name, source, licence, traps = "" }) => row(`\`${name}\``, source, licence, traps)),
    "",
  ].join("\n");

const printFilesRead = async (folderNames: readonly string[]): Promise<void> => {
  console.log(row("files", "format", "read", "questions", "keys", "faults", "left out"));
  console.log(row("---", "---", "--:", "--:", "---", "--:", "--:"));
  const paths = folderNames.flatMap((folder) =>
    filesBelow(folder).map((file) => ({ file, path: relative(folder, file) })),
  );
  // Files deep down are one of many: they are counted together.
  const groups = Map.groupBy(paths, ({ path }) => path.split("/").slice(0, 3).join("/"));
  for (const [name, files] of groups) {
    const format = formatOf(name);
    if (format === undefined) continue;
    const read: Import[] = [];
    for (const { file } of files)
      try {
        read.push(importQuestions(await datasetText(file), { format, name: file }));
      } catch (error) {
        process.exitCode = 1;
        console.error(error instanceof Error ? error.message : error);
      }
    const questions = read.flatMap((one) => one.questions);
    console.log(
      row(
        name,
        format,
        `${read.length} of ${files.length}`,
        String(questions.length),
        counts(questions.map(({ key }) => key.join(","))),
        String(total(read.flatMap(({ faults }) => faults))),
        String(total(read.flatMap(({ dropped }) => dropped))),
      ),
    );
  }
  const passedOver = [...groups.keys()].filter((name) => formatOf(name) === undefined);
  console.log(`\nPassed over, as no questions: ${passedOver.join(", ")}.`);
};

if (import.meta.main) {
  const given = process.argv.slice(2);
  if (given.length > 0) await printFilesRead(given);
  else writeFileSync(new URL("../docs/datasets.md", import.meta.url), datasetsPage());
}
