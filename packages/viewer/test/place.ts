/** A store with a run of two models to look at, one of them hostile, and a server over it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionModel } from "../../../src/models/function-model.ts";
import type { Store } from "../../../src/runs/store.ts";
import { askPlanned } from "../../../src/experiments/asking/asking.ts";
import { frontierSuite } from "../../graded/src/frontier/suite.ts";
import { frontier } from "../../graded/src/frontier/report.ts";
import { openStore } from "../../../src/experiments/open-store.ts";
import { planRun, run } from "../../../src/experiments/asking/plan-run.ts";
import { withoutCredentials } from "../../../src/workspace/settings/redact.ts";
import { openModels } from "../../../src/workspace/settings/open-models.ts";
import { taskSuite, generatedSuite } from "../../../src/experiments/suites.ts";
import { view } from "../src/reading/view.ts";
import type { ClientFiles } from "../src/client-files.ts";
import { createApp } from "../src/server.ts";
import type { GuardOptions } from "../src/guard.ts";

/** Whatever a reply may hold: script, terminal escapes, directions turned round, a formula for spreadsheets. */
export const hostile = [
  '=HYPERLINK("https://evil.example")',
  "<script>globalThis.harmed = true</script><img src=x onerror='globalThis.harmed = true'>",
  "</pre><style>body{display:none}</style><base href='https://evil.example/'>",
  "\u001B[31mred\u001B[2J\u001B]0;owned\u0007",
  "\u202Edesrever\u202C \u2066isolated\u2069 \u0000\u0085",
  "The answer is: Yes.",
].join("\n");

export const megabyte = `${hostile}\n${"All work and no play makes a long reply. ".repeat(26_000)}\nNo.`;

export type Place = {
  readonly store: Store;
  readonly path: string;
  readonly run: string;
  readonly close: () => Promise<void>;
};

/** A run of a novice and of a hostile model, one question of each skill. */
export const makePlace = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), "organon-web-"));
  const path = join(folder, "store.sqlite");
  const store = openStore(path);
  let asked = 0;
  const models = [
    ...openModels(["reasoner:novice?weak=modus tollens&slip=1"]),
    functionModel("hostile <b>&amp;", () => ((asked += 1) === 3 ? megabyte : hostile)),
  ];
  const planned = await planRun({
    suite: generatedSuite({ perSkill: 1, profile: "paper", style: "natural" }),
    models,
  });
  const outcome = await askPlanned(planned, { store });
  await store.nameRun(outcome.run, "first look");
  return {
    store,
    path,
    run: outcome.run.id,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

export const wrongStep = '{"n": 7, "formula": "P1(a1)", "rule": "→E", "from": [1, 2]}';

/** Runs of problems by difficulty parameters: proofs of which each goes wrong in its second line, and a frontier. */
export const askProblems = async (
  store: Store,
): Promise<{ readonly proofs: string; readonly frontier: string }> => {
  const wrong = functionModel(
    "sloppy",
    () => `${wrongStep}\n{"n": 8, "formula": "P1(a1)", "rule": "reiteration", "from": [7]}`,
  );
  const suite = taskSuite({ tasks: ["proof"], parameters: { length: [2, 4] }, perPoint: 2 });
  const proofs = (await run({ suite, models: [wrong] }, { store })).run.id;
  const models = openModels(["reasoner:limited?premises=10"]);
  const suites = [frontierSuite({ task: "three-way", turned: ["length", "distractors"], budget: 40 })];
  const told = await frontier({ suites, models }, { store });
  return { proofs, frontier: told[0]?.run ?? "" };
};

export const page: ClientFiles = new Map([
  ["/index.html", { type: "text/html; charset=utf-8", body: Buffer.from("<!doctype html>page") }],
]);

/** The server as a function. */
export const appOver = (
  store: Store,
  options: GuardOptions = { hosts: new Set(["localhost"]), token: "the-token" },
  files = page,
  writable = store,
) =>
  createApp(
    {
      view: view(store),
      store,
      change: (_, work) => work(writable),
      location: store.location,
      version: "0.0.0",
      redact: withoutCredentials,
      onBug: (error) => {
        throw error;
      },
    },
    files,
    options,
  );
