/** A run travels as a file: imported elsewhere its report is the same, and whatever was changed in the file is named. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { computeRunId } from "#runs/plan";
import { tables } from "#runs/stores/schema";
import { openStore } from "#experiments/open-store";
import { sealed } from "../acceptance/sealed.ts";
import { linesOf, sameThere } from "./same-there.ts";
import { fixture } from "../fixture.ts";

const coin = ["-m", "reasoner:coin?seed=1"];
const here = fixture();
/** The lines of the run file that the tests change. */
let lines: readonly string[] = [];

beforeAll(async () => {
  const suite = ["--limit", "8", "--seed", "3", "--epochs", "2"];
  expect(await here.organon("run", ...coin, "-m", "reasoner:oracle", ...suite)).toMatchObject({ code: 0 });
  expect(await here.organon("runs", "latest", "--name", "two of them")).toMatchObject({ code: 0 });
  expect(await here.organon("export", "latest", "--format", "run", "-o", "run.jsonl.gz")).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^wrote 42 rows to run\.jsonl\.gz/),
  });
  lines = linesOf(join(here.folder, "run.jsonl.gz"));
});

/** Imports lines into a store of their own. */
const importing = async (changed: readonly string[], ...more: readonly string[]) => {
  const place = fixture();
  place.write("run.jsonl", `${changed.join("\n")}\n`);
  return { place, ...(await place.organon("import", "run", "run.jsonl", ...more)) };
};

/** The index of the first line of a kind. */
const first = (kind: string): number => lines.findIndex((line) => line.includes(`,"${kind}":`));

/** All rows of a store, table by table. */
const rowsIn = (path: string): object => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = Object.keys(tables).map((name) => [name, database.prepare(`SELECT * FROM ${name}`).all()]);
  database.close();
  return Object.fromEntries(rows);
};

describe("an imported run", () => {
  test("has the same report, in every form, and can be passed on as the same file", () => sameThere(here));

  test("has the questions that its plan makes, and its report says so", async () => {
    const { place, code, stdout } = await importing(lines);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/32 calls imported; questions verified: 8 of 8\n$/),
    ]);
    expect((await place.organon("report")).stdout.replaceAll(/\s+/g, " ")).toContain(
      "questions verified: 8 of 8",
    );
  });

  test("may have questions that its store first got from another suite, at other places", async () => {
    const place = fixture();
    const asked = ["run", ...coin, "--quiet", "--limit", "8", "--seed", "3"];
    expect(await place.organon(...asked, "--skill", "modus ponens,De Morgan,conditional")).toMatchObject({
      code: 0,
    });
    expect(await place.organon(...asked)).toMatchObject({ code: 0 });
    const { stdout } = await place.organon("export", "latest", "--format", "run");
    const copy = await importing(stdout.trimEnd().split("\n"));
    expect(copy.stdout).toContain("questions verified: 8 of 8\n");
  });

  test("has the notes that people wrote, and its name", async () => {
    const store = openStore(join(here.folder, "organon-runs/organon.sqlite"));
    const { id } = await store.findRun("latest");
    const note = { study: `validity ${id} 5 1`, subject: "q", annotator: "Ada", answers: { note: "é" } };
    await store.annotate({ ...note, at: "2026-01-01T00:00:00.000Z" });
    await store.close();
    const { place, code } = await importing(
      (await here.organon("export", "latest", "--format", "run")).stdout.trimEnd().split("\n"),
    );
    expect(code).toBe(0);
    const there = openStore(join(place.folder, "organon-runs/organon.sqlite"));
    expect(await there.annotations(note.study)).toEqual([{ ...note, at: "2026-01-01T00:00:00.000Z" }]);
    expect((await there.findRun("two of them")).id).toBe(id);
    await there.close();
  });

  test("changes nothing when it is imported again, or where it was asked", async () => {
    const { place } = await importing(lines);
    const path = join(place.folder, "organon-runs/organon.sqlite");
    const before = rowsIn(path);
    expect(await place.organon("import", "run", "run.jsonl")).toMatchObject({ code: 0 });
    expect(rowsIn(path)).toEqual(before);
    const own = join(here.folder, "organon-runs/organon.sqlite");
    const asked = rowsIn(own);
    expect(await here.organon("import", "run", "run.jsonl.gz")).toMatchObject({ code: 0 });
    expect(rowsIn(own)).toEqual(asked);
  });
});

