/**
 * Decides quickly whether monadic formulas are satisfiable together, with sets of types as bits.
 *
 * Type t of 2^k has predicate i iff bit i of t is set. A set of types is 2^k bits in 32-bit words (fewer than 32
 * types are repeated to fill the word). The search keeps U, the types that elements may have, one set per constant,
 * one for the propositions, and the list of sets that some element must be in. A ∀ narrows U; an ∃ and a constant are
 * one test for emptiness each; only disjunctions over different owners branch. Exact, because any number of elements
 * can have a type in U.
 */
import { unlessThrown } from "./error.ts";
import type { Formula } from "./formula.ts";
import {
  type Realization,
  type Sets,
  type Signs,
  type Tableau,
  type Signature,
  type Skeleton,
  buildSkeleton,
} from "./skeleton.ts";
import { andRows, connectWords, firstRow, getWord } from "./truth-table.ts";

/** Number of branches after which the SAT search is likely to be faster. */
const maxBranches = 20_000;

/** Creates the search over the formulas; k predicates cost 2^k bits per set. */
export const createTableau = (formulas: readonly Formula[], signature: Signature): Tableau => {
  const predicateCount = signature.predicates.size;
  const propositionCount = signature.propositions.size;
  const constantCount = signature.constants.size;
  const typeWords = countWords(predicateCount);
  const propositionWords = countWords(propositionCount);
  const bits = createBits(predicateCount, propositionCount, typeWords, propositionWords);
  const roots = formulas.map((formula) => buildSkeleton(formula, signature, bits));

  // A frame: U, the constants' sets, the propositions' set. One frame per open branch, stacked.
  const propositionsAt = typeWords * (1 + constantCount);
  const frameSize = propositionsAt + propositionWords;
  let frames = new Int32Array(frameSize * 4);
  let base = 0;
  let branches = 0;
  const wanted: number[] = [];
  const pending: Skeleton[] = [];
  const pendingSigns: boolean[] = [];

  const demand = (part: Skeleton, positive: boolean): boolean => {
    switch (part.kind) {
      case "fixed":
        return part.value === positive;
      case "member": {
        const { owner, set } = part;
        return owner === 0
          ? narrow(base + propositionsAt, set, propositionWords, positive)
          : narrow(base + owner * typeWords, set, typeWords, positive);
      }
      case "some":
        if (!positive) return narrow(base, part.set, typeWords, false);
        wanted.push(part.set);
        return true;
      case "not":
        return demand(part.body, !positive);
      default:
        if (part.kind !== "iff" && positive === (part.kind === "and"))
          return demand(part.left, part.kind !== "or") && demand(part.right, positive);
    }
    pending.push(part);
    pendingSigns.push(positive);
    return true;
  };

  const narrow = (at: number, set: number, words: number, positive: boolean): boolean => {
    const flip = positive ? 0 : -1;
    const table = bits.words();
    let any = 0;
    for (let w = 0; w < words; w++) {
      const left = (frames[at + w] ?? 0) & ((table[set + w] ?? 0) ^ flip);
      frames[at + w] = left;
      any |= left;
    }
    return any !== 0;
  };

  const meetsUniverse = (words: Int32Array, at: number): boolean => {
    for (let w = 0; w < typeWords; w++)
      if (((frames[base + w] ?? 0) & (words[at + w] ?? 0)) !== 0) return true;
    return false;
  };

  const hasAllTypes = (): boolean => {
    for (let c = 1; c <= constantCount; c++) if (!meetsUniverse(frames, base + c * typeWords)) return false;
    const table = bits.words();
    for (const set of wanted) if (!meetsUniverse(table, set)) return false;
    return true;
  };

  const settle = (i: number): boolean => {
    if (!hasAllTypes()) return false;
    const part = pending[i];
    if (part === undefined) return true;
    if (++branches > maxBranches) throw tooMany;
    const positive = pendingSigns[i] ?? true;
    if (part.kind === "iff")
      return (
        branch(i, part.left, true, part.right, positive) || branch(i, part.left, false, part.right, !positive)
      );
    if (part.kind === "and") return branch(i, part.left, false) || branch(i, part.right, false);
    if (part.kind === "or") return branch(i, part.left, true) || branch(i, part.right, true);
    if (part.kind === "implies") return branch(i, part.left, false) || branch(i, part.right, true);
    return demand(part, positive) && settle(i + 1);
  };

  const branch = (
    i: number,
    part: Skeleton,
    positive: boolean,
    second?: Skeleton,
    secondPositive = true,
  ): boolean => {
    const wantedBefore = wanted.length;
    const pendingBefore = pending.length;
    if (base + 2 * frameSize > frames.length) {
      const wider = new Int32Array(frames.length * 2);
      wider.set(frames);
      frames = wider;
    }
    frames.copyWithin(base + frameSize, base, base + frameSize);
    base += frameSize;
    const fits =
      demand(part, positive) && (second === undefined || demand(second, secondPositive)) && settle(i + 1);
    if (fits) return true;
    base -= frameSize;
    wanted.length = wantedBefore;
    pending.length = pendingBefore;
    pendingSigns.length = pendingBefore;
    return false;
  };

  const search = (signs: Signs): boolean => {
    base = 0;
    branches = 0;
    wanted.length = 0;
    pending.length = 0;
    pendingSigns.length = 0;
    frames.fill(-1, 0, frameSize);
    for (let i = 0; i < roots.length; i++) {
      const sign = signs[i] ?? 0;
      const root = roots[i];
      if (sign !== 0 && root !== undefined && !demand(root, sign > 0)) return false;
    }
    return settle(0);
  };

  const satisfiable = (signs: Signs): boolean | undefined => unlessThrown(tooMany, () => search(signs));

  const realization = (signs: Signs): Realization | undefined => {
    if (satisfiable(signs) !== true) return undefined;
    const universe = frames.slice(base, base + typeWords);
    const table = bits.words();
    let unmet = wanted.map((set) => table.slice(set, set + typeWords));
    const choose = (within: Int32Array): readonly boolean[] => {
      let choice = andRows(within, universe);
      for (const wish of unmet) {
        const both = andRows(choice, wish);
        if (firstRow(both) >= 0) choice = both;
      }
      const type = firstRow(choice);
      unmet = unmet.filter((wish) => (((wish[type >> 5] ?? 0) >>> (type & 31)) & 1) === 0);
      return toBits(type, predicateCount);
    };
    const constants: (readonly boolean[])[] = [];
    for (let c = 1; c <= constantCount; c++)
      constants.push(choose(frames.subarray(base + c * typeWords, base + (c + 1) * typeWords)));
    const others: (readonly boolean[])[] = [];
    for (let wish = unmet[0]; wish !== undefined; wish = unmet[0]) others.push(choose(wish));
    if (constantCount + others.length === 0) others.push(choose(universe));
    const propositions = frames.subarray(base + propositionsAt, base + frameSize);
    return { constants, others, propositions: toBits(firstRow(propositions), propositionCount) };
  };

  return { satisfiable, realization };
};

