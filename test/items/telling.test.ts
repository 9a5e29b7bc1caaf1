/**
 * Certificates in English: a golden page that an editor has read, every rule with its phrase, and every line's
 * formula recoverable from what is told. `npx vitest run test/items/telling.test.ts -u` writes it.
 */
import { sayCertificate, sayJudgement } from "#items/explanations/certificate";
import { createGenerator } from "#items/generate";
import { sayDerivation } from "../../src/items/explanations/derivation.ts";
import { outlineOf } from "../../src/items/explanations/outline.ts";
import { sayInterpretation } from "../../src/items/explanations/interpretation.ts";
import { everyday } from "#language/lexicons/everyday";
import { scenes } from "#language/lexicons/scenes";
import { styleNamed } from "#language/lists";
import { plain } from "#language/styles/plain";
import type { Words } from "#language/words";
import { derivationRules, type Derivation, type Judgement } from "#logic/certificate";
import { decide } from "#logic/decide";
import { parse, parseSequent } from "#logic/notation";
import { describe, expect, test } from "vitest";

const words: Words = {
  propositions: new Map([
    ["p", { yes: "it rained", no: "it did not rain" }],
    ["q", { yes: "Ada stayed in", no: "Ada did not stay in" }],
    ["r", { yes: "the shop closed", no: "the shop did not close" }],
    ["s", { yes: "it thundered", no: "it did not thunder" }],
  ]),
  predicates: new Map([
    ["P", { yes: "sings", no: "does not sing" }],
    ["Q", { yes: "dances", no: "does not dance" }],
    ["R", { yes: "is a nurse", no: "is not a nurse" }],
  ]),
  constants: new Map([
    ["a", "Ann"],
    ["b", "Bob"],
  ]),
};

/** Arguments whose certificates fill the page. */
const told: readonly string[] = [
  "p → q; p ⊢ q",
  "p → q; ¬q ⊢ ¬p",
  "p ∨ q; ¬p ⊢ q",
  "p ∨ q; p → r; q → s ⊢ r ∨ s",
  "p → q; q → r ⊢ p → r",
  "¬(p ∧ q) ⊢ ¬p ∨ ¬q",
  "p ↔ q; p ⊢ q",
  "p → q; q → p ⊢ p ↔ q",
  "p ∧ ¬p ⊢ q",
  "⊢ ⊤",
  "⊢ p ∨ ¬p",
  "p ∧ q ⊢ ¬p",
  "p; p → ¬p ⊢ q",
  "p ∧ q ⊢ p",
  "p ⊢ p ∨ q",
  "P(a) ⊢ ∃x P(x)",
  "p ↔ q ⊢ p → q",
  "p ∧ (q ∨ r) ⊢ (p ∧ q) ∨ (p ∧ r)",
  "p ∨ q; p → r; r → s; q → s ⊢ s",
  "p ∨ q; p → r; r → s; s → ¬p ⊢ q",
  "p → q; q → r; r → ¬p ⊢ ¬p",
  "∀x (P(x) → Q(x)); P(a) ⊢ Q(a)",
  "∀x (P(x) → Q(x)); ∃x P(x) ⊢ ∃x Q(x)",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)) ⊢ ∀x (P(x) → R(x))",
  "¬∃x P(x) ⊢ ∀x ¬P(x)",
  "∃x (P(x) ∧ Q(x)); ∀x ¬Q(x) ⊢ p",
  "∀u P(u) ⊢ ∀x P(x)",
  "p → q; q ⊢ p",
  "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)",
  "P(a) ∨ Q(b); ∃x R(x) ⊢ P(b)",
  "p; P(a) ⊢ ∀x P(x)",
];

const withoutWords: readonly string[] = [
  "∃y ∀x L(x, y) ⊢ ∀x ∃y L(x, y)",
  "∀x ∃y L(x, y) ⊢ ∃y ∀x L(x, y)",
  "p → q; P(a) ⊢ ∃x L(x, a)",
  "P(a); ¬p ⊢ P(b)",
];

const judged = (text: string): readonly [Judgement, ReturnType<typeof parseSequent>] => {
  const sequent = parseSequent(text);
  return [decide(sequent), sequent];
};

const page = (): string =>
  [
    ...told.map((text) => [text, ...sayJudgement(...judged(text), words)]),
    ...withoutWords.map((text) => [text, ...sayJudgement(...judged(text))]),
  ]
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");

test("thirty-five certificates read as on the golden page", async () => {
  await expect(page()).toMatchFileSnapshot("./goldens/telling.txt");
});

