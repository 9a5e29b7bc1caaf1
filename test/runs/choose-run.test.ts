/** Which run `latest` means. */
import { expect, test } from "vitest";
import type { Suite } from "#items/suite";
import { openSqliteStore } from "#runs/stores/sqlite";
import { samplePlan, sampleSuite } from "./sample.ts";

test("the latest run is the last that somebody began, not the lessons and probes that follow from it", async () => {
  const store = openSqliteStore(":memory:", { mode: "write" });
  const begin = (suite: Suite, second: number) =>
    store.openRun(samplePlan(["a"], { suite }), [], `2026-01-01T00:00:0${second}.000Z`);
  const followers = [
    await begin({ kind: "derived", from: "weaknesses", hash: "h" }, 1),
    await begin({ kind: "derived", from: "probe", hash: "h" }, 2),
  ];
  expect((await store.findRun("latest")).id).toBe(followers[1]?.id);
  const own = await begin(sampleSuite("own"), 0);
  expect((await store.findRun("latest")).id).toBe(own.id);
  expect((await store.findRun(followers[0]?.id ?? "")).id).toBe(followers[0]?.id);
  await store.close();
});
