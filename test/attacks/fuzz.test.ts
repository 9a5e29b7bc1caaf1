// @long: thousands of hostile inputs
/**
 * Fuzzing by structure: what is read from strangers, changed at one to three places of its structure or of its text. A reader may
 * refuse what it gets with a message of its own; it never breaks in another way, and never goes on without end.
 * `npm run fuzz` tries 100,000 of each; a seed that found something is given back by ORGANON_SEED.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { datasets } from "#items/datasets/datasets";
import { lineFrom, lineOf, questionsOf } from "#items/formats/lines";
import { questionOf } from "#items/question";
import { anySuite } from "#items/suite";
import { createFaultFinder } from "#items/verify";
import { OrganonError } from "#logic/error";
import { readPriceFile } from "#models/price-file";
import { foreignFormats } from "#runs/foreign/formats";
import { readLog } from "#runs/foreign/foreign";
import { cardOf } from "#verbs/card";
import { exportRun } from "#verbs/export";
import { entriesOf } from "#verbs/files/entries";
import { generate } from "#verbs/generate";
import { createGrader } from "#verbs/grade";
import { schema } from "#verbs/settings/config-schema";
import { generatedSuite } from "#verbs/suites";
import { verifyCard } from "#verbs/verify";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";
import { askedRun, models, newStore } from "../verbs/place.ts";

const times = Number(process.env["ORGANON_FUZZ"] ?? 2_000);
const seed = Number(process.env["ORGANON_SEED"] ?? Date.now() % 1_000_000);
/** Readers that take some milliseconds, or a file, get a tenth. */
const slowTimes = Math.ceil(times / 10);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const nested = (depth: number): Json => (depth === 0 ? [] : [nested(depth - 1)]);

/** What stands in the place of something else. */
const strange: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  0.5,
  "",
  "0",
  "null",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "∀x(",
  "P(a) ∧",
  "../../etc/passwd",
  "a".repeat(5_000),
  [],
  {},
  [null],
  { length: -1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  nested(200),
];

type Place = { readonly holder: Json[] | { [name: string]: Json }; readonly name: string };

const placesIn = (value: Json): readonly Place[] => {
  if (typeof value !== "object" || value === null) return [];
  const holder = value;
  return Object.entries(holder).flatMap(([name, inner]) => [{ holder, name }, ...placesIn(inner)]);
};

const setAt = ({ holder, name }: Place, value: Json): void => {
  if (Array.isArray(holder)) holder[Number(name)] = value;
  else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
};

const valueAt = ({ holder, name }: Place): Json =>
  (Array.isArray(holder) ? holder[Number(name)] : holder[name]) ?? null;

/** One change of structure: a place replaced, left out, doubled, or given what stands at another. */
const oneChange = (value: Json, [where, how, what]: readonly number[]): Json => {
  const places = placesIn(value);
  const place = places[where! % Math.max(1, places.length)];
  if (place === undefined) return strange[what! % strange.length]!;
  const { holder, name } = place;
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (how === 0 && !Array.isArray(holder)) delete holder[name];
  else if (how === 1) setAt(place, structuredClone(valueAt(places[what! % places.length]!)));
  else if (how === 2 && Array.isArray(holder)) holder.push(structuredClone(valueAt(place)));
  else if (how === 2 && !Array.isArray(holder)) setAt({ holder, name: `${name}2` }, valueAt(place));
  else setAt(place, structuredClone(strange[what! % strange.length]!));
  return value;
};

/** One change of text: cut off, a letter changed, a part said twice. */
const oneEdit = (text: string, [where, how, what]: readonly number[]): string => {
  const at = where! % (text.length + 1);
  if (how === 0) return text.slice(0, at);
  if (how === 1) return text.slice(0, at) + String.fromCharCode(what! % 0x300) + text.slice(at + 1);
  if (how === 2) return text.slice(0, at) + text.slice(at, at + (what! % 50)) + text.slice(at);
  return text.slice(0, at) + text.slice(at + 1 + (what! % 20));
};

const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.nat()), { minLength: 1, maxLength: 3 });

/** Mutants of some texts: JSON (a document, or lines of it) by structure, four in five, and any text by its letters. */
const mutants = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...samples), changes, fc.nat({ max: 4 })).map(([sample, all, way]) => {
    const structured = way > 0 ? jsonLinesIn(sample) : undefined;
    if (structured === undefined) return all.reduce(oneEdit, sample);
    const { lines, whole } = structured;
    const place = all[0]![0] % lines.length;
    const changed = all.reduce(oneChange, lines[place]!);
    return whole
      ? JSON.stringify(changed)
      : lines.map((line, i) => JSON.stringify(i === place ? changed : line)).join("\n");
  });

