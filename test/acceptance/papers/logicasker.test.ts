/** One test for each claim of the LogicAsker papers that the program makes true, titled with the section. */
import type { ProblemLine } from "#items/problem-line";
import { listProfileRules, findRule, listProfileSkills } from "#catalog/profiles";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { papersLengths } from "#items/lengths";
import { toQuestion, yesNo } from "#items/question";
import { stepQuestions } from "#items/step-questions";
import { suiteOf } from "../../items/suite-of.ts";
import { yesNoQuestion } from "../../../src/items/formats/yes-no.ts";
import { lengthItems } from "../../../src/items/lengths.ts";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { chooseWeakShots } from "#diagnosis/choose-shots";
import { lesson } from "#diagnosis/demonstrate";
import { weaknesses } from "#diagnosis/diagnose";
import { weakRuleTypes } from "#diagnosis/diagnose";
import { demonstrate } from "../../../src/diagnosis/demonstrate.ts";
import { decideRelation } from "#logic/decide";
import { parse, parseSequent, printSequent } from "#logic/notation";
import { difference } from "#scoring/independent";
import { answerTable, yesBias } from "#scoring/answer-table";
import { exactProportion } from "#scoring/binomial";
import { buildBreakdown } from "#scoring/breakdown";
import { proportion } from "#scoring/estimate";

import type { Score } from "#scoring/verdict";
import { answerReader } from "#scoring/readers/readers";
import { buildPrompt } from "#runs/prompt";
import { createMakers, createLessonSource, teachingArms, weaknessSet } from "#runs/recipes/improvement";
import { describe, expect, test } from "vitest";

const plan: GenerationPlan = { profile: "paper", length: 1, seed: 5, style: paper, lexicon: everyday };
const made = (over: Partial<GenerationPlan>, perSkill: number): readonly ProblemLine<"rule">[] =>
  [...suiteOf({ ...plan, ...over }, { perSkill })].flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
const sequentOf = (item: ProblemLine<"rule">) => ({
  premises: item.premises.map((text) => parse(text)),
  conclusion: parse(item.conclusion),
});

