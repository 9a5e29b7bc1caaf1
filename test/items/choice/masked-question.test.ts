/** Option guessing: a wrong option masked, and replies compared with its words. */
import { expect, test } from "vitest";
import { maskedQuestion, sameOption } from "#items/choice/masked-question";
import { optionTexts, passageOf } from "#items/formats/choice";
import { partsOfChoice, rotationOf } from "#items/formats/rotation";
import { choiceItems } from "#items/open-suite";
import { choiceSuite } from "#experiments/suites";

const items = [...choiceItems(choiceSuite({ perType: 4 }))];

test("a wrong option is masked, the same one each time, and everything else stands", () => {
  for (const item of items) {
    const question = rotationOf(item, 0);
    const masked = maskedQuestion(question);
    expect(masked).toEqual(maskedQuestion(question));
    const parts = partsOfChoice(masked?.text ?? "");
    const place = parts?.options.indexOf("[MASK]");
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).not.toBe(item.answer);
    expect(masked?.answers[0]?.text).toBe(item.options[place ?? -1]?.text);
    expect(parts?.options.filter((option) => optionTexts(item).includes(option))).toHaveLength(3);
    expect(parts?.passage).toBe(passageOf(item));
  }
});

test.each([
  ["B. The cat sleeps.", "The cat sleeps.", true],
  ['"the cat  sleeps"', "The cat sleeps.", true],
  ["Answer: C) The cat sleeps", "The cat sleeps.", true],
  ["The cat sleeps on the mat.", "The cat sleeps.", false],
  ["", "", false],
])("%s is %s word for word: %s", (reply, option, same) => {
  expect(sameOption(reply, option)).toBe(same);
});
