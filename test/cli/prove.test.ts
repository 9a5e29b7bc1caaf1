/** `organon prove`: other notations, the certificate in words, limits, a long stream, and a mark under what is wrong. */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { workplace } from "./launch.ts";

const { organon, write } = workplace();

const tptp = `% all p are q
fof(one, axiom, ![X]: (p(X) => q(X))).
fof(two, axiom, p(c)).
fof(goal, conjecture, q(c)).
`;

describe("other notations", () => {
  test("a TPTP problem is read from a file, and its trouble is shown by line and character", async () => {
    const { code, stdout } = await organon("prove", "--notation", "tptp", "--file", write("good.p", tptp));
    expect(stdout).toMatch(/^∀X \(p\(X\) → q\(X\)\); p\(c\) ⊢ q\(c\)\nentailment/);
    expect(code).toBe(0);
    const bad = await organon(
      "prove",
      "--notation",
      "tptp",
      "--file",
      write("bad.p", tptp.replace("q(c)", "q(Y)")),
    );
    expect(bad.stderr).toBe(
      "organon: bad.p:4:25: unbound variable “Y”\n" +
        "  fof(goal, conjecture, q(Y)).\n" +
        "                          ^\n" +
        "  put a quantifier before it\n",
    );
    expect(bad.code).toBe(2);
  });

  test.for<readonly [notation: string, text: string, says: RegExp]>([
    ["folio", "∀x (Sci-Fi(x) → Fun(x)) ; Sci-Fi(it) |- Fun(it)", /^entailment/m],
    ["entailment", "(a>b)&a,b,1,1,0", /^entailment/m],
    ["entailment", "(a|b),~b", /^neutral/m],
    ["tptp", "fof(c, conjecture, p | ~p).", /^entailment/m],
    ["organon", "p xor q; p |- q", /^contradiction/m],
  ])("%s: %s", async ([notation, text, says]) => {
    const { code, stdout } = await organon("prove", "--notation", notation, text);
    expect(stdout).toMatch(says);
    expect(code).toBe(0);
  });

  test("lines may be in them, and the answer says in which text the trouble is", async () => {
    const lines = [
      { premises: ["a>b", "a"], conclusion: "b" },
      { premises: ["a>b", "a ∧ b"], conclusion: "b" },
    ];
    const { stdout, code } = await streamed(
      ["--notation", "entailment"],
      lines.map((line) => JSON.stringify(line)),
    );
    const [good, bad] = stdout.split("\n");
    expect(JSON.parse(good ?? "")).toMatchObject({ relation: "entailment" });
    expect(JSON.parse(bad ?? "")).toEqual({
      error: "unexpected character “∧” (column 3)",
      at: 3,
      in: "premises.1",
    });
    expect(code).toBe(0);
  });
});

describe("in English", () => {
  test("letters or words are told, on a terminal and in JSON", async () => {
    const plain = await organon("prove", "p -> q; p |- q", "--english");
    expect(plain.stdout).toMatch(
      /\n3\. Then, by lines 1 and 2, q\.\nThat is the conclusion, so it follows\.\n$/,
    );
    const worded = await organon(
      "prove",
      "all x (P(x) -> Q(x)); P(a) |- Q(a)",
      "--lexicon",
      "everyday",
      "--json",
    );
    const told: unknown = JSON.parse(worded.stdout);
    expect(told).toHaveProperty("english.0", expect.stringMatching(/^1\. We are told that if a person /));
    expect(told).toHaveProperty("relation", "entailment");
  });

  test("an item's certificate is told by its id", async () => {
    const { stdout } = await organon("generate", "--per-leaf", "1", "--skill", "modus ponens");
    const file = write("items.jsonl", stdout);
    const all = await organon("prove", "--item", file);
    expect(all.stdout.match(/^Consider the following premises/gm)).toHaveLength(3);
    const id = /"id":"([0-9a-f]{8})/.exec(stdout)?.[1] ?? "";
    const one = await organon("prove", "--item", file, "--id", id);
    expect(one.stdout).toMatch(new RegExp(`^${id}[0-9a-f]{24} · modus ponens · valid\n`));
    expect(one.stdout).toMatch(
      /\nYes\.\n\n1\. We are told that .*That is the conclusion, so it follows\.\n$/s,
    );
    const { stdout: document } = await organon("prove", "--item", file, "--json");
    expect(JSON.parse(document)).toMatchObject({
      items: [1, 2, 3].map(() => ({ english: expect.arrayContaining([expect.any(String)]) as unknown })),
    });
    const none = await organon("prove", "--item", file, "--id", "zzz");
    expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(/holds no item zzz/)]);
  });
});

test.for<readonly [args: readonly string[], says: string]>([
  [["p |- p", "--file", "good.p"], "a sequent and --file do not go together"],
  [["p |- p", "--jsonl"], "a sequent and --jsonl do not go together"],
  [["p |- p", "--item", "items.jsonl"], "a sequent and --item do not go together"],
  [["--item", "items.jsonl", "--file", "good.p"], "--item and --file do not go together"],
  [["--item", "items.jsonl", "--referee", "z3"], "--referee does not go with --item"],
  [["--item", "items.jsonl", "--max-goals", "5"], "--max-goals does not go with --item"],
  [["p |- p", "--id", "286e"], "--id names an item, and no file of items is given"],
])("%o is misuse: nothing given is passed over", async ([args, says]) => {
  const { code, stdout, stderr } = await organon("prove", ...args);
  expect(stderr).toContain(says);
  expect([code, stdout]).toEqual([2, ""]);
});

test("limits are options, and what stays undecided says what was spent", async () => {
  const endless = "∀x ∃y R(x,y); ∀x ∀y ∀z ((R(x,y) ∧ R(y,z)) → R(x,z)); ∀x ¬R(x,x) ⊢ p";
  const { stdout, code } = await organon(
    "prove",
    endless,
    "--json",
    "--max-members=3",
    "--max-instances=40",
    "--max-conflicts=2000",
    "--max-goals=50",
  );
  expect(JSON.parse(stdout)).toMatchObject({
    relation: "undecided",
    certificate: null,
    reason: expect.stringMatching(/up to 3 members nor a refutation with up to 40 instances/),
    spent: { mostMembers: 3, mostInstances: 40, mostConflicts: 2000, mostGoals: 50 },
  });
  expect(code).toBe(0);
  const bad = await organon("prove", "p |- p", "--max-members", "none");
  expect([bad.code, bad.stderr]).toEqual([2, expect.stringMatching(/--max-members none/)]);
});

test("a long stream is answered in order and in bounded memory", { timeout: 120_000 }, async () => {
  const count = Number(process.env["STREAM_LINES"] ?? 20_000);
  const { stdout, code } = await streamed(["--max-old-space"], sequents(count));
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

/** `organon prove --jsonl` fed line by line; "--max-old-space" keeps its heap under 64 megabytes. */
const streamed = (
  flags: readonly string[],
  lines: Iterable<string>,
): Promise<{ readonly code: number; readonly stdout: string }> =>
  new Promise((done) => {
    const launcher = resolve(import.meta.dirname, "../../bin/organon.js");
    const small = flags.includes("--max-old-space");
    const child = execFile(
      process.execPath,
      [
        ...(small ? ["--max-old-space-size=64"] : []),
        launcher,
        "prove",
        "--jsonl",
        ...flags.filter((flag) => flag !== "--max-old-space"),
      ],
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
