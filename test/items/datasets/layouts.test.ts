/** One record made by hand in each layout in which a dataset is passed round, and the question that it becomes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { datasetsPage } from "../../../scripts/datasets.ts";
import { datasets } from "../../../src/items/datasets/datasets.ts";
import type { Import } from "../../../src/items/datasets/import.ts";

const lines = (...records: readonly object[]): string =>
  records.map((record) => JSON.stringify(record)).join("\n");

const read = (format: string, text: string, name = "file"): Import => {
  const dataset = datasets.find((one) => one.name === format);
  if (dataset === undefined) throw new Error(`there is no dataset ${format}`);
  return dataset.read(text, name);
};

const asked =
  '"Consider the following premises: Ada sings and Ben cooks. Can we infer the following from them? Answer yes or no: Ben cooks and Ada sings."';

const jars = {
  context: "Three jars stand in a row. The plum jar is the leftmost.",
  question: "Which jar is the leftmost?",
  options: ["A) Fig.", "B) Plum.", "C) Pear."],
  answer: "B",
};

const theory = {
  id: "made-1",
  context: "Ada is calm. All calm people are kind.",
  questions: [
    { id: "made-1-1", text: "Ada is kind.", label: true, meta: { QDep: 1, QCat: "0" } },
    { id: "made-1-2", text: "Ada is tall.", label: "false", meta: { QDep: "0", QCat: "0_not" } },
  ],
};

const example = (query: string, answer?: string): object => ({
  in_context_example0: { question: "Every wug is red. Max is a wug.", query, chain_of_thought: [] },
  test_example: {
    question: "Each wug is a dax. Ada is a wug.",
    query,
    chain_of_thought: ["Ada is a wug.", "Each wug is a dax.", "Ada is a dax."],
    answer,
  },
});

const pair = { sentence1: "A man sings .", sentence2: "A person makes a sound .", pairID: "1" };

type Case = {
  readonly format: string;
  readonly layout: string;
  readonly text: string;
  readonly file?: string;
  /** The keys of the questions, in order. */
  readonly keys: readonly string[];
  readonly labels: number;
  readonly tags: Readonly<Record<string, string>>;
  readonly says: string;
};

