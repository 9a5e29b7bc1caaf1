/** Runs copied between stores, by the verb and by the command. */
import { expect, it } from "vitest";
import { copyStore, generatedSuite, openModels, openStore, report, run } from "#verbs";
import { newFolder, organon } from "../cli/run-organon.ts";
import { describeOnServer, dropStore, newAddress } from "../runs/postgres-server.ts";
import { openFolder } from "./place.ts";

const { pathOf } = openFolder();

describeOnServer("runs on their way", () => {
  it("from a file to a server and into another file give the same report", async () => {
    const server = newAddress();
    const [first, last] = [pathOf("first.sqlite"), pathOf("last.sqlite")];
    const store = openStore(first);
    const models = openModels(["reasoner:coin?seed=1", "reasoner:oracle"]);
    const { run: asked } = await run({ suite: generatedSuite({ limit: 40 }), models, epochs: 2 }, { store });
    await store.close();
    for (const [from, to] of [
      [first, server],
      [server, last],
    ] as const) {
      const { code, stdout } = await organon(newFolder(), ["store", "copy", from, to]);
      expect([code, stdout]).toEqual([0, `${asked.id}: 160 calls\n`]);
    }
    const told = await Promise.all(
      [first, server, last].map(async (path) => {
        const opened = openStore(path, "read");
        const { report: told } = await report({ run: asked.id }, { store: opened });
        await opened.close();
        return told;
      }),
    );
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    await dropStore(server);
  });
});

it("only the runs that are named are copied, and those that are there stay", async () => {
  const [from, to] = [openStore(":memory:"), openStore(":memory:")];
  const models = openModels(["reasoner:oracle"]);
  for (const seed of [1, 2])
    await run({ suite: generatedSuite({ limit: 2, seed }), models }, { store: from });
  const [latest] = await from.runs();
  expect(await copyStore({ from, to, runs: ["latest"] })).toEqual([{ run: latest?.id, calls: 2 }]);
  expect(await copyStore({ from, to })).toHaveLength(2);
  expect((await to.runs()).map(({ id }) => id)).toEqual((await from.runs()).map(({ id }) => id));
  await from.close();
  await to.close();
});