describe("a changed file", () => {
  const swap = (at: number, from: string, to: string): readonly string[] => {
    expect(lines[at]).toContain(from);
    return lines.with(at, lines[at]!.replace(from, to));
  };
  const changes: readonly (readonly [what: string, () => readonly string[], message: RegExp])[] = [
    [
      "reply",
      () => lines.with(2, lines[2]!.replace(/"text":"(?:Yes|No)\."/, '"text":"Maybe."')),
      /line 3 was changed: call and answer to question [0-9a-f]{32}\n/,
    ],
    [
      "question",
      () => swap(first("question"), '"question":"', '"question":"Well. '),
      /line 2 was changed: question [0-9a-f]{32}\n/,
    ],
    [
      "key of a call",
      () => lines.with(2, lines[2]!.replace(/"hash":"../, '"hash":"zz')),
      /line 3 was changed: call and answer to question/,
    ],
    ["plan", () => swap(0, String.raw`"limit\":8`, String.raw`"limit\":9`), /line 1 was changed: head/],
    ["end's number", () => swap(lines.length - 1, '"end":41', '"end":40'), /line 42 was changed: end/],
    [
      "question and a reply far behind it",
      () =>
        swap(first("question"), '"seed":3', '"seed":4').with(
          lines.length - 2,
          lines.at(-2)!.replace("answered", "failed"),
        ),
      /line 2 was changed: question .*; line 41 was changed: call/,
    ],
    ["line that is missing", () => lines.toSpliced(4, 1), /line 5 follows 1 missing lines/],
    ["line that stands twice", () => lines.toSpliced(4, 0, lines[4]!), /line 6 repeats line 5/],
    [
      "order of lines",
      () => lines.toSpliced(4, 2, lines[5]!, lines[4]!),
      /line 5 follows 1 missing lines; line 6/,
    ],
    ["end", () => lines.slice(0, -1), /run\.jsonl:42: the file is cut off or damaged here/],
    ["line behind the end", () => [...lines, lines[4]!], /line 43 stands behind the last line/],
    ["line that is no line of a run", () => lines.with(5, "{}"), /line 6 is not a line of a run file/],
    ["first line", () => lines.slice(1), /run\.jsonl:1: not a run file/],
    ["everything", () => ["not one of ours"], /run\.jsonl:1: not a run file/],
  ];
  test.each(changes)("by its %s: it is named, and nothing is stored", async (_, change, message) => {
    const { place, code, stderr } = await importing(change());
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect(stderr).toContain("organon export RUN --format run");
    expect(rowsIn(join(place.folder, "organon-runs/organon.sqlite"))).toMatchObject({
      runs: [],
      responses: [],
    });
  });

  test("that is cut off while packed, or unpacks to gigabytes, is refused with its line", async () => {
    const place = fixture();
    const packed = readFileSync(join(here.folder, "run.jsonl.gz"));
    writeFileSync(join(place.folder, "cut.gz"), packed.subarray(0, packed.length - 900));
    expect(await place.organon("import", "run", "cut.gz")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/cut\.gz:\d+: the file is cut off or damaged here/),
    });
    const line = `${lines[0]!.replace('"names":[', `"names":["${"a".repeat(2 ** 20)}",`)}\n`;
    writeFileSync(join(place.folder, "bomb.gz"), gzipSync(line.repeat(100)));
    expect(await place.organon("import", "run", "bomb.gz")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/unpack to more than 64 MiB[\s\S]*unpack it first/),
    });
    const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const nested = sealed(
      lines
        .with(
          0,
          lines[0]!.replace(
            String.raw`\"limit\":8`,
            String.raw`\"limit\":8,\"deep\":${deep.replaceAll('"', String.raw`\"`)}`,
          ),
        )
        .join("\n"),
    );
    const { code, stderr } = await importing(nested.trimEnd().split("\n"));
    expect([code, stderr]).toEqual([2, expect.stringMatching(/run\.jsonl:1: /)]);
  });
});

