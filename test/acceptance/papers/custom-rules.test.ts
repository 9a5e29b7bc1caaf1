// @long: a study with two iterations and lengths
/** Rules of a configuration go through the whole of LogicAsker: they are asked, the weak ones found, and examples of them help. */
import { expect, test } from "vitest";
import { z } from "zod";
import { fixture } from "../../fixture.ts";

const rules = [
  { name: "exportation", category: "equivalence", forms: ["p ∧ q → r ⇔ p → (q → r)"] },
  { name: "absorption of a case", category: "equivalence", forms: ["p ∧ (p ∨ q) ⇔ p"] },
  { name: "negated conjunction", category: "inference", forms: ["¬(p ∧ q); p ⊢ ¬q"] },
  { name: "exclusive choice", category: "inference", forms: ["¬(p ↔ q); p ⊢ ¬q"] },
  { name: "chain of three", category: "inference", forms: ["p → q; q → r; r → s ⊢ p → s"] },
  { name: "affirming a disjunct twice", category: "fallacy", forms: ["p ∨ q; p ⊢ ¬q"] },
  { name: "denying one conjunct", category: "fallacy", forms: ["¬(p ∧ q); ¬p ⊢ q"] },
];
const weak = ["negated conjunction", "denying one conjunct"];

const value = z.object({ value: z.number() });
const reportSchema = z.object({
  models: z.tuple([
    z.object({
      byRule: z.record(z.string(), z.object({ accuracy: value })),
      weaknesses: z.array(z.object({ rule: z.string() })),
      teaching: z.tuple([z.object({ zero: value, weak: value })]),
    }),
  ]),
});

test("five rules and two fallacies through study logicasker", async () => {
  const { json, write } = fixture();
  write("organon.config.ts", `export default ${JSON.stringify({ rules })};`);
  const model = `reasoner:novice?weak=${weak.join(",")}&slip=0.9&learns=true&by=rule`;
  const study = "study logicasker --custom-rules only --per-skill 6 --lengths 1,2 --per-length 10".split(" ");
  const printed = await json(...study, "-m", model, "--config", "organon.config.ts", "-o", "out");
  const [{ byRule, weaknesses, teaching }] = reportSchema.parse(printed).models;
  expect(Object.keys(byRule)).toEqual(
    expect.arrayContaining(rules.flatMap(({ name }) => [name, `universal ${name}`, `existential ${name}`])),
  );
  for (const { name } of rules)
    expect(byRule[name]!.accuracy.value, name).toSatisfy((share) => share > 0.9 === !weak.includes(name));
  expect(new Set(weaknesses.slice(0, 4).map(({ rule }) => rule))).toEqual(new Set(weak));
  const [{ zero, weak: taught }] = teaching;
  expect(taught.value - zero.value).toBeGreaterThan(0.2);
});
