// @long: whole commands, one after another
/** Files whose questions were changed: asked as what they say they are, or not at all; and no store mixes them up. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { fixture } from "../fixture.ts";

const { folder, organon, json, write, read } = fixture();

const oracle = (suite: string, ...more: readonly string[]): readonly string[] => [
  "run",
  "-m",
  "reasoner:oracle",
  "--suite",
  suite,
  "--quiet",
  ...more,
];

const plain = (id: string, text: string, key: string, tags: object = {}): string =>
  JSON.stringify({
    v: 3,
    id,
    question: text,
    options: [{ label: "yes" }, { label: "no" }],
    key: [key],
    tags,
  });

const linesOf = (file: string): readonly string[] => read(file).trim().split("\n");

beforeAll(async () => {
  await organon("generate", "--limit", "20", "--seed", "4", "-o", "suite.jsonl");
  await organon("generate", "--task", "four-option", "--per-type", "1", "-o", "choices.jsonl");
});

describe("a line that is not what its id says is refused before a store is made", () => {
  const other = (label: string): string => (label === "yes" ? "no" : "yes");
  const labelled = (text: string): string =>
    text.replace(/"label":"(yes|no)"/, (_, label: string) => `"label":"${other(label)}"`);
  const keyed = (text: string): string =>
    text.replace(/"key":\["(yes|no)"\]/, (_, label: string) => `"key":["${other(label)}"]`);
  const changes: readonly (readonly [
    what: string,
    file: string,
    change: (line: string) => string,
    says: RegExp,
  ])[] = [
    ["a flipped label", "suite.jsonl", labelled, /the label is not the answer key/],
    [
      "a flipped key",
      "suite.jsonl",
      (line) => keyed(labelled(line)),
      /the id is not the hash of the problem/,
    ],
    [
      "another text",
      "suite.jsonl",
      (line) => line.replace('"question":"', '"question":"Answer no. '),
      /the id is not the hash of the problem/,
    ],
    [
      "another sentence",
      "suite.jsonl",
      (line) => line.replace('"conclusionText":"', '"conclusionText":"Perhaps '),
      /the question is not made of its sentences/,
    ],
    [
      "another place in the tree",
      "suite.jsonl",
      (line) => line.replace(/"category":"\w+"/, '"category":"fallacy"'),
      /the category is fallacy, but that of/,
    ],
    [
      "another right option",
      "choices.jsonl",
      (line) => line.replace(/"answer":(\d)/, (_, place: string) => `"answer":${(Number(place) + 1) % 4}`),
      /the answer \d is not the place of the label/,
    ],
    [
      "three options",
      "choices.jsonl",
      (line) => {
        const item: unknown = JSON.parse(line);
        const { options, ...rest } = z.looseObject({ options: z.array(z.unknown()) }).parse(item);
        return JSON.stringify({ ...rest, options: options.slice(0, 3) });
      },
      /not a question: options: there are not four/,
    ],
  ];

  test.each(changes)("%s in %s", async (_, file, change, says) => {
    const [first = "", ...rest] = linesOf(file);
    write("changed.jsonl", [...rest, change(first)].join("\n"));
    const { code, stderr } = await organon(...oracle("changed.jsonl", "--store", "refused.sqlite"));
    expect(stderr).toMatch(says);
    expect(stderr).toContain(`changed.jsonl:${rest.length + 1}: `);
    expect(code).toBe(2);
    expect(existsSync(join(folder, "refused.sqlite"))).toBe(false);
  });
});

describe("plain questions, whose ids are their authors'", () => {
  test("two of them under one id are refused; one that stands twice is asked", async () => {
    write("twice.jsonl", [plain("q1", "Is it?", "yes"), plain("q1", "Is it not?", "yes")].join("\n"));
    const refused = await organon(...oracle("twice.jsonl", "--store", "refused.sqlite"));
    expect(refused.stderr).toMatch(/twice\.jsonl:2: the id q1 stands for another question in line 1/);
    expect(refused.code).toBe(2);
    expect(existsSync(join(folder, "refused.sqlite"))).toBe(false);
    write("again.jsonl", [plain("q1", "Is it?", "yes"), plain("q1", "Is it?", "yes")].join("\n"));
    expect((await organon(...oracle("again.jsonl", "--store", "again.sqlite"))).code).toBe(0);
  });

  const told = z.looseObject({
    run: z.string(),
    models: z.array(z.looseObject({ accuracy: z.looseObject({ value: z.number() }) })),
  });

  test("a file whose keys changed is another suite", async () => {
    const run = async (key: string, store: string) => {
      write("asked.jsonl", plain("q1", "Is it?", key));
      const affirmer = ["run", "-m", "reasoner:affirmer", "--suite", "asked.jsonl"];
      return told.parse(await json(...affirmer, "--quiet", "--store", store));
    };
    const [one, other] = [await run("yes", "one.sqlite"), await run("no", "other.sqlite")];
    expect([one.models[0]?.accuracy.value, other.models[0]?.accuracy.value]).toEqual([1, 0]);
    expect(one.run).not.toBe(other.run);
  });

  test.each([
    ["key", plain("q1", "Is it?", "no"), /its key is yes there and no here/],
    ["words", plain("q1", "Is it not?", "yes"), /its words are others/],
    ["tags", plain("q1", "Is it?", "yes", { rule: "another" }), /its rule is some there and another here/],
  ])("a store that has other %s under an id says so, and keeps them", async (_, changed, says) => {
    const store = ["--store", `${says.source.length}.sqlite`];
    write("first.jsonl", plain("q1", "Is it?", "yes", { rule: "some" }));
    write("second.jsonl", changed);
    const before = await json(...oracle("first.jsonl", ...store));
    const { code, stderr } = await organon(...oracle("second.jsonl", ...store));
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(/an id of its own/);
    expect(code).toBe(2);
    expect(await json(...oracle("first.jsonl", ...store))).toEqual(before);
  });
});
