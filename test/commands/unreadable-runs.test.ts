// @long: whole commands, one after another
/** A run that cannot be read is named where runs are listed. */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#experiments/open-store";
import { appOver } from "../web/place.ts";
import { workplace } from "./command-line.ts";

test("the viewer names what it leaves out", async () => {
  const { organon, folder } = workplace();
  for (const seed of ["1", "2"])
    await organon("run", "-m", "reasoner:oracle", "--limit", "2", "--seed", seed, "--store", "own.sqlite");
  const database = new DatabaseSync(join(folder, "own.sqlite"));
  database.exec("UPDATE runs SET plan = json_set(plan, '$.epochs', 1.5) WHERE number = 1");
  const id = String(database.prepare("SELECT id FROM runs WHERE number = 1").get()?.["id"]);
  database.close();
  const store = openStore(join(folder, "own.sqlite"), "read");
  const app = appOver(store);
  const answer = await app.request("http://localhost/api/unreadable", { headers: { host: "localhost" } });
  expect(JSON.parse(await answer.text())).toEqual([{ id, why: expect.stringContaining("1.5 epochs") }]);
  await store.close();
});
