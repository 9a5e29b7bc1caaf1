/** Pages of questions hold what a plain filter and sort of all calls gives, and grow with the run. */
import { sumUsage, tallyCalls } from "../../../../src/runs/answers.ts";
import { join } from "node:path";
import { openStore } from "../../../../src/experiments/open-store.ts";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Store } from "../../../../src/runs/store.ts";
import { getReader } from "../../../../src/scoring/readers/readers.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { view, type View } from "../../src/reading/view.ts";
import { getState } from "../../../../src/experiments/results/question-rows.ts";
import { compareValues } from "../../src/reading/filter.ts";
import { newFolder, newStore } from "../../../../test/fixture.ts";

type Call = {
  readonly ordinal: number;
  readonly state: string;
  readonly answer: string;
  readonly key: string;
  readonly tokens: number;
  readonly tags: Readonly<Record<string, string>>;
};

let store: Store;
let viewed: View;
let all: readonly Call[];
beforeAll(async () => {
  store = newStore(":memory:");
  viewed = view(store);
  const models = openModels(["reasoner:novice?weak=modus tollens&slip=0.5", "reasoner:surface"]);
  await run({ suite: generatedSuite({ profile: "paper", perSkill: 1 }), models }, { store });
  const asked = await store.findRun("latest");
  const calls = store.select(asked, {
    fields: ["ordinal", "status", "outcome", "answer", "key", "tokensOut", "tags"],
    subject: 0,
    reader: getReader(asked).name,
  });
  all = (await Array.fromAsync(calls)).map(({ answer, tokensOut, tags, key, ordinal, ...call }) => ({
    ordinal,
    key,
    tags,
    state: getState(call),
    answer: answer ?? "",
    tokens: tokensOut ?? -1,
  }));
});

test("a run's state is the store's tally and usage", async () => {
  const asked = await store.findRun("latest");
  const { models, read } = await viewed.state("latest");
  expect(models.map(({ tally }) => tally)).toEqual(await tallyCalls(store, asked));
  expect(models[0]?.usd).toBe((await sumUsage(store, asked, asked.subjects[0]!.id)).usd);
  expect(read).toBe(1);
});

/** The value that a sort compares, as text. */
const sorts: Readonly<Record<string, (call: Call) => string>> = {
  answer: ({ answer }) => answer,
  key: ({ key }) => key,
  tokens: ({ tokens }) => `${tokens}`,
  "tag:rule": ({ tags }) => tags["rule"] ?? "",
  "tag:length": ({ tags }) => tags["length"] ?? "",
  ordinal: ({ ordinal }) => `${ordinal}`,
};

test("any page of any filter and sort holds those calls, in that order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        state: fc.subarray(["correct", "incorrect", "missing"], { minLength: 1 }),
        tag: fc.constantFrom("logic", "category", "kind"),
        like: fc.nat(all.length - 1),
        by: fc.constantFrom(...Object.keys(sorts)),
        isDescending: fc.boolean(),
        at: fc.nat(60),
        most: fc.integer({ min: 1, max: 80 }),
      }),
      async ({ state, tag, like, by, isDescending, at, most }) => {
        const value = all[like]?.tags[tag] ?? "";
        const matching = all.filter((call) => call.tags[tag] === value && state.includes(call.state));
        const valueOf = sorts[by]!;
        const sign = isDescending ? -1 : 1;
        const wanted = matching
          .toSorted((a, b) => sign * compareValues(valueOf(a), valueOf(b)) || a.ordinal - b.ordinal)
          .map(({ ordinal }) => ordinal);
        const sort = `${isDescending ? "-" : ""}${by}`;
        const page = await viewed.questions("latest", { state, tags: { [tag]: [value] }, sort, at, most });
        expect(page.rows.map(({ ordinal }) => ordinal)).toEqual(wanted.slice(page.at, page.at + most));
        expect([page.at, page.total]).toEqual([Math.max(0, Math.min(at, wanted.length - 1)), wanted.length]);
        expect(page.states.correct).toBe(matching.filter((call) => call.state === "correct").length);
      },
    ),
    { numRuns: 80 },
  );
});

test("a sort by outcome begins with incorrect answers; unknown columns are no misuse and keep the order", async () => {
  const { rows } = await viewed.questions("latest", { sort: "state", most: 500 });
  const states = rows.map(({ state }) => state);
  expect(states).toEqual([
    ...states.filter((state) => state === "incorrect"),
    ...states.filter((state) => state === "correct"),
  ]);
  const strange = await viewed.questions("latest", { sort: "constructor", most: 500 });
  expect(strange.rows.map(({ ordinal }) => ordinal)).toEqual(all.map(({ ordinal }) => ordinal));
});

test("numbers are sorted by size, other values by letter after them", () => {
  expect(["10", "b", "9", "a", ""].toSorted(compareValues)).toEqual(["9", "10", "", "a", "b"]);
});

test("calls that were missing are read later, and a report is made again for them alone", async () => {
  const path = join(newFolder(), "store.sqlite");
  const place = newStore(path);
  const reader = openStore(path, "read");
  const growing = view(reader);
  const models = openModels(["reasoner:affirmer"]);
  const suite = generatedSuite({ profile: "paper", limit: 40 });
  const controller = new AbortController();
  await run(
    { suite, models },
    {
      store: place,
      signal: controller.signal,
      pacing: { concurrency: 1 },
      onProgress: ({ done }) => {
        if (done >= 5) controller.abort();
      },
    },
  );
  const early = await growing.report("latest");
  const before = await growing.state("latest");
  expect(before.models[0]?.tally.missing).toBeGreaterThan(0);
  expect((await growing.questions("latest", { state: ["missing"] })).rows.length).toBeGreaterThan(0);
  await run({ suite, models }, { store: place });
  expect((await growing.state("latest")).models[0]?.tally).toMatchObject({ missing: 0, answered: 40 });
  expect((await growing.questions("latest", { text: "answer" })).total).toBe(40);
  const whole = await growing.report("latest");
  expect(whole).not.toBe(early);
  await run({ suite: generatedSuite({ limit: 4 }), models }, { store: place });
  expect(await growing.report((await place.runs()).at(-1)!.id)).toBe(whole);
  await reader.close();
});
