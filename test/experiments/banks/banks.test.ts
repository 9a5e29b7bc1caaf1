/** Banks of sentences: made of somebody's copy of SNLI or MNLI, read from a file, counted. Rows made by hand. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBank } from "#language/sentences/bank";
import { bankLines, readBankFile, statisticsOf } from "#workspace/files/bank-file";
import { pairRowsOf, type PairRow } from "#workspace/files/nli-rows";
import { importBank, type OpenBanks } from "#commands/bank/import-bank";
import { fixture } from "../../fixture.ts";

const { save: write } = fixture();
const openBanks: OpenBanks = () => import("../../../packages/banks/src/index.ts");

const pairs = [
  ["entailment", "A man is sweeping the yard in the rain.", "A man is out in the yard."],
  ["contradiction", "A man is sweeping the yard in the rain.", "The man was asleep in his bed."],
  ["-", "A man is sweeping the yard in the rain.", "The man is paid for the work."],
  ["neutral", "A dog in a red coat", "The dog belongs to a rich lady."],
] as const;

const layouts: readonly (readonly [string, () => string])[] = [
  [
    "JSON lines",
    () =>
      write(
        "a.jsonl",
        pairs
          .map(([gold_label, sentence1, sentence2]) => JSON.stringify({ gold_label, sentence1, sentence2 }))
          .join("\n"),
      ),
  ],
  [
    "tabs",
    () =>
      write(
        "a.tsv",
        ["gold_label\tsentence1\tsentence2", ...pairs.map((pair) => pair.join("\t"))].join("\r\n"),
      ),
  ],
  [
    "commas",
    () =>
      write(
        "a.csv",
        ["label,premise,hypothesis", ...pairs.map(([label, a, b]) => `${label},"${a}","${b}"`)].join("\n"),
      ),
  ],
  [
    "three files beside each other",
    () => {
      write("s2.dev", pairs.map(([, , b]) => b.replace(".", " .")).join("\n"));
      write("labels.dev", pairs.map(([label]) => label).join("\n"));
      return write("s1.dev", pairs.map(([, a]) => a.replace(".", " .")).join("\n"));
    },
  ],
];

const rowsOf = async (file: string): Promise<readonly PairRow[]> => {
  const rows: PairRow[] = [];
  for await (const row of pairRowsOf(file)) rows.push(row);
  return rows;
};

describe("rows", () => {
  test.each(layouts)("%s: the same four pairs are read", async (_, file) => {
    const rows = await rowsOf(file());
    const plain = (text: string): string => text.replace(" .", ".");
    expect(
      rows.map(({ label, premise, hypothesis }) => [label ?? "-", plain(premise), plain(hypothesis)]),
    ).toEqual(pairs);
  });

  test.each<[string, string, RegExp]>([
    [
      "a line that is not JSON",
      '{"gold_label":"-","sentence1":"A.","sentence2":"B."}\n{"gold',
      /bad:2: it is not JSON/,
    ],
    ["a table without labels", "premise\thypothesis\nA.\tB.", /bad:2: no field “gold_label”/],
    ["a label of another set", "premise\thypothesis\tlabel\nA.\tB.\tyes", /bad:2: “yes” is no label/],
    ["a line too short", "premise\thypothesis\tlabel\nA.\tB.", /bad:2: 2 cells under 3 columns/],
    [
      "a quote without an end",
      'premise,hypothesis,label\n"A.,B.,-\nC.,D.,-',
      /bad:2: a quoted cell has no end/,
    ],
    ["no table", "just some words", /neither JSON lines nor a table/],
  ])("%s is refused by its place", async (_, text, message) => {
    await expect(rowsOf(write("bad", text))).rejects.toThrow(message);
  });

  test("of three files one of which is shorter are refused by the line", async () => {
    write("s2.cut", "B.");
    write("labels.cut", "neutral\nneutral");
    await expect(rowsOf(write("s1.cut", "A.\nA."))).rejects.toThrow(/s1\.cut:2: has no line beside it/);
  });
});

describe("import", () => {
  const lines = pairs
    .map(([gold_label, sentence1, sentence2]) => JSON.stringify({ gold_label, sentence1, sentence2 }))
    .join("\n");

  test("all that was dropped is counted, and the bank's file is one", async () => {
    const { counts, families } = await importBank(write("a.jsonl", lines), { source: "snli", openBanks });
    expect(counts).toMatchObject({ rows: 4, withoutGold: 1, families: 2, withEntailed: 1, withContrary: 1 });
    expect(counts).toHaveProperty("unusable", expect.arrayContaining([{ reason: "no verb", count: 1 }]));
    expect(families).toMatchObject([
      {
        sentence: {
          yes: "a man is sweeping the yard in the rain",
          no: "no man is sweeping the yard in the rain",
        },
        entailed: { yes: "a man is out in the yard" },
        contrary: { yes: "the man was asleep in his bed", no: "the man was not asleep in his bed" },
      },
      { sentence: { yes: "the dog belongs to a rich lady" } },
    ]);
    const file = write("bank.json", [...bankLines({ source: "snli", families })].join("\n"));
    expect(await readBankFile(file)).toEqual({ source: "snli", families });
  });

  test("without the package the line that installs it is given", async () => {
    const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
    await expect(
      importBank(write("a.jsonl", lines), { source: "snli", openBanks: () => Promise.reject(missing) }),
    ).rejects.toMatchObject({ code: "misuse", hint: "npm install organon-banks" });
  });
});

describe("a bank's file with", () => {
  const clause = { yes: "the owl sang", no: "the owl did not sing" };
  const family = { id: "a-1", theme: "a", subject: "the owl", sentence: clause };
  test.each<[string, unknown, RegExp]>([
    ["another version", { v: 2, source: "a", families: [family] }, /not a bank of sentences: v:/],
    ["no families", { v: 1, source: "a", families: [] }, /families:/],
    [
      "a family without its negation",
      { v: 1, source: "a", families: [{ ...family, sentence: { yes: "x y z" } }] },
      /families\.0\.sentence\.no/,
    ],
    ["a field that is none", { v: 1, source: "a", families: [{ ...family, verb: "sang" }] }, /families\.0/],
    [
      "an id twice",
      { v: 1, source: "a", families: [family, { ...family, sentence: { yes: "x y z", no: "not x" } }] },
      /“a-1” stands twice/,
    ],
    [
      "a clause of two families",
      { v: 1, source: "a", families: [family, { ...family, id: "a-2" }] },
      /is said by a-1 too/,
    ],
    [
      "a clause with its full stop",
      { v: 1, source: "a", families: [{ ...family, sentence: { yes: "x y z.", no: "not x" } }] },
      /ends in a stop/,
    ],
    [
      "a clause that is its own negation",
      { v: 1, source: "a", families: [{ ...family, sentence: { yes: "x y z", no: "x y z" } }] },
      /its own negation/,
    ],
  ])("%s is refused", async (_, document, message) => {
    const path = write("b.json", JSON.stringify(document));
    await expect(readBankFile(path)).rejects.toThrow(message);
  });
});

test("the own bank has what the paper's set has, and more words", () => {
  const counts = statisticsOf(readBank(), 900, 7);
  expect(counts).toMatchObject({ themes: 52, length: { least: 3, most: 18 } });
  expect(counts.drawn.words).toBeGreaterThanOrEqual(5500);
  expect(counts.frames.maxUsed).toBeLessThanOrEqual(20);
});

const taxi = join(import.meta.dirname, "../../../../shared/data/MNLI/taxinli10k.tsv");

test.skipIf(!existsSync(taxi))(
  `MNLI pairs give at least 6,748 words in 900 items (the paper's Table 4)${existsSync(taxi) ? "" : `: skipped, no ${taxi}`}`,
  async () => {
    const { families } = await importBank(taxi, { source: "mnli", openBanks });
    expect(statisticsOf(families, 900, 7).drawn.words).toBeGreaterThanOrEqual(6748);
  },
);
