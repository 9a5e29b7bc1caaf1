// @long: whole commands, one after another
/** `organon audit`: questions of every kind, sound and forged, and what is found in them. */
import { beforeAll, describe, expect, test } from "vitest";
import type { ProblemLine } from "#items/problem-line";
import type { Referee } from "#logic/z3";
import { audit } from "#experiments/audit/audit";
import { choiceLines, fixture, linesFor, testRows } from "../fixture.ts";
import { gradedLines } from "../items/graded.ts";
import { keyedOtherwise } from "../items/keyed-otherwise.ts";
import { parseProblemLine } from "../../src/items/formats/lines.ts";

const place = fixture();
const { organon, write } = place;

const imported = (id: string, conclusion: string, key: string, more: object = {}): string =>
  JSON.stringify({
    v: 3,
    id,
    question: `Given that Ada sings and Ben cooks: ${conclusion}.`,
    options: [{ label: "yes" }, { label: "no" }],
    key: [key],
    tags: { dataset: "elsewhere" },
    premisesText: ["Ada sings.", "Ben cooks."],
    conclusionText: `${conclusion}.`,
    ...more,
  });
const decided = (id: string, key: string, conclusion: string): string =>
  imported(id, conclusion, key, { formulas: { premises: ["p", "p → q"], conclusion } });
/** The same question with its options and its sentences in another order. */
const turnedAround = (line = ""): string =>
  JSON.stringify(JSON.parse(line), (name, value: unknown) =>
    Array.isArray(value) && ["options", "premisesText"].includes(name) ? value.toReversed() : value,
  );

const ours = linesFor({ profile: "paper", perSkill: 1, skills: ["modus ponens", "addition"] });
const [first = "", second = ""] = ours;
const choices = choiceLines({ perType: 4, seed: 7 });
const others = choiceLines({ perType: 2, seed: 8 });
const graded = gradedLines({ tasks: ["three-way", "proof"], parameters: { length: [3] }, perPoint: 6 });
const [problem = ""] = graded;
const open = gradedLines({ tasks: ["countermodel"], parameters: { length: [3] }, perPoint: 3 });
const withParameters = (line: string, more: object): string => {
  const item: ProblemLine<"graded"> = JSON.parse(line);
  return JSON.stringify({ ...item, parameters: { ...item.parameters, ...more } });
};
const inSigns = gradedLines({
  tasks: ["three-way"],
  parameters: { length: [3] },
  perPoint: 6,
  style: "symbolic",
});
const valid = linesFor({ profile: "paper", limit: 4, kinds: ["valid"], skills: ["simplification"] });
const snli = { gold_label: "contradiction", sentence1: "A man sleeps.", sentence2: "Nobody sleeps." };

/** An item that goes a way round: its pair of premises is turned before it is taken apart. */
const detour = (line: string): string => {
  const item: ProblemLine<"rule"> = JSON.parse(line);
  const turned = item.premises[0]!.split(" ∧ ").toReversed().join(" ∧ ");
  const steps = [
    { skill: "commutative", from: item.premises, to: turned },
    { skill: "simplification", from: [turned], to: item.conclusion },
  ];
  return JSON.stringify({ ...item, length: 2, steps });
};

const files: Readonly<Record<string, readonly string[]>> = {
  sound: ours,
  "wrong-key": [keyedOtherwise(first)],
  twice: [first, second, first],
  one: [second],
  related: [first.replace('"relation":"entailment"', '"relation":"neutral"'), second],
  detour: [detour(valid[0]!), ...valid.slice(1)],
  decided: [decided("a", "yes", "q"), decided("b", "yes", "r"), decided("c", "yes", "r r")],
  keys: [imported("a", "Ada sings", "yes"), imported("b", "Ada sings", "no")],
  imported: [imported("a", "Ada sings", "yes"), imported("b", "Ben sings", "no")],
  choices,
  others,
  leaked: [...others, turnedAround(choices[2])],
  "choices-wrong": [keyedOtherwise(choices[0]!), choices[1]!, choices[1]!],
  mixed: [choices[0]!, first],
  mixed2: [first, choices[0]!],
  graded,
  "graded-twice": [...graded, graded[2]!],
  "graded-two": graded.slice(0, 2),
  "open-harder": [withParameters(open[0]!, { length: 9 }), ...open.slice(1)],
  "open-more": [withParameters(open[0]!, { ease: 1 }), ...open.slice(1)],
  "open-elsewhere": [
    withParameters(open[0]!.replace('"group":"', '"group":"7'), { length: 9 }),
    ...open.slice(1),
  ],
  "graded-broken": [problem.replace('"premises":["', '"premises":["P1(a1) → (')],
  "in-signs": inSigns,
  "in-words": gradedLines({ tasks: ["three-way"], parameters: { length: [3] }, perPoint: 6 }),
};

