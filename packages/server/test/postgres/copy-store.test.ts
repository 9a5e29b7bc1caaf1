// @long: needs PostgreSQL
/** Runs copied onto a server and back. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import type { Store } from "../../../../src/runs/store.ts";
import { isPostgresAddress } from "../../../../src/runs/stores/store-address.ts";
import { openStore } from "../../../../src/experiments/open-store.ts";
import { report } from "../../../../src/experiments/results/report.ts";
import { run } from "../../../../src/experiments/asking/plan-run.ts";
import { openModels } from "../../../../src/workspace/settings/open-models.ts";
import { generatedSuite } from "../../../../src/experiments/suites.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeOnServer, dropStore, newAddress } from "./postgres-server.ts";
import { newFolder, runProcess as organon, fixture } from "../../../../test/fixture.ts";

const { pathOf } = fixture();

const openAt = (path: string): Store =>
  isPostgresAddress(path) ? openPostgresStore(path, { mode: "read" }) : openStore(path, "read");

describeOnServer("runs on their way", () => {
  it("from a file to a server and into another file give the same report", async () => {
    const server = newAddress();
    const [first, last] = [pathOf("first.sqlite"), pathOf("last.sqlite")];
    const store = openStore(first);
    const models = openModels(["reasoner:coin?seed=1", "reasoner:oracle"]);
    const { run: asked } = await run(
      { suite: generatedSuite({ profile: "paper", limit: 40 }), models, epochs: 2 },
      { store },
    );
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
        const opened = openAt(path);
        const told = await report({ run: asked.id }, { store: opened });
        await opened.close();
        return told;
      }),
    );
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    await dropStore(server);
  });

  it("that cannot be read are named and stay behind", async () => {
    const [folder, server] = [newFolder(), newAddress()];
    for (const seed of ["1", "2"])
      await organon(folder, ["run", "-m", "reasoner:oracle", "--limit", "2", "--seed", seed]);
    const path = join(folder, "organon-runs/organon.sqlite");
    const database = new DatabaseSync(path);
    database.exec("UPDATE runs SET plan = json_set(plan, '$.epochs', 1.5) WHERE number = 1");
    const id = String(database.prepare("SELECT id FROM runs WHERE number = 1").get()?.["id"]);
    database.close();
    const { code, stdout } = await organon(folder, ["store", "copy", path, server, "--json"]);
    const { copied, unreadable } = JSON.parse(stdout);
    expect({ code, copied: copied.length, unreadable }).toEqual({
      code: 0,
      copied: 1,
      unreadable: [{ id, why: expect.stringContaining("1.5 epochs") }],
    });
    await dropStore(server);
  });

  it("as files give the same report on a server and from it, and the same file", async () => {
    const [folder, server] = [newFolder(), newAddress()];
    const told = async (...args: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await organon(folder, args);
      expect([code, stderr]).toEqual([0, expect.not.stringContaining("Error")]);
      return stdout;
    };
    await told("run", "-m", "reasoner:coin?seed=1", "-m", "reasoner:oracle", "--limit", "8", "--epochs", "2");
    const file = await told("export", "latest", "--format", "run");
    writeFileSync(join(folder, "run.jsonl"), file);
    for (const _ of [1, 2]) {
      expect(await told("import", "run", "run.jsonl", "--store", server)).toMatch(
        /questions verified: 8 of 8/,
      );
      expect(await told("export", "latest", "--format", "run", "--store", server)).toBe(file);
    }
    const [own, there] = [await told("report", "--json"), await told("report", "--json", "--store", server)];
    const { imported, ...report } = JSON.parse(there);
    expect(imported).toMatchObject({ verified: 8 });
    expect(report).toEqual(JSON.parse(own));
    await dropStore(server);
  });
});