/** Thrown and caught in this file only. */
const tooMany = Symbol("too many branches");

const countWords = (variables: number): number => Math.max(1, 2 ** (variables - 5));

const toBits = (type: number, count: number): readonly boolean[] => {
  const bits: boolean[] = [];
  for (let i = 0; i < count; i++) bits.push(((type >>> i) & 1) === 1);
  return bits;
};

type Bits = Sets & { readonly words: () => Int32Array };

const createBits = (
  predicateCount: number,
  propositionCount: number,
  typeWords: number,
  propositionWords: number,
): Bits => {
  const atomWords = predicateCount * typeWords + propositionCount * propositionWords;
  let words = new Int32Array(atomWords + 16 * Math.max(typeWords, propositionWords));
  let used = atomWords;
  const fill = (at: number, index: number, length: number): void => {
    for (let w = 0; w < length; w++) words[at + w] = getWord(index, w);
  };
  for (let i = 0; i < predicateCount; i++) fill(i * typeWords, i, typeWords);
  const propositionsAt = predicateCount * typeWords;
  for (let i = 0; i < propositionCount; i++) fill(propositionsAt + i * propositionWords, i, propositionWords);

  const room = (length: number): number => {
    const at = used;
    used += length;
    if (used > words.length) {
      const wider = new Int32Array(used * 2);
      wider.set(words);
      words = wider;
    }
    return at;
  };

  return {
    words: () => words,
    atom: (owner, index) => (owner === 0 ? propositionsAt + index * propositionWords : index * typeWords),
    complement: (owner, set) => {
      const length = owner === 0 ? propositionWords : typeWords;
      const at = room(length);
      for (let w = 0; w < length; w++) words[at + w] = ~(words[set + w] ?? 0);
      return at;
    },
    combine: (kind, owner, left, right) => {
      const length = owner === 0 ? propositionWords : typeWords;
      const at = room(length);
      for (let w = 0; w < length; w++)
        words[at + w] = connectWords(kind, words[left + w] ?? 0, words[right + w] ?? 0);
      return at;
    },
  };
};
