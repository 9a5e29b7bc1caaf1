/** pass^k where questions are asked several times. */
import { expect, it } from "vitest";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { newStore, told } from "../fixture.ts";

it("pass^k falls from the accuracy to the share that is right every time", async () => {
  const store = newStore();
  await run(
    {
      suite: generatedSuite({ profile: "paper", limit: 60 }),
      models: openModels(["reasoner:novice?slip=0.3&weak=modus ponens"]),
      epochs: 3,
    },
    { store },
  );
  const [model] = (await told(store)).models;
  const shares = model?.steadiness?.allRight.map(({ share }) => share.value ?? 0) ?? [];
  expect(shares).toHaveLength(3);
  expect(shares[0]).toBeCloseTo(model?.accuracy.value ?? Number.NaN, 10);
  for (const [k, share] of shares.entries()) if (k > 0) expect(share).toBeLessThanOrEqual(shares[k - 1] ?? 1);
});
