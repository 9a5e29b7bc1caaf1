/**
 * `organon run` against a real server that misbehaves in every way at once and by turns: whatever it does, every question
 * ends with one response, nothing that was answered is asked again, and the exit code says how it stands.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  answering,
  completion,
  cutting,
  failing,
  resetting,
  sending,
  silent,
  stalling,
  startServer,
  type Behaviour,
  type LocalServer,
} from "../models/local-server.ts";
import { wireOf } from "../models/wire.ts";
import { newFolder, organon, start } from "./run-organon.ts";

const questions = 24;
let server: LocalServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  folder = newFolder();
  server.seen.length = 0;
  server.behave(answering("Yes."));
});

const model = (): string => `openai-compatible:tested?url=${server.origin}/v1`;
const command = (...more: string[]): string[] => [
  "run",
  "-m",
  model(),
  "--limit",
  String(questions),
  "--store",
  "store.sqlite",
  "--json",
  "--quiet",
  ...more,
];

/** Rows a key: all must be one. */
const keysIn = (path: string): readonly number[] => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database
    .prepare("SELECT count(*) AS n FROM responses WHERE status = 'answered' GROUP BY key")
    .all();
  database.close();
  return rows.map(({ n }) => Number(n));
};

/** Misbehaves at the first asking of each question, and answers at the second. */
const onceThen = (fault: Behaviour): Behaviour => {
  const met = new Set<string>();
  return (response, request) => {
    const question = JSON.stringify(request.body);
    if (met.has(question)) return answering("Yes.")(response, request);
    met.add(question);
    fault(response, request);
  };
};

const slowFirstByte: Behaviour = (response, request) => {
  setTimeout(() => answering("Yes.")(response, request), 120);
};

const faults: readonly [name: string, fault: Behaviour][] = [
  ["429 with Retry-After", failing(429, "", { "retry-after": "0.05" })],
  ["500", failing(500, { error: { message: "oops" } })],
  ["502 with an HTML page", failing(502, "<html>", { "content-type": "text/html" })],
  ["503 with Retry-After", failing(503, "", { "retry-after": "0.05" })],
  ["a slow first byte", slowFirstByte],
  ["a reset connection", resetting],
  ["a connection cut in mid-body", cutting],
  ["half JSON", failing(200, '{"choices": [{"mess')],
  ["an HTML page with status 200", failing(200, "<!doctype html>")],
  ["the wrong shape", sending({ hello: "you" })],
  ["an error with status 200", sending({ error: { message: "overloaded" } })],
  ["empty content", sending(completion("", {}, {}, { completion_tokens: 0 }))],
];

describe("a server that misbehaves once a question", () => {
  it.each(faults)("%s: every question is answered in the end, once", async (_, fault) => {
    server.behave(onceThen(fault));
    const { code, stdout } = await organon(folder, command());
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty("models.0.accuracy.n", questions);
    expect(keysIn(join(folder, "store.sqlite"))).toEqual(Array.from({ length: questions }, () => 1));
    expect(server.seen.length).toBeLessThanOrEqual(2 * questions);
  });
});

