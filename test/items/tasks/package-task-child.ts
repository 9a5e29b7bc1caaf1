/** Adds a task as a package does, for this process, and prints what becomes of it. */
import { createGrader } from "#commands/grade/grade";
import { extend } from "#experiments/extend";
import { report } from "#experiments/results/report";
import { run } from "#experiments/asking/plan-run";
import { openStore } from "#experiments/open-store";
import { taskSuite } from "#experiments/suites";
import { toQuestion } from "#items/question";
import { findTask } from "#items/tasks/task-list";
import { findFaults } from "#items/verify";
import { getSolution } from "#items/exports/finetune";
import { reportJson } from "#reports/json";
import { openModels } from "#workspace/settings/open-models";
import { gradedItems } from "../graded.ts";
import { tasks } from "./premises-task.ts";

extend({ tasks, adaptiveRuns: [] });
const suite = taskSuite({ tasks: ["premises"], parameters: { length: [3] }, limit: 6 });
const items = gradedItems(suite);
const { grade } = createGrader();
const store = openStore(":memory:");
await run({ suite, models: openModels(["reasoner:oracle", "reasoner:surface"], { env: {} }) }, { store });
const { models } = reportJson(await report({ run: "latest", judge: true }, { store }));
await store.close();
let twice = "";
try {
  extend({ tasks: [{ ...findTask("premises") }], adaptiveRuns: [] });
} catch (error) {
  twice = String(error);
}
const grades = items
  .map(toQuestion)
  .map((question) => ({
    own: grade({ question, reply: getSolution(question) }),
    none: grade({ question, reply: "None." }),
    wrong: grade({ question, reply: "Premise 99." }),
  }));
process.stdout.write(JSON.stringify({ faults: items.flatMap(findFaults), grades, models, twice }));
