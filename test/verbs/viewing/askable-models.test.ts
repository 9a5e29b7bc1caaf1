/** The list of models that the playground may ask, and their numbers. */
import { functionModel } from "#models/function-model";
import { run } from "#verbs/run";
import { emptyConfig } from "#verbs/settings/loaded-config";
import { openModels } from "#verbs/settings/open-models";
import { generatedSuite } from "#verbs/suites";
import { openAskableModels } from "#verbs/viewing/askable-models";
import { expect, test } from "vitest";
import { newStore } from "../place.ts";

test("a model keeps its number when runs are added, and names that no provider opens are left out", async () => {
  const store = newStore(":memory:");
  const ask = (seed: number, ...models: Parameters<typeof run>[0]["models"]) =>
    run({ suite: generatedSuite({ profile: "paper", limit: 1, seed }), models }, { store });
  const models = openAskableModels(store, { ...emptyConfig, models: { "ollama:mine": {} } });
  await ask(
    1,
    ...openModels(["reasoner:affirmer"]),
    functionModel("own", () => "Yes."),
  );
  const before = await models.list();
  expect(before).toEqual([
    { number: 0, name: "reasoner:surface", origin: "configuration" },
    { number: 1, name: "reasoner:oracle", origin: "configuration" },
    { number: 2, name: "ollama:mine", origin: "configuration" },
    { number: 3, name: "reasoner:affirmer", origin: "store" },
  ]);
  await ask(2, ...openModels(["reasoner:coin", "reasoner:oracle"]));
  expect(await models.list()).toEqual([...before, { number: 4, name: "reasoner:coin", origin: "store" }]);
  expect(await models.get(4)).toMatchObject({ name: "reasoner:coin" });
  await expect(models.get(5)).rejects.toMatchObject({ code: "misuse" });
});
