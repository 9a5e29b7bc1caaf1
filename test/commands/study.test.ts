// @long: whole studies, several times each
/** Every study under one list of checks, a user's own among them, and what the papers' studies must find. */
import { join, resolve } from "node:path";
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { choiceItems } from "#items/open-suite";
import { choiceSuite } from "#experiments/suites";
import { command as group } from "../../src/commands/study/options.ts";
import { memoriser } from "../models/memoriser.ts";
import { completion, sending, startServer } from "../models/local-server.ts";
import { elementsOf } from "../reports/well-formed.ts";
import { fixture } from "../fixture.ts";

type Json = ReturnType<typeof JSON.parse>;

const read = [...choiceItems(choiceSuite({ perType: 6, seed: 4 }))];
const reader = memoriser("reader", read);

/** Called before each reply. */
let onCall = (): void => {};

/** `cut` answers yes or A, and each reply to a prompt of certain lengths is truncated; `reader` has read the set. */
const server = await startServer((response, request) => {
  onCall();
  const { model, messages }: Json = request.body;
  const text: string = messages.at(-1).content;
  const reply = /yes or no/i.test(text) ? "yes" : "A";
  const finish = text.length % 3 === 0 ? "length" : "stop";
  if (model === "cut") sending(completion(reply, { finish_reason: finish }, {}))(response, request);
  else
    void reader
      .ask({ messages }, { epoch: 0 })
      .then(({ text: said }) => sending(completion(said))(response, request));
});
const served = (name: string): string => `openai-compatible:${name}?url=${server.origin}/v1`;
const cut = served("cut");

const example = resolve(import.meta.dirname, "../../examples/study.ts");
const pairs = [
  ["A man sings.", "Somebody sings.", "entailment"],
  ["A man sings.", "Nobody sings.", "contradiction"],
  ["A man sings.", "A man is loud.", "neutral"],
  ["A dog runs.", "It is fast.", "-"],
].map(([sentence1, sentence2, gold_label]) => JSON.stringify({ sentence1, sentence2, gold_label }));

const place = () => {
  const at = fixture();
  const begin = async (): Promise<void> => {
    at.write("pairs.jsonl", pairs.join("\n"));
    at.write("read.jsonl", read.map((line) => JSON.stringify(line)).join("\n"));
    await at.organon(
      "generate",
      "--task",
      "four-option",
      "--per-type",
      "4",
      "--seed",
      "9",
      "-o",
      "set.jsonl",
    );
    await at.organon("generate", "--limit", "20", "--seed", "9", "-o", "other.jsonl");
  };
  const study = async (line: string, ...more: readonly string[]): Promise<Json> => {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    return at.json("study", ...words, ...more, "--quiet");
  };
  return { ...at, begin, study };
};

/** Each study in small, the parts that it asks in order, and what its page says. */
const studies: readonly (readonly [line: string, parts: readonly string[], page: readonly string[]])[] = [
  [
    `logicasker -m ${cut} --per-skill 1 --lengths 1,3 --per-length 4`,
    [
      "first iteration",
      "lengths",
      "cut, no demonstrations",
      "cut, random demonstrations",
      "cut, weak demonstrations",
    ],
    [
      ..."Figure 3,Figure 4,Figure 5,Table 2,Table 3,Table 4,Table 5,Table 6".split(","),
      "| De Morgan's laws | Correct | 0.6 |",
      "| ChatGPT | 0.79 | 0.71 | 0.72 | 0.65 |",
      "| GPT-3 | 0.17 | 0.16 | 0.39 |",
      "| GPT-4 | OpenAI | Mar 2023 | 1 |",
      "| percentage | 1.92 % |",
      "Known inconsistencies",
    ],
  ],
  [
    `divlogiceval -m ${cut} -m reasoner:oracle --per-type 2 --sets set.jsonl`,
    [
      "in words, 0-shot",
      "in words, 3-shot",
      "symbolic, 0-shot",
      "symbolic, 3-shot",
      "without logical reasoning",
      "set.jsonl",
      "set.jsonl, without logical reasoning",
      "option guessing",
      "option guessing, fresh questions",
    ],
    [
      ..."Figure 2,Table 1,Table 3,Table 6,Table 8,§3.3".split(","),
      "| questions | model | metric | Origin | NoLR | difference | p |",
      "| DivLogicEval | ACC | 32.2 | 28.6 | −3.6 |",
      "| model | setting | metric | all | 3e1c | 3c1e | missing-premise |",
      "| GPT-4o | 0-shot | CIR | 14.6 | 10.3 | 13.3 | 20.0 |",
      "| o1-preview | 3-shot | PC | 51.2 | 55.6 | 40.9 | 54.0 |",
      "Conditions: recipe paper; the prompt of Appendix I",
      "calls and cost of all runs of the study (9)",
    ],
  ],
  [
    `finetune -m reasoner:affirmer --tuned-weak ${cut} --tuned-random reasoner:coin --transfer other.jsonl --per-skill 1`,
    ["first iteration", "weakness set", "other skills", "other.jsonl"],
    [
      "| part | model | accuracy | response rate | response accuracy |",
      "| other skills | none | +68.",
      "| other.jsonl | weak − none |",
      "weakness set: every question has the gold answer “no”.",
    ],
  ],
  [
    `pretraining -m reasoner:affirmer --tuned-once ${cut} --tuned-ten reasoner:coin --sets set.jsonl`,
    ["set.jsonl"],
    ["| set.jsonl | 10x − origin |", "| DivLogicEval | 26.9 % | 28.1 % | 28.1 % |"],
  ],
  [
    `contamination -m ${cut} --suite set.jsonl`,
    ["option guessing", "option guessing, fresh questions"],
    ["unknown: too few"],
  ],
  [`${example} -m ${cut} --per-skill 1`, ["short", "long"], ["## Accuracy", "| long | cut |"]],
];

