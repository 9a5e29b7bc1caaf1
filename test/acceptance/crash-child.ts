/**
 * A study in a process of its own, for a test to kill: `node crash-child.ts STORE ORIGIN ITEMS CONCURRENCY`.
 */
import { ask } from "#models/ask";
import { openModel } from "#models/open-model";
import { Pace } from "#models/pace";
import { systemClock } from "#models/providers/system-clock";
import { askPlan } from "#runs/ask-plan";
import { openSqliteStore } from "#runs/stores/sqlite";
import { samplePlan, samplePrompt, sampleQuestions, sampleReader } from "../runs/sample.ts";

const [path = "", origin = "", count = "", concurrency = ""] = process.argv.slice(2);
const id = `openai-compatible:tested?url=${origin}/v1`;
const pace = new Pace({ clock: systemClock, concurrency: Number(concurrency), start: Number(concurrency) });
const store = openSqliteStore(path, { mode: "write" });
await askPlan({
  plan: samplePlan([id]),
  questions: sampleQuestions(Number(count)),
  models: [openModel(id, { origin: "command line", env: {} })],
  prompt: samplePrompt,
  reader: sampleReader,
  store,
  ask: (model, prompt, signals) => ask(model, prompt, { clock: systemClock, pace, ...signals }),
  clock: systemClock,
  concurrency: Number(concurrency),
});
await store.close();
