// @long: starts processes
/**
 * Folders that came from elsewhere: what lies in them neither runs nor redirects unasked. Each test works in a folder of its
 * own, with a home of its own, in which what was said yes to is remembered.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadConfig } from "../../src/workspace/settings/config.ts";
import { answering, startServer } from "../models/local-server.ts";
import { fixture, type Elsewhere, runProcess as started } from "../fixture.ts";

const run = ["run", "-m", "reasoner:oracle", "--limit", "1", "--quiet"];
const stack = /^\s+at .*:\d+:\d+/m;

/** A folder with a home beside it, and whether anything in the folder was run. */
const place = () => {
  const at = fixture();
  const home = mkdtempSync(join(tmpdir(), "organon-home-"));
  return {
    ...at,
    home,
    call: (args: readonly string[], elsewhere: Elsewhere = {}) =>
      at.call(args, { ...elsewhere, env: { HOME: home, ...elsewhere.env } }),
    ran: () => existsSync(join(at.folder, "ran")),
    forget: () => rmSync(join(at.folder, "ran"), { force: true }),
  };
};

/** A program that leaves a trace. */
const tracing = 'import { writeFileSync } from "node:fs"; writeFileSync("ran", ""); export default {};';

const asking = (answer: boolean) => {
  const asked: string[] = [];
  return {
    asked,
    confirm: async (question: string) => {
      asked.push(question);
      return answer;
    },
  };
};

describe("a configuration that nobody has said yes to", () => {
  test.each(["organon.config.mjs", "organon.config.js", "organon.config.json"])(
    "%s: a run without a terminal stops and says both ways on",
    async (name) => {
      const { call, write, ran, folder } = place();
      write(name, name.endsWith("json") ? '{"store":"theirs.sqlite"}' : tracing);
      const { code, stderr } = await call(run);
      expect({ code, ran: ran() }).toEqual({ code: 2, ran: false });
      expect(stderr).toContain(`--config ${name}`);
      expect(stderr).toContain("--no-config");
      expect(existsSync(join(folder, "organon-runs"))).toBe(false);
    },
  );

  test("is not looked at by verbs that ask no model", async () => {
    const { call, write, ran } = place();
    write("organon.config.mjs", tracing);
    for (const args of [
      ["prove", "--rules"],
      ["prove", "p |- p"],
      ["generate", "--limit", "1"],
      ["doctor"],
      ["report"],
    ])
      expect((await call(args)).stderr).not.toMatch(stack);
    expect(ran()).toBe(false);
  });

  test("is named and confirmed once, and again when it was changed", async () => {
    const { call, write, ran, forget } = place();
    write("organon.config.mjs", tracing);
    const no = asking(false);
    expect((await call(run, { confirm: no.confirm })).code).toBe(0);
    expect(no.asked).toEqual([
      expect.stringMatching(/^organon\.config\.mjs of this folder runs as a program/),
    ]);
    expect(ran()).toBe(false);
    const yes = asking(true);
    expect((await call(run, { confirm: yes.confirm })).code).toBe(0);
    expect(ran()).toBe(true);
    forget();
    expect((await call(run)).code).toBe(0);
    expect(yes.asked).toHaveLength(1);
    write("organon.config.mjs", `${tracing} // changed`);
    expect((await call(run)).code).toBe(2);
  });

  test("is read where it is named, and left out with --no-config", async () => {
    const { call, write, ran, folder } = place();
    write("organon.config.mjs", tracing);
    expect((await call([...run, "--no-config"])).code).toBe(0);
    expect(ran()).toBe(false);
    write("organon.config.json", '{"store":"mine.sqlite"}');
    expect((await call([...run, "--config", "organon.config.json"])).code).toBe(0);
    expect(existsSync(join(folder, "mine.sqlite"))).toBe(true);
    expect(ran()).toBe(false);
  });

  test("is remembered in a list that others cannot read; without a home nothing is, and all goes on", async () => {
    const { call, write, home } = place();
    write("organon.config.json", "{}");
    expect((await call(run, asking(true))).code).toBe(0);
    expect(statSync(join(home, ".config/organon/trusted")).mode & 0o777).toBe(0o600);
    write("organon.config.json", '{"concurrency":1}');
    const { confirm, asked } = asking(true);
    for (let time = 0; time < 2; time++)
      expect((await call(run, { confirm, env: { HOME: undefined } })).code).toBe(0);
    expect(asked).toHaveLength(2);
  });
});

