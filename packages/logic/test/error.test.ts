/** What a name that is not known was perhaps meant to be. */
import { expect, test } from "vitest";
import { unknownName } from "../src/error.ts";

test.each([
  ["temp", ["temperature", "topP", "seed"], "temperature"],
  ["prof", ["premises", "proof", "profile"], "profile"],
  ["prof", ["yes-no", "premises", "proof"], "proof"],
  ["seedd", ["temperature", "seed"], "seed"],
])("“%s” among %j is perhaps “%s”", (name, known, meant) => {
  expect(unknownName("name", name, known).message).toContain(`did you mean “${meant}”?`);
});

test("a name like none of them is no other one", () => {
  expect(unknownName("name", "zebra", ["temperature", "topP"]).message).toBe("unknown name “zebra”");
});
