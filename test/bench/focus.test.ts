// @long: starts processes
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("bench:focus refuses what is no number of runs, and does not reckon with it", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["bench/focus.ts", "--json"], {
    cwd: resolve(import.meta.dirname, "../.."),
    encoding: "utf8",
  });
  expect(stderr).toContain("“--json” is not how many runs");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
});
