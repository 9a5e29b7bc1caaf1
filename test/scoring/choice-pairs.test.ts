/** Two ways of asking the same four-option questions. */
import { expect, test } from "vitest";
import { compareCircles } from "#scoring/choice-pairs";
import type { Circle } from "#scoring/circle";

const circle = (itemId: string, picks: readonly number[], epoch = 0): Circle => ({
  itemId,
  type: "3c1e",
  epoch,
  answer: 0,
  turns: picks.map((pick, rotation) => ({
    rotation,
    right: (4 - rotation) % 4,
    picked: (pick - rotation + 4) % 4,
  })),
  picks,
});
const right = [0, 0, 0, 0];
const wrong = [1, 1, 1, 1];

test("gains and losses are counted item by item", () => {
  const before = [circle("a", right), circle("b", wrong), circle("c", wrong), circle("d", right)];
  const after = [circle("d", wrong), circle("b", right), circle("a", right), circle("c", right)];
  const { accuracy, circular, partialCircular, leftOut } = compareCircles(before, after);
  expect(accuracy).toMatchObject({ both: 1, gained: 2, lost: 1, neither: 0, value: 0.25 });
  expect(circular.value).toBe(0.25);
  expect(partialCircular).toMatchObject({ value: 0.25, n: 4 });
  expect(partialCircular.p).toBeCloseTo(1);
  expect(leftOut).toBe(0);
});

test("an item counts once, by the mean of its epochs, and each difference lies between its sides", () => {
  const before = [
    circle("a", wrong, 1),
    circle("a", right, 0),
    circle("b", wrong, 0),
    circle("only before", right),
  ];
  const after = [circle("a", right), circle("b", [0, 0, 1, 1])];
  const { leftOut, ...found } = compareCircles(before, after);
  expect(leftOut).toBe(1);
  expect(found.circular).toMatchObject({ value: 0.25, n: 2, gained: 1, lost: 0 });
  expect(found.rotationAccuracy).toMatchObject({
    before: { value: 0.25, n: 2 },
    after: { value: 0.75, n: 2 },
  });
  for (const { value, before: was, after: is } of Object.values(found))
    expect(value).toBeCloseTo(is.value! - was.value!, 12);
});