/** The opening words of a line by each rule: nobody should wonder how a line came about. */
const phrases: Readonly<Record<(typeof derivationRules)[number], RegExp>> = {
  premise: /^We are told/i,
  assumption: /(^|: )suppose/i,
  reiteration: /^As line/i,
  "⊤I": /^Needless to say/i,
  "∧I": /^(Lines .* together say|In particular, by line)/i,
  "∧E": /^In particular, by line/i,
  "∨I": /^Already by line/i,
  "∨E": /^(By line \d+ either line \d+ or line \d+ holds, and in (both cases|the case that is possible)|Lines? .* leaves? two cases; in both|Lines? .* rules? out (one case|both cases) of)/i,
  "→I": /^(Supposing line \d+ has led to line \d+, so|Then, by line|So, by line|Needless to say)/i,
  "→E": /^Then, by line/i,
  "↔I": /^(Lines .* together say|By line \d+, in both directions)/i,
  "↔E": /^Line \d+ says, in one direction/i,
  "¬I": /^(Needless to say|So what line \d+ supposes is not the case|But lines? .*, so what line \d+ supposes is not the case|Lines? .* rules? out that|Suppose that .*: then, by lines? .*, (which|against) lines? .*; so)/i,
  "¬E": /^But lines? .* (contradict each other: one says that .*, the other denies it|contradicts? (itself|each other)|cannot all be true)/i,
  "⊥E": /^(From a contradiction anything follows|But lines? .*, (so this case is ruled out|and from a contradiction anything follows))/i,
  RAA: /^(Needless to say|So what line \d+ supposes is not the case|But lines? .*, so what line \d+ supposes is not the case|Lines? .* rules? out that|Suppose that .*: then, by lines? .*; so)/i,
  "∀I": /^As .* might have been any(one| \w+), lines? .* shows? that/i,
  "∀E": /^(Take any(one| \w+) at all, say .*: )?by line/i,
  "∃I": /^So, by line/i,
  "∃E": /^(So, by line|But lines? .* contradict)/i,
  "=I": /^As everything is itself/i,
  "=E": /^As lines? .* that the two are one/i,
};

const sentence = (line: string): string => line.replace(/^ *\d+\. */, "");

describe("every rule", () => {
  const derivations = [...told, ...withoutWords].flatMap((text): readonly Derivation[] => {
    const [judgement] = judged(text);
    return judgement.relation === "neutral" || judgement.relation === "undecided"
      ? []
      : [judgement.certificate];
  });
  const again: Derivation = {
    kind: "derivation",
    steps: [
      { n: 1, formula: parse("p"), rule: "premise", from: [] },
      { n: 2, formula: parse("p"), rule: "reiteration", from: [1] },
    ],
  };
  const replaced: Derivation = {
    kind: "derivation",
    steps: [
      { n: 1, formula: parse("a = b"), rule: "premise", from: [] },
      { n: 2, formula: parse("P(a)"), rule: "premise", from: [] },
      { n: 3, formula: parse("P(b)"), rule: "=E", from: [1, 2] },
    ],
  };
  const identical = decide(parseSequent("a = b; P(a) ⊢ ∀x x = x ∧ P(b)"));
  if (identical.relation !== "entailment") throw new Error("identical things have what each has");
  const proofs = [...derivations, again, replaced, identical.certificate];
  const lines = proofs.flatMap((derivation) => {
    const sentences = sayDerivation(derivation);
    return outlineOf(derivation.steps).map((line, i) => ({ ...line, text: sentence(sentences[i] ?? "") }));
  });

  test.for(derivationRules)("%s has its phrase", (rule) => {
    const own = lines.filter(({ step }) => step.rule === rule);
    expect(own.length).toBeGreaterThan(0);
    for (const { text } of own)
      expect(text.replace(/^Take any.* at all, say .*?: /, "")).toMatch(phrases[rule]);
  });

  test("names each line that it rests on or discharges", () => {
    const left = lines.filter(({ cites, supposed, text, step }) => {
      const numbers = new Set([...text.matchAll(/\d+/g)].map(([number]) => Number(number)));
      const needed = step.rule === "∨E" || step.rule === "→I" || /[I¬]|RAA/.test(step.rule) ? supposed : [];
      return [...(step.rule === "∃E" ? [] : cites), ...needed].some((n) => !numbers.has(n));
    });
    expect(left).toEqual([]);
  });

  test("a line told cites only lines above it, and everything told is used", () => {
    for (const { steps } of proofs) {
      const outline = outlineOf(steps);
      for (const { n, cites } of outline) for (const cited of cites) expect(cited).toBeLessThan(n);
      expect(outline.at(-1)?.step).toBe(steps.at(-1));
    }
  });
});

