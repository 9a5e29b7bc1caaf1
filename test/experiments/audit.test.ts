// @long: whole commands, one after another
/** Audits: our own items, imported questions, four-option items, leaks, and the figures on shortcuts. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { relationOf } from "#logic/decide";
import { printSequent } from "#logic/notation";
import type { Referee } from "#runs/referee";
import { audit, type Audit } from "#experiments/audit/audit";
import { entriesOf } from "#workspace/files/entries";
import { openReferee } from "#experiments/open-store";
import type { AuditOptions } from "#experiments/audit/look";
import { keyedOtherwise } from "../items/keyed-otherwise.ts";
import { choiceLines, linesFor, fixture } from "../fixture.ts";

const { save: write } = fixture();

const audited = (lines: readonly string[], options: Partial<AuditOptions> = {}): Promise<Audit> =>
  audit(entriesOf(write("audited.jsonl", lines.join("\n"))), { name: "audited.jsonl", ...options });

/** The audit of yes/no questions. */
const itemsAudited = async (lines: readonly string[], options: Partial<AuditOptions> = {}) => {
  const found = await audited(lines, options);
  if (found.kind !== "items") throw new Error("no yes/no questions");
  return found;
};

const against = (lines: readonly string[]): NonNullable<AuditOptions["against"]> => ({
  name: "training.jsonl",
  entries: entriesOf(write("training.jsonl", lines.join("\n"))),
});

const faults = ({ findings }: Audit): readonly string[] => findings.map(({ fault }) => fault);

const imported = (id: string, conclusion: string, label: string): string =>
  JSON.stringify({
    v: 3,
    id,
    question: `Given that Ada sings and Ben cooks: ${conclusion}`,
    options: [{ label: "yes" }, { label: "no" }],
    key: [label],
    tags: { dataset: "elsewhere" },
    premisesText: ["Ada sings.", "Ben cooks."],
    conclusionText: conclusion,
  });

