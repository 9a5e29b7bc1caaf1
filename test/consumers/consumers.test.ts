/**
 * Exports opened by the programs that they are for (`npm run test:consumers`): each asks a server on this machine, or scores the same
 * replies, and its accuracy is Organon's. What lm-eval, Inspect and promptfoo wrote comes back by `organon import` with the same accuracy.
 * The pinned versions are installed once; where that cannot be done, the tests say why they are skipped.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, type TestContext } from "vitest";
import type { Question } from "#items/question";
import { scoreOf } from "../score-of.ts";
import { generatedSuite } from "#experiments/suites";
import { exportQuestions, exportRun } from "#commands/export/export";
import { generate } from "#commands/generate/generate";
import { readQuestionFile } from "#workspace/files/entries";
import { makeDataset } from "../../scripts/release.ts";
import { startServer, type Behaviour, type LocalServer } from "../models/local-server.ts";
import { askedRun, fixture, models, newStore } from "../fixture.ts";
import { consumersFolder, requirePackage, requirePython, requireSchema } from "./environment.ts";

const { folder, pathOf, json } = fixture();
const programs = resolve(import.meta.dirname, "programs");
const date = "2026-11-22";
const questions = [...generate({ profile: "balanced", limit: 16, seed: 11 })];
const known: Question[] = [...questions];

/** What the model says: right and wrong, in several manners, and once nothing that answers. */
const manners = [
  "Yes.",
  "The answer is: no.",
  "It cannot be said.",
  "**No**, it does not follow.",
  String.raw`So the answer is \boxed{yes}.`,
  "Nope.",
];
const replyTo = (text: string): string => {
  const place = known.findIndex((question) => text.includes(question.text));
  return manners[Math.floor(place / 2 + place) % manners.length] ?? "";
};
const replies = questions.map(({ text }) => replyTo(text));
const isRight = questions.map((question, i) => scoreOf(question, replies[i]!).outcome === "correct");
const right = isRight.filter(Boolean).length;
const accuracy = right / questions.length;