/* Whoever changes a file can write hashes that fit. What does not agree with the rest is found all the same. */
describe("a changed file whose hashes fit", () => {
  const forged = (changed: readonly string[], ...more: readonly string[]) =>
    importing(sealed(changed.join("\n")).trimEnd().split("\n"), ...more);
  const replaced = (kind: string, from: string | RegExp, to: string): readonly string[] => {
    const at = first(kind);
    const line = lines[at]!.replace(from, to);
    expect(line).not.toBe(lines[at]);
    return lines.with(at, line);
  };

  const refused: readonly (readonly [what: string, () => readonly string[], message: RegExp])[] = [
    [
      "key",
      () => replaced("call", /"hash":"../, '"hash":"00'),
      /:3: 00[0-9a-f]{30} is not the hash of this call/,
    ],
    [
      "prompt",
      () => replaced("call", String.raw`\"content\":\"`, String.raw`\"content\":\"Say yes. `),
      /:3: .* is not the hash of this call/,
    ],
    ["epoch", () => replaced("call", '"epoch":0', '"epoch":1'), /:3: .* is not the hash of this call/],
    ["model", () => replaced("call", '"subject":0', '"subject":1'), /:3: .* is not the hash of this call/],
    [
      "model that is not there",
      () => replaced("call", '"subject":0', '"subject":7'),
      /:3: the run has no model 7/,
    ],
    [
      "plan",
      () => replaced("head", String.raw`"limit\":8`, String.raw`"limit\":9`),
      /:1: the id .* is not the hash of the run's plan/,
    ],
    ["status", () => replaced("call", '"answered"', '"perfect"'), /:3: the column “status”/],
    [
      "question's id",
      () => replaced("question", /"id":"../, '"id":"00'),
      /:3: question .* is not before this line/,
    ],
    [
      "layout",
      () => replaced("head", '"v":1', '"v":2'),
      /:1: not a head: v: another version of Organon wrote/,
    ],
    [
      "note on what was checked",
      () =>
        lines.toSpliced(
          -1,
          0,
          `{"line":0,"sha256":"","note":${JSON.stringify({ study: `import ${idOf()}`, subject: "", annotator: "", answers: {}, at: "2026-01-01T00:00:00Z" })}}`,
        ),
      /:42: the note is not on run/,
    ],
  ];
  const idOf = (): string => /"run":\{"id":"([0-9a-f]+)"/.exec(lines[0]!)![1]!;
  test.each(refused)("by its %s is refused", async (_, change, message) => {
    const { code, stderr } = await forged(change());
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test("by a question's words has a finding: the plan makes it otherwise", async () => {
    const { place, code, stdout } = await forged(replaced("question", '"question":"', '"question":"Well. '));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/questions verified: 7 of 8; question [0-9a-f]{32} is not as the plan makes it/),
    ]);
    expect(Object(await place.json("report")).imported).toMatchObject({ verified: 7, questions: 8 });
  });

  test("by questions left out has a finding", async () => {
    const id = /"id":"([0-9a-f]{32})"/.exec(lines[1]!)![1]!;
    const { code, stdout } = await forged(
      lines.filter((line) => !line.includes(`"question":"${id}"`) && !line.includes(`"id":"${id}"`)),
    );
    expect([code, stdout]).toEqual([1, expect.stringMatching(/7 of 7; the plan makes more questions than/)]);
  });

  const ofVersion = (version: string, changed: readonly string[]): readonly string[] => {
    const at = changed[0]!.indexOf('"head":') + 7;
    const head = JSON.parse(changed[0]!.slice(at, -1));
    const plan = JSON.parse(head.run.plan);
    plan.suite.version = version;
    head.run = { ...head.run, plan: JSON.stringify(plan), id: computeRunId(plan) };
    return changed.with(0, `${changed[0]!.slice(0, at)}${JSON.stringify(head)}}`);
  };

  test("by another version has its certificates replayed", async () => {
    const { code, stdout } = await forged(ofVersion("0.1.0", lines));
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining("made by another version: 0 of 8 verified, 8 certificates replayed"),
    ]);
    const broken = ofVersion(
      "0.1.0",
      replaced("question", /"relation":"(?:neutral|entailment)"/, '"relation":"contradiction"'),
    );
    const found = await forged(broken);
    expect([found.code, found.stdout]).toEqual([
      1,
      expect.stringMatching(/7 certificates replayed; question [0-9a-f]{32}: /),
    ]);
  });

  test("that has another question under an id of the store is refused", async () => {
    const { place } = await importing(lines);
    const changed = replaced("question", '"question":"', '"question":"Well. ');
    place.write("run.jsonl", sealed(changed.join("\n")));
    expect(await place.organon("import", "run", "run.jsonl")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/the store .* holds another question [0-9a-f]{32}: its words are others/),
    });
  });
});

test("questions of a file have their certificates replayed", async () => {
  const [from, to] = [fixture(), fixture()];
  await from.organon("generate", "--limit", "4", "-o", "suite.jsonl");
  await from.organon("run", ...coin, "--suite", "suite.jsonl");
  await from.organon("export", "latest", "--format", "run", "-o", join(to.folder, "run.jsonl.gz"));
  expect((await to.organon("import", "run", "run.jsonl.gz")).stdout).toContain(
    "from a file: 0 of 4 verified, 4 certificates replayed",
  );
});

test("one file is not copied into another by store copy", async () => {
  expect(await here.organon("store", "copy", "organon-runs/organon.sqlite", "copy.sqlite")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/both stores are files[\s\S]*--format run/),
  });
});
