import { describe, expect, test } from "vitest";
import { durationText, progressLine } from "../../src/cli/progress-line.ts";

const asking = { what: "asking", before: 0, total: 2080, seconds: 10 };

describe("a line of progress", () => {
  test("says how far, how fast and how long still", () => {
    expect(progressLine({ ...asking, done: 130 })).toBe("asking: 130 of 2080, 13/s, 3 min left");
  });

  test("of a continued run takes its speed from this session alone", () => {
    expect(progressLine({ ...asking, done: 2000, before: 1990 })).toBe(
      "asking: 2000 of 2080, 1.0/s, 80 s left",
    );
  });

  test("before the first answer promises nothing", () => {
    expect(progressLine({ ...asking, done: 5, before: 5 })).toBe("asking: 5 of 2080, 0.0/s");
  });

  test("without a known end counts only", () => {
    expect(progressLine({ ...asking, done: 100, total: undefined })).toBe("asking: 100, 10/s");
  });
});

test.each([
  [0.2, "1 s"],
  [120, "120 s"],
  [121, "3 min"],
  [7200, "120 min"],
  [7260, "2 h 1 min"],
  [200_000, "2 d 7 h"],
])("%f seconds are %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
