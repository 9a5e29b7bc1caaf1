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
  pythonGrader,
  type CellType,
  type Column,
  type SetAbout,
  type SuiteExport,
  type WrittenFile,
} from "./export.ts";

const file = "data/test-00000-of-00001.parquet";

export const hub: SuiteExport = {
  name: "hub",
  about: "a folder for a model hub: Parquet, card, eval.yaml, Croissant, canary",
  hasCard: true,
  rows: (about) => [{ path: file, kind: "table", holds: isKept, columns: columnsOf(about) }],
  others: (about, [data], template) => {
    if (data === undefined) return [];
    const values = valuesOf(about, data);
    return [
      { path: "README.md", text: fillTemplate(template("hub/README.md"), values) },
      { path: "eval.yaml", text: fillTemplate(template("hub/eval.yaml"), values) },
      { path: "croissant.json", text: `${JSON.stringify(croissantOf(about, data), null, 2)}\n` },
      { path: "check.py", text: template("check.py") },
      pythonGrader(template),
    ];
  },
};

const columnsOf = (about: SetAbout): readonly Column<Question>[] => [
  ...questionColumns,
  { name: "canary", type: "text", of: () => canaryOf(about) },
];

/** The questions' hash in the form of a UUID. */
const canaryOf = ({ hash }: SetAbout): string => {
  const digits = hash.padEnd(32, "0");
  return `organon-canary-${[digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20, 32)].join("-")}`;
};

const sizeOf = (rows: number): string => {
  const steps = [1e3, 1e4, 1e5, 1e6, 1e7] as const;
  const names = ["n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M"] as const;
  return names[steps.findIndex((step) => rows < step)] ?? "10M<n<100M";
};

/** What the card and `eval.yaml` are filled with. */
const valuesOf = (about: SetAbout, { rows, bytes }: WrittenFile): Readonly<Record<string, string>> => ({
  NAME: about.name,
  LICENCE: about.licence ?? "other",
  QUOTED: JSON.stringify(about.title),
  SIZE: sizeOf(rows),
  FEATURES: columnsOf(about)
    .map(({ name, type }) => featureOf(name, type))
    .join("\n"),
  BYTES: String(bytes),
  ROWS: String(rows),
  TITLE: about.title,
  VERSION: about.version,
  DATE: about.date,
  HASH: about.hash,
  TERMS: about.licence ?? "say which one; of imported questions it is their source's",
  CANARY: canaryOf(about),
  ARGUMENTS: argumentsText(about),
  ABOUT: JSON.stringify(`Logical reasoning; questions ${about.hash}, graded by organon grade.`),
});

const argumentsText = ({ arguments: count = 0 }: SetAbout): string =>
  count === 0
    ? "The arguments behind the questions are unknown."
    : `Distinct arguments behind the questions, up to renaming and order of premises: ${count}. Column \`argument\` has the hash.`;

const featureOf = (name: string, type: CellType): string =>
  typeof type === "object" && "list" in type
    ? `    - name: ${name}\n      list: ${dtypeOf(type.list)}`
    : `    - name: ${name}\n      dtype: ${dtypeOf(type)}`;

const dtypeOf = (type: CellType): string =>
  type === "whole" ? "int64" : type === "number" ? "float64" : type === "flag" ? "bool" : "string";

const croissantOf = (about: SetAbout, { bytes, sha256 }: WrittenFile): object => {
  const { distribution, recordSet, ...rest } = croissant;
  return {
    ...rest,
    name: about.name,
    description: `${about.title}. Logical reasoning questions, hash ${about.hash}.`,
    license: about.licence ?? croissant.license,
    url: `urn:organon:${about.hash}`,
    version: about.version,
    datePublished: about.date,
    distribution: distribution.map((one) => ({
      ...one,
      contentUrl: file,
      contentSize: `${bytes} B`,
      sha256,
    })),
    recordSet: recordSet.map((one) => ({ ...one, field: columnsOf(about).map(fieldOf) })),
  };
};

const fieldOf = ({ name, type }: Column<Question>): object => {
  const isArray = (typeof type === "object" && "list" in type) || undefined;
  return {
    "@type": "cr:Field",
    "@id": `default/${name}`,
    name,
    dataType: "sc:Text",
    isArray,
    arrayShape: isArray && "-1",
    source: { fileObject: { "@id": "questions" }, extract: { column: name } },
  };
};
