// @long: many replies
/** What holds of any string that is read. Replies with the answers that they are read as stand in test/acceptance. */
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { optionLetters } from "#items/formats/choice";
import { optionLabel } from "#items/question";
import { readAnswer, readLabel, readOption } from "./read-as.ts";

const truth = ["True", "False", "Uncertain"];
const options = [
  "The pilot boarded it.",
  "If it rained, it closed.",
  "The choir did not sing.",
  "A dog slept.",
];

/** How replies to a kind of question are read, its labels, pieces of replies, and words that only contain a label. */
const kinds = [
  {
    kind: "yes and no",
    readAs: readAnswer,
    labels: ["yes", "no"],
    pieces:
      'yes,no,No.,Yes,answer,the answer is,:,\n,**,“,”,",(,),if,not,we can infer,cannot be inferred,wait,\\boxed{,},<think>,</think>,?,.,or,and,/,1,|,it follows that,know,conclusion',
    inside: "know,yesterday,eyes,not,notice,none,Nora,nobody,yes-man,now",
  },
  {
    kind: "labels",
    readAs: (reply: string) => readLabel(reply, truth),
    labels: truth,
    pieces:
      "True,false,Uncertain,answer,:,is,not,no,it,the,conclusion,so,if,that,or,and,?,.,\n,**,“,”,boxed,{,},<think>,</think>,wait,-",
    inside: "untrue,falsely,truths,uncertainty,true-hearted,answer:,.",
  },
  {
    kind: "letters",
    readAs: (reply: string) => readOption(reply, optionLetters, options),
    labels: optionLetters,
    pieces: "Answer,:,A,B,or,\n,is,<think>,</think>,**,boxed,{, ",
    inside: "Apt,Bees,Cod,Dew,AB,BCD,answer:,.",
  },
] as const;

describe.each(kinds)("any reply to a question of $kind", ({ readAs, labels, pieces, inside }) => {
  const parts = fc.array(fc.constantFrom(...pieces.split(",")), { maxLength: 40 });
  const replies = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    parts.map((all) => all.join(" ")),
    parts.map((all) => all.join("")),
  );
  const label = fc.constantFrom(...labels);

  test("gives a label or nothing, and the span lies inside it", () => {
    fc.assert(
      fc.property(replies, (reply) => {
        const { answer, span } = readAs(reply);
        expect([...labels, undefined]).toContain(answer);
        expect(span === undefined).toBe(answer === undefined);
        if (span === undefined) return;
        expect(0 <= span[0] && span[0] < span[1] && span[1] <= reply.length).toBe(true);
        if (labels === truth && answer !== "Uncertain")
          expect(reply.slice(...span).toLowerCase()).toBe(answer?.toLowerCase());
      }),
      { numRuns: 400 },
    );
  });

  test("answers nothing where no label is a word of its own", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...inside.split(",")), { maxLength: 30 }), (words) => {
        expect(readAs(words.join(" ")).answer).toBeUndefined();
      }),
    );
  });

  test("ends as its last line says, whatever reasoning goes before", () => {
    fc.assert(
      fc.property(replies, label, (reasoning, said) => {
        const text = `${reasoning.replaceAll(/[<>~“”"«»]/g, "")}\n\nAnswer: ${said}`;
        expect(readAs(text).answer).toBe(said);
      }),
    );
  });
});

test.each([
  ["I know that it rains. **Yes**, it does.", "Yes"],
  ["First, no person sings.\n\nFinal answer: \\boxed{\\text{No}}", "No"],
  ['{"reasoning": "no, wait", "answer": "yes"}', "yes"],
  ["Yes. Wait, no.", "no"],
  ["Yes.", "Yes"],
  ["\n NO!\n", "NO"],
])("the span of the answer in %j is %j", (reply, said) => {
  const { span } = readAnswer(reply);
  expect(span && reply.slice(...span)).toBe(said);
});

test.each([2, 3, 5, 26])("of %i options every letter is read, and none after the last", (count) => {
  const all = Array.from({ length: 26 }, (_, i) => optionLabel(i));
  const letters = all.slice(0, count);
  const manners = [
    (letter: string) => `Answer: ${letter}`,
    (letter: string) => `The answer is (${letter}).`,
    (letter: string) => `\\boxed{${letter}}`,
    (letter: string) => `It rains, it pours.\n\n${letter}`,
    (letter: string) => `**${letter}.** It follows.`,
    (letter: string) => `${letter} is the correct option.`,
  ];
  for (const say of manners)
    for (const [i, letter] of all.entries())
      expect(readOption(say(letter), letters).answer, say(letter)).toBe(i < count ? letter : undefined);
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
    readLabel(reply, truth);
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
  const [once, twice] = [500, 1000].map((times) => stepsOf(piece.repeat(times)));
  expect(once).toBeGreaterThan(250);
  // Twice, and what is read once.
  expect(twice! / once!).toBeLessThan(2.2);
});
