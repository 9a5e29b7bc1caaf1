/**
 * Outlines a derivation for people: omits lines that a reader sees without help, and joins short suppositions to one line. An
 * omitted line is cited by the lines it came from, so that each printed line still follows from those it cites.
 */
import type { DerivationRule, DerivationStep } from "#logic/certificate";
import { getOrInsert } from "#logic/memoize";

/** A printed line; the numbers are those of printed lines, from 1. */
export type OutlineLine = {
  readonly n: number;
  readonly step: DerivationStep;
  readonly cites: readonly number[];
  /** How many suppositions the line stands under. */
  readonly depth: number;
  /** The suppositions that end with the line, where they are printed. */
  readonly supposed: readonly number[];
  /** What the line's suppositions came to, where they are printed in the line itself. */
  readonly short?: Short;
};

/** Suppositions printed in one line. */
type Short = {
  /** Lines that say what the cases are; none of other suppositions. */
  readonly major: readonly number[];
  /** Lines that refute a case, and how many cases are refuted. */
  readonly refuting: readonly number[];
  readonly refuted: number;
  /** Lines that lead on from the other suppositions. */
  readonly leading: readonly number[];
  /** What a refuted supposition leads to by `leading`, and the lines that deny it. */
  readonly between?: { readonly step: DerivationStep; readonly denied: readonly number[] };
};

const eliminations: readonly DerivationRule[] = ["∧E", "→E", "↔E", "∨E", "∀E"];

/** The printed lines of a derivation; the last one is always printed. */
export const outlineOf = (steps: readonly DerivationStep[]): readonly OutlineLine[] => {
  const stepAt = (n: number): DerivationStep => steps[n - 1]!;
  const users = new Map<number, DerivationStep[]>();
  for (const step of steps)
    for (const n of [...step.from, ...(step.discharges ?? [])]) getOrInsert(users, n, () => []).push(step);
  const usersOf = (n: number): readonly DerivationStep[] => users.get(n) ?? [];

  /** Omitted lines: a reader sees them in the lines that they cite. */
  const left = new Set<number>();
  for (const step of steps.toReversed()) if (isEvident(step, usersOf(step.n), left)) left.add(step.n);
  const closing = closingOf(steps);
  const short = new Map<number, Short>();
  /** Lines of suppositions that another line tells. */
  const folded = new Set<number>();

  /** The line, or those that it comes from where it is not told. */
  const toldFor = (n: number): readonly number[] =>
    left.has(n) ? inOrder(grounds(stepAt(n)).flatMap(toldFor)) : [n];
  const citesOf = (n: number): readonly number[] => {
    const own = short.get(n);
    // An example is introduced by the line that says there is one.
    const closer = closing.get(n);
    if (closer?.rule === "∃E") return toldFor(closer.from[0]!);
    if (own !== undefined)
      return inOrder([...own.major, ...own.refuting, ...own.leading, ...(own.between?.denied ?? [])]);
    return inOrder(grounds(stepAt(n)).flatMap(toldFor));
  };

  /** What a supposition comes to, if that can be told in the line that ends it. */
  const briefly = (box: readonly number[], end: number, closer: DerivationStep) => {
    const most = closer.rule === "→I" ? 2 : 1;
    const isClosed = box.every((n) => usersOf(n).every((user) => user === closer || box.includes(user.n)));
    const inner = box.slice(1).filter((n) => !left.has(n) && !folded.has(n));
    if (!isClosed || inner.length > most) return undefined;
    const outside = (numbers: readonly number[]): readonly number[] =>
      numbers.filter((n) => !box.includes(n));
    const cites = outside(inOrder(box.slice(1).flatMap((n) => (folded.has(n) ? [] : citesOf(n)))));
    const { rule, formula, from } = stepAt(end);
    const isRefuted = rule === "⊥E" || formula.kind === "false";
    const [only] = inner;
    const sides = rule === "¬E" ? from.map(toldFor) : [];
    const other = sides.find((side) => only !== undefined && !side.includes(only));
    const between =
      only === undefined || other === undefined || other.length === 0 || outside(other).length < other.length
        ? undefined
        : { step: stepAt(only), denied: other, leading: outside(citesOf(only)) };
    return { cites, isRefuted, between };
  };

  for (const step of steps) {
    const { n, rule, from, discharges = [] } = step;
    if (discharges.length === 0 || rule === "∃E") continue;
    const ends = from.slice(from.length - discharges.length);
    const boxes = discharges.map((first, i) => range(first, discharges[i + 1] ?? n));
    const brief = boxes.map((box, i) => briefly(box, ends[i]!, step));
    const all = brief.filter((one) => one !== undefined);
    if (all.length < boxes.length) {
      // A case that is refuted at length, or beside a long one, ends with a line that says so.
      if (rule === "∨E") for (const end of ends) if (stepAt(end).rule === "⊥E") left.delete(end);
      continue;
    }
    const [first] = all;
    const refuted = all.filter(({ isRefuted }) => isRefuted);
    short.set(n, {
      major: rule === "∨E" ? toldFor(from[0]!) : [],
      refuting: inOrder(refuted.flatMap(({ cites }) => cites)),
      refuted: refuted.length,
      leading:
        rule === "→I"
          ? first!.cites
          : (first?.between?.leading ?? inOrder(all.flatMap((one) => (one.isRefuted ? [] : one.cites)))),
      between: rule === "∨E" ? undefined : first?.between,
    });
    for (const one of boxes.flat()) folded.add(one);
  }

  const lines = steps.filter(({ n }) => !left.has(n) && !folded.has(n));
  const numbers = new Map(lines.map(({ n }, i) => [n, i + 1]));
  const numbered = (all: readonly number[]): readonly number[] => all.map((n) => numbers.get(n)!);
  const depths = depthsOf(steps);
  return lines.map((step, i): OutlineLine => {
    const own = short.get(step.n);
    return {
      n: i + 1,
      step,
      cites: numbered(citesOf(step.n)),
      depth: depths[step.n - 1] ?? 0,
      supposed: own === undefined ? numbered(step.discharges ?? []) : [],
      short: own && {
        refuted: own.refuted,
        major: numbered(own.major),
        refuting: numbered(own.refuting),
        leading: numbered(own.leading),
        between: own.between && { ...own.between, denied: numbered(own.between.denied) },
      },
    };
  });
};

