/** Logs of other harnesses become runs, judged by our reader beside their own verdicts. */
import { readQuestions, tallyCalls } from "#runs/answers";
import { describe, expect, test } from "vitest";
import type { LogFile } from "#runs/foreign/foreign";
import { misreadingsDocument } from "#commands/import/import-results";
import { renderMarkdown } from "#reports/render/markdown";
import { exportRun } from "#commands/export/export";
import { importResults as importFiles } from "#commands/import/import-results";
import { report } from "#experiments/results/report";
import { generatedSuite } from "#experiments/suites";
import { askedRun, models, newStore, fixture } from "../fixture.ts";

const at = "2026-11-22T00:00:00.000Z";
const { pathOf, read } = fixture();

const importResults = (
  text: string,
  { name, ...options }: Parameters<typeof importFiles>[1] & { readonly name: string },
  about: Parameters<typeof importFiles>[2],
) => importFiles([{ name, text }], options, about);

const lmEval = (id: number, target: string, reply: string, right: number, filter = "none"): string =>
  JSON.stringify({
    doc_id: id,
    doc: { question: `Does ${id} follow?`, label: target },
    target,
    arguments: { gen_args_0: { arg_0: `Does ${id} follow?`, arg_1: { until: [] } } },
    resps: [[reply]],
    filtered_resps: [reply.slice(0, 3)],
    filter,
    metrics: ["exact_match"],
    exact_match: right,
  });

describe("lm-eval's samples", () => {
  const lines = [
    lmEval(1, "yes", "Yes.", 1),
    lmEval(2, "no", "**No**, it does not follow.", 0),
    lmEval(2, "no", "**No**, it does not follow.", 1, "second"),
    lmEval(3, "no", "Yes, it does.", 0),
    JSON.stringify({ ...JSON.parse(lmEval(4, "no", "", 0)), resps: [[[-1.5, false]]] }),
    "no sample",
  ];
  const log = lines.join("\n");
  const from = { format: "lm-eval", name: "out/acme__owl/samples_task.jsonl", at };

  test("an import that was killed in the middle is no whole run, and the same import again completes it", async () => {
    const log = Array.from({ length: 40 }, (_, k) => lmEval(k, k % 2 ? "yes" : "no", "Yes.", k % 2)).join(
      "\n",
    );
    const [store, whole] = [newStore(), newStore()];
    let recorded = 0;
    const cut = new Promise<void>((done) => {
      const record: typeof store.record = (...about) => {
        if (++recorded === 40) setTimeout(done, 50);
        return recorded > 15 ? new Promise(() => {}) : store.record(...about);
      };
      void importResults(log, from, { store: { ...store, record } });
    });
    await cut;
    const half = await store.findRun("latest");
    expect(half.planned).toBe(false);
    expect((await tallyCalls(store, half))[0]).toMatchObject({ planned: 40, answered: 15, missing: 25 });
    const { run, answers } = await importResults(log, from, { store });
    expect({ id: run.id, answers }).toEqual({ id: half.id, answers: 40 });
    await importResults(log, from, { store: whole });
    const [mended, once] = [await report({}, { store }), await report({}, { store: whole })];
    expect(mended.models[0]).toEqual(once.models[0]);
    expect((await store.findRun("latest")).planned).toBe(true);
  });

  test("each document is a question, the folder names the model, and what their filter mis-read is found", async () => {
    const store = newStore();
    const found = await importResults(log, from, { store });
    expect(found).toMatchObject({
      questions: 3,
      answers: 3,
      notes: ["questions identified: 3 by doc_id"],
      verdicts: [
        { name: "exact_match", judged: 3, agreed: 2 },
        { name: "exact_match, second", judged: 1, agreed: 1 },
      ],
      dropped: {
        "it has no reply in words (log-likelihoods are not read)": 1,
        "it is not JSON: Unexpected token 'o', \"no sample\" is not valid JSON": 1,
      },
      misreadings: [{ key: "no", theirs: { isCorrect: false }, ours: { outcome: "correct", answer: "no" } }],
    });
    const told = await report({ run: found.run.id }, { store });
    expect(told.models[0]).toMatchObject({ id: "lm-eval:acme__owl", accuracy: { n: 3, value: 2 / 3 } });
    const page = renderMarkdown(misreadingsDocument(found, "lm-eval"));
    expect(page).toMatch(/exact\\_match\s*\|\s*3\s*\|\s*2\s*\|\s*1\s*\|\s*0/);
  });

  test("a label that a log spells in two ways is one label", async () => {
    const store = newStore();
    const both = [lmEval(1, "yes", "Yes.", 1), lmEval(2, "Yes", "No.", 0), lmEval(3, "no", "No.", 1)].join(
      "\n",
    );
    const { run } = await importResults(both, from, { store });
    const questions = [];
    for await (const { answers, key } of readQuestions(store, run))
      questions.push([answers.map(({ label }) => label).join(), key.join()]);
    expect(questions).toEqual([
      ["Yes,no", "Yes"],
      ["Yes,no", "Yes"],
      ["Yes,no", "no"],
    ]);
  });

  test("a log of one key says nothing of the other answers: --labels does", async () => {
    const store = newStore();
    const one = lmEval(1, "yes", "Yes.", 1);
    await expect(importResults(one, from, { store })).rejects.toThrow(
      "does not say what question 1 can be answered with",
    );
    expect(await importResults(one, { ...from, labels: ["no", "yes"] }, { store })).toMatchObject({
      verdicts: [{ agreed: 1 }],
    });
  });
});

