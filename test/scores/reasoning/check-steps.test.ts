/** Stated steps held against the premises: what is told as wrong is wrong, and our own derivations have nothing wrong. */
import type { ProblemLine } from "#items/problem-line";
import { expect, test } from "vitest";
import { sayCertificate } from "#items/explanations/certificate";
import { createGenerator } from "#items/generate";
import { everyday } from "#language/lexicons/everyday";
import { styleNamed } from "#language/lists";
import { checkSteps, firstWrongStep } from "../../../src/scores/reasoning/check-steps.ts";
import { readSteps } from "../../../src/scores/reasoning/read-steps.ts";
import { sang } from "./replies.ts";

const findings = (reply: string): readonly string[] =>
  checkSteps(sang, readSteps(sang, reply)).map(({ finding }) => finding);

test.each([
  ["a premise said again, and what follows", "Ann sang, so Bo danced.", ["given", "follows"]],
  [
    "the converse of a premise, which others make true",
    "Therefore, if Bo danced, then Ann sang.",
    ["follows"],
  ],
  ["what denies a consequence", "Bo did not dance.", ["ruled out"]],
  [
    "a proof by contradiction: all follows from what cannot be",
    "Suppose Bo did not dance. Then Ann did not sing. So Bo danced.",
    ["assumed", "follows", "follows"],
  ],
  [
    "what may rest on an assumption that was not read",
    "Suppose Zoe yawned. So Bo did not dance.",
    ["undecided"],
  ],
])("%s", (_, reply, found) => expect(findings(reply)).toEqual(found));

test("the first step that does not follow is named", () => {
  const without = { ...sang, premises: ["p → q", "q"] };
  const reply = "Bo danced. Therefore, Ann sang. So Cy left early.";
  const wrong = firstWrongStep(checkSteps(without, readSteps(without, reply)));
  expect([wrong?.text, wrong?.finding]).toEqual(["Ann sang.", "open"]);
});

const items = (style: string, profile = "balanced"): readonly ProblemLine<"rule">[] => {
  const generator = createGenerator({
    profile,
    length: 3,
    seed: 5,
    style: styleNamed(style),
    lexicon: everyday,
  });
  return Array.from({ length: 80 }, (_, index) => generator.at(index)).flatMap((made) =>
    "item" in made && made.item.certificate.kind === "derivation" ? [made.item] : [],
  );
};

test.each(["plain", "natural"])("our own derivations told as prose have no wrong step, style %s", (style) => {
  let [sentences, read, wrong] = [0, 0, 0];
  for (const item of items(style)) {
    const found = readSteps(item, sayCertificate(item).join("\n"));
    sentences += found.sentences;
    read += found.read;
    if (firstWrongStep(checkSteps(item, found)) !== undefined) wrong += 1;
  }
  expect(wrong).toBe(0);
  expect(read / sentences).toBeGreaterThan(0.4);
});

test("a claim that the premises rule out is found, whichever question it is said of", () => {
  let found = 0;
  for (const item of items("plain", "paper").filter(({ relation }) => relation === "contradiction")) {
    const { steps } = readSteps(item, `Therefore, ${item.conclusionText}`);
    found += 1;
    expect(firstWrongStep(checkSteps(item, { steps }))?.finding).toBe("ruled out");
  }
  expect(found).toBeGreaterThan(5);
});
