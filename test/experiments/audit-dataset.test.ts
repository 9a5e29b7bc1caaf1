// @long: many questions
/** Other people's keys decided anew, each set under its own semantics, with certificates. */
import { describe, expect, test } from "vitest";
import { datasetDocument, faultsSheet } from "#experiments/audit/set-document";
import { renderMarkdown } from "#reports/render/markdown";
import { auditDataset } from "#experiments/audit/audit";
import { importQuestions } from "#experiments/import-questions";
import { openReferee } from "#experiments/open-store";

const questionsOf = (format: string, text: string, name = "rows.jsonl") =>
  importQuestions(text, { format, name }).questions;
const audited = async (format: string, rows: readonly object[]) =>
  auditDataset(questionsOf(format, rows.map((row) => JSON.stringify(row)).join("\n")), { dataset: format });

const folio = (premises: readonly string[], conclusion: string, label: string) => ({
  premises: premises.map((_, i) => `Sentence ${i} of ${premises.join(" ")}.`),
  "premises-FOL": premises,
  conclusion: `So ${conclusion}.`,
  "conclusion-FOL": conclusion,
  label,
});

test("how diverse a set's words are stands in its audit, with how that is measured", async () => {
  const found = await audited("folio", [folio(["Owl(ada)"], "Owl(ada)", "True")]);
  expect(found.diversity).toMatchObject({
    smoothing: 0.02,
    sets: [{ name: "folio", instances: 1, words: expect.any(Number) }],
  });
  expect(renderMarkdown(datasetDocument(found))).toMatch(
    /from Simple Wikipedia[^]*D\(set ‖ reference\) in nats/,
  );
});

describe("RobustLR's English", () => {
  const theory = "Charlie is tall. Erin is kind, if Charlie is tall and round. Dave is not big.";
  const other =
    "Charlie is tall. If Erin is not kind, then Charlie is not tall or not round. Charlie is round.";
  const cases: readonly (readonly [context: string, statement: string, label: 0 | 1 | 2, right: boolean])[] =
    [
      ["Charlie is tall. Erin is kind, if Charlie is tall.", "Erin is kind.", 1, true],
      [theory, "Erin is kind.", 2, true],
      [theory, "Erin is kind.", 1, false],
      [theory, "Dave is big.", 0, true],
      [other, "Erin is kind.", 1, true],
      [other, "Erin is not kind.", 0, true],
      ["Erin is kind if Charlie is tall or round. Charlie is round.", "Erin is kind.", 1, true],
      ["If someone is kind then they are round and not big. Erin is kind.", "Erin is big.", 0, true],
      ["If someone is kind then they are round. Erin is not round.", "Erin is kind.", 0, true],
    ];

  test.each(cases)("%s %s is %d: %s", async (context, statement, label, right) => {
    const text = `${context},${statement},${label},None,"0,1",no\n`.replace(context, `"${context}"`);
    const found = await auditDataset(questionsOf("robustlr", text, "test.csv"), { dataset: "robustlr" });
    expect(found).toMatchObject({ read: 1, judged: 1, right: right ? 1 : 0 });
  });

  test("what fits no template, and what might be of anybody, is not read", async () => {
    for (const context of [
      "Charlie runs.",
      "Anne is blue, if she is kind.",
      "Erin is kind or tall and round.",
    ]) {
      const text = `"${context}",Erin is kind.,2,None,"0,1",no\n`;
      const found = await auditDataset(questionsOf("robustlr", text, "test.csv"), { dataset: "robustlr" });
      expect(found).toMatchObject({ read: 0, judged: 0 });
    }
  });
});

