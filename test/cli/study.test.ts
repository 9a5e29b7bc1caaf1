/** `organon study logicasker` and `organon lengths`, as a user gives them. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { readCsv, writeCsv } from "#items";
import { elementsOf } from "../report/well-formed.ts";
import { workplace } from "./launch.ts";
import { newFolder, organon, start } from "./run-organon.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const novice = "reasoner:novice?weak=modus tollens,universal transitivity&slip=0.8&learns=true";
const small = ["--per-leaf", "4", "--per-length", "25", "--quiet"];
const command = ["study", "logicasker", "-m", novice, ...small];

const share = z.object({ value: z.number(), low: z.number(), high: z.number(), n: z.number() });
const studyFile = z.object({
  study: z.literal("logicasker"),
  command: z.string(),
  models: z.array(
    z.looseObject({
      accuracy: share,
      secondIteration: share,
      byLength: z.record(z.string(), z.object({ accuracy: share })),
      teaching: z.object({
        zero: share,
        random: share,
        weak: share,
        differences: z.array(
          z.object({ from: z.string(), to: z.string(), value: z.number(), low: z.number(), p: z.number() }),
        ),
      }),
    }),
  ),
  weakRules: z.array(z.object({ rules: z.array(z.object({ rule: z.string() })) })),
  validity: z.object({
    drawn: z.number(),
    faulty: z.number(),
    sheets: z.array(z.string()),
    people: z.object({ invalid: z.object({ total: z.number() }) }).optional(),
  }),
});
const studyIn = (folder: string) =>
  studyFile.parse(JSON.parse(readFileSync(join(folder, "organon-runs/logicasker/study.json"), "utf8")));

test("one command runs and tells the whole of §4, and killed in the middle it goes on where it was", async () => {
  const [whole, killed] = [newFolder(), newFolder()];
  const { code, stdout } = await organon(whole, command);
  expect(code).toBe(0);
  for (const words of [
    "First and second iteration",
    "By category",
    "By length of inference",
    "Demonstrations",
    "Weakest atomic rules",
    "Validity",
    "Beside the papers",
  ])
    expect(stdout, words).toContain(words);

  const { child, ended } = start(killed, command);
  while (!existsSync(join(killed, "organon-runs/organon.sqlite"))) await sleep(20);
  await sleep(700);
  child.kill("SIGKILL");
  await ended;
  expect(existsSync(join(killed, "organon-runs/logicasker/study.json"))).toBe(false);
  expect((await organon(killed, command)).code).toBe(0);

  const [one, other] = [studyIn(whole), studyIn(killed)];
  expect(other.models).toEqual(one.models);
  expect(other.weakRules).toEqual(one.weakRules);
  const [model] = one.models;
  expect(Object.keys(model?.byLength ?? {})).toEqual(["1", "3", "5", "7"]);
  const gain = model?.teaching.differences.find(({ from, to }) => from === "random" && to === "weak");
  expect(gain?.value).toBeGreaterThan(0.3);
  expect(gain?.p).toBeLessThan(0.001);
  expect(one.weakRules[0]?.rules[0]?.rule).toBe("modus tollens");
  expect(one.validity).toMatchObject({ drawn: 83, faulty: 0 });
  expect(
    elementsOf(readFileSync(join(whole, "organon-runs/logicasker/study.html"), "utf8")).length,
  ).toBeGreaterThan(100);

  // Nothing is asked a second time, the sheets are not written over, and filled in they give Table 5.
  const sheets = one.validity.sheets.map((path) => join(whole, path));
  const [heading = [], ...rows] = readCsv(readFileSync(sheets[0]!, "utf8")).map(({ cells }) => cells);
  const filled = rows.map((cells, i) => [...cells.slice(0, 4), i < 2 ? "no" : "yes", "yes", "yes", ""]);
  for (const path of sheets) writeFileSync(path, writeCsv([heading, ...filled]));
  expect((await organon(whole, [...command, "--sheets", ...one.validity.sheets])).code).toBe(0);
  expect(studyIn(whole).validity.people?.invalid.total).toBe(2);
});

test("the command that the study tells is the study's own", async () => {
  const folder = newFolder();
  await organon(folder, command);
  expect(studyIn(folder).command).toBe(
    `organon study logicasker -m '${novice}' --seed 1 --style plain --lexicon everyday --per-leaf 4 --lengths 1,3,5,7 --per-length 25 --shots 4 --reasons short`,
  );
});

test("a novice that does not learn gains nothing, and no gain is claimed", async () => {
  const folder = newFolder();
  await organon(folder, [
    "study",
    "logicasker",
    "-m",
    novice.replace("learns=true", "learns=false"),
    ...small,
  ]);
  const [model] = studyIn(folder).models;
  for (const { value, low, p } of model?.teaching.differences ?? []) {
    expect(value).toBe(0);
    expect(low).toBeLessThan(0);
    expect(p).toBe(1);
  }
  const html = readFileSync(join(folder, "organon-runs/logicasker/study.html"), "utf8");
  expect(html).toContain("cannot be told apart");
});

test("a dry run tells calls and price part by part, needs no key, and asks nothing", async () => {
  const { organon: run, folder } = workplace();
  const { code, stdout } = await run("study", "logicasker", "-m", "openai:gpt-4.1", "--dry-run");
  expect(code).toBe(0);
  expect(stdout).toContain("first iteration: 2080 calls, $");
  expect(stdout).toContain("lengths: 400 calls, $");
  expect(stdout).toMatch(/weak demonstrations: about 100 calls, \$/);
  expect(stdout).toContain("in all 2780 calls, $");
  expect(existsSync(join(folder, "organon-runs"))).toBe(false);
});

test("lengths: the novice falls beyond its depth, the oracle does not", async () => {
  const { organon: run } = workplace();
  const { code, stdout } = await run(
    "lengths",
    "-m",
    "reasoner:novice?depth=3&slip=0.6",
    "-m",
    "reasoner:oracle",
    "--lengths",
    "1,3,7",
    "--per-length",
    "60",
    "--json",
  );
  expect(code).toBe(0);
  const lengths = z
    .object({ models: z.array(z.object({ byLength: z.record(z.string(), z.object({ accuracy: share })) })) })
    .parse(JSON.parse(stdout));
  const [novices, oracles] = lengths.models.map(({ byLength }) =>
    ["1", "3", "7"].map((length) => byLength[length]?.accuracy),
  );
  expect(oracles?.map((accuracy) => accuracy?.value)).toEqual([1, 1, 1]);
  expect(novices?.[0]?.value).toBe(1);
  expect(novices?.[2]?.high).toBeLessThan(novices?.[0]?.low ?? 0);
  expect(novices?.[2]?.n).toBe(60);
});

test.each([
  [["study", "logicasker"], /no model is named/],
  [["study", "logicaskr", "-m", "reasoner:oracle"], /did you mean “logicasker”/],
  [["study", "logicasker", "-m", "reasoner:oracle", "--sheets", "one.csv"], /takes two sheets/],
  [["lengths", "-m", "reasoner:oracle", "--lengths", "5-3"], /lengths from 1 to 20/],
  [["lengths", "-m", "reasoner:oracle", "--lengths", "1-40"], /lengths from 1 to 20/],
])("%s is misuse", async (args, words) => {
  const { code, stderr } = await organon(newFolder(), args);
  expect(code).toBe(2);
  expect(stderr).toMatch(words);
});
