/**
 * How chains grow to their length by chance.
 *
 * No line repeats another one, premises stay small and easy to say, and no step pads the chain (`shortest/padding.ts`).
 */
import { getOrInsert } from "#logic/memoize";
import type { Formula } from "#logic/formula";
import {
  countTreeSteps,
  extendTree,
  getNodeFormula,
  isGeneralization,
  openNodes,
  startTree,
  type DerivationTree,
} from "./chain.ts";
import type { Form } from "./forms.ts";
import type { NodeTable } from "./nodes.ts";
import type { Random } from "./random.ts";
import { isReadable, repeatsAtom, measureSize, type ReadingLevel } from "./readability.ts";
import { createPaddingCheck, type Padding, type PaddingCheck } from "./shortest/padding.ts";

/** Bounds of a chain's growth. */
export type Growth = {
  readonly length: number;
  /** The rules for its steps, each by its forms. */
  readonly rules: readonly (readonly Form[])[];
  /** How hard its lines may be to read. */
  readonly level: ReadingLevel;
  /** Rules of which one has to stand in the chain, where one has to. */
  readonly required?: readonly (readonly Form[])[];
  /** The fewest and the most open premises, where they are bounded. */
  readonly premises?: { readonly min: number; readonly max: number };
};

/** A form at the base of a chain, and a form behind its premise `at`. */
type Base = { readonly base: Form; readonly at: number; readonly form: Form };

/** Grows chains at random and keeps what it finds out about pairs of rules. */
export class Grower {
  readonly #says: (formula: Formula) => boolean;
  readonly #checkPadding: PaddingCheck;
  /** Where the forms of a rule fit behind another one. */
  readonly #bases = new WeakMap<readonly Form[], readonly Base[]>();
  /** Which lines a sentence says, by their numbers in a table. */
  readonly #sayable = new WeakMap<NodeTable, Map<number, boolean>>();

  /** `says` tells which lines a sentence says; the others have to be derived. */
  constructor(says: (formula: Formula) => boolean = () => true, checkPadding = createPaddingCheck()) {
    this.#says = says;
    this.#checkPadding = checkPadding;
  }

  /** Returns a chain that begins with another; undefined where chance led into a corner. */
  grow(start: DerivationTree, growth: Growth, random: Random): DerivationTree | undefined {
    let tree: DerivationTree | undefined = start;
    for (let left = growth.length - countTreeSteps(start); tree !== undefined && left > 0; left--)
      tree = this.#extend(tree, start, growth, left, random);
    return tree && this.#countUnsaid(tree) === 0 ? tree : undefined;
  }