describe("formulas", () => {
  test("FOLIO: right keys, wrong keys, slips that are mended, and premises that cannot be true", async () => {
    const found = await audited("folio", [
      folio(["∀x (Owl(x) → Fly(x))", "Owl(ada)"], "Fly(ada)", "True"),
      folio(["∀x (Owl(x) → Fly(x))", "Owl(ada)"], "¬Fly(ada)", "Uncertain"),
      folio(["∀x (Owl(x) → Fly(x)", "Fly(ada)"], "Owl(ada)", "Uncertain"),
      folio(["Owl(ada)", "¬Owl(ada)"], "Fly(ada)", "True"),
      folio(["Owl(ada) →"], "Fly(ada)", "True"),
    ]);
    expect(found).toMatchObject({
      questions: 5,
      read: 4,
      mended: 1,
      judged: 3,
      right: 2,
      inconsistent: { True: 1 },
    });
    expect(found.unread).toMatchObject([{ count: 1 }]);
    const [fault] = found.faults;
    expect(fault).toMatchObject({ place: 1, key: "Uncertain", deserved: "False", relation: "contradiction" });
    expect(fault?.certificate.at(-1)).toBe("That denies the conclusion, so the premises rule it out.");
  });

  test("FOLIO's second version has its formulas in one text, and equality among them", async () => {
    const published = (formulas: readonly string[], conclusion: string, label: string) => {
      const row = folio(formulas, conclusion, label);
      return { ...row, premises: row.premises.join("\n"), "premises-FOL": formulas.join("\n"), story_id: 1 };
    };
    const rules = ["∀x ∀y (Wins(x) ∧ Wins(y) → x = y)", "france ≠ italy", "Wins(france)"];
    const found = await audited("folio", [
      published(rules, "¬Wins(italy)", "True"),
      published(rules, "∃x (Wins(x) ∧ ¬(x = france))", "False"),
      published(rules, "Wins(spain)", "Uncertain"),
      published(rules, "Wins(italy)", "Uncertain"),
    ]);
    expect(found).toMatchObject({ questions: 4, read: 4, mended: 0, judged: 4, right: 3 });
    expect(found.faults).toMatchObject([{ place: 3, deserved: "False" }]);
  });

  test("FLD: by its own notation", async () => {
    const row = (hypothesis: string, label: string) => ({
      context: "fact1: a is red. fact2: red things are big.",
      hypothesis: `(${hypothesis})`,
      context_formula: "fact1: {A}{a} fact2: (x): {A}x -> {B}x",
      hypothesis_formula: hypothesis,
      world_assump_label: label,
    });
    const found = await audited("fld", [
      row("{B}{a}", "PROVED"),
      row("¬{B}{a}", "UNKNOWN"),
      row("{C}{a}", "UNKNOWN"),
    ]);
    expect(found).toMatchObject({ judged: 3, right: 2, faults: [{ deserved: "DISPROVED" }] });
  });

  test("LogicNLI: from the logic beside its English, paraconsistently", async () => {
    const fact = (who: string, what: string, sign: string) => [who, what, sign, ""];
    const side = (conj: string, ...claims: readonly (readonly string[])[]) => ({ fact: claims, conj });
    const theory = {
      facts: { 0: fact("Ada", "wild", "+"), 1: fact("Ben", "calm", "+"), 2: fact("Ben", "calm", "-") },
      rules: {
        0: {
          p: side("none", ["all", "wild", "+"]),
          q: side("and", ["all", "old", "+"], ["all", "shy", "-"]),
          type: "imp",
        },
        1: {
          p: side("or", ["exist", "old", "+"], ["exist", "rich", "+"]),
          q: side("none", ["Ben", "kind", "-"]),
          type: "imp",
        },
      },
      statements: {
        0: fact("Ada", "shy", "+"),
        1: fact("Ben", "kind", "-"),
        2: fact("Ben", "calm", "+"),
        3: fact("Ben", "old", "+"),
        4: fact("Ada", "old", "+"),
      },
      labels: { 0: "contradiction", 1: "entailment", 2: "self_contradiction", 3: "neutral", 4: "neutral" },
    };
    const found = await auditDataset(
      questionsOf("logicnli", JSON.stringify({ 0: theory }), "test_logic.json"),
      { dataset: "logicnli" },
    );
    expect(found).toMatchObject({ read: 5, right: 4, faults: [{ key: "neutral", deserved: "entailment" }] });
    expect(found.faults[0]?.text).toContain(
      "If someone is wild, then someone is old and someone is not shy.",
    );
  });

  test("logical-entailment: what cannot be true entails everything, as the set has it", async () => {
    const found = await auditDataset(
      questionsOf("logical-entailment", "a&~a,b,1,0,0,0\na,a|b,0,0,0,0", "v.txt"),
      { dataset: "logical-entailment" },
    );
    expect(found).toMatchObject({
      judged: 2,
      right: 1,
      inconsistent: { yes: 1 },
      faults: [{ key: "no", deserved: "yes" }],
    });
  });
});