const cases: readonly Case[] = [
  {
    format: "logicasker",
    layout: "the training file, which has no ids",
    text: `logic,rule_category,rule,problem,query,answer\npropositional,equivalent,commutative laws,inference,${asked},yes\n`,
    keys: ["yes"],
    labels: 2,
    tags: { rule: "commutative", kind: "valid" },
    says: "Ben cooks and Ada sings.",
  },
  {
    format: "divlogiceval",
    layout: "lines exported from its Parquet",
    text: lines({
      passage: "If the owl sings, the fox rests.",
      question: "Which follows?",
      options: [
        "The owl sings.",
        "The fox rests.",
        "If the fox does not rest, the owl does not sing.",
        "Neither.",
      ],
      answer: "C",
    }),
    keys: ["C"],
    labels: 4,
    tags: { dataset: "divlogiceval" },
    says: "C. If the fox does not rest",
  },
  {
    format: "folio",
    layout: "v2, with stories and examples",
    text: lines({
      story_id: 7,
      premises: ["Every baker rises early.", "Ada is a baker. "],
      "premises-FOL": ["∀x (Baker(x) → Early(x))", "Baker(ada)"],
      conclusion: "Ada rises early.",
      "conclusion-FOL": "Early(ada)",
      label: "True",
      example_id: 21,
    }),
    keys: ["True"],
    labels: 3,
    tags: { story: "7", example: "21", semantics: "classical" },
    says: "Every baker rises early. Ada is a baker.\n\nIs the following statement true, false, or uncertain?\nAda rises early.",
  },
  {
    format: "folio",
    layout: "v2 as published on the hub, a premise a line",
    text: lines({
      story_id: 7,
      premises: "Every baker rises early.\nAda is a baker.",
      conclusion: "Ada rises early.",
      label: "Uncertain",
    }),
    keys: ["Uncertain"],
    labels: 3,
    tags: { story: "7" },
    says: "Every baker rises early. Ada is a baker.\n\n",
  },
  {
    format: "prontoqa",
    layout: "true or false",
    text: JSON.stringify({ example1: example("True or false: Ada is not a dax.", "False") }),
    file: "3hop_random_noadj.json",
    keys: ["False"],
    labels: 2,
    tags: { task: "judgement", hops: "3", steps: "3" },
    says: "True or false:\nAda is not a dax.",
  },
  {
    format: "prontoqa",
    layout: "proofs alone",
    text: JSON.stringify({ example1: example("Prove: Ada is a dax.") }),
    file: "1hop_OOD_AndElim_random_noadj.json",
    keys: ["True"],
    labels: 2,
    tags: { task: "proof", hops: "1", rule: "AndElim" },
    says: "True or false:\nAda is a dax.",
  },
  {
    format: "ruletaker",
    layout: "several questions a theory",
    text: lines(theory),
    keys: ["True", "False"],
    labels: 2,
    tags: { depth: "1", strategy: "0", semantics: "closed world, negation as failure" },
    says: "What cannot be shown is false.\nAda is kind.",
  },
  {
    format: "pararule-plus",
    layout: "several questions a theory",
    text: lines(theory),
    keys: ["True", "False"],
    labels: 2,
    tags: { dataset: "pararule-plus", depth: "1" },
    says: "Ada is kind.",
  },
  {
    format: "proofwriter",
    layout: "Logic-LM's packaging",
    text: JSON.stringify([{ ...jars, options: ["A) True", "B) False", "C) Unknown"], answer: "C" }]),
    keys: ["C"],
    labels: 3,
    tags: { semantics: "open world" },
    says: "A. True\nB. False\nC. Unknown",
  },
  {
    format: "proofwriter",
    layout: "the authors' own",
    text: lines({
      id: "made",
      theory: "Ada is calm.",
      questions: {
        Q1: { question: "Ada is calm.", answer: true, QDep: 0, strategy: "proof" },
        Q2: { question: "Ada is tall.", answer: "Unknown", QDep: 0, strategy: "random" },
      },
    }),
    keys: ["True", "Unknown"],
    labels: 3,
    tags: { depth: "0", strategy: "proof", semantics: "open world" },
    says: "Is the following statement true, false, or unknown?\nAda is calm.",
  },
  ...["logical-deduction", "ar-lsat"].map((format): Case => ({
    format,
    layout: "Logic-LM's packaging",
    text: JSON.stringify([{ id: "1", ...jars }]),
    keys: ["B"],
    labels: 3,
    tags: { dataset: format },
    says: "\n\nA. Fig.\nB. Plum.\nC. Pear.",
  })),
  {
    format: "logicnli",
    layout: "theories by number",
    text: JSON.stringify({
      "0": {
        facts: ["Ada is calm."],
        rules: ["If someone is calm, then he is kind."],
        statements: ["Ada is kind.", "Ada is tall."],
        labels: ["entailment", "self_contradiction"],
      },
    }),
    keys: ["entailment", "self_contradiction"],
    labels: 4,
    tags: { semantics: "paraconsistent" },
    says: "Ada is calm. If someone is calm, then he is kind.\n\n",
  },
  {
    format: "robustlr",
    layout: "chats",
    text: lines({
      input: [
        { role: "system", content: "Answer Yes, No or Neutral." },
        { role: "user", content: "Ada is calm. Is Ada tall?" },
      ],
      ideal: "Neutral",
    }),
    keys: ["Neutral"],
    labels: 3,
    tags: { dataset: "robustlr" },
    says: "Answer Yes, No or Neutral.\n\nAda is calm. Is Ada tall?",
  },
  {
    format: "robustlr",
    layout: "the authors' own table, without a header",
    text: 'Ada is calm.,Ada is tall.,2,None,"0,1",no\n',
    keys: ["Unknown"],
    labels: 3,
    tags: { semantics: "open world" },
    says: "Is the following statement true, false, or unknown?\nAda is tall.",
  },
  {
    format: "logiqa",
    layout: "eight lines a record",
    text: "\nb\nAda is taller than Ben.\nWho is shorter?\nA.Ada.\nB.Ben.\nC.Cleo.\nD.Nobody.\n\nd\nAda is calm.\nWho is tall?\nA.Ada.\nB.Ben.\nC.Cleo.\nD.It is not said.\n",
    keys: ["B", "D"],
    labels: 4,
    tags: { dataset: "logiqa" },
    says: "Who is shorter?\n\nA. Ada.\nB. Ben.",
  },
  {
    format: "logiqa2",
    layout: "places from 0, types as an object",
    text: lines({
      id: 1,
      answer: 1,
      text: "Ada is taller than Ben.",
      question: "Who is shorter?",
      options: ["Ada", "Ben", "Cleo", "Nobody"],
      type: { "Categorical Reasoning": true, "Conjunctive Reasoning": false },
    }),
    keys: ["B"],
    labels: 4,
    tags: { type: "Categorical Reasoning" },
    says: "B. Ben",
  },
  {
    format: "logiqa2",
    layout: "its NLI half",
    text: lines({
      label: "not entailed",
      major_premise: ["Ada is calm."],
      minor_premise: "Ben is tall.",
      conclusion: "Ada is tall.",
    }),
    keys: ["not entailed"],
    labels: 2,
    tags: { dataset: "logiqa2" },
    says: "Ada is calm. Ben is tall.\n\n",
  },
  {
    format: "folio",
    layout: "Logic-LM's packaging",
    text: JSON.stringify([{ ...jars, options: ["A) True", "B) False", "C) Uncertain"] }]),
    keys: ["B"],
    labels: 3,
    tags: { semantics: "classical" },
    says: "B. False",
  },
  {
    format: "prontoqa",
    layout: "Logic-LM's packaging",
    text: JSON.stringify([{ ...jars, options: ["A) True", "B) False"] }]),
    keys: ["B"],
    labels: 2,
    tags: { semantics: "classical" },
    says: "B. False",
  },
  {
    format: "ar-lsat",
    layout: "its authors' passages with questions",
    text: JSON.stringify([
      {
        passage: jars.context,
        questions: [{ question: jars.question, options: ["Fig.", "Plum."], answer: "B" }],
      },
    ]),
    keys: ["B"],
    labels: 2,
    tags: {},
    says: "B. Plum.",
  },
  {
    format: "ar-lsat",
    layout: "its authors' flat files",
    text: JSON.stringify([
      { context: jars.context, question: jars.question, answers: ["Fig.", "Plum."], label: 1 },
    ]),
    keys: ["B"],
    labels: 2,
    tags: {},
    says: "B. Plum.",
  },
  {
    format: "logiqa",
    layout: "JSON",
    text: lines({
      context: jars.context,
      query: jars.question,
      options: ["Fig.", "Plum."],
      correct_option: 0,
    }),
    keys: ["A"],
    labels: 2,
    tags: {},
    says: "A. Fig.",
  },
  {
    format: "logiqa2",
    layout: "pairs of a premise and a hypothesis",
    text: lines(
      { premise: jars.context, hypothesis: "There are jars.", label: "entailment", type: { Causal: true } },
      {
        premise: jars.context,
        hypothesis: "There are four jars.",
        label: "not-entailment",
        type: { Causal: true },
      },
    ),
    keys: ["entailed", "not entailed"],
    labels: 2,
    tags: { type: "Causal" },
    says: "There are jars.",
  },
  {
    format: "logicbench",
    layout: "the augmented half",
    text: JSON.stringify({
      type: "non_monotonic_logic",
      axiom: "default_reasoning_irr",
      data_samples: [{ context: "Owls fly.", qa_pairs: [{ question: "Do owls fly?", answer: "yes" }] }],
    }),
    keys: ["yes"],
    labels: 2,
    tags: { semantics: "non-monotonic", rule: "default_reasoning_irr" },
    says: "Do owls fly?",
  },
  {
    format: "agieval",
    layout: "JSON lines",
    text: lines({
      passage: null,
      question: jars.question,
      options: ["(A)Fig.", "(B)Plum."],
      label: "B",
      answer: null,
    }),
    keys: ["B"],
    labels: 2,
    tags: {},
    says: "B. Plum.",
  },
  {
    format: "logieval",
    layout: "chats",
    text: lines({
      input: [
        { role: "system", content: "Choose A, B, C or D." },
        { role: "user", content: "Which jar?" },
      ],
      ideal: "C",
    }),
    keys: ["C"],
    labels: 4,
    tags: {},
    says: "Choose A, B, C or D.\n\nWhich jar?",
  },
  {
    format: "neubaroco",
    layout: "pairs",
    text: "premises_en\thypothesis_en\tgold\tcontent-type\nAll owls fly.\tNo owl flies.\tcontradiction\tcongruent",
    keys: ["contradiction"],
    labels: 3,
    tags: { content: "congruent" },
    says: "No owl flies.",
  },
  {
    format: "neubaroco",
    layout: "five options",
    text: `premises_en\t${[1, 2, 3, 4, 5].map((n) => `hypothesis_en_${n}`).join("\t")}\tgold\nAll owls fly.\tp\tq\tr\ts\tt\t2`,
    keys: ["B"],
    labels: 5,
    tags: { semantics: "classical" },
    says: "Which of these follows?",
  },
  {
    format: "reclor",
    layout: "a JSON array",
    text: JSON.stringify([
      {
        context: "Ada is taller than Ben.",
        question: "Who is shorter?",
        answers: ["Ada", "Ben", "Cleo", "Nobody"],
        label: 1,
        question_type: 4,
        id_string: "train_0",
      },
    ]),
    keys: ["B"],
    labels: 4,
    tags: { type: "4" },
    says: "B. Ben",
  },
  {
    format: "clutrr",
    layout: "the authors' CSV",
    text: `id,story,query,target,target_text,f_comb,task_name,edge_types\n1,"[Ada] is the mother of [Ben], who is the father of [Cleo].","('Ada', 'Cleo')",11,granddaughter,son-daughter,task_1.2,"['son', 'daughter']"\n`,
    keys: ["granddaughter"],
    labels: 20,
    tags: { hops: "2", task: "task_1.2", chain: "son-daughter" },
    says: "How is [Cleo] related to [Ada]?",
  },
  {
    format: "clutrr",
    layout: "lines with reasons",
    text: lines({
      id: 0,
      question: "[Ada] is the mother of [Ben].\nQuestion: How is [Ben] related to [Ada]?",
      answer: "son #### son",
      k: 1,
    }),
    keys: ["son"],
    labels: 20,
    tags: { hops: "1" },
    says: "How is [Ben] related to [Ada]?",
  },
  {
    format: "logicbench",
    layout: "yes and no, several a context",
    text: JSON.stringify({
      type: "nm_logic",
      axiom: "default_reasoning_irr",
      samples: [
        {
          id: 1,
          context: "Birds usually fly. Ada is a bird.",
          qa_pairs: [
            { question: "Does this imply that Ada flies?", answer: "yes" },
            { question: "Does this imply that Ada does not fly?", answer: "no" },
          ],
        },
      ],
    }),
    keys: ["yes", "no"],
    labels: 2,
    tags: { logic: "non-monotonic", semantics: "non-monotonic", rule: "default_reasoning_irr" },
    says: "Does this imply that Ada flies?\nAnswer yes or no.",
  },
  {
    format: "logicbench",
    layout: "options by name",
    text: JSON.stringify({
      type: "propositional_logic",
      axiom: "modus_tollens",
      samples: [
        {
          id: 1,
          context: "If it rains, Ada rests. Ada does not rest.",
          question: "What follows?",
          choices: { choice_1: "It rains.", choice_2: "It does not rain.", choice_3: "Ada rests." },
          answer: "choice_2",
        },
      ],
    }),
    keys: ["B"],
    labels: 3,
    tags: { logic: "propositional", rule: "modus_tollens" },
    says: "B. It does not rain.",
  },
  {
    format: "multi-logieval",
    layout: "a file of one rule",
    text: JSON.stringify({
      logic: "fol",
      rule: "HS_MP",
      depth: "d2",
      samples: [{ id: 1, context: "Ada is calm.", question: "Is Ada calm?", answer: "Yes" }],
    }),
    keys: ["yes"],
    labels: 2,
    tags: { logic: "predicate", rule: "HS_MP", depth: "d2" },
    says: "Is Ada calm?",
  },
  {
    format: "logic-inference",
    layout: "inputs and targets",
    text: lines(
      {
        inputs:
          "Consider the following premises. Ada sings. Can we infer the following from them? Ada rests.",
        targets: "We cannot infer that from the premises. Therefore the answer is no.",
      },
      { inputs: "Consider the following premises. p -> q. p. Can we infer q from them? ", targets: "Yes." },
    ),
    keys: ["no", "yes"],
    labels: 2,
    tags: { form: "english" },
    says: "Can we infer the following from them? Ada rests.",
  },
  {
    format: "fld",
    layout: "a line with formulas",
    text: lines({
      hypothesis: "Ada is calm.",
      context: "sent1: Ada is calm. sent2: Ben is tall.",
      hypothesis_formula: "{A}{a}",
      proof_label: "UNKNOWN",
      world_assump_label: "__PROVED__",
      depth: 1,
    }),
    keys: ["PROVED"],
    labels: 3,
    tags: { depth: "1" },
    says: "PROVED, DISPROVED, or UNKNOWN?\nAda is calm.",
  },
  {
    format: "logical-entailment",
    layout: "formulas in a table without a header",
    text: "(p&q),p,1,1,0,1\np,(p&q),0,0,0,0\n",
    keys: ["yes", "no"],
    labels: 2,
    tags: { logic: "propositional", heuristic1: "1" },
    says: "(p&q)\n\n",
  },
  ...["snli", "mnli"].flatMap((format): readonly Case[] => [
    {
      format,
      layout: "JSON lines",
      text: lines({ ...pair, gold_label: "entailment", genre: "fiction" }),
      keys: ["entailment"],
      labels: 3,
      tags: { genre: "fiction" },
      says: "A man sings .\n\n",
    },
    {
      format,
      layout: "a table between tabs, with bare quotes",
      text: 'index\tText\tHypothesis\tgold_label\n0\t"Now" he said it.\tHe spoke.\tneutral\n',
      keys: ["neutral"],
      labels: 3,
      tags: { dataset: format },
      says: '"Now" he said it.',
    },
    {
      format,
      layout: "labels by number",
      text: "premise,hypothesis,label\nA man sings.,Nobody sings.,2\n",
      keys: ["contradiction"],
      labels: 3,
      tags: { dataset: format },
      says: "Nobody sings.",
    },
  ]),
];

