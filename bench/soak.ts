/**
 * A long run with everything on: whether memory stays flat, the rate stays the same, and every call is counted once.
 * `node --import ./scripts/sources.ts bench/soak.ts [CALLS]` asks 500,000 calls of a local server that answers at once, and prints a
 * line for each tenth. Exit 1 if over 10 % more lives after the last tenth than after the second one, or if its rate is under 90 %.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ask } from "#models/ask";
import { createBudget } from "#models/budget";
import { openModel } from "#models/open-model";
import { createPace } from "#models/pace";
import { priceTable } from "#models/price-table";
import { systemClock } from "#models/providers/system-clock";
import { tallyCalls } from "#runs/answers";
import { askPlan } from "#runs/ask-plan";
import { openSqliteStore } from "#runs/stores/sqlite";
import { answerReader } from "#scoring/readers/readers";
import { promptOf, sample, startServer } from "./engine.ts";

const calls = Number(process.argv[2] ?? 500_000);
const inFlight = 256;
const tenths = 10;

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** Returns what lives: between collections a process takes more or less, as the machine leaves time for them. */
const livingMegabytes = (): number => {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

type Tenth = { readonly perCpuSecond: number; readonly megabytes: number };

/** Measures the tenths of a run: calls for each second of this process's time, and what lives after them. */
class Meter {
  readonly tenths: Tenth[] = [];
  #cpu = process.cpuUsage();

  look(done: number): void {
    if (done === 0 || done % (calls / tenths) !== 0) return;
    const { user, system } = process.cpuUsage(this.#cpu);
    const perCpuSecond = calls / tenths / ((user + system) / 1e6);
    const megabytes = livingMegabytes();
    this.tenths.push({ perCpuSecond, megabytes });
    console.log(
      `${done} of ${calls} calls: ${Math.round(perCpuSecond)} for each second of CPU time, ${megabytes.toFixed(1)} MB live, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB in all`,
    );
    this.#cpu = process.cpuUsage();
  }
}

const questions = function* () {
  for (let k = 0; k < calls; k++) yield sample(k);
};

const { child, port } = await startServer();
const folder = mkdtempSync(join(tmpdir(), "organon-soak-"));
const store = openSqliteStore(join(folder, "store.sqlite"), { mode: "write" });
try {
  const id = `openai-compatible:bench?url=http://127.0.0.1:${port}/v1`;
  const pace = createPace({ clock: systemClock, concurrency: inFlight });
  const budget = createBudget({ prices: priceTable, answerTokens: 300 });
  let meter: Meter | undefined;
  const { run } = await askPlan({
    plan: { models: [id], suite: { kind: "file", hash: "soak" }, prompt: { style: "direct" }, epochs: 1 },
    questions: questions(),
    models: [openModel(id, { origin: "command line", env: {} })],
    prompt: promptOf,
    reader: answerReader,
    store,
    ask: (model, prompt, signals) => ask(model, prompt, { clock: systemClock, pace, budget, ...signals }),
    clock: systemClock,
    concurrency: inFlight,
    // The first progress comes when all is planned.
    onProgress: ({ done }) => (meter ??= new Meter()).look(done),
  });
  const [tally] = await tallyCalls(store, run);
  const [, second, ...others] = meter?.tenths ?? [];
  const last = others.at(-1);
  if (second === undefined || last === undefined) throw new Error("no tenths were measured");
  const [memory, rate] = [last.megabytes / second.megabytes, last.perCpuSecond / second.perCpuSecond];
  console.log(
    `answered ${tally?.answered} of ${calls}; last tenth beside the second: memory ${memory.toFixed(2)}, rate ${rate.toFixed(2)}`,
  );
  process.exitCode = tally?.answered === calls && memory <= 1.1 && rate >= 0.9 ? 0 : 1;
} finally {
  await store.close();
  child.kill();
  rmSync(folder, { recursive: true });
}
