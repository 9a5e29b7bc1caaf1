/** What recorded replies of third parties are read as: pinned one by one, with floors for each style. Skipped where they are not at hand. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  halves,
  measureByStyle,
  readers,
  readReply,
  recordedReplies,
  wordOf,
} from "../../scripts/replies.ts";
import { sharedData } from "../../packages/logic/test/formulas.ts";

/** Percentages: right at least, misread at most, and read at most where nothing is answered. They stand just below what was reached. */
type Floor = readonly [right: number, misread: number, invented: number];

const floors: Readonly<Record<(typeof halves)[number], Readonly<Record<string, Floor>>>> = {
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

const folder = sharedData("replies");

describe.skipIf(folder === undefined)("recorded replies", () => {
  const rows = halves.map((half) => (folder === undefined ? [] : recordedReplies(folder, half)));
  const readings = new Map(rows.flat().map((row) => [row.id, readReply(row)]));

  test("are the pinned ones, each read as pinned", async () => {
    const pins = rows.flat().map(({ id, row }) => {
      const hash = createHash("sha256").update(row).digest("hex").slice(0, 12);
      return `${id}\t${hash}\t${wordOf(readings.get(id)!)}\n`;
    });
    await expect(pins.toSorted().join("")).toMatchFileSnapshot("replies/recorded.tsv");
  });

  describe.each(halves.map((half, i) => [half, rows[i]!] as const))("of the half %s", (half, own) => {
    const measures = measureByStyle(own, ({ id }) => readings.get(id)?.answer);

    test.each(Object.entries(floors[half]))("%s are read", (style, [right, misread, invented]) => {
      const measure = measures[style]!;
      expect((100 * measure.right) / measure.answered).toBeGreaterThanOrEqual(right);
      expect((100 * measure.misread) / measure.answered).toBeLessThanOrEqual(misread);
      expect((100 * measure.invented) / measure.empty).toBeLessThanOrEqual(invented);
      expect(measure.answered + measure.empty).toBeGreaterThan(130);
    });

    test("have no style without a floor", () => {
      expect(Object.keys(measures).toSorted()).toEqual(Object.keys(floors[half]).toSorted());
    });

    test.each(Object.keys(readers).slice(1))("are read better than by %s", (name) => {
      const rightOf = (all: typeof measures): number =>
        Object.values(all).reduce((sum, { right, empty, invented }) => sum + right + empty - invented, 0);
      expect(rightOf(measures)).toBeGreaterThan(rightOf(measureByStyle(own, readers[name]!)));
    });
  });
});
