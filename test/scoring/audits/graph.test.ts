/** A question as a graph of clauses and sentences: what it sees, and what it must not see. */
import { describe, expect, test } from "vitest";
import { haveSameGraph } from "../../../src/scoring/audits/graph.ts";
import type { Row } from "#scoring/audits/rows";
import { findTwinFaults } from "#scoring/audits/twins";

const item = (
  id: string,
  label: "yes" | "no",
  premises: readonly string[],
  conclusion: string,
  twin?: string,
) =>
  ({
    id,
    label,
    surface: {
      text: `${premises.join("; ")} ⊢ ${conclusion}`,
      premises,
      conclusion,
      formulas: { premises, conclusion },
    },
    twin,
  }) satisfies Row;

const question = (...premises: readonly string[]) => ({ premises, conclusion: "q" });

describe("two questions look alike", () => {
  test.each([[["q → p", "p"]], [["p", "¬q ∨ p"]], [["¬p ↔ q", "¬p"]], [["r ∧ q", "r"]]])(
    "whatever the names, the order, the signs and the connectives: %j",
    (premises) => {
      expect(haveSameGraph(question("p → q", "p"), question(...premises))).toBe(true);
    },
  );
});

test("twins whose clauses stand together in different ways are a fault", () => {
  const twins = (other: readonly string[]) => [
    item("1", "yes", ["p → q", "r"], "q", "2"),
    item("2", "no", other, "q", "1"),
  ];
  expect(findTwinFaults(twins(["q → p", "r"]))).toEqual([]);
  expect(findTwinFaults(twins(["p → r", "q"])).map(({ fault }) => fault)).toEqual([
    "its clauses stand together otherwise than those of its twin 2",
    "its clauses stand together otherwise than those of its twin 1",
  ]);
});
