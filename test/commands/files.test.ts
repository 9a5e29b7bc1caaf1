// @long: whole commands, one after another
/** The files that verbs write: pages, Markdown, the gate's files, training files, sheets, a study's folder, settings. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { stringify } from "csv-stringify/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readCsv } from "#items/datasets/records";
import { elementsOf } from "../report/well-formed.ts";
import { answering, failing, startServer } from "../models/local-server.ts";
import { workplace } from "./command-line.ts";

const { organon, call, json, folder, read, write } = workplace();
const run = [
  "run",
  "-m",
  "reasoner:oracle",
  "--profile",
  "paper",
  "--per-skill",
  "1",
  "--skill",
  "modus ponens,addition",
];

beforeAll(async () => {
  expect((await organon(...run)).code).toBe(0);
});

describe("a report", () => {
  test("is one HTML page, Markdown, and the same JSON", async () => {
    const { stdout, stderr } = await organon(
      ..."report latest --html page.html --md page.md --json".split(" "),
    );
    expect(stderr.trim().split("\n").toSorted()).toEqual(["wrote page.html", "wrote page.md"]);
    expect(JSON.parse(stdout)).toEqual(await json("report", "latest"));
    expect(read("page.html")).toMatch(/^<!doctype html>/i);
    expect(read("page.html")).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(read("page.md")).toMatch(/^# /);
    expect((await organon("report", "latest", "--html", "page.html")).stdout).toBe("");
  });

  test("has its figures as pictures and tables in a folder", async () => {
    const { stdout, stderr } = await organon(..."report latest --figures paper/figures".split(" "));
    expect(stdout).toBe("");
    expect(stderr).toContain("figures to paper/figures: overall,");
    expect(read("paper/figures/overall.svg")).toMatch(/^<svg /);
    expect(read("paper/figures/overall.csv")).toMatch(
      /^model,group,value,low,high,n,mark\n[^,]+,accuracy,[\d.]+,[\d.]+,[\d.]+,\d+,plain\n/,
    );
  });

  test("of a part of a set of four-option questions says so in every format", async () => {
    const place = ["--store", "choices.sqlite"];
    await organon("generate", "--task", "four-option", "--per-type", "2", "-o", "choices.jsonl");
    const args = ["-m", "reasoner:oracle", "--suite", "choices.jsonl", "--limit", "2", ...place];
    await organon("run", ...args);
    await organon("report", "latest", "--html", "c.html", "--md", "c.md", ...place);
    const { stdout } = await organon("report", "latest", ...place);
    for (const text of [read("c.html"), read("c.md"), stdout])
      expect(text).toMatch(/a subset: the first 2 of 6 questions/i);
    expect(read("c.html")).toMatch(/PartialCircular/);
  });

  test("of a file names the file", async () => {
    const place = ["--store", "file.sqlite"];
    await organon("generate", "--limit", "4", "-o", "suite.jsonl");
    expect(await json("run", "-m", "reasoner:oracle", "--suite", "suite.jsonl", ...place)).toMatchObject({
      file: "suite.jsonl",
      seed: null,
      profile: null,
    });
    expect((await organon("report", "latest", ...place)).stdout).toContain("4 questions of suite.jsonl");
  });
});

describe("lines", () => {
  test("in a file whose name ends in .gz are packed, piece by piece", async () => {
    const many = "generate --limit 100 --seed 3 -o".split(" ");
    expect((await organon(...many, "plain.jsonl")).code).toBe(0);
    expect((await organon(...many, "packed.jsonl.gz")).code).toBe(0);
    const packed = readFileSync(join(folder, "packed.jsonl.gz"));
    expect(gunzipSync(packed).toString()).toBe(read("plain.jsonl"));
  });

  test("are not written under a name of Parquet", async () => {
    const { code, stderr } = await organon("generate", "--limit", "2", "-o", "lines.parquet");
    expect(code).toBe(2);
    expect(stderr).toContain("lines.parquet: lines are written here, not Parquet");
    expect(stderr).toContain("organon export FILE --format parquet");
  });
});

test("a Parquet file under another name is told, and one that is cut off is refused", async () => {
  await organon("generate", "--limit", "2", "-o", "two.jsonl");
  const named = await organon("export", "two.jsonl", "--format", "parquet", "-o", "two.parquet");
  expect(named.stderr).not.toContain("it is a Parquet file");
  const { code, stderr } = await organon("export", "two.jsonl", "--format", "parquet", "-o", "two");
  expect(stderr).toContain("it is a Parquet file: readers look for the ending .parquet");
  expect(code).toBe(0);
  writeFileSync(join(folder, "cut.parquet"), readFileSync(join(folder, "two.parquet")).subarray(0, -20));
  const cut = await organon("audit", "cut.parquet");
  expect(cut.stderr).toContain("cut.parquet: it is not a Parquet file, or it is truncated or damaged");
  expect(cut.code).toBe(2);
});

describe("a gate", () => {
  test("that is passed ends with 0 and writes Markdown and the job's page", async () => {
    const { code, stdout } = await call(
      [...run, "--fail-under", "0.5", "--md", "r.md", "--json", "--quiet"],
      { env: { GITHUB_STEP_SUMMARY: join(folder, "page-of-job.md") } },
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ gate: { threshold: 0.5, outcome: "passed" } });
    for (const name of ["r.md", "page-of-job.md"]) expect(read(name)).toMatch(/gate at 50.0 % passed/i);
  });

  test("goes by the lower bound: six of six right do not show 90 %, and that is said also with --quiet", async () => {
    for (const verb of [run, ["report", "latest"]]) {
      const { code, stderr } = await organon(...verb, "--fail-under", "90%", "--quiet");
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^gate missed: oracle, accuracy 100.0 % .* n 6; its lower bound 61.0 % is below 90.0 %/,
      );
    }
  });

  test("on an incomplete run is neither passed nor missed: exit 3", async () => {
    // The first question is refused for good.
    const server = await startServer((response, request) =>
      (server.seen.length === 1 ? failing(400, { error: { message: "too long" } }) : answering("Yes."))(
        response,
        request,
      ),
    );
    const brittle = `openai-compatible:x?url=${server.origin}/v1`;
    const both = [...run, "-m", brittle, "--store", "part.sqlite", "-j", "1"];
    expect((await organon(...both, "--fail-under", "0.5", "--md", "k.md")).code).toBe(3);
    expect(read("k.md")).toContain("Gate at 50.0 % undecided");
    const again = await organon("report", "latest", "--fail-under", "0.5", "--store", "part.sqlite");
    expect(again.code).toBe(3);
    expect(again.stderr).toContain("has calls without a response");
  });

  test("of four-option questions holds Circular, asked and stored alike", async () => {
    const place = ["--store", "circles.sqlite"];
    const choices = ["run", "--task", "four-option", "-m", "reasoner:oracle", "--per-type", "2", ...place];
    const files = ["--md", "c.md", "--json"];
    const passed = await organon(...choices, "--fail-under", "0.5", ...files);
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.stdout)).toMatchObject({
      gate: { threshold: 0.5, measure: "circular", outcome: "passed", models: [{ circular: { n: 6 } }] },
    });
    expect(read("c.md")).toMatch(/6 questions, in 4 rotations[^]*\n## Gate at 50.0 % passed\n/);
    expect((await organon("report", "latest", ...place, "--fail-under", "90%")).code).toBe(1);
  });
});

test("compare writes Markdown", async () => {
  const place = ["--store", "two.sqlite"];
  await organon("run", "-m", "reasoner:oracle", "-m", "reasoner:coin", "--limit", "8", ...place);
  await organon("compare", "latest", "--md", "compared.md", ...place);
  expect(read("compared.md")).toMatch(/^# [^]*reasoner:coin/);
});

test("improve --write writes balanced training files in two layouts, and says what they were checked against", async () => {
  const place = ["--store", "taught.sqlite"];
  const novice = "reasoner:novice?weak=modus tollens&slip=0.9";
  await organon("run", "-m", novice, "--skill", "modus tollens,addition", "--per-skill", "4", ...place);
  await organon("generate", "--limit", "6", "--seed", "77", "-o", "other.jsonl");
  const args = ["--write", "out", "--format", "finetune", "--examples", "20", "--against", "other.jsonl"];
  const { stdout } = await organon("improve", "latest", ...args, ...place);
  expect(stdout).toContain("18 training and 2 validation examples, half of them yes; wrote out/");
  expect(readdirSync(join(folder, "out")).toSorted()).toEqual([
    "leakage.json",
    "train.chat.jsonl",
    "train.completion.jsonl",
    "validation.chat.jsonl",
    "validation.completion.jsonl",
  ]);
  const linesOf = (name: string): readonly unknown[] =>
    read(`out/${name}`)
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
  const chat = z.object({
    messages: z.tuple([
      z.object({ role: z.literal("user"), content: z.string() }),
      z.object({ role: z.literal("assistant"), content: z.string() }),
    ]),
  });
  const train = linesOf("train.chat.jsonl").map((line) => chat.parse(line).messages);
  const plain = linesOf("train.completion.jsonl").map((line) => z.object({ prompt: z.string() }).parse(line));
  expect(plain.map(({ prompt }) => prompt)).toEqual(train.map(([user]) => user.content));
  expect(train.filter(([, { content }]) => content.startsWith("Yes."))).toHaveLength(9);
  expect(JSON.parse(read("out/leakage.json"))).toMatchObject({
    train: { examples: 18, yes: 9 },
    leakage: { files: ["the run's own questions", "other.jsonl"] },
  });
});

describe("sheets", () => {
  test("of a reading of English are drawn, filled in and read; what belongs to the other study is refused", async () => {
    await organon("generate", "--limit", "20", "-o", "twenty.jsonl");
    const english = ["sample", "twenty.jsonl", "--english", "questions"];
    expect(await json(...english, "-n", "5", "-o", "read")).toMatchObject({ drawn: 5, of: 20 });
    const rows = readCsv(read("read/reader-1.csv")).map(({ cells }) => cells);
    const filled = rows.map((cells, i) => (i === 0 ? cells : [...cells.slice(0, 3), "yes", "1", "4", ""]));
    write("filled.csv", stringify(filled));
    expect(await json(...english, "--read", "filled.csv")).toMatchObject({
      n: 5,
      readers: [{ all: { natural: { value: 1, n: 5 } } }],
    });
    expect((await organon(...english, "--share", "0.1")).stderr).toContain("belongs to the study validity");
    expect((await organon("sample", "twenty.jsonl", "-n", "5")).stderr).toContain(
      "belongs to the study english",
    );
  });

  test("of a sample are two equal ones, and are never written over", async () => {
    await organon("generate", "--limit", "20", "-o", "twenty.jsonl");
    expect(
      await json("sample", "twenty.jsonl", "--share", "0.2", "--seed", "7", "-o", "sheets"),
    ).toMatchObject({
      items: 20,
      drawn: 4,
      share: 0.2,
      files: ["annotator-1.csv", "annotator-2.csv"].map((name) => join("sheets", name)),
    });
    const sheet = read("sheets/annotator-1.csv");
    expect(read("sheets/annotator-2.csv")).toBe(sheet);
    const again = await organon("sample", "twenty.jsonl", "-o", "sheets");
    expect(again.stderr).toMatch(/annotator-1\.csv is there already/);
    expect([again.code, read("sheets/annotator-1.csv")]).toEqual([2, sheet]);

    const [heading = [], ...rows] = readCsv(sheet).map(({ cells }) => cells);
    const filled = rows.map((cells, i) => [...cells.slice(0, 4), i < 1 ? "no" : "yes", "yes", "yes", ""]);
    write("one.csv", stringify([heading, ...filled]));
    const { stdout } = await organon("sample", "twenty.jsonl", "--read", "one.csv", "one.csv");
    expect(stdout).toMatch(/75\.0 % .* n 4/);
    expect(await json("sample", "twenty.jsonl", "--read", "one.csv", "one.csv")).toMatchObject({
      n: 4,
      invalid: { total: 1 },
    });
    const alone = await organon("sample", "twenty.jsonl", "--read", "one.csv");
    expect(alone.stderr).toContain("--read takes two sheets, not 1");
  });
});

describe("a study", () => {
  const novice = "reasoner:novice?weak=modus tollens,universal transitivity&slip=0.8&learns=true";
  const small = "--per-skill 2 --per-length 8 --quiet --store study/organon.sqlite".split(" ");
  const command = ["study", "logicasker", "-m", novice, ...small];
  const studyFile = z.looseObject({
    study: z.literal("logicasker"),
    command: z.string(),
    validity: z.object({
      drawn: z.number(),
      faulty: z.number(),
      sheets: z.array(z.string()),
      people: z.object({ invalid: z.object({ total: z.number() }) }).optional(),
    }),
  });
  const told = () => studyFile.parse(JSON.parse(read("study/logicasker/study.json")));

  test("is printed and written as page, Markdown and JSON, and its own command finds it again", async () => {
    const { code, stdout } = await organon(...command);
    expect(code).toBe(0);
    for (const words of [
      "second iteration",
      "Accuracy by category",
      "Accuracy by length",
      "Few-shot examples",
      "Weakest atomic rules",
      "Validity",
      "Comparison with the papers",
    ])
      expect(stdout, words).toContain(words);
    expect(elementsOf(read("study/logicasker/study.html")).length).toBeGreaterThan(100);
    expect(read("study/logicasker/study.md")).toMatch(/^# /);
    expect(told().command).toBe(`organon study logicasker -m '${novice}' ${small.join(" ")}`);
    expect(told().validity).toMatchObject({ drawn: 42, faulty: 0 });
  });

  test("is told again without asking, the sheets are kept, and filled in they give Table 5", async () => {
    const { sheets } = told().validity;
    const [heading = [], ...rows] = readCsv(read(sheets[0] ?? "")).map(({ cells }) => cells);
    const filled = rows.map((cells, i) => [...cells.slice(0, 4), i < 2 ? "no" : "yes", "yes", "yes", ""]);
    for (const path of sheets) write(path, stringify([heading, ...filled]));
    expect((await organon(...command, "--sheets", ...sheets)).code).toBe(0);
    expect(told().validity.people?.invalid.total).toBe(2);
  });
});

test("init writes a configuration that changes nothing, and does not write over one; or prints its schema", async () => {
  const fresh = workplace();
  expect(await fresh.organon("init")).toMatchObject({ code: 0, stdout: "" });
  expect(fresh.read("organon.config.ts")).toMatch(/maxCost/);
  expect(await fresh.organon("init")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is there already"),
  });
  expect((await fresh.organon("init", "--force")).code).toBe(0);
  expect(JSON.parse((await fresh.organon("init", "--schema")).stdout)).toMatchObject({
    title: "organon.config",
  });
});

test("settings come from the folder's configuration and .env, and flags go before them", async () => {
  const { organon: at, write: settle, folder: home } = workplace();
  settle("organon.config.json", JSON.stringify({ store: "mine.sqlite", concurrency: 2 }));
  settle(".env", "OLLAMA_HOST=127.0.0.1:9\n");
  const own = ["--config", "organon.config.json"];
  await at("run", "-m", "reasoner:oracle", "--limit", "2", ...own);
  expect(readdirSync(home)).toContain("mine.sqlite");
  await at("run", "-m", "reasoner:oracle", "--limit", "2", "--store", "yours.sqlite", ...own);
  expect(readdirSync(home)).toContain("yours.sqlite");
  expect((await at("doctor")).stdout).toMatch(/✗ ollama: http:\/\/127\.0\.0\.1:9 does not answer/);
  settle("other.json", '{"store": "theirs.sqlite"}');
  await at("run", "-m", "reasoner:oracle", "--limit", "2", "--config", "other.json");
  expect(readdirSync(home)).toContain("theirs.sqlite");
});
