/** Duplicates, and contrast pairs that do not match. */
import { describe, expect, test } from "vitest";
import { findDuplicates, sentencesKey } from "#scoring/audits/duplicates";
import type { Row } from "#scoring/audits/rows";
import { findTwinFaults } from "#scoring/audits/twins";

const item = (
  id: string,
  label: "yes" | "no",
  premises: readonly string[],
  conclusion: string,
  twin?: string,
): Row => ({
  id,
  label,
  surface: { text: `${premises.join(" ")} / ${conclusion}`, premises, conclusion },
  twin,
});

const first = item("1", "yes", ["If Ada sings, then Ben cooks.", "Ada sings."], "Ben cooks.");

describe("duplicates", () => {
  test("a question asked twice is the same question, and nothing else", () => {
    expect(findDuplicates([first, { ...first, id: "2" }])).toEqual({
      sameQuestion: [[0, 1]],
      sameSentences: [],
    });
  });

  test("premises in another order, or commas lost, are the same sentences", () => {
    const other = item("2", "yes", ["Ada sings.", "if Ada sings then Ben cooks."], "Ben cooks.");
    expect(findDuplicates([first, other])).toEqual({ sameQuestion: [], sameSentences: [[0, 1]] });
  });
});

test("the key of sentences is that of the same sentences, whatever the order of the premises, and of no others", () => {
  const same = item("b", "no", ["Ada sings.", "If Ada sings, then Ben cooks."], "Ben cooks.");
  const other = item("c", "no", ["Ada sings."], "Ben cooks.");
  expect(sentencesKey(first.surface)).toBe(sentencesKey(same.surface));
  expect(sentencesKey(other.surface)).not.toBe(sentencesKey(same.surface));
});

describe("twins", () => {
  const second = item("2", "no", ["If Ben cooks, then Ada sings.", "Ada sings."], "Ben cooks.", "1");
  const pair = (more: Partial<Row>): readonly Row[] => [
    { ...first, twin: "2" },
    { ...second, ...more },
  ];
  const cases: readonly { readonly fact: string; readonly more: Partial<Row>; readonly faults: RegExp[] }[] =
    [
      { fact: "true twins have no fault", more: {}, faults: [] },
      { fact: "twins of one key are none", more: { label: "yes" }, faults: [/same key/, /same key/] },
      {
        fact: "twins of two conclusions are none",
        more: { surface: { ...second.surface, conclusion: "Ada sings." } },
        faults: [/another conclusion/, /another conclusion/],
      },
      {
        fact: "twins whose premises are other words are none",
        more: {
          surface: { ...second.surface, premises: ["If Ben cooks, then Ada sings.", "Ada does not sing."] },
        },
        faults: [/other words/, /other words/],
      },
      {
        fact: "a twin that has another twin is none",
        more: { twin: "3" },
        faults: [/not the twin/, /not in the file/],
      },
    ];
  for (const { fact, more, faults } of cases)
    test(fact, () => {
      const found = findTwinFaults(pair(more)).map(({ fault }) => fault);
      expect(found).toHaveLength(faults.length);
      for (const [i, fault] of faults.entries()) expect(found[i]).toMatch(fault);
    });
});
