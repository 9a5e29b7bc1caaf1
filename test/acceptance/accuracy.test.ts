// @long: reports of four models, with their causes
/**
 * Accuracy is correct of asked, in every view: recomputed from the stored rows by plain arithmetic that shares no code with Organon
 * (node:sqlite, the first word of a reply, bounds as roots of their equations, p by @stdlib), for a model that answers everything,
 * one whose answers are truncated, one that refuses, and one that cannot be read.
 */
import binomialCdf from "@stdlib/stats-base-dists-binomial-cdf";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, test } from "vitest";
import { generate } from "#commands/generate/generate";
import { completion, failing, sending, startServer } from "../models/local-server.ts";
import { fixture, type Ended } from "../fixture.ts";

const { folder, call, organon, read } = fixture();
const asked = [...generate({ profile: "paper", limit: 250, seed: 7 })];

/** How each model replies to question i, given the right answer and the wrong one; a list is a text and its finish reason. */
const replies: Readonly<
  Record<string, (i: number, right: string, wrong: string) => readonly [string, string?]>
> = {
  whole: (i, right, wrong) => [i % 50 === 0 ? wrong : right],
  truncated: (i, right, wrong) => (i % 25 < 7 ? [right, "length"] : [i % 100 === 8 ? wrong : right]),
  refusing: (i, right, wrong) => (i % 5 === 1 ? [right, "content_filter"] : [i % 10 === 2 ? wrong : right]),
  unread: (i, right, wrong) =>
    i % 5 === 2 ? [i % 2 === 0 ? "Hard to say." : " "] : [i % 10 === 4 ? wrong : right],
};
const names = Object.keys(replies);
let isDown = false;

const server = await startServer((response, request) => {
  const text = JSON.stringify(request.body);
  const i = asked.findIndex((question) => text.includes(JSON.stringify(question.text).slice(1, -1)));
  const name = names.find((one) => text.includes(`"model":"${one}"`))!;
  const right = asked[i]!.key[0]!;
  const [content, reason = "stop"] = replies[name]!(i, right, right === "yes" ? "no" : "yes");
  const usage = { prompt_tokens: 40 + i, completion_tokens: 3, total_tokens: 43 + i };
  const reply = isDown && i % 10 === 0 ? failing(400, { error: { message: "down" } }) : undefined;
  (reply ?? sending(completion(content, { finish_reason: reason }, {}, usage)))(response, request);
});
const idOf = (name: string): string => `openai-compatible:${name}?url=${server.origin}/v1`;
const suite = ["--profile", "paper", "--limit", "250", "--seed", "7", "--go-on"];
const prices = names.flatMap((name) => ["--price", `openai-compatible:${name}=2/8`]);

/** A stored call, as it stands in the file. */
type Row = { readonly key: string; readonly status: string; readonly text: string; readonly cost: number };