describe("Inspect's logs", () => {
  const store = newStore();
  const exported = async (): Promise<string> => {
    const asked = {
      suite: generatedSuite({ profile: "paper", limit: 8, seed: 2 }),
      models: models("reasoner:affirmer"),
      epochs: 2,
    };
    const run = await askedRun(asked, store);
    const path = pathOf("log.json");
    await exportRun(
      { run, format: "inspect-log", target: { path }, name: "exam", date: "2026-11-22" },
      { store },
    );
    return "log.json";
  };

  test("a run that was exported comes back with its questions, epochs, tags and verdicts", async () => {
    const log = read(await exported());
    const back = newStore();
    const found = await importResults(log, { format: "inspect-log", name: "log.json", at }, { store: back });
    expect(found).toMatchObject({
      questions: 8,
      answers: 16,
      verdicts: [{ judged: 16, agreed: 16 }],
      dropped: {},
    });
    const [before, after] = [await report({}, { store }), await report({}, { store: back })];
    expect(after.models[0]?.accuracy).toEqual(before.models[0]?.accuracy);
  });

  test("a file of another layout is left out and counted", async () => {
    const files = [
      { name: "logs/1.json", text: read(await exported()) },
      { name: "logs/index.json", text: '{"1.json": {"status": "success"}}' },
    ];
    const found = await importFiles(files, { format: "inspect-log", at }, { store: newStore() });
    const dropped = { "index.json is not an eval log of Inspect": 1 };
    expect(found).toMatchObject({ answers: 16, dropped });
  });

  test("what was cut off is truncated, and what failed is no answer", async () => {
    const log = JSON.parse(read(await exported()));
    log.samples[0].output.choices[0].stop_reason = "max_tokens";
    log.samples[1].error = { message: "server down" };
    const found = await importResults(
      JSON.stringify(log),
      { format: "inspect-log", name: "x.json", at },
      { store: newStore() },
    );
    expect(found).toMatchObject({ answers: 16, verdicts: [{ judged: 14 }] });
  });
});

test("promptfoo's output: the key from the metadata, the verdict from its assertions", async () => {
  const result = (id: string, output: string, success: boolean, finishReason = "stop") => ({
    provider: { id: "openai:chat:owl", label: "" },
    prompt: { raw: `Does ${id} follow?` },
    vars: { question: `Does ${id} follow?` },
    response: { output, finishReason, tokenUsage: { prompt: 9, completion: 2 } },
    success,
    latencyMs: 12,
    testCase: {
      metadata: {
        id,
        rule: "modus ponens",
        graded_by: JSON.stringify({ answers: [{ label: "yes" }, { label: "no" }], key: ["no"] }),
      },
    },
  });
  const log = JSON.stringify({
    version: 3,
    // The last was cut off, and agrees with no verdict.
    results: {
      results: [
        result("a", "No.", true),
        result("b", "Yes.", false),
        result("b", "No!", false),
        result("c", "No.", true, "length"),
      ],
    },
  });
  const store = newStore();
  const found = await importResults(
    log,
    { format: "promptfoo-output", name: "out.json", model: "owl", at },
    { store },
  );
  expect(found).toMatchObject({
    questions: 3,
    answers: 4,
    verdicts: [{ name: "success", judged: 3, agreed: 2 }],
    misreadings: [{ theirs: { isCorrect: false } }],
  });
  const told = await report({}, { store });
  expect(told.models[0]).toMatchObject({ id: "promptfoo-output:owl", cost: { tokensIn: 36, tokensOut: 8 } });
});

