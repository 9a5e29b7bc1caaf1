/**
 * A suite: which questions a run asks, as plain data. The plan of a run holds it, a hash of it names the run, and
 * `openSuite` gives its questions again, the same ones on any machine. Names of styles, lexicons, rules and profiles are
 * checked where the suite is opened, so that a plan of another version can still be read and told.
 */
import { splits } from "#arguments/split-names";
import type { CustomRule } from "#catalog/own-rules";
import { genres, type TopicPage } from "#language/topics/topic";
import { misuse } from "#logic/error";
import { z } from "zod";
import { lengthsMixes } from "./names.ts";

const whole = z.int().min(1);
const texts = z.array(z.string());
/** Lengths, tasks and values of a parameter: there are no more. */
const maxValues = 100;
const maxPoints = 10_000;
/** Only arguments of this split. */
const split = z.enum(splits).optional();
const shard = z
  .object({ number: whole, of: whole })
  .refine(({ number, of }) => number <= of, "a shard's number is above their count");

/** A rule of one's own, as text. */
export const customRuleSchema: z.ZodType<CustomRule> = z.strictObject({
  name: z.string().describe("in small letters, as in modus tollens"),
  category: z.enum(["equivalence", "inference", "fallacy"]),
  forms: texts.min(1).describe("as in “p → q; ¬q ⊢ ¬p”, or “p ∨ q ⇔ q ∨ p” for an equivalence"),
});

/** The page of a topic (docs/generate-questions.md). */
export const topicSchema: z.ZodType<TopicPage> = z.strictObject({
  topic: z.string().min(1).describe("the subject, as in “a library”"),
  genre: z.enum(genres).describe("works, places and nature are of things, scenes of clauses alone"),
  title: z.string().describe("the first words of a question"),
  domain: z.string().describe("the noun of the individuals; empty in a scene"),
  kinds: texts.describe("nouns"),
  states: texts.describe("what is said after “is”"),
  properties: texts.describe("verbs in two forms, as in “has/have a card”"),
  rights: texts.describe("the same of what rules give"),
  names: z.array(z.strictObject({ name: z.string(), as: z.string(), he: z.string() })),
  clauses: texts.describe("as in “the alarm: is/are on”, from causes to effects"),
  exclude: z.array(texts).describe("groups of phrases that never meet in a question"),
  links: z.array(texts).optional().describe("phrases that make another likely"),
  things: texts.describe("kinds of things that people use, as in “letter”"),
});
const topics = z.array(topicSchema).min(1).optional();

/** Which arguments, in which words: what every suite of generated yes/no questions says. */
const questions = {
  /** The version of the generator: another one may make other questions of the same plan. */
  version: z.string(),
  profile: z.string(),
  seed: z.int(),
  kinds: texts.optional(),
  skills: texts.optional(),
  style: z.string(),
  /** Style paper: an action has the papers' three forms in one question. */
  forms: z.literal("mixed").optional(),
  lexicon: z.string(),
  /** Custom rules among `skills` and the topics in the place of the program's: `docs/generate-questions.md`. */
  rules: z.array(customRuleSchema).optional(),
  topics,
  /** Every item has an argument of its own. */
  distinct: z.literal(true).optional(),
  split,
};

/** A length, or several with their weights. */
export const lengthOrMix = z.union([
  whole,
  z
    .array(z.object({ length: whole, weight: z.number().positive() }))
    .min(2)
    .max(maxValues),
]);

const generated = z.object({
  kind: z.literal("generated"),
  ...questions,
  /** One length, or several by their weights. */
  length: lengthOrMix,
  /** Questions of each skill, questions in all, or both. */
  perSkill: whole.optional(),
  limit: whole.optional(),
  shard: shard.optional(),
});

/** LogicAsker's questions as its papers ask them: their rules, their English, their words; at several lengths their mix of kinds. */
export const papersConditions = { profile: "paper", style: "paper", lexicon: "papers" } as const;

/** Returns whether questions are made as in the papers. Only then rules that only pad extend derivations. */
export const matchesPapers = (suite: Readonly<Record<keyof typeof papersConditions, string>>): boolean =>
  suite.profile === papersConditions.profile &&
  suite.style === papersConditions.style &&
  suite.lexicon === papersConditions.lexicon;

/** So many questions of each length on skills drawn at random (LogicAsker §4.3). */
const lengths = z.object({
  kind: z.literal("lengths"),
  ...questions,
  lengths: z.array(whole).min(1).max(maxValues),
  perLength: whole,
  /** How the kinds are mixed at each length; as many of each skill where it is not said. */
  mix: z.enum(lengthsMixes).optional(),
});

/** Questions put where they find the rules behind wrong answers: each follows from the answers before it. */
const diagnosis = z.object({
  kind: z.literal("diagnosis"),
  ...questions,
  length: lengthOrMix,
  /** Questions for each model, at most. */
  budget: whole,
});

/** How much of a set of four-option questions is asked. */
const limitMembers = {
  /** Items of the whole set. */
  items: whole.optional(),
  /** Only so many questions of the set. */
  first: whole.optional(),
  /** 4 unless it says 1: the original order alone. */
  rotations: z.literal(1).optional(),
  /** The file that examples are taken from; the plan's prompt has their words. */
  shotsFrom: z.string().optional(),
};