describe("a server that misbehaves for a while", () => {
  it("a storm of 429 is waited out, and each question is answered once", async () => {
    let refused = 0;
    server.behave((response, request) => {
      const isStorm = server.seen.length > 6 && refused < 12;
      if (isStorm) refused += 1;
      const answer = isStorm
        ? failing(429, "", refused % 2 === 0 ? { "retry-after": "0.05" } : {})
        : answering("Yes.");
      answer(response, request);
    });
    const { code } = await organon(folder, command());
    expect(code).toBe(0);
    expect(refused).toBe(12);
    expect(server.seen).toHaveLength(questions + 12);
    expect(keysIn(join(folder, "store.sqlite"))).toEqual(Array.from({ length: questions }, () => 1));
  });

  it.each([
    ["before the first byte", silent],
    ["in the middle of the body", stalling],
  ])("a stall %s ends at the timeout, and the question is asked again", async (_, fault) => {
    writeFileSync(join(folder, "organon.config.json"), JSON.stringify({ timeoutSeconds: 1 }));
    let stalls = 0;
    const met = onceThen(fault);
    server.behave((response, request) => (stalls++ < 3 ? met : answering("Yes."))(response, request));
    const { code } = await organon(folder, command());
    expect(code).toBe(0);
    expect(keysIn(join(folder, "store.sqlite"))).toHaveLength(questions);
    expect(server.seen).toHaveLength(questions + 3);
  });

  it("an answer delivered twice is nobody else's answer", async () => {
    // Each answer repeats its question, and comes twice on the same connection.
    server.behave((response, request) => {
      const body = JSON.stringify(completion(`Yes. ${questionIn(request.body)}`));
      const raw =
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: keep-alive\r\n" +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
      response.socket?.write(raw + raw);
    });
    const { code } = await organon(folder, command());
    expect(code).toBe(0);
    const database = new DatabaseSync(join(folder, "store.sqlite"), { readOnly: true });
    const rows = database
      .prepare(
        "SELECT r.text, p.messages FROM responses r JOIN prompts p ON p.hash = r.prompt WHERE r.status = 'answered'",
      )
      .all();
    database.close();
    expect(rows).toHaveLength(questions);
    for (const { text, messages } of rows)
      expect(text).toBe(`Yes. ${questionIn({ messages: JSON.parse(String(messages)) })}`);
  });
});

/** The last message of a request. */
const questionIn = (body: unknown): string => {
  const messages: unknown = Reflect.get(Object(body), "messages");
  return Array.isArray(messages) ? String(Reflect.get(Object(messages.at(-1)), "content")) : "";
};

describe("several models", () => {
  it("one that is refused a few times in a row is stopped, exit 4, while the others go on to their end", async () => {
    server.behave((response, request) =>
      (request.path.startsWith("/locked") ? failing(401, { error: { message: "who?" } }) : answering("Yes."))(
        response,
        request,
      ),
    );
    const locked = `openai-compatible:locked?url=${server.origin}/locked`;
    const { code, stdout, stderr } = await organon(folder, command("-m", locked, "-j", "1"));
    expect(code).toBe(4);
    expect(stderr).toMatch(/locked.* was stopped: the server answered 401: who\?/);
    expect(server.seen.filter(({ path }) => path.startsWith("/locked"))).toHaveLength(3);
    expect(keysIn(join(folder, "store.sqlite"))).toHaveLength(questions);
    expect(JSON.parse(stdout)).toHaveProperty("models.0.accuracy.n", questions);
  });
});

