/**
 * Exchanged pairs: two lists of premises for one goal, of which one entails it. Beside the needed premises stand side premises,
 * a copy of some of them in other letters that is blocked by a sign, a connective or a quantifier. The second list arises by
 * exchanging one literal of a needed premise for that at the same place of its copy. So the goal, the signed counts of each
 * atom, lengths and connectives are the same in both, and the graph of clauses without signs is the same up to the names of
 * copied letters: only who follows the needed premises from the block to the goal sees which list entails it.
 *
 * Of one step a premise may also be turned: two of its literals change places, and so do they in two conditionals beside it, of
 * which each holds one of them and a letter of its own. From p → t, u → p, t → v come t → p, u → t, p → v.
 */
import { equal, exists, forall, implies, not, type Binary, type Formula } from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { literalsOf, withLiterals, type Literal } from "./literals.ts";
import type { Random } from "./random.ts";
import {
  createAgreementCheck,
  distancesFrom,
  occurrencesOf,
  type Agreement,
  type Occurrence,
} from "./refinement.ts";
import { withFallback, theoryOf } from "./satisfiability.ts";

/** What an exchange begins with. */
export type Exchangeable = {
  /** The premises of which each is needed for the goal. */
  readonly core: readonly Formula[];
  /** Further premises that both lists hold: those of a fallacy that tempts to the goal. */
  readonly beside: readonly Formula[];
  readonly goal: Formula;
  /** The places of core premises that stay as they are. */
  readonly fixed: ReadonlySet<number>;
};

/** Both lists: the core comes first, then what stands beside it, then copies, whose places in `copyOf` say of what. */
export type ExchangedLists = {
  readonly yes: readonly Formula[];
  readonly no: readonly Formula[];
  /** For each premise the place of which it is a copy; its own where it is none. */
  readonly copyOf: readonly number[];
};

/** `plan` is the number of the plan it comes from among all plans of the argument. */
export type Exchange = ExchangedLists & { readonly agreement: Agreement; readonly plan: number };

/**
 * The policy of the search. Plans come in an order that chance and the block's distance from the goal give; of `maxPlans` at a
 * time those with the highest agreement are decided first. No reader of fewer rounds than the farthest needed premise lies
 * clauses from the goal may tell the two lists apart. Where `rounds` of agreement are asked for, only copies of what hangs on a
 * premise are looked at, blocked as far from the exchanged literal: of copies of everything hardly one is proved.
 */
const maxPlans = 4;
/** More rounds are not looked at. */
const maxRounds = 4;

export type ExchangeOptions = {
  readonly isFit?: (exchange: ExchangedLists) => boolean;
  /** How many rounds both lists agree on everywhere. */
  readonly rounds?: number;
  /** Whether premises are turned, too. */
  readonly turns?: boolean;
  /** The numbers of the plans to look at, in this order, where earlier searches found them. */
  readonly only?: readonly number[];
};

/** The exchanges of an argument that are fit and proved, the best of each `maxPlans` first. */
export function* exchangesOf(
  given: Exchangeable,
  random: Random,
  { isFit = () => true, rounds: wanted = 0, turns = false, only }: ExchangeOptions = {},
): Generator<Exchange> {
  const { core, beside, goal } = given;
  const base = [...core, ...beside];
  const distances = distancesFrom(goal, base);
  const farthest = Math.max(...distances.slice(0, core.length));
  if (farthest === Infinity || farthest <= wanted) return;
  const asked = new Set(literalsOf([goal]).map(({ atom }) => atom));
  const agreementOf = createAgreementCheck(goal);
  const rounds = Math.max(maxRounds, farthest - 1);
  // Where every premise is next to the goal no agreement is asked for, and it is found out last.
  const isAsked = farthest > 1 || wanted > 0;
  const worth = ({ agreement, yes }: Exchange): number =>
    Math.min(agreement.everywhere, 2) - yes.length / 100;
  const all: readonly Omit<Ranked, "plan">[] = [
    ...plansOf(given, base, { distances, wanted }).map((plan) => ({
      make: () => exchanged(base, plan, asked),
      rank: plan.rank,
    })),
    ...(turns ? turnsOf(given, base).map((lists) => ({ make: () => lists, rank: 0 })) : []),
  ];
  const plans =
    only?.map((plan): Ranked => ({ ...all[plan]!, plan })) ??
    all
      .map(({ make, rank }, plan): Ranked => ({ make, rank: rank + random.next(), plan }))
      .toSorted((one, other) => other.rank - one.rank);
  let some: Exchange[] = [];
  for (const [i, { make, plan }] of plans.entries()) {
    const made = make();
    const agrees = ({ fromGoal, everywhere }: Agreement): boolean =>
      fromGoal >= farthest - 1 && everywhere >= wanted;
    if (made !== undefined) {
      const first = isAsked ? agreementOf(made.yes, made.no, rounds) : undefined;
      if ((first === undefined || agrees(first)) && isFit(made))
        some.push({ ...made, agreement: first ?? agreementOf(made.yes, made.no, rounds), plan });
    }
    if (some.length < (wanted > 0 || only !== undefined ? 1 : maxPlans) && i < plans.length - 1) continue;
    for (const exchange of some.toSorted((one, another) => worth(another) - worth(one)))
      if (isProved(exchange, core.length, goal)) yield exchange;
    some = [];
  }
}

