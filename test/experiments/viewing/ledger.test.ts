/** A ledger agrees with the store it was read from, grows with it, and selects as a plain filter and sort would. */
import { sumUsage, tallyCalls } from "#runs/answers";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "#runs/store";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { countsOf, openLedger, stateAt, type Ledger } from "../../../src/experiments/viewing/ledger.ts";
import { compareValues, select } from "../../../src/experiments/viewing/select.ts";
import { newStore } from "../../fixture.ts";

let store: Store;
const ledgers: Ledger[] = [];
beforeAll(async () => {
  store = newStore(":memory:");
  const models = openModels(["reasoner:novice?weak=modus tollens&slip=0.5", "reasoner:surface"]);
  await run({ suite: generatedSuite({ profile: "paper", perSkill: 1 }), models }, { store });
  const told = await store.findRun("latest");
  for (const subject of [0, 1]) {
    const live = openLedger(store, told, { subject });
    await live.refresh();
    ledgers.push(live.current());
  }
});

test("its counts are the store's tally and usage", async () => {
  const told = await store.findRun("latest");
  expect(ledgers.map((ledger) => countsOf(ledger).tally)).toEqual(await tallyCalls(store, told));
  const { usd } = await sumUsage(store, told, told.subjects[0]!.id);
  expect(countsOf(ledgers[0]!).usd).toBe(usd);
});

describe("a selection", () => {
  const tags = ["logic", "category", "kind", "rule"];
  const sorts = ["ordinal", "state", "answer", "key", "tokens", "cost", "tag:rule", "tag:length"];

  test("holds what fits, and nothing else, in order", () => {
    const ledger = ledgers[0]!;
    const all = Array.from({ length: ledger.size }, (_, i) => i);
    const tagOf = (i: number, tag: string): string =>
      ledger.tagSets[ledger.columns.tagSet[i] ?? 0]?.tags[tag] ?? "";
    const states = ["correct", "incorrect", "missing"];
    fc.assert(
      fc.property(
        fc.subarray(states, { minLength: 1 }),
        fc.constantFrom(...tags),
        fc.nat(ledger.size - 1),
        fc.constantFrom(...sorts),
        fc.boolean(),
        (state, tag, like, by, isDescending) => {
          const value = tagOf(like, tag);
          const { ordinals, states: counted } = select(
            ledger,
            { state, tags: { [tag]: [value] } },
            { by, isDescending },
          );
          const wanted = all.filter((i) => tagOf(i, tag) === value && state.includes(stateAt(ledger, i)));
          expect([...ordinals].toSorted((a, b) => a - b)).toEqual(wanted);
          expect(Object.values(counted).reduce((sum, n) => sum + n)).toBe(wanted.length);
          if (by === "tag:rule") {
            const rules = [...ordinals].map((i) => tagOf(i, "rule"));
            const ordered = rules.toSorted(compareValues);
            expect(rules).toEqual(isDescending ? ordered.toReversed() : ordered);
          }
          for (const [k, i] of ordinals.entries()) {
            const before = ordinals[k - 1];
            const isAlike =
              by.startsWith("tag:") &&
              before !== undefined &&
              tagOf(before, by.slice(4)) === tagOf(i, by.slice(4));
            if (isAlike) expect(i).toBeGreaterThan(before);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("numbers stand by their size, other values by letter behind them", () => {
    expect(["10", "b", "9", "a", ""].toSorted(compareValues)).toEqual(["9", "10", "", "a", "b"]);
  });
});

test("a ledger reads on where responses were missing, and calls that were planned later", async () => {
  const place = newStore(":memory:");
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
  const begun = await place.findRun("latest");
  const live = openLedger(place, begun, { subject: 0 });
  await live.refresh();
  const before = countsOf(live.current());
  expect(before.tally.missing).toBeGreaterThan(0);
  await run({ suite, models }, { store: place });
  await live.refresh();
  const after = countsOf(live.current());
  expect(after.tally).toMatchObject({ planned: 40, missing: 0, answered: 40 });
  expect(live.current().edition).toBeGreaterThan(1);
});
