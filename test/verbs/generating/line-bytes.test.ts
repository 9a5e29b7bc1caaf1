/** Lines as bytes, and back. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lineBytes, outcomesOf, type LineOutcome } from "../../../src/verbs/generating/line-bytes.ts";

const madeOf = (told: readonly (string | null)[]): ((index: number) => LineOutcome) => {
  return (index) => {
    const line = told[index];
    if (line === "") return { index, isEmpty: true };
    return line == null ? { index, dropped: `none at ${index}` } : { index, argument: 7 * index, line };
  };
};

test("whatever the lines say, their bytes are theirs, in order, and what was dropped says why", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string({ unit: "grapheme" }))), (told) => {
      const at = madeOf(told);
      const indices = [...told.keys()];
      const read = [...outcomesOf(indices, lineBytes(at)(indices))].map((one) =>
        "line" in one ? { ...one, line: Buffer.from(one.line).toString() } : one,
      );
      expect(read).toEqual(indices.map(at));
    }),
  );
});

test("lines longer than the room that was there are whole", () => {
  const lines = ["é".repeat(300_000), "→", "x".repeat(700_000)];
  const indices = [0, 1, 2];
  const read = [...outcomesOf(indices, lineBytes(madeOf(lines))(indices))];
  expect(read.map((one) => ("line" in one ? Buffer.from(one.line).toString() : undefined))).toEqual(lines);
});

test("bytes of one answer are not those of the next", () => {
  const bytesOf = lineBytes(madeOf(["first", "other"]));
  const [one, other] = [bytesOf([0]), bytesOf([1])];
  expect([one, other].map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(["first", "other"]);
});