describe("controlled English", () => {
  const theory =
    "Anne is young. The bear likes Anne. If someone is young and not rough then they are kind. All kind people are big.";
  const asked = (text: string, label: unknown) => ({ text, label, meta: { QDep: "1" } });

  test("RuleTaker and PARARULE-Plus: what cannot be derived is false", async () => {
    for (const format of ["ruletaker", "pararule-plus"]) {
      const found = await audited(format, [
        {
          context: theory,
          questions: [
            asked("Anne is big.", "true"),
            asked("Anne is rough.", "false"),
            asked("The bear does not like the bear.", "true"),
            asked("Anne is not kind.", "true"),
          ],
        },
      ]);
      expect(found).toMatchObject({ read: 4, right: 3, faults: [{ place: 3, deserved: "False" }] });
      expect(found.faults[0]?.certificate.at(-1)).toBe("is_kind(anne): from is_young(anne), ¬is_rough(anne)");
    }
  });

  test("ProofWriter: an open world, so nothing is shown by failing", async () => {
    const row = (statement: string, answer: string) => ({
      context: theory,
      question: `Based on the above information, is the following statement true, false, or unknown? ${statement}`,
      options: ["A) True", "B) False", "C) Unknown"],
      answer,
    });
    const found = await auditDataset(
      questionsOf(
        "proofwriter",
        JSON.stringify([row("Anne is big.", "A"), row("Anne is young.", "A"), row("Anne is rough.", "C")]),
      ),
      { dataset: "proofwriter" },
    );
    expect(found).toMatchObject({ read: 3, right: 2, faults: [{ key: "True", deserved: "Unknown" }] });
  });

  test("PrOntoQA: kinds, lists, denials and everything that is so", async () => {
    const example = (question: string, query: string, answer: string) => ({
      test_example: { question, query, chain_of_thought: [], answer },
    });
    const found = await auditDataset(
      questionsOf(
        "prontoqa",
        JSON.stringify({
          example1: example(
            "Every wumpus is a yumpus, a jompus, and not red. Max is a wumpus.",
            "True or false: Max is red.",
            "False",
          ),
          example2: example(
            "Everything that is a dumpus or a gorpus is big. Max is a gorpus.",
            "True or false: Max is big.",
            "False",
          ),
          example3: example(
            "Lempuses are not shy. Max is a lempus and Max is old.",
            "True or false: Max is not shy and Max is old.",
            "True",
          ),
        }),
        "1hop.json",
      ),
      { dataset: "prontoqa" },
    );
    expect(found).toMatchObject({ read: 3, right: 2, faults: [{ key: "False", deserved: "True" }] });
  });

  const ontologies: readonly (readonly [sentences: string, query: string, deserved: string])[] = [
    ["Each wumpus is a cold hot vumpus. Max is a wumpus.", "Max is a vumpus.", "True"],
    ["Wumpuses are cold hot vumpuses. Max is a wumpus.", "Max is not hot.", "False"],
    ["Every cold wumpus is a yumpus. Max is cold. Max is a wumpus.", "Max is a yumpus.", "True"],
    ["Fast wumpuses are yumpuses. Max is fast. Max is a wumpus.", "Max is a fast yumpus.", "True"],
    ["Cats are butterflies. Max is a cat.", "Max is a butterfly.", "True"],
    [
      "Every number is small. Real numbers are big primes. Max is a real number.",
      "Max is a big prime.",
      "True",
    ],
  ];
  test("PrOntoQA: qualities stand before nouns, nouns in the plural are those in the singular", async () => {
    const rows = ontologies.map(([question, query, answer]) => ({
      test_example: { question, query: `True or false: ${query}`, chain_of_thought: [], answer },
    }));
    const text = JSON.stringify(Object.fromEntries(rows.map((row, i) => [`example${i + 1}`, row])));
    const found = await auditDataset(questionsOf("prontoqa", text, "1hop_AndElim.json"), {
      dataset: "prontoqa",
    });
    expect(found).toMatchObject({ read: 6, right: 6, faults: [] });
  });

  test("LogicInference: signs and English are read, and each key is decided anew", async () => {
    const rows: readonly (readonly [premises: string, asked: string, key: string])[] = [
      ["p_1 -> q. p_1", "Can we infer q from them? ", "yes"],
      [
        "~(u and p)",
        "Can we infer ~(u -> ~p) from them? If possible, name the inference rules being used at each step.",
        "no",
      ],
      ["forall x_2: U(x_2) -> T(x_2). U(a)", "Can we infer exists x_2: T(x_2) from them? ", "no"],
      ["~(exists u: P(u))", "Can we infer P(b) from them? ", "no"],
      [
        "Ann is sad. If Ann were sad, then it is late",
        "Can we infer the following from them? It is late.",
        "yes",
      ],
      [
        "For all x, either x will cook or x is a poet are not true. Bob is cooking",
        "Can we infer the following from them? If we can, name the inference rule being used: Bob is not a poet.",
        "no",
      ],
      ["p. ~p", "Can we infer q from them? ", "yes"],
      ["forall x: and(P(x))", "Can we infer P(a) from them? ", "yes"],
    ];
    const found = await audited(
      "logic-inference",
      rows.map(([premises, asked, key]) => ({
        inputs: `Consider the following premises. ${premises}. ${asked}`,
        targets: `Therefore, the answer is ${key}.`,
      })),
    );
    expect(found).toMatchObject({ read: 7, judged: 7, right: 5, inconsistent: { yes: 1 } });
    expect(found.faults.map(({ place, deserved }) => [place, deserved])).toEqual([
      [2, "yes"],
      [5, "yes"],
    ]);
  });

  test("LogicAsker: wrong keys by length are found, theories that cannot be true are told apart", async () => {
    const row = (id: string, premises: string, conclusion: string, target: string) => ({
      id,
      method: "",
      input: `Consider the following premises: ${premises} Can we infer the following from them? Answer yes or no: ${conclusion}`,
      output: "",
      target,
    });
    const found = await auditDataset(
      questionsOf(
        "logicasker",
        JSON.stringify([
          row("len_2_1", "Ann is sad. If Ann were sad, then it is late.", "It is late.", "no"),
          row("len_2_2", "Ann is sad. Ann is not sad.", "It is late.", "no"),
          row("len_2_3", "Ann is sad or it is late.", "It is late.", "no"),
          // By the first reading not, by another one.
          row("len_2_4", "It is windy or it is late and it is cold.", "It is cold.", "yes"),
        ]),
      ),
      { dataset: "logicasker" },
    );
    expect(found).toMatchObject({
      judged: 3,
      right: 1,
      faults: [
        { key: "no", deserved: "yes", verdict: "key" },
        { key: "yes", deserved: "no", verdict: "English" },
      ],
      inconsistent: { no: 1 },
    });
  });
});

