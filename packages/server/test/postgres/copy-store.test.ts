// @long: needs PostgreSQL and Redis
/** Runs copied onto a server and back. */
import { expect, it } from "vitest";
import type { Store } from "../../../../src/runs/store.ts";
import { isPostgresAddress } from "../../../../src/runs/stores/store-address.ts";
import { openStore } from "../../../../src/verbs/opening.ts";
import { report } from "../../../../src/verbs/report.ts";
import { run } from "../../../../src/verbs/run.ts";
import { openModels } from "../../../../src/verbs/settings/open-models.ts";
import { generatedSuite } from "../../../../src/verbs/suites.ts";
import { newFolder, organon } from "../../../../test/cli/run-organon.ts";
import { openFolder } from "../../../../test/verbs/place.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeOnServer, dropStore, newAddress } from "./postgres-server.ts";

const { pathOf } = openFolder();

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
});
