/**
 * How chains grow to their length: by chance, or by a search over every step there is.
 *
 * No line repeats another one, premises stay small and easy to say, and no step pads the chain (`shortest/padding.ts`).
 */
import { chainLength, extendChain, isGeneralization, openNodes, startChain, type Chain } from "./chain.ts";
import type { Form } from "./forms.ts";
import type { NodeTable } from "./nodes.ts";
import type { Random } from "./random.ts";
import { isReadable, sizeOf, type ReadingLevel } from "./readability.ts";
import { createPaddingCheck, type Padding } from "./shortest/padding.ts";

/** What a chain grows to: its length, the rules for its steps, each given by its forms, and how hard its lines may be to read. */
export type Growth = {
  readonly length: number;
  readonly rules: readonly (readonly Form[])[];
  readonly level: ReadingLevel;
};

/** Grows chains at random and keeps what it finds out about pairs of rules. */
export class Grower {
  readonly #paddingAt = createPaddingCheck();

  /** Returns a chain that begins with another; undefined where chance led into a corner. `searchChain` finds what only larger lines allow. */
  grow(start: Chain, { length, rules, level }: Growth, random: Random): Chain | undefined {
    let chain: Chain | undefined = start;
    while (chain !== undefined && chainLength(chain) < length)
      chain = this.#extend(chain, start, random.shuffle(rules), level, random);
    return chain;
  }

  /** Takes the first rule of an order that fits anywhere. */
  #extend(
    chain: Chain,
    start: Chain,
    order: Growth["rules"],
    level: ReadingLevel,
    random: Random,
  ): Chain | undefined {
    const open = placesIn(chain, this.#paddingAt);
    const isFit = (id: number, node: number): boolean =>
      isWithin(start.table, id, start.nodes[node]?.id, level);
    for (const rule of order)
      for (const { at, padding } of random.shuffle(open))
        for (const form of random.shuffle(rule)) {
          if (padding.isKnownToPad(form)) continue;
          const next = extendChain(chain, at, form, isFit);
          if (next && !repeatsLine(next, chain) && !padding.pads(form)) return next;
        }
    return undefined;
  }
}

/** Returns a chain of two steps: the rule, behind one of others at the base; undefined where chance found none that it fits. */
export const startBehind = (
  rule: readonly Form[],
  { rules, level }: Pick<Growth, "rules" | "level">,
  random: Random,
): Chain | undefined => {
  const start = startChain(random.pick(random.pick(rules)));
  const form = random.pick(rule);
  const own = start.nodes.length;
  const isFit = (id: number, node: number): boolean =>
    node < own
      ? isWithin(start.table, id, start.nodes[node]!.id, level)
      : sizeOf(start.table, id) <= sizeOf(form.table, form.premises[node - own]!) ||
        isReadable(start.table, id, level);
  return extendChain(start, random.pick(openNodes(start)), form, isFit);
};

/** An open node, and what is known of the forms behind it. */
type Place = { readonly at: number; readonly padding: Padding };

/** The open nodes, in order. */
const placesIn = ({ nodes }: Chain, paddingAt: (base: Form, place: number) => Padding): readonly Place[] => {
  const places: Place[] = [];
  for (let at = 0; at < nodes.length; at++) {
    if (nodes[at]!.step) continue;
    for (const { step } of nodes) {
      const place = step?.from.indexOf(at) ?? -1;
      if (step === undefined || place < 0) continue;
      places.push({ at, padding: paddingAt(step.form, place) });
      break;
    }
  }
  return places;
};

/** The most atom occurrences of a line in a search. */
const maxSize = 16;

/** Whether a premise or the conclusion is readable; a line of `start` may stay as large and as it was. */
const isWithin = (table: NodeTable, id: number, start: number | undefined, level: ReadingLevel): boolean =>
  (start !== undefined && sizeOf(table, id) <= sizeOf(table, start)) || isReadable(table, id, level);

/** Whether two lines are equal, the base step of universal generalization apart; those of `before` were compared. */
const repeatsLine = (chain: Chain, before: Chain): boolean => {
  const { nodes } = chain;
  for (let j = 0; j < nodes.length; j++) {
    const line = nodes[j]!.id;
    const isOld = line === before.nodes[j]?.id;
    for (let i = 0; i < j; i++) {
      if (nodes[i]!.id !== line || (isOld && line === before.nodes[i]!.id)) continue;
      if (!isGeneralization(chain, i, j)) return true;
    }
  }
  return false;
};

/** What a search came to. `cannot`: every way ended short; `limit`: the bound on steps or on size came first. */
type Search =
  | { readonly outcome: "found"; readonly chain: Chain }
  | { readonly outcome: "cannot" }
  | { readonly outcome: "limit"; readonly steps: number };

/**
 * Looks for a chain of `length` that `accept` takes, depth first over every open premise and form.
 * `maximalSteps` bounds the extensions tried, so that the answer comes within a second.
 */
export const searchChain = (
  starts: readonly Chain[],
  length: number,
  forms: readonly Form[],
  accept: (chain: Chain) => boolean,
  maximalSteps = 20_000,
): Search => {
  let steps = 0;
  let cut = false;
  const visit = (chain: Chain): Chain | undefined => {
    if (chainLength(chain) === length) return accept(chain) ? chain : undefined;
    for (const at of openNodes(chain))
      for (const form of forms) {
        if (++steps > maximalSteps) return undefined;
        const next = extendChain(chain, at, form);
        if (next === undefined) continue;
        if (repeatsLine(next, chain)) continue;
        if (next.nodes.some(({ id, step }, i) => (i === 0 || !step) && sizeOf(next.table, id) > maxSize)) {
          cut = true;
          continue;
        }
        const found = visit(next);
        if (found) return found;
      }
    return undefined;
  };
  for (const start of starts) {
    const chain = visit(start);
    if (chain) return { outcome: "found", chain };
  }
  return steps > maximalSteps || cut
    ? { outcome: "limit", steps: Math.min(steps, maximalSteps) }
    : { outcome: "cannot" };
};