describe("LogicAsker", () => {
  test("§3.1: 30 atomic skills: 9 equivalence laws, 5 quantifier laws, 10 inference rules, 6 fallacies", () => {
    const bases = (names: readonly string[]) =>
      names.map((name) => findRule(listProfileRules("full"), name).name);
    const laws = ["idempotent", "commutative", "associative", "distributive", "De Morgan", "complement"];
    expect(bases([...laws, "conditional", "biconditional", "identity"])).toHaveLength(9);
    const quantifiers = ["negation", "distribution", "movement", "commutation", "transposition"];
    expect(bases(quantifiers.map((name) => `quantifier ${name}`))).toHaveLength(5);
    const rules = [
      "universal instantiation",
      "existential generalization",
      "modus ponens",
      "modus tollens",
      "transitivity",
      "disjunctive syllogism",
      "addition",
      "simplification",
      "conjunction",
      "constructive dilemma",
    ];
    expect(bases(rules)).toHaveLength(10);
    const fallacies = [
      "affirming the consequent",
      "denying the antecedent",
      "affirming a disjunct",
      "denying a conjunct",
      "illicit commutativity",
      "undistributed middle",
    ];
    expect(bases(fallacies)).toHaveLength(6);
  });

  test("§3.1: 208 extended skills", () => {
    expect(listProfileSkills("paper")).toHaveLength(208);
  });

  test("§3.2: the length of an inference is the number of its syllogisms, and any length can be made", () => {
    for (const length of [1, 2, 5])
      for (const item of made({ length, skills: ["modus ponens", "transitivity"] }, 2))
        expect(item.steps).toHaveLength(length);
  });

  test("§3.2: one can specify the rules", () => {
    const skills = ["modus tollens", "disjunctive syllogism"];
    for (const item of made({ length: 4, skills }, 2))
      for (const { skill } of item.steps) expect(skills).toContain(skill);
  });

  test("§3.2: a contradiction negates the conclusion of a correct inference", () => {
    for (const item of made({ kinds: ["contradiction"] }, 1))
      expect(decideRelation(sequentOf(item))).toBe("contradiction");
  });

  test("§3.2, Appendix E: an unrelated conclusion is neutral; of four rules it uses what the premises speak of", () => {
    const shared = new Set<string>();
    for (const item of made({ kinds: ["unrelated"] }, 3)) {
      expect(decideRelation(sequentOf(item))).toBe("neutral");
      const letters = (text: string): readonly string[] => text.match(/[A-Za-z]\d*/g) ?? [];
      const known = new Set(item.premises.flatMap(letters));
      const own = letters(item.conclusion).filter(
        (letter) => !["x", "y", "z", "u", "a", "b"].includes(letter),
      );
      if (own.some((letter) => known.has(letter))) shared.add(item.base);
    }
    expect([...shared].toSorted()).toEqual([
      "biconditional introduction",
      "existential generalization",
      "resolution",
      "transitivity",
    ]);
    const asksOf = (skill: string) =>
      new Set(made({ kinds: ["unrelated"], skills: [skill] }, 6).map(({ conclusion }) => conclusion));
    expect(asksOf("resolution")).toEqual(new Set(["q", "r"]));
    expect(asksOf("transitivity")).toEqual(new Set(["p", "q", "r"]));
    expect(asksOf("biconditional introduction")).toEqual(new Set(["p", "q"]));
    expect(asksOf("existential generalization")).toEqual(new Set(["∀x P(x)", "P(b)", "∃x Q(x)"]));
  });

  test("§3.2: a longer fallacy has a fallacy at its base, correct rules behind it, and stays incorrect", () => {
    const fallacies = new Set(
      listProfileSkills("paper").flatMap(({ kind, rule }) => (kind === "fallacy" ? [rule] : [])),
    );
    for (const item of made({ length: 5, kinds: ["fallacy"] }, 3)) {
      expect(decideRelation(sequentOf(item))).toBe("neutral");
      expect(item.steps.map(({ skill }) => fallacies.has(skill))).toEqual([false, false, false, false, true]);
    }
  });

  test("§3.2: subjects and predicates are chosen without repetition, in several tenses, personal or impersonal", () => {
    const clauses = made({ kinds: ["valid"] }, 4).flatMap((item) =>
      item.lexicon.flatMap(({ text, denied }) => (denied === null ? [] : [text])),
    );
    expect(clauses.some((clause) => clause.startsWith("it "))).toBe(true);
    expect(clauses.some((clause) => clause.includes("will "))).toBe(true);
    expect(clauses.some((clause) => / was /.test(clause))).toBe(true);
  });

  const score = (rule: string, outcome: "correct" | "incorrect" | "unreadable", i: number): Score => ({
    questionId: `${rule}${i}`,
    model: "m",
    tags: {
      logic: "propositional",
      category: "inference",
      rule,
      base: rule,
      extension: "none",
      kind: "valid",
      length: "1",
    },
    key: "yes",
    epoch: 0,
    verdict: { outcome },
  });

  test("§3.3: response accuracy is N_correct / N_satisfy, the readable answers", () => {
    const scores = [
      ...Array.from({ length: 6 }, (_, i) => score("a", "correct", i)),
      ...Array.from({ length: 2 }, (_, i) => score("a", "incorrect", 6 + i)),
      ...Array.from({ length: 2 }, (_, i) => score("a", "unreadable", 8 + i)),
    ];
    const { accuracy, responseAccuracy, responseRate } = buildBreakdown(scores);
    expect([responseAccuracy.value, responseRate.value, accuracy.value]).toEqual([6 / 8, 8 / 10, 6 / 10]);
  });

  test("§3.3: yes and no are read from the reply, but not out of other words", () => {
    const answer = (text: string) =>
      answerReader.judge({ answers: yesNo, key: ["no"] }, { status: "answered", text }).outcome;
    expect(answer("No, it does not follow.")).toBe("correct");
    expect(answer("Yes. I know this follows.")).toBe("incorrect");
    expect(answer("")).toBe("empty");
  });

  test("§3.3: the weaknesses are the skills of the lowest accuracy", () => {
    const scores = [
      ...Array.from({ length: 10 }, (_, i) => score("strong", "correct", i)),
      ...Array.from({ length: 10 }, (_, i) => score("weak", i < 3 ? "correct" : "incorrect", i)),
      ...Array.from({ length: 10 }, (_, i) => score("middling", i < 6 ? "correct" : "incorrect", i)),
    ];
    expect(weaknesses(scores, { k: 2 }).weaknesses.map(({ rule }) => rule)).toEqual(["weak", "middling"]);
  });

  test("§3.4, Appendix E: a demonstration is a question with its answer and a brief explanation", () => {
    const of = (kind: string, skill: string): string => {
      const [item] = made({ kinds: [kind], skills: [skill] }, 1);
      return item ? demonstrate(item).text : "";
    };
    expect(of("contradiction", "modus ponens")).toMatch(
      /^Consider the following premises: .* We cannot infer that: .* Because that contradicts the premises\.$/,
    );
    expect(of("unrelated", "modus ponens")).toMatch(
      /Because the conclusion is not related to the premises\.$/,
    );
    expect(of("fallacy", "existential denying a conjunct")).toMatch(
      /Because this is the fallacy of denying a conjunct\.$/,
    );
  });

  test("Appendix E: the demonstrations come first, then “Now answer the following question:” and the question", () => {
    const [shown, asked] = made({ kinds: ["unrelated"] }, 1);
    if (!shown || !asked) throw new Error("no items");
    const { messages } = lesson([demonstrate(shown)], toQuestion(asked));
    expect(messages).toHaveLength(1);
    expect(messages[0]?.content.endsWith(`Now answer the following question:\n\n${asked.question}`)).toBe(
      true,
    );
  });

  test("§4.2: ten questions of each skill are 2,080", () => {
    const { skills } = createGenerator(plan);
    expect(skills.length * 10).toBe(2080);
  });

  test("§4.4: 7 of 208 sampled cases invalid is 3.37 %, and 201 valid ones show at least 0.94", () => {
    expect(((proportion(7, 208).value ?? 0) * 100).toFixed(2)).toBe("3.37");
    expect(exactProportion(201, 208, 0.9).low.toFixed(2)).toBe("0.94");
  });

  test("§4.5: weak demonstrations are four, two correct and two incorrect", () => {
    const random = {
      next: () => 0.5,
      int: () => 0,
      pick: <T>(list: readonly T[]): T => list[0]!,
      shuffle: <T>(list: readonly T[]): T[] => [...list],
    };
    const weak = [
      { rule: "modus tollens", kind: "valid" },
      { rule: "De Morgan", kind: "contradiction" },
      { rule: "affirming the consequent", kind: "fallacy" },
    ];
    const shots = chooseWeakShots(weak, listProfileSkills("paper"), random);
    expect(shots.map(({ label }) => label).toSorted()).toEqual(["no", "no", "yes", "yes"]);
  });

  test("§4.1, Appendix G: the question is all that is sent, the system prompt is blank", () => {
    const [item] = made({}, 1);
    if (!item) throw new Error("no items");
    expect(buildPrompt(toQuestion(item), { style: "direct" }).messages).toEqual([
      { role: "user", content: item.question },
    ]);
  });

  test("§4.2: the second iteration asks ten new questions on each of ten weaknesses", () => {
    const first = made({}, 10);
    const ten = listProfileSkills("paper").filter((_, i) => i % 21 === 0);
    const tested = new Set(first.map(({ id }) => id));
    const second = weaknessSet(ten, { plan, usedTurns: 10, tested, makers: createMakers() });
    expect([ten.length, second.length]).toEqual([10, 100]);
    expect(second.filter(({ id }) => tested.has(id))).toEqual([]);
  });

  test("§4.3, Figures 4 and 5: accuracy by logic with its difference, and by category", () => {
    const inLogic = (logic: "propositional" | "predicate", right: number): readonly Score[] =>
      Array.from({ length: 10 }, (_, i) => {
        const one = score(`${logic} rule`, i < right ? "correct" : "incorrect", i);
        return { ...one, tags: { ...one.tags, logic } };
      });
    const { byLogic, byCategory } = buildBreakdown([
      ...inLogic("propositional", 8),
      ...inLogic("predicate", 6),
    ]);
    const of = (name: string) => byLogic.find((group) => group.name === name)?.accuracy ?? proportion(0, 0);
    expect(difference(of("propositional"), of("predicate")).value).toBeCloseTo(0.2);
    expect(byCategory.map(({ name, accuracy }) => [name, accuracy.value])).toEqual([["inference", 0.7]]);
  });

  test("§4.3: a subject that answers yes to most has zero accuracy on fallacies, and its bias is told", () => {
    const fallacies = Array.from({ length: 10 }, (_, i): Score => {
      const one = score("affirming the consequent", "incorrect", i);
      return { ...one, key: "no", verdict: { outcome: "incorrect", answer: "yes" } };
    });
    expect(buildBreakdown(fallacies).accuracy.value).toBe(0);
    expect(yesBias(answerTable(fallacies)).value).toBe(1);
  });

  test("§4.3, Table 3: a hundred questions of each length 1, 3, 5 and 7", () => {
    expect(papersLengths).toEqual({ lengths: [1, 3, 5, 7], perLength: 100 });
    const lengths = [...lengthItems({ plan, lengths: papersLengths.lengths, perLength: 6 })].map(
      ({ length }) => length,
    );
    for (const length of papersLengths.lengths)
      expect(lengths.filter((one) => one === length)).toHaveLength(6);
  });

  test("§4.3, Table 4: the weakest atomic rules, Correct for what follows and Incorrect for what does not", () => {
    const incorrect = Array.from({ length: 10 }, (_, i): Score => {
      const one = score("conditional", i < 4 ? "correct" : "incorrect", 100 + i);
      return { ...one, tags: { ...one.tags, kind: "contradiction" }, key: "no" };
    });
    const valid = Array.from({ length: 10 }, (_, i) =>
      score("De Morgan", i < 6 ? "correct" : "incorrect", i),
    );
    expect(
      weakRuleTypes([...valid, ...incorrect]).map(({ rule, type, responseAccuracy }) => [
        rule,
        type,
        responseAccuracy.value,
      ]),
    ).toEqual([
      ["conditional", "Incorrect", 0.4],
      ["De Morgan", "Correct", 0.6],
    ]);
  });

  test("§4.5, Table 6: one weakness set is asked with no, with random and with weak demonstrations", () => {
    const items = made({ kinds: ["valid"], skills: ["modus ponens"] }, 2);
    const [shown] = made({ kinds: ["valid"], skills: ["modus tollens"] }, 1);
    if (!shown) throw new Error("no items");
    const lessons = { random: () => [demonstrate(shown)], weak: () => [demonstrate(shown)] };
    const of = {
      run: "first",
      k: 10,
      perSkill: 10,
      shots: 4,
      balanced: true,
      as: "text",
      reasons: "short",
    } as const;
    const arms = teachingArms("reasoner:oracle", items, lessons, { prompt: { style: "direct" }, of });
    expect(arms.map(({ name }) => name)).toEqual(["zero", "random", "weak"]);
    const hashes = arms.map(({ plan: { suite } }) => suite.kind === "derived" && suite.hash);
    expect(new Set(hashes).size).toBe(1);
  });

  test("§4.5: for each inference problem demonstrations are generated: each question has a lesson of its own", () => {
    const items = made({ skills: ["modus ponens"] }, 20);
    for (let seed = 1; seed <= 20; seed++) {
      const source = {
        plan: { ...plan, seed },
        usedTurns: 20,
        tested: new Set<string>(),
        makers: createMakers(),
      };
      const choice = { strategy: "random", shots: 4, balanced: true } as const;
      const lessons = items.slice(0, 5).map(createLessonSource([], source, items, choice));
      for (const shown of lessons)
        expect(shown.map(({ label }) => label).toSorted()).toEqual(["no", "no", "yes", "yes"]);
      expect(new Set(lessons.map((shown) => shown.map(({ itemId }) => itemId).join())).size).toBe(5);
    }
  });

  test("§4.5: weak demonstrations show weak skills and no others, each question other items of them", () => {
    const items = made({ skills: ["modus tollens"] }, 4);
    const weak = [
      { rule: "modus tollens", kind: "valid" },
      { rule: "modus tollens", kind: "contradiction" },
    ];
    const source = { plan, usedTurns: 4, tested: new Set<string>(), makers: createMakers() };
    const lessonOf = createLessonSource(weak, source, items, { strategy: "weak", shots: 4, balanced: true });
    const lessons = items.map(lessonOf);
    const shown = lessons.flat();
    expect(new Set(shown.map(({ rule }) => rule))).toEqual(new Set(["modus tollens"]));
    const different = new Set(lessons.map((one) => one.map(({ itemId }) => itemId).join()));
    expect(different.size).toBeGreaterThan(items.length / 2);
    const asked = new Set(items.map(({ id }) => id));
    expect(shown.filter(({ itemId }) => asked.has(itemId))).toEqual([]);
  });

  test("FSE §1, challenge 2: each part of the reasoning can be asked alone, to see which one fails", () => {
    for (const item of made({ length: 3, kinds: ["valid"], skills: ["modus tollens"] }, 2))
      expect(stepQuestions(item).map(({ rule }) => rule)).toEqual(item.steps.map(({ skill }) => skill));
  });

  test("Appendix C.1: ∀x and ∃x before both sides of a law give its extensions", () => {
    const forms = findRule(listProfileRules("paper"), "universal De Morgan").forms.map(printSequent);
    expect(forms).toContain(printSequent(parseSequent("∀x ¬(P(x) ∧ Q(x)) ⊢ ∀x (¬P(x) ∨ ¬Q(x))")));
  });

  test("Appendix C.2: one existential premise and the others universal give an existential conclusion", () => {
    const forms = findRule(listProfileRules("paper"), "existential modus ponens").forms.map(printSequent);
    expect(forms.toSorted()).toEqual(
      ["∃x (P(x) → Q(x)); ∀x P(x) ⊢ ∃x Q(x)", "∀x (P(x) → Q(x)); ∃x P(x) ⊢ ∃x Q(x)"]
        .map((text) => printSequent(parseSequent(text)))
        .toSorted(),
    );
  });

  test("Appendix G: the prompt template", () => {
    expect(yesNoQuestion(["It is raining.", "Ian sings."], "Ian sings.")).toBe(
      "Consider the following premises: It is raining. Ian sings. Can we infer the following from them? Answer yes or no: Ian sings.",
    );
  });

  test("Table 10: all six fallacies and their extensions are refuted", () => {
    for (const rule of listProfileRules("full").filter(({ category }) => category === "fallacy"))
      for (const form of rule.forms) expect(decideRelation(form), rule.name).toBe("neutral");
  });
});