describe("any set", () => {
  const rows = [
    { question: "Which is a bird?", options: ["an owl that flies", "a cat"], answer: "A" },
    { question: "Which is a bird?", options: ["an owl that flies", "a cat"], answer: "B" },
    { question: "Which is a cat?", options: ["an owl that flies", "a cat"], answer: "B" },
  ];
  const text = rows.map((row) => JSON.stringify(row)).join("\n");
  const map = { question: "question", options: "options", key: "answer" };
  const { questions } = importQuestions(text, { format: "jsonl", name: "own.jsonl", map });

  test("repeats, two keys for one question, leaks and what options give away are told without reading", async () => {
    const found = await auditDataset(questions, {
      dataset: "jsonl",
      against: { name: "train", questions: questions.slice(2) },
    });
    expect(found).toMatchObject({
      semantics: null,
      keys: { A: 1, B: 2 },
      repeated: 1,
      contradicted: [{ place: 1 }],
      leaks: { name: "train", count: 1 },
    });
    expect(found.baselines.find(({ classifier }) => classifier === "counts")).toMatchObject({
      accuracy: { n: 3 },
      chance: 0.5,
    });
  });

  test("wrong keys, wrong formulas and ambiguous English are told apart, in a list to send to a set's authors", async () => {
    const found = await audited("folio", [
      folio(["Owl(ada)"], "Owl(ada)", "False"),
      folio(["Owl(ada)", "¬Owl(ada)"], "Fly(ada)", "Uncertain"),
    ]);
    const verdicts = found.faults.map(({ verdict }) => verdict);
    expect(verdicts[0]).toBe("key");
    expect(verdicts.slice(1).every((verdict) => verdict === "formula")).toBe(true);
    const [head, first] = faultsSheet(found).split("\r\n");
    expect(head).toBe("dataset,place,id,verdict,key,deserved,question,certificate,misfit,repair");
    expect(first).toMatch(/^folio,1,\w+,key wrong,False,True,/);
  });
});

test("Z3 decides the same", async (context) => {
  const referee = await openReferee().catch(() => undefined);
  if (referee === undefined) {
    context.skip("Z3 is not installed");
    return;
  }
  try {
    const found = await auditDataset(
      questionsOf("folio", JSON.stringify(folio(["∀x (Owl(x) → Fly(x))", "Owl(ada)"], "Fly(ada)", "True"))),
      { dataset: "folio", referee },
    );
    expect(found.referee).toEqual({ agreements: 1, decided: 1 });
  } finally {
    await referee.close();
  }
});
