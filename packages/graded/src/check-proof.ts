/**
 * Checks a proof from a reply. It becomes a derivation of `#logic` line by line, and what is accepted is what `checkDerivation`
 * accepts of the whole. Numbers in "from" and "discharges" are tried in other orders if the written order does not fit the rule.
 */
import { canonical } from "organon-logic/canonical";
import { derivationRules, type DerivationStep } from "organon-logic/certificate";
import { checkDerivation } from "organon-logic/derivation";
import { equal, truth, type Formula } from "organon-logic/formula";
import { print } from "organon-logic/notation";
import type { ProofLine, ProofProblem, ProofVerdict } from "./proof-line.ts";

/** Checks a proof as a whole. A reply without lines is unreadable rather than wrong: do not ask. */
export function checkProof(lines: readonly ProofLine[], problem: ProofProblem): ProofVerdict {
  const sheet = new Sheet(lines, problem);
  sheet.check(1);
  const [first] = sheet.faults();
  if (first !== undefined) return { fault: { line: first.line, why: first.why } };
  const derivation = { kind: "derivation", steps: sheet.steps } as const;
  const complaint = checkDerivation(derivation, sheet.premises, canonical(problem.goal));
  if (complaint === undefined) return { derivation };
  const line = lines.at(-1)?.label ?? "";
  const last = sheet.steps.at(-1)?.formula;
  return last === undefined || !equal(last, canonical(problem.goal))
    ? { fault: { line, why: `the last line is not what was to be proved, ${print(problem.goal)}` } }
    : { fault: { line, why: sheet.relabel(complaint.replace(/^line \d+: /, "")) } };
}

/**
 * Returns whether each line is right by itself: a line that is not counts as given further on, so that each line is judged on the
 * lines that it cites and not on theirs.
 */
export function checkLines(lines: readonly ProofLine[], problem: ProofProblem): readonly boolean[] {
  const sheet = new Sheet(lines, problem);
  sheet.check(maxFaults);
  const wrong = new Set(sheet.faults().map(({ at }) => at));
  const isCut = wrong.size >= maxFaults;
  // Nothing is known of the lines after the last fault that was granted.
  return lines.map((_, i) => !wrong.has(i) && !(isCut && i > Math.max(...wrong)));
}

const maxFaults = 100;

type LineFault = { readonly at: number; readonly line: string; readonly why: string };

/** The derivation that the lines state, with the faults that were found in it. */
class Sheet {
  readonly premises: readonly Formula[];
  readonly steps: DerivationStep[];
  readonly #lines: readonly ProofLine[];
  readonly #numbers = new Map<string, number>();
  /** The line that each step after the premises is. */
  readonly #owners: number[] = [];
  readonly #faults = new Map<number, LineFault>();

  constructor(lines: readonly ProofLine[], { premises }: ProofProblem) {
    this.#lines = lines;
    this.premises = premises.map(canonical);
    this.steps = this.premises.map((formula, i) => ({ n: i + 1, formula, rule: "premise", from: [] }));
    for (const { n } of this.steps) this.#numbers.set(String(n), n);
    for (const [at, line] of lines.entries()) this.#add(at, line);
  }

  /** The faults, by line. */
  faults(): readonly LineFault[] {
    return [...this.#faults.values()].toSorted((a, b) => a.at - b.at);
  }

  /** Looks for faults until the proof has so many of them; what is wrong counts as given from then on. */
  check(max: number): void {
    while (this.#faults.size < max) {
      const found = this.#complaint();
      if (found === undefined) return;
      const { n, why } = found;
      const step = this.steps[n - 1]!;
      const at = this.#owners[n - this.premises.length - 1]!;
      if (this.#reorder(step)) continue;
      // The written order says best what is wrong.
      this.steps[n - 1] = step;
      this.#fault(at, why);
      this.steps[n - 1] = { n, formula: step.formula, rule: "assumption", from: [] };
    }
  }

  /** A complaint of the checker with the labels of the reply in place of its numbers. */
  relabel(complaint: string): string {
    return complaint.replaceAll(/\bline (\d+)/g, (_, n: string) => {
      const at = this.#owners[Number(n) - this.premises.length - 1];
      return `line ${at === undefined ? n : this.#lines[at]!.label}`;
    });
  }

  #fault(at: number, why: string): void {
    if (!this.#faults.has(at)) this.#faults.set(at, { at, line: this.#lines[at]!.label, why });
  }

  #add(at: number, { label, step }: ProofLine): void {
    const known = this.#numbers.get(label);
    if (known !== undefined) {
      if (known > this.premises.length) this.#fault(at, "its number stands above, too");
      else if (typeof step === "string") this.#fault(at, step);
      else if (step.rule !== "premise" || !equal(canonical(step.formula), this.premises[known - 1]!))
        this.#fault(at, `line ${label} is premise ${label}`);
      return;
    }
    const n = this.steps.length + 1;
    if (typeof step === "string") {
      this.#fault(at, step);
      return;
    }
    const rule = derivationRules.find((name) => name === step.rule);
    const missing = [...step.from, ...step.discharges].find((name) => !this.#numbers.has(name));
    const why =
      rule === undefined
        ? `there is no rule “${step.rule}”`
        : rule === "premise"
          ? "it is none of the premises"
          : missing !== undefined
            ? `it cites line ${missing}, which does not stand above`
            : undefined;
    const findNumbers = (names: readonly string[]): number[] =>
      names.map((name) => this.#numbers.get(name) ?? 0);
    this.steps.push({
      n,
      formula: canonical(step.formula),
      ...(why === undefined && rule !== undefined
        ? { rule, from: findNumbers(step.from), discharges: findNumbers(step.discharges) }
        : { rule: "assumption", from: [] }),
    });
    if (why !== undefined) this.#fault(at, why);
    this.#owners.push(at);
    this.#numbers.set(label, n);
  }

  #complaint(): { readonly n: number; readonly why: string } | undefined {
    const end: DerivationStep = { n: this.steps.length + 1, formula: truth, rule: "⊤I", from: [] };
    const derivation = { kind: "derivation", steps: [...this.steps, end] } as const;
    const complaint = checkDerivation(derivation, this.premises, truth);
    if (complaint === undefined) return undefined;
    const [, n = "0", why = complaint] = /^line (\d+): (.*)$/s.exec(complaint) ?? [];
    return { n: Number(n), why: this.relabel(why) };
  }

  /** Puts the cited lines of a step into an order that the checker accepts; false if there is none. */
  #reorder(step: DerivationStep): boolean {
    for (const from of permutations(step.from.slice(0, 4)))
      for (const discharges of permutations((step.discharges ?? []).slice(0, 3))) {
        if (from.length !== step.from.length || discharges.length !== (step.discharges ?? []).length)
          return false;
        this.steps[step.n - 1] = { ...step, from, discharges };
        const next = this.#complaint();
        if (next === undefined || next.n > step.n) return true;
      }
    return false;
  }
}

function permutations(list: readonly number[]): readonly (readonly number[])[] {
  return list.length < 2
    ? [list]
    : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
