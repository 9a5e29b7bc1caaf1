/** Causes by name, of questions of profile balanced: what they say, and which weak skills they explain. */
import { expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { createGenerator } from "#items/generate";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { createCauseTable } from "#diagnosis/cause-table";
import { namedCauses } from "#diagnosis/causes";

const generator = createGenerator({
  profile: "balanced",
  length: [
    { length: 1, weight: 1 },
    { length: 2, weight: 1 },
  ],
  skills: [
    "modus tollens",
    "modus ponens",
    "denying the antecedent",
    "disjunctive syllogism",
    "transitivity",
    "resolution",
  ],
  seed: 5,
  style: defaultStyle,
  lexicon: defaultLexicon,
});
const lines = Array.from({ length: 360 }, (_, k) => generator.at(k)).flatMap((outcome) =>
  "item" in outcome ? [outcome.item] : [],
);
const skills = lines.map(({ rule, kind }) => `${rule}/${kind}`);

const causesOf = (isRight: (line: (typeof lines)[number]) => boolean, weak: readonly string[] = []) => {
  const table = createCauseTable();
  for (const line of lines) expect(table.add(line, isRight(line) ? 1 : 0)).toBeDefined();
  return namedCauses(table.read(), skills, weak);
};
const by = (id: string): number => createRandom(id).next();

test("a rule that every shortest proof needs is named first, and explains the skills whose proofs take it", () => {
  const weak = ["modus tollens/valid", "denying the antecedent/valid", "resolution/valid"];
  const [first, ...others] = causesOf(
    ({ id, requiredRules }) => !requiredRules!.needed!.includes("modus tollens") || by(id) > 0.8,
    weak,
  );
  expect(first).toMatchObject({ rule: "modus tollens", kind: "rule", name: "modus tollens" });
  expect(first!.effect).toBeLessThan(-0.6);
  expect(first!.explains).toEqual(
    expect.arrayContaining(["modus tollens/valid", "denying the antecedent/valid"]),
  );
  expect(others).toEqual([]);
});

test("rules that always fail are named where ten questions of one or two arguments need each", () => {
  const weak = ["conjunction", "disjunctive syllogism"];
  const sound = [
    "addition",
    "biconditional introduction",
    "commutative",
    "complement",
    "conditional",
    "De Morgan",
  ];
  sound.push(
    "modus ponens",
    "modus tollens",
    "quantifier negation",
    "resolution",
    "simplification",
    "transitivity",
  );
  const { groups, at } = createGenerator({
    profile: "paper",
    length: 1,
    skills: [...weak, ...sound],
    seed: 1,
    style: defaultStyle,
    lexicon: defaultLexicon,
  });
  const table = createCauseTable();
  for (let k = 0; k < 10 * groups; k++) {
    const outcome = at(k);
    if (!("item" in outcome)) continue;
    const needed = outcome.item.label === "yes" ? outcome.item.requiredRules!.needed! : [];
    table.add(outcome.item, weak.some((rule) => needed.includes(rule)) ? 0 : 1);
  }
  const names = namedCauses(table.read(), [], []).map(({ name }) => name);
  expect(names.toSorted()).toEqual(weak);
});