  /** Takes the first rule of a drawn order that fits anywhere, with so many steps left; what no sentence says is derived first. */
  #extend(
    tree: DerivationTree,
    start: DerivationTree,
    growth: Growth,
    left: number,
    random: Random,
  ): DerivationTree | undefined {
    const unsaid = this.listUnsaid(tree);
    if (unsaid.length > left) return undefined;
    const open = listPlaces(tree, this.#checkPadding);
    const places = unsaid.length > 0 ? open.filter(({ at }) => unsaid.includes(at)) : open;
    const isFit = (id: number, node: number): boolean =>
      isWithinSize(start.table, id, start.nodes[node]?.id, growth.level);
    const { min, max } = growth.premises ?? { min: 0, max: Infinity };
    const fits = (form: Form): boolean => {
      const count = open.length - 1 + form.premises.length;
      return count <= max && count + left - 1 >= min;
    };
    for (const rule of orderRules(tree, growth, left, random))
      for (const { at, padding } of random.shuffle(places))
        for (const form of random.shuffle(rule)) {
          if (!fits(form) || padding.isKnownToPad(form)) continue;
          const next = extendTree(tree, at, form, isFit);
          if (next === undefined || repeatsLine(next, tree) || padding.pads(form)) continue;
          if (this.#countUnsaid(next) <= Math.max(0, unsaid.length - 1)) return next;
        }
    return undefined;
  }

  #countUnsaid(tree: DerivationTree): number {
    return this.listUnsaid(tree).length + (this.isSayable(tree, 0) ? 0 : 1);
  }

  /** Returns a chain of two steps: the rule, behind one of others at the base; undefined where they do not fit. */
  startOnBase(rule: readonly Form[], growth: Growth, random: Random): DerivationTree | undefined {
    const bases = getOrInsert(this.#bases, rule, () => this.#findBases(rule, growth));
    if (bases.length === 0) return undefined;
    const drawn = Array.from({ length: maxBases }, () => random.pick(bases));
    const fitting = drawn.find(({ base, at, form }) => !this.#checkPadding(base, at - 1).pads(form));
    if (fitting === undefined) return undefined;
    const { base, at, form } = fitting;
    const start = startTree(base);
    const own = start.nodes.length;
    return extendTree(start, at, form, (id, node) =>
      node < own
        ? isWithinSize(start.table, id, start.nodes[node]!.id, growth.level)
        : measureSize(start.table, id) <= measureSize(form.table, form.premises[node - own]!) ||
          isReadable(start.table, id, growth.level),
    );
  }

  #findBases(rule: readonly Form[], growth: Growth): readonly Base[] {
    return growth.rules.flat().flatMap((base) =>
      base.premises.flatMap((_, place) =>
        rule.flatMap((form) => {
          const tree = extendTree(startTree(base), place + 1, form);
          return tree && this.isSayable(tree, 0) ? [{ base, at: place + 1, form }] : [];
        }),
      ),
    );
  }

  /** Returns the open premises that no sentence says. */
  listUnsaid(tree: DerivationTree): readonly number[] {
    return openNodes(tree).filter((node) => !this.isSayable(tree, node));
  }

  /** Returns whether a sentence says a line. */
  isSayable(tree: DerivationTree, node: number): boolean {
    const known = getOrInsert(this.#sayable, tree.table, () => new Map<number, boolean>());
    return getOrInsert(known, tree.nodes[node]!.id, () => this.#says(getNodeFormula(tree, node)));
  }
}

/** Rules drawn for the base of a chain before it is given up. */
const maxBases = 8;

/** The rules for a step in a drawn order: as long as no required one stands in the chain, half of the time these first, and at the last step alone. */
const orderRules = (
  { nodes }: DerivationTree,
  { rules, required }: Growth,
  left: number,
  random: Random,
): readonly (readonly Form[])[] => {
  const isMet =
    required === undefined ||
    nodes.some(({ step }) => step && required.some((forms) => forms.includes(step.form)));
  if (isMet) return random.shuffle(rules);
  if (left > 1 && random.next() < 0.5) return random.shuffle(rules);
  return left === 1 ? random.shuffle(required) : [...random.shuffle(required), ...random.shuffle(rules)];
};

/** An open node, and what is known of the forms behind it. */
type Place = { readonly at: number; readonly padding: Padding };

/** The open nodes, in order. */
const listPlaces = ({ nodes }: DerivationTree, checkPadding: PaddingCheck): readonly Place[] => {
  const places: Place[] = [];
  for (let at = 0; at < nodes.length; at++) {
    if (nodes[at]!.step) continue;
    for (const { step } of nodes) {
      const place = step?.from.indexOf(at) ?? -1;
      if (step === undefined || place < 0) continue;
      places.push({ at, padding: checkPadding(step.form, place) });
      break;
    }
  }
  return places;
};

/** True if a premise or the conclusion is readable; a line of `start` may stay as large and as it was. */
const isWithinSize = (
  table: NodeTable,
  id: number,
  start: number | undefined,
  level: ReadingLevel,
): boolean =>
  (start !== undefined &&
    measureSize(table, id) <= measureSize(table, start) &&
    (repeatsAtom(table, start) || !repeatsAtom(table, id))) ||
  isReadable(table, id, level);

const repeatsLine = (tree: DerivationTree, before: DerivationTree): boolean => {
  const { nodes } = tree;
  for (let j = 0; j < nodes.length; j++) {
    const line = nodes[j]!.id;
    const isOld = line === before.nodes[j]?.id;
    for (let i = 0; i < j; i++) {
      if (nodes[i]!.id !== line || (isOld && line === before.nodes[i]!.id)) continue;
      if (!isGeneralization(tree, i, j)) return true;
    }
  }
  return false;
};
