/**
 * Converts a monadic formula to a Boolean tree over three kinds of atomic statement, each with one owner. They state
 * that the propositions are in a set of truth assignments, or that the type of the constant a, or some element's
 * type, is in a set of types. The *type* of an element is the set of predicates that hold of it. Quantifiers are
 * pushed inwards (miniscoping). Parts of a scope without its variable are split off by Shannon's expansion, ∃v φ ≡ (λ
 * ∧ ∃v φ[⊤/λ]) ∨ (¬λ ∧ ∃v φ[⊥/λ]). Source: Löwenheim (1915), Behmann (1922); toolbox of the project, "fast decision".
 *
 * The representation of sets is left to `Sets`: bits in `tableau.ts`, expressions for a SAT search in `grounding.ts`.
 */
import { misuse } from "./error.ts";
import { eachAtom, type Binary, type BinaryKind, type Formula, type Quantified } from "./formula.ts";

/** The owner of a set: 0 the propositions, 1, 2, … the constants, -1, -2, … bound variables. */
export type Owner = number;

export type Skeleton =
  | { readonly kind: "fixed"; readonly value: boolean }
  | { readonly kind: "member"; readonly owner: Owner; readonly set: number }
  | { readonly kind: "some"; readonly set: number }
  | { readonly kind: "not"; readonly body: Skeleton }
  | { readonly kind: BinaryKind; readonly left: Skeleton; readonly right: Skeleton };

/** Handles of sets of types, or of truth assignments if the owner is 0. */
export type Sets = {
  /** Returns the set in which the predicate (or proposition) of that index holds. */
  readonly atom: (owner: Owner, index: number) => number;
  readonly complement: (owner: Owner, set: number) => number;
  readonly combine: (kind: BinaryKind, owner: Owner, left: number, right: number) => number;
};

/** The names of some monadic formulas, each with its index in order of first occurrence. */
export type Signature = {
  readonly propositions: ReadonlyMap<string, number>;
  readonly predicates: ReadonlyMap<string, number>;
  readonly constants: ReadonlyMap<string, number>;
};

/** Returns the signature of the formulas, or undefined if some atom has two or more places. */
export const monadicSignature = (formulas: readonly Formula[]): Signature | undefined => {
  const propositions = new Map<string, number>();
  const predicates = new Map<string, number>();
  const constants = new Map<string, number>();
  const note = (names: Map<string, number>, name: string): void => {
    if (!names.has(name)) names.set(name, names.size);
  };
  let isMonadic = true;
  for (const formula of formulas)
    eachAtom(formula, ({ name, terms: [term, ...others] }) => {
      isMonadic &&= others.length === 0;
      note(term === undefined ? propositions : predicates, name);
      if (term?.kind === "constant") note(constants, term.name);
    });
  return isMonadic ? { propositions, predicates, constants } : undefined;
};

type Scope = { readonly name: string; readonly owner: Owner; readonly outer: Scope | undefined };

/** Maximum Shannon expansions per formula; beyond it the formula is too entangled. */
const maxExpansions = 20_000;

/** Thrown by `buildSkeleton` if separating the quantifiers would take too long. */
export const entanglement = Symbol("entangled quantifiers");

/** Returns the tree of φ. Throws a misuse error if a variable is free, and `entangled`. */
export const buildSkeleton = (formula: Formula, signature: Signature, sets: Sets): Skeleton => {
  let expansions = 0;

  const reduce = (part: Formula, scope: Scope | undefined): Skeleton => {
    switch (part.kind) {
      case "true":
        return yes;
      case "false":
        return no;
      case "atom": {
        const term = part.terms[0];
        if (term === undefined)
          return { kind: "member", owner: 0, set: sets.atom(0, signature.propositions.get(part.name) ?? 0) };
        const owner =
          term.kind === "constant"
            ? (signature.constants.get(term.name) ?? 0) + 1
            : findOwner(term.name, scope);
        return { kind: "member", owner, set: sets.atom(owner, signature.predicates.get(part.name) ?? 0) };
      }
      case "not":
        return negation(reduce(part.body, scope), sets);
      case "forall":
      case "exists":
        return quantify(part, scope);
      default:
        return connect(part, reduce(part.left, scope), reduce(part.right, scope));
    }
  };

  const connect = ({ kind }: Binary, left: Skeleton, right: Skeleton): Skeleton =>
    combination(kind, left, right, sets);

  const quantify = (part: Quantified, scope: Scope | undefined): Skeleton => {
    const owner = (scope?.owner ?? 0) - 1;
    const body = reduce(part.body, { name: part.variable, owner, outer: scope });
    return part.kind === "exists"
      ? buildExistential(body, owner, true)
      : negation(buildExistential(body, owner, false), sets);
  };

  const buildExistential = (body: Skeleton, v: Owner, positive: boolean): Skeleton => {
    if (!mentions(body, v)) return positive ? body : negation(body, sets);
    switch (body.kind) {
      case "member":
        return { kind: "some", set: positive ? body.set : sets.complement(v, body.set) };
      case "not":
        return buildExistential(body.body, v, !positive);
      case "and":
      case "or":
      case "implies": {
        const { left, right } = body;
        const leftPositive = body.kind === "implies" ? !positive : positive;
        if ((body.kind === "and") !== positive)
          return combination(
            "or",
            buildExistential(left, v, leftPositive),
            buildExistential(right, v, positive),
            sets,
          );
        if (!mentions(left, v) || !mentions(right, v))
          return combination(
            "and",
            buildExistential(left, v, leftPositive),
            buildExistential(right, v, positive),
            sets,
          );
        return expand(body, v, positive);
      }
      default:
        return expand(body, v, positive);
    }
  };

  const expand = (body: Skeleton, v: Owner, positive: boolean): Skeleton => {
    // Every connective has one, because statements of one owner are merged.
    const leaf = findLeaf(body, (one) => !isAbout(one, v));
    if (leaf === undefined || ++expansions > maxExpansions) throw entanglement;
    const substituteValue = (value: boolean): Skeleton =>
      buildExistential(substitute(body, leaf, value ? yes : no, sets), v, positive);
    return combination(
      "or",
      combination("and", leaf, substituteValue(true), sets),
      combination("and", negation(leaf, sets), substituteValue(false), sets),
      sets,
    );
  };

  return reduce(formula, undefined);
};

