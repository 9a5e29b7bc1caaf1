// @long: starts processes
/**
 * What only a process can show: signals, pipes, a full disk, a crash, a terminal, what the surroundings see of it; and the
 * whole program once, as a user starts it. Everything else of the door is tested inside the test's own process.
 */
import { answeredCalls } from "#runs/answers";
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { openStore } from "#experiments/open-store";
import { answering, failing, startServer, type Behaviour } from "../models/local-server.ts";
import { fixture, launcher, newFolder, runProcess as organon, startProcess as start } from "../fixture.ts";

const questions = 24;
const server = await startServer();
let folder: string;
beforeEach(() => {
  folder = newFolder();
  server.seen.length = 0;
  server.behave(answering("Yes."));
});

const served = (): string => `openai-compatible:tested?url=${server.origin}/v1`;
const usual = `--limit ${questions} --store store.sqlite --json --quiet`.split(" ");
const command = (...more: readonly string[]): string[] => ["run", "-m", served(), ...usual, ...more];

/** The keys of the calls that a store has an answer to, in its latest run. */
const answeredIn = async (name: string): Promise<readonly string[]> => {
  const store = openStore(resolve(folder, name), "read");
  const keys: string[] = [];
  const [latest] = await store.runs();
  if (latest !== undefined)
    for await (const { callHash, response } of answeredCalls(store, latest))
      if (response.status === "answered") keys.push(callHash);
  await store.close();
  return keys;
};

/** The same command given again; within this process, which is quicker to start. */
const givenAgain = (...args: readonly string[]) => fixture(folder).organon(...args);

/** Answers so many calls, and leaves the others waiting for ever. */
const answeringFirst =
  (calls: number): Behaviour =>
  (response, request) => {
    if (server.seen.length <= calls) answering("Yes.")(response, request);
  };

/** Waits until the server has been asked so often. */
const askedOften = (calls: number) => vi.waitUntil(() => server.seen.length >= calls, patience);
const patience = { timeout: 300_000, interval: 10 };

test("the whole program, as a user starts it: questions, an audit, a run, its report", async () => {
  const generated = await organon(folder, ["generate", "--limit", "20", "-o", "suite.jsonl"]);
  expect(generated).toMatchObject({ code: 0, stdout: "" });
  expect((await givenAgain("audit", "suite.jsonl")).stdout).toMatch(/^20 items, 0 faults\n/);
  const run = ["run", "-m", "reasoner:oracle", "--suite", "suite.jsonl", "--json"];
  const first = await organon(folder, run);
  expect(first.code).toBe(0);
  expect((await givenAgain(...run)).stdout).toBe(first.stdout);
  expect(JSON.parse((await givenAgain("report", "--json")).stdout)).toEqual(JSON.parse(first.stdout));
});

test("a listing of questions ends when it is printed, and waits for no time that is over", async () => {
  await givenAgain("run", "-m", "reasoner:oracle", "--limit", "2", "--store", "two.sqlite");
  const { code, stdout } = await organon(folder, ["show", "latest", "--store", "two.sqlite", "--json"]);
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { total: 2 }]);
});

describe("standard output", () => {
  /** Exit code and last words, with standard output going to a file. */
  const into = async (output: string, args: readonly string[]) => {
    const file = openSync(output, "w");
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: folder,
      stdio: ["ignore", file, "pipe"],
    });
    let stderr = "";
    child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
    await once(child, "close");
    closeSync(file);
    return { code: child.exitCode, stderr };
  };

  test.skipIf(process.platform !== "linux").each([[["--help"]], [["generate", "--limit", "3"]]])(
    "on a full disk: %o ends with 3 and says so",
    async (args) => {
      expect(await into("/dev/full", args)).toEqual({
        code: 3,
        stderr: expect.stringMatching(
          /^organon: standard output: the disk is full\n  make room, or name a place on another disk\n$/,
        ),
      });
    },
  );

  test("whose reader has seen enough is no error", () => {
    const words = [process.execPath, launcher, "generate", "--limit", "100000", "--quiet"];
    const piped = `${words.map((word) => `'${word}'`).join(" ")} | head -n 1; echo "\${PIPESTATUS[0]}"`;
    const told = execFileSync("bash", ["-c", piped], { cwd: folder, encoding: "utf8" });
    expect(told.trimEnd().split("\n").at(-1)).toBe("0");
  });
});