/** Four-option questions (DivLogicEval). */
const choice = z.object({
  kind: z.literal("choice"),
  version: z.string(),
  perType: whole,
  seed: z.int(),
  recipe: z.enum(["fair", "paper"]),
  propositions: whole,
  variables: whole,
  facts: z.tuple([z.int().min(0), z.int().min(0)]),
  steps: whole,
  paraphrase: z.enum(["none", "same", "proved", "nli"]),
  /** Forms of propositions, as in "(A ∨ B) → C": the premises of rules. */
  forms: texts.min(1).optional(),
  /** Recipe paper: no implication is entailed only because a side of it is settled. */
  noVacuous: z.literal(true).optional(),
  symbolic: z.literal(true).optional(),
  distinct: z.literal(true).optional(),
  split,
  ...limitMembers,
});

/** Questions read from a file of lines. The hash of their ids, and of what no id covers, names them; the file's name is for people. */
const file = z.object({
  kind: z.literal("file"),
  /** Custom rules and topics of its items, from which new questions are made. */
  rules: z.array(customRuleSchema).optional(),
  topics,
  hash: z.string(),
  file: z.string().optional(),
  /** Lines that were left out, because an earlier one is the same question. */
  repeated: z.int().min(1).optional(),
  /** Of an imported log: a hash of its answers. */
  log: z.string().optional(),
  /** Of the questions that `first` leaves. */
  shard: shard.optional(),
  /** Set where the lines are four-option items. */
  format: z.literal("choice").optional(),
  ...limitMembers,
});

/** Questions of tasks that packages define: so many of each combination of values of their difficulty parameters, for each task. */
const tasks = z.object({
  kind: z.literal("tasks"),
  version: z.string(),
  seed: z.int(),
  tasks: texts.min(1).max(maxValues),
  /** Some values of each parameter; those that are not given have their default. */
  parameters: z
    .record(z.string(), z.array(z.number()).min(1).max(maxValues))
    .refine(
      (parameters) => Object.values(parameters).reduce((all, some) => all * some.length, 1) <= maxPoints,
      `more than ${maxPoints} combinations`,
    ),
  style: z.string(),
  lexicon: z.string(),
  /** Questions of each combination and task, questions in all, or both. */
  perPoint: whole.optional(),
  limit: whole.optional(),
  shard: shard.optional(),
  distinct: z.literal(true).optional(),
  split,
});

/** Questions that a package chooses by the answers to those before. */
const adaptive = z.object({
  kind: z.literal("adaptive"),
  /** The name of the package's chooser. */
  name: z.string(),
  /** A description of its questions, for lists. */
  words: z.string(),
  version: z.string(),
  seed: z.int(),
  /** How it chooses them, as the package reads it. */
  plan: z.record(z.string(), z.json()),
});

/** The origin of a weakness set: the run, its few-shot examples, and the questions whose own rule those show. */
const lesson = z.object({
  run: z.string(),
  arm: z.enum(["zero", "random", "weak", "nearest"]),
  /** Weakest skills, new questions on each, and demonstrations before a question. */
  k: whole,
  perSkill: whole,
  shots: whole,
  balanced: z.boolean(),
  as: z.string(),
  reasons: z.string(),
  showing: texts,
});

/** Questions that follow from another run's answers: new ones on its weakest skills, the steps of its chains, its masked options, its sentences to polish. */
const derived = z.object({
  kind: z.literal("derived"),
  from: z.enum(["weaknesses", "probe", "options", "polish"]),
  /** Of the questions' ids. */
  hash: z.string(),
  lesson: lesson.optional(),
});

export const suiteSchema = z.discriminatedUnion("kind", [
  generated,
  lengths,
  diagnosis,
  choice,
  file,
  tasks,
  adaptive,
  derived,
]);

/** Which questions a run asks. */
export type Suite = z.infer<typeof suiteSchema>;
export type SuiteVariant<Kind extends Suite["kind"]> = Extract<Suite, { readonly kind: Kind }>;

/** The origin of a weakness set's run. */
export type Lesson = NonNullable<SuiteVariant<"derived">["lesson"]>;

/** True if its questions are four-option items, asked in rotations. */
export const asksChoices = (suite: Suite): boolean =>
  suite.kind === "choice" || (suite.kind === "file" && suite.format === "choice");

/** A suite of a kind from what is known of it; members that such a suite does not have are left out. Throws misuse. */
export const readSuite = <Kind extends Suite["kind"]>(kind: Kind, value: object): SuiteVariant<Kind> => {
  const suite = parseSuite({ ...value, kind });
  if (isKind(suite, kind)) return suite;
  throw misuse(`not a suite of kind ${kind}`);
};

const isKind = <Kind extends Suite["kind"]>(suite: Suite, kind: Kind): suite is SuiteVariant<Kind> =>
  suite.kind === kind;

/** True if a value is a suite. */
export const isSuite = (value: unknown): value is Suite => suiteSchema.safeParse(value).success;

/** The suite of a stored plan. What is none is misuse: the store is damaged, or of a newer version. */
export const parseSuite = (value: unknown): Suite => {
  const parsed = suiteSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw misuse(`not a suite: ${issue?.path.join(".") || "kind"}: ${issue?.message ?? ""}`);
};
