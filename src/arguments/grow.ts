/**
 * How chains grow to their length: by chance, or by a search over every step there is.
 *
 * No line repeats another one, premises stay small and easy to say, and no step pads the chain (`shortest/padding.ts`).
 */
import { chainLength, extendChain, isGeneralization, openNodes, startChain, type Chain } from "./chain.ts";
import { isNatural, isPlain, isShort, sizeOf } from "./complexity.ts";
import type { Form } from "./forms.ts";
import type { NodeTable } from "./nodes.ts";
import type { Random } from "./random.ts";
import { createPaddingCheck, type Padding } from "./shortest/padding.ts";

type Grower = {
  /**
   * Grows a chain to `length` with rules, each given by its forms; undefined where chance led into a corner. What only larger
   * lines allow is found by `searchChain`.
   */
  readonly grow: (
    start: Chain,
    length: number,
    rules: readonly (readonly Form[])[],
    random: Random,
  ) => Chain | undefined;
};

type GrowerOptions = {
  /** Whether the shortest sentences are tried for first. */
  readonly shortLines?: boolean;
  /** Whether each step takes the first rule of a drawn order that fits anywhere (LogicAsker §3.2); else easy lines come first. */
  readonly evenly?: boolean;
};

/** A grower. What it finds out about rules it keeps. */
export const createGrower = ({ shortLines = false, evenly = false }: GrowerOptions = {}): Grower => {
  const paddingAt = createPaddingCheck();
  const bounds = shortLines ? [plain, short, natural, small] : [natural, small];

  const grow: Grower["grow"] = (start, length, rules, random) => {
    let chain = start;
    const step = ({ at, padding }: Place, form: Form, within: Bounds): Chain | undefined => {
      if (padding.isKnownToPad(form)) return undefined;
      const isFit = (id: number, node: number): boolean =>
        isWithin(start.table, id, start.nodes[node]?.id, within);
      const candidate = extendChain(chain, at, form, isFit);
      return candidate && !repeatsLine(candidate, chain) && !padding.pads(form) ? candidate : undefined;
    };
    const extend = (): Chain | undefined => {
      const open = placesIn(chain, paddingAt);
      const order = random.shuffle(rules);
      const attempts = evenly
        ? order.flatMap((rule) => bounds.map((within) => ({ rule, within })))
        : bounds.flatMap((within) => order.map((rule) => ({ rule, within })));
      for (const { rule, within } of attempts)
        for (const place of random.shuffle(open))
          for (const form of random.shuffle(rule)) {
            const next = step(place, form, within);
            if (next !== undefined) return next;
          }
      return undefined;
    };
    while (chainLength(chain) < length) {
      const next = extend();
      if (next === undefined) return undefined;
      chain = next;
    }
    return chain;
  };
  return { grow };
};

/** A chain of two steps: the rule, behind one of others at the base; undefined where chance found none that it fits. */
export const startBehind = (
  rule: readonly Form[],
  others: readonly (readonly Form[])[],
  random: Random,
): Chain | undefined => {
  const start = startChain(random.pick(random.pick(others)));
  return extendChain(start, random.pick(openNodes(start)), random.pick(rule));
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

/** How large lines may grow, in atom occurrences, and how easy to say new ones must be. */
type Bounds = { readonly size: number; readonly isFit: (table: NodeTable, id: number) => boolean };

const plain: Bounds = { size: 3, isFit: isPlain };
const short: Bounds = { size: 3, isFit: isShort };
const natural: Bounds = { size: 4, isFit: isNatural };
const small: Bounds = { size: 4, isFit: () => true };
/** Of lines in a search. */
const maxSize = 16;

/** Whether a premise or the conclusion is within bounds; a line of `start` may stay as large and as it was. */
const isWithin = (
  table: NodeTable,
  id: number,
  start: number | undefined,
  { size, isFit }: Bounds,
): boolean => {
  const own = sizeOf(table, id);
  if (start !== undefined && own <= sizeOf(table, start)) return true;
  return own <= size && isFit(table, id);
};

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