describe("a server that goes away", () => {
  it("and comes back is waited for", async () => {
    const slow: Behaviour = (response, request) =>
      void setTimeout(() => answering("Yes.")(response, request), 40);
    const first = await startServer(slow);
    const args = command("-j", "2").map((arg) => arg.replace(server.origin, first.origin));
    const { ended } = start(folder, args);
    while (first.seen.length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
    await first.close();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const second = await startServer(answering("Yes."), Number(new URL(first.origin).port));
    try {
      expect((await ended).code).toBe(0);
      expect(keysIn(join(folder, "store.sqlite"))).toHaveLength(questions);
      // What was under way when it went away is asked again, and nothing else.
      expect(first.seen.length + second.seen.length).toBeLessThanOrEqual(questions + 2);
    } finally {
      await second.close();
    }
  });

  it("for good is exit 3, and the next session asks what is missing and no more", async () => {
    let answered = 0;
    server.behave((response, request) => {
      answered += 1;
      (answered <= 6 ? answering("Yes.") : failing(404, { error: { message: "no such model" } }))(
        response,
        request,
      );
    });
    const first = await organon(folder, command("-j", "1"));
    expect(first.code).toBe(4);
    server.behave(answering("Yes."));
    server.seen.length = 0;
    expect((await organon(folder, command())).code).toBe(0);
    expect(server.seen).toHaveLength(questions - 6);
  });
});

describe("stopping", () => {
  const slow: Behaviour = (response, request) => {
    setTimeout(() => answering("Yes.")(response, request), 150);
  };

  it("Ctrl-C once lets what is under way end, and the same command goes on", async () => {
    server.behave(slow);
    const { child, ended } = start(folder, command("-j", "2"));
    while (server.seen.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGINT");
    const { code, stderr } = await ended;
    expect(code).toBe(130);
    expect(stderr).toMatch(/saved/);
    const asked = server.seen.length;
    expect(keysIn(join(folder, "store.sqlite"))).toHaveLength(asked);
    server.behave(answering("Yes."));
    expect((await organon(folder, command())).code).toBe(0);
    expect(server.seen).toHaveLength(questions);
  });

  it("Ctrl-C twice leaves at once, and the same command goes on", async () => {
    server.behave((response, request) => void setTimeout(() => answering("Yes.")(response, request), 60_000));
    const { child, ended } = start(folder, command("-j", "2"));
    while (server.seen.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill("SIGINT");
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGINT");
    expect((await ended).code).toBe(130);
    server.behave(answering("Yes."));
    expect((await organon(folder, command())).code).toBe(0);
  });

  it("a second run on one store is told so, exit 3, and harms nothing", async () => {
    // Nothing is answered before the second run has ended.
    const held: (() => void)[] = [];
    let isOver = false;
    server.behave((response, request) => {
      const answer = (): void => answering("Yes.")(response, request);
      if (isOver) answer();
      else held.push(answer);
    });
    const first = start(folder, command("-j", "2"));
    while (server.seen.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await organon(folder, command());
    isOver = true;
    for (const answer of held) answer();
    expect(second.code).toBe(3);
    expect(second.stderr).toMatch(/another run is writing to the store store\.sqlite/);
    expect((await first.ended).code).toBe(0);
    expect(server.seen).toHaveLength(questions);
  });
});

describe("money", () => {
  const priced = (): void => {
    writeFileSync(
      join(folder, "organon.config.json"),
      JSON.stringify({ prices: { "openai-compatible:tested": { in: 1000, out: 10_000 } } }),
    );
  };
  // Each call costs 12 x $0.001 + 3 x $0.01 = $0.042.
  const each = 0.042;

  it("--max-cost stops before the call that would pass it, exit 5, and goes on with more", async () => {
    priced();
    const capped = `${model()}&maxTokens=20`;
    const args = (usd: string): string[] =>
      command("--max-cost", usd).map((arg) => (arg === model() ? capped : arg));
    const first = await organon(folder, args("0.6"));
    expect(first.code).toBe(5);
    expect(first.stderr).toMatch(/of \$0\.60 are spent/);
    const spent = server.seen.length * each;
    expect(spent).toBeLessThanOrEqual(0.6);
    expect(server.seen.length).toBeGreaterThan(2);
    const asked = server.seen.length;
    expect((await organon(folder, args("0.6"))).code).toBe(5);
    expect(server.seen).toHaveLength(asked);
    const last = await organon(folder, args("100"));
    expect(last.code).toBe(0);
    expect(server.seen).toHaveLength(questions);
    expect(JSON.parse(last.stdout)).toHaveProperty("models.0.cost.usd", expect.closeTo(questions * each, 6));
  });

  it("--max-cost without a price is misuse before anything is asked", async () => {
    const { code, stderr } = await organon(folder, command("--max-cost", "1"));
    expect(code).toBe(2);
    expect(stderr).toMatch(/no price is known for openai-compatible:tested/);
    expect(server.seen).toHaveLength(0);
  });

  it("--dry-run tells calls, tokens and a price range, asks nothing and makes no store", async () => {
    priced();
    const { code, stdout } = await organon(folder, command("--dry-run", "--epochs", "2"));
    expect(code).toBe(0);
    const seen: unknown = JSON.parse(stdout);
    expect(seen).toMatchObject({ items: questions, total: { calls: 2 * questions } });
    expect(seen).toHaveProperty("models.0.usd.usual", expect.any(Number));
    expect(server.seen).toHaveLength(0);
    expect(readdirSync(folder)).not.toContain("store.sqlite");
  });
});

describe("prompts", () => {
  it("cot asks for a last line with the answer, epochs tell flips, shots stand in front", async () => {
    let count = 0;
    server.behave((response, request) =>
      answering(`Because…\nFinal answer: ${(count += 1) % 2 ? "yes" : "no"}`)(response, request),
    );
    const { code, stdout } = await organon(
      folder,
      command("--prompt", "cot", "--epochs", "3", "--shots", "2", "-j", "1"),
    );
    expect(code).toBe(0);
    const report: unknown = JSON.parse(stdout);
    expect(report).toHaveProperty("models.0.responseRate.value", 1);
    expect(report).toHaveProperty("models.0.steadiness.items", questions);
    const sent = JSON.stringify(server.seen[0]?.body);
    expect(sent).toMatch(/Now answer the following question/);
    expect(sent).toMatch(/Final answer: yes/);
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

  it.skipIf(obstacle !== undefined)(
    `stops cleanly with exit 3, and the same command goes on when there is room${obstacle === undefined ? "" : ` (${obstacle})`}`,
    async () => {
      const path = join(mount, "store.sqlite");
      server.behave(answering(`Yes. ${"x".repeat(20_000)}`));
      const args = command("--limit", "150").filter((_, place) => place !== 3 && place !== 4);
      args[args.indexOf("store.sqlite")] = path;
      const full = await organon(folder, args);
      expect(full.stderr).toMatch(/is full/);
      expect(full.code).toBe(3);
      expect(full.stderr).not.toMatch(/^\s+at /m);
      execFileSync("mount", ["-o", "remount,size=64m", mount]);
      const kept = keysIn(path).length;
      server.seen.length = 0;
      expect((await organon(folder, args)).code).toBe(0);
      expect(server.seen.length).toBe(150 - kept);
    },
  );
});

describe("a file that may not grow", () => {
  it("stops cleanly with exit 3, and the same command goes on when it may", async () => {
    server.behave(answering(`Yes. ${"x".repeat(20_000)}`));
    const launcher = join(import.meta.dirname, "../../bin/organon.js");
    // A limit of the shell's, in blocks of 512 or 1024 bytes.
    const limit = 'ulimit -f 400; exec "$0" "$@"';
    const child = spawn("sh", ["-c", limit, process.execPath, launcher, ...command()], {
      cwd: folder,
      env: { PATH: process.env["PATH"] },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const limited = { stderr: "", status: 0 };
    child.stderr.on("data", (data: Buffer) => (limited.stderr += data.toString()));
    limited.status = await new Promise((done) => child.once("close", (code) => done(code ?? -1)));
    expect(limited.stderr).toMatch(/the store store\.sqlite cannot be read or written/);
    expect(limited.status).toBe(3);
    expect(limited.stderr).not.toMatch(/^\s+at /m);
    const kept = keysIn(join(folder, "store.sqlite")).length;
    expect(kept).toBeLessThan(questions);
    server.seen.length = 0;
    expect((await organon(folder, command())).code).toBe(0);
    expect(server.seen).toHaveLength(questions - kept);
  });
});

describe("progress", () => {
  const slow: Behaviour = (response, request) => {
    const isRefused = server.seen.length % 8 === 0;
    const answer = isRefused ? failing(429, "", { "retry-after": "2" }) : answering("Yes.");
    setTimeout(() => answer(response, request), 400);
  };
  /** Without util-linux's script there is no terminal to be had. */
  const obstacle = ((): string | undefined => {
    try {
      execFileSync("script", ["--version"], { stdio: "ignore" });
      return undefined;
    } catch {
      return "there is no script(1) of util-linux";
    }
  })();

  it.skipIf(obstacle !== undefined)(
    `on a terminal tells done, rate, time left, cost, outcomes and the wait for a limit${obstacle === undefined ? "" : ` (${obstacle})`}`,
    async () => {
      server.behave(slow);
      writeFileSync(
        join(folder, "organon.config.json"),
        JSON.stringify({ prices: { "openai-compatible:tested": { in: 1000, out: 10_000 } } }),
      );
      const launcher = join(import.meta.dirname, "../../bin/organon.js");
      const words = [process.execPath, launcher, ...command("-j", "2").filter((word) => word !== "--quiet")];
      const line = words.map((word) => `'${word}'`).join(" ");
      const child = spawn("script", ["-qfec", line, "/dev/null"], {
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
      expect(shown).toMatch(/waiting \d s for a limit/);
    },
  );

  it("elsewhere is plain lines now and then", async () => {
    server.behave((response, request) => void setTimeout(() => answering("Yes.")(response, request), 1100));
    const args = command("-j", "2").filter((word) => word !== "--quiet");
    const { code, stdout, stderr } = await organon(folder, args);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^asking: \d+ of 24, \d\.\d\/s, \d+ s left.*$/m);
    expect(stderr).not.toContain("\u001b");
    expect(() => JSON.parse(stdout)).not.toThrow();
  });
});

describe("a key", () => {
  it("stands in no file, no output and no process list", async () => {
    const key = "sk-planted-0123456789abcdef";
    // The server repeats the key wherever it can.
    server.behave((response, request) => {
      const echo = `Yes, ${String(request.headers.authorization)}`;
      if (server.seen.length % 5 === 0) return failing(500, { error: { message: echo } })(response, request);
      setTimeout(() => answering(echo)(response, request), 30);
    });
    const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: `${server.origin}/v1` };
    const args = ["run", "-m", "openai:tested", "--limit", "20", "--store", "store.sqlite", "-j", "2"];
    const { ended } = start(folder, args, env);
    while (server.seen.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const processes = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" });
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    const told = await organon(
      folder,
      ["report", "--html", "r.html", "--md", "r.md", "--store", "store.sqlite"],
      env,
    );
    const looked = await organon(folder, ["doctor", "--store", "store.sqlite"], env);
    expect(looked.stdout).toMatch(/OPENAI_API_KEY: set/);
    expect(server.seen.every(({ headers }) => headers.authorization === `Bearer ${key}`)).toBe(true);
    for (const text of [processes, stdout, stderr, told.stdout, told.stderr, looked.stdout, looked.stderr])
      expect(text).not.toContain(key);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(sqlite|html|md|json|sqlite-wal|sqlite-shm)$/.test(name)) continue;
      expect(readFileSync(join(folder, name)).includes(key), name).toBe(false);
    }
    rmSync(folder, { recursive: true });
  });
});

describe("no telemetry", () => {
  it.each(["openai", "anthropic", "google", "mistral", "openrouter", "openai-compatible"])(
    "%s: every socket that is opened goes to the server that was named",
    async (provider) => {
      server.behave(
        provider === "openai-compatible" ? answering("Yes.") : sending(wireOf(provider).replies.answer),
      );
      const names = ["OPENAI", "ANTHROPIC", "GOOGLE_GENERATIVE_AI", "MISTRAL", "OPENROUTER"];
      const env = Object.fromEntries(
        names.flatMap((name) => [
          [`${name}_API_KEY`, "sk-planted-0123456789abcdef"],
          [`${name}_BASE_URL`, `${server.origin}/v1`],
        ]),
      );
      const asked = provider === "openai-compatible" ? model() : `${provider}:tested`;
      const spy = join(import.meta.dirname, "socket-spy.mjs");
      const { code, stderr } = await organon(
        folder,
        ["run", "-m", asked, "--limit", "8", "--store", "store.sqlite", "--json", "--quiet"],
        env,
        ["--import", spy],
      );
      expect(code).toBe(0);
      const opened = stderr.split("\n").filter((line) => line.startsWith("socket "));
      expect(opened.length).toBeGreaterThan(0);
      expect(new Set(opened)).toEqual(new Set([`socket 127.0.0.1:${new URL(server.origin).port}`]));
    },
  );
});
