/** Answer keys of imported records: which option a key names is decided by all keys of a file, or the import is refused. */
import { describe, expect, test } from "vitest";
import { importQuestions } from "#experiments/import-questions";

type Changes = Partial<Parameters<typeof importQuestions>[1]>;
const [fig, hues, digits] = [
  ["fig", "plum", "pear", "quince"],
  ["grass", "sky", "blood", "snow"],
  ["2", "3", "4", "5"],
];
type Rows = readonly (readonly [options: unknown, key: unknown])[];
const rowsOf = (...rows: Rows): string =>
  rows.map(([o, key], i) => JSON.stringify({ q: `Which, in ${i}?`, o, key })).join("\n");
const take = (text: string, changes: Changes = {}) =>
  importQuestions(text, {
    format: "jsonl",
    name: "set.jsonl",
    ...changes,
    map: { question: "q", key: "key", ...(changes.labels ? {} : { options: "o" }), ...changes.map },
  });
const keysOf = (rows: Rows, changes?: Changes): string =>
  take(rowsOf(...rows), changes)
    .questions.map(({ key }) => key.join())
    .join(" ");
const all = (options: unknown, ...keys: readonly unknown[]): Rows =>
  keys.map((key) => [options, key] as const);
const arc = (label: readonly unknown[]) => ({ text: hues, label });

describe("a key names", () => {
  const cases: readonly (readonly [fact: string, rows: Rows, keys: string, Changes?])[] = [
    ["a label of the record before a position", all(arc(["1", "2", "3", "4"]), "2"), "2"],
    ["a label that is a number", all(arc([1, 2, 3, 4]), 2, 4), "2 4"],
    ["a label from 0", all(arc(["0", "1", "2", "3"]), "1"), "1"],
    ["a label in another order", all(arc(["B", "A", "D", "C"]), "A"), "A"],
    ["a label in small letters", all(arc(["a", "b", "c", "d"]), "C"), "c"],
    [
      "a label of options as objects",
      all(
        [
          { label: "1", text: "no" },
          { label: "2", text: "so" },
        ],
        "2",
      ),
      "2",
    ],
    ["a label of options by name", all({ a: "no", b: "so" }, "b"), "b"],
    ["the name of an option", all({ choice_1: "no", choice_2: "so" }, "choice_2"), "B"],
    ["a mark in front of the texts", all(["(b) no", "(a) so"], "a", "(b)", "a) so"), "a b a"],
    ["a number in front of the texts", all(["1. no", "2. so"], 1), "1"],
    ["the words, not a position, of numbers", all(digits, "3"), "B"],
    ["the words of numbers that are numbers", all([2, 3, 4, 5], 3), "B"],
    ["a position where all fit and words do not", [[digits, 3], ...all(hues, 0, 2)], "D A C"],
    ["words up to capitals, blanks and full stop", all(["The  owl.", "no"], " the owl"), "A"],
    ["a position from 0", all(hues, 0, 3, 1), "A D B"],
    ["a position from 1", all(hues, 1, 4, 2), "A D B"],
    ["a position in text", all(hues, "0", "3"), "A D"],
    ["a position that a data frame made 1.0", all(hues, "1.0", "4.0"), "A D"],
    ["a position from 1 by one row with fewer options", [...all(hues, 2), [["no", "so"], 2]], "B B"],
    ["a position, as asked", all(hues, 1, 2), "A B", { keys: "from-1" }],
    ["a position, though words fit, as asked", all(digits, "3"), "D", { keys: "from-0" }],
    ["words, as asked", all(["B", "A"], "A"), "B", { keys: "words" }],
    ["a letter, as asked", all(["B", "A"], "A"), "A", { keys: "labels" }],
    ["a letter, by the other rows", [[["A", "C", "D", "K"], "C"], ...all(hues, "D", "B")], "C D B"],
    ["words, by the other rows", [[["A", "C", "D", "K"], "C"], ...all(hues, "sky")], "B B"],
    ["letters or words, row by row", [...all(hues, "b", "snow")], "B D"],
    [
      "a letter in all its spellings",
      all(hues, "b", "B)", "(b)", "B.", "**B**", "Answer: B", "The correct answer is (B).", "Option B"),
      "B B B B B B B B",
    ],
    ["a number in all its spellings", all(hues, "option 4", "choice_1", "(2)"), "D A B"],
    ["a list of one", all(hues, ["B"], '["C"]'), "B C"],
    ["the only 1 of a list", all(hues, [0, 0, 1, 0], [true, false, false, false]), "C A"],
    ["a yes that is true", all(["Yes", "No"], true, "false", "y"), "A B A"],
    ["a label that is true", all(undefined, true, "N"), "yes no", { labels: ["yes", "no"] }],
    [
      "a label by its number",
      all(undefined, 0, 2, 1),
      "entailment contradiction neutral",
      { labels: ["entailment", "neutral", "contradiction"] },
    ],
    ["one of 0 and 1 that both readings agree on", all(undefined, 0, 1), "no yes", { labels: ["no", "yes"] }],
  ];
  for (const [fact, rows, keys, changes] of cases) test(fact, () => expect(keysOf(rows, changes)).toBe(keys));
});

