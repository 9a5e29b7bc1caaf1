/** Rotations side by side: how the four answers to an item go together. */
import { functionModel } from "#models/function-model";
import { expect, test } from "vitest";
import type { Store } from "#runs/store";
import { run } from "#experiments/asking/plan-run";
import { choiceSuite } from "#experiments/suites";
import { view } from "#experiments/viewing/view";
import { newStore } from "../../fixture.ts";

const asked = async (name: string, answer: (text: string) => string, epochs = 1): Promise<Store> => {
  const store = newStore(":memory:");
  const suite = choiceSuite({ perType: 2 });
  await run({ suite, models: [functionModel(name, answer)], epochs }, { store });
  return store;
};

test("who always names one letter goes by place, and each item stands with its four rotations", async () => {
  const store = await asked("b-sayer", () => "B");
  const { total, kinds, rows } = await view(store).circles("latest", {});
  expect([total, kinds["one place"]]).toEqual([6, 6]);
  for (const { turns, key, id } of rows) {
    expect(turns.map(({ rotation, label }) => `${rotation}${label}`)).toEqual(["0B", "1B", "2B", "3B"]);
    // What stood at B was another option each time, and once the right one.
    expect(new Set(turns.map(({ option }) => option))).toEqual(new Set(["A", "B", "C", "D"]));
    expect(turns.find(({ option }) => option === key)?.state).toBe("correct");
    expect(id).not.toContain("/");
  }
});
