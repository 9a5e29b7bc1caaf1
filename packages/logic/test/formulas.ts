/** Arbitrary formulas for the room's properties, and where shared data stands. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as fc from "fast-check";
import type { Sequent } from "../src/certificate.ts";
import {
  type BinaryKind,
  type Formula,
  binary,
  constant,
  falsity,
  not,
  predicate,
  proposition,
  quantify,
  truth,
  variable,
} from "../src/formula.ts";

export type Vocabulary = {
  readonly propositions?: readonly string[];
  readonly predicates?: readonly string[];
  /** Predicates of two places. */
  readonly relations?: readonly string[];
  readonly constants?: readonly string[];
};

export const propositional: Vocabulary = { propositions: ["p", "q", "r", "s"] };
export const monadic: Vocabulary = {
  propositions: ["p"],
  predicates: ["P", "Q", "R"],
  constants: ["a", "b"],
};
export const binaryLogic: Vocabulary = {
  propositions: ["p"],
  predicates: ["P"],
  relations: ["R", "S"],
  constants: ["a", "b"],
};

const connectives: readonly BinaryKind[] = ["and", "or", "implies", "iff"];
const variables = ["x", "y", "z"];

/** Sentences over the vocabulary; quantifiers only where there are predicates. */
export const formulas = (
  words: Vocabulary,
  depth = 4,
  bound: readonly string[] = [],
): fc.Arbitrary<Formula> => {
  const { propositions = [], predicates = [], relations = [], constants = [] } = words;
  const leaves: fc.Arbitrary<Formula>[] = [fc.constantFrom(truth, falsity)];
  if (propositions.length > 0) leaves.push(fc.constantFrom(...propositions).map(proposition));
  const names = [...constants.map(constant), ...bound.map(variable)];
  const hasTerms = names.length > 0;
  const terms = hasTerms ? fc.constantFrom(...names) : fc.constant(constant("a"));
  if (predicates.length > 0 && hasTerms)
    leaves.push(fc.tuple(fc.constantFrom(...predicates), terms).map(([name, term]) => predicate(name, term)));
  if (relations.length > 0 && hasTerms)
    leaves.push(
      fc
        .tuple(fc.constantFrom(...relations), terms, terms)
        .map(([name, ...pair]) => predicate(name, ...pair)),
    );
  const leaf = fc.oneof(...leaves.map((arbitrary, i) => ({ arbitrary, weight: i === 0 ? 1 : 6 })));
  if (depth === 0) return leaf;
  const part = formulas(words, depth - 1, bound);
  const connected = fc
    .tuple(fc.constantFrom(...connectives), part, part)
    .map(([kind, left, right]): Formula => binary(kind, left, right));
  const choices = [
    { arbitrary: leaf, weight: 2 },
    { arbitrary: part.map((body): Formula => not(body)), weight: 2 },
    { arbitrary: connected, weight: 5 },
  ];
  if (predicates.length + relations.length > 0)
    choices.push({
      arbitrary: fc
        .constantFrom(...variables.slice(0, 1 + (depth % 3)))
        .chain((name) =>
          fc
            .tuple(
              fc.constantFrom("forall" as const, "exists" as const),
              formulas(words, depth - 1, [...bound, name]),
            )
            .map(([kind, body]): Formula => quantify(kind, name, body)),
        ),
      weight: 3,
    });
  return fc.oneof(...choices);
};

export const sequents = (words: Vocabulary, depth = 3): fc.Arbitrary<Sequent> =>
  fc.record({
    premises: fc.array(formulas(words, depth), { maxLength: 3 }),
    conclusion: formulas(words, depth),
  });

/** The place of shared data, beside this checkout or where ORGANON_SAMPLES says; undefined, with a word about it, where it is absent. */
export const sharedData = (path: string): string | undefined => {
  const folder = process.env["ORGANON_SAMPLES"] ?? resolve(import.meta.dirname, "../../../../shared/data");
  const place = resolve(folder, path);
  if (existsSync(place)) return place;
  process.stdout.write(`skipped: ${path} is not in ${folder}\n`);
  return undefined;
};
