/**
 * The layouts of the line format as schemas: what a line from outside must hold to be taken in. What is written is
 * version 2: no letter is an object key, and every line of a layout has the same members, null where one does not
 * apply. Lines of version 1, where words and interpretations were records by letter, become those of version 2.
 */
import { choiceTypes, problemRelations, recipes, type WrittenCertificate } from "#arguments";
import { z } from "zod";
import { paraphrasePolicies } from "../choice/variants.ts";
import type { DialledItem } from "../dialled/dialled-item.ts";
import type { Item } from "../item.ts";
import type { ChoiceItem } from "./choice.ts";
import { alikeLabels } from "../question.ts";
import { choiceFromOlder, importedQuestion, itemFromOlder, questionFromLine } from "./older-lines.ts";

const texts = z.array(z.string());
const relation = z.enum(["entailment", "contradiction", "neutral"]);

const interpretation = z.object({
  domain: texts,
  constants: z.array(z.object({ name: z.string(), is: z.string() })),
  predicates: z.array(z.object({ name: z.string(), holds: z.array(texts) })),
  propositions: z.array(z.object({ name: z.string(), is: z.boolean() })),
});

const lines = z.array(
  z.object({
    n: z.int(),
    formula: z.string(),
    rule: z.string(),
    from: z.array(z.int()),
    discharges: z.array(z.int()),
  }),
);

const certificate: z.ZodType<WrittenCertificate> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("derivation"),
    steps: lines,
    witness: interpretation.nullable(),
    satisfying: z.null(),
    refuting: z.null(),
  }),
  z.object({
    kind: z.literal("interpretations"),
    steps: z.null(),
    witness: z.null(),
    satisfying: interpretation,
    refuting: interpretation,
  }),
]);

// Schemas name members in the order in which they are written, since what is read is written again as it was read.

/** What items of both versions say in the same way: first their place. */
const itemPlace = {
  id: z.string(),
  seed: z.number(),
  index: z.int(),
  profile: z.string(),
  logic: z.enum(["propositional", "predicate"]),
  category: z.enum(["equivalence", "inference", "fallacy"]),
  rule: z.string(),
  base: z.string(),
  extension: z.enum(["none", "universal", "existential"]),
  kind: z.enum(["valid", "contradiction", "unrelated", "near", "fallacy"]),
  length: z.int(),
  shortest: z.enum(["proved", "unproved", "unchecked"]),
};

const itemFormulas = {
  style: z.string(),
  premises: texts,
  conclusion: z.string(),
  relation,
  label: z.enum(["yes", "no"]),
};

const itemTexts = { premisesText: texts, conclusionText: z.string(), question: z.string() };

const itemSteps = z.array(z.object({ skill: z.string(), from: texts, to: z.string() }));

const letterWords = z.array(
  z.object({ letter: z.string(), text: z.string(), denied: z.string().nullable() }),
);

/** An item of ours, layout version 2. */
export const itemLine: z.ZodType<Item> = z.object({
  v: z.literal(2),
  ...itemPlace,
  difficulty: z.number(),
  ...itemFormulas,
  lexicon: letterWords,
  setting: z.string().nullable(),
  ...itemTexts,
  certificate,
  steps: itemSteps,
  twin: z.string().nullable(),
});

const share = z.number().min(0).max(1);

/** An item whose difficulty was set by dials. */
export const dialledLine: z.ZodType<DialledItem> = z.object({
  v: z.literal(2),
  id: z.string(),
  seed: z.number(),
  index: z.int(),
  task: z.string(),
  style: z.string(),
  premises: texts,
  goal: z.string(),
  premisesText: texts,
  goalText: z.string(),
  question: z.string(),
  options: z.array(z.object({ label: z.string(), text: z.string().nullable() })),
  key: z.array(z.string()).min(1),
  dials: z.object({
    length: z.int(),
    width: z.int(),
    distractors: share,
    nearness: share,
    relations: z.int(),
    quantifiers: z.int(),
    negations: z.int(),
  }),
  relation: z.enum(problemRelations),
  core: z.array(z.int()),
  lexicon: letterWords,
  setting: z.string().nullable(),
  certificate,
  lines: z.array(z.object({ n: z.int(), formula: z.string(), from: z.array(z.int()), isGap: z.boolean() })),
  steps: z.array(z.object({ from: texts, to: z.string() })),
  group: z.string(),
});

const four = <Value extends z.ZodType>(value: Value) => z.array(value).length(4);

const formRelation = z.enum(["same", "implied"]);

/** What four-option items of both versions say in the same way. */
const choicePlace = {
  id: z.string(),
  type: z.enum(choiceTypes),
  recipe: z.enum(recipes),
  language: z.enum(["english", "symbolic"]),
  paraphrase: z.enum(paraphrasePolicies),
  faithful: z.boolean(),
  seed: z.number(),
  index: z.int(),
  polish: z.enum(["none", "machine", "person"]),
  knobs: z.object({ n: z.int(), variables: z.int(), facts: z.int(), steps: z.int() }),
};