/** Chat completions, whole or streamed. */
const model: Behaviour = (response, { body }) => {
  const { messages, stream } = Object(body);
  const content = replyTo(
    JSON.stringify(messages)
      .replaceAll(String.raw`\n`, "\n")
      .replaceAll(String.raw`\"`, '"'),
  );
  const shared = { id: "1", created: 1, model: "novice" };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const choice = { index: 0, finish_reason: "stop" };
  if (stream !== true) {
    response.writeHead(200, { "content-type": "application/json" });
    const choices = [{ ...choice, message: { role: "assistant", content } }];
    response.end(JSON.stringify({ ...shared, object: "chat.completion", choices, usage }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const choices = [{ ...choice, delta: { role: "assistant", content } }];
  response.write(
    `data: ${JSON.stringify({ ...shared, object: "chat.completion.chunk", choices, usage })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
};

let server: LocalServer;
beforeAll(async () => {
  server = await startServer(model);
});

/** Variables that say how the network and package indexes are reached. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:ssl_|requests_|curl_|uv_|pip_|https?_proxy|no_proxy)/i.test(name),
  ),
);

/** Runs a program in a folder and gives what it prints; programs of Python find nothing but their environment, so no Node. */
const runIn = (
  cwd: string,
  [program, ...args]: readonly [string, ...string[]],
  {
    input = "",
    bin = "",
    env = {},
    codes = [0],
  }: { input?: string; bin?: string; env?: object; codes?: readonly number[] } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const variables = {
      PATH: bin === "" ? process.env["PATH"] : bin,
      ...network,
      HOME: folder,
      HF_HUB_OFFLINE: "1",
      LOCAL_API_KEY: "none",
      OPENAI_API_KEY: "none",
    };
    const options = { cwd, encoding: "utf8", maxBuffer: 2 ** 28, env: { ...variables, ...env } } as const;
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === "number" && codes.includes(code)) resolve(stdout);
      else
        reject(
          new Error(
            `${program} ${args.join(" ")}: exit ${code}\n${stderr.slice(-3000)}\n${stdout.slice(-1000)}`,
          ),
        );
    });
    child.stdin?.end(input);
  });

/** A command of a page, by its first words, with this machine's model and server, and other values in the place of some. */
const documented = (
  start: string,
  values: Readonly<Record<string, string>> = {},
  name = "python",
): [string, ...string[]] => {
  const page = readFileSync(resolve(import.meta.dirname, `../../docs/${name}.md`), "utf8");
  let line = page.split("\n").find((one) => one.startsWith(start)) ?? "";
  for (const [name, value] of Object.entries({
    "http://127.0.0.1:8000": server.origin,
    MODEL: "novice",
    ...values,
  }))
    line = line.replaceAll(name, value);
  const [program = "", ...words] = line.split(" ");
  return [program, ...words];
};

const exported = async (format: string): Promise<string> => {
  const path = pathOf(format);
  await exportQuestions(() => questions, { format, target: { path }, name: "exam", date });
  return path;
};

const filesBelow = (path: string, pattern: RegExp): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .map((name) => join(path, name));

/** A model with random weights, made once. */
const tinyModel = async (bin: string): Promise<string> => {
  const path = pathOf("tiny");
  if (!existsSync(path)) await runIn(folder, [join(bin, "python"), join(programs, "tiny_model.py"), path]);
  return path;
};

const table: string[] = [];
const note = (consumer: string, since: number, theirs: number, ours: number): void => {
  table.push(
    `${consumer}: ${((Date.now() - since) / 1000).toFixed(0)} s, accuracy ${theirs}, Organon's ${ours}`,
  );
  expect(theirs).toBeCloseTo(ours, 9);
};
afterAll(() => {
  process.stdout.write(`${table.join("\n")}\n`);
});

/** The accuracy that Organon computes of an imported log. */
const imported = async (...args: readonly string[]): Promise<number> => {
  const document = await json("import", ...args, "--store", pathOf(`${args[0]}.sqlite`));
  expect(document).toMatchObject({ models: [{ n: questions.length }] });
  return Object(document).models[0].correct / questions.length;
};

describe("harnesses", () => {
  test("lm-eval runs the task against a server, and its samples come back", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [path, start] = [await exported("lm-eval"), Date.now()];
    await runIn(path, documented("lm_eval run"), { bin });
    const [results = ""] = filesBelow(join(path, "out"), /results_.*\.json$/);
    note("lm-eval", start, JSON.parse(readFileSync(results, "utf8")).results.exam["correct,none"], accuracy);
    const [samples = ""] = filesBelow(join(path, "out"), /samples_exam.*\.jsonl$/);
    note("lm-eval, imported", Date.now(), await imported("lm-eval", samples, "--labels", "yes,no"), accuracy);
  });

  test("lm-eval runs it on a tiny random model", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [path, start] = [await exported("lm-eval"), Date.now()];
    const asked = `--model hf --model_args pretrained=${await tinyModel(bin)} --device cpu --gen_kwargs max_gen_toks=8`;
    const kept = "--tasks exam --include_path . --log_samples --output_path tiny";
    await runIn(path, ["lm_eval", "run", ...`${asked} ${kept}`.split(" ")], { bin });
    const [results = ""] = filesBelow(join(path, "tiny"), /results_.*\.json$/);
    const [samples = ""] = filesBelow(join(path, "tiny"), /samples_exam.*\.jsonl$/);
    const lines = readFileSync(samples, "utf8").trimEnd().split("\n");
    const ours = lines
      .map((line) => JSON.parse(line))
      .map(
        ({ doc, resps }) =>
          scoreOf(
            questions.find(({ id }) => id === doc.id)!,
            resps[0][0],
          ).outcome,
      );
    const theirs = JSON.parse(readFileSync(results, "utf8")).results.exam["correct,none"];
    note("lm-eval, hf", start, theirs, ours.filter((one) => one === "correct").length / lines.length);
  });

  test("Inspect evaluates the task, its log comes back, and its viewer opens ours", async (context) => {
    const bin = requirePython(context, "inspect");
    const [path, start] = [await exported("inspect"), Date.now()];
    const env = { LOCAL_BASE_URL: `${server.origin}/v1` };
    await runIn(path, [...documented("inspect eval"), "--log-format", "json", "--display", "plain"], {
      bin,
      env,
    });
    const [log = ""] = filesBelow(join(path, "logs"), /\.json$/);
    const [score] = JSON.parse(readFileSync(log, "utf8")).results.scores;
    note("Inspect", start, score.metrics.accuracy.value, accuracy);
    note("Inspect, imported", Date.now(), await imported("inspect-log", log), accuracy);
    const store = newStore();
    const suite = generatedSuite({ profile: "paper", limit: 12, seed: 3 });
    await askedRun({ suite, models: models("reasoner:oracle", "reasoner:coin?seed=1") }, store);
    await exportRun(
      { format: "inspect-log", target: { path: pathOf("ours") }, name: "exam", date },
      { store },
    );
    const places = { "--log-dir logs": `--log-dir ${pathOf("ours")}`, site: pathOf("bundle") };
    await runIn(folder, documented("inspect view bundle", places), { bin });
    const listing = filesBelow(pathOf("bundle"), /listing\.json$/)[0] ?? "";
    const listed: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(listing, "utf8"));
    expect(Object.values(listed)).toHaveLength(2);
    for (const one of Object.values(listed)) expect(one).toMatchObject({ status: "success" });
  });

  test("promptfoo runs the configuration, and its output comes back", async (context) => {
    const program = join(requirePackage(context, "promptfoo"), "dist/src/entrypoint.js");
    const [path, start] = [await exported("promptfoo"), Date.now()];
    const config = join(path, "promptfooconfig.yaml");
    const provider = `- id: openai:chat:local\n    config: { apiBaseUrl: "${server.origin}/v1", apiKey: none }`;
    writeFileSync(config, readFileSync(config, "utf8").replace(/- openai:chat:.*/, provider));
    const out = join(path, "out.json");
    // Exit 100 says that some answers are wrong, which they are.
    await runIn(
      path,
      [process.execPath, program, "eval", "--no-cache", "-c", config, "-o", out, "--no-progress-bar"],
      { env: { PROMPTFOO_DISABLE_TELEMETRY: "1", PROMPTFOO_DISABLE_UPDATE: "1" }, codes: [0, 100] },
    );
    const { results } = JSON.parse(readFileSync(out, "utf8")).results;
    expect(results).toHaveLength(questions.length);
    const passed = results.filter(({ success }: { success: boolean }) => success).length;
    note("promptfoo", start, passed / results.length, accuracy);
    note(
      "promptfoo, imported",
      Date.now(),
      await imported("promptfoo-output", out, "--labels", "yes,no"),
      accuracy,
    );
  });
});

