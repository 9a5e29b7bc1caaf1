/** Questions: our items, rotations of four-option items and other people's rows, and their lines. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeLine, parseQuestionLine, toQuestions } from "#items/formats/lines";
import { buildRotation } from "#items/formats/rotation";
import { isProblem } from "#items/problem-line";
import { isProved, isYesNo, toQuestion, type Question } from "#items/question";
import { parseProblemLine } from "../../src/items/formats/lines.ts";
import { readLogicAsker } from "../../src/items/datasets/logicasker.ts";
import { choices } from "./choice/made.ts";
import { sampleItems } from "./sample-items.ts";

const items = sampleItems(12, { length: 2 });
const twins = sampleItems(12, { length: 2, profile: "balanced" });
const [choice] = choices(1);
const rotations = [0, 1, 2, 3].map((rotation) => buildRotation(choice!, rotation));
const asked = `Consider the following premises: If Ada swims, then Ben rests. Ada swims. Can we infer the following from them? Answer yes or no: Ben rests.`;
const imported = readLogicAsker(
  `id,logic,rule_category,rule,problem,query,answer\n7,propositional,inference,modus ponens,inference,"${asked}",yes\n`,
).questions;

describe("an item as a question", () => {
  test("asks its text for yes or no, and its label is the key", () => {
    for (const item of items) {
      const question = toQuestion(item);
      expect(question).toMatchObject({ id: item.id, text: item.question, key: [item.label] });
      expect([isYesNo(question), isProved(question)]).toEqual([true, true]);
      expect([question.premises, question.conclusion]).toEqual([item.premisesText, item.conclusionText]);
    }
  });

  test("is of one group with its twin and of none without one", () => {
    expect(items.map((item) => toQuestion(item).group)).toEqual(items.map(() => undefined));
    const groups = Map.groupBy(twins.map(toQuestion), ({ group }) => group);
    expect(groups.size).toBe(twins.length / 2);
    for (const [group, pair] of groups) {
      expect(pair.map(({ id }) => id)).toContain(group);
      expect(new Set(pair.map(({ key }) => key[0]))).toEqual(new Set(["yes", "no"]));
    }
  });
});

test("a rotation as a question is answered by a letter, grouped by its item, and proved by nothing of its own", () => {
  for (const [rotation, question] of rotations.entries()) {
    expect(question.id).toBe(`${choice!.id}/${rotation}`);
    expect(question.group).toBe(choice!.id);
    expect(question.tags).toMatchObject({ type: choice!.task, rotation: String(rotation) });
    expect([isYesNo(question), isProved(question)]).toEqual([false, false]);
    const right = question.answers.filter(({ label }) => question.key.includes(label));
    expect(right.map(({ text }) => text)).toEqual([choice!.options[choice!.answer]?.text]);
  }
});

describe("a line", () => {
  /** As a store reads its own lines, and as a file is read. */
  const readBack = (line: string): readonly Question[] => [
    parseQuestionLine(line),
    ...toQuestions(parseProblemLine(line, "suite.jsonl:1")),
  ];
  /** What a question is without the problem that it is asked of. */
  const unproved = (question: Question): Question => ({ ...question, problem: undefined });

  test.each([
    ["item", items.map(toQuestion)],
    ["twin", twins.map(toQuestion)],
  ])("of an %s reads back as the question, with its proof", (_, questions) => {
    for (const question of questions) expect(readBack(writeLine(question))).toEqual([question, question]);
  });

  test.each([
    ["rotation", rotations],
    ["imported row", imported],
  ])("of an %s reads back as the question, and proves nothing", (_, questions) => {
    for (const question of questions) {
      const back = readBack(writeLine(question));
      expect(back.map(unproved)).toEqual([unproved(question), unproved(question)]);
      expect(back.some(({ problem }) => problem !== undefined && isProblem(problem))).toBe(false);
    }
  });

  test("of any question reads back as the question", () => {
    const text = fc.string({ unit: "grapheme" });
    // A schema drops this one name, which is no name for a tag.
    const tag = fc.string().filter((name) => name !== "__proto__");
    const answer = fc.record(
      // Labels of blanks are refused, and blanks around a label tell no two apart.
      { label: fc.string({ minLength: 1 }).filter((label) => label.trim() === label), text },
      { requiredKeys: ["label"], noNullPrototype: true },
    );
    const some: fc.Arbitrary<Question> = fc
      .record(
        {
          id: fc.string({ minLength: 1 }),
          text,
          answers: fc.uniqueArray(answer, {
            minLength: 2,
            maxLength: 8,
            // Replies are not read by capitals, so such labels are refused.
            selector: ({ label }) => label.toLowerCase(),
          }),
          tags: fc.dictionary(tag, text, { noNullPrototype: true }),
          group: text,
          premises: fc.array(text),
          conclusion: text,
        },
        { requiredKeys: ["id", "text", "answers", "tags"], noNullPrototype: true },
      )
      .chain((question) =>
        fc
          .subarray(
            question.answers.map(({ label }) => label),
            { minLength: 1 },
          )
          .map((key) => ({ ...question, key })),
      );
    fc.assert(
      fc.property(some, (question) => {
        expect(readBack(writeLine(question)).map(unproved)).toEqual([question, question]);
      }),
    );
  });
});

describe("a stored line", () => {
  test("that is no question is refused", () => {
    expect(() => parseQuestionLine('{"v":3,"id":"x"}')).toThrow("not a question");
    expect(() => parseQuestionLine("7")).toThrow("not a question");
  });
});
