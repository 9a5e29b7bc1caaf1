/**
 * A folder for a model hub: Parquet, a card with front matter, `eval.yaml`, Croissant 1.1 metadata and a canary. The canary is a name
 * made of the questions' hash: whoever finds it in a corpus knows that these questions were trained on.
 */
import croissant from "../../../data/croissant.json" with { type: "json" };
import type { Question } from "../question.ts";
import { questionColumns } from "./tables.ts";
import {
  fillTemplate,
  isKept,
  keptLine,
  pythonGrader,
  type CellType,
  type Column,
  type RowFile,
  type SetDescription,
  type SetPart,
  type SuiteExport,
  type WrittenFile,
} from "./export.ts";

export const hub: SuiteExport = {
  name: "hub",
  about: "a folder for a model hub: Parquet, card, eval.yaml, Croissant, canary",
  hasCard: true,
  rows: (about) =>
    about.parts === undefined
      ? [{ path: getTablePath(whole), kind: "table", holds: isKept, columns: listColumns(about) }]
      : about.parts.flatMap((part) => listFiles(about, part)),
  others: (about, written, template) => {
    const tables = (about.parts ?? [whole]).flatMap((part) => {
      const data = written.find(({ path }) => path === getTablePath(part));
      return data === undefined ? [] : [{ ...part, ...data }];
    });
    const values = collectValues(about, tables);
    return [
      { path: "README.md", text: fillTemplate(template("hub/README.md"), values) },
      { path: "eval.yaml", text: fillTemplate(template("hub/eval.yaml"), values) },
      { path: "croissant.json", text: `${JSON.stringify(buildCroissant(about, tables), null, 2)}\n` },
      { path: "check.py", text: template("check.py") },
      pythonGrader(template),
    ];
  },
};

/** A part as a table that was written. */
type PartTable = SetPart & WrittenFile;

/** The one part of a set without parts. */
const whole: SetPart = { config: "default", split: "test", made: "" };

const getTablePath = ({ config, split }: SetPart): string =>
  `data/${config === whole.config ? "" : `${config}/`}${split}-00000-of-00001.parquet`;

/** The questions of a part, as a table and as our own lines. */
const listFiles = (about: SetDescription, part: SetPart): readonly RowFile<Question>[] => {
  const holds = (question: Question): boolean =>
    isKept(question) && question.tags["config"] === part.config && question.tags["split"] === part.split;
  return [
    { path: getTablePath(part), kind: "table", holds, columns: listColumns(about) },
    {
      path: `jsonl/${part.config}-${part.split}.jsonl.gz`,
      kind: "text",
      gzip: true,
      holds,
      each: (one) => `${keptLine(one)}\n`,
    },
  ];
};

const listColumns = (about: SetDescription): readonly Column<Question>[] => [
  ...questionColumns,
  { name: "canary", type: "text", of: () => buildCanary(about) },
];

const buildCanary = ({ hash }: SetDescription): string => {
  const digits = hash.padEnd(32, "0");
  return `organon-canary-${[digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)].join("-")}`;
};

const toSizeClass = (rows: number): string => {
  const steps = [1e3, 1e4, 1e5, 1e6, 1e7] as const;
  const names = ["n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M"] as const;
  return names[steps.findIndex((step) => rows < step)] ?? "10M<n<100M";
};

const collectValues = (
  about: SetDescription,
  tables: readonly PartTable[],
): Readonly<Record<string, string>> => {
  const configs = [...Map.groupBy(tables, ({ config }) => config)];
  const rows = sumMember(tables, "rows");
  return {
    NAME: about.name,
    LICENCE: about.licence ?? "other",
    QUOTED: JSON.stringify(about.title),
    SIZE: toSizeClass(rows),
    CONFIGS: configs.map(([name, parts]) => configText(name, parts)).join("\n"),
    INFO: configs.map(([name, parts]) => infoText(about, name, parts)).join("\n"),
    TASKS: configs.map(([name, parts]) => taskText(about, name, parts[0]?.split)).join("\n"),
    ROWS: String(rows),
    TITLE: about.title,
    VERSION: about.version,
    DATE: about.date,
    HASH: about.hash,
    TERMS: about.licence ?? "say which one; of imported questions it is their source's",
    CANARY: buildCanary(about),
    ARGUMENTS: argumentsText(about),
    PARTS: partsText(about),
    ABOUT: JSON.stringify(`Logical reasoning; questions ${about.hash}, graded by organon grade.`),
  };
};

