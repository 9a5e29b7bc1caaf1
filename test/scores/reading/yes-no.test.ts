// @long: many questions
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "../../growth.ts";
import { readAnswer } from "./read-as.ts";

/** One line a reply: what a person says its answer is, how it is written, and the reply itself. */
type LabelledReply = { readonly label: string; readonly style: string; readonly reply: string };

const isLabelledReply = (value: unknown): value is LabelledReply =>
  typeof value === "object" && value !== null && "label" in value && "style" in value && "reply" in value;

const corpus = readFileSync(new URL("by-hand.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): unknown => JSON.parse(line))
  .filter(isLabelledReply);

const answerOf = (reply: string): string => readAnswer(reply).answer ?? "unreadable";

describe("the hand-labelled corpus", () => {
  test("has at least 400 different replies, with all three labels and twenty styles", () => {
    expect(new Set(corpus.map(({ reply }) => reply)).size).toBeGreaterThanOrEqual(400);
    expect(new Set(corpus.map(({ label }) => label))).toEqual(new Set(["yes", "no", "unreadable"]));
    expect(new Set(corpus.map(({ style }) => style)).size).toBeGreaterThanOrEqual(20);
  });

  test("is read as a person labelled it, without exception", () => {
    const disagreements = corpus
      .map(({ label, reply }) => ({ label, read: answerOf(reply), reply }))
      .filter(({ label, read }) => label !== read);
    expect(disagreements).toEqual([]);
  });

  test("names the place of every answer that was read, inside the reply", () => {
    for (const { reply, label } of corpus) {
      const { span } = readAnswer(reply);
      if (label === "unreadable") continue;
      expect(span, reply).toBeDefined();
      const [start, end] = span ?? [0, 0];
      expect(reply.slice(start, end), reply).toMatch(/\p{L}/u);
    }
  });
});

describe("the span of an answer", () => {
  const spans: readonly (readonly [reply: string, read: string])[] = [
    ["I know that it rains. **Yes**, it does.", "Yes"],
    ["First, no person sings.\n\nFinal answer: \\boxed{\\text{No}}", "No"],
    ['{"reasoning": "no, wait", "answer": "yes"}', "yes"],
    ["Yes. Wait, no.", "no"],
    ["Yes.", "Yes"],
    ["\n NO!\n", "NO"],
  ];
  test.each(spans)("in %j is %j", (reply, read) => {
    const { span } = readAnswer(reply);
    expect(span && reply.slice(...span)).toBe(read);
  });
});

test("a bare yes or no is read as the same word in emphasis, whatever its case and marks", () => {
  for (const word of ["yes", "No", "YES", "nO"])
    for (const mark of ["", ".", "!", " ", ".\n"])
      for (const before of ["", " ", "\n\n"]) {
        const bare = readAnswer(`${before}${word}${mark}`);
        const { answer, span: [start, end] = [0, 0] } = readAnswer(`${before}**${word}${mark}**`);
        expect(bare).toEqual({ answer, span: [start - 2, end - 2] });
      }
});

describe("any reply at all", () => {
  const fragments = fc.constantFrom(
    ...'yes,no,No.,Yes,answer,the answer is,:,\n,**,“,”,",(,),if,not,we can infer,cannot be inferred,wait,\\boxed{,},<think>,</think>,?,.,or,and,/,1,|,it follows that,know,conclusion'.split(
      ",",
    ),
  );
  const replies = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary" }),
    fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join("")),
  );

  test("is read without a fault, and a span lies inside it", () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const { answer, span } = readAnswer(reply);
        expect(["yes", "no", undefined]).toContain(answer);
        if (answer !== undefined) expect(span).toBeDefined();
        if (span === undefined) return;
        expect(span[0]).toBeGreaterThanOrEqual(0);
        expect(span[1]).toBeGreaterThan(span[0]);
        expect(span[1]).toBeLessThanOrEqual(reply.length);
      }),
      { numRuns: 2000 },
    );
  });

  test("answers no more than before when only words that contain yes or no are in it", () => {
    const inside = fc.constantFrom(
      "know",
      "yesterday",
      "eyes",
      "not",
      "notice",
      "none",
      "Nora",
      "nobody",
      "yes-man",
      "now",
    );
    fc.assert(
      fc.property(fc.array(inside, { maxLength: 30 }), (parts) => {
        expect(answerOf(parts.join(" "))).toBe("unreadable");
      }),
    );
  });

  test("says the same with emphasis, spaces and a final newline around a plain answer", () => {
    const dress = fc.constantFrom("**", "*", "_", "__", "`", "==", " ", "\n", '"');
    fc.assert(
      fc.property(
        fc.constantFrom("Yes", "No", "yes", "NO"),
        fc.array(dress, { maxLength: 3 }),
        (word, marks) => {
          const reply = `${marks.join("")}${word}.${marks.toReversed().join("")}`;
          expect(answerOf(reply)).toBe(word.toLowerCase());
        },
      ),
    );
  });
});

describe("a reply that repeats", () => {
  const hostile = ["yes no ", "**", "yes. ", "“", "<think>", "\n", "it follows "];
  test.each(hostile)("%j is read in work that grows with its length and no faster", (piece) => {
    const read = (length: number) => readAnswer(piece.repeat(Math.ceil(length / piece.length)));
    expect(read(200_000)).toHaveProperty("answer");
    expect(growth(read, 50_000)).toBeLessThan(10);
  });
});
