// @long: many questions
/** Which of some words a reply answers: a corpus labelled by hand, and what must hold on any string. */
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { readLabel } from "./read-as.ts";
import { labelReplies } from "./label-replies.ts";

const cases = labelReplies.flatMap(({ labels, replies }) =>
  replies.map(([reply, answer]) => [reply, answer, labels] as const),
);
const labels = ["True", "False", "Uncertain"];

test.each(cases)("%j answers %s", (reply, answer, those) => {
  expect(readLabel(reply, those).answer).toBe(answer === "?" ? undefined : answer);
});

test("the corpus has more than sixty replies, some of which answer nothing", () => {
  expect(new Set(cases.map(([reply]) => reply)).size).toBeGreaterThan(60);
  expect(cases.filter(([, answer]) => answer === "?").length).toBeGreaterThan(15);
});

test("the span holds the label that was read", () => {
  for (const [reply, , those] of cases) {
    const { answer, span } = readLabel(reply, those);
    expect(span === undefined, reply).toBe(answer === undefined);
    if (span !== undefined) expect(reply.slice(...span).toLowerCase(), reply).toBe(answer?.toLowerCase());
  }
});

describe("any reply at all", () => {
  const fragments = fc.constantFrom(
    ..."True,false,Uncertain,answer,:,is,not,no,it,the,conclusion,so,if,that,or,and,?,.,\n,**,“,”,boxed,{,},<think>,</think>,wait,-".split(
      ",",
    ),
  );
  const replies = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join("")),
  );

  test("gives one of the labels or nothing, and the span lies inside it", () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const { answer, span } = readLabel(reply, labels);
        expect([...labels, undefined]).toContain(answer);
        if (span === undefined) return;
        expect(reply.slice(...span).toLowerCase()).toBe(answer?.toLowerCase());
      }),
      { numRuns: 2000 },
    );
  });

  test("answers nothing where no label is a word of its own", () => {
    const inside = fc.constantFrom(
      "untrue",
      "falsely",
      "truths",
      "uncertainty",
      "true-hearted",
      "answer:",
      ".",
    );
    fc.assert(
      fc.property(fc.array(inside, { maxLength: 30 }), (parts) => {
        expect(readLabel(parts.join(" "), labels).answer).toBeUndefined();
      }),
    );
  });

  test("ends as its last line says, whatever reasoning goes before", () => {
    fc.assert(
      fc.property(replies, fc.constantFrom(...labels), (reasoning, label) => {
        const text = `${reasoning.replaceAll(/[<>~“”"«»]/g, "")}\n\nAnswer: ${label}`;
        expect(readLabel(text, labels).answer).toBe(label);
      }),
    );
  });

  test("is read without its thinking", () => {
    fc.assert(
      fc.property(fc.constantFrom(...labels), fc.constantFrom(...labels), (thought, said) => {
        expect(readLabel(`<think>Answer: ${thought}</think>Answer: ${said}`, labels).answer).toBe(said);
        expect(readLabel(`<think>Answer: ${thought}</think>`, labels).answer).toBeUndefined();
      }),
    );
  });

  test("reads the same whatever the order of the labels", () => {
    for (const [reply, , those] of cases)
      expect(readLabel(reply, those.toReversed()), reply).toEqual(readLabel(reply, those));
  });
});

/** What reading takes: characters that patterns pass over, words looked up, words copied. */
const stepsOf = (reply: string): number => {
  let steps = 0;
  const exec: (this: RegExp, text: string) => RegExpExecArray | null = Reflect.get(RegExp.prototype, "exec");
  const has: (this: Set<unknown>, value: unknown) => boolean = Reflect.get(Set.prototype, "has");
  const { slice } = Array.prototype;
  const spies = [
    vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
      const from = this.global ? this.lastIndex : 0;
      const match = exec.call(this, text);
      steps += (match === null ? text.length : match.index + match[0].length) - from;
      return match;
    }),
    vi.spyOn(Set.prototype, "has").mockImplementation(function (this: Set<unknown>, value) {
      steps += 1;
      return has.call(this, value);
    }),
    vi.spyOn(Array.prototype, "slice").mockImplementation(function (this: unknown[], ...range) {
      const copy = slice.apply(this, range);
      steps += copy.length;
      return copy;
    }),
  ];
  try {
    readLabel(reply, labels);
    return steps;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const hostile =
  'true |true\n|true, |true or |true. false. |not |not that |no |if |, |: |is |it is |answer |answer is the |wait. |boxed |\\boxed{|“|"|<think>|</think>|~~|\n|\n1. true|(|a'.split(
    "|",
  );
test.each(hostile)("a reply of nothing but %j takes twice the steps where it is twice as long", (piece) => {
  const [once, twice] = [2000, 4000].map((times) => stepsOf(piece.repeat(times)));
  expect(once).toBeGreaterThan(1000);
  expect(twice! / once!).toBeLessThan(2.1);
});