type Ranked = {
  readonly make: () => ExchangedLists | undefined;
  readonly rank: number;
  readonly plan: number;
};

/** Which literal of which premise is exchanged, which premises are copied, and what blocks their copies. */
type Plan = {
  /** The premise, by its place, and the place of its literal. */
  readonly premise: number;
  readonly place: number;
  readonly copied: readonly number[];
  readonly block: Block;
  readonly rank: number;
};

/** Either a letter changes its sign in some of the copies, or one copy is of another shape. */
type Block =
  | { readonly letter: string; readonly premises: readonly number[] }
  | { readonly shape: (formula: Formula) => Formula | undefined; readonly premises: readonly [number] };

const plansOf = (
  { core, goal, fixed }: Exchangeable,
  base: readonly Formula[],
  { distances, wanted }: { readonly distances: readonly number[]; readonly wanted: number },
): readonly Plan[] => {
  const letters = base.map((formula) => literalsOf([formula]).map(({ atom }) => atom));
  const asked = new Set(literalsOf([goal]).map(({ atom }) => atom));
  return [...core.keys()].flatMap((premise) => {
    if (fixed.has(premise)) return [];
    return letters[premise]!.flatMap((atom, place) =>
      copiedSets(premise, atom, { letters, asked, wanted }).flatMap(({ copied, blocked }) =>
        blocksOf(copied, { blocked, letters, base }).map((block) => ({
          premise,
          place,
          copied,
          block,
          rank:
            2 * Math.min(...block.premises.map((i) => distances[i]!)) -
            distances[premise]! +
            copied.length / 8,
        })),
      ),
    );
  });
};

/**
 * What is copied, and in which of the copies a block may stand: a premise alone, all that hangs on it behind the exchanged letter,
 * and all premises; no set twice. Where agreement is wanted, only the second, blocked so many premises behind the first.
 */
const copiedSets = (
  premise: number,
  atom: string,
  {
    letters,
    asked,
    wanted,
  }: { readonly letters: Letters; readonly asked: ReadonlySet<string>; readonly wanted: number },
): readonly { readonly copied: readonly number[]; readonly blocked: readonly number[] }[] => {
  const behind = new Map([[premise, 0]]);
  for (const [i, hops] of behind)
    for (const [j, others] of letters.entries())
      if (
        !behind.has(j) &&
        others.some((one) => one !== atom && !asked.has(one) && letters[i]!.includes(one))
      )
        behind.set(j, hops + 1);
  const hanging = [...behind.keys()].toSorted((a, b) => a - b);
  if (wanted > 0) {
    const blocked = hanging.filter((i) => behind.get(i)! >= wanted);
    return hanging.length < letters.length && blocked.length > 0 ? [{ copied: hanging, blocked }] : [];
  }
  const sets = [[premise], hanging, [...letters.keys()]];
  return sets
    .filter((set, i) => sets.findIndex((other) => other.join() === set.join()) === i)
    .map((copied) => ({ copied, blocked: copied }));
};

/** The letters of each premise, left to right. */
type Letters = readonly (readonly string[])[];

