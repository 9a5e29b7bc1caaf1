/**
 * Fair items by exchange. The letters of the options are p₁, p₂, q₁, q₂, and the options are the four clauses from a p to a q: an
 * exchange of the p, of the q, or of both turns each into each other one, so that the right one is an exchange of the wrong ones as
 * they are of each other. They are the first and the last letters of a network (`network.ts`). No count of signs and no distance as
 * seen from an option tells one from another: only who follows the network's sentences does.
 *
 * Of a missing premise the options stand between a way from the goal's first letter and one to its last, and only one p is
 * reached, and only one q leads on: the others' ways are rivals. One sentence joins each of their letters to the network, since who
 * sees two links around them would see which are reached.
 */
import { memoize } from "#logic/memoize";
import { createRandom, type Random } from "../random.ts";
import { takesCases } from "../propagation.ts";
import { createNetworkSearch, isSymmetric, type Gate, type Network, type Sentence } from "./network.ts";
import { buildOption, type Implication, type Option } from "./options.ts";
import { fits, buildPassage, findSupport, withStatement, type Passage } from "./passage.ts";
import { buildProposition, type Form } from "./propositions.ts";
import { andRows, getWord, type Rows } from "#logic/truth-table";
import { findCorners, entails, intersectRows, getSettled } from "./rows.ts";
import type { ChoiceType } from "./types.ts";

export type FairParameters = {
  readonly seed: number;
  /** Propositions and letters at the most; of a missing premise it is one of the propositions. */
  readonly n: number;
  readonly variables: number;
  /** The fewest propositions that what is entailed needs. */
  readonly steps: number;
  /** Forms of propositions beside the recipe's own. */
  readonly forms?: readonly Form[];
};

/** Requirements of an item: the place of the odd option, the number of facts, and whether unit propagation leaves something open. */
export type ItemRequest = {
  readonly type: ChoiceType;
  readonly place: number;
  readonly facts: number;
  readonly needsCases: boolean;
};

export type FairItem = {
  readonly passage: Passage;
  readonly goal?: Option;
  readonly options: readonly Option[];
};

/** The letters of options: two p and two q. */
const ends = 4;

/** A network has no more letters, and each type so many networks, which items share: finding one takes long. */
const maxInner = 8;
const networksPerType = 64;

/** The sentences of a network at the most, and its gates. For cases the sentences of all that is asked about have two further letters, so that no fact is left of them. */
type Layout = { readonly sentences: number; readonly gates: readonly Gate[] };
const layouts: Readonly<Record<ChoiceType, { readonly plain: Layout; readonly cases: Layout }>> = {
  "3c1e": { plain: { sentences: 6, gates: [] }, cases: { sentences: 8, gates: ["first", "last", "last"] } },
  "3e1c": {
    plain: { sentences: 6, gates: [] },
    cases: { sentences: 10, gates: ["first", "first", "last", "last"] },
  },
  "missing-premise": {
    plain: { sentences: 6, gates: ["first", "last"] },
    cases: { sentences: 6, gates: ["first", "last", "from", "to"] },
  },
};

/**
 * The fewest propositions and variables with which all types are found. A missing premise has four joining sentences, itself, and a
 * network of six over eight letters.
 */
export const getLeastFairSizes = (maxFacts: number): Pick<FairParameters, "n" | "variables"> => ({
  n: 11,
  variables: ends + maxInner + maxFacts,
});

/** Makes items; undefined where what is drawn carries none. */
export const createFairSampler = ({ seed, n, variables, steps, forms }: FairParameters) => {
  const search = createNetworkSearch(forms);
  /** The network of a type and number, with each joint that makes an item of it. */
  const getNetworks = memoize((type: ChoiceType) =>
    memoize((needsCases: boolean) => memoize((number: number) => findNetwork(type, needsCases, number))),
  );
  const findNetwork = (type: ChoiceType, needsCases: boolean, number: number) => {
    const hasGoal = type === "missing-premise";
    const kind = needsCases ? "cases" : "plain";
    const { gates, sentences: most } = layouts[type][kind];
    const letters = Math.min(maxInner, variables - (hasGoal ? ends : 0));
    const sentences = Math.min(most, n - (hasGoal ? ends + 1 : 0));
    const random = createRandom(`networks/${seed}/${type}/${kind}/${number}`);
    return search({ hasGoal, gates, letters, sentences }, random, (network) =>
      listJoints(network, type).flatMap((joint) =>
        buildItem(network, joint, { type, facts: 0, steps, place: 0, needsCases }, random) === undefined
          ? []
          : [{ network, joint }],
      ),
    );
  };
  return (wanted: ItemRequest, random: Random): FairItem | undefined => {
    const found = getNetworks(wanted.type)(wanted.needsCases)(random.int(networksPerType));
    if (found.length === 0) return undefined;
    const { network, joint } = random.pick(found);
    if ((wanted.type === "missing-premise" ? ends : 0) + wanted.facts + network.letters > variables)
      return undefined;
    return buildItem(network, joint, { ...wanted, steps }, random);
  };
};