test("answers that the store could not read back are left out and counted, and unusable counts are unknown", async () => {
  const sample = (id: string, epoch: number, output_tokens = 2) => ({
    id,
    epoch,
    input: `Is ${id}?`,
    target: "yes",
    output: {
      choices: [{ message: { role: "assistant", content: "yes" }, stop_reason: "stop" }],
      usage: { input_tokens: -5, output_tokens },
    },
  });
  const samples = [sample("a", 1, 1e308), sample("b", 1.5), sample("c", 1e9), sample("d", 10_001)];
  const log = (model: string) =>
    JSON.stringify({ eval: { task: "t", model }, samples, version: 2, status: "success" });
  const store = newStore();
  const from = { format: "inspect-log", name: "x.json", labels: ["yes", "no"], at };
  const found = await importResults(log("m"), from, { store });
  expect(found).toMatchObject({ answers: 1, run: { plan: { epochs: 1 } } });
  expect(Object.keys(found.dropped)).toEqual([
    "1.5 epochs, which is no whole number from 1 to 10,000",
    "1000000000 epochs, which is no whole number from 1 to 10,000",
    "10001 epochs, which is no whole number from 1 to 10,000",
  ]);
  for (const model of ["", "?", "m?x"])
    await expect(importResults(log(model), from, { store })).rejects.toThrow("holds no answers");
  expect((await store.runs()).map(({ id }) => id)).toEqual([found.run.id]);
  expect((await report({}, { store })).models[0]).toMatchObject({ cost: { tokensIn: 0, tokensOut: 0 } });
});

describe("questions and models of a log", () => {
  const sample = (id: number, name: string, { prompt, ...more }: Record<string, unknown> = {}) => ({
    ...JSON.parse(lmEval(id, id % 2 ? "yes" : "no", "Yes.", id % 2)),
    doc: { id: name, question: `Does ${id} follow?` },
    arguments: [[prompt ?? `Does ${id} follow?`, {}]],
    ...more,
  });
  const promptTest = (at: number, prompt: number, more = {}) => ({
    provider: { id: "openai:owl", label: "" },
    prompt: {
      raw: `${["Short", "Long"][prompt]}: does ${at} follow?`,
      label: ["Short: {{q}}", "Long: {{q}}"][prompt],
    },
    promptIdx: prompt,
    response: { output: "Yes." },
    success: true,
    testCase: { vars: { q: `does ${at} follow?`, expected: at % 2 ? "yes" : "no" }, ...more },
  });
  const reply = (id: unknown, about: number, model = "a") => ({
    id,
    model,
    question: `Does ${about} follow?`,
    key: about % 2 ? "yes" : "no",
    reply: "Yes.",
  });
  const jsonLines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join("\n");
  const results = (rows: readonly object[]): string =>
    JSON.stringify({ results: { version: 3, results: rows } });
  const eight = Array.from({ length: 8 }, (_, i) => i);
  const cases: readonly (readonly [fact: string, format: string, log: string, sum: string])[] = [
    [
      "a text that many samples share is no id",
      "lm-eval",
      jsonLines(eight.map((i) => sample(i, "easy"))),
      "8 of lm-eval:owl; questions identified: 8 by doc_id",
    ],
    [
      "a number that two tasks share gives way to the next id",
      "lm-eval",
      jsonLines(eight.map((i) => ({ ...sample(i, `task ${i}`), doc_id: i % 4 }))),
      "8 of lm-eval:owl; questions identified: 8 by doc.id",
    ],
    [
      "a model under two prompts is two models",
      "lm-eval",
      jsonLines(
        ["", "Q: so? A: yes\n"].flatMap((p) => eight.map((i) => sample(i, "easy", { prompt: `${p}${i}?` }))),
      ),
      "8 of lm-eval:owl, prompt 1, 8 of lm-eval:owl, prompt 2; questions identified: 8 by doc_id; owl, prompt 1: “0?”; owl, prompt 2: “Q: so? A: yes\n0?”",
    ],
    [
      "a test under two prompts is asked of two models",
      "promptfoo-output",
      results(eight.flatMap((i) => [promptTest(i, 0), promptTest(i, 1)])),
      "8 of promptfoo-output:openai:owl, prompt 1, 8 of promptfoo-output:openai:owl, prompt 2; questions identified: 8 by question and key; openai:owl, prompt 1: “Short: {{q}}”; openai:owl, prompt 2: “Long: {{q}}”",
    ],
    [
      "a description that some tests share is no id of these",
      "promptfoo-output",
      results(eight.map((i) => promptTest(i, 0, { description: i < 4 ? "easy" : `test ${i}` }))),
      "8 of promptfoo-output:openai:owl; questions identified: 4 by question and key, 4 by testCase.description",
    ],
    [
      "records with the same words and ids of their own are different questions",
      "replies",
      jsonLines(eight.flatMap((i) => [reply(`q${i}`, i % 4), reply(`q${i}`, i % 4, "b")])),
      "8 of replies:a, 8 of replies:b; questions identified: 8 by id",
    ],
    [
      "numbers of rows, which no two models share, are no ids",
      "replies",
      jsonLines(eight.flatMap((i) => [reply(2 * i, i), reply(2 * i + 1, i, "b")])),
      "8 of replies:a, 8 of replies:b; questions identified: 8 by question and key",
    ],
  ];
  for (const [fact, format, log, sum] of cases)
    test(fact, async () => {
      const store = newStore();
      const from = { format, name: "out/owl/log.json", labels: ["yes", "no"], at };
      const { run, notes, questions } = await importResults(log, from, { store });
      const tallies = await tallyCalls(store, run);
      const models = run.subjects.map(({ id }, place) => `${tallies[place]?.answered} of ${id}`);
      expect([models.join(", "), ...notes].join("; ")).toBe(sum);
      expect(questions).toBe(8);
      expect((await report({ run: run.id }, { store })).models[0]?.accuracy.n).toBe(8);
    });

  test("another log of the same questions and model is another run; the same answers are one", async () => {
    const store = newStore();
    const from = { format: "lm-eval", labels: ["yes", "no"], at };
    const [zero, five] = ["Yes.", "No."].map((reply) => lmEval(1, "yes", reply, 1));
    const runs = [];
    for (const [name, log] of [
      ["0.jsonl", zero!],
      ["5.jsonl", five!],
      ["copy.jsonl", zero!],
    ] as const)
      runs.push(await importResults(log, { ...from, name: `out/owl/${name}` }, { store }));
    expect(new Set(runs.map(({ run }) => run.id)).size).toBe(2);
    expect(runs[2]?.notes).toContain("the same answers as in out/owl/0.jsonl, imported before");
    const values = [];
    for (const { run } of runs)
      values.push((await report({ run: run.id }, { store })).models[0]?.accuracy.value);
    expect(values).toEqual([1, 0, 1]);
  });

  test("a log of open answers is refused with the reason", async () => {
    const log = eight.map((i) => lmEval(i, String(10 + i), "12", 0)).join("\n");
    await expect(
      importResults(log, { format: "lm-eval", name: "out/owl/x", at }, { store: newStore() }),
    ).rejects.toThrow("8 questions have 8 different right answers, such as “10”: open answers are not read");
  });
});

