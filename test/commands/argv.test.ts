// @long: runs a command for each option
/** A run stores the command that made it: reports print it, it continues the run, and it holds no secret. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { run } from "#experiments/asking/plan-run";
import { openStore } from "#experiments/open-store";
import { generatedSuite } from "#experiments/suites";
import { view } from "../../packages/viewer/src/reading/view.ts";
import { linesFor, models, newStore, told, fixture } from "../fixture.ts";

const reported = z.looseObject({ run: z.string(), command: z.string() });
const listed = z.looseObject({ runs: z.array(z.looseObject({ id: z.string() })) });

/** The words of a command line as a shell has them. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync("sh", ["-c", `printf '%s\\0' ${command}`], { encoding: "utf8" })
    .split("\0")
    .slice(1, -1);

describe("the command in a report", () => {
  const { organon, json, write } = fixture();
  write("a suite.jsonl", linesFor({ limit: 3, seed: 4 }).join("\n"));
  const oracle = ["-m", "reasoner:oracle"];
  const runs: readonly (readonly [what: string, args: readonly string[]])[] = [
    ["models with parameters", [...oracle, "-m", "reasoner:novice?weak=modus tollens&slip=0.5", "--limit=2"]],
    [
      "a prompt that a shell could misread",
      [...oracle, "--limit", "2", "--system", '-Don\'t $H `x` "y" !\n*'],
    ],
    ["an empty system prompt", [...oracle, "--limit", "2", "--system", ""]],
    ["a file and another store", [...oracle, "--suite", "a suite.jsonl", "--store", "my runs.sqlite"]],
    ["difficulty parameters", [...oracle, "--task", "three-way", "--length", "1,2", "--per-point", "1"]],
  ];
  test.each(runs)("is the one that made the run, and asks nothing again: %s", async (_, args) => {
    const { run: id, command } = reported.parse(await json("run", ...args));
    const words = wordsOf(command);
    expect(words).toEqual(["run", ...args, "--json"]);
    expect(await json(...words.slice(0, -1), "--dry-run")).toMatchObject({ run: id, total: { calls: 0 } });
  });

  test("is the first one, whoever continues or imports the run", async () => {
    await organon("run", ...oracle, "--limit", "2", "--seed", "9", "--store", "a.sqlite");
    const first = reported.parse(await json("report", "--store", "a.sqlite"));
    await organon("run", ...oracle, "--limit", "2", "--seed", "9", "-j", "3", "--store", "a.sqlite");
    expect(reported.parse(await json("report", "--store", "a.sqlite"))).toEqual(first);
    await organon("export", "latest", "--format", "run", "-o", "run.jsonl.gz", "--store", "a.sqlite");
    expect((await organon("import", "run", "run.jsonl.gz", "--store", "b.sqlite")).code).toBe(0);
    expect(reported.parse(await json("report", "--store", "b.sqlite")).command).toBe(first.command);
  });
});

test("a run begun from the library has no command, and its page shows its plan", async () => {
  const store = newStore();
  await run({ suite: generatedSuite({ limit: 2, seed: 5 }), models: models("reasoner:oracle") }, { store });
  const report = await told(store);
  expect(report).toMatchObject({ command: undefined, plan: { suite: { kind: "generated", seed: 5 } } });
});

describe("a secret in an option of run", async () => {
  const secret = "sk-hunter2-PASSWORD-9";
  const { call, folder, write } = fixture();
  const env = { OPENAI_API_KEY: secret, HOME: folder };
  const organon = (...args: readonly string[]) => call(args, { env });
  const help = (await organon("run", "--help", "--all")).stdout + (await organon("--help", "--all")).stdout;
  const options = [...new Set([...help.matchAll(/(--[a-z-]+) [<[]/g)].map(([, name = ""]) => name))];
  const files = { "--suite": linesFor({ limit: 2 }).join("\n"), "--config": "{}" };
  for (const [option, text] of Object.entries(files)) write(`${option.slice(2)}-${secret}.json`, text);
  /** Words with the secret; some that the option takes, so that the run is begun. */
  const wordsFor = (option: string): readonly string[] => [
    secret,
    option === "--price" ? `ollama:${secret}=1/2` : `https://user:${secret}@127.0.0.1/v1`,
    /md|html/.test(option) ? `${option.slice(2)}-${secret}.md` : `${option.slice(2)}-${secret}.json`,
  ];
  const accepted = new Set<string>();
  const said: string[] = [];
  await organon("run", "-m", "reasoner:oracle", "--limit", "1", "--store", "s.sqlite");
  // A reader beside the writers, so that the log stays with what they write.
  const reader = new DatabaseSync(join(folder, "s.sqlite"), { readOnly: true });
  reader.prepare("select * from runs").all();
  let seed = 0;
  for (const option of options)
    for (const value of wordsFor(option)) {
      // A server that is not there would be waited for.
      if (option === "--queue") continue;
      const args = ["run", "-m", "reasoner:coin", "--limit", "1", "--seed", String(++seed), option, value];
      const store = option === "--store" ? [] : ["--store", "s.sqlite"];
      const { code, stdout, stderr } = await organon(...args, ...store);
      if (code === 0) accepted.add(option);
      said.push(stdout, stderr);
    }
  const { runs } = listed.parse(JSON.parse((await organon("runs", "--json", "--store", "s.sqlite")).stdout));
  const stored = openStore(join(folder, "s.sqlite"), "read");
  const pages: string[] = [];
  for (const { id } of runs) {
    await organon("export", id, "--format", "run", "-o", `run-${id}.jsonl.gz`, "--store", "s.sqlite");
    await organon("report", id, "--html", `page-${id}.html`, "--store", "s.sqlite");
    pages.push(JSON.stringify([await view(stored).report(id), await view(stored).run(id)]));
  }

  test("does not keep every run from beginning", () => {
    expect(runs.length).toBeGreaterThan(5);
    expect([...accepted]).toEqual(expect.arrayContaining(["--html", "--md", "--config", "--price"]));
  });

  test("is neither in the store, nor in the run file, nor on a page", () => {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(sqlite.*|gz|html|md)$/.test(name),
    );
    expect(names).toEqual(expect.arrayContaining(["s.sqlite", "s.sqlite-wal", expect.stringMatching(/gz$/)]));
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      expect((name.endsWith(".gz") ? gunzipSync(bytes) : bytes).includes(secret), name).toBe(false);
    }
    expect(pages.join("")).not.toContain(secret);
    expect(pages.join("")).toContain("[key]");
    expect(said.join("")).not.toContain(secret);
  });

  test("that the run would store is refused", async () => {
    for (const words of [
      ["--system", `Think: ${secret}`],
      ["--suite", `suite-${secret}.json`],
      ["--system", `see https://user:hunter2@127.0.0.1/`],
    ]) {
      const { code, stderr } = await organon("run", "-m", "reasoner:coin", ...words, "--store", "s.sqlite");
      expect(code, stderr).toBe(2);
      expect(stderr).toMatch(/would store an API key or a password\n +leave it out of/);
    }
    await stored.close();
    reader.close();
  });
});