/** The signs with which the network's first and last letters are joined to those of options, and those of the goal's letters. */
type Joint = Readonly<Record<"first" | "last" | "from" | "to", boolean>>;

const joints = [true, false].flatMap((one) => [true, false].map((other) => [one, other] as const));
const pairs = [0, 1].flatMap((first) => [0, 1].map((last) => [first, last] as const));

const listJoints = ({ stated, letters }: Network, type: ChoiceType): readonly Joint[] => {
  const rows = intersectRows(stated, letters);
  if ((getSettled(rows, letters) & (type === "missing-premise" ? 0b111111 : 0b1111)) !== 0) return [];
  const corners = findPairCorners(rows);
  const denials = (type === "missing-premise" ? joints : []).map(([from, to]) => ({
    from,
    to,
    corners: findPairCorners(selectRows(rows, [4, from], [5, !to])),
  }));
  return joints.flatMap(([first, last]): readonly Joint[] => {
    const denied = toCorner(first, !last);
    const follow = corners.filter((some) => (some & denied) === 0).length;
    if (type !== "missing-premise")
      return follow === (type === "3c1e" ? 1 : 3) ? [{ first, last, from: true, to: true }] : [];
    if (follow > 0) return [];
    return denials.flatMap(({ from, to, corners: denying }) =>
      denying.filter((some) => some === denied).length === 1 ? [{ first, last, from, to }] : [],
    );
  });
};

const findPairCorners = (rows: Rows): readonly number[] =>
  pairs.map(([first, last]) => findCorners(rows, first, 2 + last));

const toCorner = (one: boolean, other: boolean): number => 1 << ((one ? 2 : 0) + (other ? 1 : 0));

const selectRows = (rows: Rows, [a, one]: Literal, [b, other]: Literal): Rows =>
  rows.map(
    (word, i) => word & (one ? getWord(a, i) : ~getWord(a, i)) & (other ? getWord(b, i) : ~getWord(b, i)),
  );

const buildItem = (
  { sentences, letters: inner }: Network,
  joint: Joint,
  { type, facts, steps, place, needsCases }: ItemRequest & Pick<FairParameters, "steps">,
  random: Random,
): FairItem | undefined => {
  const hasGoal = type === "missing-premise";
  const variables = (hasGoal ? ends : 0) + facts + inner;
  const drawn = random.shuffle(Array.from({ length: variables }, (_, letter) => letter));
  const [factual, names] = [drawn.slice(0, facts), drawn.slice(facts, facts + inner)];
  const outer = hasGoal ? drawn.slice(facts + inner) : names;
  const [ps, qs] = [outer.slice(0, 2), outer.slice(2, 4)];
  // A fact stands in clauses of which at most what holds then is denied.
  const isFree = hasGoal && facts === 0 && random.int(3) === 0;
  const [p, q] = isFree
    ? [random.int(2) === 0, random.int(2) === 0]
    : [joint.first, hasGoal ? true : joint.last];
  const network = sentences.map((one) => ({ ...one, letters: one.letters.map((letter) => names[letter]!) }));
  const joined = hasGoal ? joinOuter(names, { ps, qs, p, q }, joint, random) : [];
  const stated = withFacts([...network, ...joined], factual, random);
  if (stated === undefined) return undefined;
  const passage = buildPassage(
    random.shuffle(stated).map((one) => buildProposition(one.form, drawOrder(one, random), variables)),
    variables,
  );
  const clause = (from: Literal, to: Literal, isTurned = random.int(2) === 0): Option => {
    const { form, letters } = toClause(from, to, isTurned);
    return buildOption(form, letters, variables);
  };
  const offered = arrow(p, q, random);
  const options = pairs.map(([i, j]): Option => {
    if (!hasGoal) return clause([ps[i]!, p], [qs[j]!, q]);
    const { form, letters } = offered(ps[i]!, qs[j]!);
    return buildOption(form, letters, variables);
  });
  const goal = hasGoal ? clause([names[4]!, joint.from], [names[5]!, joint.to]) : undefined;
  const follows = options.map((option) =>
    goal === undefined
      ? entails(passage.rows, option.rows)
      : entails(andRows(passage.rows, option.rows), goal.rows),
  );
  const odd = follows.indexOf(follows.filter(Boolean).length === 1);
  const whole = goal === undefined ? passage : withStatement(passage, options[odd]!);
  const given = whole.propositions.map(({ formula }) => formula);
  const settled = getSettled(whole.rows, variables);
  const asked = goal === undefined ? options.filter((_, i) => follows[i]) : [goal];
  if (
    !fits(whole.propositions) ||
    [...options, ...asked].some(({ letters }) => letters.some((letter) => (settled & (1 << letter)) !== 0)) ||
    (steps > 2 && asked.some(({ rows }) => findSupport(whole, rows)!.length < steps)) ||
    (needsCases && !asked.some(({ formula }) => takesCases({ premises: given, conclusion: formula })))
  )
    return undefined;
  const others = random.shuffle(options.filter((_, i) => i !== odd));
  return { passage, goal, options: others.toSpliced(place, 0, options[odd]!) };
};

