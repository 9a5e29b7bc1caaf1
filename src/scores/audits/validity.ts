/**
 * The validity study (§4.4 of the ACL text): two people judge a sample of the questions by three questions. An item
 * is invalid when either of them objects to any of the three, and is counted under the first that is objected to
 * (Table 5). The papers' “at least 0.94” is Wald's one-sided bound; the exact one stands beside it.
 *
 * The text says an item is valid when both answer the three “negative”; read as “object to none”, its counts agree.
 */
import { exactProportion } from "../binomial.ts";
import { proportion, type Estimate } from "../estimate.ts";

export type ValidityKey = "a" | "b" | "c";

/** The papers' three questions, word for word. */
export const validityQuestions: readonly { readonly key: ValidityKey; readonly text: string }[] = [
  { key: "a", text: "Is the question grammatically correct?" },
  { key: "b", text: "Is the question understandable and has only one interpretation?" },
  { key: "c", text: "Can the target answer be derived from the question?" },
];

/**
 * One person's answers about one item: whether each of the three questions is answered yes; and, of who was not told the target
 * answer, the answer given, c being whether it is the target.
 */
export type Annotation = { readonly id: string; readonly answer?: string } & Readonly<
  Record<ValidityKey, boolean>
>;

/**
 * How far two people agree beyond chance: Cohen's kappa (1960) with its 95 % interval from the large-sample error of
 * Cohen's paper; null where chance alone would have them agree on everything. `same` is the plain share of agreement.
 */
export type Agreement = { readonly kappa: Estimate; readonly same: Estimate };

export type Validity = {
  readonly n: number;
  /** Invalid items by the first question objected to; `total` is their sum. */
  readonly invalid: Readonly<Record<ValidityKey | "total", number>>;
  /** The ids of the invalid items, with the first question objected to. */
  readonly objections: readonly { readonly id: string; readonly first: ValidityKey }[];
  /** The share of valid items with its two-sided 95 % interval (Wilson). */
  readonly valid: Estimate;
  /** One-sided 95 % lower bounds of that share. */
  readonly atLeast: { readonly wald: number; readonly exact: number };
  readonly agreement: Readonly<Record<ValidityKey | "valid", Agreement>>;
  /** Where neither was told the target answers: how far their own answers agree. */
  readonly answers?: Agreement;
};

/** Both people's answers about the same items, pair by pair. */
export type AnnotatedPair = readonly [Annotation, Annotation];

const keys: readonly ValidityKey[] = ["a", "b", "c"];

/** The study's outcome. */
export const validityOf = (pairs: readonly AnnotatedPair[]): Validity => {
  const objections = pairs.flatMap(([one, other]) => {
    const first = keys.find((key) => !one[key] || !other[key]);
    return first === undefined ? [] : [{ id: one.id, first }];
  });
  const countOf = (key: ValidityKey): number => objections.filter(({ first }) => first === key).length;
  const n = pairs.length;
  const valid = n - objections.length;
  const isValid = (annotation: Annotation): boolean => keys.every((key) => annotation[key]);
  const given = pairs.flatMap(([one, other]) =>
    one.answer === undefined || other.answer === undefined ? [] : [[one.answer, other.answer] as const],
  );
  return {
    n,
    invalid: { a: countOf("a"), b: countOf("b"), c: countOf("c"), total: objections.length },
    objections,
    valid: proportion(valid, n),
    atLeast: { wald: waldLowerBound(valid, n), exact: exactProportion(valid, n, 0.9).low },
    agreement: {
      a: agreementOf(pairs.map(([one, other]) => [one.a, other.a])),
      b: agreementOf(pairs.map(([one, other]) => [one.b, other.b])),
      c: agreementOf(pairs.map(([one, other]) => [one.c, other.c])),
      valid: agreementOf(pairs.map(([one, other]) => [isValid(one), isValid(other)])),
    },
    ...(given.length > 0 && given.length === n ? { answers: agreementOf(given) } : {}),
  };
};

const z95OneSided = 1.6448536269514722;

/**
 * Wald's one-sided 95 % lower bound of a share: p − z √(p (1 − p) / n). Too high near 1, and p itself where all are
 * successes; 0 for n = 0.
 */
export const waldLowerBound = (successes: number, n: number): number => {
  if (n === 0) return 0;
  const share = successes / n;
  return Math.max(0, share - z95OneSided * Math.sqrt((share * (1 - share)) / n));
};

/** The agreement of two people who each gave everything one label: yes and no, or one of four letters. */
export const agreementOf = (pairs: readonly (readonly [one: unknown, other: unknown])[]): Agreement => {
  const n = pairs.length;
  const same = pairs.filter(([one, other]) => one === other).length;
  const labels = new Set(pairs.flat());
  const byChance =
    n === 0
      ? 1
      : [...labels].reduce<number>((sum, label) => {
          const [ofOne, ofOther] = [0, 1].map((who) => pairs.filter((pair) => pair[who] === label).length);
          return sum + ((ofOne ?? 0) * (ofOther ?? 0)) / (n * n);
        }, 0);
  if (byChance === 1) return { kappa: { value: null, low: -1, high: 1, n }, same: proportion(same, n) };
  const observed = same / n;
  const value = (observed - byChance) / (1 - byChance);
  const spread = (1.959963984540054 * Math.sqrt((observed * (1 - observed)) / n)) / (1 - byChance);
  return {
    kappa: { value, low: Math.max(-1, value - spread), high: Math.min(1, value + spread), n },
    same: proportion(same, n),
  };
};
