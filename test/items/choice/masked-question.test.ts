/** Option guessing: a wrong option masked, and replies compared with its words. */
import { expect, test } from "vitest";
import { maskQuestion, isSameOption } from "#items/choice/masked-question";
import { optionTexts, writePassage } from "#items/formats/choice";
import { splitChoice, buildRotation } from "#items/formats/rotation";
import { choiceItems } from "#items/open-suite";
import { choiceSuite } from "#experiments/suites";

const items = [...choiceItems(choiceSuite({ perType: 4 }))];

test("a wrong option is masked, the same one each time, and everything else stands", () => {
  for (const item of items) {
    const question = buildRotation(item, 0);
    const masked = maskQuestion(question);
    expect(masked).toEqual(maskQuestion(question));
    const parts = splitChoice(masked?.text ?? "");
    const place = parts?.options.indexOf("[MASK]");
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).not.toBe(item.answer);
    expect(masked?.answers[0]?.text).toBe(item.options[place ?? -1]?.text);
    expect(parts?.options.filter((option) => optionTexts(item).includes(option))).toHaveLength(3);
    expect(parts?.passage).toBe(writePassage(item));
  }
});

test.each([
  ["B. The cat sleeps.", "The cat sleeps.", true],
  ['"the cat  sleeps"', "The cat sleeps.", true],
  ["Answer: C) The cat sleeps", "The cat sleeps.", true],
  ["The cat sleeps on the mat.", "The cat sleeps.", false],
  ["", "", false],
])("%s is %s word for word: %s", (reply, option, same) => {
  expect(isSameOption(reply, option)).toBe(same);
});