/** The letters of options, and their signs. */
type OuterVariables = {
  readonly ps: readonly number[];
  readonly qs: readonly number[];
  readonly p: boolean;
  readonly q: boolean;
};

const joinOuter = (
  names: readonly number[],
  { ps, qs, p, q }: OuterVariables,
  { first, last }: Joint,
  random: Random,
): readonly Sentence[] => {
  const [before, behind] = [arrow(first, p, random), arrow(q, last, random)];
  return [0, 1].flatMap((i): Sentence[] => [
    { kind: -1, ...before(names[i]!, ps[i]!) },
    { kind: -2, ...behind(qs[i]!, names[2 + i]!) },
  ]);
};

/** A letter, affirmed or denied. */
type Literal = readonly [letter: number, holds: boolean];

type Clause = { readonly form: Implication; readonly letters: readonly number[] };

const toClause = (from: Literal, to: Literal, isTurned: boolean): Clause => {
  const [[a, left], [b, right]] = isTurned
    ? ([
        [to[0], !to[1]],
        [from[0], !from[1]],
      ] as const)
    : [from, to];
  return { form: left ? (right ? "A → B" : "A → ¬B") : right ? "¬A → B" : "¬A → ¬B", letters: [a, b] };
};

/** Says clauses from and to letters of these signs, all in one way; never with two denials. */
const arrow = (from: boolean, to: boolean, random: Random): ((a: number, b: number) => Clause) => {
  const isTurned = from === to ? !from : random.int(2) === 0;
  return (a, b) => toClause([a, from], [b, to], isTurned);
};

/**
 * The sentences with literal facts, each about a letter that stands in all implications of one kind: a fact that they need, or the
 * denial of one that would do, too. Undefined where too few kinds have room for one.
 */
const withFacts = (
  sentences: readonly Sentence[],
  letters: readonly number[],
  random: Random,
): readonly Sentence[] | undefined => {
  const isPlain = ({ form }: Sentence): boolean => form === "A → B" || form === "A → ¬B";
  const kinds = new Set(sentences.flatMap((one) => (isPlain(one) ? [one.kind] : [])));
  if (kinds.size < letters.length) return undefined;
  const chosen = random.shuffle([...kinds]);
  const facts = letters.map((letter, i) => ({ letter, kind: chosen[i]!, isNeeded: random.int(2) === 0 }));
  return [
    ...sentences.map((sentence) => {
      const fact = isPlain(sentence) ? facts.find(({ kind }) => kind === sentence.kind) : undefined;
      if (fact === undefined) return sentence;
      const [a = 0, b = 0] = sentence.letters;
      const under = fact.isNeeded ? "(A ∧ B) →" : "(A ∨ B) →";
      const form = sentence.form === "A → B" ? (`${under} C` as const) : (`${under} ¬C` as const);
      return { ...sentence, form, letters: [a, fact.letter, b] };
    }),
    ...facts.map(({ letter, isNeeded }): Sentence => ({
      form: isNeeded ? "A" : "¬A",
      letters: [letter],
      kind: -3,
    })),
  ];
};

/** The letters of a form; the two behind “∧” or “∨” have no order that says anything. */
const drawOrder = ({ form, letters }: Sentence, random: Random): readonly number[] => {
  const [a = 0, b = 0, ...rest] = letters;
  return isSymmetric(form) && random.int(2) === 0 ? [b, a, ...rest] : letters;
};
