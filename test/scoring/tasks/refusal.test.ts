/** Where in a reply the line stands that the kernel refused. */
import { expect, test } from "vitest";
import { refusedRow } from "#scoring/tasks/refusal";

const rowOf = (reply: string, line: string): string | undefined => {
  const span = refusedRow(reply, { line });
  return span === undefined ? undefined : reply.slice(...span);
};

test.each([
  ["plain numbers", "Proof:\n4. p   premise\n5. q   MP 1, 2\n6. r", "5. q   MP 1, 2"],
  ["bars", "  4 │ │ p      assumption\n  5 │ │ q      ¬E 4, 1  \n", "  5 │ │ q      ¬E 4, 1"],
  ["a table", "| line | formula |\n|---|---|\n| 5 | q |", "| 5 | q |"],
  ["prose", "Line 5: so q holds.\nLine 6: hence r.", "Line 5: so q holds."],
  [
    "steps as JSON",
    '[\n {"n": 4, "formula": "p"},\n {"n": 5, "formula": "q"}\n]',
    ' {"n": 5, "formula": "q"}',
  ],
  ["the last proof of two", "5. first\nAgain:\n5. second\n15. other", "5. second"],
])("the refused row is found among %s", (_, reply, row) => expect(rowOf(reply, "line 5")).toBe(row));