const yes: Skeleton = { kind: "fixed", value: true };
const no: Skeleton = { kind: "fixed", value: false };

const findOwner = (name: string, scope: Scope | undefined): Owner => {
  for (let s = scope; s !== undefined; s = s.outer) if (s.name === name) return s.owner;
  throw misuse(`variable “${name}” is free`, "quantify it, or use a constant");
};

const negation = (body: Skeleton, sets: Sets): Skeleton => {
  switch (body.kind) {
    case "fixed":
      return body.value ? no : yes;
    case "not":
      return body.body;
    case "member":
      return { kind: "member", owner: body.owner, set: sets.complement(body.owner, body.set) };
    default:
      return { kind: "not", body };
  }
};

const combination = (kind: BinaryKind, left: Skeleton, right: Skeleton, sets: Sets): Skeleton => {
  if (left.kind === "member" && right.kind === "member" && left.owner === right.owner)
    return { kind: "member", owner: left.owner, set: sets.combine(kind, left.owner, left.set, right.set) };
  if (left.kind !== "fixed" && right.kind !== "fixed") return { kind, left, right };
  if (kind === "implies") return combination("or", negation(left, sets), right, sets);
  const [fixed, other] = left.kind === "fixed" ? [left, right] : [right, left];
  const isTrue = fixed === yes;
  if (kind === "iff") return isTrue ? other : negation(other, sets);
  return isTrue === (kind === "and") ? other : fixed;
};

type Leaf = Extract<Skeleton, { readonly kind: "member" | "some" }>;

/** Returns the first atomic statement that fits, left to right. */
export const findLeaf = (skeleton: Skeleton, fits: (leaf: Leaf) => boolean): Leaf | undefined => {
  switch (skeleton.kind) {
    case "fixed":
      return undefined;
    case "some":
    case "member":
      return fits(skeleton) ? skeleton : undefined;
    case "not":
      return findLeaf(skeleton.body, fits);
    default:
      return findLeaf(skeleton.left, fits) ?? findLeaf(skeleton.right, fits);
  }
};

const isAbout = (leaf: Leaf, v: Owner): boolean => leaf.kind === "member" && leaf.owner === v;

const mentions = (skeleton: Skeleton, v: Owner): boolean =>
  findLeaf(skeleton, (leaf) => isAbout(leaf, v)) !== undefined;

const isSameLeaf = (left: Skeleton, right: Skeleton): boolean =>
  left === right ||
  (left.kind === "member" &&
    right.kind === "member" &&
    left.owner === right.owner &&
    left.set === right.set) ||
  (left.kind === "some" && right.kind === "some" && left.set === right.set);

const substitute = (skeleton: Skeleton, leaf: Skeleton, value: Skeleton, sets: Sets): Skeleton => {
  switch (skeleton.kind) {
    case "fixed":
      return skeleton;
    case "member":
    case "some":
      return isSameLeaf(skeleton, leaf) ? value : skeleton;
    case "not":
      return negation(substitute(skeleton.body, leaf, value, sets), sets);
    default:
      return combination(
        skeleton.kind,
        substitute(skeleton.left, leaf, value, sets),
        substitute(skeleton.right, leaf, value, sets),
        sets,
      );
  }
};

/** A satisfying interpretation: the predicates that hold of each constant and element, and the true propositions. */
export type Realization = {
  /** For each constant and each predicate, whether it holds. */
  readonly constants: readonly (readonly boolean[])[];
  readonly others: readonly (readonly boolean[])[];
  readonly propositions: readonly boolean[];
};

/** Signs of the formulas: 1 true, -1 false, 0 open. */
export type Signs = ArrayLike<number>;

export type Tableau = {
  /** Returns whether the signs are satisfiable; undefined if that took too many branches. */
  readonly satisfiable: (signs: Signs) => boolean | undefined;
  /** Returns how the signs are satisfied; call it only if they are satisfiable. */
  readonly realization: (signs: Signs) => Realization | undefined;
};
