/**
 * A run in batches in a process of its own, for a test to kill: `node batch-child.ts STORE MODEL QUESTIONS`, with the vendors'
 * addresses and keys in the environment.
 */
import { openStore } from "#experiments/open-store";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";

const [path = "", model = "", questions = ""] = process.argv.slice(2);
const store = openStore(path);
const outcome = await run(
  {
    suite: generatedSuite({ profile: "paper", limit: Number(questions) }),
    models: openModels([model], { env: process.env }),
  },
  {
    store,
    batchTimes: { lookMs: { first: 5, most: 20 }, adoptionMs: 0 },
    pacing: { concurrency: 2, batch: true, wait: true },
  },
);
await store.close();
process.exitCode = outcome.done === outcome.total ? 0 : 3;
