/** The machine's clock. */
import { expect, test } from "vitest";
import { systemClock } from "#models/providers/system-clock";

test("a wake comes once, and not when it is cancelled", async () => {
  const woken: string[] = [];
  const cancel = systemClock.after(1, () => woken.push("cancelled"));
  await new Promise<void>((resolve) => {
    systemClock.after(2, () => {
      woken.push("woken");
      resolve();
    });
    cancel();
  });
  expect(woken).toEqual(["woken"]);
});