beforeAll(async () => {
  for (const [name, lines] of Object.entries(files)) write(`${name}.jsonl`, lines.join("\n"));
  write("snli.jsonl", JSON.stringify(snli));
  expect((await organon("import", "snli", "snli.jsonl", "-o", "snli-lines.jsonl")).code).toBe(0);
});

const fault = (place: number, says: RegExp) => ({ index: place, fault: expect.stringMatching(says) });
const sameAs = /^the same question as item \d of the file, counted from 0$/;
const found = (code: number, ...findings: readonly object[]) => ({ code, json: { findings } });

describe("an audit", () => {
  testRows(place, [
    [
      "of sound questions tells every classifier with n",
      "audit sound.jsonl",
      { out: /^6 items, 0 faults\n[^]*^ {2}counts +\d+\.\d % +\[[\d., ]+\] n 6/m },
    ],
    [
      "of sound questions, as JSON",
      "audit sound.jsonl",
      { json: { items: 6, imported: 0, faults: 0, alike: { sameQuestion: 0 }, findings: [] } },
    ],
    [
      "English is counted where that is asked for",
      "audit sound.jsonl --english",
      { json: { english: { questions: 6 } } },
    ],
    [
      "faults stand first, and end with 1",
      "audit wrong-key.jsonl",
      {
        code: 1,
        out: /^item 0 \([0-9a-f]{32}\): the key is no, but the kind is valid\n[^]*1 item, [12] fault/,
      },
    ],
    ["a question asked twice is a fault", "audit twice.jsonl", found(1, fault(0, sameAs))],
    [
      "a question that another file holds is a fault",
      "audit sound.jsonl --against one.jsonl",
      found(1, fault(1, /^one\.jsonl holds the same question/)),
    ],
    [
      "every length is proved to be the shortest",
      "audit sound.jsonl --shortest",
      { out: /^shortest: 6 proved, 0 unproved, 0 with a shorter derivation$/m },
    ],
    [
      "Z3 agrees with every key",
      "audit sound.jsonl --referee z3",
      { json: { referee: "z3", agreements: 6, decided: 6, findings: [] } },
    ],
    [
      "Z3 disagrees with a wrong relation, and says why",
      "audit related.jsonl --referee z3",
      {
        code: 1,
        out: /z3 says entailment, the item says neutral: the relation is not neutral\n {2}premises: .*\n {2}conclusion: [^]*the item's certificate: \{"kind":"derivation"[^]*z3: with the conclusion the premises have the model .+\n[^]*z3: with its negation the premises have no model$/m,
      },
    ],
    [
      "imported questions are decided by their source's formulas",
      "audit decided.jsonl",
      {
        code: 1,
        json: {
          imported: 3,
          decided: { judged: 2, right: 1 },
          findings: [fault(1, /^the key is yes, but what follows is no$/)],
        },
      },
    ],
    [
      "one question with two keys is a fault",
      "audit keys.jsonl",
      { code: 1, out: /the sentences of a with another key/ },
    ],
    [
      "a set is held against the questions of another file",
      "audit snli.jsonl --format snli --against snli.jsonl",
      { json: { leaks: { count: 1 } } },
    ],
    [
      "answers other than yes and no are audited as their set",
      "audit snli-lines.jsonl",
      { json: { questions: 1, keys: { contradiction: 1 } } },
    ],
    [
      "four-option items have no fault, and right options at every place",
      "audit choices.jsonl",
      { json: { items: 12, faults: 0, places: [3, 3, 3, 3], departures: { vacuous: 0 } } },
    ],
    [
      "parts of four-option questions are types, and an excess that chance explains is no shortcut",
      "audit choices.jsonl",
      { code: 0, out: /^(?![^]*(?:length 3c1e|predicts answers))[^]*\n3c1e: 4 items\n/ },
    ],
    [
      "a four-option leak is found in any order",
      "audit choices.jsonl --against leaked.jsonl",
      found(1, fault(2, /^leaked\.jsonl holds the same question/)),
    ],
    ["other four-option questions are no leak", "audit choices.jsonl --against others.jsonl", found(0)],
    [
      "a wrong option and a repeat are faults",
      "audit choices-wrong.jsonl",
      { code: 1, out: /verdict that the key gives[^]*the same question as item 1/ },
    ],
    ["both kinds in one file are refused", "audit mixed.jsonl", { code: 2, err: /audit them apart/ }],
    ["in either order", "audit mixed2.jsonl", { code: 2, err: /audit them apart/ }],
    ["graded problems have no fault", "audit graded.jsonl", { json: { items: 12, faults: 0, findings: [] } }],
    [
      "a difficulty that an open problem is not made with is a fault",
      "audit open-harder.jsonl",
      found(1, fault(0, /^length is 3, not 9$/)),
    ],
    [
      "a parameter that no task has is a fault",
      "audit open-more.jsonl",
      found(1, fault(0, /^the parameters are not length, width/)),
    ],
    [
      "parameters of a group that makes other problems are counted as not checked",
      "audit open-elsewhere.jsonl",
      {
        code: 0,
        out: /^not checked: index, tags, seed, group and open parameters of 1 problem that this version makes otherwise$/m,
      },
    ],
    ...(
      [
        ["in-words.jsonl", "index, tags"],
        ["choices.jsonl", "seed, index, profile, knobs.n, knobs.variables, paraphrase, polish, tags"],
        ["sound.jsonl", "seed, index, profile, shortest, requiredRules.needed, requiredRules.others, tags"],
      ] as const
    ).map(
      ([file, members]) =>
        [
          `what is not checked is listed: ${file}`,
          `audit ${file}`,
          { code: 0, out: new RegExp(`^not checked: ${members}$`, "m") },
        ] as const,
    ),
    ["a graded problem asked twice is a fault", "audit graded-twice.jsonl", found(1, fault(2, sameAs))],
    [
      "a graded leak is found",
      "audit graded.jsonl --against graded-two.jsonl",
      found(1, fault(0, /^graded-two\.jsonl/), fault(1, /^graded-two\.jsonl/)),
    ],
    [
      "the same arguments in signs are told, and are no leak",
      "audit in-words.jsonl --against in-signs.jsonl",
      { json: { findings: [], arguments: { distinct: 6, sharing: 6 } } },
    ],
    ["a formula that cannot be parsed is a fault", "audit graded-broken.jsonl", { code: 1, out: /column/ }],
  ]);
});

