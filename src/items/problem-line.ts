/**
 * A problem as one JSON line: one shape for every question, ours and other people's. Formulas stand here as printed text. No letter
 * is an object key, and what does not apply is null or an empty list. Version 3; docs/file-formats.md shows an example line of each kind.
 */
import { hexHash } from "#arguments/random";
import type { ItemStep, WrittenCertificate } from "#arguments/written-certificate";
import { once } from "#logic/memoize";
import { z } from "zod";

const texts = z.array(z.string());
const relation = z.enum(["entailment", "contradiction", "neutral"]);
const orNull = <Value extends z.ZodType>(value: Value) => value.nullable().default(null);
const orNone = <Value extends z.ZodType>(value: Value) => z.array(value).default([]);

const interpretation = z.object({
  domain: texts,
  constants: z.array(z.object({ name: z.string(), is: z.string() })),
  predicates: z.array(z.object({ name: z.string(), holds: z.array(texts) })),
  propositions: z.array(z.object({ name: z.string(), is: z.boolean() })),
});

const derivationStep = z.object({
  n: z.int(),
  formula: z.string(),
  rule: z.string(),
  from: z.array(z.int()),
  discharges: z.array(z.int()),
});

const certificate: z.ZodType<WrittenCertificate> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("derivation"),
    steps: z.array(derivationStep),
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

const tagList = z.array(z.object({ name: z.string(), value: z.string() }));

/** Names with their values; as an object, too, which is easier to write by hand. */
const tags = z.preprocess((value, context) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const object = z.record(z.string(), z.string()).safeParse(value);
  for (const { path, message } of object.error?.issues ?? [])
    context.addIssue({ code: "custom", path: [...path], message, continue: false });
  return Object.entries(object.data ?? {}).map(([name, text]) => ({ name, value: text }));
}, tagList.default([]));

