// @long: whole commands, one after another
/** The files that verbs write: pages, Markdown, the gate's files, training files, sheets, a study's folder, settings. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { answering, failing, startServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const { organon, json, folder, read } = fixture();
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
  test("that is passed ends with 0 and writes Markdown", async () => {
    const args = ["--fail-under", "0.5", "--md", "r.md", "--json", "--quiet"];
    const { code, stdout } = await organon(...run, ...args);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ gate: { threshold: 0.5, outcome: "passed" } });
    expect(read("r.md")).toMatch(/gate at 50.0 % passed/i);
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

test("init writes a configuration that changes nothing, and does not write over one; or prints its schema", async () => {
  const fresh = fixture();
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
  const { organon: at, write: settle, folder: home } = fixture();
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
