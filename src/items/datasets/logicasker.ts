/**
 * The LogicAsker authors' own questions, from the user's copy of their files. Questions: CSV with the columns
 * id (in the test file), logic, rule_category, rule, problem, query, answer. Lengths: a JSON array of {id, method, input, output,
 * target}, with ids as in “len_3_17” for the 17th question of length 3, and no rule. Names become the catalog's:
 * “De Morgan's laws” is De Morgan, `equivalent` equivalence, problem `inference` our valid or fallacy.
 */
import { findRule, listProfileRules } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { misuse, orMisuse } from "#logic/error";
import { splitSentences } from "../formats/discourse.ts";
import { splitQuestion } from "../formats/yes-no.ts";
import { yesNo, type Question } from "../question.ts";
import { getText } from "./fields.ts";
import { collectImport, hashName, type Import, type ReadRow } from "./import.ts";
import { readAnyRecords } from "./records.ts";

/** Reads a file's text, CSV or JSON. What does not fit the layout is left out and counted. Throws misuse where nothing fits. */
export const readLogicAsker = (text: string): Import => collectImport(readRows(text), "logicasker");

function* readRows(text: string): Generator<ReadRow> {
  const rules = listProfileRules("full");
  for (const read of readAnyRecords(text, "")) {
    const { line } = read;
    yield {
      line,
      question:
        "wrong" in read
          ? read.wrong
          : orMisuse(
              () => readQuestion(read.record, rules),
              ({ message }) => message,
            ),
    };
  }
}

const readQuestion = (record: unknown, rules: readonly Rule[]): Question => {
  const field = (name: string): string => {
    const value = getText(record, name);
    if (value === undefined) throw misuse(`there is no text “${name}”`);
    return value;
  };
  // Rows of the questions have a rule, and those of the lengths have an id that says the length.
  const skill = getText(record, "query") === undefined ? undefined : readSkillTags(rules, field);
  const length = skill ? 1 : Number(/^len_(\d+)_\d+$/.exec(field("id"))?.[1]);
  if (!(length >= 1)) throw misuse(`the id “${field("id")}” names no length`);
  const text = field(skill ? "query" : "input");
  const answer = field(skill ? "answer" : "target");
  const label = answer.toLowerCase();
  expect(label, `the answer is “${answer}”`, ["yes", "no"]);
  const parts = splitQuestion(text.replace(/\s+/g, " ").trim());
  if (parts === undefined) throw misuse("the question is not in the papers' words");
  const { rule = "unknown", kind = "unknown" } = skill ?? {};
  return {
    id: hashName("logicasker", rule, kind, String(length), label, text),
    text,
    answers: yesNo,
    key: [label],
    tags: { dataset: "logicasker", ...skill, length: String(length) },
    premises: splitSentences(parts.premises),
    conclusion: parts.conclusion,
  };
};

const expect = (value: string, says: string, known: readonly string[]): void => {
  if (!known.includes(value)) throw misuse(`${says}, not ${known.join(" or ")}`);
};

type SkillTags = Readonly<Record<"logic" | "category" | "rule" | "base" | "extension" | "kind", string>>;

const readSkillTags = (rules: readonly Rule[], field: (name: string) => string): SkillTags => {
  const [theirs, problem, logic] = [field("rule_category"), field("problem"), field("logic")];
  expect(theirs, `rule_category is “${theirs}”`, ["equivalent", "inference", "fallacy"]);
  expect(problem, `problem is “${problem}”`, ["inference", "contradiction", "unrelated"]);
  const rule = requireRule(rules, field("rule"));
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

const requireRule = (rules: readonly Rule[], name: string): Rule =>
  findRule(
    rules,
    name
      .replaceAll("’", "'")
      .replace(/\b[Ll]aws? of\s+(?:the\s+)?/, "")
      .replace(/(?<!\s)(?:'s)?\s+laws?$/i, "")
      .replace(/\bDe ?Morgan(?:'s)?\b/i, "De Morgan")
      .replace(/\bbidirectional\b/i, "biconditional")
      .trim(),
  );