test("a dataset of npm run release is asked by lm-eval and Inspect and checked, where there is no Node", async (context) => {
  const [harnesses, inspect] = [requirePython(context, "harnesses"), requirePython(context, "inspect")];
  const [path, start] = [pathOf("frozen"), Date.now()];
  await makeDataset({ folder: path, configs: { balanced: "--limit 16" }, seed: 11, log: () => {} });
  await runIn(path, ["/usr/bin/sha256sum", "--check", "--quiet", "SHA256SUMS"], { bin: harnesses });
  const asked = await Array.fromAsync(readQuestionFile(join(path, "jsonl/balanced-test.jsonl.gz")));
  known.push(...asked);
  const ours = asked.filter((one) => scoreOf(one, replyTo(one.text)).outcome === "correct").length / 16;
  const checked = await runIn(path, [join(harnesses, "python"), "check.py", "jsonl/balanced-test.jsonl.gz"]);
  expect(checked).toContain("0 lines with faults");
  await runIn(join(path, "lm-eval"), documented("lm_eval run", {}, "frozen-dataset"), { bin: harnesses });
  const [results = ""] = filesBelow(join(path, "lm-eval/out"), /results_.*\.json$/);
  const task = JSON.parse(readFileSync(results, "utf8")).results.organon_2026_12_balanced;
  note("dataset, lm-eval", start, task["correct,none"], ours);
  const env = { LOCAL_BASE_URL: `${server.origin}/v1` };
  const words = documented("inspect eval", {}, "frozen-dataset");
  await runIn(join(path, "inspect"), [...words, "--log-format", "json", "--display", "plain"], {
    bin: inspect,
    env,
  });
  const [log = ""] = filesBelow(join(path, "inspect/logs"), /\.json$/);
  const [score] = JSON.parse(readFileSync(log, "utf8")).results.scores;
  note("dataset, Inspect", Date.now(), score.metrics.accuracy.value, ours);
});

