// @long: starts processes
/**
 * kill -9 between the steps of a batch: before and after the vendor hears of each of them, and at moments of chance. At the
 * end every call is stored once, no call was paid twice, and nothing is left open. ORGANON_KILLS sets how many kills (2).
 */
import { tallyCalls } from "#runs/answers";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "#experiments/open-store";
import { startBatchServer, type BatchServer } from "../models/batch-server.ts";
import { createVirtualClock } from "../models/virtual-clock.ts";
import { fixture } from "../fixture.ts";

const kills = Number(process.env["ORGANON_KILLS"] ?? 2);
const questions = 40;
const child = join(import.meta.dirname, "batch-child.ts");
const models = ["openai:gpt-5.6-luna", "anthropic:claude-haiku-4-5"];

let server: BatchServer;
beforeAll(async () => {
  server = await startBatchServer();
  server.looks = 2;
  // A third of the calls is not come to in the first batch, so that there is a second one.
  server.fate = (id, batch) => (batch === 0 && /^[0-4]/.test(id) ? "expire" : "answer");
});
afterAll(() => server.close());

const ended = (process: ChildProcess): Promise<number | string | null> =>
  new Promise((resolve) => process.once("exit", (code, signal) => resolve(code ?? signal)));

it(
  `after ${kills} kills every call is stored once and paid once`,
  async () => {
    const { pathOf } = fixture();
    const { random } = createVirtualClock(11);
    let killed = 0;
    let round = 0;
    while (killed < kills) {
      const model = models[round % models.length] ?? "";
      const path = pathOf(`store-${round}.sqlite`);
      round += 1;
      // A study from its beginning: killed at each of its requests in turn, and begun again, until it ends.
      for (;;) {
        const study = spawn(process.execPath, [child, path, model, String(questions)], {
          env: { ...process.env, ...server.env },
          stdio: ["ignore", "ignore", "inherit"],
        });
        const exit = ended(study);
        let requests = 0;
        const when = random() < 0.5 ? "before" : "after";
        const late = random() < 0.3 ? random() * 30 : 0;
        const wanted = killed < kills ? 1 + Math.floor(random() * 3) : Number.POSITIVE_INFINITY;
        server.onStep = async (at) => {
          if (at.when !== when) return;
          requests += 1;
          if (requests !== wanted) return;
          await new Promise((resolve) => setTimeout(resolve, late));
          study.kill("SIGKILL");
          await exit;
        };
        const how = await exit;
        if (how === "SIGKILL") killed += 1;
        else expect(how).toBe(0);
        if (how === 0) break;
      }
      const store = openStore(path, "read");
      const run = await store.findRun("latest");
      expect(await tallyCalls(store, run)).toMatchObject([{ answered: questions, missing: 0, failed: 0 }]);
      const batches = await store.batches(run);
      expect(batches.filter(({ status }) => status === "intended" || status === "waiting")).toEqual([]);
      await store.close();
      expect([...server.paid].filter(([, times]) => times > 1)).toEqual([]);
      server.forget();
    }
  },
  60_000 + kills * 4000,
);
