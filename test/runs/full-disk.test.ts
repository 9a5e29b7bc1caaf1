// @long: mounts a small disk
/** A disk that is full: what was stored stays, and the same command goes on. */
import { answeredCalls } from "#runs/answers";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { systemClock } from "#models/providers/system-clock";
import { askPlan } from "#runs/ask-plan";
import { openSqliteStore } from "#runs/stores/sqlite";
import { launcher } from "../fixture.ts";
import {
  collect,
  sampleAsk,
  sampleModel,
  samplePlan,
  samplePrompt,
  sampleQuestions,
  sampleReader,
} from "./sample.ts";

const questions = 300;

const study = async (path: string): Promise<void> => {
  const store = openSqliteStore(path, { mode: "write" });
  const work = askPlan({
    plan: samplePlan(["a"]),
    questions: sampleQuestions(questions),
    models: [sampleModel("a")],
    prompt: samplePrompt,
    reader: sampleReader,
    store,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 32,
  });
  await work.finally(() => store.close());
};

const answersIn = async (path: string): Promise<number> => {
  const store = openSqliteStore(path, { mode: "read" });
  const answered = await collect(answeredCalls(store, await store.findRun("latest")));
  await store.close();
  return answered.length;
};

const mount = mkdtempSync(join(tmpdir(), "organon-small-"));
const obstacle = ((): string | undefined => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=600k", "tmpfs", mount], { stdio: "ignore" });
    return undefined;
  } catch {
    return "mounting a small filesystem needs root";
  }
})();
afterAll(() => {
  if (obstacle === undefined) execFileSync("umount", [mount]);
});

it.skipIf(obstacle !== undefined)(
  `a full disk ends the study as incomplete, and what was stored stays${obstacle === undefined ? "" : ` (${obstacle})`}`,
  async () => {
    const path = join(mount, "store.sqlite");
    await expect(study(path)).rejects.toMatchObject({
      code: "incomplete",
      message: expect.stringContaining("full"),
    });
    execFileSync("mount", ["-o", "remount,size=32m", mount]);
    await study(path);
    expect(await answersIn(path)).toBe(questions);
    execFileSync("mount", ["-o", "remount,ro", mount]);
    expect(await answersIn(path)).toBe(questions);
    expect(() => openSqliteStore(path, { mode: "write" })).toThrow(
      expect.objectContaining({ code: "misuse" }),
    );
    expect(() => openSqliteStore(join(mount, "new.sqlite"), { mode: "write" })).toThrow(
      expect.objectContaining({ code: "misuse" }),
    );
  },
);

it("a file at its limit of size ends a run as incomplete, and the same command goes on", () => {
  const folder = mkdtempSync(join(tmpdir(), "organon-limit-"));
  const words = [
    "run",
    "-m",
    "reasoner:affirmer",
    "--limit",
    "300",
    "--quiet",
    "--store",
    join(folder, "s.sqlite"),
  ];
  const run = (limit: string) =>
    spawnSync("bash", ["-c", `ulimit -f ${limit}; exec "$@"`, "bash", process.execPath, launcher, ...words], {
      encoding: "utf8",
    });
  const ended = run("200");
  expect(ended.status, ended.stderr).toBe(3);
  expect(ended.stderr).toMatch(/s\.sqlite/);
  expect(run("unlimited").status).toBe(0);
});