for (const { format, layout, text, file, keys, labels, tags, says } of cases)
  test(`${format}: ${layout}`, () => {
    const { questions, faults, dropped } = read(format, text, file);
    expect({ faults, dropped }).toEqual({ faults: [], dropped: [] });
    expect(questions.map(({ key }) => key.join())).toEqual(keys);
    expect(questions[0]?.answers).toHaveLength(labels);
    expect(questions[0]?.tags).toMatchObject({ dataset: format, ...tags });
    expect(questions[0]?.text).toContain(says);
  });

test("docs/datasets.md names every dataset with its licence, as node scripts/datasets.ts writes it", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/datasets.md"), "utf8");
  expect(document).toBe(datasetsPage());
  for (const { name, licence } of datasets) {
    const [row = ""] = document.split("\n").filter((line) => line.startsWith(`| \`${name}\` `));
    expect(row, name).toContain(`| ${licence} `);
  }
});

test("every dataset has a case", () => {
  const generic = ["jsonl", "json", "csv"];
  const known = new Set([...generic, ...cases.map(({ format }) => format)]);
  expect(datasets.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

const leftOut: readonly (readonly [fact: string, format: string, text: string, fault: string])[] = [
  ["a pair without a gold label", "snli", lines({ ...pair, gold_label: "-" }), "it has no right answer"],
  [
    "a test row whose label is not published",
    "reclor",
    JSON.stringify([{ context: "c", question: "q", answers: ["a", "b"] }]),
    "it has no right answer",
  ],
  [
    "a record that is not whole",
    "logiqa",
    "\nb\nAda is calm.\nWho?\nA.Ada.\n",
    "it is not a letter, a context, a question and four options, a line each",
  ],
  [
    "a translation",
    "logic-inference",
    lines({ inputs: "Translate the following inference to logic notation: …", targets: "p -> q." }),
    "“inputs.input” is not a text",
  ],
  [
    "fewer labels than statements",
    "logicnli",
    JSON.stringify({ "0": { facts: [], rules: [], statements: ["Ada is calm."], labels: [] } }),
    "it has not as many statements as labels",
  ],
];
for (const [fact, format, text, fault] of leftOut)
  test(`${format}: ${fact} is left out, and where it is all there is, refused`, () => {
    try {
      read(format, text);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        message: `no record fits the layout of ${format}`,
        hint: expect.stringMatching(new RegExp(`line \\d: ${fault}`)),
      });
    }
  });

test("a named layout that does not fit says which does", () => {
  const chat = lines({ input: [{ role: "user", content: "Which jar?" }], ideal: "C" });
  try {
    read("reclor", chat);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ hint: expect.stringMatching(/^“logieval” reads this; line 1: /) });
  }
});
