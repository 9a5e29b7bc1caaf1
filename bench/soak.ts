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
import { tallyCalls } from "#runs/answers";
import { openSqliteStore } from "#runs/stores/sqlite";
import { askSample, startServer } from "./engine.ts";

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

const { child, port } = await startServer();
const folder = mkdtempSync(join(tmpdir(), "organon-soak-"));
const store = openSqliteStore(join(folder, "store.sqlite"), { mode: "write" });
try {
  let meter: Meter | undefined;
  const origin = `http://127.0.0.1:${port}`;
  const { run } = await askSample({ origin, calls, inFlight, store }, ({ done }) =>
    (meter ??= new Meter()).look(done),
  );
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
