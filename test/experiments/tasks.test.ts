/** Runs of tasks: asked, stored, reported and exported, offline. */
import { taskNames } from "#items/names";
import { runDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { taskSuite } from "#experiments/suites";
import { beforeAll, describe, expect, test } from "vitest";
import { askedRun, models, newStore, told } from "../fixture.ts";

const suite = taskSuite({ tasks: [...taskNames], parameters: { length: [3] }, perPoint: 3 });
const store = newStore();
let found: Awaited<ReturnType<typeof told>>;

beforeAll(async () => {
  await askedRun({ suite, models: models("reasoner:oracle", "reasoner:surface") }, store);
  found = await told(store);
});

describe("a report of tasks", () => {
  test("has each task's exact accuracy beside what chance gets", () => {
    const [oracle, surface] = found.models;
    expect(oracle?.tasks?.tasks.map(({ task }) => task).toSorted()).toEqual([...taskNames].toSorted());
    expect(oracle?.tasks?.tasks.map(({ accuracy }) => accuracy.value)).toEqual(taskNames.map(() => 1));
    expect(oracle?.tasks?.refusals).toBe(0);
    expect(surface?.tasks?.tasks.find(({ task }) => task === "three-way")?.chance).toBe(1 / 3);
    expect(surface?.tasks?.tasks.find(({ task }) => task === "proof")?.chance).toBeNull();
  });
  test("tells the first line of each proof that does not follow, in JSON as well", () => {
    const refused = reportJson(found).models[1]?.tasks?.refused.find(({ task }) => task === "proof");
    expect(refused?.line).toMatch(/^line \d+$/);
    expect(refused?.why).toBe("this does not follow by →E");
    const drawn = JSON.stringify(runDocument(found));
    expect(drawn).toContain(refused?.why);
  });
});
