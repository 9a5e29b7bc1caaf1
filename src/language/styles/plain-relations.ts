/**
 * Quantifiers over one place of a two-place predicate, the other place being somebody known: "every person without
 * exception admires Julie", "there is a person whom Julie admires", "Julie admires no person".
 *
 * An ∃ is said with "there is", which, unlike "some individual", cannot reach out of the scope of what stands before
 * it: "for every person, there is an individual who admires that person" is ∀∃ and nothing else. An ∀ inside an ∃
 * is the object of the relative clause, out of which it cannot reach either. As its subject it could: "there is a
 * person whom everybody admires" may go on "their mother" (Groenendijk and Stokhof 1984, on functional answers). So
 * that is said "such that every individual … admires that person". "Every" and "no" stand behind undenied verbs
 * only: "does not admire every person" would have two readings.
 *
 * "Every" is "without exception" here, lest the person spoken of be left out: whoever admires everybody else need not
 * be admired by anybody, and the key would be another one.
 */
import { hasPart, type Atom, type Formula, type Quantified } from "#logic/formula";
import {
  allPositive,
  groupOf,
  indefinite,
  isAbout,
  nouns,
  someone,
  transitive,
  type Context,
} from "./plain-clauses.ts";
import { asLiteral } from "./style-words.ts";

/** The phrase for a quantified formula that such a form fits; `pointer` begins it where it begins with a person. */
export const relationPhrase = (
  formula: Quantified,
  context: Context,
  pointer: "that" | "this",
): string | undefined => {
  const depth = context.bound.length;
  const inner: Context = { ...context, bound: [...context.bound, formula.variable] };
  if (formula.kind === "forall") {
    const group = mentionsRelation(formula.body) ? groupOf(formula.body, inner) : undefined;
    if (group !== undefined && (formula.body.kind === "or" || allPositive(formula.body)))
      return `${every(nouns[depth])} ${group}`;
    const said = throughout(formula.body);
    return said && isObject(said.atom, inner)
      ? `${someone(said.atom.terms[0]!, context, pointer)} ${transitive(said.atom, true, inner)} ${said.quantified(nouns[depth])}`
      : undefined;
  }
  const clause = relativeClause(formula.body, inner);
  return clause && `there is ${indefinite[depth]} ${clause}`;
};

/** "who admires Julie", "whom Julie admires", "who admires every individual", "such that no individual admires that person". */
const relativeClause = (body: Formula, context: Context): string | undefined => {
  if (mentionsRelation(body)) {
    const group = groupOf(body, context);
    if (group !== undefined) return `who ${group}`;
  }
  const literal = asLiteral(body);
  if (literal && typeof literal.atom !== "string" && isObject(literal.atom, context))
    return `whom ${someone(literal.atom.terms[0]!, context)} ${transitive(literal.atom, literal.positive, context)}`;
  const noun = nouns[context.bound.length];
  const [said, own] = [withinRelative(body), context.bound.at(-1)];
  if (said === undefined || noun === undefined || said.inner === own) return undefined;
  const verb = transitive(said.atom, true, context);
  const [first, second] = said.atom.terms;
  if (first?.name === own && second?.name === said.inner) return `who ${verb} ${said.quantified(noun)}`;
  if (second === undefined || second.name !== own || first?.name !== said.inner) return undefined;
  return said.quantified === some
    ? `whom ${some(noun)} ${verb}`
    : `such that ${said.quantified(noun)} ${verb} ${someone(second, context)}`;
};

/** An undenied relation right inside a quantifier, and how the quantifier is said of a noun. */
const withinRelative = (formula: Formula) => {
  if (formula.kind !== "forall" && formula.kind !== "exists") return undefined;
  const said = formula.kind === "forall" ? throughout(formula.body) : inOneCase(formula.body);
  return said && { ...said, inner: formula.variable };
};

type Noun = string | undefined;
type Said = { readonly atom: Atom; readonly quantified: (noun: Noun) => string };

const every = (noun: Noun): string => `every ${noun} without exception`;
const some = (noun: Noun): string => `some ${noun}`;
const no = (noun: Noun): string => `no ${noun}`;

/** What ∀ is put around: a relation is said of "every" one, a denied relation of "no" one. */
const throughout = (body: Formula): Said | undefined => {
  if (isRelation(body)) return { atom: body, quantified: every };
  return body.kind === "not" && isRelation(body.body) ? { atom: body.body, quantified: no } : undefined;
};

const inOneCase = (body: Formula): Said | undefined =>
  isRelation(body) ? { atom: body, quantified: some } : undefined;

const isRelation = (formula: Formula): formula is Atom =>
  formula.kind === "atom" && formula.terms.length === 2;

/** Whether the innermost person is the object of the relation and somebody else its subject. */
const isObject = (atom: Atom, context: Context): boolean =>
  atom.terms.length === 2 &&
  atom.terms[1]?.kind === "variable" &&
  atom.terms[1].name === context.bound.at(-1) &&
  !isAbout({ atom, positive: true }, context);

const mentionsRelation = (formula: Formula): boolean => hasPart(formula, isRelation);
