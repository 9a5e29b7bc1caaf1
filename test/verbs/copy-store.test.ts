/** Runs copied between stores, by the verb and by the command. */
import { expect, it } from "vitest";
import { copyStore } from "#verbs/copy-store";
import { run } from "#verbs/run";
import { openModels } from "#verbs/settings/open-models";
import { generatedSuite } from "#verbs/suites";
import { newStore } from "./place.ts";

it("only the runs that are named are copied, and those that are there stay", async () => {
  const [from, to] = [newStore(":memory:"), newStore(":memory:")];
  const models = openModels(["reasoner:oracle"]);
  for (const seed of [1, 2])
    await run({ suite: generatedSuite({ profile: "paper", limit: 2, seed }), models }, { store: from });
  const [latest] = await from.runs();
  expect(await copyStore({ from, to, runs: ["latest"] })).toEqual({
    runs: [{ run: latest?.id, calls: 2 }],
    notes: 0,
  });
  expect((await copyStore({ from, to })).runs).toHaveLength(2);
  expect((await to.runs()).map(({ id }) => id)).toEqual((await from.runs()).map(({ id }) => id));
});

it("of two notes by one person on one thing the later holds, and notes of runs that were not named stay behind", async () => {
  const [from, to] = [newStore(":memory:"), newStore(":memory:")];
  const models = openModels(["reasoner:oracle"]);
  const asked: string[] = [];
  for (const seed of [1, 2])
    asked.push(
      (await run({ suite: generatedSuite({ profile: "paper", limit: 2, seed }), models }, { store: from }))
        .run.id,
    );
  const noted = (place: number, subject: string, says: string, day: number) => ({
    study: `validity ${asked[place]} 50 1`,
    subject,
    annotator: "Ada",
    answers: { note: says },
    at: `2026-01-0${day}T00:00:00.000Z`,
  });
  const [older, newer, other] = [
    noted(0, "q", "older", 1),
    noted(0, "q", "newer", 2),
    noted(1, "q", "else", 1),
  ];
  const mine = noted(0, "r", "kept", 3);
  for (const note of [older, noted(0, "r", "too old", 2), other]) await from.annotate(note);
  await to.annotate(mine);
  expect((await copyStore({ from, to, runs: [asked[0]!] })).notes).toBe(1);
  expect(await to.annotations()).toEqual([mine, older]);
  await from.annotate(newer);
  expect((await copyStore({ from, to })).notes).toBe(2);
  expect(await to.annotations()).toEqual([mine, newer, other]);
  expect((await copyStore({ from, to })).notes).toBe(0);
});