const rowsOf = (name: string): readonly Row[] => {
  const database = new DatabaseSync(join(folder, "organon-runs/organon.sqlite"), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT t.key AS key, r.status AS status, r.text AS text, r.tokens_in * 2e-6 + r.tokens_out * 8e-6 AS cost
       FROM calls c JOIN responses r ON r.call = c.call JOIN tag_sets t ON t.number = c.tag_set
       JOIN subjects s ON s.run = c.run AND s.ordinal = c.subject WHERE s.model = ? ORDER BY c.ordinal`,
    )
    .all(name)
    .map(({ key, status, text, cost }) => ({
      key: String(key),
      status: String(status),
      text: String(text),
      cost: Number(cost),
    }));
  database.close();
  return rows;
};

const isRead = ({ status, text }: Row): boolean => status === "answered" && /^(?:yes|no)\b/.test(text);
const isRight = (row: Row): boolean => isRead(row) && row.text === row.key;

/** The two shares p for which (k/n − p)² = z² p (1 − p) / n: Wilson's bounds, by bisection. */
const bounds = (k: number, n: number): readonly [low: number, high: number] => {
  const isOut = (p: number): boolean => (k / n - p) ** 2 > (1.959963984540054 ** 2 * p * (1 - p)) / n;
  const edge = (outside: number): number => {
    let inside = k / n;
    for (let step = 0; step < 200; step++) {
      const middle = (outside + inside) / 2;
      if (isOut(middle)) outside = middle;
      else inside = middle;
    }
    return inside;
  };
  return [k === 0 ? 0 : edge(0), k === n ? 1 : edge(1)];
};

const near = (value: number): number => expect.closeTo(value, 9);
const estimate = (k: number, n: number) => {
  const [low, high] = bounds(k, n);
  return { value: near(k / n), low: near(low), high: near(high), n };
};
const countsOf = (name: string) => {
  const rows = rowsOf(name);
  return { n: rows.length, read: rows.filter(isRead).length, right: rows.filter(isRight).length, rows };
};

type Group = { readonly accuracy: { readonly n: number; readonly value: number } };
type Tables = Record<"byLogic" | "byCategory" | "byKind", Readonly<Record<string, Group>>>;
type Told = {
  readonly run: string;
  readonly models: readonly (Group & Tables & { readonly model: string; readonly outcomes: object })[];
  readonly gate: object;
};
let run = "";
let gate: Ended;
let report: Told;

beforeAll(async () => {
  const asking = await call([
    "run",
    ...names.flatMap((name) => ["-m", idOf(name)]),
    ...suite,
    ...prices,
    "--quiet",
  ]);
  expect(asking.code, asking.stderr).toBe(0);
  gate = await call(["report", "--fail-under", "0.9", "--md", "report.md", "--json"]);
  report = JSON.parse(gate.stdout);
  run = report.run;
});

test("the report's accuracy, response accuracy, response rate and costs are those of the stored rows", () => {
  const { models } = report;
  for (const [place, name] of names.entries()) {
    const { n, read: readable, right, rows } = countsOf(name);
    expect(models[place], name).toMatchObject({
      accuracy: estimate(right, n),
      responseAccuracy: estimate(right, readable),
      responseRate: estimate(readable, n),
      cost: { usd: near(rows.reduce((sum, { cost }) => sum + cost, 0)) },
    });
  }
  expect(models.map(({ outcomes }) => outcomes)).toMatchObject([
    { correct: 245, incorrect: 5, truncated: 0 },
    { truncated: 70, failed: 0 },
    { refused: 50, failed: 0 },
    { unreadable: 25, empty: 25, failed: 0 },
  ]);
});

test("every group's accuracy has all of its questions under it", () => {
  for (const model of report.models)
    for (const table of ["byLogic", "byCategory", "byKind"] as const) {
      const groups = Object.values(model[table]);
      expect(groups.reduce((sum, { accuracy }) => sum + accuracy.n, 0)).toBe(250);
      const right = groups.reduce((sum, { accuracy }) => sum + accuracy.n * accuracy.value, 0);
      expect(right / 250).toBeCloseTo(model.accuracy.value, 9);
    }
});

test("the ranking and the first screen put the model that answers everything first, and say what lowers the others", async () => {
  const ranking: Told = JSON.parse((await organon("compare", run, "--json")).stdout);
  const order = [...names].toSorted((one, other) => countsOf(other).right - countsOf(one).right);
  expect(order[0]).toBe("whole");
  expect(ranking.models.map(({ model }) => model)).toEqual(order.map(idOf));
  for (const [place, name] of order.entries())
    expect(ranking.models[place]).toMatchObject({ accuracy: estimate(countsOf(name).right, 250) });
  const rows = read("report.md").match(/^\| (?:whole|truncated|refusing|unread) \|.*/gm);
  expect(rows?.slice(4, 8)).toMatchObject([
    expect.stringMatching(/^\| whole \| 98\.0 % .* \| 100\.0 % \|/),
    expect.stringMatching(/^\| truncated \| 70\.8 % .* \| 72\.0 % \(truncated\) \|/),
    expect.stringMatching(/^\| refusing \| 70\.0 % .* \| 80\.0 % \(refused\) \|/),
    expect.stringMatching(/^\| unread \| 70\.0 % .* \| 80\.0 % \(unreadable\) \|/),
  ]);
  expect((await organon("compare", run)).stdout).toMatch(/72\.0 % .*\(truncated\)/);
});

test("--fail-under holds correct of asked: the whole model alone passes 0.9", () => {
  expect(gate.code).toBe(1);
  expect(report.gate).toMatchObject({
    models: names.map((name) => ({ model: idOf(name), outcome: name === "whole" ? "passed" : "missed" })),
  });
  expect(gate.stderr).toMatch(
    /gate missed: truncated, accuracy 70\.8 % \[.*\] n 250, response rate 72\.0 % \(truncated\); its lower bound/,
  );
});

/** Newcombe's method 10 with the continuity-corrected φ, from the four counts. */
const pairedBounds = (both: number, lost: number, gained: number, neither: number) => {
  const n = both + lost + gained + neither;
  const margins = (both + lost) * (gained + neither) * (both + gained) * (lost + neither);
  const cross = both * neither - gained * lost;
  const phi = margins === 0 ? 0 : (cross > 0 ? Math.max(cross - n / 2, 0) : cross) / Math.sqrt(margins);
  const [p1, p2] = [(both + gained) / n, (both + lost) / n];
  const [[l1, u1], [l2, u2]] = [bounds(both + gained, n), bounds(both + lost, n)];
  const reach = (a: number, b: number) => Math.sqrt(a * a - 2 * phi * a * b + b * b);
  return [p1 - p2 - reach(p1 - l1, u2 - p2), p1 - p2 + reach(u1 - p1, p2 - l2)] as const;
};

test.each(["truncated", "refusing", "unread"])(
  "compare --fail-drop fails the model that is %s, with the difference of the stored rows",
  async (name) => {
    const [a, b] = ["whole", name].map((one) => rowsOf(one).map(isRight));
    const count = (was: boolean, is: boolean): number =>
      a!.filter((one, i) => one === was && b![i] === is).length;
    const [both, lost, gained, neither] = [
      count(true, true),
      count(true, false),
      count(false, true),
      count(false, false),
    ];
    const [low, high] = pairedBounds(both, lost, gained, neither);
    const ended = await call([
      "compare",
      run,
      "-m",
      idOf("whole"),
      "-m",
      idOf(name),
      "--fail-drop",
      "0.1",
      "--json",
    ]);
    expect(ended.code, ended.stderr).toBe(1);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      gate: { outcome: "missed" },
      failed: 0,
      overall: {
        value: near((gained - lost) / 250),
        low: near(low),
        high: near(high),
        p: near(Math.min(1, 2 * binomialCdf(Math.min(gained, lost), gained + lost, 0.5))),
        a: estimate(both + lost, 250),
        b: estimate(both + gained, 250),
      },
    });
  },
);

test("every export has the accuracy of the report: Every Eval Ever, Inspect's log, and the rows of the CSV", async () => {
  for (const format of ["every-eval-ever", "inspect-log", "csv"])
    await organon("export", run, "--format", format, "-o", format);
  const { readdirSync, statSync } = await import("node:fs");
  const texts = (format: string, end: string): readonly string[] =>
    statSync(join(folder, format)).isFile()
      ? [read(format)]
      : readdirSync(join(folder, format), { recursive: true, encoding: "utf8" })
          .filter((path) => path.endsWith(end))
          .map((path) => read(join(format, path)));
  const logs = texts("inspect-log", ".json").map((text) => JSON.parse(text));
  for (const { eval: about, results, samples } of logs) {
    const { right, n } = countsOf(about.model.split("/").at(-1));
    expect(results.scores[0]).toMatchObject({ scored_samples: n, unscored_samples: 0 });
    expect(results.scores[0].metrics.accuracy.value).toBeCloseTo(right / n, 9);
    // Inspect's own accuracy: C is 1, I and N are 0.
    expect(
      samples.filter((one: { scores: { organon: { value: string } } }) => one.scores.organon.value === "C"),
    ).toHaveLength(right);
  }
  const found = texts("every-eval-ever", ".json").map((text) => JSON.parse(text));
  for (const { model_info: about, evaluation_results: results, detailed_evaluation_results: rows } of found) {
    const { right, read: readable, n } = countsOf(about.name);
    const scores = results.map(
      (one: { metric_config: { metric_name: string }; score_details: { score: number } }) => [
        one.metric_config.metric_name,
        one.score_details.score,
      ],
    );
    expect(Object.fromEntries(scores)).toMatchObject({
      accuracy: near(right / n),
      response_accuracy: near(right / readable),
      response_rate: near(readable / n),
    });
    expect(rows.total_rows).toBe(n);
  }
  expect([logs.length, found.length]).toEqual([4, 4]);
  const csv = texts("csv", ".csv").join("").split("\r\n");
  expect(csv.filter((line) => line.includes(idOf("truncated")) && /,correct,/.test(line))).toHaveLength(
    countsOf("truncated").right,
  );
});

test("calls that failed are no answers: they enter no denominator, and both gates end with exit 3", async () => {
  isDown = true;
  const place = ["--store", "down.sqlite"];
  const ended = await call(["run", "-m", idOf("whole"), "-m", idOf("truncated"), ...suite, ...place]);
  isDown = false;
  expect(ended.code).toBe(3);
  const { code, stdout } = await call(["report", "latest", ...place, "--json", "--fail-under", "0.5"]);
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({
    unfinished: { failed: 50 },
    models: [
      { accuracy: { n: 225 }, responseRate: { value: 1, n: 225 }, outcomes: { failed: 25, correct: 225 } },
      { accuracy: { n: 225 }, outcomes: { failed: 25 } },
    ],
  });
  const compared = await call(["compare", "latest", "--fail-drop", "0.9", ...place]);
  expect([compared.code, compared.stderr]).toEqual([3, expect.stringContaining("without a response")]);
  expect((await call(["compare", "latest", ...place])).stdout.replaceAll(/\s+/g, " ")).toContain(
    "25 more at which a call failed",
  );
});
