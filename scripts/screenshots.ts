/**
 * `node --import ./scripts/sources.ts scripts/screenshots.ts`: the pictures of the viewer in README and docs, taken by the system's
 * Chromium of runs that are made for them: a novice with planted weaknesses beside a reasoner that goes by the surface, and three
 * checkpoints. The same seed gives the same pictures.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import * as graded from "../packages/graded/src/index.ts";
import { extend } from "../src/experiments/extend.ts";
import type { LanguageModel } from "../src/models/language-model.ts";
import { frontier } from "../packages/graded/src/frontier/report.ts";
import { frontierSuite } from "../packages/graded/src/frontier/suite.ts";
import { openStore } from "../src/experiments/open-store.ts";
import { run } from "../src/experiments/asking/plan-run.ts";
import { labelRun } from "../src/experiments/run-tags.ts";
import { openModels } from "../src/workspace/settings/open-models.ts";
import { choiceSuite, taskSuite, generatedSuite, lengthsSuite } from "../src/experiments/suites.ts";
import { functionModel } from "../src/models/function-model.ts";
import { serveView } from "../packages/viewer/src/serve-view.ts";

extend(graded);
const folder = resolve(import.meta.dirname, "../docs/images");
const place = mkdtempSync(join(tmpdir(), "organon-screenshots-"));
const path = join(place, "organon-runs", "organon.sqlite");
const store = openStore(path);
const models = openModels([
  "reasoner:novice?weak=modus tollens,universal modus tollens,De Morgan&slip=0.4",
  "reasoner:surface",
]);
const lengths = await run(
  {
    suite: lengthsSuite({ lengths: [1, 2, 3, 4, 5, 6, 7], perLength: 100 }),
    models: openModels([
      "reasoner:novice?by=rule&slip=0.6&depth=3",
      "reasoner:novice?by=rule&slip=0.3&depth=4",
      "reasoner:surface",
    ]),
  },
  { store },
);
for (const [step, weak] of [
  [1000, "modus tollens,De Morgan,disjunctive syllogism"],
  [2000, "modus tollens,De Morgan"],
  [3000, "modus tollens"],
] as const) {
  const suite = generatedSuite({ profile: "paper", perSkill: 8, seed: 3 });
  const night = await run(
    { suite, models: openModels([`reasoner:novice?weak=${weak}&slip=0.6`]) },
    { store },
  );
  const labels = { name: `night ${step}`, tags: ["nightly", `step=${step}`], at: new Date().toISOString() };
  await labelRun(night.run.id, labels, store);
}
const choices = await run(
  {
    suite: choiceSuite({ perType: 40 }),
    models: openModels(["reasoner:novice?slip=0.4", "reasoner:surface"]),
  },
  { store },
);
const far = await frontier(
  {
    suites: [frontierSuite({ task: "three-way", turned: ["length", "distractors"], budget: 120 })],
    models: openModels(["reasoner:limited?premises=12", "reasoner:limited?premises=30"]),
  },
  { store },
);
// Proofs of the oracle, of which each second lacks its last line.
const [oracle] = openModels(["reasoner:oracle"]);
let proofs = 0;
const careless: LanguageModel = {
  ...functionModel("careless", () => ""),
  ask: async (prompt, signals) => {
    const reply = await (oracle ?? functionModel("nobody", () => "")).ask(prompt, signals);
    proofs += 1;
    return proofs % 2 === 1 ? reply : { ...reply, text: reply.text.replace(/\n[^\n]+\n```/, "\n```") };
  },
};
const proved = await run(
  { suite: taskSuite({ tasks: ["proof"], parameters: { length: [3] }, perPoint: 4 }), models: [careless] },
  { store },
);
const main = await run({ suite: generatedSuite({ profile: "paper", perSkill: 10 }), models }, { store });
await store.close();

const served = await serveView({
  store: path,
  port: 0,
  redact: (text) => text,
  onBug: (error) => {
    throw error;
  },
});
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const { origin } = new URL(served.url);
const context = await browser.newContext();
await (await context.newPage()).goto(served.url);
const shots: readonly (readonly [
  name: string,
  path: string,
  sight: string,
  more?: {
    readonly width?: number;
    readonly height?: number;
    readonly dark?: boolean;
    readonly print?: boolean;
  },
])[] = [
  ["overview", `/runs/${main.run.id}`, "#figure-overall figcaption"],
  ["skills", `/runs/${main.run.id}/skills`, "rect.chosen"],
  ["weaknesses", `/runs/${main.run.id}/weaknesses`, "#weakest"],
  ["questions", `/runs/${main.run.id}/questions?model=1&state=incorrect`, ".rows mark"],
  ["question", `/runs/${main.run.id}/questions/0/44`, ".grounds"],
  ["lengths", `/runs/${lengths.run.id}/lengths`, "#figure-length figcaption"],
  ["frontier", `/runs/${far[0]?.run ?? ""}`, "#figure-three-way-length figcaption", { height: 1500 }],
  ["proof", `/runs/${proved.run.id}/questions/0/1`, ".refusal", { height: 1500 }],
  ["compare", "/compare?change=lost", ".changes table"],
  ["history", "/history?find=night", "#figure-causes-over-time svg"],
  ["dark", `/runs/${main.run.id}/skills`, "rect.chosen", { dark: true }],
  ["runs", "/", "table.list .in-accuracy small"],
  ["choice", `/runs/${choices.run.id}`, "main figcaption"],
  ["phone", `/runs/${main.run.id}`, "#figure-overall figcaption", { width: 375, height: 812 }],
  ["phone-questions", `/runs/${main.run.id}/questions?model=1`, ".rows mark", { width: 375, height: 812 }],
  ["print", `/runs/${main.run.id}`, "#figure-overall figcaption", { width: 794, height: 1123, print: true }],
];
mkdirSync(folder, { recursive: true });
const wanted = new Set(process.argv.slice(2));
for (const [name, at, sight, { width = 1440, height = 900, dark = false, print = false } = {}] of shots) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.goto(`${origin}${at}`);
  await page.locator(sight).first().waitFor();
  await page.locator("h1").first().waitFor();
  if (print) await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`wrote docs/images/${name}.png`);
  await page.close();
}
await browser.close();
await served.close();
rmSync(place, { recursive: true, force: true });
