// @long: starts processes
/** Surroundings that are not as usual: folders that cannot be made or are gone, full disks, odd answers of a server. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { version } from "#workspace/settings/version";
import { completion, sending, startServer } from "../models/local-server.ts";
import { fixture, newFolder, runProcess as started } from "../fixture.ts";

const organon = (folder: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  fixture(folder).call(words, { env });

const hasProc = existsSync("/proc/self");

describe("a folder that cannot be made", () => {
  test.skipIf(!hasProc)("keeps no program from starting (skipped without /proc)", async () => {
    const { code, stdout } = await started(newFolder(), ["--version"], { XDG_CACHE_HOME: "/proc" });
    expect([code, stdout.trim()]).toEqual([0, version]);
  });

  test
    .skipIf(!hasProc)
    .each([
      "generate --limit 2 -o /proc/none/s.jsonl",
      "run -m reasoner:oracle --limit 2 --store /proc/none/store.sqlite",
      "study divlogiceval -m reasoner:oracle --per-type 1 -o /proc/none/study",
    ])("is told at once: %s (skipped without /proc)", async (line) => {
    const { code, stderr } = await organon(newFolder(), line.split(" "));
    expect(code).toBe(2);
    expect(stderr).toContain("/proc/none");
    expect(stderr).not.toContain("a bug in Organon");
  });
});

test("in a folder that was removed generate says so", async () => {
  const folder = newFolder();
  // A shell goes in before the folder goes.
  const script = `rmdir "${folder}" && exec "${process.execPath}" "${join(import.meta.dirname, "../../bin/organon.js")}" generate --limit 2 -o s.jsonl`;
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((done) =>
    execFile("/bin/sh", ["-c", script], { cwd: folder, env: { HOME: "/tmp" } }, (error, _stdout, told) =>
      done({ code: error?.code, stderr: told }),
    ),
  );
  expect([code, stderr]).toEqual([
    2,
    "organon: the folder that you are in was removed\n  go to another one\n",
  ]);
});

test("a socket that is not there ends with 3, a port that is no number with 2", async () => {
  const runs = ["runs", "--store", "postgres://u@127.0.0.1/x?host=/etc"];
  const { code, stderr } = await started(newFolder(), runs);
  expect([code, stderr]).toMatchObject([3, expect.stringContaining("is not there: connect ENOENT")]);
  const named = await started(newFolder(), ["runs", "--store", "postgres://u@127.0.0.1/x"], {
    PGPORT: "abc",
  });
  expect([named.code, named.stderr]).toMatchObject([2, expect.stringContaining("its port is no number")]);
});

test("an address of SQLite's is refused and makes no file", async () => {
  const folder = newFolder();
  const words = "run -m reasoner:oracle --limit 2 --store file:x?mode=memory".split(" ");
  const { code, stderr } = await organon(folder, words);
  expect([code, stderr]).toMatchObject([
    2,
    expect.stringContaining("begins with file:, which is not supported"),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("the locale changes no byte of what is printed", async () => {
  const folder = newFolder();
  const said = [];
  for (const LC_ALL of ["C", "C.UTF-8"])
    for (const line of ["prove p→q;p⊢q", "generate --limit 3"])
      said.push((await started(folder, line.split(" "), { LC_ALL, LANG: LC_ALL })).stdout);
  expect(said.slice(0, 2)).toEqual(said.slice(2));
  expect(said[0]).toContain("→E");
});

test("a licence with a line break writes no front matter", async () => {
  const folder = newFolder();
  expect((await organon(folder, ["generate", "--limit", "2", "-o", "s.jsonl"])).code).toBe(0);
  const words = ["export", "s.jsonl", "--format", "hub", "-o", "hub", "--licence", "mit\nfoo: bar"];
  const { code, stderr } = await organon(folder, words);
  expect([code, stderr]).toMatchObject([2, expect.stringContaining("is not a licence identifier")]);
});

test("a seed that is no number is refused without a bound that nobody asked for", async () => {
  const { code, stderr } = await organon(newFolder(), ["generate", "--seed", "abc"]);
  expect([code, stderr]).toEqual([2, "organon: --seed abc is not a whole number\n  as in --seed 10\n"]);
});

describe("a server", () => {
  const words = (url: string): readonly string[] => [
    ..."run --limit 2 --store s.sqlite --json -m".split(" "),
    `openai-compatible:x?url=${url}/v1`,
  ];

  test.each([false, null, ""])("whose answers say error: %j has answered", async (error) => {
    const server = await startServer(
      sending(Object.assign({}, completion("The answer is: yes."), { error })),
    );
    const { code } = await organon(newFolder(), words(server.origin));
    await server.close();
    expect(code).toBe(0);
  });

  test("that speaks no TLS is told as such", async () => {
    const server = await startServer();
    const { code, stderr } = await organon(newFolder(), words(server.origin.replace("http:", "https:")));
    await server.close();
    expect(code).toBe(3);
    expect(stderr).toContain("it speaks no TLS, rather http://");
  });
});
