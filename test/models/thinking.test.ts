/**
 * Thinking apart from what is said, in the marks of servers and of models' templates.
 */
import { describe, expect, it, test } from "vitest";
import { keepAnswer, splitThinking } from "../../src/models/thinking.ts";

const tags =
  "think thinking thought reason reasoning reflection scratchpad inner_monologue antThinking seed:think mm:think ifm|think";

const spellings: readonly (readonly [open: string, close: string])[] = [
  ...tags.split(" ").map((tag) => [`<${tag}>`, `</${tag}>`] as const),
  ["<THINK>", "</THINK>"],
  ["[THINK]", "[/THINK]"],
  ["◁think▷", "◁/think▷"],
  ["<|begin_of_thought|>", "<|end_of_thought|>"],
  ["<|START_THINKING|>", "<|END_THINKING|>"],
  ["<|inner_prefix|>", "<|inner_suffix|>"],
  ["<unused94>thought\n", "<unused95>"],
  ["<|channel>thought\n", "<channel|>"],
  ["<|channel|>analysis<|message|>", "<|end|><|start|>assistant<|channel|>final<|message|>"],
  ["analysis", "assistantfinal"],
  ["Here is my thought process:\n", "Here is my response:"],
  ["Here are my reasoning steps:\n", "[BEGIN FINAL RESPONSE]"],
  ['<details type="reasoning" done="true">', "</details>"],
];

describe.each(spellings)("thinking between %j and %j", (open, close) => {
  test("is no part of the answer, nor is a second block", () => {
    const block = `${open}We see that it is no. ${close}`;
    expect(splitThinking(`${block}Yes.`)).toEqual({ text: "Yes.", thinking: "We see that it is no." });
    expect(keepAnswer(`${block}\n${block}Yes.`).trim()).toBe("Yes.");
    expect(keepAnswer(`${block}Yes.\n${block}`).trim()).toBe("Yes.");
  });

  test("is all that there is where nothing closes it", () => {
    expect(splitThinking(`${open}We see that it is`)).toEqual({ text: "", thinking: "We see that it is" });
  });
});

describe("a text with thinking", () => {
  it.each([
    ["Yes.", { text: "Yes." }],
    ["\n<think>\nso\n</think>\n\nYes.", { text: "Yes.", thinking: "so" }],
    ["<think></think>\n\nYes.", { text: "Yes." }],
    ["so it is\n</think>\n\nYes.", { text: "Yes.", thinking: "so it is" }],
    ["so[/THINK]Yes.", { text: "Yes.", thinking: "so" }],
    ["<think>a</think>b</think>c", { text: "b        c", thinking: "a" }],
    ["<think>a [THINK] b</think>c", { text: "c", thinking: "a  b" }],
    ["I <think> so.", { text: "I", thinking: "so." }],
    ["Here is my response: yes.", { text: "Here is my response: yes." }],
  ])("%j", (text, expected) => {
    expect(splitThinking(text)).toEqual(expected);
  });
});
