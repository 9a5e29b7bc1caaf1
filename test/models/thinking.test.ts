/**
 * Thinking apart from what is said.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitThinking } from "../../src/models/thinking.ts";

describe("a text with thinking", () => {
  it.each([
    ["Yes.", { text: "Yes." }],
    ["<think>so</think>Yes.", { text: "Yes.", thinking: "so" }],
    ["\n<think>\nso\n</think>\n\nYes.", { text: "Yes.", thinking: "so" }],
    ["<think></think>\n\nYes.", { text: "Yes." }],
    ["so it is\n</think>\n\nYes.", { text: "Yes.", thinking: "so it is" }],
    ["<think>never done", { text: "", thinking: "never done" }],
    ["<think>a</think>b</think>c", { text: "b</think>c", thinking: "a" }],
    ["I <think> so.", { text: "I <think> so." }],
  ])("%j", (text, expected) => {
    expect(splitThinking(text)).toEqual(expected);
  });

  it("what was thought never stands in what is said", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (thought, said) => {
        fc.pre(!`${thought}${said}`.includes("think>") && !thought.includes("<") && !said.includes("<"));
        const { text, thinking } = splitThinking(`<think>${thought}</think>${said}`);
        expect(text).toBe(said.trimStart());
        expect(thinking ?? "").toBe(thought.trim());
      }),
    );
  });
});