const blocksOf = (
  copied: readonly number[],
  {
    blocked,
    letters,
    base,
  }: { readonly blocked: readonly number[]; readonly letters: Letters; readonly base: readonly Formula[] },
): readonly Block[] => [
  ...[...new Set(blocked.flatMap((i) => letters[i]!))].flatMap((letter): Block[] => {
    const own = copied.filter((i) => letters[i]!.includes(letter));
    const single = own.filter((i) => blocked.includes(i));
    return [
      ...single.map((one) => ({ letter, premises: [one] })),
      ...(own.length > 2 && single.length === own.length
        ? own.map((one) => ({ letter, premises: own.filter((i) => i !== one) }))
        : []),
    ];
  }),
  ...blocked.flatMap((i) =>
    shapes.flatMap((shape): Block[] => (shape(base[i]!) === undefined ? [] : [{ shape, premises: [i] }])),
  ),
];

/** A formula with another connective or quantifier, which says less; undefined where it has none to change. */
type Reshape = (formula: Formula) => Formula | undefined;

/** Applies a change to the outermost part that takes it, at most behind a quantifier or a denial. */
const within =
  (change: (formula: Formula) => Formula | undefined): Reshape =>
  (formula) => {
    const changed = change(formula);
    if (changed !== undefined) return changed;
    if (formula.kind !== "not" && formula.kind !== "forall" && formula.kind !== "exists") return undefined;
    const body = within(change)(formula.body);
    return body === undefined ? undefined : mapParts(formula, () => body);
  };

const joinedBy =
  (from: Binary["kind"], to: Binary["kind"]) =>
  (formula: Formula): Formula | undefined =>
    formula.kind === from ? { kind: to, left: formula.left, right: formula.right } : undefined;

/** With its outermost conditionals the other way round: no word changes. */
const reversed = (formula: Formula): Formula =>
  formula.kind === "implies" ? implies(formula.right, formula.left) : mapParts(formula, reversed);

const shapes: readonly Reshape[] = [
  within(joinedBy("and", "or")),
  within(joinedBy("or", "and")),
  within(joinedBy("and", "implies")),
  within(joinedBy("or", "implies")),
  within(joinedBy("implies", "or")),
  (formula) => (equal(reversed(formula), formula) ? undefined : reversed(formula)),
  (formula) => (formula.kind === "forall" ? exists(formula.variable, formula.body) : undefined),
  (formula) => (formula.kind === "exists" ? forall(formula.variable, formula.body) : undefined),
];

/** Both lists of a plan; undefined where nothing blocks the copies or the exchanged literals are not of equal sign. */
const exchanged = (
  base: readonly Formula[],
  { premise, place, copied, block }: Plan,
  asked: ReadonlySet<string>,
): ExchangedLists | undefined => {
  const exchangedLetter = literalsOf([base[premise]!])[place]!.atom;
  const shared = new Set([
    ...asked,
    ...literalsOf(base.filter((_, i) => !copied.includes(i))).map(({ atom }) => atom),
    exchangedLetter,
    "=",
  ]);
  let isBlocked = "shape" in block;
  const copyAt = (i: number): Formula => {
    const isThere = block.premises.includes(i);
    const literals = literalsOf([base[i]!]).map((literal, at): Literal => {
      if (i === premise && at === place) return { ...literal, atom: copyOf(exchangedLetter) };
      const atom = shared.has(literal.atom) ? literal.atom : copyOf(literal.atom);
      if (!isThere || !("letter" in block) || block.letter !== literal.atom) return { ...literal, atom };
      isBlocked = true;
      return { ...literal, atom, positive: !literal.positive };
    });
    const renamed = withLiterals([base[i]!], literals)[0]!;
    return isThere && "shape" in block ? block.shape(renamed)! : renamed;
  };
  const copies = copied.map(copyAt);
  const copy = copies[copied.indexOf(premise)]!;
  const exchangedCopy = occurrencesOf(copy)[place]!;
  if (!isBlocked || exchangedCopy.atom !== copyOf(exchangedLetter)) return undefined;
  if (exchangedCopy.sign !== occurrencesOf(base[premise]!)[place]!.sign) return undefined;
  const withLetter = (formula: Formula, atom: string): Formula =>
    withLiterals(
      [formula],
      literalsOf([formula]).map((literal, at) => (at === place ? { ...literal, atom } : literal)),
    )[0]!;
  return {
    yes: [...base, ...copies],
    no: [
      ...base.map((formula, i) => (i === premise ? withLetter(formula, copyOf(exchangedLetter)) : formula)),
      ...copies.map((formula) => (formula === copy ? withLetter(formula, exchangedLetter) : formula)),
    ],
    copyOf: [...base.keys(), ...copied],
  };
};

