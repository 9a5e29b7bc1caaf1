/**
 * TPTP's first-order form: `fof(name, axiom, ![X]: (p(X) => q(X))).` with one conjecture. Comments are % to the
 * end of the line and /* … *\/. Refused with the reason: function terms, include, several conjectures, numbers and
 * $words other than $true and $false.
 * Source: G. Sutcliffe, The TPTP Problem Library, JAR 59 (2017); syntax of fof formulae.
 */
import tables from "../../data/formula-signs.json" with { type: "json" };
import type { Sequent } from "../certificate.ts";
import { type Formula, falsity } from "../formula.ts";
import { type ReadingOptions, type Roles, checkNames, startReading } from "../formula-reader.ts";
import { createFault, refuseLongText, tokenize, createDialect } from "../tokens.ts";

/** The signs and names of first-order formulas. */
export const tptpDialect = createDialect(tables.tptp, "'[^'\\n]*'|\\$?[A-Za-z0-9_]+");

/** Returns why a name cannot be read that no quantifier binds: TPTP gives meaning to capitals, $words and numbers. */
export const tptpRefusal: ReadingOptions["refusal"] = (name, part) =>
  part === "constant" && /^[A-Z]/u.test(name)
    ? [`unbound variable “${name}”`, "put a quantifier before it"]
    : /^[$\d]/u.test(name)
      ? [`“${name}” has a meaning of its own in TPTP, which is not supported`]
      : [];

/** Roles whose formulas are premises. */
const premiseRoles = ["axiom", "hypothesis", "definition", "assumption", "lemma", "theorem", "corollary"];

/**
 * Parses a problem: its axioms are the premises, its conjecture the conclusion. Without a conjecture the question is
 * whether the axioms are satisfiable, so the conclusion is ⊥. Throws `FormulaError`.
 */
export const readTptp = (text: string): Sequent => {
  const plain = withoutComments(text);
  const tokens = tokenize(plain, 0, tptpDialect);
  const roles: Roles = new Map();
  const premises: Formula[] = [];
  let conclusion: Formula | undefined;
  const reader = startReading(tokens, plain, { roles, refusal: tptpRefusal });
  while (reader.peek() !== "end") {
    const word = reader.expect("name");
    if (word.text !== "fof")
      throw createFault(plain, word.at, `expected “fof”, found “${word.text}”`, {
        hint: "only fof(name, role, formula). is read",
      });
    reader.expect("(");
    reader.expect("name");
    reader.expect(",");
    const role = reader.expect("name");
    reader.expect(",");
    const formula = reader.formula();
    reader.expect(")");
    reader.expect(".");
    if (premiseRoles.includes(role.text)) premises.push(formula);
    else if (role.text !== "conjecture")
      throw createFault(plain, role.at, `unknown role “${role.text}”`, {
        hint: "axiom, hypothesis or conjecture",
      });
    else if (conclusion !== undefined) throw createFault(plain, role.at, "there is a second conjecture");
    else conclusion = formula;
  }
  checkNames(roles, [plain]);
  return { premises, conclusion: conclusion ?? falsity };
};

/** Returns the text with blanks for its comments, so that positions stay the same. */
const withoutComments = (text: string): string => {
  refuseLongText(text);
  return text.replace(/%[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/gu, (comment: string, at: number) => {
    if (comment.startsWith("/*") && !/^\/\*[\s\S]*\*\/$/u.test(comment))
      throw createFault(text, at, "the comment is never closed");
    return comment.replace(/[^\n]/gu, " ");
  });
};
