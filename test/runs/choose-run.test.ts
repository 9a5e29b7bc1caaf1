/** Which run `latest` means. */
import { expect, test } from "vitest";
import { openSqliteStore } from "#runs";
import { samplePlan } from "./sample.ts";

test("the latest run is the last that somebody began, not the lessons and probes that follow from it", async () => {
  const store = openSqliteStore(":memory:", { mode: "write" });
  const begin = (kind: string, second: number) =>
    store.openRun(samplePlan(["a"], { suite: { kind } }), [], `2026-01-01T00:00:0${second}.000Z`);
  const followers = [await begin("items", 1), await begin("probe", 2)];
  expect((await store.findRun("latest")).id).toBe(followers[1]?.id);
  const own = await begin("generated", 0);
  expect((await store.findRun("latest")).id).toBe(own.id);
  expect((await store.findRun(followers[0]?.id ?? "")).id).toBe(followers[0]?.id);
  await store.close();
});
