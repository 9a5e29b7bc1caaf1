// @long: many questions
/** The design of the study of biases, and what its scores come to. */
import { describe, expect, test } from "vitest";
import { biasDesign } from "#items/bias-design";
import { contentKey } from "#lessons/leaks";
import { openSuite } from "#items/open-suite";
import { questionOf } from "#items/question";
import { faultsOf } from "#items/verify";
import { biasReport, type BiasScore } from "#scores/biases";
import type { Score } from "#scores/verdict";
import { biasSuite } from "#verbs/suites";

const design = [...biasDesign({ seed: 3, pairs: 20 })];
const waysOf = (argument: string) => design.filter((one) => one.argument === argument);
const argumentsAsked = [...new Set(design.map(({ argument }) => argument))];

describe("the design", () => {
  test("asks pairs of twins, half yes and half no, in every way", () => {
    expect(argumentsAsked).toHaveLength(40);
    for (const argument of argumentsAsked) {
      const asked = waysOf(argument);
      const premises = asked[0]?.item.premises.length ?? 0;
      expect(asked.map(({ way }) => way)).toEqual([
        "everyday",
        "plausible",
        "counterintuitive",
        "nonsense",
        "paper",
        "symbolic",
        ...(premises > 1 ? ["reversed"] : []),
      ]);
    }
    const everyday = design.filter(({ way }) => way === "everyday");
    expect(everyday.filter(({ item }) => item.label === "yes")).toHaveLength(20);
    expect(new Set(everyday.map(({ pair }) => pair)).size).toBe(20);
  });

  test("is what its suite asks", async () => {
    const asked = await Array.fromAsync(openSuite(biasSuite({ seed: 3, pairs: 1 })));
    const [first] = design;
    const pair = design.filter((one) => one.pair === first!.pair);
    expect(asked).toEqual(pair.map(({ item }) => questionOf(item)));
  });

  test("keeps formulas and key through all ways, and every question passes the exam", () => {
    for (const argument of argumentsAsked) {
      const [base, ...others] = waysOf(argument);
      for (const { item } of others) {
        expect(item.premises.toSorted()).toEqual(base?.item.premises.toSorted());
        expect([item.conclusion, item.label, item.kind]).toEqual([
          base?.item.conclusion,
          base?.item.label,
          base?.item.kind,
        ]);
      }
    }
    for (const { item } of design) expect(faultsOf(item)).toEqual([]);
  });

  test("styles and orders keep the content, other words change it", () => {
    for (const argument of argumentsAsked) {
      const keys = new Map(waysOf(argument).map(({ way, item }) => [way, contentKey(item)]));
      for (const way of ["paper", "symbolic"]) expect(keys.get(way)).toBe(keys.get("everyday"));
      for (const way of ["plausible", "nonsense"]) expect(keys.get(way)).not.toBe(keys.get("everyday"));
    }
  });
});

/** The design answered by a function of the question. */
const answered = (answer: (one: (typeof design)[number]) => "yes" | "no", epoch = 0): readonly BiasScore[] =>
  design.map((one) => {
    const said = answer(one);
    const score: Score = {
      questionId: one.item.id,
      model: "test",
      tags: questionOf(one.item).tags,
      key: one.item.label,
      epoch,
      verdict: { outcome: said === one.item.label ? "correct" : "incorrect", answer: said },
    };
    return { ...one, score };
  });
const effect = (scores: readonly BiasScore[], name: string) =>
  biasReport(scores).effects.find((one) => one.name === name);

describe("a subject that", () => {
  test("is always right shows no effect and is consistent", () => {
    const report = biasReport(answered(({ item }) => item.label));
    for (const { accuracy, yesRate } of report.effects)
      expect([accuracy.value, yesRate.value]).toEqual([0, 0]);
    expect(report.twins.bothRight.value).toBe(1);
    for (const { steady, allRight } of report.consistency)
      expect([steady.value, allRight.value]).toEqual([1, 1]);
  });

  test("says yes to plausible words and no to counterintuitive ones shows belief in assent, not in accuracy", () => {
    const belief = effect(
      answered(({ way }) => (way === "counterintuitive" ? "no" : "yes")),
      "belief",
    );
    expect(belief?.accuracy.value).toBe(0);
    expect(belief?.yesRate).toMatchObject({ value: 1, n: 40 });
  });

  test("assents to believable conclusions shows it where the conclusion can be believed or not", () => {
    const scores = answered(({ way, conclusion, item }) => {
      if (conclusion === undefined || (way !== "plausible" && way !== "counterintuitive")) return item.label;
      return (way === "plausible") === (conclusion === "said") ? "yes" : "no";
    });
    const belief = effect(scores, "belief in the conclusion");
    expect(belief?.yesRate.value).toBe(1);
    expect(belief?.yesRate.n).toBeGreaterThan(8);
    expect(belief?.yesRate.p).toBeLessThan(0.01);
  });

  test("is lost in symbols loses there and nowhere else", () => {
    const scores = answered(({ way, item }) =>
      way === "symbolic" ? (item.label === "yes" ? "no" : "yes") : item.label,
    );
    expect(effect(scores, "symbols")?.accuracy).toMatchObject({ value: -1, n: 40 });
    expect(effect(scores, "the papers' patterns")?.accuracy.value).toBe(0);
    expect(biasReport(scores).consistency.find(({ name }) => name === "styles")?.steady.value).toBe(0);
  });

  test("changes its mind between epochs is steady over none of them", () => {
    const scores = [
      ...answered(({ item }) => item.label),
      ...answered(({ item }) => (item.label === "yes" ? "no" : "yes"), 1),
    ];
    expect(biasReport(scores).consistency.find(({ name }) => name === "epochs")?.steady.value).toBe(0);
    expect(biasReport(scores).effects).toEqual(biasReport(answered(({ item }) => item.label)).effects);
  });
});

test("the report does not depend on the order of the scores", () => {
  const scores = answered(({ way, item }) => (way === "paper" ? "yes" : item.label));
  const [one, other] = [biasReport(scores), biasReport(scores.toReversed())];
  expect(other.effects).toEqual(one.effects);
  expect(other.consistency).toEqual(one.consistency);
  expect(other.twins).toEqual(one.twins);
});
