/** Tables between tabs: quotes that are quotes and quotes that are characters; and columns of one name. */
import { expect, test } from "vitest";
import { table } from "#items/datasets/records";

const records = (text: string) =>
  [...table(text, "t.tsv")].map((one) => ("record" in one ? one.record : one.wrong));

test.each([
  ["bare quotes", 'a\tb\n"Hello," she said\tx\n', [{ a: '"Hello," she said', b: "x" }]],
  ["quoted cells", '"a"\t"b"\n"1\t2"\t"say ""so"""\n', [{ a: "1\t2", b: 'say "so"' }]],
  ["a line end in a quoted cell", 'a\tb\n"one\ntwo"\tx\n', [{ a: "one\ntwo", b: "x" }]],
])("%s", (_, text, expected) => {
  expect(records(text)).toEqual(expected);
});

test("two columns of one name are refused", () => {
  expect(() => records("label,text,label\nyes,p,no\n")).toThrow(/two columns are named “label”/);
});
