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
import { beforeAll, describe, expect, test } from "vitest";
import { datasets } from "#items/datasets/datasets";
import { parseProblemLine, writeLine, toQuestions } from "#items/formats/lines";
import { toQuestion } from "#items/question";
import { parseSuite } from "#items/suite";
import { createFaultFinder } from "#items/verify";
import { functionModel } from "#models/function-model";
import { priceTable } from "#models/prices";
import { systemClock } from "#models/providers/system-clock";
import { logFormats } from "#runs/foreign/formats";
import { readLog } from "#runs/foreign/read-log";
import { exportQuestions, exportRun } from "#commands/export/export";
import { readEntries } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { createGrader } from "#commands/grade/grade";
import { importRun } from "#commands/import/import-run";
import { openStore } from "#experiments/open-store";
import { loadedSchema } from "#workspace/settings/config-schema";
import { report } from "#experiments/results/report";
import { generatedSuite } from "#experiments/suites";
import { Limits } from "../../packages/server/src/workers/limits.ts";
import { isSlice } from "../../packages/server/src/workers/queue.ts";
import { isDispatch } from "../../packages/server/src/workers/registry.ts";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";
import { sealed } from "../acceptance/sealed.ts";
import { layoutCases } from "../commands/log-records.ts";
import { holds, isTold, seed, slowTimes, times } from "./fuzzing.ts";
import { askedRun, models, newStore } from "../fixture.ts";

