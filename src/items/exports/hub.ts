/**
 * A folder for a model hub: Parquet, a card with front matter, `eval.yaml`, Croissant 1.1 metadata and a canary. The canary is a name
 * made of the questions' hash: whoever finds it in a corpus knows that these questions were trained on.
 */
import type { CellType, SetAbout, SuiteExport, TextFile, WrittenFile } from "./export.ts";
import { isKept } from "./export.ts";
import { questionColumns } from "./columns.ts";
import type { Question } from "../question.ts";
import type { Column } from "./export.ts";

const split = "test";
const file = `data/${split}-00000-of-00001.parquet`;

export const hub: SuiteExport = {
  name: "hub",
  about: "a folder for a model hub: Parquet, card, eval.yaml, Croissant, canary",
  rows: (about) => [{ path: file, kind: "table", holds: isKept, columns: columnsOf(about) }],
  others: (about, [data]) =>
    data === undefined
      ? []
      : [
          cardOf(about, data),
          evalOf(about),
          { path: "croissant.json", text: `${JSON.stringify(croissantOf(about, data), null, 2)}\n` },
        ],
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

const cardOf = (about: SetAbout, { rows, bytes }: WrittenFile): TextFile => ({
  path: "README.md",
  text: `---
license: ${about.licence ?? "other"}
language:
  - en
pretty_name: ${JSON.stringify(about.title)}
size_categories:
  - ${sizeOf(rows)}
task_categories:
  - question-answering
  - text-classification
tags:
  - logic
  - reasoning
  - benchmark
  - organon
configs:
  - config_name: default
    data_files:
      - split: ${split}
        path: data/${split}-*
dataset_info:
  features:
${columnsOf(about)
  .map(({ name, type }) => featureOf(name, type))
  .join("\n")}
  splits:
    - name: ${split}
      num_bytes: ${bytes}
      num_examples: ${rows}
  download_size: ${bytes}
  dataset_size: ${bytes}
---

# ${about.title}

${rows} questions, written by Organon ${about.version} on ${about.date}; the hash of the questions is \`${about.hash}\`.

- \`question\` is what is asked, \`answer\` the right answer (a label, several with commas), \`answers\` the labels to choose from,
  \`options\` their words where they have any.
- \`group\` is shared by questions that are not independent (twins, rotations): intervals should take them together.
- \`line\` is Organon's own line, with the certificate of the key where there is one: \`organon audit\` replays it.
- Grade replies with \`organon grade --jsonl\`, so that a score means the same everywhere.

Licence: ${about.licence ?? "say which one; of imported questions it is their source's"}.

## Canary

This set must not be in training data. ${canaryOf(about)}
`,
});

const featureOf = (name: string, type: CellType): string =>
  typeof type === "object" && "list" in type
    ? `    - name: ${name}\n      list: ${dtypeOf(type.list)}`
    : `    - name: ${name}\n      dtype: ${dtypeOf(type)}`;

const dtypeOf = (type: CellType): string =>
  type === "whole" ? "int64" : type === "number" ? "float64" : type === "flag" ? "bool" : "string";

const evalOf = ({ name, title, hash }: SetAbout): TextFile => ({
  path: "eval.yaml",
  text: `name: ${JSON.stringify(title)}
description: ${JSON.stringify(`Logical reasoning; questions ${hash}, graded by organon grade.`)}
evaluation_framework: organon
tasks:
  - id: ${name}
    config: default
    split: ${split}
`,
});

const croissantOf = (about: SetAbout, { bytes, sha256 }: WrittenFile): object => ({
  "@context": {
    "@language": "en",
    "@vocab": "https://schema.org/",
    sc: "https://schema.org/",
    cr: "http://mlcommons.org/croissant/",
    rai: "http://mlcommons.org/croissant/RAI/",
    dct: "http://purl.org/dc/terms/",
    citeAs: "cr:citeAs",
    column: "cr:column",
    conformsTo: "dct:conformsTo",
    data: { "@id": "cr:data", "@type": "@json" },
    dataType: { "@id": "cr:dataType", "@type": "@vocab" },
    extract: "cr:extract",
    field: "cr:field",
    fileObject: "cr:fileObject",
    fileSet: "cr:fileSet",
    isArray: "cr:isArray",
    key: "cr:key",
    recordSet: "cr:recordSet",
    source: "cr:source",
  },
  "@type": "sc:Dataset",
  conformsTo: "http://mlcommons.org/croissant/1.1",
  name: about.name,
  description: `${about.title}. Logical reasoning questions, hash ${about.hash}.`,
  license: about.licence ?? "https://choosealicense.com/no-permission/",
  url: `urn:organon:${about.hash}`,
  creator: { "@type": "sc:Organization", name: "Organon" },
  version: about.version,
  datePublished: about.date,
  distribution: [
    {
      "@type": "cr:FileObject",
      "@id": "questions",
      name: "questions",
      contentUrl: file,
      contentSize: `${bytes} B`,
      encodingFormat: "application/x-parquet",
      sha256,
    },
  ],
  recordSet: [
    {
      "@type": "cr:RecordSet",
      "@id": "default",
      name: "default",
      key: { "@id": "default/id" },
      field: columnsOf(about).map(({ name, type }) => ({
        "@type": "cr:Field",
        "@id": `default/${name}`,
        name,
        dataType: "sc:Text",
        ...(typeof type === "object" && "list" in type ? { isArray: true, arrayShape: "-1" } : {}),
        source: { fileObject: { "@id": "questions" }, extract: { column: name } },
      })),
    },
  ],
});
