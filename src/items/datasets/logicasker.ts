/**
 * The LogicAsker authors' own questions, from the user's copy of their files. Questions: CSV with the columns
 * id (in the test file), logic, rule_category, rule, problem, query, answer. Lengths: a JSON array of {id, method, input, output,
 * target}, with ids as in “len_3_17” for the 17th question of length 3, and no rule. Names become the catalog's:
 * “De Morgan's laws” is De Morgan, `equivalent` equivalence, problem `inference` our valid or fallacy.
 */
import { ruleNamed, rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { OrganonError, misuse } from "#logic/error";
import { sentencesOf } from "../formats/discourse.ts";
import { partsOfQuestion } from "../formats/yes-no.ts";
import { yesNo, type Question } from "../question.ts";
import { textAt } from "./fields.ts";
import { importOf, nameOf, type Import, type ImportFault, type ReadRow } from "./import.ts";
import { anyRecords } from "./records.ts";

/**
 * Reads a file's text, CSV or JSON. Known faults of the data are kept and counted; what does not fit the layout is left out and
 * counted. Throws misuse where nothing fits.
 */
export const readLogicAsker = (text: string): Import => {
  const kept: ReadLine[] = [];
  const read = importOf(readRows(text, kept), "logicasker");
  return { ...read, faults: faultsOfRows(kept) };
};

/** A row as a question, with the parts that faults are looked for in. */
type ReadLine = { readonly line: number; readonly question: Question; readonly sourceId: string | undefined };

/** The rows as questions; `kept` gathers those that are. */
function* readRows(text: string, kept: ReadLine[]): Generator<ReadRow> {
  const rules = rulesOf("full");
  for (const read of anyRecords(text, "")) {
    const { line } = read;
    try {
      if ("wrong" in read) throw misuse(read.wrong);
      const sourceId = textAt(read.record, "id");
      const question = questionOf(read.record, rules);
      kept.push({ line, question, sourceId });
      yield { line, question };
    } catch (error) {
      if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
      yield { line, question: error.message };
    }
  }
}

const questionOf = (record: unknown, rules: readonly Rule[]): Question => {
  const field = (name: string): string => {
    const value = textAt(record, name);
    if (value === undefined) throw misuse(`there is no text “${name}”`);
    return value;
  };
  // Rows of the questions have a rule, and those of the lengths have an id that says the length.
  const skill = textAt(record, "query") === undefined ? undefined : skillOfTags(rules, field);
  const length = skill ? 1 : Number(/^len_(\d+)_\d+$/.exec(field("id"))?.[1]);
  if (!(length >= 1)) throw misuse(`the id “${field("id")}” names no length`);
  const text = field(skill ? "query" : "input");
  const answer = field(skill ? "answer" : "target");
  const label = answer.toLowerCase();
  expect(label, `the answer is “${answer}”`, ["yes", "no"]);
  const parts = partsOfQuestion(text.replace(/\s+/g, " ").trim());
  if (parts === undefined) throw misuse("the question is not in the papers' words");
  const { rule = "unknown", kind = "unknown" } = skill ?? {};
  return {
    id: nameOf("logicasker", rule, kind, String(length), label, text),
    text,
    answers: yesNo,
    key: [label],
    tags: { dataset: "logicasker", ...skill, length: String(length) },
    premises: sentencesOf(parts.premises),
    conclusion: parts.conclusion,
  };
};

const expect = (value: string, says: string, known: readonly string[]): void => {
  if (!known.includes(value)) throw misuse(`${says}, not ${known.join(" or ")}`);
};

type SkillTags = Readonly<Record<"logic" | "category" | "rule" | "base" | "extension" | "kind", string>>;

const skillOfTags = (rules: readonly Rule[], field: (name: string) => string): SkillTags => {
  const [theirs, problem, logic] = [field("rule_category"), field("problem"), field("logic")];
  expect(theirs, `rule_category is “${theirs}”`, ["equivalent", "inference", "fallacy"]);
  expect(problem, `problem is “${problem}”`, ["inference", "contradiction", "unrelated"]);
  const rule = knownRule(rules, field("rule"));
  const { name, category, base, extension } = rule;
  expect(logic, `the logic of ${name} is “${logic}”`, [rule.logic]);
  expect(theirs, `the rule_category of ${name} is “${theirs}”`, [
    category === "equivalence" ? "equivalent" : category,
  ]);
  const isFallacy = category === "fallacy";
  if (isFallacy) expect(problem, `the problem of the fallacy ${name} is “${problem}”`, ["inference"]);
  const kind = problem !== "inference" ? problem : isFallacy ? "fallacy" : "valid";
  return { logic, category, rule: name, base, extension, kind };
};

/** The catalog's rule for a name as the authors spell it. */
const knownRule = (rules: readonly Rule[], name: string): Rule =>
  ruleNamed(
    rules,
    name
      .replaceAll("’", "'")
      .replace(/\b[Ll]aws? of\s+(?:the\s+)?/, "")
      .replace(/(?<!\s)(?:'s)?\s+laws?$/i, "")
      .replace(/\bDe ?Morgan(?:'s)?\b/i, "De Morgan")
      .replace(/\bbidirectional\b/i, "biconditional")
      .trim(),
  );

/** Faults that the published files are known to have, found in these rows. */
const faultsOfRows = (rows: readonly ReadLine[]): readonly ImportFault[] => {
  const firstKeys = new Map<string, string>();
  const ids = new Set<string>();
  const linesOf = new Map<string, number[]>(faults.map((fault) => [fault, []]));
  for (const { line, question, sourceId } of rows) {
    const { text, key, tags, premises = [], conclusion = "" } = question;
    const isYes = key.includes("yes");
    const isFree = premises.some(isOfOneIndividual);
    const first = firstKeys.get(text);
    const holds: readonly boolean[] = [
      first !== undefined,
      sourceId !== undefined && ids.has(sourceId),
      first !== undefined && first !== key[0],
      tags["kind"] !== undefined && (tags["kind"] === "valid") !== isYes,
      tags["rule"] === "universal generalization" && isYes && isFree && !isOfSome.test(conclusion),
      tags["rule"] === undefined && isFree,
      premises.length === 0,
      conclusion === "",
    ];
    for (const [i, fault] of faults.entries()) if (holds[i] === true) linesOf.get(fault)!.push(line);
    if (first === undefined) firstKeys.set(text, key[0]!);
    if (sourceId !== undefined) ids.add(sourceId);
  }
  return Array.from(linesOf, ([fault, lines]) => ({ fault, lines })).filter(({ lines }) => lines.length > 0);
};

const faults = [
  "the same question as an earlier row",
  "the same id as an earlier row",
  "an earlier row asks the same and has the other answer",
  "the answer is not that of its problem (yes for a sound inference, no for all else)",
  "universal generalization from one individual: keyed yes, though it does not follow classically",
  "a premise speaks of a free variable",
  "no premise",
  "no conclusion",
];

/** “X_21 is a soldier.”: a sentence whose subject is a bare variable. */
const isOfOneIndividual = (sentence: string): boolean => /^[b-hj-z](?:_?\d+)?\s/i.test(sentence);

const isOfSome = /^(?:there (?:is|are|exists?)|some) /i;
