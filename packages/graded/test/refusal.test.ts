/** Where in a reply the line stands that the kernel refused. */
import { expect, test } from "vitest";
import { locateFault } from "../src/locate-fault.ts";

const findRow = (reply: string, line: string): string | undefined => {
  const span = locateFault(reply, { line });
  return span === undefined ? undefined : reply.slice(...span);
};

const step = (n: number, formula: string): string => `{"n": ${n}, "formula": "${formula}"}`;

test.each([
  ["JSON lines", `Proof:\n${step(4, "p")}\n ${step(5, "q")}`, ` ${step(5, "q")}`],
  ["numbers as texts", '{"formula": "q", "n": "5"}', '{"formula": "q", "n": "5"}'],
  ["the last proof of two", `${step(5, "p")}\nAgain:\n${step(5, "q")}\n${step(15, "r")}`, step(5, "q")],
])("the refused row is found among %s", (_, reply, row) => expect(findRow(reply, "line 5")).toBe(row));
