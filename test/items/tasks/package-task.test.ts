// @long: adds a task, which stays
/** A task that a package defines in one file and its list is generated, verified, asked, judged, reported and graded. */
import { createGrader } from "#commands/grade/grade";
import { taskSuite } from "#experiments/suites";
import { toQuestion } from "#items/question";
import { addTasks, findTask } from "#items/tasks/task-list";
import { findFaults } from "#items/verify";
import { getSolution } from "#items/exports/finetune";
import { reportJson } from "#reports/json";
import { expect, test } from "vitest";
import { askedRun, models, newStore, told } from "../../fixture.ts";
import { gradedItems } from "../graded.ts";
import { tasks } from "./premises-task.ts";

addTasks(tasks);

const suite = taskSuite({ tasks: ["premises"], parameters: { length: [3] }, limit: 6 });

test("its questions are sound, and its own solution is accepted", () => {
  const items = gradedItems(suite);
  expect(items).toHaveLength(6);
  expect(items.flatMap(findFaults)).toEqual([]);
  const { grade } = createGrader();
  for (const question of items.map(toQuestion)) {
    expect(grade({ question, reply: getSolution(question) })).toMatchObject({ score: 1, answer: "accepted" });
    expect(grade({ question, reply: "None." })).toMatchObject({ verdict: "unreadable" });
    expect(grade({ question, reply: "Premise 99." })).toMatchObject({
      score: 0,
      fault: { line: "premises", why: "they leave the goal open" },
    });
  }
});

test("a run asks it, and the report has its accuracy and the rejected replies", async () => {
  const store = newStore();
  await askedRun({ suite, models: models("reasoner:oracle", "reasoner:surface") }, store);
  const [oracle, surface] = reportJson(await told(store)).models;
  expect(oracle?.tasks?.tasks).toMatchObject([{ task: "premises", accuracy: { value: 1 }, chance: null }]);
  expect(surface?.tasks?.refused[0]).toMatchObject({ line: "premises", why: "they leave the goal open" });
});

test("two tasks of one name are a bug", () => {
  expect(() => addTasks([{ ...findTask("premises") }])).toThrow("two tasks are called premises");
});
