// @long: six studies of a model that truncates
/** In every study accuracy is correct of asked, recomputed from the stored rows, and a response rate below 100 % stands beside it. */
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { completion, sending, startServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const { folder, organon, json, read } = fixture();

/** Answers “yes” or “A”; every reply to a text whose length is a multiple of four is truncated. */
const server = await startServer((response, request) => {
  const text = JSON.stringify(request.body);
  const content = /yes or no/i.test(text) ? "yes" : "A";
  const finish = text.length % 4 === 0 ? "length" : "stop";
  sending(completion(content, { finish_reason: finish }, {}))(response, request);
});
const model = `openai-compatible:cut?url=${server.origin}/v1`;

type Counts = { readonly asked: number; readonly read: number; readonly right: number };

/** What the store says of the model, run by run: rows that have a reply, that were read, that were right. */
const countsIn = (store: string): readonly Counts[] => {
  const database = new DatabaseSync(join(folder, store), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT COUNT(*) AS asked, SUM(r.status = 'answered') AS read, SUM(r.status = 'answered' AND r.text = t.key) AS right
       FROM calls c JOIN responses r ON r.call = c.call JOIN tag_sets t ON t.number = c.tag_set
       JOIN subjects s ON s.run = c.run AND s.ordinal = c.subject WHERE s.model = 'cut' GROUP BY c.run`,
    )
    .all()
    .map(({ asked, read: known, right }) => ({
      asked: Number(asked),
      read: Number(known),
      right: Number(right),
    }));
  database.close();
  return rows;
};

type Told = {
  readonly accuracy: { readonly value: number };
  readonly responseRate: { readonly value: number; readonly n: number };
  readonly outcomes: Readonly<Record<string, number>>;
};

const near = (value: number): number => expect.closeTo(value, 9);

/** Each row told is one of the stored runs, and was truncated at places. */
const expectStored = (told: readonly Told[], store: string): void => {
  const stored = countsIn(store);
  expect(told.length).toBeGreaterThan(0);
  for (const { outcomes, accuracy, responseRate } of told) {
    expect(outcomes["truncated"]).toBeGreaterThan(0);
    const asked = Object.values(outcomes).reduce((sum, one) => sum + one, 0);
    const own = stored.filter((one) => one.asked === asked && one.right === outcomes["correct"]);
    expect(own.length).toBeGreaterThan(0);
    expect({ accuracy: accuracy.value, rate: responseRate.value }).toEqual({
      accuracy: near(own[0]!.right / asked),
      rate: near(own[0]!.read / asked),
    });
  }
};

beforeAll(() => organon("generate", "--task", "four-option", "--per-type", "4", "-o", "set.jsonl"));

const study = async (line: string): Promise<ReturnType<typeof JSON.parse>> => {
  const [name = ""] = line.split(" ");
  const place = ["--store", `${name}.sqlite`, "-o", name];
  const { stdout, stderr } = await organon("study", ...line.split(" "), ...place, "--json", "--quiet");
  expect(stderr).not.toContain("organon:");
  return JSON.parse(stdout);
};

test("study finetune tells accuracy, response rate and response accuracy, and differences of the columns above", async () => {
  const tuned = `--tuned-weak ${model} --tuned-random reasoner:coin --transfer set.jsonl`;
  const told: Trained = await study(`finetune -m reasoner:affirmer ${tuned} --per-skill 1 --examples 4`);
  expectStored(
    told.sets.map(({ models }) => models.find(({ arm }) => arm === "weak")!),
    "finetune.sqlite",
  );
  expectAlike(told);
  const page = read("finetune/study.md");
  expect(page).toMatch(/\| questions \| model \| accuracy \| response rate \| response accuracy \|/);
  expect(page).toMatch(/\| weakness set \| weak \| .* \(truncated\) \| .* \|/);
});

type Estimate = { readonly value: number; readonly n: number };
type Trained = {
  readonly sets: readonly {
    readonly models: readonly (Told & { readonly arm: string; readonly accuracy: Estimate })[];
    readonly differences: readonly (Estimate & { readonly from: string; readonly to: string })[];
  }[];
};

/** A difference is of as many questions as both its columns, which are its sides. */
const expectAlike = ({ sets }: Trained): void => {
  for (const { models, differences } of sets)
    for (const { from, to, value, n } of differences) {
      const [before, after] = [from, to].map((name) => models.find(({ arm }) => arm === name)!.accuracy);
      expect([before!.n, after!.n]).toEqual([n, n]);
      expect(value).toBeCloseTo(after!.value - before!.value, 9);
    }
};

test("study pretraining tells the same of its three models", async () => {
  const tuned = `--tuned-once ${model} --tuned-ten reasoner:coin`;
  const told: Trained = await study(`pretraining -m reasoner:affirmer ${tuned} --sets set.jsonl`);
  expectStored(
    told.sets.map(({ models }) => models.find(({ arm }) => arm === "1x")!),
    "pretraining.sqlite",
  );
  expectAlike(told);
  expect(read("pretraining/study.md")).toMatch(/\| set.jsonl \| 1x \| .* \(truncated\) \|/);
});

test("study divlogiceval tells of each part what was not read", async () => {
  const told: { readonly responses: readonly (Told & { readonly part: string })[] } = await study(
    `divlogiceval -m ${model} --per-type 4 --sets set.jsonl`,
  );
  expect(told.responses.map(({ part }) => part)).toEqual([
    "in words, 0-shot",
    "in words, 3-shot",
    "in signs, 0-shot",
    "in signs, 3-shot",
    "without logical reasoning",
    "set.jsonl",
    "set.jsonl, without logical reasoning",
  ]);
  expectStored(told.responses, "divlogiceval.sqlite");
  expect(read("divlogiceval/study.md")).toMatch(/\| in words, 3-shot \| cut \| .* \(truncated\) \|/);
});

test("study contamination tells shares of all masked options that were asked", async () => {
  const told: {
    readonly models: readonly {
      readonly set: Estimate;
      readonly responses: { readonly set: Omit<Told, "accuracy"> };
    }[];
  } = await study(`contamination -m ${model} --suite set.jsonl`);
  const [{ set, responses } = expect.fail()] = told.models;
  expect(set.n).toBe(12);
  expectStored([{ accuracy: set, ...responses.set }], "contamination.sqlite");
  expect(read("contamination/study.md")).toContain("(truncated)");
});

test("a study of one's own tells what was not read, whatever its tables are", async () => {
  const file = resolve(import.meta.dirname, "../../examples/biases.ts");
  await json("study", file, "-m", model, "--skills", "modus tollens", "--quiet", "-o", "own");
  expect(read("own/study.md")).toMatch(/\| \w+ \| cut \| .* \(truncated\) \|/);
});

test("study frontier tells the response rate of each model", async () => {
  const told: { readonly frontier: readonly { readonly models: readonly Told[] }[] } = await study(
    `frontier -m ${model} --task three-way --dial length --budget 32 --alone`,
  );
  const [cut] = told.frontier[0]!.models;
  const [{ asked, read: known } = expect.fail()] = countsIn("frontier.sqlite");
  // “A” is none of true, false and uncertain.
  expect(cut!.outcomes).toMatchObject({ truncated: asked - known, unreadable: known });
  expect(read("frontier/study.md")).toMatch(/32 questions, .*cut, response rate 0.0 % \(unreadable\)/);
});