// Members stand in the order in which they are written, since what is read is written again as it was read.
const members = z.object({
  v: z.literal(3),
  /** Of a problem the hash of what it is (`toQuestionId`); of any other question what its author calls it. */
  id: z.string().min(1),
  seed: orNull(z.number()),
  index: orNull(z.int()),
  /** A task of `tasks/tasks.ts`, or the type of a four-option question. */
  task: orNull(z.string()),
  /** Which rules and questions: of the skill tree paper, full or balanced; of four options paper or fair. */
  profile: orNull(z.string()),
  logic: orNull(z.enum(["propositional", "predicate"])),
  category: orNull(z.enum(["equivalence", "inference", "fallacy"])),
  /** The exact name of the rule at the base of the derivation, as in “existential modus ponens”. */
  rule: orNull(z.string()),
  base: orNull(z.string()),
  extension: orNull(z.enum(["none", "universal", "existential"])),
  kind: orNull(z.enum(["valid", "contradiction", "unrelated", "near", "fallacy"])),
  /** The number of rule applications. */
  length: orNull(z.int()),
  shortest: orNull(z.enum(["proved", "unproved", "unchecked"])),
  /**
   * What it takes to see that the conclusion follows, or that of the pair or the derivation: required premises, rounds of unit
   * propagation along the longest branch of cases, cases one inside another. Null where nothing follows or three nested cases do not do.
   */
  depth: orNull(z.object({ premises: z.int(), rounds: z.int().nullable(), cases: z.int().nullable() })),
  /** How much there is to do and to read: `difficulty.ts`. */
  difficulty: orNull(z.number()),
  /** The difficulty parameters as built; of an open problem those of its entailed twin. */
  parameters: orNull(z.record(z.string(), z.number())),
  /**
   * How a four-option passage was drawn: n of Algorithm 1 (the most propositions, and from how many uses on a variable stands in no
   * option), variables, literal facts, and the fewest propositions that what is entailed was asked to need.
   */
  knobs: orNull(z.object({ n: z.int(), variables: z.int(), facts: z.int(), steps: z.int() })),
  /** True if other clauses stand in for a letter's sentence: none, those that change no verdict, or any. */
  paraphrase: orNull(z.enum(["none", "same", "proved", "nli"])),
  /** True if every verdict is the same with each clause a letter of its own; only under `nli` it may be false. */
  faithful: orNull(z.boolean()),
  style: orNull(z.string()),
  premises: orNull(texts),
  /** The conclusion; of a missing premise the formula that passage and right option together entail. */
  conclusion: orNull(z.string()),
  optionFormulas: orNull(texts),
  relation: orNull(relation),
  /** How the passage bears on each option; of a missing premise, how passage and option together bear on the conclusion. */
  relations: orNull(z.array(relation)),
  /** The places of the needed premises, from 0: the only minimal set that settles the conclusion; empty where none does. */
  core: orNull(z.array(z.int())),
  /** The right answers' labels: one, or all that are to be named; `accepted` where a checker judges the reply. */
  key: z.array(z.string()).min(1),
  /** The only right answer's label, and its place among the options, from 0. */
  label: orNull(z.string()),
  answer: orNull(z.int()),
  /** A variable's meaning in words, with one row for each clause that may express it. `x` is the noun of the individuals. */
  lexicon: orNone(
    z.object({
      letter: z.string(),
      text: z.string(),
      /** The same denied; null for a name, which nothing denies. */
      denied: z.string().nullable(),
      /** The relation between the variable's first clause and this one; null if there is only one. */
      relation: z.enum(["same", "implied"]).nullable(),
      /** Of a custom topic's name or noun, or of the subject of its clause. */
      pronoun: z.enum(["he", "she", "it"]).optional(),
    }),
  ),
  /** Wordings beside our own that the sentences use, admitted from a language model. */
  wordings: orNone(z.string()),
  polish: orNull(z.enum(["none", "machine", "person"])),
  /** The opening of the question, if it names the topic. */
  setting: orNull(z.string()),
  premisesText: orNull(texts),
  conclusionText: orNull(z.string()),
  /** All that is asked, word for word. */
  question: z.string(),
  /** In the order shown; `text` is null where the label is the answer. None where the answer is open. */
  options: z.array(z.object({ label: z.string().min(1), text: orNull(z.string()) })),
  /** Of the conclusion, or of its denial. */
  certificate: orNull(certificate),
  /** One for each option. */
  certificates: orNull(z.array(certificate)),
  /** The derivation, step by step; `skill` is the rule of the tree that a step applies. */
  steps: orNone(z.object({ skill: orNull(z.string()), from: texts, to: z.string() })),
  /** The rules that the answer takes: of its own proof, of its pair's, of every other proof as short (`required-rules.ts`). */
  requiredRules: orNull(
    z.object({
      proof: texts,
      pair: texts,
      needed: texts.nullable(),
      others: texts.nullable(),
      slipOf: z.string().nullable(),
    }),
  ),
  /** Always empty: no question shows lines beside its premises. */
  lines: orNone(z.never()),
  /** The name of a group of dependent questions: a pair, a skeleton. */
  group: orNull(z.string()),
  /** The id of the other of a contrast pair. */
  twin: orNull(z.string()),
  /** The hash of the argument up to renaming and order of premises; of four options that of passage and right option, or goal. */
  argument: orNull(z.string()),
  /** Other groupings. */
  tags,
  /** The source's own formulas, in its notation, by which its key is decided anew. */
  formulas: orNull(z.object({ premises: texts, conclusion: z.string() })),
});

/** A problem, or any other question, as its line; of a kind where one is named. */
export type ProblemLine<Kind extends keyof Kinds = "any"> = Kinds[Kind];

type DeepReadonly<Value> = Value extends readonly (infer One)[]
  ? readonly DeepReadonly<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

type Member = keyof ProblemLine;

/** A line in which these members are not null. */
type WithMembers<Names extends Member> = ProblemLine & {
  readonly [Name in Names]: NonNullable<ProblemLine[Name]>;
};