test("questions with a shorter derivation are found", async () => {
  const { code, stdout } = await organon("audit", "detour.jsonl", "--shortest");
  expect([code, stdout]).toEqual([1, expect.stringMatching(/a chain of 1 does what 2 are said to take/)]);
});

async function* entries(lines: readonly string[]): AsyncGenerator<ProblemLine> {
  for (const line of lines) yield parseProblemLine(line, "here");
}

test("a referee that gives a question up is asked a second time", async () => {
  let judged = 0;
  const referee: Referee = {
    relation: async () => "undecided",
    judge: async () => ({ relation: (judged++, "entailment"), grounds: [] }),
    close: async () => {},
  };
  expect(await audit(entries(valid), { name: "x", referee })).toMatchObject({
    findings: [],
    referee: { agreements: 4, decided: 4 },
  });
  expect(judged).toBe(4);
});

test("of a graded problem the referee is asked for its key, its core and each required premise", async () => {
  const asked: number[] = [];
  const referee: Referee = {
    relation: async ({ premises }) => (asked.push(premises.length), "neutral"),
    judge: async () => ({ relation: "neutral", grounds: [] }),
    close: async () => {},
  };
  const { findings, ...rest } = await audit(entries([problem]), { name: "graded", referee });
  expect(asked).toEqual([10, 4, 9, 9, 9, 9]);
  expect(rest).toMatchObject({ referee: { agreements: 4, decided: 6 } });
  expect(findings.map((one) => one.fault.split("\n")[0])).toEqual([
    "z3 says neutral, the item says entailment: the relation is not entailment",
    "z3 says neutral, the item says entailment: the core does not settle the goal",
  ]);
});