describe("a configuration that is data", () => {
  const evil = "export default () => { throw new Error('ran'); };";
  test.each([
    ["../evil.mjs"],
    ["/tmp/evil.mjs"],
    [`data:text/javascript,${encodeURIComponent(evil)}`],
    ["node:fs"],
    ["some-package"],
    ["./link.mjs"],
    ["./sub/../../evil.mjs"],
  ])("does not import %s", async (module) => {
    const { call, write, folder } = place();
    mkdirSync(join(folder, "sub"));
    symlinkSync("/dev/null", join(folder, "link.mjs"));
    write("mine.json", JSON.stringify({ providers: { mine: { module } } }));
    const { code, stderr } = await call(["run", "-m", "mine:a", "--limit", "1", "--config", "mine.json"]);
    expect(stderr).toMatch(/is not a file in the folder of mine\.json/);
    expect(code).toBe(2);
  });
});

describe("keys and addresses", async () => {
  const server = await startServer(answering("Yes."));

  const ask = ["run", "-m", "openai:tested", "--limit", "1"];

  test.each([
    ["OPENAI", "openai"],
    ["ANTHROPIC", "anthropic"],
    ["MISTRAL", "mistral"],
    ["OPENROUTER", "openrouter"],
  ])("a key of the shell's %s does not go to an address of .env", async (name, provider) => {
    const { call, write } = place();
    write(".env", `${name}_BASE_URL=${server.origin}/v1\n`);
    server.seen.length = 0;
    const args = ["run", "-m", `${provider}:tested`, "--limit", "1"];
    const { code, stderr } = await call(args, { env: { [`${name}_API_KEY`]: "sk-shell" } });
    expect(stderr).toContain(`export ${name}_BASE_URL`);
    expect({ code, seen: server.seen.length }).toEqual({ code: 2, seen: 0 });
  });

  test("both of .env are used, and the address is said, also with --quiet", async () => {
    const { call, write } = place();
    write(".env", `\uFEFFOPENAI_API_KEY=sk-folder\nOPENAI_BASE_URL=${server.origin}/v1\n`);
    const { code, stderr } = await call([...ask, "--quiet"]);
    expect(stderr).toContain(`OPENAI_BASE_URL of .env: openai is asked at ${server.origin}/v1`);
    expect(code).toBe(0);
    expect(server.seen.at(-1)?.headers.authorization).toBe("Bearer sk-folder");
  });

  test("both of the shell are used, whatever .env says", async () => {
    const { call, write } = place();
    write(".env", "OPENAI_BASE_URL=http://127.0.0.1:9/v1\n");
    const env = { OPENAI_API_KEY: "sk-shell", OPENAI_BASE_URL: `${server.origin}/v1` };
    expect((await call([...ask, "--quiet"], { env })).code).toBe(0);
    expect(server.seen.at(-1)?.headers.authorization).toBe("Bearer sk-shell");
  });

  test("a configuration sends no variable of the shell's that the user did not list", async () => {
    const { call, write } = place();
    write(
      "lab.json",
      JSON.stringify({ providers: { lab: { url: `${server.origin}/v1`, keyEnv: "AWS_KEY" } } }),
    );
    const args = ["run", "-m", "lab:tested", "--limit", "1", "--quiet", "--config", "lab.json"];
    server.seen.length = 0;
    const refused = await call(args, { env: { AWS_KEY: "sk-secret" } });
    expect(refused.stderr).toContain("ORGANON_KEYS=AWS_KEY");
    expect({ code: refused.code, seen: server.seen.length }).toEqual({ code: 2, seen: 0 });
    // A folder's own list would be the folder's word for what the user should say.
    write(".env", "ORGANON_KEYS=AWS_KEY\n");
    expect((await call(args, { env: { AWS_KEY: "sk-secret" } })).code).toBe(2);
    expect((await call(args, { env: { AWS_KEY: "sk-secret", ORGANON_KEYS: "AWS_KEY" } })).code).toBe(0);
    write(".env", "AWS_KEY=sk-folder\n");
    expect((await call([...args, "--store", "other.sqlite"])).code).toBe(0);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer sk-secret",
      "Bearer sk-folder",
    ]);
  });
});

