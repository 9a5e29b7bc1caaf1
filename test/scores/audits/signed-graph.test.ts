/** Signed clause graphs: what one and two rounds see, and what they do not. */
import { describe, expect, test } from "vitest";
import { signedColoursOf } from "../../../src/scores/audits/signed-graph.ts";

const look = (premises: readonly string[], conclusion: string, rounds: number): string =>
  signedColoursOf({ text: "", premises, conclusion, formulas: { premises, conclusion } }, rounds)
    .toSorted()
    .join();

describe("the colours of a signed graph", () => {
  test("know signs, but neither letters nor order", () => {
    const known = look(["p → q", "p"], "q", 2);
    expect(look(["r", "r → s"], "s", 2)).toBe(known);
    expect(look(["q → p", "p"], "q", 2)).not.toBe(known);
  });

  test("are alike for as many rounds as an exchange is deep", () => {
    const yes = ["p", "p → a", "a → b", "b → q", "t → s"];
    const no = ["p", "p → s", "t → a", "a → b", "b → q"];
    expect(look(yes, "q", 1)).toBe(look(no, "q", 1));
    expect(look(["p", "p → q", "t → s"], "q", 2)).not.toBe(look(["p", "p → s", "t → q"], "q", 2));
  });

  test("tell atoms of one letter apart by their terms", () => {
    expect(look(["P(a)", "P(a) → P(b)"], "P(b)", 1)).not.toBe(look(["P(a)", "P(b) → P(b)"], "P(b)", 1));
  });

  test("there are none where formulas are not known", () => {
    expect(signedColoursOf({ text: "", premises: ["Ada sings."], conclusion: "Ben cooks." }, 2)).toEqual([]);
  });
});
