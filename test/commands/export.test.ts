// @long: whole commands, one after another
/** Suites and runs as the files that other programs read, held against the fields that those require. */
import { suiteFormatNames } from "#experiments/names";
import { recordArgv } from "../../src/commands/record-argv.ts";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Column } from "#items/exports/export";
import { toProblemLine, toQuestions } from "#items/formats/lines";
import type { Question } from "#items/question";
import { taskNames } from "#items/names";
import { openSuite } from "#items/open-suite";
import { priceTable, getLine } from "#models/prices";
import { audit } from "#experiments/audit/audit";
import { scoreOf } from "../score-of.ts";
import { exportQuestions, exportRun } from "#commands/export/export";
import { readEntries } from "#workspace/files/entries";
import { generate } from "#commands/generate/generate";
import { createGrader } from "#commands/grade/grade";
import { decide } from "#logic/decide";
import { readTptp } from "#logic/notations/tptp";
import { taskSuite, generatedSuite } from "#experiments/suites";
import { choices } from "../items/choice/made.ts";
import { openOutputs } from "../../src/workspace/files/outputs.ts";
import { openParquet, parquetRows } from "../../src/workspace/files/parquet.ts";
import { askedRun, models, newStore, fixture, questionsIn } from "../fixture.ts";

const { pathOf } = fixture();
const date = "2026-11-22";
const proved = [...generate({ profile: "balanced", limit: 12, seed: 4 })];
const foreign: Question = {
  id: "three",
  text: 'Ada said: "{{2}} + 2, or\n{% 3 %}?"',
  answers: [
    { label: "A", text: "=SUM(A1)" },
    { label: "B", text: "5." },
    { label: "C", text: "<6>" },
  ],
  key: ["B"],
  tags: { dataset: "own", rule: "@sum" },
};

/** A Parquet file that rows are added to, in its place when it is closed. */
const openTable = async <Row>(path: string, columns: readonly Column<Row>[]) => {
  const output = openOutputs({ force: true }).begin(path);
  const { add, close } = await openParquet(output, columns);
  return { add, close: () => close().then(output.commit) };
};

const all = async <Value>(values: AsyncIterable<Value> | Iterable<Value>): Promise<readonly Value[]> => {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
};

const repliesIn = (path: string): readonly string[] =>
  readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => chat.parse(JSON.parse(line).messages).at(-1)!.content);

let number = 0;
const written = async (format: string, questions: readonly Question[] = [...proved, foreign]) => {
  const path = pathOf(`set-${++number}`);
  const { files } = await exportQuestions(() => questions, {
    format,
    target: { path },
    name: "My set",
    date,
  });
  const text = (name: string): string => readFileSync(join(path, name), "utf8");
  const lines = (name: string): readonly unknown[] =>
    text(name)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { path, files: files.map((file) => file.path), sizes: files, text, lines };
};

/** The text of a template of Nunjucks that inserts strings alone; any other sign of a tag is an error, as to Nunjucks. */
const fillNunjucks = (template: string): string =>
  template.replaceAll(/\{\{ ("(?:[^"\\]|\\.)*") \}\}|\{[{%#]|#\}/g, (tag, string: string | undefined) => {
    if (string === undefined) throw new Error(`a tag of a template: ${tag}`);
    return JSON.parse(string);
  });

const tags = z.record(z.string(), z.string());
const chat = z
  .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string().min(1) }))
  .min(1);