describe.each(studies)("organon study %s", (line, parts, page) => {
  const at = place();
  let [whole, calls]: [Json, number] = [undefined, 0];
  beforeAll(async () => {
    await at.begin();
    const seen = server.seen.length;
    whole = await at.study(line, "-o", "whole", "--store", "whole.sqlite");
    calls = server.seen.length - seen;
  });

  test("asks its parts in order, and `latest` is the first of them", async () => {
    expect(Object.keys(whole.runs)).toEqual(parts);
    const store = ["--store", "whole.sqlite"];
    await at.organon("runs", "latest", "--name", "named", ...store);
    const { runs }: Json = await at.json("runs", ...store);
    expect(runs.find(({ name }: Json) => name === "named").id).toBe(whole.runs[parts[0]!]);
  });

  test("prints its tables, and writes them as page, Markdown and JSON", () => {
    const markdown = at.read("whole/study.md");
    for (const words of page) expect(markdown, words).toContain(words);
    expect(markdown).toContain("(truncated)");
    expect(elementsOf(at.read("whole/study.html")).length).toBeGreaterThan(50);
    expect(JSON.parse(at.read("whole/study.json"))).toEqual(whole);
  });

  test("prints accuracy as correct of asked, as the store has it", () => {
    const stored = countsIn(join(at.folder, "whole.sqlite"));
    const rows = rowsIn(whole);
    expect(rows.length).toBeGreaterThan(0);
    for (const { outcomes, accuracy, responseRate } of rows) {
      const { failed: _, ...asked }: Record<string, number> = outcomes;
      const n = Object.values(asked).reduce((sum, count) => sum + count, 0);
      const { correct = 0, incorrect = 0 } = asked;
      expect(stored).toContain(`${n} asked, ${correct} right, ${correct + incorrect} readable`);
      expect([accuracy.value, responseRate.value]).toEqual([
        near(correct / n),
        near((correct + incorrect) / n),
      ]);
    }
  });

  test("once it has ended, nothing is left to ask", async () => {
    const before = server.seen.length;
    const { parts: left } = await at.study(line, "--dry-run", "--store", "whole.sqlite");
    const known = left.filter(({ about }: Json) => !about);
    expect(known.map(({ part }: Json) => part)).toEqual(parts.slice(0, known.length));
    for (const { total, part } of known) expect(total.calls, part).toBe(0);
    expect(server.seen.length).toBe(before);
  });

  // Of a study whose later parts hang on answers, and of a user's own.
  test.runIf(/^logicasker|^\//.test(line))(
    "interrupted and given again, prints the same and asks nothing twice",
    async () => {
      const before = server.seen.length;
      const controller = new AbortController();
      onCall = () => {
        if (server.seen.length - before === Math.ceil(calls / 2)) controller.abort(new Error("cut off"));
      };
      const words = ["--json", "--quiet", "-j", "4", "-o", "torn", "--store", "torn.sqlite"];
      const { signal } = controller;
      expect((await at.call(["study", ...line.split(" "), ...words], { signal })).code).toBe(130);
      onCall = () => {};
      const torn = await at.study(line, "-o", "torn", "--store", "torn.sqlite");
      expect(server.seen.length - before).toBe(calls);
      expect(settled(torn)).toEqual(settled(whole));
    },
  );
});

const near = (value: number): number => expect.closeTo(value, 9);

/** The rows of a study's JSON that are of whole runs of the model that truncates. */
const rowsIn = ({ sets = [], responses = [], models = [] }: Json): readonly Json[] =>
  [
    ...sets.flatMap((set: Json) => set.models),
    ...responses,
    // Of four options accuracy is that of one order.
    ...(responses.length > 0 ? [] : models),
    ...models.flatMap(({ set, responses: own }: Json) => (own ? [{ ...own.set, accuracy: set }] : [])),
  ].filter(({ accuracy, outcomes }: Json) => accuracy !== undefined && outcomes.truncated > 0);