const jsonLinesIn = (text: string): { readonly lines: Json[]; readonly whole: boolean } | undefined => {
  try {
    return { lines: [JSON.parse(text)], whole: true };
  } catch {
    try {
      return {
        lines: text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
        whole: false,
      };
    } catch {
      return undefined;
    }
  }
};

/** Whether an error is a message to whoever gave the input. */
const isTold = (error: unknown): boolean => error instanceof OrganonError && !error.code.startsWith("bug/");

/** Holds that a reader takes every mutant or refuses it in words. */
const holds = async (
  samples: readonly string[],
  read: (text: string) => unknown,
  numRuns = times,
): Promise<void> => {
  expect(samples.length).toBeGreaterThan(0);
  // What is as it should be is taken.
  for (const sample of samples) await read(sample);
  await fc.assert(
    fc.asyncProperty(mutants(samples), async (text) => {
      try {
        await read(text);
      } catch (error) {
        if (!isTold(error)) throw error;
      }
      if ("polluted" in {}) throw new Error("the prototype of all objects was changed");
    }),
    { numRuns, seed },
  );
};

const lines = [
  ...generate({ limit: 3 }).map(lineOf),
  ...generate({ limit: 4, profile: "balanced", length: 3, style: "natural" }).map(lineOf),
  ...choices(3).map((item) => lineOf(questionOf(item))),
  ...gradedItems({ limit: 6, tasks: ["three-way", "proof", "multi-select"] }).map((item) =>
    JSON.stringify(item),
  ),
  JSON.stringify({
    v: 3,
    id: "1",
    question: "Is it so?",
    options: [
      { label: "yes", text: null },
      { label: "no", text: null },
    ],
    key: ["yes"],
  }),
];

const folder = mkdtempSync(join(tmpdir(), "organon-fuzz-"));
const store = newStore();
let run = "";
let exported: Readonly<Record<string, string>> = {};
let card = "";

beforeAll(async () => {
  run = await askedRun({ suite: generatedSuite({ limit: 6 }), models: models("reasoner:affirmer") }, store);
  const path = join(folder, "log.json");
  await exportRun(
    { run, format: "inspect-log", target: { path }, name: "exam", date: "2026-11-22" },
    { store },
  );
  exported = { "inspect-log": readFileSync(path, "utf8") };
  card = JSON.stringify(await cardOf({ run }, { store }));
});

describe(`${times} mutants each, seed ${seed}`, () => {
  const find = createFaultFinder();

  test(
    "lines of a suite, asked and audited",
    () =>
      holds(lines, (text) => {
        const line = lineFrom(text, "fuzz:1");
        for (const question of questionsOf(line)) lineOf(question);
        find(line);
      }),
    3_600_000,
  );

  test("plans of stored runs", async () => {
    const plans = [generatedSuite({ limit: 4 })];
    await holds(
      plans.map((plan) => JSON.stringify(plan)),
      (text) => anySuite(JSON.parse(safe(text))),
    );
  });

  test("configurations", () =>
    holds(
      [
        JSON.stringify({
          store: "a.sqlite",
          models: ["openai:gpt"],
          prices: { "openai:gpt": { in: 1, out: 2 } },
          prompts: { mine: { system: "s", text: "{question}" } },
        }),
      ],
      (text) => schema.safeParse(JSON.parse(safe(text))),
    ));

  test("lists of prices", () =>
    holds(
      [
        JSON.stringify({
          sample_spec: {},
          "gpt-x": {
            litellm_provider: "openai",
            mode: "chat",
            input_cost_per_token: 1e-7,
            output_cost_per_token: 5e-7,
          },
        }),
      ],
      readPriceFile,
    ));

  test("requests to a grader, and its replies", () => {
    const grader = createGrader();
    const requests = lines.map((line, i) =>
      JSON.stringify({ question: JSON.parse(line), reply: replies[i % replies.length], id: String(i) }),
    );
    return holds(requests, (text) => {
      expect(grader.gradeLine(text)).toMatch(/^\{/);
    });
  }, 3_600_000);

  test("cards", () => holds([card], (text) => verifyCard(JSON.parse(safe(text))), slowTimes), 3_600_000);

  test.each(foreignFormats.map((format) => [format.name, format] as const))(
    "logs of %s",
    async (name, format) => {
      const samples = [...(logs[name] ?? []), ...(exported[name] === undefined ? [] : [exported[name]])];
      await holds(samples, (text) =>
        readLog(format, text, {
          name: "log.json",
          map: name === "replies" ? repliesMap : undefined,
          labels: ["yes", "no"],
        }),
      );
    },
    3_600_000,
  );

  test(
    "files of questions by other people, by every layout",
    () =>
      holds(
        published,
        (text) => {
          for (const dataset of datasets)
            try {
              dataset.read(text, "test.json");
            } catch (error) {
              if (!isTold(error)) throw error;
            }
        },
        slowTimes,
      ),
    3_600_000,
  );

  test("Parquet and gzip, byte by byte", async () => {
    const target = (name: string) => ({ path: join(folder, name) });
    const about = { run, name: "s", date: "2026-11-22" };
    await exportRun({ ...about, format: "parquet", target: target("s.parquet") }, { store });
    await exportRun({ ...about, format: "jsonl.gz", target: target("s.jsonl.gz") }, { store });
    const [table, packed] = [target("s.parquet").path, target("s.jsonl.gz").path];
    const samples = [table, packed].map((path) => readFileSync(path, "latin1"));
    const path = join(folder, "mutant");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...samples), changes, async (sample, all) => {
        writeFileSync(path, Buffer.from(all.reduce(oneEdit, sample), "latin1"));
        try {
          for await (const line of entriesOf(path)) questionsOf(line);
        } catch (error) {
          if (!isTold(error)) throw error;
        }
      }),
      { numRuns: slowTimes, seed },
    );
  }, 3_600_000);
});