describe("stopping", () => {
  const slow: Behaviour = (response, request) => {
    setTimeout(() => answering("Yes.")(response, request), 150);
  };

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 143],
  ] as const)("%s lets what is under way end, and the same command goes on", async (signal, exitCode) => {
    server.behave(slow);
    const { child, ended } = start(folder, command("-j", "2"));
    await askedOften(4);
    child.kill(signal);
    const { code, stderr } = await ended;
    expect(code).toBe(exitCode);
    expect(stderr).toMatch(/saved/);
    expect(await answeredIn("store.sqlite")).toHaveLength(server.seen.length);
    server.behave(answering("Yes."));
    expect((await givenAgain(...command())).code).toBe(0);
    expect(server.seen).toHaveLength(questions);
  });

  test("Ctrl-C while a line is waited for ends the process by the signal, which a shell tells as 130", async () => {
    const child = spawn(process.execPath, [launcher, "prove", "--jsonl"], { cwd: folder });
    // Its first answer shows that it reads.
    child.stdin.write('{"premises": ["p"], "conclusion": "p"}\n');
    await once(child.stdout, "data");
    let stderr = "";
    child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
    child.kill("SIGINT");
    await once(child, "close");
    expect(child.signalCode).toBe("SIGINT");
    expect(stderr).toBe("");
  });

  test("a second run on one store is told so, exit 3, and harms nothing", async () => {
    // Nothing is answered before the second run has ended.
    const held: (() => void)[] = [];
    let isOver = false;
    server.behave((response, request) => {
      const answer = (): void => answering("Yes.")(response, request);
      if (isOver) answer();
      else held.push(answer);
    });
    const first = start(folder, command("-j", "2"));
    await askedOften(1);
    const second = await givenAgain(...command());
    isOver = true;
    for (const answer of held) answer();
    expect(second.code).toBe(3);
    expect(second.stderr).toMatch(/another run is writing to the store \S*store\.sqlite/);
    expect((await first.ended).code).toBe(0);
    expect(server.seen).toHaveLength(questions);
  });
});

describe("killed, and given again", () => {
  test("a run of four-option questions tells what an unbroken one tells, with each key once", async () => {
    const args = [
      "run",
      "--task",
      "four-option",
      "--json",
      "--quiet",
      "-m",
      served(),
      "--per-type",
      "3",
      "-j",
      "2",
    ];
    server.behave(answeringFirst(8));
    const { child, ended } = start(folder, args);
    await askedOften(10);
    child.kill("SIGKILL");
    expect((await ended).code).toBeNull();
    server.behave(answering("A"));
    const continued = await givenAgain(...args);
    expect(continued.code).toBe(0);
    const keys = await answeredIn("organon-runs/organon.sqlite");
    expect([keys.length, new Set(keys).size]).toEqual([36, 36]);
    // What was on its way or being stored when the process was killed is asked twice, and nothing else.
    expect(server.seen.length).toBeLessThanOrEqual(40);
    const told = z.looseObject({ run: z.string(), models: z.array(z.looseObject({ circles: z.number() })) });
    expect(told.parse(JSON.parse(continued.stdout)).models[0]?.circles).toBe(9);
  });
});

