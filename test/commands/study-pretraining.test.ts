/** What it is worth to have read a set's sentences before: texts made, three models compared. */
import { expect, test } from "vitest";
import { choiceItems } from "#items/open-suite";
import { pretrainingDocument } from "#commands/study/study-pretraining";
import { renderTerminal } from "#report/render/terminal";
import { fileSuite } from "#workspace/files/entries";
import { labelledPairs, pretrainingLines, studyPretraining } from "#commands/study/study-pretraining";
import { choiceSuite } from "#experiments/suites";
import { memoriser } from "../models/memoriser.ts";
import { fixture, newStore } from "../fixture.ts";

const rows = [
  ["A man sings.", "Somebody sings.", "entailment"],
  ["A man sings.", "Nobody sings.", "contradiction"],
  ["A man sings.", "A man is loud.", "neutral"],
  ["A dog runs.", "It is fast.", "-"],
];
const pairsFile = rows
  .map(([sentence1, sentence2, gold_label]) => JSON.stringify({ sentence1, sentence2, gold_label }))
  .join("\n");

test("Table 5: texts once and ten times, without pairs that no label has or that are asked", async () => {
  const { save: write } = fixture();
  const pairs = await labelledPairs([write("pairs.jsonl", pairsFile)]);
  expect(pairs).toHaveLength(3);
  const tested = ["A man sings.\nDoes the text entail it?\nNobody sings."];
  const [once, ten] = [1, 10].map((times) => [...pretrainingLines(pairs, { times, tested })]);
  expect([once?.length, ten?.length]).toEqual([2, 20]);
  expect(once?.join("\n")).not.toContain("Nobody");
  expect(new Set(ten)).toEqual(new Set(once));
  expect(JSON.parse(once?.[0] ?? "")).toHaveProperty("text");
});

test("Table 5: who read the set gains on it and on no other; who read nothing of it gains nothing", async () => {
  const { save: write } = fixture();
  const [read = [], other = [], third = []] = [1, 2, 3].map((seed) => [
    ...choiceItems(choiceSuite({ perType: 6, seed })),
  ]);
  const suiteOf = (name: string, items: typeof read) =>
    fileSuite(write(name, items.map((item) => JSON.stringify(item)).join("\n")));
  const sets = [
    { name: "read", suite: await suiteOf("read.jsonl", read) },
    { name: "other", suite: await suiteOf("other.jsonl", other) },
  ];
  const [base, once] = [memoriser("base"), memoriser("once", third)];
  const report = await studyPretraining(
    { base, once, tenTimes: memoriser("ten times", read), sets },
    { store: newStore() },
  );
  const [own, unread] = report.sets;
  expect(own?.models.at(-1)).toMatchObject({ arm: "10x", accuracy: { value: 1, n: 18 } });
  expect(own?.differences).toMatchObject([
    { to: "1x", value: 0, p: 1 },
    { from: "origin", to: "10x", n: 18 },
    { from: "1x", to: "10x" },
  ]);
  expect(own?.differences[1]?.p).toBeLessThan(0.05);
  expect(unread?.differences[1]).toMatchObject({ to: "10x", value: 0, n: 18 });
  expect(renderTerminal(pretrainingDocument(report), { width: 100, color: false })).toContain("10x − origin");
});

test("the command writes the texts, then asks and compares; half of the tuned models is refused", async () => {
  const { organon, read, write } = fixture();
  write("pairs.jsonl", pairsFile);
  await organon("study", "pretraining", "--nli", "pairs.jsonl", "-o", "texts");
  expect(read("texts/texts-10x.jsonl").trim().split("\n")).toHaveLength(30);
  await organon("generate", "--task", "four-option", "--per-type", "2", "-o", "set.jsonl");
  const base = [
    "study",
    "pretraining",
    "-m",
    "reasoner:affirmer",
    "--tuned-once",
    "reasoner:surface",
  ] as const;
  expect((await organon(...base, "--sets", "set.jsonl")).code).not.toBe(0);
  const told = await organon(...base, "--tuned-ten", "reasoner:oracle", "--sets", "set.jsonl", "-o", "study");
  expect(told.code).toBe(0);
  expect(read("study/study.md")).toContain("1x − origin");
});
