/** A passage with its title and its introductions is the passage without them again. */
import { expect, test } from "vitest";
import { withoutSetting, withSetting } from "#items/formats/discourse";

test.each([
  ["At Dunmore Stables; Thunderhead, a horse from York", "Every horse that is a racehorse runs on grass."],
  ["At Dunmore Stables; Thunderhead, a horse from York", "Thunderhead is a racehorse."],
  ["At Dunmore Stables", "No horse that is a mare sleeps in a barn."],
])("%s: %s", (setting, sentence) => {
  expect(withoutSetting(withSetting([sentence], setting).join(" "))).toBe(sentence);
});
