/**
 * The papers' English, said, its grammar mended: index variables are shown ("For all x, x is a nurse").
 *
 * Patterns of §3.2 and Appendices D and E of the ACL text: "for all x, X", "there is at least one x for which X",
 * "some Xs are Y", "A and B", "A or B", "if A, then B", "A if and only if B", "the claim that A and the claim that
 * B cannot both be true". Where the papers leave the scope or the kind of "or" open, words are added: "or both",
 * "either …, or …", "it is not true that …", "the claim that … are both true". Only two bare clauses are joined bare.
 * The grammar is stated whole in docs/grammars.md; `paper-read.ts` is its inverse.
 */
import { canonical } from "#logic/canonical";
import { OrganonError } from "#logic/error";
import type { Binary, Formula, Negation, Quantified, Term } from "#logic/formula";
import type { Words } from "../words.ts";
import { someAre } from "./paper-plural.ts";
import { arithmeticOf, asLiteral, noWords, wordsFor, type Literal } from "./style-words.ts";
import { sentenceOf } from "../capitals.ts";

/**
 * Where a phrase stands. `top`: the whole sentence. `scope`: behind a quantifier that lasts to the sentence's end.
 * `open`: one side of a conditional. `closed`: a place that a closer ends. `denied`: behind "it is not true that".
 */
type Place = "top" | "scope" | "open" | "closed" | "denied";

/** The sentence for a closed formula, with canonical names for its variables. */
export const sayPaper = (formula: Formula, words: Words): string => {
  const text = phrase(canonical(formula), "top", words);
  return sentenceOf(text);
};

const phrase = (formula: Formula, place: Place, words: Words): string => {
  const literal = asLiteral(formula);
  if (literal) return clause(literal, words);
  switch (formula.kind) {
    case "not":
      return denial(formula, words);
    case "and":
      return conjunction(formula, place, words);
    case "or": {
      const pair = place === "closed" || place === "denied" ? undefined : bothLiterals(formula);
      return pair
        ? `${clause(pair[0], words)} or ${clause(pair[1], words)}, or both`
        : either(formula, "or both", words);
    }
    case "implies":
      return `if ${antecedent(formula.left, words)}, then ${phrase(formula.right, "open", words)}`;
    case "iff": {
      const pair = place === "top" || place === "scope" ? bothLiterals(formula) : undefined;
      return pair
        ? `${clause(pair[0], words)} if and only if ${clause(pair[1], words)}`
        : `${claim(formula.left, words)} is true if and only if ${claim(formula.right, words)} is true`;
    }
    case "forall":
    case "exists":
      return quantifiedPhrase(formula, place, words);
    default:
      throw new OrganonError("bug/paper-say", `no phrase for ${formula.kind}`);
  }
};

/** ¬(A ∧ B), ¬(A ↔ B) and ¬∃ have patterns of their own. */
const denial = ({ body }: Negation, words: Words): string => {
  if (body.kind === "and") return claims(body, "cannot both be true", words);
  if (body.kind === "iff") return either(body, "but not both", words);
  if (body.kind === "exists" && someNouns(body, words) === undefined)
    return `there is no ${body.variable} for which ${phrase(body.body, "scope", words)}`;
  return `it is not true that ${phrase(body, "denied", words)}`;
};

const conjunction = (formula: Binary, place: Place, words: Words): string => {
  const pair = bothLiterals(formula);
  if (pair) return `${clause(pair[0], words)} and ${clause(pair[1], words)}`;
  const first = phrase(formula.left, "closed", words);
  return place === "top" && endsItself(formula.left) && !first.includes(", or else ")
    ? `${first}, and also ${phrase(formula.right, "closed", words)}`
    : claims(formula, "are both true", words);
};

/** Alternatives with a comma of their own are listed: nobody would say "either either". */
const either = ({ left, right }: Binary, closer: "or both" | "but not both", words: Words): string => {
  const [one, other] = [phrase(left, "closed", words), phrase(right, "closed", words)];
  return one.includes(",") || other.includes(",")
    ? `${closer === "or both" ? "at least" : "exactly"} one of these is true: ${one}, or else ${other}`
    : `either ${one}, or ${other}, ${closer}`;
};