describe("trainers", () => {
  test("verifiers makes 8 rollouts against a server", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [path, start] = [await exported("verifiers"), Date.now()];
    await runIn(path, documented("vf-eval"), {
      env: { PYTHONPATH: path, PATH: `${bin}:${process.env["PATH"]}` },
    });
    const [traces = ""] = filesBelow(join(path, "out"), /traces\.jsonl$/);
    const rewards = readFileSync(traces, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).traces[0].rewards["correct"].score);
    expect(rewards).toHaveLength(8);
    note(
      "verifiers",
      start,
      rewards.reduce((sum, one) => sum + one, 0) / 8,
      isRight.slice(0, 8).filter(Boolean).length / 8,
    );
  });

  test("verl's dataset and reward loader take the files", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [path, start, tiny] = [await exported("verl"), Date.now(), await tinyModel(bin)];
    const printed = await runIn(path, [join(bin, "python"), join(programs, "verl_files.py"), tiny], {
      input: JSON.stringify(replies),
    });
    const { accuracy: theirs, n, rows } = JSON.parse(printed.trimEnd().split("\n").at(-1)!);
    expect([n, rows]).toEqual([8, questions.length]);
    note("verl", start, theirs, isRight.slice(0, 8).filter(Boolean).length / 8);
  });

  test("TRL trains three steps of GRPO and of SFT on a tiny random model", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [path, start, tiny] = [await exported("trl"), Date.now(), await tinyModel(bin)];
    const options = { input: JSON.stringify(replies), env: { PYTHONPATH: path } };
    const printed = await runIn(path, [join(bin, "python"), join(programs, "trl_steps.py"), tiny], options);
    const { accuracy: theirs, steps } = JSON.parse(printed.trimEnd().split("\n").at(-1)!);
    expect(steps).toEqual([3, 3]);
    note("TRL", start, theirs, accuracy);
  });
});

describe("tables", () => {
  test("pandas, DuckDB, polars and datasets read Parquet", async (context) => {
    const bin = requirePython(context, "harnesses");
    const [file, hub] = [await exported("parquet"), await exported("hub")];
    const printed = await runIn(folder, [join(bin, "python"), join(programs, "tables.py"), file, hub]);
    const rows = questions.map(({ id, key }) => [id, key[0], ["yes", "no"]]);
    const read: Readonly<Record<string, unknown>> = JSON.parse(printed.trimEnd().split("\n").at(-1)!);
    expect(read).toEqual(
      Object.fromEntries(["pandas", "DuckDB", "polars", "datasets"].map((name) => [name, rows])),
    );
  });
});

describe("published schemas", () => {
  const load = createRequire(join(consumersFolder, "package.json"));
  const store = newStore();
  beforeAll(async () => {
    mkdirSync(consumersFolder, { recursive: true });
    const suite = generatedSuite({ profile: "paper", limit: 12, seed: 3 });
    await askedRun({ suite, models: models("reasoner:oracle", "reasoner:coin?seed=1") }, store);
  });
  const written = async (format: string): Promise<readonly string[]> => {
    const path = pathOf(`run-${format}`);
    const { files } = await exportRun({ format, target: { path }, name: "exam", date }, { store });
    return files.map((file) => join(path, file.path));
  };
  const validator = (context: TestContext, schema: string, pick?: string): ((value: unknown) => void) => {
    const document = requireSchema(context, schema);
    requirePackage(context, "ajv");
    const isOpenApi = pick !== undefined;
    const { default: Ajv }: AjvModule = load(isOpenApi ? "ajv/dist/2020.js" : "ajv");
    const formats: { readonly default: (ajv: Ajv) => void } = load("ajv-formats");
    const ajv = new Ajv({ strict: false, allErrors: true });
    formats.default(ajv);
    const whole = { ...Object(document), ...(isOpenApi ? { $ref: `#/components/schemas/${pick}` } : {}) };
    const validate = ajv.compile(whole);
    return (value) => {
      validate(value);
      expect(validate.errors?.slice(0, 8) ?? []).toEqual([]);
    };
  };

  test("Every Eval Ever's schemas hold of results and answers", async (context) => {
    const results = validator(context, "eval.json");
    const answers = validator(context, "instance_level_eval.json");
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
