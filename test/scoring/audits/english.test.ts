/** The count of what English is made of: each pattern finds its own sentence, and shares are of what they say. */
import { emptyLine, type ProblemLine } from "#items/problem-line";
import { yesNoQuestion } from "#items/formats/yes-no";
import { yesNoOptions } from "#items/question";
import { createEnglishCount } from "#scoring/audits/english";
import { describe, expect, test } from "vitest";

const itemOf = (
  premisesText: readonly string[],
  conclusionText: string,
  more: Partial<ProblemLine<"rule">> = {},
): ProblemLine<"rule"> => ({
  ...emptyLine(),
  id: premisesText.join(""),
  seed: 1,
  index: 0,
  profile: "balanced",
  logic: "propositional",
  category: "inference",
  rule: "modus ponens",
  base: "modus ponens",
  extension: "none",
  kind: "valid",
  length: 1,
  shortest: "unchecked",
  difficulty: 1,
  style: "natural",
  premises: [],
  conclusion: "p",
  relation: "entailment",
  task: "yes-no",
  key: ["yes"],
  label: "yes",
  options: yesNoOptions,
  lexicon: [],
  setting: null,
  premisesText,
  conclusionText,
  question: yesNoQuestion(premisesText, conclusionText, { isStaged: true }),
  certificate: {
    kind: "derivation",
    steps: [],
    witness: { domain: ["d1"], constants: [], predicates: [], propositions: [] },
    satisfying: null,
    refuting: null,
  },
  steps: [],
  twin: null,
  argument: "",
  ...more,
});

const counted = (...items: readonly ProblemLine<"rule">[]) => {
  const count = createEnglishCount();
  for (const item of items) count.add(item);
  return count.finish();
};

/** Sentences with the frame and the construction they have. */
const sentences: readonly (readonly [sentence: string, frame: string, construction?: string])[] = [
  ["Either Ada sang or Ben danced.", "either"],
  ["If Ada sang, Ben danced.", "If …, …"],
  ["Ben danced if Ada sang.", "… if …"],
  ["Unless Ada sang, Ben danced.", "unless"],
  ["All guests who sang danced.", "all Ns who"],
  ["Every guest who sang danced.", "every N who, everyone who"],
  ["Ada sang.", "plain"],
  ["There was at least one guest.", "at least one, there was", "There was at least one X"],
  [
    "None of the guests who did not both sing and dance hummed.",
    "no N, no one, none",
    "none who did not both",
  ],
  ["It is not true that no guest sang.", "plain", "it is not true …"],
  ["Every guest either did not sing or danced.", "every N, everyone", "every X either did not …"],
  ["If Ada sang, so did Ben.", "If …, so did …"],
  ["Ben danced if Ada did not.", "… if … did"],
  ["Ada either sang or danced.", "somebody either"],
  ["Only those who sang danced.", "only those who, only Ns who"],
  ["Anyone who sang danced.", "any N who, anyone who"],
  ["No one sang.", "no N, no one, none"],
];

describe("the count of English", () => {
  test.for(sentences)("%s", ([sentence, frame, construction]) => {
    const found = counted(itemOf([sentence], sentence));
    expect(found.frames.map(({ name, share }) => [name, share.value])).toEqual([[frame, 1]]);
    expect(found.constructions.flatMap(({ name, share }) => (share.value === 1 ? [name] : []))).toEqual(
      construction === undefined ? [] : [construction],
    );
  });
});
