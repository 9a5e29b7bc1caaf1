/**
 * `organon divlogic run` as a user gives it: four rotations of each question, told as DivLogicEval tells them, stopped
 * and continued, against built-in reasoners and a server that fails.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  answering,
  failing,
  startServer,
  type Behaviour,
  type LocalServer,
} from "../../models/local-server.ts";
import { newFolder, organon, start } from "../run-organon.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const share = z.looseObject({ value: z.number().nullable(), n: z.number() });
const told = z.looseObject({
  run: z.string(),
  command: z.string(),
  items: z.number(),
  suiteItems: z.number(),
  subset: z.boolean(),
  rotations: z.number(),
  shots: z.number(),
  models: z.array(
    z.looseObject({
      model: z.string(),
      circles: z.number(),
      complete: z.number(),
      accuracy: share,
      rotationAccuracy: share,
      circular: share,
      partialCircular: share,
      responseRate: share,
      byPlace: z.record(z.string(), z.looseObject({ picked: share })),
    }),
  ),
});

let server: LocalServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  folder = newFolder();
  server.seen.length = 0;
  server.behave(answering("A"));
});

const served = (): string => `openai-compatible:tested?url=${server.origin}/v1`;
const run = (...more: readonly string[]): string[] => ["divlogic", "run", "--json", "--quiet", ...more];
const store = (): string => join(folder, "organon-runs", "organon.sqlite");

const report = async (...more: readonly string[]): Promise<z.infer<typeof told>> => {
  const { code, stdout, stderr } = await organon(folder, run(...more));
  expect(code, stderr).toBe(0);
  return told.parse(JSON.parse(stdout));
};

const generate = async (file: string, ...more: readonly string[]): Promise<void> => {
  const { code, stderr } = await organon(folder, ["divlogic", "generate", "-o", file, ...more]);
  expect(code, stderr).toBe(0);
};

/** The ids of the questions that were answered, one for each row. */
const answered = (): readonly string[] => {
  const database = new DatabaseSync(store(), { readOnly: true });
  const rows = database.prepare("SELECT key FROM responses WHERE status = 'answered'").all();
  database.close();
  return rows.map(({ key }) => (key instanceof Uint8Array ? Buffer.from(key).toString("hex") : String(key)));
};

/** What was sent, as one text for each call. */
const sent = (): readonly string[] => server.seen.map(({ body }) => JSON.stringify(body));