describe("found by fuzzing", () => {
  test.each(["__proto__", "constructor", "toString"])("a key called %s names no answer", (label) => {
    const folio = datasets.find(({ name }) => name === "folio")!;
    const row = JSON.stringify({ premises: ["It rains."], conclusion: "It is wet.", label });
    expect(() => folio.read(row, "test.json")).toThrow("no record fits the layout of folio");
  });

  test("a graded problem with more premises than sentences has a fault, and the audit goes on", () => {
    const [item] = gradedItems({ limit: 1, tasks: ["proof"] });
    const { premises } = item!;
    const found = createFaultFinder()({ ...item!, premises: premises.slice(1) });
    expect(found).toContain("premises and sentences differ in number");
  });
});

/** What is no JSON is refused before anybody reads it. */
const safe = (text: string): string => {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return "null";
  }
};

const replies = [
  "The answer is: yes.",
  "**Final answer:** B",
  "1. x holds.\n2. y fails.\n\nThe correct option is 1.",
  "Suppose P(a).\nThen Q(a).\nSo P(a) → Q(a).",
  "domain = {1, 2}; P = {1}; a = 1",
  "\\boxed{A, C} but on reflection none of them",
];

const repliesMap = { question: "q", key: "k", reply: "r", model: "m" };

const logs: Readonly<Record<string, readonly string[]>> = {
  "lm-eval": [
    [1, 2]
      .map((id) =>
        JSON.stringify({
          doc_id: id,
          doc: { question: `Does ${id} follow?`, label: "yes" },
          target: "yes",
          arguments: { gen_args_0: { arg_0: `Does ${id} follow?`, arg_1: { until: [] } } },
          resps: [["Yes."]],
          filtered_resps: ["Yes"],
          filter: "none",
          metrics: ["exact_match"],
          exact_match: 1,
        }),
      )
      .join("\n"),
  ],
  "promptfoo-output": [
    JSON.stringify({
      evalId: "e",
      results: {
        version: 3,
        results: [
          {
            provider: { id: "openai:gpt" },
            vars: { question: "Does it follow?" },
            prompt: { raw: "Does it follow?" },
            response: { output: "Yes.", tokenUsage: { total: 3 } },
            success: true,
            testCase: {
              vars: { question: "Does it follow?" },
              assert: [{ type: "equals", value: "yes" }],
              metadata: {},
            },
          },
        ],
      },
    }),
  ],
  replies: [
    [1, 2].map((id) => JSON.stringify({ q: `Does ${id} follow?`, k: "yes", r: "Yes.", m: "a" })).join("\n"),
  ],
};

const published = [
  JSON.stringify({
    premises: ["If it rains, it is wet.", "It rains."],
    conclusion: "It is wet.",
    label: "True",
    "premises-FOL": ["Rain → Wet", "Rain"],
    "conclusion-FOL": "Wet",
  }),
  JSON.stringify({
    context: "Every wumpus is red. Max is a wumpus.",
    question: "Is Max red?",
    options: ["A) True", "B) False"],
    answer: "A",
  }),
  JSON.stringify({
    example1: {
      test_example: {
        question: "Every wumpus is red.",
        query: "Prove: Max is red.",
        chain_of_thought: ["Max is red."],
        answer: "True",
      },
    },
  }),
  "premise\thypothesis\tlabel\nA man sings.\tA man sings.\tentailment",
  "question,answer\nDoes it follow?,yes\nAnd this?,no",
];
