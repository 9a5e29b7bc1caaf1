/**
 * The parameters of a problem, measured from its formulas alone, so that whoever has a line can measure them again.
 *
 * A law is a premise about everybody whose letters all have two places, such as ∀y ∀x (R(y, x) → S(x, y)). A distractor is near
 * if it holds an atom that a needed premise holds, or a letter that a needed premise uses of everybody.
 */
import { quantifierHeight } from "organon-logic/canonical";
import { eachAtom, type Formula } from "organon-logic/formula";
import { print } from "organon-logic/notation";
import type { DifficultyParameters } from "../parameters.ts";

/** The parameters of premises that settle a goal; `core` are the places of the needed ones. */
export const measureParameters = (
  premises: readonly Formula[],
  goal: Formula,
  core: readonly number[],
): DifficultyParameters => {
  const places = new Set(core);
  const needed = premises.filter((_, place) => places.has(place));
  const others = premises.filter((_, place) => !places.has(place));
  const lines = needed.filter((formula) => !isLaw(formula));
  const simpleLaws = needed.filter((formula) => isLaw(formula) && countConditions(formula) === 1).length;
  const facts = lines.filter((formula) => isRelated(withoutPairs(formula))).length;
  const subjects = collectSubjects(needed);
  const near = others.filter((formula) => mentionsSubject(formula, subjects)).length;
  const isGoal = createSupportTest(goal, subjects);
  return {
    length: lines.length - 1 + simpleLaws,
    width: 1 + needed.filter(isDivision).length,
    distractors: others.length / premises.length,
    nearness: others.length === 0 ? 0 : near / others.length,
    relations: Math.max(0, facts - 1) + simpleLaws,
    quantifiers: Math.max(0, ...lines.map(quantifierHeight)),
    negations: Math.max(0, ...needed.map((formula) => negationDepth(formula, isGoal))),
  };
};

/** True if a formula is a law of two-place predicates. */
export const isLaw = (formula: Formula): boolean => {
  if (formula.kind !== "forall") return false;
  let isRelational = true;
  eachAtom(formula, ({ terms }) => {
    isRelational &&= terms.length === 2 && terms.every(({ kind }) => kind === "variable");
  });
  return isRelational;
};

const countConditions = (law: Formula): number => {
  if (law.kind === "forall") return countConditions(law.body);
  return law.kind === "implies" && law.left.kind === "and" ? 2 : 1;
};

const isDivision = (formula: Formula): boolean => formula.kind === "implies" && formula.right.kind === "or";

const isRelated = (formula: Formula): boolean => formula.kind === "atom" && formula.terms.length === 2;

const withoutPairs = (formula: Formula): Formula =>
  formula.kind === "not" && formula.body.kind === "not" ? withoutPairs(formula.body.body) : formula;

/** The subjects of premises: their closed atoms, and the variables that they use of everybody or somebody. */
type Subjects = { readonly atoms: ReadonlySet<string>; readonly letters: ReadonlySet<string> };

const collectSubjects = (formulas: readonly Formula[]): Subjects => {
  const [atoms, letters] = [new Set<string>(), new Set<string>()];
  for (const formula of formulas)
    eachAtom(formula, (atom, bound) => {
      if (bound.length === 0) atoms.add(print(atom));
      else letters.add(atom.name);
    });
  return { atoms, letters };
};

const mentionsSubject = (formula: Formula, { atoms, letters }: Subjects): boolean => {
  let found = false;
  eachAtom(formula, (atom) => {
    found ||= letters.has(atom.name) || atoms.has(print(atom));
  });
  return found;
};

const createSupportTest = (goal: Formula, { letters }: Subjects): ((formula: Formula) => boolean) => {
  const bare = goal.kind === "not" ? goal.body : goal;
  let letter: string | undefined;
  eachAtom(bare, ({ name }) => {
    letter = name;
  });
  const own = print(bare);
  const isGeneral = letter !== undefined && letters.has(letter);
  return (formula) => {
    if (formula.kind !== "atom" && formula.kind !== "exists") return false;
    if (!isGeneral) return print(formula) === own;
    let isSame = false;
    eachAtom(formula, ({ name }) => {
      isSame = name === letter;
    });
    return isSame;
  };
};

/** How deep negations nest in a formula; those right before what is `apart` do not count. */
export const negationDepth = (formula: Formula, apart?: (formula: Formula) => boolean): number => {
  switch (formula.kind) {
    case "true":
    case "false":
    case "atom":
      return 0;
    case "not":
      return apart?.(formula.body) === true ? 0 : 1 + negationDepth(formula.body, apart);
    case "forall":
    case "exists":
      return negationDepth(formula.body, apart);
    default:
      return Math.max(negationDepth(formula.left, apart), negationDepth(formula.right, apart));
  }
};