describe("two readings are refused with both and the option that settles them", () => {
  const cases: readonly (readonly [fact: string, rows: Rows, says: RegExp, Changes?])[] = [
    [
      "positions",
      all(hues, 1, 2),
      /“1”, which is “sky” \(positions from 0\) or “grass” \(positions from 1\)/,
    ],
    [
      "positions that contradict each other",
      all(hues, 0, 1, 4),
      /“0”, which is “grass” \(positions from 0\) or none \(positions from 1\)/,
    ],
    [
      "a number where words are texts",
      all(digits, 3),
      /“3” \(words of options\) or “5” \(positions from 0\)/,
    ],
    ["words of a data frame", all(digits, "3.0"), /“3” \(words of options\) or “5” \(positions from 0\)/],
    ["labels that do not fit all", all(arc(["1", "2", "3", "4"]), 0, 1, 2), /none \(labels\) or “grass”/],
    ["letters", all(["B", "A"], "A"), /“B” \(labels\) or “A” \(words of options\)/],
    [
      "truth or position",
      all(undefined, 0, 1),
      /“no” \(words of options\) or “yes”/,
      { labels: ["yes", "no"] },
    ],
  ];
  for (const [fact, rows, says, changes] of cases)
    test(fact, () => {
      expect(() => keysOf(rows, changes)).toThrow(says);
      try {
        keysOf(rows, changes);
      } catch (error) {
        expect(error).toMatchObject({
          code: "misuse",
          hint: expect.stringMatching(/^add --keys \S+ or --keys \S+$/),
        });
      }
    });
});

describe("a record without a key that names one option is left out", () => {
  const cases: readonly (readonly [options: unknown, key: unknown, fault: string])[] = [
    [fig, -1, "it has no right answer"],
    [fig, "", "it has no right answer"],
    [fig, null, "it has no right answer"],
    [fig, "N/A", "it has no right answer"],
    [fig, 7, "“key” names none of the answers"],
    [fig, "E", "“key” names none of the answers"],
    [fig, "apple", "“key” names none of the answers"],
    [fig, ["A", "C"], "it has several answer keys"],
    [fig, [1, 0, 1, 0], "it has several answer keys"],
    [["so", "so", "no"], "so", "“key” names two options of the same words"],
    [["no", "so", "", null], "C", "“key” names none of the answers"],
    [["no"], "A", "it lists fewer than two options"],
  ];
  for (const [options, key, fault] of cases)
    test(`${JSON.stringify([options, key])}: ${fault}`, () =>
      expect(take(rowsOf([fig, 0], [fig, 3], [options, key]))).toMatchObject({
        questions: [{ key: ["A"] }, { key: ["D"] }],
        dropped: [{ fault, lines: [3] }],
      }));
});
