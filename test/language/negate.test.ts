import { OrganonError } from "#logic/error";
import { describe, expect, test } from "vitest";
import { clauseOf, negate } from "../../src/language/negate.ts";
import { readBank } from "../../src/language/sentences/bank.ts";
import { deniedAtTheVerb, deniedFromOutside } from "./negations.ts";

const outside = "it is not the case that ";

/** Clauses that come back in other words when they are denied twice. */
const rewritten = (clause: string): boolean => clause.includes("n't") || clause.startsWith(outside);

/** The words of a clause whatever their order: an adverbial at its head stands at the end of its denial. */
const wordsOf = (clause: string): string => clause.split(" ").toSorted().join(" ");

describe("a clause without a mark", () => {
  test.each(deniedAtTheVerb)("“%s” is denied by “%s”", (clause, negation) => {
    expect(negate(clause)).toBe(negation);
    if (!rewritten(clause)) expect([clause, `${outside}${negation}`]).toContain(negate(negation));
  });

  test.each(deniedFromOutside)("“%s” is denied from outside", (clause) => {
    expect(negate(clause)).toBe(`${outside}${clause}`);
    expect(negate(negate(clause))).toBe(clause);
  });

  test("the grammar never disagrees with the marks of the bank: it denies alike or from outside", () => {
    const clauses = readBank().flatMap(({ sentence, paraphrase, contrary }) =>
      [sentence, paraphrase, contrary].filter((clause) => clause !== undefined),
    );
    const alike = clauses.filter(({ yes, no }) => negate(yes) === no);
    expect(
      clauses.filter(({ yes, no }) => ![no, `${outside}${yes}`].includes(negate(yes))),
      "denied differently",
    ).toEqual([]);
    expect(
      clauses.filter(
        ({ yes, no }) => negate(no) !== `${outside}${no}` && wordsOf(negate(no)) !== wordsOf(yes),
      ),
      "affirmed differently",
    ).toEqual([]);
    expect(alike.length / clauses.length).toBeGreaterThan(0.5);
  });
});

describe("a marked clause", () => {
  test.each([
    ["the cook [salted] the broth", "the cook salted the broth", "the cook did not salt the broth"],
    ["Ana [is] in Porto", "Ana is in Porto", "Ana is not in Porto"],
    ["the owl [can] see", "the owl can see", "the owl cannot see"],
    ["the form [must] be signed", "the form must be signed", "the form need not be signed"],
    ["the cook [had|did not have] a cold", "the cook had a cold", "the cook did not have a cold"],
    ["the oven [has not|has] cooled", "the oven has not cooled", "the oven has cooled"],
    ["the clock [strikes] ten", "the clock strikes ten", "the clock does not strike ten"],
    ["on Monday the hen [lay] ill", "on Monday the hen lay ill", "on Monday the hen did not lie ill"],
  ])("“%s” has both polarities", (marked, yes, no) => {
    expect(clauseOf(marked)).toEqual({ yes, no });
  });

  test.each(["the cook salted the broth", "the [cook] [salted] the broth", "the cook [frobbed] the broth"])(
    "“%s” is refused",
    (marked) => {
      expect(() => clauseOf(marked)).toThrow(OrganonError);
    },
  );
});
