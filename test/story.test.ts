// @long: whole commands, one after another
/** The whole loop, offline, as a user of the library writes it: a run, weaknesses, a second iteration, lessons, the gain. */
import { diagnose, generatedSuite, improve, openModels, openStore, report, run } from "organon";
import { expect, test } from "vitest";

const planted = ["modus tollens", "universal resolution", "denying a conjunct"];
const novice = `reasoner:novice?weak=${planted.join(",")}&slip=0.8&learns=true&by=rule`;

test("three planted weaknesses are found, and the lesson on them helps more than a random one", async () => {
  const store = openStore(":memory:");
  const models = openModels([novice, "reasoner:oracle", "reasoner:affirmer"]);
  const outcome = await run(
    { suite: generatedSuite({ perSkill: 5, seed: 9, profile: "paper" }), models },
    { store },
  );
  expect(outcome.total).toBe(3 * 1040);

  const found = await diagnose({}, { store });
  const [weak] = found.models;
  for (const rule of planted) expect(weak?.weaknesses.map((weakness) => weakness.rule)).toContain(rule);

  await improve({ run: outcome.run.id, models: models.slice(0, 1) }, { store });
  const told = await report({ run: outcome.run.id }, { store });
  const [subject, oracle, affirmer] = told.models;
  expect(oracle?.accuracy.value).toBe(1);
  expect(affirmer?.yesRate.value).toBe(1);
  expect(subject?.secondIteration?.value).toBeLessThan(subject?.accuracy.value ?? 0);
  const gain = subject?.teaching?.[0]?.differences.find(({ from, to }) => from === "random" && to === "weak");
  expect(gain?.value).toBeGreaterThan(0.3);
  expect(gain?.p).toBeLessThan(0.001);
  await store.close();
});
