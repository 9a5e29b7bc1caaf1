/** Rotations side by side: how the four answers to an item go together. */
import { functionModel } from "#models/function-model";
import { expect, test } from "vitest";
import type { Store } from "#runs/store";
import { run } from "#experiments/asking/plan-run";
import { choiceSuite } from "#experiments/suites";
import { view } from "#experiments/viewing/view";
import { newStore } from "../place.ts";

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

test("who goes by content is right in every order or wrong in every order, however often it is asked", async () => {
  // The longest option, wherever it stands; of two the first in the alphabet.
  const longest = (text: string): string =>
    [...text.matchAll(/^([A-D])\. (.*)$/gm)].toSorted(
      ([, , a = ""], [, , b = ""]) => b.length - a.length || (a < b ? -1 : 1),
    )[0]?.[1] ?? "A";
  const store = await asked("longest", longest, 2);
  const { total, kinds } = await view(store).circles("latest", {});
  expect(total).toBe(12);
  expect(kinds.right + kinds["one wrong option"]).toBe(12);
  const wrong = await view(store).circles("latest", { kind: "one wrong option", at: 1, most: 1 });
  expect([wrong.total, wrong.rows.length]).toEqual([kinds["one wrong option"], 1]);
  expect(wrong.rows[0]?.turns.every(({ state }) => state === "incorrect")).toBe(true);
});
