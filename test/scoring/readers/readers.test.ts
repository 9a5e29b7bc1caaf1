// @long: many questions
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "../../growth.ts";
import { yesNo } from "#items/question";
import { answerReaders, readerNamed } from "#scoring/readers/readers";
import { labelledReplies, measureReader, readerTable } from "../../../scripts/readers.ts";

/** What a reader says under the key yes and under the key no, and the text of the span. */
const said = (name: string, text: string) => {
  const [yes, no] = (["yes", "no"] as const).map((label) =>
    readerNamed(name).judge({ answers: yesNo, key: [label] }, { status: "answered", text }),
  );
  const answer = yes?.answer === no?.answer ? (yes?.answer ?? "unreadable") : "either";
  return yes?.span === undefined ? answer : `${answer} «${text.slice(...yes.span)}»`;
};

const cases: readonly (readonly [reader: string, reply: string, reads: string])[] = [
  ["papers", "Yes.", "yes «Yes»"],
  ["papers", "Yes. I know this follows.", "either «Yes»"],
  ["papers", "It cannot be inferred.", "no «no»"],
  ["papers", "It follows.", "unreadable"],
  ["papers", "", "either"],
  ["answer-7", "Yes. I know this follows.", "yes «Yes»"],
  ["answer-7", "It follows.", "yes «It follows»"],
];

describe("a reader", () => {
  test.each(cases)("%s reads %j as %s", (reader, reply, reads) => {
    expect(said(reader, reply)).toBe(reads);
  });
});

describe.each(answerReaders.map((reader) => [reader.name, reader] as const))("%s", (_, reader) => {
  const fragments = fc.constantFrom(
    ..."yes,no,No.,Yes,final answer:,\n,**,“,”,know,yesterday,\\boxed{,},<think>,</think>,~~,İ,ß,👍🏽,.,?,y,n".split(
      ",",
    ),
  );
  const replies = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(" ")),
    fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join("")),
  );

  test("reads any reply without a fault, and its span lies inside", () => {
    fc.assert(
      fc.property(replies, fc.constantFrom("yes", "no"), (text, label) => {
        const { outcome, answer, span } = reader.judge(
          { answers: yesNo, key: [label] },
          { status: "answered", text },
        );
        expect(outcome).toBe(
          answer === label
            ? "correct"
            : answer !== undefined
              ? "incorrect"
              : text.trim()
                ? "unreadable"
                : "empty",
        );
        if (span === undefined) return;
        expect(0 <= span[0] && span[0] < span[1] && span[1] <= text.length).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("never reads from thinking, apart from the text or inside it", () => {
    fc.assert(
      fc.property(replies, fc.constantFrom("yes", "no"), (inner, label) => {
        const thought = inner.replaceAll(/[<>]/g, "");
        const told = reader.judge(
          { answers: yesNo, key: [label] },
          { status: "answered", text: `<think>${thought} yes no</think>It may be.` },
        );
        expect(told.outcome).toBe("unreadable");
      }),
    );
    const response = { status: "answered", text: "It may be.", thinking: "Final answer: no" } as const;
    expect(reader.judge({ answers: yesNo, key: ["no"] }, response)).toEqual({ outcome: "unreadable" });
  });

  test("reads nothing from what failed, was refused or was cut off", () => {
    for (const status of ["failed", "refused", "truncated"] as const)
      expect(
        reader.judge({ answers: yesNo, key: ["no"] }, { status, text: "No.\nFinal answer: no" }),
      ).toEqual({ outcome: status });
  });

  test.each(["yes no ", "<think>"])("reads %j repeated in work that grows no faster than it", (piece) => {
    const judge = (length: number) =>
      reader.judge(
        { answers: yesNo, key: ["no"] },
        { status: "answered", text: piece.repeat(Math.ceil(length / piece.length)) },
      );
    expect(judge(200_000)).toHaveProperty("outcome");
    // Texts of more than 128 KiB are allocated otherwise, which weighs more than the quickest readers do.
    expect(growth(judge, 25_000)).toBeLessThan(10);
  });
});

describe("the measure of a reader", () => {
  test("calls a reply that is correct under either key misread", () => {
    const reply = "Yes. I know this follows.";
    expect(measureReader(readerNamed("papers"), [{ reply, label: "yes" }])).toEqual({
      right: 0,
      missed: 0,
      misread: 1,
    });
    expect(measureReader(readerNamed("papers"), [{ reply: "It follows.", label: "yes" }])).toEqual({
      right: 0,
      missed: 1,
      misread: 0,
    });
  });

  test("on the hand-written replies is the table of results/answer-parsers.md: node scripts/readers.ts prints it anew", () => {
    const flat = (text: string): string => text.replaceAll(/ +|-+(?= \|)/g, " ");
    const page = readFileSync(resolve(import.meta.dirname, "../../../results/answer-parsers.md"), "utf8");
    for (const line of readerTable(labelledReplies()).split("\n")) expect(flat(page)).toContain(flat(line));
  });
});
