// @long: starts processes
/** Runs of every kind travel as files; an import that is killed is completed by the same command; and memory stays flat. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStore } from "#experiments/open-store";
import { sameThere } from "./same-there.ts";
import { fixture, runProcess as organon, startProcess as start } from "../fixture.ts";

const coin = ["-m", "reasoner:coin?seed=1"];

describe("an imported run", () => {
  const kinds: readonly (readonly [kind: string, ask: readonly (readonly string[])[]])[] = [
    ["four-option questions", [["run", "--task", "four-option", ...coin, "--per-type", "2"]]],
    ["several lengths", [["run", ...coin, "--lengths", "1-2", "--per-length", "4"]]],
    ["graded problems", [["run", ...coin, "--task", "three-way", "--limit", "4"]]],
    ["a difficulty frontier", [["frontier", ...coin, "--budget", "32"]]],
    [
      "few-shot examples, whose runs the report also reads",
      [
        ["run", ...coin, "--skill", "modus ponens,modus tollens", "--per-skill", "4"],
        ["improve", "latest", "-k", "1"],
      ],
    ],
  ];
  test.each(kinds)("of %s has the same report, in every form", async (_, ask) => {
    const from = fixture();
    for (const command of ask) expect(await from.organon(...command)).toMatchObject({ code: 0 });
    await sameThere(from);
  });

  test("stands beside others: four stores become one", async () => {
    const all = fixture();
    const reports: unknown[] = [];
    for (const seed of ["1", "2", "3", "4"]) {
      const one = fixture();
      await one.organon("run", "-m", `reasoner:coin?seed=${seed}`, "--limit", "4", "--seed", seed);
      await one.organon("runs", "latest", "--name", `run-${seed}`);
      await one.organon("export", "latest", "--format", "run", "-o", join(all.folder, `${seed}.jsonl.gz`));
      reports.push(await one.json("report"));
      expect(await all.organon("import", "run", `${seed}.jsonl.gz`)).toMatchObject({ code: 0 });
    }
    for (const [place, report] of reports.entries()) {
      const { imported: _, ...there } = Object(await all.json("report", `run-${place + 1}`));
      expect(there).toEqual(report);
    }
  });

  test("is completed by the same command if the import is killed", async () => {
    const [from, to] = [fixture(), fixture()];
    await from.organon("run", ...coin, "--limit", "200", "--epochs", "12");
    await from.organon("export", "latest", "--format", "run", "-o", join(to.folder, "run.jsonl.gz"));
    const args = ["import", "run", "run.jsonl.gz"];
    const path = join(to.folder, "organon-runs/organon.sqlite");
    let stored = 0;
    for (let kill = 0; kill < 3; kill++) {
      const { child, ended } = start(to.folder, args);
      while (child.exitCode === null && (await callsIn(path)) <= stored)
        await new Promise((done) => setTimeout(done, 20));
      child.kill("SIGKILL");
      await ended;
      stored = await callsIn(path);
    }
    expect(Object(await to.json("report")).unfinished).toMatchObject({ isPlanned: false });
    expect((await organon(to.folder, args)).code).toBe(0);
    const { imported: _, ...report } = Object(await to.json("report"));
    expect(report).toEqual(await from.json("report"));
  });

  test("of 20,000 calls takes no more memory than one of 2,000, within 60 MB", async () => {
    const peaks: number[] = [];
    for (const epochs of ["10", "100"]) {
      const { folder, organon: command } = fixture();
      await command("run", ...coin, "--limit", "200", "--epochs", epochs, "--store", "own.sqlite");
      for (const args of [
        ["export", "latest", "--format", "run", "-o", "run.jsonl.gz", "--store", "own.sqlite"],
        ["import", "run", "run.jsonl.gz", "--store", "new.sqlite"],
      ]) {
        const { code, stderr } = await organon(folder, args, {}, ["--import", peakReporter]);
        expect(code).toBe(0);
        peaks.push(Number(/peak (\d+)/.exec(stderr)?.[1]));
      }
    }
    const [smallExport = 0, smallImport = 0, largeExport = 0, largeImport = 0] = peaks;
    expect(largeExport - smallExport).toBeLessThan(60);
    expect(largeImport - smallImport).toBeLessThan(60);
  });
});

/** Says the most memory that a process held, in MB, when it ends. */
const peakReporter = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)}\\n`))',
)}`;

/** The calls of a store with an answer; 0 where there is none yet. */
const callsIn = async (path: string): Promise<number> => {
  try {
    const store = openStore(path, "read");
    try {
      return await store.newestCall();
    } finally {
      await store.close();
    }
  } catch {
    return 0;
  }
};
