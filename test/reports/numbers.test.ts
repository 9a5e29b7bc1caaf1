import { expect, test } from "vitest";
import { proportion } from "#scoring/estimate";
import {
  count,
  formatDate,
  differenceText,
  dollars,
  pValue,
  percent,
  points,
  shareText,
} from "../../src/reports/numbers.ts";
import { clip, printable } from "../../src/reports/printable.ts";

const written: readonly (readonly [what: string, text: string, expected: string])[] = [
  ["a share", percent(0.7807), "78.1"],
  ["all", percent(1), "100.0"],
  ["all but one of 2,080", percent(2079 / 2080), "99.9"],
  ["none", percent(0), "0.0"],
  ["one of 20,000", percent(1 / 20_000), "0.1"],
  ["no share", percent(null), "–"],
  ["a gain", points(0.0321), "+3.2"],
  ["a loss", points(-0.004), "−0.4"],
  ["a loss too small to print", points(-0.0001), "0.0"],
  ["small counts", count(12), "12"],
  ["large counts", count(1_234_567), "1,234,567"],
  ["an estimate", shareText(proportion(9, 10)), "90.0 % [59.6, 98.2] n 10"],
  ["an empty estimate", shareText(proportion(0, 0)), "– n 0"],
  [
    "a difference",
    differenceText({ value: 0.1, low: -0.05, high: 0.25 }, [620, 1460]),
    "+10.0 [−5.0, +25.0] n 620 + 1,460",
  ],
  ["a small p", pValue(0.00001), "p < 0.001"],
  ["a p", pValue(0.0123), "p = 0.012"],
  ["a price", dollars(1.239), "$1.24"],
  ["a small price", dollars(0.0004), "< $0.01"],
  ["no price", dollars(null), "unknown"],
  ["a time", formatDate("2026-11-08T09:30:12.345Z"), "8 November 2026, 09:30 UTC"],
  ["a date", formatDate("2026-11-18"), "18 November 2026"],
  ["no date", formatDate("unknown"), "unknown"],
  ["an escape", printable("a\u001b[31mb"), "a\uFFFD[31mb"],
  ["an override", printable("a\u202eb"), "a\uFFFDb"],
  ["a broken pair", printable("a\ud800b"), "a\uFFFDb"],
  ["lines", printable(" a\n\tb\r\n"), "a b"],
  ["letters of other scripts", printable("ماء 水 ∀x"), "ماء 水 ∀x"],
  ["a long text", clip("abcdef", 4), "abc…"],
  ["a short text", clip("abcd", 4), "abcd"],
];

test.each(written)("%s is written “%s”", (_, text, expected) => {
  expect(text).toBe(expected);
});
