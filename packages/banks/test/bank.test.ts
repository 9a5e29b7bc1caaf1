/** `organon bank`: pairs of SNLI and MNLI in every layout, the bank made of them, and its file. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBank } from "../../../src/language/sentences/bank.ts";
import { readBankFile } from "../../../src/workspace/files/bank-file.ts";
import { bankLines, computeStatistics } from "../src/bank-statistics.ts";
import { readPairRows, parseRow } from "../../../src/workspace/files/nli-rows.ts";
import { importBank } from "../src/import-bank.ts";
import { fixture } from "../../../test/fixture.ts";

const { save, call } = fixture();

const pairs = [
  ["entailment", "A man is sweeping the yard in the rain.", "A man is out in the yard."],
  ["contradiction", "A man is sweeping the yard in the rain.", "The man was asleep in his bed."],
  ["-", "A man is sweeping the yard in the rain.", "The man is paid for the work."],
  ["neutral", "A dog in a red coat", "The dog belongs to a rich lady."],
] as const;
const jsonLines = pairs
  .map(([gold_label, sentence1, sentence2]) => JSON.stringify({ gold_label, sentence1, sentence2 }))
  .join("\n");

const threeFiles = (): string => {
  save("s2.dev", pairs.map(([, , text]) => text.replace(".", " .")).join("\n"));
  save("labels.dev", pairs.map(([label]) => label).join("\n"));
  return save("s1.dev", pairs.map(([, text]) => text.replace(".", " .")).join("\n"));
};
const readRows = (file: string) => Array.fromAsync(readPairRows(file));

describe("rows", () => {
  test.each<[layout: string, file: () => string]>([
    ["JSON lines", () => save("a.jsonl", jsonLines)],
    [
      "tabs",
      () =>
        save(
          "a.tsv",
          ["gold_label\tsentence1\tsentence2", ...pairs.map((pair) => pair.join("\t"))].join("\r\n"),
        ),
    ],
    [
      "commas",
      () =>
        save(
          "a.csv",
          ["label,premise,hypothesis", ...pairs.map(([label, a, b]) => `${label},"${a}","${b}"`)].join("\n"),
        ),
    ],
    ["three files", threeFiles],
  ])("%s: the same four pairs are read", async (_, file) => {
    const plain = (text: string): string => text.replace(" .", ".");
    const rows = await readRows(file());
    expect(
      rows.map(({ label, premise, hypothesis }) => [label ?? "-", plain(premise), plain(hypothesis)]),
    ).toEqual(pairs);
  });

  test.each<[set: string, header: string, cells: string, label?: string]>([
    ["SNLI", "gold_label|sentence1_binary_parse|sentence1|sentence2", "neutral|(|P.|H.", "neutral"],
    [
      "GLUE's MNLI",
      "index|genre|sentence1|sentence2|label1|gold_label",
      "0|fiction|P.|H.|neutral|entailment",
      "entailment",
    ],
    ["TaxiNLI", "prem|hyp|label|annotated_label|genre", "P.|H.|contradiction|neutral|oup", "contradiction"],
    ["negation", "index|Text|Hypothesis|gold_label", "0|P.|H.|neutral", "neutral"],
    ["the hub", "premise|hypothesis|label", "P.|H.|2", "contradiction"],
    ["the hub without gold", "premise|hypothesis|label", "P.|H.|-1"],
  ])("of %s are read by their header", (_, header, cells, label) => {
    for (const separator of ["\t", ","])
      expect(parseRow(`${header}\n${cells}`.replaceAll("|", separator), "pairs")).toMatchObject({
        premise: "P.",
        hypothesis: "H.",
        label,
      });
  });

  test.each<[fault: string, text: string, says: RegExp]>([
    ["a line that is not JSON", `${jsonLines}\n{"gold`, /bad:5: it is not JSON/],
    ["a table without labels", "premise\thypothesis\nA.\tB.", /bad:2: no field “gold_label”/],
    ["a label of another set", "premise\thypothesis\tlabel\nA.\tB.\tyes", /bad:2: “yes” is no label/],
    ["a line too short", "premise\thypothesis\tlabel\nA.\tB.", /bad:2: 2 cells under 3 columns/],
    [
      "a quote without an end",
      'premise,hypothesis,label\n"A.,B.,-\nC.,D.,-',
      /bad:2: a quoted cell has no end/,
    ],
    ["no table", "just some words", /neither JSON lines nor a table/],
  ])("%s is refused by its place", async (_, text, says) => {
    await expect(readRows(save("bad", text))).rejects.toThrow(says);
  });
});

test("all that was dropped is counted, and the bank's file is one", async () => {
  const { counts, families } = await importBank(save("a.jsonl", jsonLines), { source: "snli" });
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
  const file = save("bank.json", [...bankLines({ source: "snli", families })].join("\n"));
  expect(await readBankFile(file)).toEqual({ source: "snli", families });
});

test("without the package the line that installs it is given", async () => {
  const missing = Object.assign(new Error("Cannot find package 'organon-banks' imported from x"), {
    code: "ERR_MODULE_NOT_FOUND",
  });
  const { code, stderr } = await call(["bank", "sentences", "stats"], {
    loadPackage: () => Promise.reject(missing),
  });
  expect([code, stderr]).toEqual([
    2,
    "organon: organon bank needs the package organon-banks\n  npm install organon-banks\n",
  ]);
});

const clause = { yes: "the owl sang", no: "the owl did not sing" };
const family = { id: "a-1", theme: "a", subject: "the owl", sentence: clause };
const buildFamily = (yes: string, no: string) => ({ ...family, sentence: { yes, no } });
test.each<[fault: string, document: object, says: RegExp]>([
  ["another version", { v: 2, families: [family] }, /not a bank of sentences: v:/],
  ["no families", { families: [] }, /families:/],
  ["a field that is none", { families: [{ ...family, verb: "sang" }] }, /families\.0/],
  ["an id twice", { families: [family, buildFamily("x y z", "not x")] }, /“a-1” stands twice/],
  ["a clause of two families", { families: [family, { ...family, id: "a-2" }] }, /is said by a-1 too/],
  ["a clause with its full stop", { families: [buildFamily("x y z.", "not x")] }, /ends in a stop/],
  ["a clause that is its own negation", { families: [buildFamily("x y z", "x y z")] }, /its own negation/],
])("a bank's file with %s is refused", async (_, document, says) => {
  await expect(
    readBankFile(save("b.json", JSON.stringify({ v: 1, source: "a", ...document }))),
  ).rejects.toThrow(says);
});

test("the own bank has what the paper's set has, and more words", () => {
  const counts = computeStatistics(readBank(), 900, 7);
  expect(counts).toMatchObject({ themes: 52, length: { least: 3, most: 18 } });
  expect(counts.drawn.words).toBeGreaterThanOrEqual(5500);
  expect(counts.frames.maxUsed).toBeLessThanOrEqual(20);
});

const taxi = join(import.meta.dirname, "../../../shared/data/MNLI/taxinli10k.tsv");

test.skipIf(!existsSync(taxi))(
  `MNLI pairs give at least 6,748 words in 900 items (the paper's Table 4)${existsSync(taxi) ? "" : `: skipped, no ${taxi}`}`,
  async () => {
    const { families } = await importBank(taxi, { source: "mnli", recipe: "paper" });
    expect(computeStatistics(families, 900, 7).drawn.words).toBeGreaterThanOrEqual(6748);
  },
);
