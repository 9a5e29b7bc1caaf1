/**
 * Whether two readings say the same of every interpretation: part for part where they are built alike, else by what
 * follows from what. Readings mostly differ in one small part ("everyone sang if it rained": of each, or of all), which
 * is decided by itself however much is said around it; the whole may be more than `decideRelation` can decide.
 */
import { decideRelation } from "#logic/decide";
import { constant, equal, instantiate, variable, type Formula } from "#logic/formula";
import { freeVariables } from "#logic/formula";

/** Sound, with free variables for whomever they mean; false where nothing was found out. */
export const saysTheSame = (left: Formula, right: Formula): boolean => same(left, right, 0);

const same = (left: Formula, right: Formula, depth: number): boolean =>
  equal(left, right) || partsSayTheSame(left, right, depth) || isDecidedSame(left, right);

const partsSayTheSame = (left: Formula, right: Formula, depth: number): boolean => {
  switch (left.kind) {
    case "true":
    case "false":
    case "atom":
      return false;
    case "not":
      return right.kind === "not" && same(left.body, right.body, depth);
    case "forall":
    case "exists": {
      if (right.kind !== left.kind) return false;
      const one = variable(`.${depth}`);
      return same(
        instantiate(left.body, left.variable, one),
        instantiate(right.body, right.variable, one),
        depth + 1,
      );
    }
    default:
      return (
        right.kind === left.kind && same(left.left, right.left, depth) && same(left.right, right.right, depth)
      );
  }
};

const isDecidedSame = (left: Formula, right: Formula): boolean => {
  const free = new Set([...freeVariables(left), ...freeVariables(right)]);
  const [one, other] = [left, right].map((side) =>
    [...free].reduce((closed, name) => instantiate(closed, name, constant(`of ${name}`)), side),
  );
  return one !== undefined && other !== undefined && follows(one, other) && follows(other, one);
};

const follows = (premise: Formula, conclusion: Formula): boolean => {
  const relation = decideRelation({ premises: [premise], conclusion });
  // A contradiction entails everything, also what it says itself.
  return relation === "entailment" || relation === "inconsistent";
};