const provedMembers = ["seed", "index", "task", "style", "premises", "premisesText", "argument"] as const;
const conclusionMembers = [
  ...provedMembers,
  "conclusion",
  "conclusionText",
  "relation",
  "certificate",
] as const;
const ruleMembers = [
  ...conclusionMembers,
  ...(["profile", "logic", "category", "rule", "base", "extension", "kind", "length"] as const),
  ...(["shortest", "difficulty", "label"] as const),
] as const;
const gradedMembers = [...conclusionMembers, "parameters", "core", "group"] as const;
const optionMembers = [
  ...provedMembers,
  ...(["profile", "difficulty", "knobs", "paraphrase", "faithful", "polish"] as const),
  ...(["optionFormulas", "relations", "certificates", "answer"] as const),
] as const;

/** Lines by what they hold. */
type Kinds = {
  readonly any: DeepReadonly<z.infer<typeof members>>;
  /** A problem of one conclusion with its certificate. */
  readonly conclusion: WithMembers<(typeof conclusionMembers)[number]>;
  /** A question about a rule of the skill tree. */
  readonly rule: Omit<WithMembers<(typeof ruleMembers)[number]>, "label" | "steps"> & {
    readonly label: "yes" | "no";
    readonly steps: readonly ItemStep[];
  };
  /** A problem whose difficulty was set by parameters. */
  readonly graded: WithMembers<(typeof gradedMembers)[number]>;
  /** A problem with four options, one certificate for each. */
  readonly options: WithMembers<(typeof optionMembers)[number]>;
};

/** The members that a line with the first member also needs, and those that it may have. */
const memberNeeds: readonly (readonly [Member, needs: readonly Member[], mayHave: readonly Member[]])[] = [
  ["rule", ruleMembers, ["depth", "core", "steps", "requiredRules", "group", "twin"]],
  ["parameters", gradedMembers, ["label", "steps"]],
  ["optionFormulas", optionMembers, ["label", "conclusion", "conclusionText", "wordings"]],
];
const membersOfAll: readonly Member[] = [
  ...(["v", "id", "key", "answer", "lexicon", "setting", "question", "options", "tags"] as const),
];

/** Returns the members that a problem's line fills in, and that no problem of its kind has. */
export const listForeignMembers = (line: ProblemLine): readonly Member[] => {
  const kind = memberNeeds.find(([first]) => line[first] !== null);
  if (kind === undefined) return [];
  const known: readonly Member[] = [...membersOfAll, ...kind.slice(1).flat()];
  return memberNames().filter(
    (name) => !known.includes(name) && JSON.stringify(line[name]) !== JSON.stringify(bareMembers()[name]),
  );
};

/** True if a line holds formulas of ours, and so a problem that can be checked. */
export const isProblem = (line: ProblemLine): line is WithMembers<(typeof provedMembers)[number]> =>
  line.premises !== null;
/** True if it is a problem of one conclusion. */
export const hasConclusion = (line: ProblemLine): line is ProblemLine<"conclusion"> =>
  isProblem(line) && line.optionFormulas === null;
export const isAboutRule = (line: ProblemLine): line is ProblemLine<"rule"> => line.rule !== null;
export const isGraded = (line: ProblemLine): line is ProblemLine<"graded"> => line.parameters !== null;
export const hasOptions = (line: ProblemLine): line is ProblemLine<"options"> => line.optionFormulas !== null;