describe("any other log of replies", () => {
  const question =
    "Which follows?\n(A) It rains.\n(B) It pours.\n\nQ: And which of these?\n(A) The owl sang.\n(B) The choir sang.";
  const outputs = [
    { input: question, target: "(A)", prediction: "So the answer is (A).", ok: true, why: "stop" },
    { input: question, target: "(A)", prediction: "It must be that the owl sang.", ok: false, why: "stop" },
    { input: `${question} `, target: "(B)", prediction: "So the answer is (B", ok: true, why: "length" },
    { input: "No key", target: "(C)", prediction: "So the answer is (B).", ok: false, why: "stop" },
  ];
  const map = {
    each: "outputs",
    question: "outputs.input",
    key: "outputs.target",
    reply: "outputs.prediction",
    verdict: "outputs.ok",
    finish: "outputs.why",
    "tag.set": "set",
  };
  const log = JSON.stringify({ set: "owls", outputs });
  const options = { format: "replies", name: "owls.json", model: "owl-1", labels: ["(A)", "(B)"], map, at };

  test("its fields are named, the words of lettered answers are read off the question, and cut-off replies are truncated and not correct", async () => {
    const store = newStore();
    const found = await importResults(log, options, { store });
    expect(found).toMatchObject({
      questions: 2,
      answers: 3,
      verdicts: [{ name: "outputs.ok", judged: 2, agreed: 1 }],
      dropped: { "“outputs.target” names none of the answers": 1 },
      misreadings: [
        { key: "(A)", theirs: { isCorrect: false }, ours: { outcome: "correct", answer: "(A)" } },
      ],
    });
    const questions = [];
    for await (const one of readQuestions(store, found.run)) questions.push(one);
    expect(questions[0]?.answers).toEqual([
      { label: "(A)", text: "The owl sang." },
      { label: "(B)", text: "The choir sang." },
    ]);
    expect(questions[0]?.tags).toEqual({ dataset: "replies", set: "owls" });
    const { models } = await report({ run: found.run.id }, { store });
    expect(models[0]).toMatchObject({
      accuracy: { n: 2, value: 0.5 },
      responseAccuracy: { n: 1, value: 1 },
      outcomes: { truncated: 1 },
    });
  });
});

