/** `organon audit`: our own items, imported ones, leaks, and the figures on shortcuts. */
import { describe, expect, test } from "vitest";
import { workplace } from "./launch.ts";

const { organon, write } = workplace();

const imported = (id: string, conclusion: string, label: string): string =>
  JSON.stringify({
    v: 1,
    source: "elsewhere",
    id,
    index: 0,
    sourceId: "1",
    logic: "unknown",
    category: "unknown",
    rule: "unknown",
    base: "unknown",
    extension: "unknown",
    kind: "unknown",
    length: 1,
    label,
    premisesText: ["Ada sings.", "Ben cooks."],
    conclusionText: conclusion,
    question: `Given that Ada sings and Ben cooks: ${conclusion}`,
  });

describe("our own items", () => {
  test("a sound suite has no fault, and the shortcuts are told with n and intervals", async () => {
    await organon("generate", "--per-leaf", "1", "-o", "suite.jsonl");
    const { code, stdout } = await organon("audit", "suite.jsonl");
    expect(stdout).toMatch(/^208 items, 0 faults\n/);
    for (const guesser of [
      "majority",
      "overlap",
      "counts of the conclusion",
      "counts",
      "n-grams of everything",
    ])
      expect(stdout).toMatch(new RegExp(`^ {2}${guesser} +\\d+\\.\\d % \\[[\\d., ]+\\] n 208`, "m"));
    expect(code).toBe(0);
  });

  test("--json holds every guesser, overall and by length", async () => {
    const [one, two] = await Promise.all(
      ["1", "2"].map((n) => organon("generate", "--limit", "60", "--length", n)),
    );
    const path = write("both.jsonl", one!.stdout + two!.stdout);
    const { stdout } = await organon("audit", path, "--json");
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({ items: 120, imported: 0, faults: 0, alike: { sameQuestion: 0 } });
    expect(report).toHaveProperty("shortcuts.guessers.3.guesser", "counts");
    expect(report).toHaveProperty("shortcuts.guessers.3.balanced.n", 120);
    expect(report).toHaveProperty("shortcuts.byLength.1.length", 2);
  });

  test("a question asked twice is a fault", async () => {
    const { stdout } = await organon("generate", "--limit", "1");
    const { code, stdout: found } = await organon("audit", write("twice.jsonl", stdout + stdout));
    expect(found).toMatch(/the same question as [0-9a-f]{32}/);
    expect(code).toBe(1);
  });

  test("a question that another file holds is a fault under --against", async () => {
    const { stdout } = await organon("generate", "--limit", "5");
    const all = write("five.jsonl", stdout);
    const training = write("training.jsonl", `${stdout.split("\n")[2] ?? ""}\n`);
    const { code, stdout: found } = await organon("audit", all, "--against", training);
    expect(found).toMatch(/^item 2 \([0-9a-f]{32}\): training\.jsonl holds the same question/m);
    expect(found).toMatch(/5 items, 1 fault/);
    expect(code).toBe(1);
  });

  test("--shortest finds chains with a detour, and -o keeps the items whose length stands", async () => {
    // Of these two rules alone no chain of three can be made that is not a detour.
    const rules = "universal generalization,universal complement";
    await organon("generate", "--length", "3", "--skill", rules, "--limit", "24", "-o", "long.jsonl");
    const { code, stdout } = await organon("audit", "long.jsonl", "--shortest", "-o", "kept.jsonl");
    expect(stdout).toMatch(/^item \d+ \([0-9a-f]{32}\): a chain of [012] does what 3 are said to take/m);
    const [, proved] =
      /^shortest: (\d+) proved, 0 unproved, [1-9]\d* with a shorter chain/m.exec(stdout) ?? [];
    expect(code).toBe(1);
    const again = await organon("audit", "kept.jsonl", "--shortest", "--json");
    expect(JSON.parse(again.stdout)).toMatchObject({
      items: Number(proved),
      faults: 0,
      shortest: { proved: Number(proved), shorter: 0 },
    });
    expect(again.code).toBe(0);
  });

  test("generate --shortest makes what the audit finds nothing shorter for, on any number of cores", async () => {
    const flags = ["generate", "--length", "3", "--limit", "24", "--shortest"];
    const [one, two] = await Promise.all([organon(...flags), organon(...flags, "-j", "2")]);
    expect(two.stdout).toBe(one.stdout);
    const { code, stdout } = await organon("audit", write("honest.jsonl", one.stdout), "--shortest");
    expect(stdout).toMatch(/^shortest: 24 proved, 0 unproved, 0 with a shorter chain$/m);
    expect(code).toBe(0);
  });

  test(
    "the referee agrees with every key, and disagrees with a wrong one",
    { timeout: 120_000 },
    async () => {
      const { stdout } = await organon("generate", "--limit", "4");
      const { stdout: agreed, code } = await organon("audit", write("some.jsonl", stdout), "--referee", "z3");
      expect(agreed).toMatch(/z3 agrees with 4 of 4 keys/);
      expect(code).toBe(0);
      const wrong = stdout.replace('"relation":"entailment"', '"relation":"neutral"');
      const doctored = await organon("audit", write("wrong.jsonl", wrong), "--referee", "z3");
      const { stdout: found } = doctored;
      expect(doctored.code).toBe(1);
      expect(found).toMatch(/z3 says entailment, the item says neutral\n {2}premises: .*\n {2}conclusion: /);
      expect(found).toMatch(/^ {2}the item's certificate: \{"kind":"derivation","steps":\[/m);
      expect(found).toMatch(/^ {2}z3: with the conclusion the premises have the model .+$/m);
      expect(found).toMatch(/^ {2}z3: with its negation the premises have no model$/m);
      expect(found).toMatch(/z3 agrees with 3 of 4 keys/);
    },
  );
});

describe("imported items", () => {
  test("are audited without certificates, and the audit says so", async () => {
    const lines = [imported("a", "Ada sings.", "yes"), imported("b", "Zoe sings.", "no")].join("\n");
    const { code, stdout } = await organon("audit", write("imported.jsonl", lines));
    expect(stdout).toMatch(/2 are imported: without formulas and certificates their keys are not checked/);
    expect(stdout).toMatch(/counts +\S+ % /);
    expect(code).toBe(0);
  });

  test("one question with two keys is a fault", async () => {
    const lines = [imported("a", "Ada sings.", "yes"), imported("b", "Ada sings.", "no")].join("\n");
    const { code, stdout } = await organon("audit", write("two-keys.jsonl", lines));
    expect(stdout).toMatch(/the sentences of a with another key/);
    expect(code).toBe(1);
  });

  test("a line that is none is named", async () => {
    const lines = [imported("a", "Ada sings.", "yes"), imported("b", "Zoe sings.", "perhaps")].join("\n");
    const { code, stderr } = await organon("audit", write("damaged.jsonl", lines));
    expect(stderr).toMatch(/damaged\.jsonl:2: not an imported item: label/);
    expect(code).toBe(2);
  });
});
