/**
 * The English of sets whose rules are classical conditionals, read back to formulas. PrOntoQA and PrOntoQA-OOD: "Every wumpus is a yumpus, a
 * jompus, and not red.", "Everything that is a brimpus or a gorpus is a zumpus.", "Alex is not a rompus and Alex is small.", "Each wumpus
 * is a cold hot vumpus."; words that the sets make up are nouns by their places. RobustLR: "Erin is kind, if Charlie is tall and round.", "If
 * Erin is not kind, then Charlie is not tall or not round." (Sanyal et al. 2022, figure 1 and §3), whose equivalence sets turn rules round by
 * contraposition and take them apart by distribution; what is neither derived nor denied is Unknown.
 */
import {
  and,
  constant,
  forall,
  implies,
  not,
  or,
  predicate,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { dropNot, toName, splitParts, splitSentences, toSingular, splitWords, toTerm } from "./english.ts";
import { buildReading, type ReadQuestion, createUnread } from "./reading.ts";

export const readProntoqa: ReadQuestion = ({ premises = [], conclusion = "" }) =>
  buildReading([...splitSentences(premises), conclusion], readOntology);

const x = variable("x");

const readOntology = (sentence: string): Formula | undefined => {
  const words = splitWords(sentence);
  const lower = words.map((word) => word.toLowerCase());
  const copula = lower.findIndex((word) => word === "is" || word === "are");
  if (copula < 1) return undefined;
  if (lower[0] === "everything" && lower[1] === "that") {
    const second = lower.indexOf("is", copula + 1);
    if (second < 0) return undefined;
    return rule(readPredicate(lower.slice(copula + 1, second), x), readPredicate(lower.slice(second + 1), x));
  }
  const isGeneral = ["every", "each", "all", "a", "an"].includes(lower[0] ?? "");
  if (isGeneral || lower[copula] === "are")
    return rule(noun(lower.slice(isGeneral ? 1 : 0, copula), x), readPredicate(lower.slice(copula + 1), x));
  return copula === 1 ? readSingular(words, lower) : undefined;
};

const rule = (condition: Formula | undefined, conclusion: Formula | undefined): Formula | undefined =>
  condition === undefined || conclusion === undefined
    ? undefined
    : forall("x", implies(condition, conclusion));

const readSingular = (words: readonly string[], lower: readonly string[]): Formula | undefined => {
  const who = constant(toName([words[0] ?? ""]));
  // The name said again adds nothing: what follows is said of the same one.
  const kept = lower.slice(2).filter((word, i, all) => {
    const isAgain = word === lower[0] || ((word === "is" || word === "are") && all[i - 1] === lower[0]);
    return !isAgain;
  });
  return readPredicate(kept, who);
};

/** Nouns whose word before them is no quality: a "real number" need not be a number in a made-up ontology. */
const compounds: ReadonlySet<string> = new Set(["number", "prime"]);
const functionWords: ReadonlySet<string> = new Set("a an the that who is are not than of if to".split(" "));

const readPredicate = (words: readonly string[], who: Term): Formula | undefined => {
  const isOr = words.includes("or");
  if (isOr && words.includes("and")) return undefined;
  const formulas = splitParts(words).map((part) => readPart(part, who));
  if (formulas.length === 0 || formulas.includes(undefined)) return undefined;
  return formulas.filter((one) => one !== undefined).reduce(isOr ? or : and);
};

const readPart = (words: readonly string[], who: Term): Formula | undefined => {
  const { isDenied, said: bare } = dropNot(words);
  const [article, ...rest] = bare;
  const formula = noun(article === "a" || article === "an" ? rest : [article ?? "", ...rest], who);
  return formula !== undefined && isDenied ? not(formula) : formula;
};

const noun = (words: readonly string[], who: Term): Formula | undefined => {
  const last = toSingular(words.at(-1) ?? "");
  const kind = compounds.has(last) ? words.slice(-2, -1).concat(last) : [last];
  const kinds = [...words.slice(0, -kind.length).map((word) => [word]), kind];
  const isPlain = words.length < 5 && !words.some((word) => functionWords.has(word));
  return last === "" || !isPlain
    ? undefined
    : kinds.map((one): Formula => predicate(toName(one), who)).reduce(and);
};

export const readRobustLr: ReadQuestion = ({ premises = [], conclusion }) => {
  if (conclusion === undefined) return createUnread("its packaging does not tell theory and statement apart");
  return buildReading([...splitSentences(premises), conclusion], readSentence);
};

const readSentence = (sentence: string): Formula | undefined => {
  const words = splitWords(sentence).map((word) => word.toLowerCase());
  // "Anne is blue, if she is kind" might be of anybody.
  if (words.some((word) => again.has(word)) && !words.some((word) => anyone.has(word))) return undefined;
  const formula = readConditional(words) ?? readClause(words);
  return formula === undefined || !words.some((word) => anyone.has(word)) ? formula : forall("x", formula);
};

const readConditional = (words: readonly string[]): Formula | undefined => {
  const at = words.indexOf("if");
  if (at < 0) return undefined;
  const then = words.includes("then") ? words.indexOf("then") : words.indexOf(",");
  const condition = readClause(words.slice(at + 1, at === 0 ? then : undefined));
  const conclusion = readClause(at === 0 ? words.slice(then + 1) : words.slice(0, at));
  return condition && conclusion && implies(condition, conclusion);
};

const anyone: ReadonlySet<string> = new Set(["someone", "something", "everyone", "everything"]);
const again: ReadonlySet<string> = new Set(["he", "she", "it", "they"]);

const readClause = (words: readonly string[]): Formula | undefined => {
  const isOr = words.includes("or");
  if (isOr && words.includes("and")) return undefined;
  let who: Term | undefined;
  const literals: Formula[] = [];
  for (const part of splitParts(words.filter((word) => word !== "either" && word !== "both"))) {
    const copula = part.findIndex((word) => word === "is" || word === "are");
    if (copula > 0) who = readName(part.slice(0, copula), who);
    const { isDenied, said: kind } = dropNot(part.slice(copula + 1));
    if (who === undefined || kind.length !== 1) return undefined;
    const literal = predicate(`is_${toName(kind)}`, who);
    literals.push(isDenied ? not(literal) : literal);
  }
  return literals.length === 0 ? undefined : literals.reduce(isOr ? or : and);
};

const readName = (words: readonly string[], before: Term | undefined): Term | undefined => {
  const [first = ""] = words;
  if (words.length === 1 && again.has(first)) return before ?? variable("x");
  if (words.length === 1 && anyone.has(first)) return variable("x");
  return toTerm(words);
};