describe("our own items", () => {
  test("their English is counted where that is asked for", async () => {
    const lines = linesFor({ profile: "balanced", limit: 20 });
    const asked = await itemsAudited(lines, { english: true });
    expect(asked.english).toMatchObject({ questions: lines.length });
    expect((await itemsAudited(lines)).english).toBeUndefined();
    await expect(audited(choiceLines({ perType: 1 }), { english: true })).rejects.toThrow(/--english is for/);
  });

  test("a sound suite has no fault, and every guesser is told with n", async () => {
    const found = await itemsAudited(linesFor({ profile: "paper", perSkill: 1 }));
    expect(found).toMatchObject({ items: 208, imported: 0, findings: [] });
    expect(found.shortcuts.guessers.map(({ guesser, balanced }) => [guesser, balanced.n])).toEqual(
      [
        "majority",
        "no if a clause comes denied (unlearned)",
        "yes if all words come (unlearned)",
        "counts",
        "n-grams of everything",
        "signed graph, one round",
        "signed graph, two rounds",
      ].map((name) => [name, 208]),
    );
  });

  test("a question asked twice is a fault", async () => {
    const [line = ""] = linesFor({ profile: "paper", limit: 1 });
    expect(faults(await audited([line, line]))).toEqual([
      "the same question as item 0 of the file, counted from 0",
    ]);
  });

  test("a question that another file holds is a fault", async () => {
    const lines = linesFor({ profile: "paper", limit: 5 });
    const found = await audited(lines, { against: against(lines.slice(2, 3)) });
    expect(found.findings).toMatchObject([
      { place: 2, index: 2, fault: expect.stringMatching(/^training\.jsonl holds the same question/) },
    ]);
  });

  test("chains with a detour are found, and the items whose length stands are kept", async () => {
    const lines = linesFor({ profile: "paper", skills: ["simplification"], kinds: ["valid"], limit: 4 });
    const [line, ...others] = lines.map((one): ProblemLine<"rule"> => JSON.parse(one));
    const turned = line!.premises[0]!.split(" ∧ ").toReversed().join(" ∧ ");
    const steps = [
      { skill: "commutative", from: line!.premises, to: turned },
      { skill: "simplification", from: [turned], to: line!.conclusion },
    ];
    const detour = { ...line!, length: 2, steps };
    const file = write("long.jsonl", [detour, ...others].map((one) => JSON.stringify(one)).join("\n"));
    const kept: ProblemLine<"rule">[] = [];
    const keep = async (item: ProblemLine<"rule">): Promise<void> => {
      kept.push(item);
    };
    const found = await audit(entriesOf(file), { name: file, shortest: true }, { keep });
    if (found.kind !== "items") throw new Error("no yes/no questions");
    expect(faults(found)).toContainEqual(expect.stringMatching(/^a chain of 1 does what 2 are said to take/));
    expect(found.shortest).toMatchObject({ unproved: 0, proved: 3, shorter: 1 });
    expect(kept).toEqual(others);
    const again = await itemsAudited(
      kept.map((item) => JSON.stringify(item)),
      { shortest: true },
    );
    expect(again).toMatchObject({
      items: kept.length,
      findings: [],
      shortest: { proved: kept.length, shorter: 0 },
    });
  });

  test("the referee agrees with every key, and disagrees with a wrong one", async () => {
    const referee = await openReferee();
    try {
      const lines = linesFor({ profile: "paper", limit: 4 });
      const agreed = await audited(lines, { referee });
      expect(agreed).toMatchObject({ findings: [], referee: { agreements: 4, decided: 4 } });
      const wrong = lines.map((line) => line.replace('"relation":"entailment"', '"relation":"neutral"'));
      const [first = "", ...rest] = lines;
      const found = await audited([wrong[0] ?? first, ...rest], { referee });
      expect(found.referee).toEqual({ agreements: 3, decided: 4 });
      const text = faults(found).join("\n");
      expect(text).toMatch(
        /z3 says entailment, the item says neutral: the relation is not neutral\n {2}premises: .*\n {2}conclusion: /,
      );
      expect(text).toMatch(/^ {2}the item's certificate: \{"kind":"derivation","steps":\[/m);
      expect(text).toMatch(/^ {2}z3: with the conclusion the premises have the model .+$/m);
      expect(text).toMatch(/^ {2}z3: with its negation the premises have no model$/m);
    } finally {
      await referee.close();
    }
  });

  test("a referee that gives a question up is asked a second time", async () => {
    let judged = 0;
    const hesitant: Referee = {
      relation: async () => "undecided",
      judge: async () => {
        judged += 1;
        return { relation: "entailment", grounds: [] };
      },
      close: async () => {},
    };
    const found = await audited(linesFor({ profile: "paper", kinds: ["valid"], limit: 3 }), {
      referee: hesitant,
    });
    expect(found).toMatchObject({ findings: [], referee: { agreements: 3, decided: 3 } });
    expect(judged).toBe(3);
  });
});

describe("imported questions", () => {
  test("are decided by their source's formulas where these are known", async () => {
    const withFormulas = (id: string, key: string, conclusion: string): string =>
      JSON.stringify({
        ...JSON.parse(imported(id, `${conclusion}.`, key)),
        formulas: { premises: ["p", "p → q"], conclusion },
      });
    const found = await itemsAudited([
      withFormulas("a", "yes", "q"),
      withFormulas("b", "yes", "r"),
      withFormulas("c", "yes", "r r"),
    ]);
    expect(found).toMatchObject({ imported: 3, decided: { judged: 2, right: 1 } });
    expect(faults(found)).toEqual(["the key is yes, but what follows is no"]);
  });

  test("one question with two keys is a fault", async () => {
    const found = await audited([imported("a", "Ada sings.", "yes"), imported("b", "Ada sings.", "no")]);
    expect(faults(found).join("\n")).toMatch(/the sentences of a with another key/);
  });
});

describe("four-option items", () => {
  const lines = choiceLines({ perType: 4, seed: 7 });

  test("ours have no fault, and places, words and pickers are told", async () => {
    const found = await audited(lines);
    if (found.kind !== "choices") throw new Error("no choice items");
    expect(found).toMatchObject({
      items: 12,
      findings: [],
      places: [3, 3, 3, 3],
      departures: { vacuous: 0 },
    });
    expect(found.words).toBeGreaterThan(50);
    expect(found.shortcuts).toBeDefined();
  });

  test("guessers that learned from another file guess every question of this one", async () => {
    const others = choiceLines({ perType: 8, seed: 8 });
    const found = await audited(lines, { learn: [against(others)] });
    if (found.kind !== "choices") throw new Error("no choice items");
    expect(found.shortcuts).toMatchObject({ items: 12, learned: 24 });
    await expect(audited(lines, { learn: [against([])] })).rejects.toThrow("holds no four-option items");
  });

  test("a referee is asked each sequent once, and its word counts for every claim about it", async () => {
    const asked: string[] = [];
    const exact: Referee = {
      relation: async (sequent) => {
        asked.push(printSequent(sequent));
        return relationOf(sequent);
      },
      judge: async (sequent) => ({ relation: relationOf(sequent), grounds: [] }),
      close: async () => {},
    };
    const { referee, findings } = await audited(lines, { referee: exact });
    expect(findings).toEqual([]);
    expect(referee?.agreements).toBe(referee?.decided);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThan(referee?.decided ?? 0);
  });

  /** The same question with its options and its sentences in another order. */
  const turnedAround = (line: string): string =>
    JSON.stringify(JSON.parse(line), (name, value: unknown) =>
      Array.isArray(value) && ["options", "premisesText"].includes(name) ? value.toReversed() : value,
    );

  test("a question that another file holds is a fault, in any order of options and sentences", async () => {
    const others = choiceLines({ perType: 2, seed: 8 });
    const leaked = await audited(lines, { against: against([...others, turnedAround(lines[2] ?? "")]) });
    expect(leaked.findings).toMatchObject([
      { place: 2, fault: expect.stringMatching(/^training\.jsonl holds the same question/) },
    ]);
    expect(faults(await audited(lines, { against: against(others) }))).toEqual([]);
  });

  test("a wrong key and a line that stands twice are findings", async () => {
    const [first = "", second = ""] = lines;
    const text = faults(await audited([keyedOtherwise(first), second, second])).join("\n");
    expect(text).toMatch(/verdict that the key gives/);
    expect(text).toMatch(/the same question as item 1/);
  });

  test("both kinds in one file are audited apart", async () => {
    const mixed = [lines[0] ?? "", ...linesFor({ profile: "paper", limit: 1 })];
    await expect(audited(mixed)).rejects.toMatchObject({ hint: "audit them apart" });
    await expect(audited(mixed.toReversed())).rejects.toMatchObject({ hint: "audit them apart" });
  });
});

test("a set named with --format is held against every question of the other file, yes/no ones as well", async () => {
  const lines = [imported("one", "Ada sings.", "yes"), imported("two", "Ben sings.", "no")];
  const found = await audited(lines, { dataset: "elsewhere", against: against(lines.slice(1)) });
  if (found.kind !== "set") throw new Error("not audited as a set");
  expect(found.found.leaks).toEqual({ name: "training.jsonl", count: 1 });
});