/** The lists in which a core premise is turned. */
const turnsOf = ({ core, fixed }: Exchangeable, base: readonly Formula[]): readonly ExchangedLists[] =>
  [...core.keys()].flatMap((premise) => {
    if (fixed.has(premise)) return [];
    const literals = literalsOf([core[premise]!]);
    const places = occurrencesOf(core[premise]!).map((one, i) => ({ ...one, ...literals[i]! }));
    const atoms = [...Map.groupBy(places, ({ atom }) => atom).values()];
    return atoms.flatMap((one, i) =>
      atoms.slice(i + 1).flatMap((other): readonly ExchangedLists[] => {
        const beside = besideTurned(one, other);
        if (beside === undefined) return [];
        const names = [one[0]!.atom, other[0]!.atom] as const;
        const turned = (formula: Formula): Formula => withExchanged(formula, names);
        const yes = [...base, ...beside];
        const no = [...base.map((line, at) => (at === premise ? turned(line) : line)), ...beside.map(turned)];
        return [{ yes, no, copyOf: [...yes.keys()] }];
      }),
    );
  });

/** An atom at its place, and whether it is denied right there. */
type Place = Occurrence & Literal;

/** What stands beside a premise in which two letters change places, so that both come as often in each way; undefined where nothing does. */
const besideTurned = (one: readonly Place[], other: readonly Place[]): readonly Formula[] | undefined => {
  const looksOf = (places: readonly Place[]): string =>
    places
      .map(({ sign, positive, whole }) => `${sign} ${positive} ${termsOf(whole)}`)
      .toSorted()
      .join();
  if (looksOf(one) === looksOf(other)) return [];
  const [first, second] = [one[0]!, other[0]!];
  const areSingle = one.length + other.length === 2 && termsOf(first.whole) === termsOf(second.whole);
  return areSingle && first.sign * second.sign !== 0
    ? [aloneAs(second, first.whole), aloneAs(first, second.whole)]
    : undefined;
};

const termsOf = (whole: Formula): string =>
  whole.kind === "atom" ? whole.terms.map(({ name }) => name).join() : "";

/** A conditional of an atom, in it of a sign and denied as at a place, and of a letter that nothing else holds. */
const aloneAs = ({ sign, positive }: Place, atom: Formula): Formula => {
  if (atom.kind !== "atom") return atom;
  const fresh = { ...atom, name: copyOf(atom.name) };
  const literal = positive ? atom : not(atom);
  const variables = new Set(atom.terms.flatMap(({ kind, name }) => (kind === "variable" ? [name] : [])));
  return [...variables].reduce(
    (body: Formula, name) => forall(name, body),
    sign > 0 === positive ? implies(fresh, literal) : implies(literal, fresh),
  );
};

const withExchanged = (formula: Formula, names: readonly [string, string]): Formula => {
  if (formula.kind !== "atom") return mapParts(formula, (part) => withExchanged(part, names));
  const at = names.indexOf(formula.name);
  return at === -1 ? formula : { ...formula, name: names[1 - at]! };
};

/** What the copy of a letter is called; no letter of a chain is called so. */
const copyOf = (letter: string): string => `${letter}*`;

/**
 * Whether both lists may be asked about: both are consistent; without any one core premise the first leaves the goal open,
 * so that the core is its only minimal set; the second leaves it open. That the core entails the goal is known.
 */
const isProved = ({ yes, no }: Exchange, core: number, goal: Formula): boolean => {
  const repeats = (list: readonly Formula[]): boolean =>
    list.some((one, i) => equal(one, goal) || list.some((other, j) => j < i && equal(one, other)));
  if (repeats(yes) || repeats(no)) return false;
  const changed = no.flatMap((formula, i) => (formula === yes[i] ? [] : [i]));
  return withFallback(() => {
    const theory = theoryOf([...yes, ...changed.map((i) => no[i]!), goal]);
    const places = [...yes, ...changed].keys().toArray();
    const canBe = (isTrue: (i: number) => boolean, asked: -1 | 0 | 1): boolean =>
      theory.satisfiable(Int8Array.of(...places.map((i) => (isTrue(i) ? 1 : 0)), asked));
    const inYes = (i: number): boolean => i < yes.length;
    const inNo = (i: number): boolean => !changed.includes(i);
    return (
      canBe(inYes, 0) &&
      canBe(inNo, 1) &&
      canBe(inNo, -1) &&
      places.slice(0, core).every((out) => canBe((i) => inYes(i) && i !== out, -1))
    );
  }, false);
};
