/**
 * The layouts of the line format as schemas: what a line from outside must hold to be taken in.
 */
import { choiceTypes, recipes, type WrittenCertificate } from "#arguments";
import { z } from "zod";
import { paraphrasePolicies } from "../choice/variants.ts";
import type { Item } from "../item.ts";
import type { Question } from "../question.ts";
import type { ChoiceItem } from "./choice.ts";
import { importedQuestion } from "./older-lines.ts";

const texts = z.array(z.string());
const relation = z.enum(["entailment", "contradiction", "neutral"]);

const interpretation = z.object({
  domain: texts,
  constants: z.record(z.string(), z.string()),
  predicates: z.record(z.string(), z.array(texts)),
  propositions: z.record(z.string(), z.boolean()),
});

const certificate: z.ZodType<WrittenCertificate> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("derivation"),
    steps: z.array(
      z.object({
        n: z.int(),
        formula: z.string(),
        rule: z.string(),
        from: z.array(z.int()),
        discharges: z.array(z.int()).exactOptional(),
      }),
    ),
    witness: interpretation.exactOptional(),
  }),
  z.object({ kind: z.literal("interpretations"), satisfying: interpretation, refuting: interpretation }),
]);

/** An item of ours, layout version 1. */
export const itemLine: z.ZodType<Item> = z.object({
  v: z.literal(1),
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
  style: z.string(),
  premises: texts,
  conclusion: z.string(),
  relation,
  label: z.enum(["yes", "no"]),
  lexicon: z.record(z.string(), z.unknown()),
  setting: z.string().exactOptional(),
  premisesText: texts,
  conclusionText: z.string(),
  question: z.string(),
  certificate,
  steps: z.array(z.object({ skill: z.string(), from: texts, to: z.string() })),
  twin: z.string().exactOptional(),
});

const form = z.object({ yes: z.string(), no: z.string(), relation: z.enum(["same", "implied"]) });

/** A four-option item, layout version 1. */
export const choiceLine: z.ZodType<ChoiceItem> = z.object({
  v: z.literal(1),
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
  propositions: texts,
  sentencesText: texts,
  goal: z.string().exactOptional(),
  goalText: z.string().exactOptional(),
  passage: z.string(),
  query: z.string(),
  options: texts,
  wordings: texts.exactOptional(),
  optionFormulas: texts,
  relations: z.array(relation),
  answer: z.int(),
  certificates: z.array(certificate),
  symbolic: z.object({ passage: z.string(), options: texts }),
  sentences: z.record(z.string(), texts),
  forms: z.record(z.string(), z.array(form)),
});

const option = z.object({ label: z.string().min(1), text: z.string().exactOptional() });

/** A plain question. */
export const questionLine = z
  .object({
    v: z.literal(2),
    id: z.string().min(1),
    text: z.string(),
    answers: z.array(option).min(2),
    key: z.array(z.string()).min(1),
    tags: z.record(z.string(), z.string()),
    group: z.string().exactOptional(),
    premises: texts.exactOptional(),
    conclusion: z.string().exactOptional(),
  })
  .refine(({ answers }) => new Set(answers.map(({ label }) => label)).size === answers.length, {
    path: ["answers"],
    message: "two answers have one label",
  })
  .refine(({ answers, key }) => key.every((one) => answers.some(({ label }) => label === one)), {
    path: ["key"],
    message: "it is not among the answers",
  })
  .transform(({ v: _v, ...rest }): Question => rest);

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
