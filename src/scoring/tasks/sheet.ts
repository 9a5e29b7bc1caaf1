/**
 * A derivation of `#logic` as it grows from the lines of a proof: it knows to which line of the text each step belongs and on
 * what each step rests, and asks the kernel what is wrong so far.
 */
import type { Derivation, DerivationRule, DerivationStep } from "#logic/certificate";
import { checkDerivation } from "#logic/derivation";
import { truth, type Formula } from "#logic/formula";

/** The derivation as it grows. Lines of it are numbers from 1. */
export type Sheet = {
  readonly push: (
    formula: Formula,
    rule: DerivationRule,
    from?: readonly number[],
    discharges?: readonly number[],
  ) => number;
  readonly at: (n: number) => DerivationStep;
  readonly size: () => number;
  readonly restsOn: (n: number) => ReadonlySet<number>;
  readonly assumptionsUnder: (n: number) => readonly number[];
  /** Says to which line of the text the lines that come next belong. */
  readonly begin: (line: number) => void;
  readonly ownerOf: (n: number) => number;
  /** A formula that is taken as given from here on, and that nothing gives up. */
  readonly grant: (formula: Formula) => number;
  /** Takes line n as given instead of what it was drawn from. */
  readonly grantAt: (n: number) => void;
  readonly isSupposed: (n: number) => boolean;
  /** What the kernel finds wrong so far, whatever is still supposed: at which n, in which line of the text, and why. */
  readonly faultWithin: () => { readonly n: number; readonly line: number; readonly why: string } | undefined;
  /** The steps, the last of which is line n said again. */
  readonly closedBy: (n: number) => readonly DerivationStep[];
};

/** What is given up of that on which the i-th cited line rests: each case gives up its own, what is divided nothing. */
const closedIn = (rule: DerivationRule, i: number, discharges: readonly number[]): readonly number[] => {
  if (rule === "∨E") return i === 0 ? [] : discharges.slice(i - 1, i);
  return rule === "∃E" && i === 0 ? [] : discharges;
};

/** A derivation that begins with the premises. */
export const createSheet = (premises: readonly Formula[]): Sheet => {
  const steps: DerivationStep[] = [];
  const rests: ReadonlySet<number>[] = [];
  const owners: number[] = [];
  const granted = new Set<number>();
  const isSupposed = (n: number): boolean => steps[n - 1]?.rule === "assumption" && !granted.has(n);
  let owner = -1;
  const push: Sheet["push"] = (formula, rule, from = [], discharges = []) => {
    const n = steps.length + 1;
    steps.push({ n, formula, rule, from, discharges: discharges.length === 0 ? undefined : discharges });
    const own = new Set(rule === "premise" || rule === "assumption" ? [n] : []);
    for (const [i, k] of from.entries())
      for (const rest of rests[k - 1] ?? []) if (!closedIn(rule, i, discharges).includes(rest)) own.add(rest);
    rests.push(own);
    owners.push(owner);
    return n;
  };
  for (const premise of premises) push(premise, "premise");
  return {
    push,
    at: (n) => steps[n - 1]!,
    size: () => steps.length,
    restsOn: (n) => rests[n - 1] ?? new Set(),
    assumptionsUnder: (n) => [...(rests[n - 1] ?? [])].filter(isSupposed),
    grant: (formula) => {
      const n = push(formula, "assumption");
      granted.add(n);
      return n;
    },
    grantAt: (n) => {
      steps[n - 1] = { n, formula: steps[n - 1]!.formula, rule: "assumption", from: [] };
      granted.add(n);
    },
    isSupposed,
    begin: (line) => {
      owner = line;
    },
    ownerOf: (n) => owners[n - 1] ?? -1,
    faultWithin: () => {
      const n = steps.length + 1;
      const closed: Derivation = {
        kind: "derivation",
        steps: [...steps, { n, formula: truth, rule: "⊤I", from: [] }],
      };
      const complaint = checkDerivation(closed, premises, truth);
      if (complaint === undefined) return undefined;
      const [, at = "0", why = complaint] = /^line (\d+): (.*)$/s.exec(complaint) ?? [];
      return { n: Number(at), line: owners[Number(at) - 1] ?? -1, why };
    },
    closedBy: (n) =>
      n === steps.length
        ? steps
        : [...steps, { n: steps.length + 1, formula: steps[n - 1]!.formula, rule: "reiteration", from: [n] }],
  };
};
