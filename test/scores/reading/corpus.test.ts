/** How well real replies are read, by the style of their answers. Floors stand just below what was reached. */
import { describe, expect, test } from "vitest";
import { flexibleFilter, lastLabel, measured, reader, repliesOf, strictFilter } from "./corpus.ts";

/** Percentages: right at least, misread at most, and read at most where nothing is answered. */
type Floor = readonly [right: number, misread: number, invented: number];

const floors: Readonly<Record<"seen" | "unseen", Readonly<Record<string, Floor>>>> = {
  seen: {
    "yes-no": [99.9, 0, 0],
    labels: [99.9, 0, 0],
    letters: [99.9, 0, 0],
    "numbers-prose": [99.9, 0, 0.6],
    "numbers-marked": [99.9, 0, 0],
    "option-words": [98.5, 0, 0],
  },
  unseen: {
    "yes-no": [99, 0, 0],
    labels: [97.7, 0, 0],
    letters: [99.9, 0, 0],
    "numbers-prose": [99.9, 0, 0],
    "numbers-marked": [99.7, 0, 0],
    "option-words": [98.7, 0, 0],
  },
};

describe.each(["seen", "unseen"] as const)("of the %s half", (half) => {
  const replies = repliesOf(half);
  const measures = measured(replies, reader);

  test.each(Object.entries(floors[half]))("%s are read", (style, [right, misread, invented]) => {
    const measure = measures[style]!;
    expect((100 * measure.right) / measure.answered).toBeGreaterThanOrEqual(right);
    expect((100 * measure.misread) / measure.answered).toBeLessThanOrEqual(misread);
    expect((100 * measure.invented) / measure.empty).toBeLessThanOrEqual(invented);
  });

  test("every style has at least 130 replies, and all a measure", () => {
    expect(Object.keys(measures).toSorted()).toEqual(Object.keys(floors[half]).toSorted());
    for (const { answered, empty } of Object.values(measures)) expect(answered + empty).toBeGreaterThan(130);
  });

  test.each([
    ["the last label mentioned", lastLabel],
    ["the strict filter", strictFilter],
    ["the flexible filter", flexibleFilter],
  ])("more are read rightly than by %s", (_, other) => {
    const rightOf = (all: typeof measures): number =>
      Object.values(all).reduce((sum, { right, empty, invented }) => sum + right + empty - invented, 0);
    expect(rightOf(measures)).toBeGreaterThan(rightOf(measured(replies, other)));
  });
});
