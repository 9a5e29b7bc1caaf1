/**
 * The price table.
 */
import { describe, expect, it } from "vitest";
import { priceTable } from "#models/prices";

const named = (name: string) => {
  const [provider = "", model = ""] = name.split(/:(.*)/);
  return { provider, model };
};

describe("the table of November 2026", () => {
  it("says when it was looked up, and where each vendor's prices come from", () => {
    expect(priceTable.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const vendors = new Set(Object.keys(priceTable.prices).map((name) => named(name).provider));
    expect(Object.keys(priceTable.sources ?? {}).toSorted()).toEqual([...vendors].toSorted());
  });
});
