import { emptyLine, type ProblemLine } from "#items/problem-line";
import { yesNoOptions } from "#items/question";
import { describe, expect, test } from "vitest";
import type { Shot } from "#diagnosis/choose-shots";
import { chatTurns, demonstrations, lesson } from "#diagnosis/demonstrate";
import { demonstrate } from "../../src/diagnosis/demonstrate.ts";

/** An item with the words of Appendix E in plain English; the certificate is beside the point here. */
const itemOf = (more: Partial<ProblemLine<"rule">> = {}): ProblemLine<"rule"> => ({
  ...emptyLine(),
  id: "item-0",
  seed: 1,
  index: 0,
  profile: "paper",
  logic: "predicate",
  category: "fallacy",
  rule: "existential denying a conjunct",
  base: "denying a conjunct",
  extension: "existential",
  kind: "fallacy",
  length: 1,
  shortest: "unchecked",
  difficulty: 7,
  style: "paper",
  premises: ["∀x ¬P(x)", "∃x ¬(P(x) ∧ Q(x))"],
  conclusion: "∃x Q(x)",
  relation: "neutral",
  task: "yes-no",
  key: ["no"],
  label: "no",
  options: yesNoOptions,
  lexicon: [],
  setting: null,
  premisesText: ["No person is a doctor.", "Some person is not both a doctor and a driver."],
  conclusionText: "Some person is a driver.",
  question: "Consider the following premises: … Answer yes or no: Some person is a driver.",
  certificate: {
    kind: "interpretations",
    steps: null,
    witness: null,
    satisfying: { domain: ["d1"], constants: [], predicates: [], propositions: [] },
    refuting: { domain: ["d1"], constants: [], predicates: [], propositions: [] },
  },
  steps: [],
  twin: null,
  argument: "",
  ...more,
});

const opening =
  "Consider the following premises: No person is a doctor. Some person is not both a doctor and a driver. ";

const nobody = { domain: ["d1"], constants: [], propositions: [] };
const world: Partial<ProblemLine<"rule">> = {
  lexicon: [
    { letter: "P", text: "is a doctor", denied: "is not a doctor", relation: null },
    { letter: "Q", text: "is a driver", denied: "is not a driver", relation: null },
    { letter: "x", text: "nurse", denied: null, relation: null },
  ],
  certificate: {
    kind: "interpretations",
    steps: null,
    witness: null,
    satisfying: {
      ...nobody,
      predicates: [
        { name: "P", holds: [] },
        { name: "Q", holds: [["d1"]] },
      ],
    },
    refuting: {
      ...nobody,
      predicates: [
        { name: "P", holds: [] },
        { name: "Q", holds: [] },
      ],
    },
  },
};
const counterexample =
  "Suppose that the only nurse is not a doctor and is not a driver. Then every premise is true, but the conclusion is false.";

const forms: readonly (readonly [
  title: string,
  item: Partial<ProblemLine<"rule">>,
  rest: string,
  source: string,
])[] = [
  [
    "a fallacy is named (Appendix E)",
    {},
    "We cannot infer that: Some person is a driver. Because this is the fallacy of denying a conjunct.",
    "paper",
  ],
  [
    "an unrelated conclusion is called so (Appendix E)",
    { kind: "unrelated", category: "inference", rule: "existential resolution" },
    "We cannot infer that: Some person is a driver. Because the conclusion is not related to the premises.",
    "paper",
  ],
  [
    "a contradiction contradicts the premises",
    { kind: "contradiction", category: "inference", rule: "modus tollens", relation: "contradiction" },
    "We cannot infer that: Some person is a driver. Because that contradicts the premises.",
    "paper",
  ],
  [
    "a valid inference names its rule, in our own words",
    { kind: "valid", category: "inference", rule: "modus ponens", relation: "entailment", label: "yes" },
    "We can infer that: Some person is a driver. Because this follows by modus ponens.",
    "organon",
  ],
  [
    "a valid equivalence names its law",
    {
      kind: "valid",
      category: "equivalence",
      rule: "universal De Morgan",
      relation: "entailment",
      label: "yes",
    },
    "We can infer that: Some person is a driver. Because this follows by the universal De Morgan law.",
    "organon",
  ],
  [
    "a quantifier law reads as a law",
    {
      kind: "valid",
      category: "equivalence",
      rule: "quantifier negation",
      relation: "entailment",
      label: "yes",
    },
    "We can infer that: Some person is a driver. Because this follows by the law of quantifier negation.",
    "organon",
  ],
  [
    "a near miss shows how it may be false while its premises are true",
    { kind: "near", category: "inference", rule: "modus ponens", ...world },
    `We cannot infer that: Some person is a driver. ${counterexample}`,
    "organon",
  ],
  [
    "a fallacy shows it, too, outside the papers' profile",
    { profile: "balanced", ...world },
    `We cannot infer that: Some person is a driver. This is the fallacy of denying a conjunct. ${counterexample}`,
    "organon",
  ],
];

