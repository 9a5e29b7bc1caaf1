/** Rules chosen by pattern, logic and category: what is asked are the questions of those rules, named one by one. */
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import { buildGenerationPlan } from "#items/open-suite";
import { isOmitted, listProfileRules } from "#catalog/profiles";
import { buildDiagnosis, buildGenerated, buildLengths } from "../../src/commands/suite-from.ts";

const catalog = listProfileRules("balanced");
const namesOf = (chosen: (rule: (typeof catalog)[number]) => boolean) =>
  catalog.filter((rule) => chosen(rule)).map(({ name }) => name);

test("a suite has the names of the rules that are chosen", () => {
  const { skills } = buildGenerated({ skills: ["universal *"] });
  expect(skills).toEqual(
    namesOf((rule) => rule.name.startsWith("universal ") && !isOmitted(rule, 1, "natural")),
  );
  expect(buildGenerated({ skills: ["modus ponens", "MODUS*"] }).skills).toEqual([
    "modus ponens",
    "modus tollens",
  ]);
  expect(buildDiagnosis({ logic: "propositional", category: "fallacy" }, {}).skills).toEqual(
    namesOf((rule) => rule.logic === "propositional" && rule.category === "fallacy"),
  );
  expect(buildLengths({ category: "inference", lengths: [3] }).skills).toEqual(
    namesOf((rule) => rule.category === "inference" && !isOmitted(rule, 3, "natural")),
  );
});

describe("rules of a configuration", () => {
  const rules = [
    { name: "exportation", category: "equivalence", forms: ["p ∧ q → r ⇔ p → (q → r)"] },
    { name: "affirming a disjunct twice", category: "fallacy", forms: ["p ∨ q; p ⊢ ¬q"] },
  ] as const;
  const own = { rules: rules.map((rule) => ({ ...rule, forms: [...rule.forms] })) };

  test("are found by pattern", () => {
    const suite = buildGenerated({ skills: ["*exportation"], logic: "predicate" }, own);
    expect(suite.skills).toEqual(["universal exportation", "existential exportation"]);
    expect(suite.rules).toEqual(own.rules.slice(0, 1));
  });

  test.each([
    { flags: {}, rules: own.rules, skills: undefined },
    { flags: { customRules: "none" }, rules: undefined, skills: undefined },
    { flags: { conditions: "papers" }, rules: undefined, skills: undefined },
    {
      flags: { customRules: "only", logic: "propositional" },
      rules: own.rules,
      skills: rules.map(({ name }) => name),
    },
    {
      flags: { customRules: "only", category: "fallacy" },
      rules: own.rules.slice(1),
      skills: [
        "affirming a disjunct twice",
        "universal affirming a disjunct twice",
        "existential affirming a disjunct twice",
      ],
    },
  ] as const)("$flags", ({ flags, ...suite }) => {
    expect(buildGenerated(flags, own)).toMatchObject(suite);
  });

  test.each(["paper", "balanced"] as const)("are asked in profile %s beside its own", (profile) => {
    const count = (rules: typeof own.rules | undefined): number =>
      createGenerator(buildGenerationPlan({ ...buildGenerated({ profile, style: "symbolic" }), rules }))
        .skills.length;
    expect(count(own.rules) - count(undefined)).toBe(profile === "paper" ? 9 + 3 : 6);
  });

  test("--custom-rules only without rules is misuse", () => {
    expect(() => buildGenerated({ customRules: "only" })).toThrow("the configuration has no rules");
  });
});
