/**
 * The options of a fair item of type 3c1e or 3e1c. An option is a clause: a literal, A → B (said that way or as
 * ¬B → ¬A, by the toss of a coin), or ¬A → B. Which kinds of clause an item offers is settled before it is looked at
 * what follows, and a passage is taken only if the odd option could be of each of these kinds. So the shape of an
 * option says nothing about its key, however rarely a shape follows.
 *
 * What a reader could tell without reasoning is alike for entailed and not entailed options, too. Of an implication
 * the passage settles neither side; no sentence speaks of both its variables, others join them; each side stands in
 * the passage with the sign that a derivation would need. A literal is joined to a fact and is none. Hence neither an
 * option nor its denial follows from a single proposition.
 */
import type { Random } from "../random.ts";
import { interfere, relationToOption, type Option } from "./options.ts";
import { settledBy, supportOf, type Passage } from "./passage.ts";
import { signsOf, type Signs } from "./signs.ts";

/** What an option says as a clause: Y, ¬X, ¬X ∨ Y, X ∨ Y. */
export const clauseKinds = ["Y", "¬X", "¬X ∨ Y", "X ∨ Y"] as const;
export type ClauseKind = (typeof clauseKinds)[number];

/** Options that mean the same: an implication and its contrapositive. */
export type ClauseOptions = {
  readonly kind: ClauseKind;
  /** X before Y. */
  readonly letters: readonly number[];
  readonly ways: readonly Option[];
};

/** A clause that may stand in a fair item, with the passage's verdict. */
export type Candidate = { readonly clause: ClauseOptions; readonly entailed: boolean };

/** The options grouped by what they say; the shape A → ¬B, which never follows, is left out. */
export const clausesAmong = (options: readonly Option[]): readonly ClauseOptions[] => {
  const groups = new Map<string, { kind: ClauseKind; letters: readonly number[]; ways: Option[] }>();
  for (const option of options) {
    const read = clauseOf(option);
    if (read === undefined) continue;
    const key = `${read.kind} ${read.letters.join(" ")}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ...read, ways: [option] });
    else group.ways.push(option);
  }
  return [...groups.values()];
};

const clauseOf = ({
  shape,
  letters: [a = 0, b = 0],
}: Option): { readonly kind: ClauseKind; readonly letters: readonly number[] } | undefined => {
  switch (shape) {
    case "A":
      return { kind: "Y", letters: [a] };
    case "¬A":
      return { kind: "¬X", letters: [a] };
    case "A → B":
      return { kind: "¬X ∨ Y", letters: [a, b] };
    case "¬A → ¬B":
      return { kind: "¬X ∨ Y", letters: [b, a] };
    case "¬A → B":
      return { kind: "X ∨ Y", letters: [Math.min(a, b), Math.max(a, b)] };
    case "A → ¬B":
      return undefined;
    default:
      return shape satisfies never;
  }
};

/** The fair candidates. What is entailed needs at least `steps` propositions. */
export const fairCandidates = (
  passage: Passage,
  clauses: readonly ClauseOptions[],
  steps: number,
): readonly Candidate[] => {
  const columns = clauses.flatMap(({ kind, ways }) => (kind === "Y" ? [ways[0]!.rows] : []));
  const settled = settledBy(passage, columns);
  const signs = signsOf(passage.propositions, passage.variables);
  const allowed = passage.optionVariables.reduce((mask, letter) => mask | (1 << letter), 0);
  const candidates: Candidate[] = [];
  for (const clause of clauses) {
    if (!mayStand(clause, allowed, settled, signs)) continue;
    const option = clause.ways[0]!;
    const entailed = relationToOption(passage.rows, option) === "entailment";
    if (entailed && steps > 2 && (supportOf(passage, option.rows)?.length ?? 0) < steps) continue;
    candidates.push({ clause, entailed });
  }
  return candidates;
};

const mayStand = (
  { kind, letters: [x = 0, y = 0], ways }: ClauseOptions,
  allowed: number,
  settled: number,
  { joined, together, facts, affirmed, denied }: Signs,
): boolean => {
  const [atX, atY] = [1 << x, 1 << y];
  if ((allowed & atX) === 0) return false;
  if (ways[0]?.letters.length === 1)
    return (
      (facts & atX) === 0 && (joined[x]! & facts) !== 0 && ((kind === "Y" ? affirmed : denied) & atX) !== 0
    );
  return (
    (allowed & atY) !== 0 &&
    (settled & (atX | atY)) === 0 &&
    (together[x]! & atY) === 0 &&
    (joined[x]! & atY) !== 0 &&
    ((kind === "X ∨ Y" ? affirmed : denied) & atX) !== 0 &&
    (affirmed & atY) !== 0
  );
};

/**
 * Four options of which the one at `odd` alone is entailed if `oddEntailed`, alone is not entailed otherwise. Undefined
 * where the candidates allow no kinds of options among which the odd one could be of each kind.
 */
export const chooseOptions = (
  candidates: readonly Candidate[],
  odd: number,
  oddEntailed: boolean,
  random: Random,
): readonly Option[] | undefined => {
  const pools = clauseKinds.map((kind) => ({
    odd: candidates.flatMap((one) =>
      one.clause.kind === kind && one.entailed === oddEntailed ? [one.clause] : [],
    ),
    even: candidates.flatMap((one) =>
      one.clause.kind === kind && one.entailed !== oddEntailed ? [one.clause] : [],
    ),
  }));
  const possible = mixtures.filter((mixture) =>
    pools.every(({ odd: one, even: others }, kind) => {
      const count = mixture[kind]!;
      return count === 0 || (one.length > 0 && others.length >= (count === 4 ? 3 : count));
    }),
  );
  for (const mixture of random.shuffle(possible)) {
    const kinds = random.shuffle(mixture.flatMap((count, kind) => Array.from({ length: count }, () => kind)));
    const withOddAt = (place: number): readonly ClauseOptions[] | undefined =>
      oneOfEach(kinds.map((kind, i) => random.shuffle(i === place ? pools[kind]!.odd : pools[kind]!.even)));
    if (
      kinds.every((kind, i) => kind === kinds[odd] || kinds.indexOf(kind) < i || withOddAt(i) !== undefined)
    ) {
      const chosen = withOddAt(odd);
      if (chosen !== undefined) return chosen.map(({ ways }) => random.pick(ways));
    }
  }
  return undefined;
};

/** How many of the four options are of each kind: 4, 3 and 1, 2 and 2, …, every way. */
const mixtures: readonly (readonly number[])[] = [0, 1, 2, 3, 4].flatMap((a) =>
  [0, 1, 2, 3, 4].flatMap((b) =>
    [0, 1, 2, 3, 4].flatMap((c) => (a + b + c <= 4 ? [[a, b, c, 4 - a - b - c]] : [])),
  ),
);

/** One of each list so that none entails another or speaks of the same variables; undefined where that cannot be. */
const oneOfEach = (lists: readonly (readonly ClauseOptions[])[]): readonly ClauseOptions[] | undefined => {
  const choose = (chosen: readonly ClauseOptions[]): readonly ClauseOptions[] | undefined => {
    const list = lists[chosen.length];
    if (list === undefined) return chosen;
    for (const clause of list) {
      if (chosen.some((other) => interfere(clause.ways[0]!, other.ways[0]!))) continue;
      const whole = choose([...chosen, clause]);
      if (whole !== undefined) return whole;
    }
    return undefined;
  };
  return choose([]);
};
