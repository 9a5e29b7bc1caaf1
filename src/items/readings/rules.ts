/**
 * The English of RuleTaker, ProofWriter and PARARULE-Plus read back to programs of rules: facts ("The bear does not chase the lion.",
 * "Anne is quiet."), rules with "if" ("If something is young and it does not see the rabbit then it sees the bear.") and rules without
 * ("All furry animals are beautiful.", "Rough, big things are not young."). "Something", "someone" and what refers to them are one variable.
 */
import { predicate, variable, type Term } from "#logic/formula";
import type { Program, Rule, RuleLiteral } from "#logic/programs";
import type { Question } from "../question.ts";
import { dropNot, toTerm, toName, splitParts, splitSentences, stemVerb, splitWords } from "./english.ts";
import { createUnread, type ReadQuestion, type Reading, type UnreadQuestion } from "./reading.ts";

/** Reads a set's questions in a closed world, with negation as failure, or in an open one. */
export const readRules =
  (world: Program["world"]): ReadQuestion =>
  (question) =>
    readProgram(question, world);

const readProgram = (question: Question, world: Program["world"]): Reading | UnreadQuestion => {
  const { premises = [], conclusion } = question;
  const asked = conclusion ?? findStatement(question.text);
  if (asked === undefined) return createUnread("no statement is found in its question");
  const facts: RuleLiteral[] = [];
  const rules: Rule[] = [];
  for (const sentence of splitSentences(premises)) {
    const found = readSentence(sentence);
    if (found === undefined) return createUnread("a sentence fits no template");
    if (found.conditions.length === 0) facts.push(found.conclusion);
    else rules.push(found);
  }
  const statement = readSentence(asked);
  if (statement === undefined || statement.conditions.length > 0)
    return createUnread("the statement fits no template");
  return { kind: "program", program: { facts, rules, world }, statement: statement.conclusion };
};

const findStatement = (text: string): string | undefined =>
  /true, false, or unknown\?\s*([^\n]+?)\s*(?:\n|$)/i.exec(text)?.[1];

const x = variable("x");

/** Whom a rule without "if" speaks of. */
const anyone = new Set("things people animals person thing animal someone something everyone".split(" "));

const readSentence = (sentence: string): Rule | undefined => {
  const words = splitWords(sentence).map((word) => word.toLowerCase());
  if (words[0] === "if") {
    const then = words.lastIndexOf("then");
    if (then < 0) return undefined;
    const before = words[then - 1] === "," ? then - 1 : then;
    const conditions = readClauses(words.slice(1, before));
    const [conclusion, ...more] = readClauses(words.slice(then + 1)) ?? [];
    return conditions === undefined || conclusion === undefined || more.length > 0
      ? undefined
      : { conditions, conclusion };
  }
  return readGeneric(words) ?? readFact(words);
};

const readFact = (words: readonly string[]): Rule | undefined => {
  const [fact, ...more] = readClauses(words) ?? [];
  if (fact === undefined || more.length > 0 || fact.atom.terms.some(({ kind }) => kind === "variable"))
    return undefined;
  return { conditions: [], conclusion: fact };
};

const readGeneric = (words: readonly string[]): Rule | undefined => {
  const copula = words.indexOf("are");
  const noun = words[copula - 1];
  if (copula < 2 || noun === undefined || !anyone.has(noun)) return undefined;
  const start = words[0] === "all" ? 1 : 0;
  const kinds = words.slice(start, copula - 1).filter((word) => word !== "," && word !== "and");
  const { isDenied, said } = dropNot(words.slice(copula + 1));
  if (kinds.length === 0 || said.length !== 1) return undefined;
  const literal = (kind: string, denied: boolean): RuleLiteral => ({
    atom: predicate(`is_${toName([kind])}`, x),
    isDenied: denied,
  });
  return {
    conditions: kinds.map((kind) => literal(kind, false)),
    conclusion: literal(said[0] ?? "", isDenied),
  };
};

const readClauses = (words: readonly string[]): readonly RuleLiteral[] | undefined => {
  const literals: RuleLiteral[] = [];
  let subject: Term | undefined;
  let verb: Verb | undefined;
  for (const clause of splitParts(words, ["and"])) {
    const whole = readSubject(clause);
    const found = whole === undefined ? undefined : readVerb(whole.rest);
    if (whole !== undefined && found !== undefined) {
      subject = whole.subject;
      verb = found.verb;
      literals.push(buildLiteral(subject, found));
      continue;
    }
    // "… is young and not big": the subject and the copula are those before.
    const alone = subject === undefined ? undefined : (readVerb(clause) ?? readComplement(verb, clause));
    if (alone === undefined || subject === undefined) return undefined;
    literals.push(buildLiteral(subject, alone));
  }
  return literals;
};

type Verb = { readonly name: string; readonly isCopula: boolean };
type Predication = { readonly verb: Verb; readonly isDenied: boolean; readonly words: readonly string[] };

const readSubject = (
  words: readonly string[],
): { readonly subject: Term; readonly rest: readonly string[] } | undefined => {
  const [first = ""] = words;
  if (["something", "someone", "it", "they", "he", "she", "everything", "everyone"].includes(first))
    return { subject: x, rest: words.slice(1) };
  const end = words.findIndex((word, i) => i > 0 && isVerbLike(word, i, words));
  if (end < 0) return undefined;
  return { subject: toTerm(words.slice(0, end)), rest: words.slice(end) };
};

const copulas = new Set(["is", "are"]);
const auxiliaries = new Set(["does", "do"]);

const isVerbLike = (word: string, at: number, words: readonly string[]): boolean => {
  if (copulas.has(word) || auxiliaries.has(word)) return true;
  const first = words[0] === "the" ? 2 : 1;
  return at >= first && /[a-z]s$/.test(word) && (words[at + 1] === "the" || at + 1 < words.length);
};

const readVerb = (words: readonly string[]): Predication | undefined => {
  const [first = "", ...rest] = words;
  if (copulas.has(first)) {
    const { isDenied, said } = dropNot(rest);
    return said.length === 0 ? undefined : { verb: { name: "is", isCopula: true }, isDenied, words: said };
  }
  if (auxiliaries.has(first)) {
    const [not = "", verb = "", ...object] = rest;
    return not !== "not" || object.length === 0
      ? undefined
      : { verb: { name: stemVerb(verb), isCopula: false }, isDenied: true, words: object };
  }
  if (rest.length === 0 || first === "not") return undefined;
  return { verb: { name: stemVerb(first), isCopula: false }, isDenied: false, words: rest };
};

const readComplement = (verb: Verb | undefined, words: readonly string[]): Predication | undefined => {
  if (verb?.isCopula !== true) return undefined;
  const { isDenied, said } = dropNot(words);
  return said.length === 1 ? { verb, isDenied, words: said } : undefined;
};

const buildLiteral = (subject: Term, { verb, isDenied, words }: Predication): RuleLiteral => {
  if (verb.isCopula) return { atom: predicate(`is_${toName(words)}`, subject), isDenied };
  const [first = ""] = words;
  const object =
    ["it", "them", "someone", "something"].includes(first) && words.length === 1 ? x : toTerm(words);
  return { atom: predicate(toName([verb.name]), subject, object), isDenied };
};
