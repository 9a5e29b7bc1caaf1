// @long: starts processes
/**
 * Exports opened by the programs that they are for. None of those is a dependency: ORGANON_CONSUMERS names a folder where they are
 * installed (`npm install promptfoo ajv ajv-formats`, and the published schemas in its folder schemas/); see
 * docs/import-export.md. Without it, and without Python, the exams say why they are skipped.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, test, type TestContext } from "vitest";
import { scoreOf } from "#experiments/evaluate";
import { exportQuestions, exportRun } from "#commands/export/export";
import { generate } from "#commands/generate/generate";
import { generatedSuite } from "#experiments/suites";
import { answering, startServer } from "../models/local-server.ts";
import { askedRun, models, newStore, fixture } from "../fixture.ts";

const root = resolve(import.meta.dirname, "../..");
const installed = process.env["ORGANON_CONSUMERS"];
const { folder, pathOf } = fixture();
const date = "2026-11-22";
const questions = [...generate({ profile: "balanced", limit: 24, seed: 11 })];

/** The folder with a consumer, or a skip that says what is missing. */
const requireConsumer = (context: TestContext, ...path: readonly string[]): string => {
  if (installed === undefined) context.skip("ORGANON_CONSUMERS names no folder with the consumers installed");
  const found = join(installed ?? "", ...path);
  if (!existsSync(found)) context.skip(`${found} is not there`);
  return found;
};

const load = createRequire(join(installed ?? root, "package.json"));

const exported = async (format: string): Promise<string> => {
  const path = pathOf(format);
  await exportQuestions(() => questions, { format, target: { path }, name: "exam", date });
  return path;
};

test("promptfoo runs an exported configuration against a local server, and its verdicts are ours", async (context) => {
  const program = requireConsumer(context, "node_modules", "promptfoo", "dist/src/entrypoint.js");
  const path = await exported("promptfoo");
  // The assertion imports "organon": the package is linked where npm would install it.
  mkdirSync(join(path, "node_modules"));
  symlinkSync(root, join(path, "node_modules", "organon"));
  const replies = ["Yes.", "The answer is: no.", "It cannot be said.", "**No**, it does not follow."];
  let asked = 0;
  const server = await startServer((response, request) => {
    answering(replies[asked++ % replies.length] ?? "")(response, request);
  });
  const config = join(path, "promptfooconfig.yaml");
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace(
      /- openai:chat:.*/,
      `- id: openai:chat:local\n    config: { apiBaseUrl: "${server.origin}/v1", apiKey: none }`,
    ),
  );
  const out = join(path, "out.json");
  await promisify(execFile)(
    process.execPath,
    [
      "--conditions=organon-source",
      program,
      "eval",
      "--no-cache",
      "-c",
      config,
      "-o",
      out,
      "--no-progress-bar",
    ],
    {
      cwd: path,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: folder,
        NODE_OPTIONS: "--conditions=organon-source",
        PROMPTFOO_DISABLE_TELEMETRY: "1",
        PROMPTFOO_DISABLE_UPDATE: "1",
      },
    },
  ).catch((error: unknown) => {
    // Exit 100 says that some answers are wrong, which they are.
    if (!existsSync(out)) throw error;
  });
  await server.close();
  const { results } = JSON.parse(readFileSync(out, "utf8")).results;
  expect(results).toHaveLength(questions.length);
  const verdicts = new Set<boolean>();
  for (const { success, response, testCase } of results) {
    const question = questions.find(({ id }) => id === testCase.metadata.id)!;
    expect(success).toBe(scoreOf(question, response.output).outcome === "correct");
    verdicts.add(success);
  }
  expect(verdicts.size).toBe(2);
});

describe("published schemas", () => {
  const store = newStore();
  const run = async (): Promise<void> => {
    await askedRun(
      {
        suite: generatedSuite({ profile: "paper", limit: 12, seed: 3 }),
        models: models("reasoner:oracle", "reasoner:coin?seed=1"),
      },
      store,
    );
  };
  const written = async (format: string): Promise<readonly string[]> => {
    const path = pathOf(`run-${format}`);
    const { files } = await exportRun({ format, target: { path }, name: "exam", date }, { store });
    return files.map((file) => join(path, file.path));
  };
  const validator = (context: TestContext, schema: string, pick?: string): ((value: unknown) => void) => {
    const file = requireConsumer(context, "schemas", schema);
    const draft2020: AjvModule = load("ajv/dist/2020.js");
    const draft7: AjvModule = load("ajv");
    const formats: { readonly default: (ajv: Ajv) => void } = load("ajv-formats");
    const document = JSON.parse(readFileSync(file, "utf8"));
    const isOpenApi = pick !== undefined;
    const ajv = new (isOpenApi ? draft2020 : draft7).default({ strict: false, allErrors: true });
    formats.default(ajv);
    const validate = ajv.compile(
      isOpenApi ? { ...document, $ref: `#/components/schemas/${pick}` } : document,
    );
    return (value) => {
      validate(value);
      expect(validate.errors?.slice(0, 8) ?? []).toEqual([]);
    };
  };

  test("Every Eval Ever's schemas hold of results and answers", async (context) => {
    const [results, answers] = [
      validator(context, "eval.json"),
      validator(context, "instance_level_eval.json"),
    ];
    await run();
    const files = await written("every-eval-ever");
    expect(files).toHaveLength(4);
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      if (file.endsWith(".json")) results(JSON.parse(text));
      else for (const line of text.trimEnd().split("\n")) answers(JSON.parse(line));
    }
  });

  test("Inspect's schema holds of an eval log", async (context) => {
    const log = validator(context, "inspect.json", "EvalLog");
    await run();
    const files = await written("inspect-log");
    expect(files).toHaveLength(2);
    for (const file of files) log(JSON.parse(readFileSync(file, "utf8")));
  });
});

type AjvModule = { readonly default: new (options: object) => Ajv };

type Ajv = {
  readonly compile: (
    schema: object,
  ) => ((value: unknown) => boolean) & { readonly errors?: readonly object[] | null };
};

test("DuckDB reads Parquet as it was written, lists and records too", async () => {
  const duck = await (await DuckDBInstance.create()).connect();
  const rows = async (query: string): Promise<readonly object[]> =>
    (await duck.runAndReadAll(query)).getRowObjectsJson();
  const table = await exported("parquet");
  const read = await rows(`select id, question, answers, answer, line from read_parquet('${table}')`);
  expect(read).toEqual(
    questions.map((question) => ({
      id: question.id,
      question: question.text,
      answers: ["yes", "no"],
      answer: question.key[0],
      line: JSON.stringify(question.problem),
    })),
  );
  const verl = await exported("verl");
  const [first] = await rows(
    `select prompt[1].content as content, reward_model.ground_truth as truth, extra_info.index as place from read_parquet('${verl}/exam.parquet')`,
  );
  expect(first).toEqual({ content: questions[0]?.text, truth: questions[0]?.key[0], place: 0 });
});
