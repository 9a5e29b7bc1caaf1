// @long: thousands of hostile inputs
/**
 * Fuzzing by structure: what is read from strangers, changed at one to three places of its structure or of its text. A reader may
 * refuse what it gets with a message of its own; it never breaks in another way, and never goes on without end.
 * `npm run fuzz` tries 100,000 of each; a seed that found something is given back by ORGANON_SEED. Stores: fuzz-stores.test.ts.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { datasets } from "#items/datasets/datasets";
import { lineFrom, lineOf, questionsOf } from "#items/formats/lines";
import { questionOf } from "#items/question";
import { anySuite } from "#items/suite";
import { createFaultFinder } from "#items/verify";
import { readPriceFile } from "#models/price-file";
import { logFormats } from "#runs/foreign/formats";
import { readLog } from "#runs/foreign/read-log";
import { exportRun } from "#commands/export/export";
import { entriesOf } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { createGrader } from "#commands/grade/grade";
import { importRun } from "#commands/import/import-run";
import { openStore } from "#experiments/open-store";
import { loadedSchema } from "#workspace/settings/config-schema";
import { report } from "#experiments/results/report";
import { generatedSuite } from "#experiments/suites";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";
import { sealed } from "../acceptance/sealed.ts";
import { layoutCases } from "../commands/log-records.ts";
import { changes, holds, isTold, oneEdit, seed, slowTimes, times } from "./fuzzing.ts";
import { askedRun, models, newStore } from "../fixture.ts";

const lines = [
  ...generate({ limit: 3 }).map(lineOf),
  ...generate({ limit: 4, profile: "balanced", length: 3, style: "natural" }).map(lineOf),
  ...choices(3).map((item) => lineOf(questionOf(item))),
  ...gradedItems({ limit: 6, tasks: ["three-way", "proof"] }).map((item) => JSON.stringify(item)),
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
let runFile = "";

beforeAll(async () => {
  run = await askedRun({ suite: generatedSuite({ limit: 6 }), models: models("reasoner:affirmer") }, store);
  const path = join(folder, "log.json");
  await exportRun(
    { run, format: "inspect-log", target: { path }, name: "exam", date: "2026-11-22" },
    { store },
  );
  exported = { "inspect-log": readFileSync(path, "utf8") };
  const target = { path: join(folder, "run.jsonl.gz") };
  await exportRun({ run, format: "run", target, name: "run", date: "2026-11-22" }, { store });
  runFile = gunzipSync(readFileSync(target.path)).toString();
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
      (text) => loadedSchema.safeParse(JSON.parse(safe(text))),
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

  test("an option that is a control character: no reply stops the grader", () => {
    const question = { ...JSON.parse(lines[3]!), options: ["\0", { label: "no", text: null }] };
    for (const reply of ["Suppose P(a).\nThen Q(a).\nSo P(a) → Q(a).", "So the total is 12.", ""])
      expect(createGrader().gradeLine(JSON.stringify({ question, reply }))).toMatch(/^\{/);
  });

  test("run files, with hashes that fit the changed line", () => {
    const path = join(folder, "mutant.jsonl");
    return holds(
      [runFile],
      async (text) => {
        writeFileSync(path, sealed(text));
        const to = openStore(":memory:");
        await importRun({ file: path, at: "2026-11-22T00:00:00.000Z" }, { store: to })
          .then(() => report({}, { store: to }))
          .finally(() => to.close());
      },
      slowTimes,
    );
  }, 3_600_000);

  test.each(logFormats.map((format) => [format.name, format] as const))(
    "logs of %s",
    async (name, format) => {
      const record = layoutCases[name]?.log;
      const samples = [
        ...(logs[name] ?? []),
        ...(exported[name] === undefined ? [] : [exported[name]]),
        ...(record === undefined ? [] : [typeof record === "string" ? record : JSON.stringify(record)]),
      ];
      await holds(samples, async (text) => {
        const { read } = await readLog(format, [{ name: "log.json", text }], {
          map: name === "replies" ? repliesMap : undefined,
          labels: ["yes", "no"],
        });
        await Array.fromAsync(read());
      });
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
    await exportRun({ ...about, format: "jsonl", target: target("s.jsonl") }, { store });
    const [table, lines] = [target("s.parquet").path, target("s.jsonl").path];
    const samples = [readFileSync(table), gzipSync(readFileSync(lines))].map((bytes) =>
      bytes.toString("latin1"),
    );
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
