/**
 * Decides logic programs as in RuleTaker and similar datasets: facts and rules over literals, without proof by cases or contraposition. In
 * an open world a negated atom is a literal of its own, derived or not. In a closed world a negated condition holds if its atom can't be
 * derived (negation as failure). This is the well-founded model, computed by alternating least fixpoints; for stratified rules it is the
 * perfect model (Van Gelder, Ross and Schlipf 1991). Variables of a rule range over all constants of the program.
 */
import { constant, type Atom } from "./formula.ts";

/** An atom, or its negation. */
export type RuleLiteral = { readonly atom: Atom; readonly isDenied: boolean };

export type Rule = { readonly conditions: readonly RuleLiteral[]; readonly conclusion: RuleLiteral };

export type Program = {
  readonly facts: readonly RuleLiteral[];
  readonly rules: readonly Rule[];
  readonly world: "open" | "closed";
};

/** One application of a rule, with formulas as printed. */
type RuleStep = { readonly from: readonly string[]; readonly to: string };

/** A program's verdict on a statement, with the applications that derive it or its negation; none if neither is derived. */
type ProgramVerdict = {
  readonly relation: "entailment" | "contradiction" | "neutral" | "inconsistent";
  readonly steps: readonly RuleStep[];
};

/**
 * Decides a ground statement. Open world: derived, its negation derived, neither, or both. Closed world: derived or negated;
 * neutral only if the well-founded model leaves it undefined; inconsistent if an atom and its stated negation are both derived.
 */
export const decideProgram = (program: Program, statement: RuleLiteral): ProgramVerdict => {
  const ground = groundRules(program, statement);
  return program.world === "open" ? decideOpen(ground, statement) : decideClosed(ground, statement);
};

/** A ground rule over printed literals; a fact has no conditions. */
type GroundRule = {
  readonly from: readonly { readonly key: string; readonly isDenied: boolean; readonly atom: string }[];
  readonly to: string;
};

const atomKey = ({ name, terms }: Atom): string =>
  terms.length === 0 ? name : `${name}(${terms.map((term) => term.name).join(", ")})`;
const literalKey = ({ atom, isDenied }: RuleLiteral): string => `${isDenied ? "¬" : ""}${atomKey(atom)}`;
const denyLiteral = ({ atom, isDenied }: RuleLiteral): RuleLiteral => ({ atom, isDenied: !isDenied });

const groundRules = ({ facts, rules }: Program, statement: RuleLiteral): readonly GroundRule[] => {
  const literals = [
    ...facts,
    ...rules.flatMap(({ conditions, conclusion }) => [...conditions, conclusion]),
    statement,
  ];
  const constants = [
    ...new Set(
      literals.flatMap(({ atom }) =>
        atom.terms.flatMap(({ kind, name }) => (kind === "constant" ? [name] : [])),
      ),
    ),
  ];
  return [
    ...facts.map((fact): GroundRule => ({ from: [], to: literalKey(fact) })),
    ...rules.flatMap((rule) => listInstances(rule, constants).map(groundRule)),
  ];
};

const groundRule = ({ conditions, conclusion }: Rule): GroundRule => ({
  from: conditions.map((condition) => ({
    key: literalKey(condition),
    isDenied: condition.isDenied,
    atom: atomKey(condition.atom),
  })),
  to: literalKey(conclusion),
});

const listInstances = (rule: Rule, constants: readonly string[]): readonly Rule[] => {
  const names = [
    ...new Set(
      [...rule.conditions, rule.conclusion].flatMap(({ atom }) =>
        atom.terms.flatMap(({ kind, name }) => (kind === "variable" ? [name] : [])),
      ),
    ),
  ];
  return names.reduce<readonly Rule[]>(
    (some, name) => some.flatMap((one) => constants.map((value) => replaceVariable(one, name, value))),
    [rule],
  );
};

const replaceVariable = ({ conditions, conclusion }: Rule, name: string, value: string): Rule => {
  const replaceInLiteral = ({ atom, isDenied }: RuleLiteral): RuleLiteral => ({
    isDenied,
    atom: {
      ...atom,
      terms: atom.terms.map((term) =>
        term.kind === "variable" && term.name === name ? constant(value) : term,
      ),
    },
  });
  return { conditions: conditions.map(replaceInLiteral), conclusion: replaceInLiteral(conclusion) };
};

const closure = (
  rules: readonly GroundRule[],
  holds: (condition: GroundRule["from"][number], derived: ReadonlyMap<string, GroundRule>) => boolean,
): ReadonlyMap<string, GroundRule> => {
  const derived = new Map<string, GroundRule>();
  for (let grew = true; grew;) {
    grew = false;
    for (const rule of rules) {
      if (derived.has(rule.to) || !rule.from.every((condition) => holds(condition, derived))) continue;
      derived.set(rule.to, rule);
      grew = true;
    }
  }
  return derived;
};

const decideOpen = (rules: readonly GroundRule[], statement: RuleLiteral): ProgramVerdict => {
  const derived = closure(rules, ({ key }, known) => known.has(key));
  const [own, other] = [literalKey(statement), literalKey(denyLiteral(statement))];
  const [holds, fails] = [derived.has(own), derived.has(other)];
  const steps = [...(holds ? traceSteps(own, derived) : []), ...(fails ? traceSteps(other, derived) : [])];
  const relation = holds ? (fails ? "inconsistent" : "entailment") : fails ? "contradiction" : "neutral";
  return { relation, steps };
};

const decideClosed = (rules: readonly GroundRule[], statement: RuleLiteral): ProgramVerdict => {
  const model = (assumed: ReadonlyMap<string, GroundRule>) =>
    closure(rules, ({ key, isDenied, atom }, known) =>
      isDenied ? !assumed.has(atom) || known.has(key) : known.has(key),
    );
  let sure: ReadonlyMap<string, GroundRule> = new Map();
  let possible = model(sure);
  for (;;) {
    const next = model(possible);
    const isSettled = next.size === sure.size;
    sure = next;
    if (isSettled) break;
    possible = model(sure);
  }
  const clash = [...sure.keys()].find((key) => sure.has(`¬${key}`));
  if (clash !== undefined)
    return {
      relation: "inconsistent",
      steps: [...traceSteps(clash, sure), ...traceSteps(`¬${clash}`, sure)],
    };
  const atom = atomKey(statement.atom);
  if (sure.has(atom))
    return { relation: statement.isDenied ? "contradiction" : "entailment", steps: traceSteps(atom, sure) };
  if (possible.has(atom)) return { relation: "neutral", steps: [] };
  return { relation: statement.isDenied ? "entailment" : "contradiction", steps: [] };
};

/** Returns the applications that derive a literal, in order, each once. */
const traceSteps = (goal: string, derived: ReadonlyMap<string, GroundRule>): readonly RuleStep[] => {
  const steps = new Map<string, RuleStep>();
  const visit = (key: string): void => {
    const rule = derived.get(key);
    if (rule === undefined || steps.has(key)) return;
    for (const condition of rule.from) visit(condition.key);
    steps.set(key, { from: rule.from.map((condition) => condition.key), to: key });
  };
  visit(goal);
  return [...steps.values()];
};