describe("what stands where a file should is told, without a trace", () => {
  test.each<readonly [what: string, make: (folder: string) => void, says: RegExp]>([
    ["a folder called .env", (folder) => mkdirSync(join(folder, ".env")), /\.env: it is a folder/],
    [
      "a pipe called .env",
      (folder) => execFileSync("mkfifo", [join(folder, ".env")]),
      /\.env: it is not a regular file/,
    ],
  ])("%s", async (_, make, says) => {
    const { call, folder } = place();
    make(folder);
    const { code, stderr } = await call(run);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(stack);
    expect(code).toBe(2);
  });

  test.each([
    ["throws", 'throw new Error("no luck");', /no luck/],
    ["throws what is no error", 'throw "bad";', /bad/],
    [
      "throws once it is read",
      'export default { get prices() { throw new Error("not now"); } };',
      /bad\.mjs: not now/,
    ],
    ["exports nothing", "export {};", /exports nothing as default/],
    ["exports a number", "export default 7;", /bad\.mjs: Invalid input: expected object/],
    ["is no program", "<html>", /throws\.mjs|is\.mjs|bad\.mjs: /],
  ])("a configuration that %s", async (_, text, says) => {
    const { call, write } = place();
    write("bad.mjs", text);
    const { code, stderr } = await call([...run, "--config", "bad.mjs"]);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(stack);
    expect(code).toBe(2);
  });

  test("a configuration that never settles", async () => {
    const { write, folder } = place();
    const path = write("slow.mjs", "await new Promise(() => {}); export default {};");
    await expect(loadConfig(join(folder, path), { timeoutMs: 50 })).rejects.toMatchObject({
      code: "misuse",
      message: expect.stringContaining("has not finished loading"),
    });
  });

  test("a store without a name", async () => {
    const { call } = place();
    expect(await call([...run, "--store", ""])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("the store has no name"),
    });
  });

  test("a folder that is gone", async () => {
    const gone = mkdtempSync(join(tmpdir(), "organon-gone-"));
    const command = `cd '${gone}' && rmdir '${gone}' && exec '${process.execPath}' "$0" "$@"`;
    const bin = join(import.meta.dirname, "../../bin/organon.js");
    for (const args of [["prove", "--rules"], run]) {
      const { status, stderr } = spawnSync("sh", ["-c", command, bin, ...args], { encoding: "utf8" });
      mkdirSync(gone, { recursive: true });
      expect(stderr).not.toMatch(stack);
      expect([0, 2]).toContain(status);
    }
  });

  test("a process without a home", async () => {
    const { folder } = place();
    const ended = await started(folder, [...run, "--no-config"], {});
    expect(ended.code).toBe(0);
  });

  test("a folder that may not be written to", async () => {
    const { call, folder } = place();
    chmodSync(folder, 0o500);
    const { code, stderr } = await call(run);
    chmodSync(folder, 0o700);
    expect(stderr).not.toMatch(stack);
    // Root writes wherever it likes.
    expect([0, 2]).toContain(code);
  });
});