/** The words of a command line as a shell has them. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync("sh", ["-c", `printf '%s\\0' ${command}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);

describe("what is told", () => {
  it("the oracle is right in every rotation", async () => {
    const { models, subset, rotations } = await report("-m", "reasoner:oracle", "--per-type", "4");
    expect({ subset, rotations }).toEqual({ subset: false, rotations: 4 });
    const [oracle] = models;
    expect(oracle).toMatchObject({
      circles: 12,
      complete: 12,
      accuracy: { value: 1, n: 12 },
      circular: { value: 1 },
      partialCircular: { value: 1 },
      responseRate: { value: 1, n: 48 },
    });
    for (const { picked } of Object.values(oracle?.byPlace ?? {})) expect(picked.value).toBe(0.25);
  });

  it("always A is right in one rotation of four, and in no whole circle", async () => {
    const { models } = await report("-m", "reasoner:affirmer", "--per-type", "4");
    expect(models[0]).toMatchObject({
      rotationAccuracy: { value: 0.25 },
      circular: { value: 0 },
      partialCircular: { value: 0 },
    });
    expect(models[0]?.byPlace["A"]?.picked.value).toBe(1);
  });

  it("--first marks a subset, in every format", async () => {
    await generate("choices.jsonl", "--per-type", "2");
    const seen = await report("-m", "reasoner:oracle", "--suite", "choices.jsonl", "--first", "2");
    expect(seen).toMatchObject({ items: 2, suiteItems: 6, subset: true });
    expect(seen.models[0]?.circles).toBe(2);
    const files = ["--html", "page.html", "--md", "page.md"];
    expect((await organon(folder, ["report", "latest", ...files])).code).toBe(0);
    const { stdout } = await organon(folder, ["report", "latest"]);
    for (const text of [
      readFileSync(join(folder, "page.html"), "utf8"),
      readFileSync(join(folder, "page.md"), "utf8"),
      stdout,
    ])
      expect(text).toMatch(/a subset: the first 2 of 6 questions/i);
  });

  it("report writes one HTML page, Markdown, or the same JSON", async () => {
    const seen = await report("-m", "reasoner:oracle", "--per-type", "1");
    const { code, stdout, stderr } = await organon(
      folder,
      "report latest --html page.html --md page.md --json".split(" "),
    );
    expect(code, stderr).toBe(0);
    expect(told.parse(JSON.parse(stdout))).toEqual(seen);
    const html = readFileSync(join(folder, "page.html"), "utf8");
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toMatch(/PartialCircular/);
    expect(html).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
    expect(readFileSync(join(folder, "page.md"), "utf8")).toMatch(/^# DivLogicEval/);
  });

  it("no share stands on the terminal without its interval and n", async () => {
    const { stdout } = await organon(folder, ["divlogic", "run", "-m", "reasoner:oracle", "--per-type", "2"]);
    const all = stdout.split("\n").findIndex((line) => /^\s*all\b/.test(line));
    const near = stdout
      .split("\n")
      .slice(all, all + 3)
      .join("\n");
    expect(near.match(/\[[\d.]+, [\d.]+\]/g)).toHaveLength(4);
    expect(near.match(/\bn \d+/g)).toHaveLength(4);
  });
});

describe("the command in a report", () => {
  const commands: readonly (readonly [what: string, args: readonly string[]])[] = [
    [
      "flags of the generator",
      ["--per-type", "1", "--seed", "-3", "--recipe", "paper", "--paraphrase", "none"],
    ],
    ["signs and epochs", ["--per-type", "1", "--symbolic", "--epochs", "2", "--facts", "1", "-n", "6"]],
    ["a file, a part of it", ["--suite", "a set.jsonl", "--first", "2", "--rotations", "1"]],
    ["examples from the same generator", ["--per-type", "1", "--shots", "3", "--prompt", "cot"]],
    ["examples from a file", ["--per-type", "1", "--shots", "3", "--shots-from", "a set.jsonl"]],
    [
      "a system prompt and another store",
      ["--per-type", "1", "--system", "it's $HOME", "--store", "my runs.sqlite"],
    ],
  ];
  it.each(commands)("finds the same run again: %s", async (_, args) => {
    await generate("a set.jsonl", "--per-type", "1", "--seed", "77");
    const { run: id, command } = await report("-m", "reasoner:oracle", ...args);
    const [program, ...words] = wordsOf(command);
    expect(program).toBe("organon");
    const { code, stdout, stderr } = await organon(folder, [...words, "--dry-run", "--json"]);
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ run: id, total: { calls: 0 } });
  });
});

describe("a run that is stopped", () => {
  const slow: Behaviour = (response, request) => void setTimeout(() => answering("A")(response, request), 40);
  const args = (): string[] => run("-m", served(), "--per-type", "3", "-j", "2");

  it.each(["SIGINT", "SIGKILL"] as const)(
    "by %s and given again tells what an unbroken one tells, with each key once",
    async (signal) => {
      server.behave(slow);
      const { child, ended } = start(folder, args());
      while (server.seen.length < 8) await new Promise((resolve) => setTimeout(resolve, 5));
      child.kill(signal);
      const { code } = await ended;
      expect(code).toBe(signal === "SIGINT" ? 130 : null);
      expect(server.seen.length).toBeLessThan(36);
      server.behave(answering("A"));
      const continued = await report(...args().slice(4));
      expect(answered()).toHaveLength(36);
      expect(new Set(answered()).size).toBe(36);
      // What was on its way when the process was killed is asked twice, and nothing else.
      expect(server.seen.length).toBeLessThanOrEqual(signal === "SIGINT" ? 36 : 38);

      folder = newFolder();
      const unbroken = await report(...args().slice(4));
      const metrics = ({ models }: z.infer<typeof told>): unknown =>
        models.map(({ cost: _cost, ...rest }) => rest);
      expect(continued.run).toBe(unbroken.run);
      expect(metrics(continued)).toEqual(metrics(unbroken));
    },
  );
});

describe("a server that fails for some calls", () => {
  it("leaves circles incomplete, exit 3, and they count neither for nor against", async () => {
    await generate("choices.jsonl", "--per-type", "1");
    const [first = ""] = readFileSync(join(folder, "choices.jsonl"), "utf8").split("\n");
    const { passage, options } = z
      .looseObject({ passage: z.string(), options: z.array(z.string()) })
      .parse(JSON.parse(first));
    // One rotation of the first question: the one in which its last option stands first.
    const isHit = (body: unknown): boolean => {
      const text = JSON.stringify(body);
      const place = (option: string): number => text.indexOf(JSON.stringify(option).slice(1, -1));
      return (
        text.includes(JSON.stringify(passage).slice(1, -1)) &&
        options.every((option) => place(options.at(-1) ?? "") <= place(option))
      );
    };
    server.behave((response, request) =>
      (isHit(request.body) ? failing(400, { error: { message: "too long for me" } }) : answering("A"))(
        response,
        request,
      ),
    );
    const args = ["-m", served(), "--suite", "choices.jsonl"];
    const { code, stdout } = await organon(folder, run(...args));
    expect(code).toBe(3);
    expect(told.parse(JSON.parse(stdout)).models[0]).toMatchObject({
      circles: 3,
      complete: 2,
      circular: { value: 0, n: 2 },
      partialCircular: { n: 2 },
    });
    const { stdout: text } = await organon(folder, ["report", "latest"]);
    expect(text).toMatch(/1 of 3 circles incomplete, which counts neither for nor against/);

    server.behave(answering("A"));
    server.seen.length = 0;
    expect((await report(...args)).models[0]).toMatchObject({ circles: 3, complete: 3 });
    expect(server.seen).toHaveLength(1);
  });
});

describe("examples", () => {
  it("--shots 3 shows one of each type and none that is asked, also from a file that holds what is asked", async () => {
    await generate("asked.jsonl", "--per-type", "2", "--seed", "5");
    await generate("more.jsonl", "--per-type", "2", "--seed", "6");
    const texts = ["asked.jsonl", "more.jsonl"].map((name) => readFileSync(join(folder, name), "utf8"));
    writeFileSync(join(folder, "both.jsonl"), texts.join(""));
    const passages = (texts[0] ?? "")
      .trim()
      .split("\n")
      .map((line) => z.looseObject({ passage: z.string() }).parse(JSON.parse(line)).passage)
      .map((passage) => JSON.stringify(passage).slice(1, -1));
    const args = ["-m", served(), "--suite", "asked.jsonl", "--shots", "3"];
    await report(...args, "--shots-from", "both.jsonl");
    await report(...args);
    expect(sent()).toHaveLength(48);
    for (const text of sent()) {
      expect(passages.filter((passage) => text.includes(passage))).toHaveLength(1);
      expect(text.match(/\\nD[.:)] /g)?.length).toBe(4);
    }
  });

  it("--shots-from without --shots, or a file that holds only what is asked, is misuse", async () => {
    await generate("asked.jsonl", "--per-type", "1");
    const args = run("-m", "reasoner:oracle", "--suite", "asked.jsonl", "--shots-from", "asked.jsonl");
    const alone = await organon(folder, args);
    expect(alone.code).toBe(2);
    expect(alone.stderr).toMatch(/--shots-from .*--shots 3/s);
    const same = await organon(folder, [...args, "--shots", "3"]);
    expect(same.code).toBe(2);
    expect(same.stderr).toMatch(/no example of type 3c1e that is not asked itself/);
    expect(existsSync(store())).toBe(false);
  });
});

describe("misuse", () => {
  it("a file and flags of the generator contradict each other", async () => {
    await generate("asked.jsonl", "--per-type", "1");
    const { code, stderr } = await organon(
      folder,
      run("-m", "reasoner:oracle", "--suite", "asked.jsonl", "--seed", "9"),
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/--seed does not go with --suite/);
    expect(existsSync(store())).toBe(false);
  });

  it("a file of yes/no questions is refused, and says which verb takes it", async () => {
    const { stdout } = await organon(folder, ["generate", "--limit", "2"]);
    writeFileSync(join(folder, "yes-no.jsonl"), stdout);
    const { code, stderr } = await organon(folder, run("-m", "reasoner:oracle", "--suite", "yes-no.jsonl"));
    expect(code).toBe(2);
    expect(stderr).toMatch(/yes-no\.jsonl:1: .*yes\/no question.*organon run --suite/s);
  });
});