describe("items", () => {
  const itemsOf = (style: string, length: number) => {
    const plan = { profile: "paper", length, seed: 2, style: styleNamed(style), lexicon: everyday };
    const generator = createGenerator(plan);
    return Array.from({ length: 60 }, (_, i) => generator.at(7 * i)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
  };

  test("tell their premises in their own sentences", () => {
    for (const item of itemsOf("plain", 3).filter(({ certificate }) => certificate.kind === "derivation")) {
      const own = item.premisesText.map((premise) =>
        premise.toLowerCase().replace("pick anyone you like: ", "whoever is picked, "),
      );
      const told = sayCertificate(item).flatMap(
        (line) => /^ *\d+\. We are told that (.*)$/.exec(line)?.slice(1) ?? [],
      );
      for (const premise of told) expect(own).toContain(premise.toLowerCase());
    }
  });

  test.for([
    [1, 6],
    [7, 20],
  ] as const)("of length %i are told in %i lines or fewer, by the median", ([length, most]) => {
    const counts = ["balanced", "paper"].flatMap((profile) => {
      const generator = createGenerator({
        profile,
        length,
        seed: 2,
        style: styleNamed("natural"),
        lexicon: scenes,
      });
      return Array.from({ length: 120 }, (_, i) => generator.at(i)).flatMap((outcome) =>
        "item" in outcome && outcome.item.certificate.kind === "derivation"
          ? [sayCertificate(outcome.item).length - 1]
          : [],
      );
    });
    expect(counts.length).toBeGreaterThan(100);
    expect(counts.toSorted((a, b) => a - b)[counts.length >> 1]).toBeLessThanOrEqual(most);
  });

  test("leave no letter and no symbol in what is told in words, and no word in what is told in letters", () => {
    for (const style of ["plain", "paper"])
      for (const item of itemsOf(style, 2))
        expect(sayCertificate(item).join("\n")).not.toMatch(/[¬∧∨→↔∀∃⊥]|someone\d|\bd\d\b|undefined/);
    for (const item of itemsOf("symbolic", 2)) {
      const text = sayCertificate(item).join("\n");
      for (const premise of item.premises) if (item.relation !== "neutral") expect(text).toContain(premise);
      expect(text).not.toMatch(/Robin|undefined/);
    }
  });
});

test("people who have no name get one that nobody else has", () => {
  const world = {
    domain: ["d1", "d2", "d3"],
    constants: { a: "d1", b: "d1" },
    predicates: { P: [["d1"], ["d3"]], L: [["d1", "d2"]] },
    propositions: { p: false },
  };
  const formulas = ["∀x P(x)", "L(a, b)", "p"].map((text) => parse(text));
  expect(sayInterpretation(world, formulas.slice(0, 1), words)).toMatch(
    /^Imagine that there are only three people, Ann, Robin, and Kim\. Ann is also called Bob\. Ann sings\. /,
  );
  expect(sayInterpretation(world, formulas)).toBe(
    "Imagine that there are only three things, a, d2, and d3, with b the same as a, P(a), ¬P(d2), P(d3), L(a, d2), no other L, and ¬p.",
  );
});

test("the style of the telling is the one that has one reading", () => {
  const line = sentence(sayDerivation(derivationOf("p → q; p ⊢ q"), words)[0] ?? "");
  expect(line).toBe("We are told that if it rained, then Ada stayed in.");
  expect(plain.say(parse("p → q"), words)).toBe("If it rained, then Ada stayed in.");
});

const derivationOf = (text: string): Derivation => {
  const [judgement] = judged(text);
  if (!("certificate" in judgement) || judgement.certificate.kind !== "derivation") throw new Error(text);
  return judgement.certificate;
};

test("a name keeps its capital within a sentence, also where its clause is said otherwise", () => {
  const sequent = parseSequent("¬q ∨ s; ¬s ⊢ ¬q");
  const named: Words = {
    ...words,
    propositions: new Map([
      ["q", { yes: "Ada sang", no: "Ada did not sing" }],
      ["s", { yes: "Ada danced", no: "Ada did not dance" }],
    ]),
  };
  const judgement = decide(sequent);
  if (judgement.relation !== "entailment") throw new Error("it follows");
  const lines = sayDerivation(judgement.certificate, named, { style: styleNamed("natural") });
  expect(lines[0]).toContain("Ada did not sing unless Ada danced");
});