const claims = ({ left, right }: Binary, closer: string, words: Words): string =>
  `${claim(left, words)} and ${claim(right, words)} ${closer}`;

/** A comma shows where a claim ends that has commas inside. */
const claim = (formula: Formula, words: Words): string => {
  const text = phrase(formula, "closed", words);
  return `the claim that ${text}${text.includes(",") ? "," : ""}`;
};

/** An antecedent that is itself a conditional is led in by "it is true that". */
const antecedent = (formula: Formula, words: Words): string =>
  `${isConditional(formula) ? "it is true that " : ""}${phrase(formula, "open", words)}`;

const isConditional = (formula: Formula): boolean =>
  formula.kind === "implies" ||
  ((formula.kind === "forall" || formula.kind === "exists") && isConditional(formula.body));

const quantifiedPhrase = (formula: Quantified, place: Place, words: Words): string => {
  const inside = place === "top" || place === "denied" ? "scope" : place;
  if (formula.kind === "forall") return `for all ${formula.variable}, ${phrase(formula.body, inside, words)}`;
  return (
    someNouns(formula, words) ??
    `there is at least one ${formula.variable} for which ${phrase(formula.body, inside, words)}`
  );
};

/** "some nurses are late" for ∃x (P(x) ∧ Q(x)), where the words allow it. */
const someNouns = ({ variable, body }: Quantified, words: Words): string | undefined => {
  const [left, right] = (body.kind === "and" && bothLiterals(body)) || [];
  if (!left?.positive || !right || !isAbout(left, variable) || !isAbout(right, variable)) return undefined;
  const subject = words.predicates.get(nameOf(left));
  const text = subject && someAre(subject, verbPhrase(right, words));
  return text && `some ${text}`;
};

/** Whether ", and also" behind the phrase of φ cannot be taken into it, or makes no difference if it is. */
const endsItself = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "implies":
      return false;
    case "not":
      return asLiteral(formula) !== undefined || formula.body.kind === "and" || formula.body.kind === "iff";
    case "forall":
    case "exists":
      return endsItself(formula.body);
    default:
      return true;
  }
};

// ── literals ───────────────────────────────────────────────────────────────────────────────────────────────

const bothLiterals = ({ left, right }: Binary): readonly [Literal, Literal] | undefined => {
  const [one, two] = [asLiteral(left), asLiteral(right)];
  return one && two && [one, two];
};

const nameOf = ({ atom }: Literal): string => (typeof atom === "string" ? atom : atom.name);

const isAbout = ({ atom }: Literal, name: string): boolean =>
  typeof atom !== "string" &&
  atom.terms.length === 1 &&
  atom.terms[0]?.kind === "variable" &&
  atom.terms[0].name === name;

const clause = (literal: Literal, words: Words): string => {
  const { atom, positive } = literal;
  if (typeof atom === "string") return arithmeticOf(atom, positive);
  const [term, second] = atom.terms;
  if (term === undefined) return wordsFor("proposition", atom.name, words.propositions, positive);
  const subject = someone(term, words);
  if (second === undefined) return `${subject} ${verbPhrase(literal, words)}`;
  if (atom.terms.length > 2)
    throw new OrganonError(
      "misuse",
      `the style “paper” has no words for the ${atom.terms.length}-place ${atom.name}`,
    );
  const verb = wordsFor("two-place predicate", atom.name, words.relations, positive);
  return `${subject} ${verb} ${someone(second, words)}`;
};

const someone = ({ kind, name }: Term, words: Words): string => {
  const found = kind === "variable" ? name : words.constants.get(name);
  if (found === undefined) throw noWords("constant", name);
  return found;
};

const verbPhrase = (literal: Literal, words: Words): string =>
  wordsFor("predicate", nameOf(literal), words.predicates, literal.positive);
