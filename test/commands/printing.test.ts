// @long: whole commands, one after another
/** What each verb prints: results on stdout, notices on stderr, one document with --json, colour and width as asked. */
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { priceTable } from "#models/prices";
import { listedCommands } from "../../scripts/commands.ts";
import { commands, groups } from "../../src/commands/commands.ts";
import { answering, startServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const { folder, organon, json, call, write, read } = fixture();
const novice = "reasoner:novice?weak=modus tollens&slip=1";
const rules = ["--profile", "paper", "--skill", "modus ponens,modus tollens", "--per-skill", "2"];
let run = "";

beforeAll(async () => {
  const told = z.looseObject({ run: z.string() });
  run = told.parse(await json("run", "-m", "reasoner:oracle", "-m", novice, ...rules)).run;
});

test("help VERB is what VERB --help is", async () => {
  const { code, stdout } = await organon("help", "run");
  expect(code).toBe(0);
  expect(stdout).toBe((await organon("run", "--help")).stdout);
  expect((await organon("help", "bank", "polish")).stdout).toContain("organon bank polish");
});

describe("a report", () => {
  test("goes to standard output as page or Markdown where the file is called “-”, and nothing else does", async () => {
    const page = await organon("report", run, "--html", "-");
    expect(page.stdout).toMatch(/^<!doctype html>[^]*<\/html>\n$/i);
    expect(page.stderr).toBe("");
    expect((await organon("report", run, "--md", "-")).stdout).toMatch(/^# /);
    expect(
      (await organon("run", "-m", "reasoner:oracle", "-m", novice, ...rules, "--md", "-")).stdout,
    ).toMatch(/^# /);
    expect(readdirSync(folder)).not.toContain("-");
  });

  test("is lines on stdout and a notice on stderr", async () => {
    const { stdout, stderr } = await organon("run", "-m", "reasoner:oracle", "-m", novice, ...rules);
    expect(stdout).toMatch(
      /^12 questions with proved answers, profile paper, seed 1, style \w+ · run [0-9a-f]{12}/m,
    );
    expect(stderr).toMatch(/^24 of 24 answers are stored; nothing was asked\./);
    expect(stderr).toContain(`\nrun ${run}; organon report ${run} --html report.html draws it\n`);
    const { stdout: told, stderr: silence } = await organon("report", "latest", "--quiet");
    expect(told).toBe(stdout);
    expect(silence).toBe("");
  });

  test("is one document with --json, the same asked and stored", async () => {
    const stored = await json("report", run);
    expect(stored).toMatchObject({ run, models: [{ model: "reasoner:oracle" }, { model: novice }] });
    expect(await json("run", "-m", "reasoner:oracle", "-m", novice, ...rules)).toEqual(stored);
  });

  test("has no escape codes in a pipe or with NO_COLOR, and has them on a terminal or with FORCE_COLOR", async () => {
    const told = async (elsewhere: Parameters<typeof call>[1]): Promise<string> =>
      (await call(["report", run], elsewhere)).stdout;
    const escape = "\u001b[";
    expect(await told({})).not.toContain(escape);
    expect(await told({ columns: 100, env: { NO_COLOR: "1" } })).not.toContain(escape);
    expect(await told({ columns: 100, env: { TERM: "dumb" } })).not.toContain(escape);
    expect(await told({ columns: 100 })).toContain(escape);
    expect(await told({ env: { FORCE_COLOR: "1" } })).toContain(escape);
    expect(await told({ columns: 100, env: { FORCE_COLOR: "0", NO_COLOR: "1" } })).not.toContain(escape);
  });

  test("colours documents alone: what somebody wrote has no codes, also where colours are asked for", async () => {
    const file = write("red.jsonl", JSON.stringify({ question: "\u001b[31mIs it red?", key: "yes" }));
    const maps = ["--map", "question=question", "--map", "key=key", "--labels", "yes,no"];
    await organon("import", "jsonl", file, ...maps, "-o", "red-lines.jsonl");
    const asked = ["--suite", "red-lines.jsonl", "-m", "reasoner:oracle", "--store", "red.sqlite"];
    await organon("run", ...asked, "--go-on");
    const exported = ["export", "latest", "--format", "csv", "--store", "red.sqlite"];
    const { stdout } = await call(exported, { columns: 100, env: { FORCE_COLOR: "1" } });
    expect(stdout).toContain(String.raw`\u001b[31mIs it red?`);
    expect(stdout).toMatch(/,tags\r\n/);
    await organon(...exported, "-o", "red.csv");
    expect(read("red.csv")).toBe(stdout);
    expect(stdout).not.toContain("\u001b");
  });

  test("of a diagnosis has a price, a split and an expected recall before the first call", async () => {
    const { stdout } = await organon("diagnose", "-m", "reasoner:coin", "--budget", "700", "--dry-run");
    expect(stdout).toMatch(/at most 700 calls, \$0\n +at most 92 questions in a pilot, 608 in the search; /);
    expect(stdout).toMatch(/searches of 600 questions find 99, 88 and 31 % of weak rules that fail in 8, 4/);
  });
});

describe("a dry run", () => {
  test("tells calls and price, needs no key, asks nothing and makes no store", async () => {
    const { organon: elsewhere, folder } = fixture();
    const nowhere = "openai-compatible:x?url=http://127.0.0.1:9/v1";
    const { code, stdout } = await elsewhere(
      ...`run -m openai:gpt-6-luna -m ${nowhere} --limit 3 --dry-run --max-cost 2`.split(" "),
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^run [0-9a-f]{12}: 3 questions; nothing is asked yet\n/);
    expect(stdout).toMatch(new RegExp(`gpt-6-luna: 3 calls.*\\(prices of ${priceTable.date}\\)`));
    expect(stdout).toMatch(/x\?url=.*price unknown/);
    expect(stdout).toMatch(/and what 1 of 2 models cost, whose price is unknown/);
    expect(stdout).toMatch(/\n--max-cost stops at \$2\.00\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe("other verbs", () => {
  test("compare: a document with the models, or lines", async () => {
    expect(await json("compare", run)).toMatchObject({
      shared: 12,
      a: { run, model: "reasoner:oracle" },
      b: { run, model: novice },
      told: expect.any(String),
    });
    expect((await organon("compare", run)).stdout).toMatch(/none of \d+ rules differ significantly/);
  });

  test("compare: more than two are ranked, on the terminal, as JSON and as a page", async () => {
    const three = ["compare", run, run, run];
    const { stdout } = await organon(...three, "-m", "reasoner:oracle");
    expect(stdout).toMatch(/^3 models ranked\n/);
    expect(stdout).toMatch(/^ +oracle in [0-9a-f]{12} +1–3 +100\.0 %/m);
    expect(await json("compare", run, run, run)).toMatchObject({ questions: 12, models: { length: 6 } });
    await organon(...three, "--html", "ranked.html");
    expect(read("ranked.html")).toContain("6 models ranked");
    expect((await organon(...three, "--fail-drop", "0.1")).stderr).toMatch(/--fail-drop is for two/);
  });

  test("compare: a drop beyond what is allowed misses the gate, and says by how much", async () => {
    const missed = await organon("compare", run, "--fail-drop", "0.02");
    expect(missed.code).toBe(1);
    expect(missed.stderr).toMatch(
      /^gate missed:\n {2}the lower 95 % bound of B − A is −\d+\.\d percentage points/,
    );
    const passed = await organon("compare", run, "-m", novice, "-m", "reasoner:oracle", "--fail-drop", "0.5");
    expect(passed).toMatchObject({ code: 0, stderr: expect.stringMatching(/^gate passed:\n/) });
  });

  test("run --dry-run: what its questions show", async () => {
    const dry = ["run", "--dry-run", "-m", "reasoner:coin", "--profile", "paper"];
    const { stdout } = await organon(...dry);
    expect(stdout).toMatch(
      /2080 questions; .*\n +accuracy: ± 2\.1 points at worst.* 0\.4 points on the same questions, 3\.6 points on others/,
    );
  });

  test("report --section weaknesses: one object of one shape, whether of one model or of several", async () => {
    const weak = ["report", run, "--section", "weaknesses"];
    const both = await json(...weak, "-k", "2");
    expect(both).toMatchObject({
      run,
      model: null,
      examinations: [{}, {}],
      weaknesses: expect.arrayContaining([expect.objectContaining({ rule: "modus tollens" })]),
    });
    // The oracle is right everywhere, so none of its skills is listed.
    expect(both).toHaveProperty("weaknesses.0.model", novice);
    expect((await organon(...weak, "-k", "3")).stdout).toContain("modus tollens");
  });

  test("improve --write: the papers' text, or the turns of a chat", async () => {
    const wanted = ["--write", "-", "-m", novice, "--shots", "2"];
    const { stdout } = await organon("improve", run, ...wanted);
    expect(stdout).toMatch(/We can infer that: .* Because this follows by /);
    const chat: unknown = JSON.parse((await organon("improve", run, ...wanted, "--format", "chat")).stdout);
    expect(chat).toMatchObject({
      messages: ["user", "assistant", "user", "assistant"].map((role) => ({ role })),
    });
    expect(await json("improve", run, ...wanted, "--format", "chat")).toMatchObject({
      run,
      model: novice,
      strategy: "weak",
      demonstrations: [{}, {}],
      messages: [{}, {}, {}, {}],
    });
  });

  test("report --parser papers reads the same replies as the papers do", async () => {
    const server = await startServer(answering("No person sings, so yes."));
    const place = ["--store", "readers.sqlite"];
    const model = `openai-compatible:tested?url=${server.origin}/v1`;
    await organon("run", "-m", model, "--limit", "4", ...place);
    const ours = await json("report", "latest", ...place);
    const theirs = await json("report", "latest", ...place, "--parser", "papers");
    // The reply holds both words, so it is correct under either key.
    expect(theirs).toMatchObject({ models: [{ accuracy: { value: 1, n: 4 } }] });
    expect(ours).toMatchObject({ models: [{ accuracy: { value: 0.5, n: 4 } }] });
    expect((await organon("report", "latest", ...place, "--parser", "papers", "--full")).stdout).toMatch(
      /Answer\s+parser: papers/,
    );
  });

  test("skills --json is an array of 208 skills, and lines tell rules and forms", async () => {
    expect(await json("prove", "--rules")).toHaveLength(208);
    const { stdout } = await organon("prove", "--rules");
    expect(stdout).toMatch(/^propositional · equivalence\n {2}idempotent {2}\(valid/);
    expect(stdout).toContain("208 skills from ");
  });

  test("prove: the relation, and a derivation or interpretations; a certificate in words", async () => {
    const entailed = await organon("prove", "p -> q; p |- q");
    expect(entailed.stdout).toMatch(/^p → q; p ⊢ q\nentailment: the conclusion follows\n/);
    const open = await organon("prove", "∃x P(x) |- P(a)");
    expect(open.stdout).toMatch(/neutral: .*\n\ntrue in\n {4}domain \{.*\n[^]*false in\n {4}domain/);
    const english = await organon("prove", "p -> q; p |- q", "--english");
    expect(english.stdout).toMatch(
      /\n3\. Then, by lines 1 and 2, q\.\nThat is the conclusion, so it follows\.\n$/,
    );
    expect(await json("prove", "p |- q", "--max-members", "3")).toMatchObject({ relation: "neutral" });
    write("bad.p", "fof(a, axiom, p(X)).");
    const bad = await organon("prove", "--notation", "tptp", "--file", "bad.p");
    expect(bad.stderr).toMatch(
      /^organon: bad\.p:1:\d+: unbound variable “X”\n {2}fof.*\n +\^\n {2}put a quant/,
    );
    expect(bad.code).toBe(2);
  });

  test("prove --item: certificates of a file's items in words, all or one", async () => {
    const { stdout } = await organon(
      "generate",
      "--profile",
      "paper",
      "--per-skill",
      "1",
      "--skill",
      "modus ponens",
    );
    const file = write("items.jsonl", stdout);
    const all = await organon("prove", "--item", file);
    expect(all.stdout.match(/^[0-9a-f]{32} · modus ponens · /gm)).toHaveLength(3);
    const id = /"id":"([0-9a-f]{8})/.exec(stdout)?.[1] ?? "";
    const one = await organon("prove", "--item", file, "--id", id);
    expect(one.stdout).toMatch(new RegExp(`^${id}[0-9a-f]{24} · modus ponens · valid\n`));
    expect(one.stdout).toMatch(/\nYes\.\n\n1\. Premise: .*That is the conclusion, so it follows\.\n$/s);
    expect(await json("prove", "--item", file)).toMatchObject({
      items: [1, 2, 3].map(() => ({ english: expect.arrayContaining([expect.any(String)]) as unknown })),
    });
  });

  test("generate and import: lines, or one document with --json; what was made is a notice", async () => {
    const { stdout, stderr } = await organon("generate", "--limit", "30");
    const lines = stdout.trimEnd().split("\n");
    expect(stderr).toMatch(/^asked 30, made 30, /);
    expect(await json("generate", "--limit", "30")).toMatchObject({
      items: lines.map((line): unknown => JSON.parse(line)),
      summary: { asked: 30, made: 30 },
    });
    await organon("generate", "--limit", "30", "-o", "thirty.jsonl");
    expect(read("thirty.jsonl")).toBe(stdout);

    const four = await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "three.jsonl");
    expect(four.stderr).toMatch(/asked 3, made 3, of 3 distinct arguments/);
    expect(await json("generate", "--task", "four-option", "--per-type", "1")).toMatchObject({
      items: [{ v: expect.any(Number) }, {}, {}],
      summary: { asked: 3, made: 3 },
    });

    const row = `,propositional,equivalent,Commutative laws,inference,"Consider the following premises: Ada sings and Ben cooks. Can we infer the following from them? Answer yes or no: Ben cooks and Ada sings.",yes`;
    const table = write(
      "t.csv",
      ["id,logic,rule_category,rule,problem,query,answer", `1${row}`, `2${row}`].join("\n"),
    );
    const imported = await organon("import", "logicasker", table, "-o", "t.jsonl");
    expect(imported.stderr).toMatch(
      /2 questions, 2 labelled yes\n[^]* {2}1 × the same question and key as an earlier row: line 3/,
    );
    expect(await json("import", "logicasker", table, "-o", "again.jsonl")).toMatchObject({
      source: "logicasker",
      items: 2,
      faults: [{ fault: "the same question and key as an earlier row", count: 1, lines: [3] }],
    });
  });
});

/** The long names of the options that a help text lists. */
const listedOptions = (help = ""): readonly string[] =>
  [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, name = ""]) => name);

describe("help", () => {
  test("of the program and of a group lists the commands", async () => {
    const { stdout } = await organon("--help");
    expect(stdout).toMatch(/\n {2}generate +generate questions with proved answers\n/);
    expect(Object.keys(groups)).toHaveLength(6);
    for (const [title, some] of Object.entries(groups)) {
      expect(stdout).toContain(`\n${title}\n`);
      expect(some.length, title).toBeLessThanOrEqual(8);
    }
    expect(await organon("bank", "--help")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("sentences"),
    });
  });

  test("shows the usual options, and with --all every one", async () => {
    const { stdout: usual } = await organon("run", "--help");
    const { stdout: all } = await organon("run", "--help", "--all");
    expect(usual).toMatch(/\n\d\d more options: organon run --help --all\n/);
    expect(usual.trim().split("\n").length).toBeLessThanOrEqual(50);
    expect(listedOptions(usual)).not.toContain("--same-model");
    expect(listedOptions(all)).toEqual(expect.arrayContaining(["--same-model", "--model"]));
    expect(all).toMatch(/generate --help --all explains:[^.]*--parameter/);
    expect(all).toMatch(/--force[^]*--no-config/);
    expect(listedOptions((await organon("--help", "--all")).stdout)).toContain("--no-config");
    expect(all).not.toContain("more options");
  });

  test("of all commands explains every option with --all, at most 320 lines, and fits 80 columns", async () => {
    const overall = (await organon("--help", "--all")).stdout;
    let lines = listedOptions(overall).length;
    for (const { words, command } of await listedCommands()) {
      const help = (await organon(...words.split(" "), "--help", "--all")).stdout;
      for (const { description, declaration } of Object.values(command.options)) {
        expect(description, words).not.toBe("");
        expect(help, words).toContain(/--[a-z-]+/.exec(declaration)?.[0]);
      }
      for (const line of help.split("\nExample:")[0]?.split("\n") ?? [])
        expect(Array.from(line).length, `${words}: ${line}`).toBeLessThanOrEqual(80);
      lines += listedOptions(help).length;
    }
    expect(lines).toBeLessThanOrEqual(320);
    expect(commands.length).toBeLessThanOrEqual(22);
  });

  test("the version is one line", async () => {
    expect((await organon("--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
