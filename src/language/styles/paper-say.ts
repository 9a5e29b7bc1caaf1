/**
 * The papers' English, said: index variables are shown ("For all x, x is a nurse").
 *
 * Patterns of §3.2, Table 4 and Appendices D and E of the ACL text, and of the authors' files where the text has none: "for all x, X",
 * "there is at least one x for which X", "some Xs are Y", "neither A nor B", "the fact that A does not imply that B", "it is not true
 * that A if and only if B", "the claim that A and the claim that B cannot both be true", "A, and either B or C". What their grammar
 * breaks or leaves open is mended. Deeper formulas, of which the papers have none, get closers of their own. The grammar is stated whole in docs/grammars.md; `paper-read.ts` is its inverse.
 */
import { canonical } from "#logic/canonical";
import { OrganonError, misuse } from "#logic/error";
import type { Binary, Formula, Negation, Quantified, Term } from "#logic/formula";
import type { Words } from "../words.ts";
import { inflectClause, inflectPhrase, type Form } from "./paper-forms.ts";
import { saySomeAre } from "./paper-plural.ts";
import { sayArithmetic, toLiteral, createWordsError, getWords, type Literal } from "./style-words.ts";
import { toSentence } from "../capitals.ts";

/**
 * Where a phrase stands. `place`: `top` is the whole sentence, `scope` behind a quantifier that lasts to the sentence's end, `open`
 * one side of a conditional, `closed` a place that a closer ends. `form`: which form actions have there; all have the stated one
 * unless forms are mixed.
 */
type Spot = {
  readonly words: Words;
  readonly mixed: boolean;
  readonly place: "top" | "scope" | "open" | "closed";
  readonly form: Form;
};

/** The sentence for a closed formula, with canonical names for its variables; an action in one form, or `mixed`, in the papers' three. */
export const sayPaper = (formula: Formula, words: Words, mixed: boolean): string =>
  toSentence(phrase(canonical(formula), { words, mixed, place: "top", form: "stated" }));

const phrase = (formula: Formula, spot: Spot): string => {
  const literal = toLiteral(formula);
  if (literal) return clause(literal, spot);
  switch (formula.kind) {
    case "not":
      return denial(formula, spot);
    case "and":
      return conjunction(formula, spot);
    case "or":
      return disjunction(formula, spot);
    case "implies":
      return `if ${antecedent(formula.left, spot)}, then ${phrase(formula.right, moveSpot(spot, "open", "stated"))}`;
    case "iff": {
      const pair = toLiteralPair(formula);
      return pair
        ? joinLiterals(pair, "if and only if", spot)
        : `${claim(formula.left, spot)} is true if and only if ${claim(formula.right, spot)} is true`;
    }
    case "forall":
    case "exists":
      return quantifiedPhrase(formula, spot);
    default:
      throw new OrganonError("bug/paper-say", `no phrase for ${formula.kind}`);
  }
};

const moveSpot = (spot: Spot, place: Spot["place"], form = spot.form): Spot => ({
  ...spot,
  place,
  form: spot.mixed ? form : "stated",
});

const denial = ({ body }: Negation, spot: Spot): string => {
  switch (body.kind) {
    case "not":
      return `it is not the case that ${phrase(body, moveSpot(spot, moveInside(spot)))}`;
    case "and":
      return claims(body, "cannot both be true", spot);
    case "or": {
      const [one, other] = sayBothClosed(body, spot);
      return one.includes(",") || other.includes(",") || `${one} ${other}`.includes("neither ")
        ? `it is not true that ${alternatives([one, other])}`
        : `neither ${one} nor ${other}`;
    }
    case "implies": {
      const condition = phrase(body.left, moveSpot(spot, "closed", "conditional"));
      return `the fact that ${condition} does not imply that ${phrase(body.right, moveSpot(spot, "open", "stated"))}`;
    }
    case "exists":
      if (saySomeNouns(body, spot) === undefined)
        return `there is no ${body.variable} for which ${phrase(body.body, moveBound(spot))}`;
      break;
    case "forall":
      return `not for all ${body.variable}, ${phrase(body.body, moveBound(spot))}`;
    default:
      break;
  }
  return `it is not true that ${phrase(body, moveSpot(spot, moveInside(spot)))}`;
};

const moveInside = ({ place }: Spot): Spot["place"] => (place === "top" ? "scope" : place);

const moveBound = (spot: Spot): Spot => moveSpot(spot, moveInside(spot), "bound");

const lasts = ({ place }: Spot): boolean => place === "top" || place === "scope";

const conjunction = (formula: Binary, spot: Spot): string => {
  const pair = toLiteralPair(formula);
  if (pair) return joinLiterals(pair, "and", spot);
  const shape = lasts(spot) ? sayPairs(formula, spot) : undefined;
  if (shape !== undefined) return shape;
  const first = phrase(formula.left, moveSpot(spot, "closed"));
  return spot.place === "top" && endsItself(formula.left) && !first.includes(", or else ")
    ? `${first}, and also ${phrase(formula.right, moveSpot(spot, "closed"))}`
    : claims(formula, "are both true", spot);
};

const sayPairs = ({ left, right }: Binary, spot: Spot): string | undefined => {
  const [one, other] = [toPair(left, spot), toPair(right, spot)];
  if (one === undefined || other === undefined) return undefined;
  const [kind, next] = [one.kind, other.kind];
  if (kind === "clause" && next === "or") return `${one.text}, and either ${other.text}`;
  if ((kind === "clause" && next === "and") || (kind === "and" && next === "clause"))
    return `${one.text}, and ${other.text}`;
  if (kind === "or" && next === "or") return `both ${one.text} and ${other.text} are true`;
  return kind === "implies" && next === "implies" ? `${one.text}, and ${other.text}` : undefined;
};

