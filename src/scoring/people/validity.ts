/**
 * The validity study (§4.4 of the ACL text): two people judge a sample of the questions by three questions. An item
 * is invalid when either of them objects to any of the three, and is counted under the first that is objected to
 * (Table 5). The papers' “at least 0.94” is Wald's one-sided bound; the exact one stands beside it.
 *
 * The text says an item is valid when both answer the three “negative”; read as “object to none”, its counts agree.
 */
import { exactProportion } from "../binomial.ts";
import { compareJudgements, type Agreement, type Answers, type Judgements } from "./agreement.ts";
import { proportion, type Estimate } from "../estimate.ts";

export type ValidityKey = "a" | "b" | "c";

/** The papers' three questions, word for word. */
export const validityQuestions: readonly { readonly key: ValidityKey; readonly text: string }[] = [
  { key: "a", text: "Is the question grammatically correct?" },
  { key: "b", text: "Is the question understandable and has only one interpretation?" },
  { key: "c", text: "Can the target answer be derived from the question?" },
];

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

const keys: readonly ValidityKey[] = ["a", "b", "c"];

/** The study's outcome over what both annotators judged; a, b and c are answered by yes or no, and `answer` is the annotator's own where no target is told. */
export const summarizeValidity = (one: Judgements, other: Judgements): Validity => {
  const isYes =
    (key: ValidityKey) =>
    (answers: Answers): boolean =>
      answers[key] === "yes";
  const isValid = (answers: Answers): boolean => keys.every((key) => isYes(key)(answers));
  const pairs = [...one].flatMap(([id, mine]) => {
    const theirs = other.get(id);
    return theirs === undefined ? [] : [{ id, both: [mine, theirs] }];
  });
  const objections = pairs.flatMap(({ id, both }) => {
    const first = keys.find((key) => !both.every(isYes(key)));
    return first === undefined ? [] : [{ id, first }];
  });
  const countKey = (key: ValidityKey): number => objections.filter(({ first }) => first === key).length;
  const n = pairs.length;
  const valid = n - objections.length;
  const given = compareJudgements(one, other, ({ answer }) => answer);
  return {
    n,
    invalid: { a: countKey("a"), b: countKey("b"), c: countKey("c"), total: objections.length },
    objections,
    valid: proportion(valid, n),
    atLeast: { wald: waldLowerBound(valid, n), exact: exactProportion(valid, n, 0.9).low },
    agreement: {
      a: compareJudgements(one, other, isYes("a")),
      b: compareJudgements(one, other, isYes("b")),
      c: compareJudgements(one, other, isYes("c")),
      valid: compareJudgements(one, other, isValid),
    },
    answers: n > 0 && given.same.n === n ? given : undefined,
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
