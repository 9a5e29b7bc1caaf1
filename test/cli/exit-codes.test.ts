/** The front door, as other programs meet it: exit codes, one message, JSON on stdout. */
import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "organon-cli-"));
const launcher = resolve(import.meta.dirname, "../../bin/organon.js");

type Result = { readonly code: number; readonly stdout: string; readonly stderr: string };

const organon = (args: readonly string[], input = "", env: NodeJS.ProcessEnv = {}): Promise<Result> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [launcher, ...args],
      { cwd: folder, env: { PATH: process.env["PATH"], ...env }, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
        done({ code, stdout, stderr });
      },
    );
    child.stdin?.end(input);
  });

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const refusals: readonly {
  readonly args: readonly string[];
  readonly code: number;
  readonly says: RegExp;
}[] = [
  { args: ["frob"], code: 2, says: /unknown verb “frob”/ },
  { args: ["skils"], code: 2, says: /did you mean “skills”/ },
  { args: ["generate", "--bogus"], code: 2, says: /unknown option '--bogus'/ },
  { args: ["generate", "--profile", "papr"], code: 2, says: /unknown profile “papr”; did you mean “paper”/ },
  { args: ["generate", "--length", "0"], code: 2, says: /--length 0 is not a whole number of at least 1/ },
  { args: ["generate", "--skill", "modus ponems"], code: 2, says: /did you mean “modus ponens”/ },
  {
    args: ["generate", "--skill", "commutative", "--length", "7"],
    code: 2,
    says: /cannot make a chain of length 7/,
  },
  { args: ["generate", "--length", "1000"], code: 2, says: /--length 1000 is too long: .* up to length 100/ },
  {
    args: ["run", "-m", "reasoner:oracle", "--profile", "balanced", "--length", "21"],
    code: 2,
    says: /--length 21 is too long: profile balanced is made up to length 20/,
  },
  { args: ["generate", "-o", "/no/such/folder/x.jsonl"], code: 2, says: /no such file or folder/ },
  { args: ["prove", "p -> -> q"], code: 2, says: /column 6/ },
  { args: ["audit", "nothing.jsonl"], code: 2, says: /nothing\.jsonl: there is no such file/ },
  { args: ["run", "--limit", "1"], code: 2, says: /no model is named/ },
  { args: ["run", "-m", "nobody:x", "--limit", "1"], code: 2, says: /unknown provider “nobody”/ },
  { args: ["run", "-m", "openai:some-model", "--limit", "1"], code: 4, says: /OPENAI_API_KEY is not set/ },
  {
    args: ["run", "-m", "openai-compatible:x?url=http://127.0.0.1:9/v1", "--limit", "1"],
    code: 3,
    says: /failed last with: .*127\.0\.0\.1:9.*\n  the same command asks them again/,
  },
  {
    args: ["run", "-m", "reasoner:oracle", "--limit", "1", "--prompt", "foo"],
    code: 2,
    says: /--prompt foo is not one of direct, cot/,
  },
  {
    args: ["study", "divlogiceval", "-m", "reasoner:oracle"],
    code: 2,
    says: /“organon study divlogiceval” is not built yet\n +built: logicasker, biases;/,
  },
  {
    args: ["report", "latest", "--store", "none.sqlite"],
    code: 2,
    says: /there is no store at none\.sqlite/,
  },
];

describe("exit codes", () => {
  for (const { args, code, says } of refusals)
    test(`organon ${args.join(" ")} ends with ${code}`, async () => {
      const result = await organon(args);
      expect(result.stderr).toMatch(says);
      expect(result.stderr).not.toMatch(/^\s+at /m);
      expect(result.code).toBe(code);
    });

  test("a damaged line of a suite is named with its file and line", async () => {
    const { stdout } = await organon(["generate", "--limit", "2"]);
    const path = file("damaged.jsonl", `${stdout}{"v":1,`);
    for (const args of [
      ["audit", path],
      ["run", "-m", "reasoner:oracle", "--suite", path],
    ]) {
      const { code, stderr } = await organon(args);
      expect(stderr).toContain(`${path}:3: not JSON`);
      expect(code).toBe(2);
    }
  });

  test("a store that is no store is named and left as it is", async () => {
    const path = file("notes.sqlite", "shopping: milk, bread");
    const { code, stderr } = await organon(["report", "latest", "--store", path]);
    expect(stderr).toContain(path);
    expect(code).toBe(2);
  });

  test("questions of the greatest length are made", async () => {
    const { code, stdout } = await organon(["generate", "--length", "30", "--limit", "3"]);
    expect(code).toBe(0);
    expect(stdout.trim().split("\n")).toHaveLength(3);
  });

  test("too few items are exit 1 with the reason", async () => {
    const { code, stderr } = await organon([
      "generate",
      "--skill",
      "quantifier negation",
      "--kind",
      "valid",
      "--limit",
      "100000",
      "-o",
      "few.jsonl",
    ]);
    expect(stderr).toMatch(/used up/);
    expect(code).toBe(1);
  });
});