const choiceSentences = { propositions: texts, sentencesText: texts };

const choiceOptions = {
  passage: z.string(),
  query: z.string(),
  options: four(z.string()),
  optionFormulas: four(z.string()),
  relations: four(relation),
  answer: z.int().min(0).max(3),
};

const choiceSymbolic = z.object({ passage: z.string(), options: four(z.string()) });

/** A four-option item, layout version 2. */
export const choiceLine: z.ZodType<ChoiceItem> = z.object({
  v: z.literal(2),
  ...choicePlace,
  difficulty: z.number(),
  ...choiceSentences,
  goal: z.string().nullable(),
  goalText: z.string().nullable(),
  ...choiceOptions,
  certificates: four(certificate),
  symbolic: choiceSymbolic,
  wordings: texts,
  sentences: z.array(z.object({ letter: z.string(), forms: texts })),
  forms: z.array(
    z.object({ letter: z.string(), text: z.string(), denied: z.string(), relation: formRelation }),
  ),
});

const option = z.object({ label: z.string().min(1), text: z.string().nullish() });

const tagList = z.array(z.object({ name: z.string(), value: z.string() }));

/** Names with their values; as an object, too, which is easier to write by hand. */
const tags = z.preprocess(
  (value) => {
    const list = tagList.safeParse(value).data;
    return list === undefined ? value : Object.fromEntries(list.map((tag) => [tag.name, tag.value]));
  },
  z.record(z.string(), z.string()),
);

/** A plain question. What is null may be absent, so that it is easy to write by hand. */
export const questionLine = z
  .object({
    v: z.literal(2),
    id: z.string().min(1),
    text: z.string(),
    answers: z.array(option).min(2),
    key: z.array(z.string()).min(1),
    tags: tags.default({}),
    group: z.string().nullish(),
    premises: texts.nullish(),
    conclusion: z.string().nullish(),
    formulas: z.object({ premises: texts, conclusion: z.string() }).nullish(),
  })
  .refine(({ answers }) => new Set(answers.map(({ label }) => label)).size === answers.length, {
    path: ["answers"],
    message: "two answers have one label",
  })
  .refine(({ answers }) => alikeLabels(answers.map(({ label }) => label)) === undefined, {
    path: ["answers"],
    message: "two labels differ in capitals only, and replies are not read by capitals",
  })
  .refine(({ answers, key }) => key.every((one) => answers.some(({ label }) => label === one)), {
    path: ["key"],
    message: "it is not among the answers",
  })
  .transform(questionFromLine);

/** An imported row of layout version 1: a yes/no question with a place in the rule tree. */
export const importedLine = z
  .object({
    v: z.literal(1),
    source: z.string(),
    id: z.string(),
    logic: z.string(),
    category: z.string(),
    rule: z.string(),
    base: z.string(),
    extension: z.string(),
    kind: z.string(),
    length: z.int(),
    label: z.enum(["yes", "no"]),
    premisesText: texts,
    conclusionText: z.string(),
    question: z.string(),
  })
  .transform(importedQuestion);

// ── version 1 ──────────────────────────────────────────────────────────────────────────────────────────────

const olderInterpretation = z.object({
  domain: texts,
  constants: z.record(z.string(), z.string()),
  predicates: z.record(z.string(), z.array(texts)),
  propositions: z.record(z.string(), z.boolean()),
});

const olderCertificate = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("derivation"),
    steps: z.array(lines.element.extend({ discharges: z.array(z.int()).exactOptional() })),
    witness: olderInterpretation.exactOptional(),
  }),
  z.object({
    kind: z.literal("interpretations"),
    satisfying: olderInterpretation,
    refuting: olderInterpretation,
  }),
]);

const clause = z.object({ yes: z.string(), no: z.string() });

/** An item of layout version 1. */
export const olderItemLine: z.ZodType<Item> = z
  .object({
    v: z.literal(1),
    ...itemPlace,
    ...itemFormulas,
    ...itemTexts,
    steps: itemSteps,
    lexicon: z.record(z.string(), z.union([z.string(), clause])),
    setting: z.string().exactOptional(),
    certificate: olderCertificate,
    twin: z.string().exactOptional(),
  })
  .transform(itemFromOlder);

/** A four-option item of layout version 1. */
export const olderChoiceLine: z.ZodType<ChoiceItem> = z
  .object({
    v: z.literal(1),
    ...choicePlace,
    ...choiceSentences,
    ...choiceOptions,
    symbolic: choiceSymbolic,
    goal: z.string().exactOptional(),
    goalText: z.string().exactOptional(),
    wordings: texts.exactOptional(),
    certificates: z.array(olderCertificate),
    sentences: z.record(z.string(), texts),
    forms: z.record(z.string(), z.array(clause.extend({ relation: formRelation }))),
  })
  .transform(choiceFromOlder);