const disjunction = (formula: Binary, spot: Spot): string => {
  const pair = toLiteralPair(formula);
  if (pair) return joinLiterals(pair, "or", spot);
  const [one, other] = lasts(spot) ? [toPair(formula.left, spot), toPair(formula.right, spot)] : [];
  const kinds = `${one?.kind} ${other?.kind}`;
  return one && other && ["clause and", "clause or", "or clause"].includes(kinds)
    ? `${one.text}, or ${other.text}`
    : alternatives(sayBothClosed(formula, spot));
};

/** A clause, or two clauses joined, and how. */
type Pair = { readonly kind: "clause" | "and" | "or" | "implies"; readonly text: string };

const toPair = (formula: Formula, spot: Spot): Pair | undefined => {
  const literal = toLiteral(formula);
  if (literal) return { kind: "clause", text: clause(literal, spot) };
  const { kind } = formula;
  if ((kind !== "and" && kind !== "or" && kind !== "implies") || !toLiteralPair(formula)) return undefined;
  const text = phrase(formula, moveSpot(spot, "closed"));
  return text.startsWith("some ") ? undefined : { kind, text };
};

const joinLiterals = ([one, other]: readonly [Literal, Literal], word: string, spot: Spot): string =>
  `${clause(one, spot)} ${word} ${clause(other, spot)}`;

const sayBothClosed = ({ left, right }: Binary, spot: Spot): readonly [string, string] => [
  phrase(left, moveSpot(spot, "closed")),
  phrase(right, moveSpot(spot, "closed")),
];

/** Alternatives with a comma of their own are listed: nobody would say "either either". */
const alternatives = ([one, other]: readonly [string, string]): string =>
  one.includes(",") || other.includes(",")
    ? `at least one of these is true: ${one}, or else ${other}`
    : `either ${one}, or ${other}`;

const claims = ({ left, right }: Binary, closer: string, spot: Spot): string =>
  `${claim(left, spot)} and ${claim(right, spot)} ${closer}`;

const claim = (formula: Formula, spot: Spot): string => {
  const text = phrase(formula, moveSpot(spot, "closed"));
  return `the claim that ${text}${formula.kind === "and" || text.split(",").length > 2 ? "," : ""}`;
};

const antecedent = (formula: Formula, spot: Spot): string =>
  `${isConditional(formula) ? "it is true that " : ""}${phrase(formula, moveSpot(spot, "open", "conditional"))}`;

const isConditional = (formula: Formula): boolean =>
  formula.kind === "implies" ||
  ((formula.kind === "forall" || formula.kind === "exists") && isConditional(formula.body)) ||
  (formula.kind === "not" && formula.body.kind === "implies");

const quantifiedPhrase = (formula: Quantified, spot: Spot): string => {
  const body = (): string => phrase(formula.body, moveBound(spot));
  if (formula.kind === "forall") return `for all ${formula.variable}, ${body()}`;
  return saySomeNouns(formula, spot) ?? `there is at least one ${formula.variable} for which ${body()}`;
};

const saySomeNouns = ({ variable, body }: Quantified, { words, mixed }: Spot): string | undefined => {
  const [left, right] = (body.kind === "and" && toLiteralPair(body)) || [];
  if (!left?.positive || !right || !isAbout(left, variable) || !isAbout(right, variable)) return undefined;
  const subject = words.predicates.get(getName(left));
  const text =
    subject && saySomeAre(subject, inflectPhrase(mixed ? "bound" : "stated", verbPhrase(right, words)));
  return text && `some ${text}`;
};

const endsItself = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "implies":
      return false;
    case "not":
      return toLiteral(formula) !== undefined || ["and", "or", "iff"].includes(formula.body.kind);
    case "forall":
    case "exists":
      return endsItself(formula.body);
    default:
      return true;
  }
};

// ── literals ───────────────────────────────────────────────────────────────────────────────────────────────

const toLiteralPair = ({ left, right }: Binary): readonly [Literal, Literal] | undefined => {
  const [one, two] = [toLiteral(left), toLiteral(right)];
  return one && two && [one, two];
};

const getName = ({ atom }: Literal): string => (typeof atom === "string" ? atom : atom.name);

const isAbout = ({ atom }: Literal, name: string): boolean =>
  typeof atom !== "string" &&
  atom.terms.length === 1 &&
  atom.terms[0]?.kind === "variable" &&
  atom.terms[0].name === name;

const clause = (literal: Literal, { words, form }: Pick<Spot, "words" | "form">): string => {
  const { atom, positive } = literal;
  if (typeof atom === "string") return sayArithmetic(atom, positive);
  const [term, second] = atom.terms;
  if (term === undefined)
    return inflectClause(form, getWords("proposition", atom.name, words.propositions, positive));
  const subject = someone(term, words);
  if (second === undefined) return `${subject} ${inflectPhrase(form, verbPhrase(literal, words))}`;
  if (atom.terms.length > 2)
    throw misuse(`the style “paper” has no words for the ${atom.terms.length}-place ${atom.name}`);
  const verb = getWords("two-place predicate", atom.name, words.relations, positive);
  return `${subject} ${verb} ${someone(second, words)}`;
};

const someone = ({ kind, name }: Term, words: Words): string => {
  const found = kind === "variable" ? name : words.constants.get(name);
  if (found === undefined) throw createWordsError("constant", name);
  return found;
};

const verbPhrase = (literal: Literal, words: Words): string =>
  getWords("predicate", getName(literal), words.predicates, literal.positive);
