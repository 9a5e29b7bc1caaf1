/** Rules chosen by pattern, logic and category: what is asked are the questions of those rules, named one by one. */
import { expect, test } from "vitest";
import { isOmitted, rulesOf } from "#catalog/profiles";
import { diagnosisFrom, generatedFrom, lengthsFrom } from "../../src/commands/suite-from.ts";

const catalog = rulesOf("balanced");
const namesOf = (chosen: (rule: (typeof catalog)[number]) => boolean) =>
  catalog.filter((rule) => chosen(rule)).map(({ name }) => name);

test("a suite has the names of the rules that are chosen", () => {
  const { skills } = generatedFrom({ skills: ["universal *"] });
  expect(skills).toEqual(
    namesOf((rule) => rule.name.startsWith("universal ") && !isOmitted(rule, 1, "natural")),
  );
  expect(generatedFrom({ skills: ["modus ponens", "MODUS*"] }).skills).toEqual([
    "modus ponens",
    "modus tollens",
  ]);
  expect(diagnosisFrom({ logic: "propositional", category: "fallacy" }, {}).skills).toEqual(
    namesOf((rule) => rule.logic === "propositional" && rule.category === "fallacy"),
  );
  expect(lengthsFrom({ category: "inference", lengths: [3] }).skills).toEqual(
    namesOf((rule) => rule.category === "inference" && !isOmitted(rule, 3, "natural")),
  );
});

test("rules of a configuration are found by pattern", () => {
  const rules = [
    { name: "exportation", category: "equivalence", forms: ["p ∧ q → r ⇔ p → (q → r)"] },
  ] as const;
  const own = { rules: rules.map((rule) => ({ ...rule, forms: [...rule.forms] })) };
  const suite = generatedFrom({ skills: ["*exportation"], logic: "predicate" }, own);
  expect(suite.skills).toEqual(["universal exportation", "existential exportation"]);
  expect(suite.rules).toEqual(own.rules);
});