const sumMember = (tables: readonly PartTable[], member: "rows" | "bytes"): number =>
  tables.reduce((sum, table) => sum + table[member], 0);

const configText = (name: string, parts: readonly PartTable[]): string =>
  [
    `  - config_name: ${name}`,
    "    data_files:",
    ...parts.flatMap((part) => [
      `      - split: ${part.split}`,
      `        path: ${getTablePath(part).replace(/00000-of.*/, "*")}`,
    ]),
  ].join("\n");

const infoText = (about: SetDescription, name: string, parts: readonly PartTable[]): string =>
  [
    `  - config_name: ${name}`,
    "    features:",
    ...listColumns(about).map(({ name: column, type }) => describeFeature(column, type)),
    "    splits:",
    ...parts.flatMap(({ split, bytes, rows }) => [
      `      - name: ${split}`,
      `        num_bytes: ${bytes}`,
      `        num_examples: ${rows}`,
    ]),
    `    download_size: ${sumMember(parts, "bytes")}`,
    `    dataset_size: ${sumMember(parts, "bytes")}`,
  ].join("\n");

const taskText = ({ name, parts }: SetDescription, config: string, split = "test"): string =>
  `  - id: ${parts === undefined ? name : `${name}_${config}`}\n    config: ${config}\n    split: ${split}`;

const partsText = ({ parts = [] }: SetDescription): string =>
  parts.length === 0
    ? ""
    : `## Parts\n\n${parts.map(({ config, split, made }) => `- \`${config}\`, split \`${split}\`: ${made}`).join("\n")}\n\n`;

const argumentsText = ({ arguments: count = 0 }: SetDescription): string =>
  count === 0
    ? "The arguments behind the questions are unknown."
    : `Distinct arguments behind the questions, up to renaming and order of premises: ${count}. Column \`argument\` has the hash.`;

const describeFeature = (name: string, type: CellType): string =>
  typeof type === "object" && "list" in type
    ? `      - name: ${name}\n        list: ${toDtype(type.list)}`
    : `      - name: ${name}\n        dtype: ${toDtype(type)}`;

const toDtype = (type: CellType): string =>
  type === "whole" ? "int64" : type === "number" ? "float64" : type === "flag" ? "bool" : "string";

const buildCroissant = (about: SetDescription, tables: readonly PartTable[]): object => {
  const { distribution, recordSet, ...rest } = croissant;
  const name = ({ config, split }: SetPart): string => (about.parts ? `${config}-${split}` : config);
  return {
    ...rest,
    name: about.name,
    description: `${about.title}. Logical reasoning questions, hash ${about.hash}.`,
    license: about.licence ?? croissant.license,
    url: `urn:organon:${about.hash}`,
    version: about.version,
    datePublished: about.date,
    distribution: tables.map((table) => ({
      ...distribution[0],
      "@id": `${name(table)}-file`,
      name: `${name(table)}-file`,
      contentUrl: table.path,
      contentSize: `${table.bytes} B`,
      sha256: table.sha256,
    })),
    recordSet: tables.map((table) => ({
      ...recordSet[0],
      "@id": name(table),
      name: name(table),
      key: { "@id": `${name(table)}/id` },
      field: listColumns(about).map((column) => buildField(column, name(table))),
    })),
  };
};

const buildField = ({ name, type }: Column<Question>, set: string): object => {
  const isArray = (typeof type === "object" && "list" in type) || undefined;
  return {
    "@type": "cr:Field",
    "@id": `${set}/${name}`,
    name,
    dataType: "sc:Text",
    isArray,
    arrayShape: isArray && "-1",
    source: { fileObject: { "@id": `${set}-file` }, extract: { column: name } },
  };
};
