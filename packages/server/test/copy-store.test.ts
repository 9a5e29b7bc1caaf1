/** Runs copied between stores, by the verb and by the command. */
import { expect, it } from "vitest";
import { copyStore } from "../src/copy-store.ts";
import { run } from "../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
import { generatedSuite } from "../../../src/experiments/suites.ts";
import { newStore } from "../../../test/fixture.ts";

it("only the runs that are named are copied, and those that are there stay", async () => {
  const [from, to] = [newStore(":memory:"), newStore(":memory:")];
  const models = openModels(["reasoner:oracle"]);
  for (const seed of [1, 2])
    await run({ suite: generatedSuite({ profile: "paper", limit: 2, seed }), models }, { store: from });
  const [latest] = await from.runs();
  expect(await copyStore({ from, to, runs: ["latest"] })).toEqual({
    notes: 0,
    runs: [{ run: latest?.id, calls: 2 }],
  });
  expect((await copyStore({ from, to })).runs).toHaveLength(2);
  expect((await to.runs()).map(({ id }) => id)).toEqual((await from.runs()).map(({ id }) => id));
});
