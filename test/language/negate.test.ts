import { OrganonError } from "#logic/error";
import { describe, expect, test } from "vitest";
import { parseClause } from "../../src/language/negate.ts";

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
    expect(parseClause(marked)).toEqual({ yes, no });
  });

  test.each(["the cook salted the broth", "the [cook] [salted] the broth", "the cook [frobbed] the broth"])(
    "“%s” is refused",
    (marked) => {
      expect(() => parseClause(marked)).toThrow(OrganonError);
    },
  );
});