describe("a demonstration", () => {
  test.each(forms)("of %s", (_, more, rest, source) => {
    const shown = demonstrate(itemOf(more));
    expect(shown.text).toBe(opening + rest);
    expect(shown.source).toBe(source);
  });
});

test("a question for readers is shown as it is asked, with its answer and what decides", () => {
  const passage = "At the Calder Library, Ruth Aldane is a member who joined in 2009. She owes a fine.";
  const item: Partial<ProblemLine<"rule">> = {
    profile: "balanced",
    style: "natural",
    kind: "valid",
    category: "inference",
    rule: "modus ponens",
    relation: "entailment",
    label: "yes",
    premises: ["P(a)", "∀x (P(x) → Q(x))"],
    conclusion: "Q(a)",
    lexicon: [
      { letter: "P", text: "owes a fine", denied: "does not owe a fine", relation: null },
      { letter: "Q", text: "needs a guarantor", denied: "does not need a guarantor", relation: null },
      { letter: "a", text: "Ruth Aldane", denied: null, relation: null },
      { letter: "x", text: "member", denied: null, relation: null },
    ],
    premisesText: ["Ruth Aldane owes a fine.", "Every member who owes a fine needs a guarantor."],
    conclusionText: "Ruth Aldane needs a guarantor.",
    question: `${passage} Every member who owes a fine needs a guarantor.\nDoes it follow that she needs a guarantor? Answer yes or no.`,
    steps: [{ skill: "modus ponens", from: ["P(a) → Q(a)", "P(a)"], to: "Q(a)" }],
  };
  const shown = demonstrate(itemOf(item));
  expect(shown.answer).toBe("Yes. If Ruth Aldane owes a fine, she needs a guarantor. She owes a fine.");
  expect(shown.text).toBe(`${item.question}\n${shown.answer}`);
});

describe("demonstrations", () => {
  const shot: Shot = { rule: "existential denying a conjunct", kind: "fallacy", label: "no", standIn: false };
  const make = (_: unknown, index: number) =>
    index < 5 ? itemOf({ id: `item-${index}`, index }) : undefined;
  const idsOf = (shots: readonly Shot[], tested: readonly string[]) =>
    demonstrations(shots, make, new Set(tested)).map(({ itemId }) => itemId);

  test("pass over tested items and never show one twice", () => {
    expect(idsOf([shot, shot], ["item-0", "item-2"])).toEqual(["item-1", "item-3"]);
  });
});

describe("a lesson", () => {
  const shown = demonstrations(
    [{ rule: "existential denying a conjunct", kind: "fallacy", label: "no", standIn: false }],
    () => itemOf(),
    new Set(),
  );
  const tested = { id: "other", text: "Consider the following premises: … Answer yes or no: It rains." };

  test("ends with the question after the papers' turn of phrase (Appendix E)", () => {
    expect(lesson(shown, tested).messages).toEqual([
      { role: "user", content: `${shown[0]?.text}\n\nNow answer the following question:\n\n${tested.text}` },
    ]);
  });

  test("as chat is the demonstrations' questions asked and answered, then the bare question", () => {
    expect(lesson(shown, tested, { as: "chat", system: "Be brief." }).messages).toEqual([
      { role: "system", content: "Be brief." },
      { role: "user", content: shown[0]?.question },
      { role: "assistant", content: shown[0]?.answer },
      { role: "user", content: tested.text },
    ]);
    expect(shown[0]?.answer).toBe(
      "No. We cannot infer that: Some person is a driver. " +
        "Because this is the fallacy of denying a conjunct.",
    );
    expect(chatTurns(shown)).toEqual(lesson(shown, tested, { as: "chat" }).messages.slice(0, 2));
  });

  test("puts a system text first, and none where it is blank (Appendix G)", () => {
    expect(lesson([], tested, { system: "Be brief." }).messages[0]).toEqual({
      role: "system",
      content: "Be brief.",
    });
    expect(lesson([], tested, { system: "" }).messages).toHaveLength(1);
  });

  test("never shows the tested item with its answer", () => {
    expect(() => lesson(shown, { id: "item-0", text: "…" })).toThrow(/shown with its answer/);
  });
});
