/** Lines of progress: what they say, and when they are written. */
import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { progressText } from "../../src/commands/asking.ts";
import { progressLine, showProgress } from "../../src/commands/progress.ts";
import { durationText } from "#commands/duration";

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

describe("progress", () => {
  /** A stream that keeps what is written, and a clock whose hands are turned. */
  const shown = (columns?: number) => {
    const written: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        written.push(chunk.toString());
        done();
      },
    });
    if (columns !== undefined) Object.assign(stream, { isTTY: true, columns });
    let now = 1000;
    const progress = showProgress("asking", stream, () => now);
    return {
      written,
      progress,
      at: (seconds: number, done: number, extra = ""): void => {
        now = 1000 + 1000 * seconds;
        progress.update(done, 100, extra);
      },
    };
  };

  test("on a terminal rewrites its line after two seconds, ten times a second at most, and clears it", () => {
    const { written, progress, at } = shown(200);
    at(0, 0);
    at(1.9, 10);
    at(2, 20, ", $0.12");
    at(2.05, 21);
    at(2.2, 22);
    progress.end();
    expect(written).toEqual([
      "\r\u001b[2Kasking: 20 of 100, 10/s, 8 s left, $0.12",
      "\r\u001b[2Kasking: 22 of 100, 10/s, 8 s left",
      "\r\u001b[2K",
    ]);
  });

  test("is cut to the terminal's width, 80 where it was never told", () => {
    const [narrow, untold] = [shown(20), shown(0)];
    for (const { at } of [narrow, untold]) {
      at(0, 0);
      at(3, 20, "x".repeat(100));
    }
    expect(narrow.written[0]).toHaveLength("\r\u001b[2K".length + 19);
    expect(untold.written[0]).toHaveLength("\r\u001b[2K".length + 79);
  });

  test("elsewhere is plain lines, one in ten seconds", () => {
    const { written, progress, at } = shown();
    for (let second = 0; second <= 25; second++) at(second, 2 * second);
    progress.end();
    expect(written).toEqual([
      "asking: 20 of 100, 2.0/s, 40 s left\n",
      "asking: 40 of 100, 2.0/s, 30 s left\n",
    ]);
  });

  test("leaves nothing behind when it has ended, whatever is told later", () => {
    const { written, progress, at } = shown(80);
    at(0, 0);
    at(3, 20);
    progress.end();
    at(4, 30);
    expect(written.at(-1)).toBe("\r\u001b[2K");
  });

  test("of something quick is nothing", () => {
    const { written, progress, at } = shown(80);
    at(0, 0);
    at(1, 100);
    progress.end();
    expect(written).toEqual([]);
  });
});

test("what is behind the counts: outcomes that are no answers, cost, a wait for a limit or its rate", () => {
  const subject = { failed: 3, refused: 1, truncated: 0 };
  const now = { subjects: [subject], spentUsd: 0, waitMs: 0, perMinute: undefined };
  expect(progressText(now)).toBe(", 3 failed, 1 refused");
  expect(progressText({ ...now, spentUsd: 0.12, waitMs: 20_000 })).toBe(
    ", 3 failed, 1 refused, $0.12, waiting 20 s for a limit",
  );
  expect(progressText({ ...now, perMinute: 61.7 })).toBe(", 3 failed, 1 refused, at most 61/min");
  const stopped = { ...subject, failed: 0, stopped: { class: "access", message: "who?" } as const };
  expect(progressText({ ...now, subjects: [stopped] })).toBe(", 1 refused, 1 stopped");
});
