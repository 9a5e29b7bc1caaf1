// @long: whole commands, one after another
/** A run that cannot be read is named wherever runs are listed or copied. */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#verbs/opening";
import { appOver } from "../web/place.ts";
import { workplace } from "./command-line.ts";

test("store copy and the viewer name what they leave out", async () => {
  const { organon, folder, json } = workplace();
  for (const seed of ["1", "2"])
    await organon("run", "-m", "reasoner:oracle", "--limit", "2", "--seed", seed, "--store", "own.sqlite");
  const database = new DatabaseSync(join(folder, "own.sqlite"));
  database.exec("UPDATE runs SET plan = json_set(plan, '$.epochs', 1.5) WHERE number = 1");
  const id = String(database.prepare("SELECT id FROM runs WHERE number = 1").get()?.["id"]);
  database.close();
  const { code, stdout } = await organon("store", "copy", "own.sqlite", "other.sqlite");
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`left out: run ${id} cannot be read: 1.5 epochs`));
  const store = openStore(join(folder, "own.sqlite"), "read");
  const app = appOver(store);
  const answer = await app.request("http://localhost/api/unreadable", { headers: { host: "localhost" } });
  expect(JSON.parse(await answer.text())).toEqual([{ id, why: expect.stringContaining("1.5 epochs") }]);
  await store.close();
  const { copied, unreadable } = Object(await json("store", "copy", "own.sqlite", "third.sqlite"));
  expect({ copied: copied.length, unreadable }).toEqual({
    copied: 1,
    unreadable: [{ id, why: expect.stringContaining("1.5 epochs") }],
  });
});
