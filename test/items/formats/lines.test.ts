/** What a line of a file must hold, and in which words it is refused. */
import { describe, expect, test } from "vitest";
import { writeLine, parseProblemLines, parseQuestionLine, toQuestions } from "#items/formats/lines";
import {
  emptyLine,
  hasOptions,
  isAboutRule,
  isGraded,
  isProblem,
  type ProblemLine,
} from "#items/problem-line";
import { type Question } from "#items/question";
import { parseProblemLine } from "../../../src/items/formats/lines.ts";
import { choices } from "../choice/made.ts";
import { gradedItems } from "../graded.ts";
import { sampleItems } from "../sample-items.ts";

const [item] = sampleItems(1);
const [choice] = choices(1);
const question = {
  v: 3,
  id: "q1",
  question: "Does the owl sing?",
  options: [{ label: "True" }, { label: "False" }, { label: "Uncertain" }],
  key: ["True"],
  tags: { dataset: "owls" },
};
const dialled = [...gradedItems({ tasks: ["three-way", "proof"], limit: 6 })];

const writtenAgain = (line: ProblemLine): string =>
  hasOptions(line) ? JSON.stringify(line) : writeLine(toQuestions(line)[0]!);

const guards = { isAboutRule, hasOptions, isGraded, isProblem } as const;

describe("a line is told by what it holds", () => {
  const kinds: readonly (readonly [value: object, kind: string, questions: number])[] = [
    [item!, "isAboutRule isProblem", 1],
    [choice!, "hasOptions isProblem", 4],
    [dialled[0]!, "isGraded isProblem", 1],
    [question, "", 1],
  ];
  test.each(kinds.map(([value, kind, count]) => [kind, count, value] as const))(
    "%j, which asks %i",
    (kind, count, value) => {
      const line = parseProblemLine(JSON.stringify(value), "suite.jsonl:7");
      const held = Object.entries(guards).flatMap(([name, holds]) => (holds(line) ? [name] : []));
      expect(held.join(" ")).toBe(kind);
      expect(toQuestions(line)).toHaveLength(count);
    },
  );

  test("required rules are read by their name of before 0.3.0, too", () => {
    const { requiredRules, ...rest } = item!;
    const before = JSON.stringify({ ...rest, bearing: requiredRules });
    expect(parseProblemLine(before, "suite.jsonl:7")).toEqual(item);
    expect(parseQuestionLine(before).problem).toMatchObject({ requiredRules });
  });

  test("what is read is written again byte by byte", () => {
    const line = JSON.stringify({
      ...emptyLine(),
      id: "q1",
      key: ["True"],
      question: "Does the owl sing?",
      options: [
        { label: "True", text: null },
        { label: "False", text: "no" },
      ],
      tags: [{ name: "dataset", value: "owls" }],
      formulas: { premises: ["∀x (Owl(x) → Sings(x))"], conclusion: "Sings(ada)" },
    });
    const written = [item!, choice!, ...dialled].map((one) => JSON.stringify(one));
    for (const text of [...written, inOrder(line)])
      expect(writtenAgain(parseProblemLine(text, "f"))).toBe(text);
  });
});

/** A line as a program writes it: its members in the layout's order. */
const inOrder = (line: string): string => JSON.stringify(parseProblemLine(line, "f"));

describe("is refused by file and line:", () => {
  const { certificate: _, ...unproved } = item!;
  const asked = (changes: object): string => JSON.stringify({ ...question, ...changes });
  const refused: readonly (readonly [fact: string, text: string, says: string])[] = [
    ["a line that is no JSON", '{"v":1,', "not JSON: "],
    ["an empty line", "", "not JSON: "],
    ["a number", "7", "~: Invalid input: expected object, received number"],
    ["a list", "[]", "~: Invalid input: expected object, received array"],
    ["null", "null", "~: Invalid input: expected object, received null"],
    [
      "an object of an unknown layout",
      '{"prompt":"Does the owl sing?","completion":"yes"}',
      "~: v: Invalid input: expected 3",
    ],
    ["an item without its certificate", JSON.stringify(unproved), "~: certificate: it is missing"],
    [
      "an item whose label is neither yes nor no",
      JSON.stringify({ ...item!, label: "maybe" }),
      "~: label: it is neither yes nor no",
    ],
    ["a question of a later version", asked({ v: 4 }), "~: v: Invalid input: expected 3"],
    ["a key that is not among the answers", asked({ key: ["true"] }), "~: key: it is not among the answers"],
    [
      "one of several keys that is not among the answers",
      asked({ key: ["True", "Perhaps"] }),
      "~: key: it is not among the answers",
    ],
    ["a question without a key", asked({ key: [] }), "~: key: Too small"],
    [
      "two answers with one label",
      asked({ options: [...question.options, { label: "True", text: "yes" }] }),
      "~: options: two answers have one label",
    ],
    [
      "two labels that only capitals tell apart",
      asked({ options: [...question.options, { label: "true" }] }),
      "~: options: the labels “True” and “true” differ in capitals only",
    ],
    ["a single answer", asked({ options: [{ label: "True" }] }), "~: options: there are fewer than two"],
    [
      "an answer without a label",
      asked({ options: [{ label: "" }, { label: "True" }] }),
      "~: options.0.label: Too small",
    ],
    [
      "a tag that is no text",
      asked({ tags: { hops: 3 } }),
      "~: tags.hops: Invalid input: expected string, received number",
    ],
    [
      "a line that is of two kinds",
      JSON.stringify({ ...choice!, parameters: dialled[0]!.parameters }),
      "~: parameters: it has optionFormulas, too, and a line is of one kind",
    ],
    ["a rule without premises", asked({ rule: "modus ponens" }), "~: seed: it is missing"],
    [
      "premises of no kind of problem",
      asked({ premises: ["p"] }),
      "~: premises: only a line with rule, parameters or optionFormulas has them",
    ],
    [
      "a four-option item with a wording that no grammar knows",
      JSON.stringify({ ...choice!, wordings: ["{p} whatever {q}"] }),
      "the wording “{p} whatever {q}”: ",
    ],
  ];
  test.each(refused)("%s", (_fact, text, says) => {
    expect(() => parseProblemLine(text, "suite.jsonl:7")).toThrow(
      `suite.jsonl:7: ${says.replace("~", "not a question")}`,
    );
    expect(() => parseProblemLine(text, "suite.jsonl:7")).toThrow(
      expect.objectContaining({ code: "misuse" }),
    );
  });

  test("a bad line after good ones", async () => {
    const texts = [JSON.stringify(item), JSON.stringify(question), "{}"];
    const read: Question[] = [];
    const all = async (): Promise<void> => {
      const lines = async function* () {
        for (const [index, text] of texts.entries()) yield { text, number: index + 1 };
      };
      for await (const line of parseProblemLines(lines(), "mixed.jsonl")) read.push(...toQuestions(line));
    };
    await expect(all()).rejects.toThrow("mixed.jsonl:3: not a question: ");
    expect(read.map(({ id }) => id)).toEqual([item!.id, "q1"]);
  });
});