/** What the rows of a store say of each run and model, as text. */
const countsIn = (path: string): readonly string[] => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database
    .prepare(
      `SELECT COUNT(*) AS asked, SUM(r.status = 'answered') AS readable, SUM(r.status = 'answered' AND r.text = t.key) AS right
       FROM calls c JOIN responses r ON r.call = c.call JOIN tag_sets t ON t.number = c.tag_set
       JOIN subjects s ON s.run = c.run AND s.ordinal = c.subject WHERE s.model = 'cut' GROUP BY c.run`,
    )
    .all();
  database.close();
  return rows.map(
    ({ asked, readable, right }) =>
      `${String(asked)} asked, ${String(right)} right, ${String(readable)} readable`,
  );
};

/** A study's JSON without what differs from one command to the next. */
const settled = (json: Json): Json =>
  JSON.parse(
    JSON.stringify(json, (name, value) => (["date", "command", "sheets"].includes(name) ? undefined : value)),
  );

const gainOf = ({ models }: Json): Json =>
  models[0].teaching[0].differences.find(({ from, to }: Json) => from === "random" && to === "weak");

describe("the study of LogicAsker in small, which is npm start", () => {
  const { organon, read: fileOf } = place();
  let learner: Json;
  beforeAll(async () => {
    expect((await organon("study", "logicasker", "--small")).code).toBe(0);
    learner = JSON.parse(fileOf("organon-runs/logicasker/study.json"));
  });

  test("§4.2, Figure 3, §4.5, Table 6: the second iteration is lower, and examples of weak skills help a model that learns", () => {
    const [{ accuracy, secondIteration, weaknesses, teaching }] = learner.models;
    expect(learner.command).toBe("organon study logicasker --small");
    expect(secondIteration.value).toBeLessThan(accuracy.value);
    expect(new Set(weaknesses.map(({ rule }: Json) => rule))).toEqual(
      new Set(["denying the antecedent", "modus tollens", "universal transitivity"]),
    );
    expect([gainOf(learner).low > 0, gainOf(learner).p < 0.001]).toEqual([true, true]);
    const accuracyOf = (arm: string, showsRule: boolean) =>
      teaching[0].byLesson.find((one: Json) => one.arm === arm && one.showsRule === showsRule).accuracy.value;
    expect(accuracyOf("weak", true)).toBe(1);
    expect(accuracyOf("random", false)).toBeLessThan(1);
  });

  test("§4.2, §4.3, Table 4: a bag of words scores high on the papers' questions, and a simulated weakness is the weakest rule", () => {
    expect(learner.bagOfWordsBaseline.accuracy.value).toBeGreaterThan(0.75);
    const [weakest] = learner.weakRules[0].rules;
    expect(["modus tollens", "denying the antecedent"]).toContain(weakest.rule);
    expect(weakest.example.answer).not.toBe(weakest.example.label);
    expect(weakest.example.conclusionText).toMatch(/\.$/);
  });

  test("§3.2, Appendix G: under the papers' conditions each prompt is the template alone", async () => {
    expect(learner.conditions.arePapers).toBe(true);
    for (const run of [learner.runs["first iteration"], learner.runs["lengths"]]) {
      const { prompt } = JSON.parse((await organon("show", run, "--question", "3", "--json")).stdout);
      expect(prompt).toEqual([
        {
          role: "user",
          content: expect.stringMatching(
            /^Consider the following premises: .* Can we infer the following from them\? Answer yes or no: .*\.$/,
          ),
        },
      ]);
    }
  });
});

