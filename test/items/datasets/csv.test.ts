/** Comma-separated values: what RFC 4180 allows, what spreadsheets do, and what is refused. */
import { describe, expect, test } from "vitest";
import { readCsv } from "#items/datasets/records";

const cells = (text: string): readonly (readonly string[])[] => readCsv(text).map((row) => row.cells);

describe("reading", () => {
  const cases: readonly (readonly [fact: string, text: string, rows: readonly (readonly string[])[]])[] = [
    [
      "plain cells",
      "a,b\n1,2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "no line end behind the last row",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "the separator that Excel's first line names",
      "sep=;\r\na;b,c\r\n1;2\r\n",
      [
        ["a", "b,c"],
        ["1", "2"],
      ],
    ],
    ["commas, quotes and line ends in quotes", '"a, ""b""\nc",d\n', [['a, "b"\nc', "d"]]],
    [
      "empty cells, at the end too",
      "a,,\n,,b\n",
      [
        ["a", "", ""],
        ["", "", "b"],
      ],
    ],
    [
      "an empty last cell of a text that ends there",
      "a,b\n1,",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    [
      "Windows and old Macintosh line ends",
      "a,b\r\n1,2\r3,4",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    [
      "semicolons and a byte-order mark, as spreadsheets write",
      "\uFEFFa;b\n1,5;2\n",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t2\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "blank lines are passed over",
      "\na,b\n\n1,2\n\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    ["a quote inside a bare cell is a character", 'a,b"c\n', [["a", 'b"c']]],
    ["nothing", "", []],
  ];
  for (const [fact, text, rows] of cases)
    test(fact, () => {
      expect(cells(text)).toEqual(rows);
    });

  test("a quote that never ends is refused by its line", () => {
    expect(() => readCsv('a,b\n1,"2\n3,4\n')).toThrow("line 2: a quote that never ends");
  });
});