/** The schema of a line: what one from outside must hold to be taken in. */
export const problemLine: z.ZodType<ProblemLine> = members.superRefine((line, context) => {
  const fault = (path: string, message: string): void =>
    context.addIssue({ code: "custom", path: [path], message });
  const labels = line.options.map(({ label }) => label);
  const [kind, other] = memberNeeds.filter(([first]) => line[first] !== null);
  if (kind && other) fault(kind[0], `it has ${other[0]}, too, and a line is of one kind`);
  if (kind === undefined && line.premises !== null)
    fault("premises", "only a line with rule, parameters or optionFormulas has them");
  for (const name of kind?.[1] ?? []) if (line[name] === null) fault(name, "it is missing");
  if (line.rule !== null && line.steps.some(({ skill }) => skill === null))
    fault("steps", "a rule is missing");
  if (line.rule !== null && line.label !== "yes" && line.label !== "no")
    fault("label", "it is neither yes nor no");
  if (line.rule !== null && (labels.join() !== "yes,no" || line.options.some(({ text }) => text !== null)))
    fault("options", "they are not yes and no");
  if (new Set(line.key).size < line.key.length) fault("key", "an answer stands twice in it");
  const unread = labelsFault(labels);
  if (unread !== undefined) fault("options", unread);
  if (line.premises === null) {
    if (labels.length < 2) fault("options", "there are fewer than two");
    if (!line.key.every((one) => labels.includes(one))) fault("key", "it is not among the answers");
  }
  for (const name of ["optionFormulas", "relations", "certificates", "options"] as const)
    if (line.optionFormulas !== null && line[name]?.length !== 4) fault(name, "there are not four");
});

/** Why no reply could be read for such labels; undefined for sound ones. */
export const labelsFault = (labels: readonly string[]): string | undefined => {
  if (labels.some((label) => label.trim() === "")) return "a label is empty";
  if (labels.join("").length > maxLabels)
    return `the labels are longer than ${maxLabels} characters together`;
  const seen = new Map(labels.map((label) => [label.toLowerCase(), label]));
  const bareLabels = labels.map((label) => label.trim());
  const spaced = labels.find((label, i) =>
    labels.some((other, j) => j !== i && other !== label && bareLabels[j] === label.trim()),
  );
  if (spaced !== undefined) return `the label “${spaced}” differs from another in spaces only`;
  const alike = labels.find((label) => seen.get(label.toLowerCase()) !== label);
  if (alike !== undefined)
    return `the labels “${alike}” and “${seen.get(alike.toLowerCase())}” differ in capitals only, and replies are not read by capitals`;
  return seen.size < labels.length ? "two answers have one label" : undefined;
};

/** A reader looks for each label in every place of a reply. */
const maxLabels = 10_000;

const bare = { v: 3, id: "-", key: ["-"], question: "", options: [] };
/** A line in which nothing is said, its members in the order in which they are written. */
export const emptyLine = once((): Omit<ProblemLine, "id" | "key" | "question" | "options"> => bareMembers());

const memberNames = once(() => members.keyof().options);
const bareMembers = once(() => members.parse(bare));

/** A problem without its source, its proofs and its groupings. */
type Essence = Pick<
  ProblemLine,
  | "task"
  | "rule"
  | "kind"
  | "length"
  | "style"
  | "premises"
  | "conclusion"
  | "optionFormulas"
  | "question"
  | "options"
  | "key"
>;

/**
 * The id of a problem: 32 hexadecimal digits, the hash of its formulas, its question and its answer key. Neither seed nor index,
 * so equal problems have equal ids everywhere.
 */
export const computeId = (line: Essence): string => createIdHash(line)(line.question);

/** `toQuestionId` for lines that differ in their questions alone. */
export const createIdHash = (line: Omit<Essence, "question">): ((question: string) => string) => {
  const { task, rule, kind, length, style, premises, conclusion, optionFormulas } = line;
  const start = JSON.stringify([task, rule, kind, length, style, premises, conclusion, optionFormulas]);
  const end = [...line.options.map(({ label, text }) => `${label} ${text ?? ""}`), ...line.key].join("\n");
  return (question) => hexHash(`${start}\n${question}\n${end}`);
};

/** The line with the id that it then has. */
export const withId = <Line extends Essence>(line: Line): Line & { readonly id: string } => ({
  ...line,
  id: computeId(line),
});