describe("questions", () => {
  test("of a four-option problem one line is kept, of stored rotations each", async () => {
    const [problem] = choices(1);
    const rotations = toQuestions(problem!);
    const [all, each] = await Promise.all([
      written("jsonl", rotations),
      written(
        "jsonl",
        rotations.slice(1).map((one) => toQuestions(toProblemLine({ ...one, problem: undefined }))[0]!),
      ),
    ]);
    expect(all.sizes[0]!.rows).toBe(1);
    expect(each.sizes[0]!.rows).toBe(3);
  });

  test("Inspect's samples have an input, a target and an id, and choices where there are options", async () => {
    const { files, lines, text } = await written("inspect");
    expect(files).toEqual(["my_set.jsonl", "my_set.py", "organon_answers.py"]);
    const sample = z.strictObject({
      id: z.string(),
      input: z.string(),
      target: z.union([z.string(), z.array(z.string())]),
      choices: z.array(z.string()).optional(),
      metadata: z.looseObject({ group: z.string(), graded_by: z.object({ key: z.array(z.string()) }) }),
    });
    const samples = lines("my_set.jsonl").map((one) => sample.parse(one));
    expect(samples.at(-1)).toMatchObject({ target: "B", choices: ["=SUM(A1)", "5.", "<6>"] });
    // Twins share a group, by which Inspect takes them together.
    expect(samples[0]!.metadata.group).toBe(samples[1]!.metadata.group);
    expect(text("my_set.py")).toContain("def my_set():");
  });

  test("lm-eval's task neither cuts replies short nor stops at an empty line", async () => {
    const { text, lines } = await written("lm-eval");
    expect(text("my_set.yaml")).toMatch(/until: \[\]\n {2}max_gen_toks: 32768/);
    z.array(
      z.object({ question: z.string(), label: z.string(), key: z.array(z.string()), tags: z.string() }),
    ).parse(lines("my_set.jsonl"));
  });

  test("promptfoo's tests hold no list in vars, and a template's braces are verbatim", async () => {
    const { lines } = await written("promptfoo");
    const tests = z
      .array(
        z.strictObject({
          description: z.string(),
          vars: z.strictObject({ question: z.string() }),
          metadata: tags,
          assert: z.array(
            z.strictObject({
              type: z.literal("javascript"),
              value: z.literal("file://organon-grade.mjs"),
              metric: z.string(),
            }),
          ),
        }),
      )
      .parse(lines("my_set.jsonl"));
    expect(fillNunjucks(tests.at(-1)!.vars.question)).toBe(foreign.text);
    expect(tests[0]?.vars.question).toBe(proved[0]?.text);
  });

  test.each([
    "{% raw %}{{ 7 * 7 }}{% endraw %}{%- endraw -%}{% include 'x' %}",
    "{{ question }}{{question}}{{{{a}}}}",
    "{# a note #} a lone #} and {#}, {{#}}, ##}} and }} %} -%}",
    "file:///etc/hostname",
    "package:organon:default",
    "{",
    "a line end {{\n",
  ])("promptfoo gets %j as it is", async (text) => {
    const { lines } = await written("promptfoo", [{ ...foreign, text }]);
    const [{ vars }] = z
      .tuple([z.looseObject({ vars: z.object({ question: z.string() }) })])
      .parse(lines("my_set.jsonl"));
    expect(vars.question).not.toMatch(/^(?:file|package):|\n$|\{\{\s*\w+\s*\}\}/);
    expect(fillNunjucks(vars.question)).toBe(text);
  });

  test("verifiers gets a package named like the set, with a taskset", async () => {
    const { files, text } = await written("verifiers");
    expect(files).toEqual([
      "my_set/questions.jsonl",
      "pyproject.toml",
      "my_set/__init__.py",
      "my_set/taskset.py",
      "my_set/organon_answers.py",
    ]);
    expect(text("pyproject.toml")).toContain('name = "my-set"');
    expect(text("my_set/taskset.py")).toContain(
      "class OrganonTaskset(vf.Taskset[OrganonTask, vf.TasksetConfig])",
    );
  });

  test("verl's rows have its five columns, with records and lists", async () => {
    const { path } = await written("verl");
    const rows = await all(parquetRows(join(path, "my_set.parquet")));
    const row = z.strictObject({
      data_source: z.literal("organon/my_set"),
      prompt: z.array(z.strictObject({ role: z.literal("user"), content: z.string() })).length(1),
      ability: z.literal("logic"),
      reward_model: z.strictObject({ style: z.literal("rule"), ground_truth: z.string() }),
      extra_info: z.strictObject({
        split: z.string(),
        index: z.number(),
        id: z.string(),
        graded_by: z.string(),
        tags: z.string(),
      }),
    });
    expect(rows.map((one) => row.parse(one).extra_info.index)).toEqual(rows.map((_, index) => index));
  });

  test("TRL gets prompts, answers, pairs in which twins differ, and steps of which not all are right", async () => {
    const { lines } = await written("trl");
    z.array(z.strictObject({ prompt: chat, graded_by: z.string(), id: z.string() })).parse(
      lines("prompts.jsonl"),
    );
    z.array(z.strictObject({ messages: chat })).parse(lines("sft.jsonl"));
    const pairs = z
      .array(z.strictObject({ prompt: chat, chosen: chat, rejected: chat }))
      .parse(lines("preference.jsonl"));
    expect(pairs).toHaveLength(proved.length + 1);
    for (const { chosen, rejected } of pairs) expect(chosen).not.toEqual(rejected);
    // Each of two twins prefers its own proof to the other's.
    expect(pairs[0]?.chosen).toEqual(pairs[1]?.rejected);
    const steps = z
      .array(
        z.strictObject({
          prompt: z.string(),
          completions: z.array(z.string()),
          labels: z.array(z.boolean()),
        }),
      )
      .parse(lines("stepwise.jsonl"));
    for (const { completions, labels } of steps) expect(labels).toHaveLength(completions.length);
    expect(new Set(steps.map(({ labels }) => labels.at(-1)))).toEqual(new Set([true, false]));
  });

  test("the hub's card names the columns of the Parquet file, Croissant its hash, and every row the canary", async () => {
    const { path, files, text, sizes } = await written("hub");
    const data = "data/test-00000-of-00001.parquet";
    expect(files).toEqual([
      data,
      "README.md",
      "eval.yaml",
      "croissant.json",
      "check.py",
      "organon_answers.py",
    ]);
    const rows = await all(parquetRows(join(path, data)));
    const columns = Object.keys(rows[0]!);
    const card = text("README.md");
    expect([...card.matchAll(/^ {6}- name: (\w+)\n {8}(?:dtype|list)/gm)].map((match) => match[1])).toEqual(
      columns,
    );
    expect(card).toContain(`num_examples: ${rows.length}`);
    const croissant = JSON.parse(text("croissant.json"));
    const bytes = readFileSync(join(path, data));
    expect(croissant.distribution[0]).toMatchObject({
      contentUrl: data,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(croissant.recordSet[0].field.map((field: { name: string }) => field.name)).toEqual(columns);
    expect(card).toContain(String(rows[0]!["canary"]));
    expect(sizes[0]).toMatchObject({ bytes: bytes.length, rows: rows.length });
  });

  test("a hub folder has the parts of a set as configurations and splits, as Parquet and as lines", async () => {
    const path = pathOf("parts");
    const parts = ["test", "train"].map((split) => ({ config: "one", split, made: "by hand" }));
    const tagged = proved.map((one, i) => ({
      ...one,
      tags: { ...one.tags, config: "one", split: i < 2 ? "test" : "train" },
    }));
    await exportQuestions(() => tagged, { format: "hub", target: { path }, name: "set", date, parts });
    for (const [split, count] of [
      ["test", 2],
      ["train", proved.length - 2],
    ] as const) {
      const table = await all(parquetRows(join(path, `data/one/${split}-00000-of-00001.parquet`)));
      expect(table).toHaveLength(count);
      const lines = await questionsIn(join(path, `jsonl/one-${split}.jsonl.gz`));
      expect(lines.map(({ id }) => id)).toEqual(table.map(({ id }) => id));
    }
    const card = readFileSync(join(path, "README.md"), "utf8");
    expect(card).toContain("      - split: train\n        path: data/one/train-*\n");
    expect(card).toContain("- `one`, split `test`: by hand");
    expect(readFileSync(join(path, "eval.yaml"), "utf8")).toContain("  - id: set_one\n    config: one\n");
  });

  test("TPTP's problems say of each formula whether it follows, and are read back", async () => {
    const { path, files, text } = await written("tptp");
    expect(files).toEqual(["problems.csv"]);
    const [head, ...rows] = text("problems.csv").trimEnd().split("\n");
    expect(head).toBe("file,status");
    expect(rows).toHaveLength(2 * proved.length);
    for (const [i, row] of rows.entries()) {
      const [file = "", status] = row.split(",");
      const relation = decide(readTptp(readFileSync(join(path, file), "utf8"))).relation;
      expect(status).toBe(relation === "entailment" ? "Theorem" : "CounterSatisfiable");
      const asked = i % 2 === 0 ? "entailment" : "contradiction";
      expect(status === "Theorem").toBe(proved[Math.floor(i / 2)]!.problem.relation === asked);
    }
  });

  test("a table for spreadsheets holds no formula that they would run, and reads back", async () => {
    const { path } = await written("csv");
    const rows = z.array(tags).parse(parseCsv(readFileSync(path, "utf8"), { columns: true }));
    expect(rows.at(-1)).toMatchObject({
      question: foreign.text,
      options: "'=SUM(A1) | 5. | <6>",
      rule: "'@sum",
    });
    expect(rows.map(({ answer }) => answer)).toEqual([...proved, foreign].map(({ key }) => key[0]));
  });

  for (const format of ["parquet", "jsonl"])
    test(`${format} is read back by every verb as it was`, async () => {
      const { path } = await written(format);
      expect(await questionsIn(path)).toEqual([
        ...proved,
        { ...foreign, problem: expect.objectContaining({ premises: null }) as unknown },
      ]);
      const { path: ours } = await written(format, proved);
      expect(await audit(readEntries(ours), { name: "set" })).toMatchObject({ items: proved.length });
    });

  test("a four-option item leaves as one line with its certificates, and comes back byte by byte", async () => {
    const items = choices(2);
    const questions = items.flatMap((choice) => toQuestions(choice));
    for (const format of ["parquet", "jsonl"]) {
      const { path, sizes } = await written(format, questions);
      expect(sizes[0]!.rows).toBe(items.length);
      expect(await audit(readEntries(path), { name: "set" })).toMatchObject({
        items: items.length,
        findings: [],
      });
      const again = await written("jsonl", await questionsIn(path));
      expect(readFileSync(again.path, "utf8")).toBe(items.map((one) => `${JSON.stringify(one)}\n`).join(""));
    }
    const { path } = await written("hub", questions);
    expect(await all(parquetRows(join(path, "data/test-00000-of-00001.parquet")))).toHaveLength(items.length);
  });

  test("chats of four-option questions hold the proof of the right option, whatever its letter", async () => {
    const questions = choices(3).flatMap((choice) => toQuestions(choice));
    const { path } = await written("finetune", questions);
    const replies = repliesIn(path);
    for (const [i, question] of questions.entries()) {
      expect(scoreOf(question, replies[i]!).outcome).toBe("correct");
      expect(replies[i]!.split("\n").length).toBeGreaterThan(2);
    }
  });

  describe("questions that ask more than yes or no", async () => {
    const tasks = await all(openSuite(taskSuite({ tasks: [...taskNames], perPoint: 3 })));
    const graded = (value: unknown, reply: string): unknown =>
      createGrader().grade({ question: value, reply });

    test("leave with what their task grades by, and a reply that it calls right", async () => {
      const { path } = await written("finetune", tasks);
      const replies = repliesIn(path);
      expect(new Set(tasks.map((one) => one.tags["task"]))).toEqual(new Set(taskNames));
      const of = async (format: string, name: string) => (await written(format, tasks)).lines(name);
      const rows = z.array(z.looseObject({ graded_by: z.unknown(), solution: z.string() }));
      for (const { graded_by: by, solution } of rows.parse(await of("verifiers", "my_set/questions.jsonl")))
        expect(graded(by, solution)).toMatchObject({ score: 1 });
      const texts = z.array(z.looseObject({ graded_by: z.string() }));
      for (const [i, one] of texts.parse(await of("lm-eval", "my_set.jsonl")).entries())
        expect(graded(JSON.parse(one.graded_by), replies[i]!)).toMatchObject({ score: 1 });
      const prompts = texts.parse(await of("trl", "prompts.jsonl"));
      expect(graded(JSON.parse(prompts[0]!.graded_by), "I do not know.")).toMatchObject({ score: 0 });
      for (const [i, question] of tasks.entries())
        expect(scoreOf(question, replies[i]!).outcome).toBe("correct");
    });

    test("a wrong reply is preferred to nothing, and none is made up for a proof", async () => {
      const { lines } = await written("trl", tasks);
      const pair = z.array(z.object({ prompt: chat, chosen: chat, rejected: chat }));
      const pairs = pair.parse(lines("preference.jsonl"));
      for (const { prompt, chosen, rejected } of pairs) {
        const question = tasks.find(({ text }) => text === prompt.at(-1)!.content)!;
        expect(scoreOf(question, chosen[0]!.content).outcome).toBe("correct");
        expect(scoreOf(question, rejected[0]!.content).outcome).toBe("incorrect");
      }
      expect(pairs.length).toBe(
        tasks.filter(({ key, answers }) => key.length === 1 && answers.length > 1).length,
      );
      expect(lines("stepwise.jsonl").length).toBeGreaterThan(0);
    });

    test("every format takes them, and lines come back as they were", async () => {
      for (const name of suiteFormatNames) expect((await written(name, tasks)).files).not.toEqual([]);
      expect(await questionsIn((await written("parquet", tasks)).path)).toEqual(tasks);
    });
  });

  test("the same questions give the same bytes", async () => {
    for (const format of ["hub", "inspect", "promptfoo"]) {
      const [one, two] = [await written(format), await written(format)];
      expect(one.sizes).toEqual(two.sizes);
    }
  });
});

test("a Parquet file of somebody else's is no suite, and says how it is read", async () => {
  const path = pathOf("other.parquet");
  const file = await openTable<number>(path, [{ name: "n", type: "whole", of: (n) => n }]);
  await file.add(1);
  await file.close();
  await expect(questionsIn(path)).rejects.toThrow("it is Parquet without the column “line”");
});

describe("runs", () => {
  const store = newStore();
  const argv = ["run", "--suite", "/home/ada/q.jsonl", "--store=/srv/s.sqlite", "-m", "a:b?url=http://h/v1"];
  const asked = async (): Promise<string> =>
    askedRun(
      {
        suite: generatedSuite({ profile: "paper", limit: 6, seed: 3 }),
        models: models("reasoner:oracle", "reasoner:affirmer"),
        epochs: 2,
      },
      recordArgv(store, { argv, scrub: (text) => text }),
    );
  const out = async (format: string) => {
    await asked();
    const path = pathOf(`run-${++number}`);
    const { files } = await exportRun({ format, target: { path }, name: "exam", date }, { store });
    const texts = files.map((file) =>
      readFileSync(existsSync(join(path, file.path)) ? join(path, file.path) : path, "utf8"),
    );
    return { files: files.map((file) => file.path), texts };
  };

  test("Every Eval Ever gets results with intervals, and answers whose checksum they name", async () => {
    const { files, texts } = await out("every-eval-ever");
    expect(files[0]).toMatch(/^data\/exam\/[^/]+\/oracle\/[0-9a-f-]{36}_samples\.jsonl$/);
    const results = JSON.parse(texts[2]!);
    expect(results).toMatchObject({ schema_version: "0.3.0", eval_library: { name: "organon" } });
    const [accuracy] = results.evaluation_results;
    expect(accuracy.score_details).toMatchObject({ score: 1, uncertainty: { num_samples: 6 } });
    expect(accuracy.score_details.details).toEqual({
      correct: "12",
      incorrect: "0",
      unreadable: "0",
      empty: "0",
      refused: "0",
      truncated: "0",
      failed: "0",
    });
    expect(results.detailed_evaluation_results).toMatchObject({
      checksum: createHash("sha256").update(texts[0]!).digest("hex"),
      total_rows: 12,
    });
    const [sample] = texts[1]!.split("\n").map((line) => JSON.parse(line || "null"));
    expect(sample.answer_attribution[0]).toMatchObject({
      source: "output.raw",
      extraction_method: "answer-7",
    });
  });

  test("Every Eval Ever gets no address, folder or user of this machine, and promptfoo a model that exists", async () => {
    const { texts } = await out("every-eval-ever");
    expect(JSON.parse(texts[2]!).evaluation_results[0].generation_config.generation_args).toMatchObject({
      execution_command: expect.not.stringMatching(/--store|https?:|[\\/]/),
    });
    const named = readFileSync("data/exports/promptfoo/promptfooconfig.yaml", "utf8").match(
      /(?<=openai:chat:)\S+/g,
    );
    expect(named).toHaveLength(1);
    for (const model of named ?? []) {
      expect(getLine({ provider: "openai", model }, priceTable)).toBeDefined();
    }
  });

  test("Inspect's log has a sample for each answer, its epochs from 1, its score as a letter", async () => {
    const { texts } = await out("inspect-log");
    const log = JSON.parse(texts[1]!);
    expect(log).toMatchObject({
      version: 2,
      status: "success",
      eval: { task: "exam", config: { epochs: 2 } },
    });
    expect(log.samples).toHaveLength(12);
    expect(new Set(log.samples.map((one: { epoch: number }) => one.epoch))).toEqual(new Set([1, 2]));
    const values = log.samples.map(
      (one: { scores: { organon: { value: string } } }) => one.scores.organon.value,
    );
    expect(new Set(values)).toEqual(new Set(["C", "I"]));
    expect(log.results.scores[0].metrics.accuracy.value).toBeCloseTo(
      values.filter((value: string) => value === "C").length / 12,
    );
  });

  test("tables have a row an answer, and the words it was read from", async () => {
    const { texts } = await out("csv");
    const rows = z.array(tags).parse(parseCsv(texts[0]!, { columns: true }));
    expect(rows).toHaveLength(24);
    expect(rows.at(-1)).toMatchObject({ model: "reasoner:affirmer", epoch: "1", answer: "yes" });
    await out("parquet");
    const table = await all(parquetRows(pathOf(`run-${number}`)));
    expect(table).toHaveLength(24);
  });

  test("in a format of questions a run gives its questions", async () => {
    const { texts } = await out("jsonl");
    expect(texts[0]!.trimEnd().split("\n")).toHaveLength(6);
  });
});
