// @long: starts a process, in which an added task stays
/** A task that a package defines in one file and its list is generated, verified, asked, judged, reported and graded. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a package's task is asked, graded and reported; two of one name are a bug", () => {
  const child = join(import.meta.dirname, "package-task-child.ts");
  const args = ["--no-warnings", "--conditions=organon-source", child];
  const { faults, grades, models, twice } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8" }),
  );
  expect(faults).toEqual([]);
  expect(grades).toHaveLength(6);
  for (const { own, none, wrong } of grades) {
    expect(own).toMatchObject({ score: 1, answer: "accepted" });
    expect(none).toMatchObject({ verdict: "unreadable" });
    expect(wrong).toMatchObject({ score: 0, fault: { line: "premises", why: "they leave the goal open" } });
  }
  const [oracle, surface] = models;
  expect(oracle.tasks.tasks).toMatchObject([{ task: "premises", accuracy: { value: 1 }, chance: null }]);
  expect(surface.tasks.refused[0]).toMatchObject({ line: "premises", why: "they leave the goal open" });
  expect(twice).toContain("two tasks are called premises");
});
