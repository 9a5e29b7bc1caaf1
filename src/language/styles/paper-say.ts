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
import { clauseIn, phraseIn, type Form } from "./paper-forms.ts";
import { someAre } from "./paper-plural.ts";
import { arithmeticOf, asLiteral, noWords, wordsFor, type Literal } from "./style-words.ts";
import { sentenceOf } from "../capitals.ts";

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
  sentenceOf(phrase(canonical(formula), { words, mixed, place: "top", form: "stated" }));

const phrase = (formula: Formula, spot: Spot): string => {
  const literal = asLiteral(formula);
  if (literal) return clause(literal, spot);
  switch (formula.kind) {
    case "not":
      return denial(formula, spot);
    case "and":
      return conjunction(formula, spot);
    case "or":
      return disjunction(formula, spot);
    case "implies":
      return `if ${antecedent(formula.left, spot)}, then ${phrase(formula.right, at(spot, "open", "stated"))}`;
    case "iff": {
      const pair = bothLiterals(formula);
      return pair
        ? joined(pair, "if and only if", spot)
        : `${claim(formula.left, spot)} is true if and only if ${claim(formula.right, spot)} is true`;
    }
    case "forall":
    case "exists":
      return quantifiedPhrase(formula, spot);
    default:
      throw new OrganonError("bug/paper-say", `no phrase for ${formula.kind}`);
  }
};

const at = (spot: Spot, place: Spot["place"], form = spot.form): Spot => ({
  ...spot,
  place,
  form: spot.mixed ? form : "stated",
});

/** Each kind of formula has a denial of its own. */
const denial = ({ body }: Negation, spot: Spot): string => {
  switch (body.kind) {
    case "not":
      return `it is not the case that ${phrase(body, at(spot, inside(spot)))}`;
    case "and":
      return claims(body, "cannot both be true", spot);
    case "or": {
      const [one, other] = bothClosed(body, spot);
      return one.includes(",") || other.includes(",") || `${one} ${other}`.includes("neither ")
        ? `it is not true that ${alternatives([one, other])}`
        : `neither ${one} nor ${other}`;
    }
    case "implies": {
      const condition = phrase(body.left, at(spot, "closed", "conditional"));
      return `the fact that ${condition} does not imply that ${phrase(body.right, at(spot, "open", "stated"))}`;
    }
    case "exists":
      if (someNouns(body, spot) === undefined)
        return `there is no ${body.variable} for which ${phrase(body.body, bound(spot))}`;
      break;
    case "forall":
      return `not for all ${body.variable}, ${phrase(body.body, bound(spot))}`;
    default:
      break;
  }
  return `it is not true that ${phrase(body, at(spot, inside(spot)))}`;
};

/** Where what a phrase opens with goes on to the phrase's end. */
const inside = ({ place }: Spot): Spot["place"] => (place === "top" ? "scope" : place);

const bound = (spot: Spot): Spot => at(spot, inside(spot), "bound");

const lasts = ({ place }: Spot): boolean => place === "top" || place === "scope";

const conjunction = (formula: Binary, spot: Spot): string => {
  const pair = bothLiterals(formula);
  if (pair) return joined(pair, "and", spot);
  const shape = lasts(spot) ? sideBySide(formula, spot) : undefined;
  if (shape !== undefined) return shape;
  const first = phrase(formula.left, at(spot, "closed"));
  return spot.place === "top" && endsItself(formula.left) && !first.includes(", or else ")
    ? `${first}, and also ${phrase(formula.right, at(spot, "closed"))}`
    : claims(formula, "are both true", spot);
};

/** A conjunction of clauses and pairs of them, as the papers' laws have them. */
const sideBySide = ({ left, right }: Binary, spot: Spot): string | undefined => {
  const [one, other] = [pairIn(left, spot), pairIn(right, spot)];
  if (one === undefined || other === undefined) return undefined;
  const [kind, next] = [one.kind, other.kind];
  if (kind === "clause" && next === "or") return `${one.text}, and either ${other.text}`;
  if ((kind === "clause" && next === "and") || (kind === "and" && next === "clause"))
    return `${one.text}, and ${other.text}`;
  if (kind === "or" && next === "or") return `both ${one.text} and ${other.text} are true`;
  return kind === "implies" && next === "implies" ? `${one.text}, and ${other.text}` : undefined;
};