describe("the study of DivLogicEval", () => {
  const { folder, study, read: fileOf } = place();
  const models = ["reasoner:oracle", "reasoner:oracle?obeys=true&name=obedient", "reasoner:affirmer"];
  let told: Json;
  beforeAll(async () => {
    told = await study(
      `divlogiceval ${models.map((one) => `-m '${one}'`).join(" ")} --per-type 4 --epochs 2`,
    );
  });
  test("with --dry-run prints its parts and makes no call", async () => {
    const fresh = await study(
      "divlogiceval -m reasoner:oracle --per-type 1",
      "--dry-run",
      "--store",
      "none.sqlite",
    );
    expect(fresh.total.calls).toBeGreaterThan(0);
    expect(existsSync(join(folder, "none.sqlite"))).toBe(false);
  });

  const change = (model: string, name: string) =>
    told.changes.find((one: Json) => one.model === model && one.change === name).difference;

  test("§3.1, Table 3: a model that obeys loses by leaving logic out, the others lose nothing", () => {
    const { circular } = change("obedient", "nolr");
    expect([circular.value < -0.5, circular.p < 0.05]).toEqual([true, true]);
    for (const model of ["oracle", "affirmer"]) expect(change(model, "nolr").circular.value).toBe(0);
    expect(change("oracle", "signs").circular).toMatchObject({ both: 12, n: 12 });
  });

  test("§2.2, Table 8: accuracy is the mean over orders everywhere", () => {
    expect(told.models[2].rotationAccuracy.value).toBe(0.25);
    expect(fileOf("organon-runs/divlogiceval/study.md")).toMatch(/3-shot[^]*\| affirmer \| all \| 25\.0 %/);
  });

  test("Table 2, Table 3, Table 6: with epochs each difference is the second column minus the first", () => {
    for (const { id, asked, difference } of told.changes) {
      const { before, after, value } = difference.partialCircular;
      expect(value).toEqual(near(after.value - before.value));
      const zero = told.models.find((model: Json) => model.model === id);
      if (asked !== "3-shot") expect(before).toEqual(zero.partialCircular);
    }
  });

  test("its cost is that of all its runs, and --max-cost stops at the sum over them", async () => {
    const price = ["--price", "openai-compatible:cut=0/10000"];
    const line = `divlogiceval -m ${cut}&maxTokens=10 --per-type 1`;
    const whole = await study(line, "--store", "dear.sqlite", ...price);
    const [{ cost }] = whole.models;
    expect(cost).toMatchObject({ runs: 7, usd: near(cost.tokensOut * 0.01) });
    const limit = ["--max-cost", String(cost.usd / 2), "--store", "few.sqlite", ...price];
    const before = server.seen.length;
    await expect(study(line, ...limit)).rejects.toThrow("exit 5");
    const asked = server.seen.length - before;
    expect([asked > 0, asked <= cost.calls / 2]).toEqual([true, true]);
  });
});

describe("the studies of training", () => {
  const { begin, organon, study, read: fileOf } = place();
  beforeAll(begin);
  test("§3.3, Table 5: texts once and ten times, without pairs that have no label or are asked", async () => {
    expect((await study("pretraining --nli pairs.jsonl -o texts")).pairs).toBe(3);
    const [once, ten] = [1, 10].map((times) => fileOf(`texts/texts-${times}x.jsonl`).trim().split("\n"));
    expect([once!.length, ten!.length]).toEqual([3, 30]);
    expect(new Set(ten)).toEqual(new Set(once));
    expect(JSON.parse(once![0]!).text).toMatch(/^Premise: .*\nHypothesis: .*\nRelation: /);
  });

  test("§3.3, Table 5: a model that has read a set gains on it and on no other", async () => {
    const tuned = `--tuned-once reasoner:surface --tuned-ten ${served("reader")}`;
    const { sets } = await study(`pretraining -m reasoner:affirmer ${tuned} --sets read.jsonl set.jsonl`);
    const [own, unread] = sets.map(({ differences }: Json) =>
      differences.find(({ from, to }: Json) => `${from} ${to}` === "origin 10x"),
    );
    expect([own.n, own.p < 0.05]).toEqual([18, true]);
    expect(unread).toMatchObject({ value: 0 });
  });

  test("§3.3: a model that memorised the set is caught, one that reasons is not", async () => {
    const { models } = await study(
      `contamination -m ${served("reader")} -m reasoner:oracle --suite read.jsonl`,
    );
    expect(models.map(({ set, fresh, hasSeen }: Json) => [set.value, fresh.value, hasSeen])).toEqual([
      [1, 0, true],
      [0, 0, false],
    ]);
  });

  test("each study has its own flags and no other's", async () => {
    for (const { name } of group.commands) {
      const { stdout } = await organon("study", name, "--help");
      expect(stdout.includes("--tuned-weak")).toBe(name === "finetune");
    }
  });
});

test.each([
  ["nothing", "export const a = 1;", "its default export"],
  [
    "a bad name",
    "export default { name: 'A b', about: '', parts() {}, tables() {} };",
    "name: it is not in small letters",
  ],
  ["no parts", "export default { name: 'a', about: '', tables() {} };", "parts: it is not a function"],
  [
    "a bad option",
    "export default { name: 'a', about: '', options: { x: { usual: 1 } }, parts() {}, tables() {} };",
    "options.x",
  ],
  ["an error", "throw new Error('not today');", "not today"],
  ["a getter that throws", "export default { get name() { throw new Error('not now'); } };", "not now"],
])("a file that holds %s is refused, and says why", async (_, text, why) => {
  const { organon, write } = fixture();
  const { code, stderr } = await organon(
    "study",
    `./${write(`${text.length}.ts`, text)}`,
    "-m",
    "reasoner:coin",
  );
  expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  expect(stderr).toContain("defineStudy");
});