describe("the fields of any log", () => {
  const eight = Array.from({ length: 8 }, (_, i) => i);
  const yes = (i: number): string => (i % 2 === 0 ? "yes" : "no");
  const files = (...texts: readonly unknown[]) =>
    texts.map((text, at) => ({
      name: `out/task-${at + 1}.json`,
      text: typeof text === "string" ? text : JSON.stringify(text),
    }));
  const answersOf = (reply: (i: number) => string) =>
    Object.fromEntries(eight.map((i) => [`q${i}`, { ask: `Is ${i} even?`, gold: yes(i), said: reply(i) }]));
  const options = (i: number) => [`${i} plums`, `${i + 1} figs`, `${i + 2} pears`];
  const rows = (row: (i: number) => object): string => eight.map((i) => JSON.stringify(row(i))).join("\n");
  const batch = rows((i) => ({
    custom_id: `r${i}`,
    response: { body: { choices: [{ message: { content: i % 2 === 0 ? "Yes." : "No." } }] } },
  }));
  const sent = rows((i) => ({
    custom_id: `r${i}`,
    body: { messages: [{ role: "user", content: `Is ${i} even?` }] },
  }));
  const gold = `qid,label\n${eight.map((i) => `r${i},${yes(i)}`).join("\n")}`;

  type Case = readonly [
    fact: string,
    logs: ReturnType<typeof files>,
    options: Omit<Parameters<typeof importFiles>[1], "format" | "at"> & Pick<LogFile, "join">,
    sum: string,
  ];
  const cases: readonly Case[] = [
    [
      "models and questions by name in nested objects",
      files({ "owl-1": answersOf((i) => yes(i)), "owl-2": answersOf(() => "So the answer is yes.") }),
      {
        map: {
          each: "*.*",
          model: "*:name",
          id: "*.*:name",
          question: "*.*.ask",
          key: "*.*.gold",
          reply: "*.*.said",
        },
      },
      "owl-1 8/8, owl-2 4/8; yes|no",
    ],
    [
      "the option that carries a mark",
      files({
        request_states: eight.map((i) => ({
          instance: {
            input: { text: `What are ${i}?` },
            references: options(i).map((text, at) => ({
              output: { text },
              tags: at === i % 3 ? ["correct"] : [],
            })),
          },
          result: { completions: [{ text: "A" }] },
        })),
      }),
      {
        map: {
          each: "request_states",
          question: "request_states.instance.input.text",
          options: "request_states.instance.references[].output.text",
          key: "request_states.instance.references[tags=correct].output.text",
          reply: "request_states.result.completions[0].text",
        },
        model: "owl",
      },
      "owl 3/8; A=0 plums|B=1 figs|C=2 pears",
    ],
    [
      "a key through a pattern, labels with words, and positions from 1",
      files(
        rows((i) => ({
          question: `Is ${i} even?`,
          gold: `So\n#### ${1 + (i % 2)}`,
          reply: i % 2 ? "(B)" : "A",
        })),
      ),
      { map: { key: "gold:/#### (.+)/" }, labels: ["A=True", "B=False"], keys: "from-1", model: "owl" },
      "owl 8/8; A=True|B=False",
    ],
    [
      "a key through the answer parser",
      files(
        rows((i) => ({
          question: `Is ${i} even?`,
          gold: `It is odd or even. The answer is ${yes(i)}.`,
          reply: "Yes.",
        })),
      ),
      { map: { key: "gold:parsed" }, labels: ["yes", "no"], model: "owl" },
      "owl 4/8; yes|no",
    ],
    [
      "options in the question",
      files(
        rows((i) => ({
          question: `What are they? (A) ${i} plums (B) figs`,
          key: "A",
          reply: "They are figs.",
        })),
      ),
      { model: "owl" },
      "owl 0/8; A=0 plums|B=figs",
    ],
    [
      "another file by a field of both",
      files(batch),
      {
        map: {
          id: "custom_id",
          question: "join.body.messages",
          key: "custom_id:/[02468]$/yes/|custom_id:/r/no/",
          reply: "response.body.choices[0].message.content",
        },
        join: { name: "in.jsonl", text: sent, on: "custom_id" },
        model: "owl",
      },
      "owl 8/8; yes|no",
    ],
    [
      "another file line by line",
      files(batch),
      {
        map: {
          id: "custom_id",
          question: "custom_id:/\\d/Is $& even?/",
          key: "join.label",
          reply: "response.body.choices[0].message.content",
        },
        join: { name: "gold.csv", text: gold },
        model: "owl",
      },
      "owl 8/8; yes|no",
    ],
    [
      "several files, each a tag",
      files(
        ...[1, 2].map((file) =>
          rows((i) => ({ question: `Is ${file}${i} even?`, key: yes(i), reply: "Yes." })),
        ),
      ),
      { model: "owl" },
      "owl 8/16; yes|no; out/task-1.json 8, out/task-2.json 8",
    ],
    [
      "several files of other labels, and open answers",
      files(
        rows((i) => ({ question: `Does ${i} follow?`, key: i % 2 ? "valid" : "invalid", reply: "Valid." })),
        rows((i) => ({ question: `Is ${i} even?`, key: yes(i), reply: "Yes." })),
        rows((i) => ({ question: `Which is ${i}?`, key: `number ${i}`, reply: "One." })),
      ),
      { model: "owl" },
      "owl 8/16; invalid|valid; out/task-1.json 8, out/task-2.json 8",
    ],
    [
      "options in a cell, as Python prints a list",
      files(
        rows((i) => ({
          question: `What are ${i}?`,
          choices: `['plums', "Ann's figs", 'a "pear"']`,
          key: "B",
          reply: "Ann's figs.",
        })),
      ),
      { map: { options: "choices" }, model: "owl" },
      `owl 8/8; A=plums|B=Ann's figs|C=a "pear"`,
    ],
  ];
  for (const [fact, logs, { join, ...about }, sum] of cases)
    test(fact, async () => {
      const store = newStore();
      const joined = logs.map((log) => ({ ...log, join }));
      const { run } = await importFiles(joined, { ...about, format: "replies", at }, { store });
      const found = await report({ run: run.id }, { store });
      const models = found.models.map(
        ({ id, accuracy: { n, value } }) => `${id.slice(8)} ${Math.round(n * (value ?? 0))}/${n}`,
      );
      const questions = await Array.fromAsync(readQuestions(store, run));
      const answers = questions[0]!.answers.map(({ label, text }) =>
        text === undefined ? label : `${label}=${text}`,
      );
      const tags = Map.groupBy(questions, ({ tags: { file = "" } }) => file);
      const byFile = Array.from(tags, ([file, { length }]) => (file === "" ? "" : `${file} ${length}`));
      expect(
        [models.join(", "), answers.join("|"), byFile.join(", ")].filter((part) => part !== "").join("; "),
      ).toBe(sum);
    });

  test("a majority of repetitions counts beside the mean; a tie is none", async () => {
    const rounds = [
      ["Yes.", "Yes.", "No."],
      ["Yes.", "No.", "Yes."],
      ["No.", "I wonder.", "No."],
      ["Yes.", "No.", "Hm."],
    ];
    const log = rounds.flatMap((replies, i) =>
      replies.map((reply) =>
        JSON.stringify({ id: i, question: `Is ${i}?`, key: "yes", reply, verdict: reply === "Yes." }),
      ),
    );
    const about = { format: "replies", at, labels: ["yes", "no"], model: "owl" };
    const { models } = await importFiles(files(log.join("\n")), about, { store: newStore() });
    expect(models).toEqual([
      {
        model: "owl",
        n: 12,
        correct: 5,
        recorded: [{ name: "verdict", n: 12, correct: 5 }],
        majority: { n: 4, correct: 2 },
      },
    ]);
  });

  test("a joined file of another size, or with a value twice, is refused", async () => {
    const join = (text: string, on?: string) =>
      importFiles(
        files(batch).map((log) => ({ ...log, join: { name: "gold.csv", text, on } })),
        { format: "replies", at },
        { store: newStore() },
      );
    await expect(join("qid,label\nr0,yes")).rejects.toThrow("gold.csv has 1 records beside 8");
    await expect(join("qid,label\nr0,yes\nr0,no", "custom_id=qid")).rejects.toThrow(
      "gold.csv has two records whose qid is “r0”",
    );
  });
});
