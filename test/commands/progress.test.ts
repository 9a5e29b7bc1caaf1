/** Lines of progress: what they say, and when they are written. */
import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { progressLine, showProgress } from "../../src/commands/progress.ts";

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

  test("elsewhere is plain lines, one in ten seconds", () => {
    const { written, progress, at } = shown();
    for (let second = 0; second <= 25; second++) at(second, 2 * second);
    progress.end();
    expect(written).toEqual([
      "asking: 20 of 100, 2.0/s, 40 s left\n",
      "asking: 40 of 100, 2.0/s, 30 s left\n",
    ]);
  });
});