const disjunction = (formula: Binary, spot: Spot): string => {
  const pair = bothLiterals(formula);
  if (pair) return joined(pair, "or", spot);
  const [one, other] = lasts(spot) ? [pairIn(formula.left, spot), pairIn(formula.right, spot)] : [];
  const kinds = `${one?.kind} ${other?.kind}`;
  return one && other && ["clause and", "clause or", "or clause"].includes(kinds)
    ? `${one.text}, or ${other.text}`
    : alternatives(bothClosed(formula, spot));
};

/** A clause, or two clauses joined, and how. */
type Pair = { readonly kind: "clause" | "and" | "or" | "implies"; readonly text: string };

const pairIn = (formula: Formula, spot: Spot): Pair | undefined => {
  const literal = asLiteral(formula);
  if (literal) return { kind: "clause", text: clause(literal, spot) };
  const { kind } = formula;
  if ((kind !== "and" && kind !== "or" && kind !== "implies") || !bothLiterals(formula)) return undefined;
  const text = phrase(formula, at(spot, "closed"));
  return text.startsWith("some ") ? undefined : { kind, text };
};

const joined = ([one, other]: readonly [Literal, Literal], word: string, spot: Spot): string =>
  `${clause(one, spot)} ${word} ${clause(other, spot)}`;

const bothClosed = ({ left, right }: Binary, spot: Spot): readonly [string, string] => [
  phrase(left, at(spot, "closed")),
  phrase(right, at(spot, "closed")),
];

/** Alternatives with a comma of their own are listed: nobody would say "either either". */
const alternatives = ([one, other]: readonly [string, string]): string =>
  one.includes(",") || other.includes(",")
    ? `at least one of these is true: ${one}, or else ${other}`
    : `either ${one}, or ${other}`;

const claims = ({ left, right }: Binary, closer: string, spot: Spot): string =>
  `${claim(left, spot)} and ${claim(right, spot)} ${closer}`;

/** A comma shows where a claim ends that has an "and" or more than one comma inside. */
const claim = (formula: Formula, spot: Spot): string => {
  const text = phrase(formula, at(spot, "closed"));
  return `the claim that ${text}${formula.kind === "and" || text.split(",").length > 2 ? "," : ""}`;
};

/** An antecedent that is itself a conditional is led in by "it is true that". */
const antecedent = (formula: Formula, spot: Spot): string =>
  `${isConditional(formula) ? "it is true that " : ""}${phrase(formula, at(spot, "open", "conditional"))}`;

const isConditional = (formula: Formula): boolean =>
  formula.kind === "implies" ||
  ((formula.kind === "forall" || formula.kind === "exists") && isConditional(formula.body)) ||
  (formula.kind === "not" && formula.body.kind === "implies");

const quantifiedPhrase = (formula: Quantified, spot: Spot): string => {
  const body = (): string => phrase(formula.body, bound(spot));
  if (formula.kind === "forall") return `for all ${formula.variable}, ${body()}`;
  return someNouns(formula, spot) ?? `there is at least one ${formula.variable} for which ${body()}`;
};

/** "some nurses are late" for ∃x (P(x) ∧ Q(x)), where the words allow it. */
const someNouns = ({ variable, body }: Quantified, { words, mixed }: Spot): string | undefined => {
  const [left, right] = (body.kind === "and" && bothLiterals(body)) || [];
  if (!left?.positive || !right || !isAbout(left, variable) || !isAbout(right, variable)) return undefined;
  const subject = words.predicates.get(nameOf(left));
  const text = subject && someAre(subject, phraseIn(mixed ? "bound" : "stated", verbPhrase(right, words)));
  return text && `some ${text}`;
};

/** Whether ", and also" behind the phrase of φ cannot be taken into it, or makes no difference if it is. */
const endsItself = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "implies":
      return false;
    case "not":
      return asLiteral(formula) !== undefined || ["and", "or", "iff"].includes(formula.body.kind);
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

const clause = (literal: Literal, { words, form }: Pick<Spot, "words" | "form">): string => {
  const { atom, positive } = literal;
  if (typeof atom === "string") return arithmeticOf(atom, positive);
  const [term, second] = atom.terms;
  if (term === undefined)
    return clauseIn(form, wordsFor("proposition", atom.name, words.propositions, positive));
  const subject = someone(term, words);
  if (second === undefined) return `${subject} ${phraseIn(form, verbPhrase(literal, words))}`;
  if (atom.terms.length > 2)
    throw misuse(`the style “paper” has no words for the ${atom.terms.length}-place ${atom.name}`);
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
