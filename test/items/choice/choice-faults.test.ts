/** What the audit of a choice item finds: each way to break an item is seen. */
import { optionsQuestion, writeQuery } from "#items/formats/choice";
import { computeId, type ProblemLine } from "#items/problem-line";
import { findFaults } from "#items/verify";
import { describe, expect, test } from "vitest";
import { choices } from "./made.ts";

const [entails, fails, missing] = choices(3, { seed: 5 });
if (entails === undefined || fails === undefined || missing === undefined) throw new Error("no items");

/** The item with something changed, its question and its id put right, so that only the change is a fault. */
const changedTo = (
  item: ProblemLine<"options">,
  over: Partial<ProblemLine<"options">>,
): ProblemLine<"options"> => {
  const changed = { ...item, ...over };
  const asked = { ...changed, question: over.question ?? optionsQuestion(changed) };
  return { ...asked, id: computeId(asked) };
};

/** The item with the next option for its key. */
const keyedOn = (item: ProblemLine<"options">): ProblemLine<"options"> => {
  const answer = (item.answer + 1) % 4;
  const { label } = item.options[answer]!;
  return changedTo(item, { answer, label, key: [label] });
};

const relabelled = entails.options.map(({ text }, i) => ({ label: "WXYZ"[i]!, text }));

const turned = <T>(list: readonly T[]): readonly T[] => [...list.slice(1), ...list.slice(0, 1)];

describe("a broken item", () => {
  const broken: readonly (readonly [what: string, item: ProblemLine<"options">, fault: RegExp])[] = [
    ["an id of another item", { ...entails, id: missing.id }, /the id is not the hash/],
    ["a key moved on", keyedOn(entails), /verdict that the key gives/],
    ["a key moved on", keyedOn(fails), /verdict that the key gives/],
    ["a key moved on", keyedOn(missing), /what the key says/],
    ["a label moved on", { ...entails, label: keyedOn(entails).label }, /the label is not the answer key/],
    ["an answer moved on", { ...entails, answer: keyedOn(entails).answer }, /is not the place of the label/],
    [
      "certificates of other options",
      changedTo(entails, { certificates: turned(entails.certificates) }),
      /the certificate of option/,
    ],
    [
      "sentences told in another order",
      changedTo(entails, { premisesText: turned(entails.premisesText) }),
      /read back as something else/,
    ],
    [
      "a passage that its sentences do not make",
      changedTo(entails, { question: `Perhaps. ${entails.question}` }),
      /not made of its sentences/,
    ],
    [
      "a sentence that nobody can read",
      changedTo(entails, { options: [{ label: "A", text: "It rains." }, ...entails.options.slice(1)] }),
      /has 0 readings/,
    ],
    [
      "another query",
      changedTo(entails, { question: entails.question.replace(writeQuery(entails), writeQuery(fails)) }),
      /not made of its sentences/,
    ],
    [
      "other letters for the options",
      changedTo(entails, { options: relabelled }),
      /the options are not A to D/,
    ],
    [
      "a conclusion where none belongs",
      changedTo(entails, { conclusion: "A", conclusionText: "It rains." }),
      /a conclusion belongs to/,
    ],
    [
      "a proposition told twice",
      changedTo(entails, { premises: [...entails.premises, entails.premises[0] ?? ""] }),
      /follows from the other propositions/,
    ],
    [
      "a formula that is none",
      changedTo(entails, { optionFormulas: ["A →", ...entails.optionFormulas.slice(1)] }),
      /column/,
    ],
  ];

  test.each(broken)("%s is a fault", (_, item, fault) => {
    expect(findFaults(item).join("\n")).toMatch(fault);
  });
});

test("polished sentences that cannot be read back are faults: nothing else says that the words mean the key", () => {
  const polished = changedTo(entails, {
    options: entails.options.map(({ label, text }) => ({ label, text: `Well, ${text}` })),
    polish: "person",
  });
  expect(findFaults(polished)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^“Well, .*” has 0 readings$/)]),
  );
});