describe("a full disk", () => {
  const mount = join(newFolder(), "small");
  /** Why a small filesystem cannot be mounted here; undefined where it can. */
  const obstacle = ((): string | undefined => {
    try {
      mkdirSync(mount);
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=1200k", "tmpfs", mount], { stdio: "ignore" });
      return undefined;
    } catch {
      return "mounting a small filesystem needs root";
    }
  })();
  afterAll(() => {
    if (obstacle === undefined) execFileSync("umount", [mount]);
  });

  test.skipIf(obstacle !== undefined)(
    `stops cleanly with exit 3, and the same command goes on when there is room${obstacle === undefined ? "" : ` (${obstacle})`}`,
    async () => {
      const path = join(mount, "store.sqlite");
      server.behave(answering(`Yes. ${"x".repeat(20_000)}`));
      const args = ["run", "-m", served(), "--limit", "150", "--store", path, "--json", "--quiet"];
      const full = await organon(folder, args);
      expect(full.stderr).toMatch(/is full/);
      expect(full.code).toBe(3);
      expect(full.stderr).not.toMatch(/^\s+at /m);
      execFileSync("mount", ["-o", "remount,size=64m", mount]);
      const kept = (await answeredIn(path)).length;
      server.seen.length = 0;
      expect((await givenAgain(...args)).code).toBe(0);
      expect(server.seen.length).toBe(150 - kept);
      execFileSync("mount", ["-o", "remount,ro", mount]);
      expect((await givenAgain("report", "--store", path)).code).toBe(0);
      expect((await givenAgain(...args, "--seed", "2")).code).toBe(2);
    },
  );
});

