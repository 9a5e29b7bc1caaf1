/** `organon import`: from a file of others to lines that can be audited. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workplace } from "./launch.ts";

const { organon, write, folder } = workplace();

const query = (premise: string, conclusion: string): string =>
  `"Consider the following premises: ${premise} Can we infer the following from them? Answer yes or no: ${conclusion}"`;
const rows = [
  "id,logic,rule_category,rule,problem,query,answer",
  `1,propositional,equivalent,Commutative laws,inference,${query("Ada sings and Ben cooks.", "Ben cooks and Ada sings.")},yes`,
  `2,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
  `3,propositional,equivalent,Commutative laws,unrelated,${query("Ada sings and Ben cooks.", "Zoe rests.")},no`,
];

test("LogicAsker's questions are imported, their faults told, and the audit takes them", async () => {
  const { code, stderr } = await organon(
    "import",
    "logicasker",
    write("test.csv", rows.join("\n")),
    "-o",
    "items.jsonl",
  );
  expect(stderr).toMatch(/3 questions, 1 keyed yes\n {2}1 × the same question as an earlier row: line 4/);
  expect(code).toBe(0);
  const lines = readFileSync(join(folder, "items.jsonl"), "utf8").trim().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { rule: "commutative", kind: "valid" },
    { rule: "commutative", kind: "unrelated" },
    { rule: "commutative", kind: "unrelated" },
  ]);
  const audit = await organon("audit", "items.jsonl");
  expect(audit.stdout).toMatch(/3 items, 1 fault\n3 are imported/);
  expect(audit.code).toBe(1);
});

test("--json gives the faults with all their lines", async () => {
  const path = write("again.csv", rows.join("\n"));
  const { stdout } = await organon("import", "logicasker", path, "-o", "again.jsonl", "--json");
  expect(JSON.parse(stdout)).toEqual({
    source: "logicasker",
    items: 3,
    yes: 1,
    faults: [{ fault: "the same question as an earlier row", count: 1, lines: [4] }],
  });
});

test("imported questions are asked and told like our own", async () => {
  const path = write("asked.csv", rows.slice(0, 3).join("\n"));
  await organon("import", "logicasker", path, "-o", "asked.jsonl");
  const run = await organon("run", "-m", "reasoner:affirmer", "--suite", "asked.jsonl", "--json");
  expect(run.code).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject({
    suiteSize: 2,
    models: [{ accuracy: { value: 0.5, n: 2 }, byKind: { valid: {}, unrelated: {} } }],
  });
  const report = await organon("report", "latest");
  expect(report.stdout).toContain("2 questions");
});

const refusals: readonly (readonly [fact: string, args: () => readonly string[], says: RegExp])[] = [
  [
    "an unknown format",
    () => ["logicaskr", "x.csv"],
    /unknown format “logicaskr”; did you mean “logicasker”/,
  ],
  ["a file that is not there", () => ["logicasker", "none.csv"], /none\.csv: there is no such file/],
  [
    "a row that does not fit",
    () => ["logicasker", write("bad.csv", [...rows, "4,propositional"].join("\n"))],
    /bad\.csv: line 5: 2 cells where the header has 7/,
  ],
];
for (const [fact, args, says] of refusals)
  test(`${fact} is exit 2 with the place`, async () => {
    const { code, stderr } = await organon("import", ...args());
    expect(stderr).toMatch(says);
    expect(code).toBe(2);
  });

test("imported questions are asked and scored like our own", async () => {
  await organon("import", "logicasker", write("asked.csv", rows.slice(0, 3).join("\n")), "-o", "asked.jsonl");
  const run = await organon("run", "-m", "reasoner:affirmer", "--suite", "asked.jsonl", "--json");
  expect(run.code).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject({ models: [{ accuracy: { value: 0.5, n: 2 } }] });
});