/** The lines that a line is told to stand on: of cases what they are cases of, of an example what came of it. */
const grounds = ({ rule, from }: DerivationStep): readonly number[] =>
  rule === "∨E" ? from.slice(0, 1) : rule === "∃E" ? from.slice(1) : from;

/** Whether a line need not be told, by what it is used for; `left` has the later lines that are not. */
const isEvident = (
  { n, rule, formula }: DerivationStep,
  users: readonly DerivationStep[],
  left: ReadonlySet<number>,
): boolean => {
  const [user] = users;
  if (user === undefined) return false;
  const isOnlyFor = (...rules: readonly DerivationRule[]): boolean =>
    users.length === 1 && rules.includes(user.rule);
  const endsOnly = (...rules: readonly DerivationRule[]): boolean =>
    isOnlyFor(...rules) && user.from.indexOf(n) > 0;
  switch (rule) {
    case "∧E":
    case "reiteration":
      return true;
    case "∀E":
    case "↔E":
      return users.every((one) => eliminations.includes(one.rule) && one.from[0] === n);
    case "∧I":
      return isOnlyFor("→E", "¬E", "∧I", "∨I", "∃I") || endsOnly("∃E");
    case "∨I":
      return isOnlyFor("→E", "¬E", "∧I", "∨I", "∃I") || endsOnly("∨E", "∃E");
    case "∃I":
      return isOnlyFor("→E", "¬E") || endsOnly("∃E", "∨E");
    case "→E":
      return endsOnly("∃E");
    case "¬E":
      return (
        endsOnly("∃E") || users.every((one) => ["RAA", "¬I", "⊥E"].includes(one.rule) || left.has(one.n))
      );
    case "∃E":
      return formula.kind === "false" && isOnlyFor("RAA", "¬I");
    case "⊥E":
      return endsOnly("∨E");
    default:
      return false;
  }
};

/** For each line, how many suppositions it stands under; the second case begins where the first one ends. */
const depthsOf = (steps: readonly DerivationStep[]): readonly number[] => {
  const closing = closingOf(steps);
  const open: number[] = [];
  return steps.map((step) => {
    while (open.length > 0) {
      const closer = closing.get(open.at(-1) ?? 0);
      const nextCase = step.rule === "assumption" && closer !== undefined && closing.get(step.n) === closer;
      if (closer === undefined || (step.n < closer.n && !nextCase)) break;
      open.pop();
    }
    if (step.rule === "assumption") open.push(step.n);
    return open.length;
  });
};

/** For each assumption the last line that discharges it. */
export const closingOf = (steps: readonly DerivationStep[]): ReadonlyMap<number, DerivationStep> =>
  new Map(steps.flatMap((step) => (step.discharges ?? []).map((n) => [n, step] as const)));

const inOrder = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