const lines = [
  ...generate({ limit: 3 }).map(writeLine),
  ...generate({ limit: 4, profile: "balanced", length: 3, style: "natural" }).map(writeLine),
  ...choices(3).map((item) => writeLine(toQuestion(item))),
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

/** What is read from strangers: sound samples, and what reads a mutant of one; a slow reader gets a tenth of the mutants. */
type Row = {
  readonly samples: () => readonly string[] | Promise<readonly string[]>;
  readonly read: (text: string) => unknown;
  readonly isSlow?: boolean;
  /** Bytes as the first letters of Unicode, changed one by one. */
  readonly isBinary?: boolean;
};

const find = createFaultFinder();
const grader = createGrader();
const pathOf = (name: string): string => join(folder, name);

const logRow = (format: (typeof logFormats)[number]): Row => {
  const { name } = format;
  const record = layoutCases[name]?.log;
  return {
    samples: () => [
      ...(logs[name] ?? []),
      ...(exported[name] === undefined ? [] : [exported[name]]),
      ...(record === undefined ? [] : [typeof record === "string" ? record : JSON.stringify(record)]),
    ],
    read: async (text) => {
      const map = name === "replies" ? repliesMap : undefined;
      const { read } = await readLog(format, [{ name: "log.json", text }], { map, labels: ["yes", "no"] });
      await Array.fromAsync(read());
    },
  };
};

const rows: Readonly<Record<string, Row>> = {
  "lines of a suite, asked and audited": {
    samples: () => lines,
    read: (text) => {
      const line = parseProblemLine(text, "fuzz:1");
      for (const question of toQuestions(line)) writeLine(question);
      find(line);
    },
  },
  "plans of stored runs": {
    samples: () => [JSON.stringify(generatedSuite({ limit: 4 }))],
    read: (text) => parseSuite(JSON.parse(safe(text))),
  },
  configurations: {
    samples: () => [
      JSON.stringify({
        store: "a.sqlite",
        models: ["openai:gpt"],
        prices: { "openai:gpt": { in: 1, out: 2 } },
        prompts: { mine: { system: "s", text: "{question}" } },
      }),
    ],
    read: (text) => loadedSchema.safeParse(JSON.parse(safe(text))),
  },
  "requests to a grader, and its replies": {
    samples: () =>
      lines.map((line, i) =>
        JSON.stringify({ question: JSON.parse(line), reply: replies[i % replies.length], id: String(i) }),
      ),
    read: (text) => expect(grader.gradeLine(text)).toMatch(/^\{/),
  },
  "run files, with hashes that fit the changed line": {
    isSlow: true,
    samples: () => [runFile],
    read: async (text) => {
      const file = pathOf("mutant.jsonl");
      writeFileSync(file, sealed(text));
      const to = openStore(":memory:");
      await importRun({ file, at: "2026-11-22T00:00:00.000Z" }, { store: to })
        .then(() => report({}, { store: to }))
        .finally(() => to.close());
    },
  },
  ...Object.fromEntries(logFormats.map((format) => [`logs of ${format.name}`, logRow(format)])),
  "files of questions by other people, by every layout": {
    isSlow: true,
    samples: () => published,
    read: (text) => {
      for (const dataset of datasets)
        try {
          dataset.read(text, "test.json");
        } catch (error) {
          if (!isTold(error)) throw error;
        }
    },
  },
  "Parquet and gzip, byte by byte": {
    isSlow: true,
    isBinary: true,
    samples: async () => {
      const [table, text] = ["s.parquet", "s.jsonl"].map(pathOf);
      const about = { run, name: "s", date: "2026-11-22" };
      const questions = () => generate({ limit: 6, seed: 1 });
      await exportQuestions(questions, {
        format: "parquet",
        target: { path: table! },
        name: "s",
        date: about.date,
      });
      await exportRun({ ...about, format: "jsonl", target: { path: text! } }, { store });
      return [readFileSync(table!), gzipSync(readFileSync(text!))].map((bytes) => bytes.toString("latin1"));
    },
    read: async (text) => {
      writeFileSync(pathOf("mutant"), Buffer.from(text, "latin1"));
      for await (const line of readEntries(pathOf("mutant"))) toQuestions(line);
    },
  },
  "slices in a queue": {
    samples: () => [JSON.stringify({ run: "0123456789ab", subject: 0, from: 100, to: 200 })],
    read: (text) => {
      const slice: unknown = JSON.parse(safe(text));
      if (isSlice(slice)) expect(Array.from({ length: slice.to - slice.from }).length).toBeLessThan(101);
    },
  },
  "settings of a dispatched run": {
    samples: () => [JSON.stringify(dispatch)],
    read: async (text) => {
      const settings: unknown = JSON.parse(safe(text));
      if (!isDispatch(settings)) return;
      const registry = { take: async () => true, settle: async () => {}, nextStart: async () => 0 };
      const limits = new Limits({ registry, clock: systemClock, concurrency: 1, prices: priceTable });
      const plan = {
        models: [],
        suite: generatedSuite({ limit: 1 }),
        prompt: { style: "direct" },
        epochs: 1,
      } as const;
      const prompt = { messages: [{ role: "user", content: "Does it follow?" }] } as const;
      const { status } = await limits.createAsk(() => settings, plan)(dispatched, prompt, {});
      expect(status).toBe("answered");
    },
  },
};

describe(`${times} mutants each, seed ${seed}`, () => {
  test.each(Object.entries(rows))(
    "%s",
    async (_, { samples, read, isSlow = false, isBinary = false }) =>
      holds(await samples(), read, { runs: isSlow ? slowTimes : times, isBinary }),
    3_600_000,
  );
});

describe("found by fuzzing", () => {
  test("an option that is a control character: no reply stops the grader", () => {
    const question = { ...JSON.parse(lines[3]!), options: ["\0", { label: "no", text: null }] };
    for (const reply of ["Suppose P(a).\nThen Q(a).\nSo P(a) → Q(a).", "So the total is 12.", ""])
      expect(createGrader().gradeLine(JSON.stringify({ question, reply }))).toMatch(/^\{/);
  });

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

const dispatched = functionModel("f", () => "Yes.");

/** What a planner writes for workers. */
const dispatch = {
  run: "0123456789ab",
  version: "1",
  since: "2026-01-01T00:00:00.000Z",
  requestsPerMinute: 60,
  maxCost: 2,
  timeoutMs: 60_000,
  goOn: true,
  limits: { function: { rpm: 100, tpm: 1000 } },
  prices: { [dispatched.id]: { in: 1, out: 2, cached: 0.5 } },
};

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