describe("results", () => {
  test("skills --json is an array of 208 leaves", async () => {
    const { stdout, code } = await organon(["skills", "--json"]);
    const leaves: unknown = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(leaves).toHaveLength(208);
    expect(leaves).toContainEqual({
      id: "existential modus ponens/valid",
      logic: "predicate",
      category: "inference",
      rule: "existential modus ponens",
      base: "modus ponens",
      extension: "existential",
      kind: "valid",
      label: "yes",
    });
  });

  test("prove --jsonl answers line by line, in order, also to bad lines", async () => {
    const lines = [
      '{"premises":["p -> q","p"],"conclusion":"q"}',
      '{"premises":["p ->"],"conclusion":"q"}',
      "not json",
      '{"premises":["forall x (P(x) -> Q(x))"],"conclusion":"exists x P(x)"}',
      '{"premises":["p","~p"],"conclusion":"q"}',
      '{"premises":["p"],"conclusion":"~p"}',
    ];
    const { stdout, code } = await organon(["prove", "--jsonl"], lines.join("\n"));
    const answers = stdout
      .trim()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ relation, at }) => relation ?? at)).toEqual([
      "entailment",
      5,
      1,
      "neutral",
      "inconsistent",
      "contradiction",
    ]);
    expect(answers[0]).toHaveProperty("certificate.witness");
    expect(answers[3]).toHaveProperty("certificate.refuting");
  });

  test("generate, audit and run agree, and the same run again asks nothing", async () => {
    const suite = join(folder, "suite.jsonl");
    expect((await organon(["generate", "--per-leaf", "1", "-o", suite])).code).toBe(0);
    expect((await organon(["audit", suite])).code).toBe(0);
    const run = ["run", "-m", "reasoner:oracle", "--suite", suite, "--json"];
    const first = await organon(run);
    const second = await organon(run);
    expect(first.code).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    const report: unknown = JSON.parse(first.stdout);
    expect(report).toHaveProperty("models.0.accuracy.value", 1);
    expect(report).toHaveProperty("models.0.accuracy.n", 208);
    expect(report).toMatchObject({ file: suite, seed: null, profile: null });
    const { stdout } = await organon(["report", "latest"]);
    expect(stdout).toContain(`208 questions of ${suite}. Percent`);
  });

  test("an audit finds a wrong key, exit 1", async () => {
    const { stdout } = await organon(["generate", "--limit", "1"]);
    const path = file("wrong.jsonl", stdout.replace('"label":"yes"', '"label":"no"'));
    const { code, stdout: found } = await organon(["audit", path]);
    expect(found).toMatch(/the key is no, but the kind is valid/);
    expect(code).toBe(1);
  });

  test("the demonstration writes its report and prints planted against found", async () => {
    const { code, stdout, stderr } = await organon(["demo"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/3 of 3/);
    expect(stderr).toMatch(/report\.html/);
  });

  test("NO_COLOR and a pipe give no escape codes, FORCE_COLOR does", async () => {
    const plainText = await organon(["report", "latest"]);
    const colored = await organon(["report", "latest"], "", { FORCE_COLOR: "1" });
    expect(plainText.stdout).not.toContain("\u001b[");
    expect(colored.stdout).toContain("\u001b[");
  });

  test("every verb's help shows an example", async () => {
    for (const verb of [
      "skills",
      "prove",
      "generate",
      "audit",
      "run",
      "report",
      "weaknesses",
      "teach",
      "improve",
    ]) {
      const { code, stdout } = await organon([verb, "--help"]);
      expect(stdout, verb).toMatch(/Example:\n {2}organon /);
      expect(code).toBe(0);
    }
  });
});