test("a store's file that may not grow stops the run cleanly with exit 3, and the same command goes on when it may", async () => {
  server.behave(answering(`Yes. ${"x".repeat(20_000)}`));
  // A limit of the shell's, in blocks of 512 or 1024 bytes.
  const limit = 'ulimit -f 400; exec "$0" "$@"';
  const child = spawn("sh", ["-c", limit, process.execPath, launcher, ...command()], {
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
  await once(child, "close");
  expect(stderr).toMatch(/the store store\.sqlite cannot be read or written/);
  expect(child.exitCode).toBe(3);
  expect(stderr).not.toMatch(/^\s+at /m);
  const kept = (await answeredIn("store.sqlite")).length;
  expect(kept).toBeLessThan(questions);
  server.seen.length = 0;
  expect((await givenAgain(...command())).code).toBe(0);
  expect(server.seen).toHaveLength(questions - kept);
});

describe("a terminal", () => {
  /** Without util-linux's script there is no terminal to be had. */
  const obstacle = ((): string | undefined => {
    try {
      execFileSync("script", ["--version"], { stdio: "ignore" });
      return undefined;
    } catch {
      return "there is no script(1) of util-linux";
    }
  })();

  test.skipIf(obstacle !== undefined)(
    `shows done, rate, time left and cost${obstacle === undefined ? "" : ` (${obstacle})`}`,
    async () => {
      server.behave((response, request) => {
        setTimeout(() => answering("Yes.")(response, request), 130);
      });
      writeFileSync(
        join(folder, "organon.config.json"),
        JSON.stringify({ prices: { "openai-compatible:tested": { in: 1000, out: 10_000 } } }),
      );
      const words = [
        process.execPath,
        launcher,
        ...command("-j", "1", "--yes", "--config", "organon.config.json").filter(
          (word) => word !== "--quiet",
        ),
      ];
      const child = spawn("script", ["-qfec", words.map((word) => `'${word}'`).join(" "), "/dev/null"], {
        cwd: folder,
        env: { PATH: process.env["PATH"], COLUMNS: "200", TERM: "xterm" },
        stdio: ["ignore", "pipe", "ignore"],
      });
      let shown = "";
      child.stdout.on("data", (data: Buffer) => (shown += data.toString()));
      expect(await new Promise((done) => child.once("close", done))).toBe(0);
      expect(shown).toContain("\r\u001b[2Kasking: ");
      expect(shown).toMatch(/asking: \d+ of 24, \d+(\.\d)?\/s, \d+ s left/);
      expect(shown).toMatch(/, \$0\.\d\d/);
    },
  );
});

test("a key stands in no file, no output and no process list", async () => {
  const key = "sk-planted-0123456789abcdef";
  // The server repeats the key wherever it can.
  server.behave((response, request) => {
    const echo = `Yes, ${String(request.headers.authorization)}`;
    if (server.seen.length % 5 === 0) return failing(500, { error: { message: echo } })(response, request);
    setTimeout(() => answering(echo)(response, request), 30);
  });
  const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.origin}/v1` };
  const store = ["--store", "store.sqlite"];
  const { ended } = start(folder, ["run", "-m", "openai:tested", "--limit", "20", "-j", "2", ...store], env);
  await askedOften(2);
  const processes = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });
  const { code, stdout, stderr } = await ended;
  expect(code).toBe(0);
  const told = await givenAgain("report", "--html", "r.html", "--md", "r.md", ...store);
  expect(server.seen.every(({ headers }) => headers.authorization === `Bearer ${key}`)).toBe(true);
  for (const text of [processes, stdout, stderr, told.stdout, told.stderr]) expect(text).not.toContain(key);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of files.filter((one) => /\.(sqlite|html|md|json|sqlite-wal|sqlite-shm)$/.test(one)))
    expect(readFileSync(join(folder, name)).includes(key), name).toBe(false);
});

test("every socket that the program opens goes to the server that was named", async () => {
  const spy = join(import.meta.dirname, "socket-spy.mjs");
  const { code, stderr } = await organon(folder, command(), {}, ["--import", spy]);
  expect(code).toBe(0);
  const opened = stderr.split("\n").filter((line) => line.startsWith("socket "));
  expect(new Set(opened)).toEqual(new Set([`socket 127.0.0.1:${new URL(server.origin).port}`]));
});

describe("a configuration in TypeScript", () => {
  const provider =
    '(spec) => ({ id: spec.id, provider: spec.provider, model: spec.model, organisation: "Us", parameters: {}, ' +
    'ask: async () => ({ text: "No.", finishReason: "stop", usage: {} }) })';

  test("brings providers of one's own: a function, a module, a server", async () => {
    mkdirSync(join(folder, "lib"));
    writeFileSync(join(folder, "lib/mine.ts"), `export default ${provider};`);
    writeFileSync(
      join(folder, "organon.config.ts"),
      `import { defineConfig } from "organon";
       export default defineConfig({ providers: { echo: ${provider}, mine: { module: "./lib/mine.ts" },
         lab: { url: "${server.origin}/v1" } } });`,
    );
    const models = ["-m", "echo:a", "-m", "mine:b", "-m", "lab:c", "--config", "organon.config.ts"];
    const args = ["run", ...models, "--limit", "4", "--yes", "--json", "--quiet"];
    const { code, stdout } = await organon(folder, args);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      models: [{ model: "echo:a" }, { model: "mine:b" }, { model: "lab:c" }],
    });
  });
});

test("a long stream of lines is answered in order and in bounded memory", async () => {
  const count = Number(process.env["STREAM_LINES"] ?? 8000);
  const { stdout, code } = await streamed(sequents(count));
  const answers = stdout.trim().split("\n");
  expect(answers).toHaveLength(count);
  answers.forEach((answer, i) => {
    expect(answer).toContain(i % 1000 === 999 ? '"error"' : `p${i}`);
  });
  expect(code).toBe(0);
});

function* sequents(count: number): Generator<string> {
  for (let i = 0; i < count; i++)
    yield i % 1000 === 999 ? "{" : JSON.stringify({ premises: [`p${i} -> q`, `p${i}`], conclusion: "q" });
}

/** `organon prove --jsonl` fed line by line, its heap under 64 megabytes. */
const streamed = (lines: Iterable<string>): Promise<{ readonly code: number; readonly stdout: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      ["--max-old-space-size=64", launcher, "prove", "--jsonl"],
      { maxBuffer: 1 << 30 },
      (error, stdout) => {
        done({ code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1, stdout });
      },
    );
    const { stdin } = child;
    if (stdin === null) return;
    const feed = async (): Promise<void> => {
      for (const line of lines)
        if (!stdin.write(`${line}\n`)) await new Promise((drained) => stdin.once("drain", drained));
      stdin.end();
    };
    void feed();
  });
