/**
 * Parses formulas of the FLD corpora: predicates and propositions `{A}`, constants `{a}`, variables x y z, `¬ & v ->
 * <->`, quantifiers `(x):` and `(Ex):` whose scope extends to the end. A context is one text, each fact after its
 * name: `fact1: … fact2: …`. Source: Morishita et al., Learning Deductive Reasoning from Synthetic Corpus (2023).
 */
import {
  and,
  constant,
  exists,
  forall,
  iff,
  implies,
  not,
  or,
  predicate,
  variable,
  type Formula,
  type Term,
} from "../formula.ts";
import { faultAt } from "../tokens.ts";

/** Parses the formulas of a context. Throws `FormulaError`. */
export const readFldFacts = (text: string): readonly Formula[] =>
  text
    .split(/(?:^|\s)fact\d+:/)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== "")
    .map(readFld);

const tokenPattern = /\s*(\(E?[x-z]\):|\{[A-Z]+\}|\{[a-z]+\}|<->|->|[¬&()]|v|[x-z])/uy;

/** Parses one formula. Throws `FormulaError`. */
export const readFld = (text: string): Formula => {
  const tokens: string[] = [];
  let at = 0;
  while (text.slice(at).trim() !== "") {
    tokenPattern.lastIndex = at;
    const [whole, token] = tokenPattern.exec(text) ?? [];
    if (whole === undefined || token === undefined) throw faultAt(text, at, "a sign that FLD does not have");
    tokens.push(token);
    at += whole.length;
  }
  let next = 0;
  const take = (token: string): boolean => tokens[next] === token && ++next > 0;
  const chain =
    (inner: () => Formula, sign: string, join: (left: Formula, right: Formula) => Formula) => (): Formula => {
      let left = inner();
      while (take(sign)) left = join(left, inner());
      return left;
    };
  const unit = (): Formula => {
    const token = tokens[next++];
    const quantifier = /^\((E?)([x-z])\):$/.exec(token ?? "");
    if (quantifier !== null) {
      const name = quantifier[2] ?? "x";
      return quantifier[1] === "E" ? exists(name, formula()) : forall(name, formula());
    }
    if (token === "¬") return not(unit());
    if (token === "(") {
      const inner = formula();
      if (!take(")")) throw faultAt(text, text.length, "a closing bracket is missing");
      return inner;
    }
    const name = /^\{([A-Z]+)\}$/.exec(token ?? "")?.[1];
    if (name === undefined)
      throw faultAt(text, 0, token === undefined ? "it ends too early" : `“${token}” is out of place`);
    return predicate(name, ...terms());
  };
  const terms = (): readonly Term[] => {
    const found: Term[] = [];
    for (; next < tokens.length; next++) {
      const token = tokens[next] ?? "";
      const named = /^\{([a-z]+)\}$/.exec(token)?.[1];
      if (named !== undefined) found.push(constant(named));
      else if (/^[x-z]$/.test(token)) found.push(variable(token));
      else break;
    }
    return found;
  };
  const disjunction = chain(chain(unit, "&", and), "v", or);
  const implication = (): Formula => {
    const left = disjunction();
    return take("->") ? implies(left, implication()) : left;
  };
  const formula: () => Formula = chain(implication, "<->", iff);
  const read = formula();
  if (next < tokens.length) throw faultAt(text, 0, `“${tokens[next] ?? ""}” is out of place`);
  return read;
};
