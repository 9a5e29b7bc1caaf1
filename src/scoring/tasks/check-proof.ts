/**
 * Whether a proof that somebody wrote proves its goal. Each line becomes lines of a derivation in `#logic`'s natural
 * deduction: a primitive rule one line, a theorem (`theorems.ts`) an instance of its proof. What is accepted is what
 * `checkDerivation` accepts of the whole; this file only looks for what the writer means.
 *
 * A line is right if it follows from the lines that it cites by one rule that may be cited; what the rule was called does not
 * matter, and no more does the order of the citations. A universal may be used for one case at once. Suppositions are given
 * up by the line that cites them, as in Lemmon; boxes need not be drawn. "Let c be such a one" opens no box either:
 * it is a supposition that is given up as soon as a line no longer speaks of c.
 */
import { canonical } from "#logic/canonical";
import type { Derivation } from "#logic/certificate";
import { relationOf } from "#logic/decide";
import { checkDerivation } from "#logic/derivation";
import { constantsOf, equal, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { createOneRule } from "./one-rule.ts";
import type { ProofLine, ProofProblem, ProofVerdict } from "./proof.ts";
import { createSheet, type Sheet } from "./sheet.ts";
import { createSuppositions, type Range } from "./suppositions.ts";
import { createTheorems, type Theorems } from "./theorems.ts";
import { createWitnesses } from "./witnesses.ts";

/** Checks a proof as a whole. A proof without lines is misread rather than wrong: do not ask. */
export const checkProof = (
  lines: readonly ProofLine[],
  problem: ProofProblem,
  theorems: Theorems = createTheorems(),
): ProofVerdict => {
  const premises = problem.premises.map(canonical);
  const goal = canonical(problem.goal);
  const sheet = createSheet(premises);
  const writer = createWriter(sheet, lines, goal, theorems);
  const faultAt = (line: string, why: string): ProofVerdict => {
    const found = sheet.faultWithin();
    return { fault: found ? { line: lines[found.line]?.label ?? "", why: found.why } : { line, why } };
  };
  for (const [i, line] of lines.entries()) {
    const refusal = writer.add(line, i);
    if (refusal !== undefined) return faultAt(line.label, refusal());
  }
  const last = lines.at(-1)?.label ?? "";
  const proved = writer.proved();
  if (proved === undefined)
    return faultAt(last, `no line says what was to be proved, ${print(problem.goal)}`);
  const derivation: Derivation = { kind: "derivation", steps: sheet.closedBy(proved) };
  return checkDerivation(derivation, premises, goal) === undefined
    ? { derivation }
    : faultAt(lines[sheet.ownerOf(proved)]?.label ?? last, restingOn(sheet, proved, lines));
};

/**
 * Whether each line is right by itself: one that is not counts as given behind it, so that a line is judged on the lines that it
 * cites and not on theirs. Undefined for a line of words. What the kernel refuses is wrong, whatever was looked for.
 */
export const checkLines = (
  lines: readonly ProofLine[],
  problem: ProofProblem,
  theorems: Theorems = createTheorems(),
): readonly (boolean | undefined)[] => {
  const sheet = createSheet(problem.premises.map(canonical));
  const writer = createWriter(sheet, lines, canonical(problem.goal), theorems);
  const wrong = new Set<number>();
  for (const [i, line] of lines.entries())
    if (writer.add(line, i) !== undefined) {
      wrong.add(i);
      writer.grant(line);
    }
  for (let rest = maxGranted; ; rest--) {
    const fault = sheet.faultWithin();
    if (fault === undefined) break;
    wrong.add(fault.line);
    // Nothing behind a line that cannot be granted is known to be right.
    if (rest === 0 || sheet.at(fault.n).rule === "assumption") {
      for (let i = fault.line; i < lines.length; i++) wrong.add(i);
      break;
    }
    sheet.grantAt(fault.n);
  }
  return lines.map(({ formula, isBroken }, i) =>
    formula === undefined && isBroken !== true ? undefined : !wrong.has(i),
  );
};

/** Lines that the kernel may refuse before it stops. */
const maxGranted = 100;

const restingOn = (sheet: Sheet, proved: number, lines: readonly ProofLine[]): string => {
  const [assumption = 0] = sheet.assumptionsUnder(proved);
  const label = lines[sheet.ownerOf(assumption)]?.label ?? "";
  return `it still rests on the assumption of line ${label}`;
};

/** Says why a line is wrong: to find out whether it follows at all takes a search. */
type Refusal = () => string;

type Writer = {
  /** What is wrong with a line, once it is asked for; undefined where it has been written. */
  readonly add: (line: ProofLine, index: number) => Refusal | undefined;
  /** Goes on behind a line that is wrong as if it were right. */
  readonly grant: (line: ProofLine) => void;
  /** The last line that says the goal. */
  readonly proved: () => number | undefined;
};

/** Lines that are tried for a line that does not say what it rests on. */
const maxLooked = 40;

const createWriter = (
  sheet: Sheet,
  lines: readonly ProofLine[],
  goal: Formula,
  theorems: Theorems,
): Writer => {
  const { push, at } = sheet;
  const premises = sheet.size();
  const labels = new Set(lines.map(({ label }) => label));
  /** Labels that a range begins with: suppositions to be given up. */
  const begun = new Set(
    lines.flatMap(({ cites }) => cites.flatMap(([from, to]) => (to === undefined ? [] : [from]))),
  );
  const lineOf = new Map<string, number>();
  const wordless = new Set<string>();
  /** Lines of the derivation that lines of the text, or premises, are. */
  const shown: number[] = Array.from({ length: premises }, (_, i) => i + 1);
  let depthBefore = 0;

  const witnesses = createWitnesses(sheet);
  const oneRule = createOneRule(sheet, witnesses, theorems);
  const suppositions = createSuppositions(sheet, witnesses, oneRule, () => shown);
  const formulaAt = (n: number): Formula => at(n).formula;
  const latest = (): readonly number[] => [...new Set(shown)].toReversed().slice(0, maxLooked);
  const premiseOf = (formula: Formula): number | undefined => {
    for (let n = 1; n <= premises; n++) if (equal(formulaAt(n), formula)) return n;
    return undefined;
  };

  const add: Writer["add"] = (line, index) => {
    sheet.begin(index);
    const deeper = line.depth > depthBefore;
    depthBefore = line.depth;
    if (line.formula === undefined) {
      if (line.isBroken === true) return () => "the formula cannot be read";
      wordless.add(line.label);
      return undefined;
    }
    const written = write(canonical(line.formula), line, deeper);
    if (typeof written !== "number") return written;
    note(line, written);
    return undefined;
  };
  const note = ({ label }: ProofLine, n: number): void => {
    lineOf.set(label, n);
    shown.push(n);
  };

  const write = (formula: Formula, line: ProofLine, deeper: boolean): number | Refusal => {
    const { role, label } = line;
    const given = premiseOf(formula);
    if (role === "premise") return given ?? (() => `${print(formula)} is none of the premises`);
    if (role === "assumption")
      return given !== undefined && !begun.has(label) ? given : push(formula, "assumption");
    if (line.cites.length === 0 && given !== undefined) return given;
    const cited = citedBy(line);
    if (typeof cited === "string") return () => cited;
    if (cited.length === 0) {
      const found = derived(formula, [], []) ?? oneRule.searched(formula, latest());
      if (found !== undefined) return found;
      if (role === undefined && deeper) return push(formula, "assumption");
      return () => "it does not say what it rests on, and follows from the lines above by no one rule";
    }
    const ranges = cited.filter((cite): cite is readonly [number, number] => cite.length === 2);
    const numbers = [...new Set(cited.flat())];
    const unread = line.cites.flat().find((name) => name !== undefined && wordless.has(name));
    return (
      derived(formula, numbers, ranges) ??
      (unread === undefined
        ? () => refusal(formula, numbers)
        : () => `it cites line ${unread}, in which no formula could be read`)
    );
  };

  /** The lines that a line cites; text where one of them is not above. Lines of words are passed over. */
  const citedBy = ({ label, cites }: ProofLine): readonly (readonly number[])[] | string => {
    const found: (readonly number[])[] = [];
    for (const cite of cites) {
      const numbers: number[] = [];
      for (const name of cite) {
        if (name === undefined || wordless.has(name)) continue;
        const n = lineOf.get(name) ?? premiseNumbered(name);
        if (n === undefined)
          return name === label ? "it cites itself" : `it cites line ${name}, which does not stand above`;
        numbers.push(n);
      }
      if (numbers.length > 0) found.push(numbers);
    }
    return found;
  };

  /** A premise may be cited by its number in the question where the proof has no line of that number. */
  const premiseNumbered = (name: string): number | undefined => {
    const isNamed = /^[Pp]\d+$/.test(name);
    const n = Number(isNamed ? name.slice(1) : name);
    return (isNamed || !labels.has(name)) && n >= 1 && n <= premises ? n : undefined;
  };

  const refusal = (formula: Formula, cited: readonly number[]): string => {
    const names = cited.map((n) => labelOf(n)).join(", ");
    const which = cited.length === 1 ? `line ${names}` : `lines ${names}`;
    const relation = relationOf(
      { premises: cited.map(formulaAt), conclusion: formula },
      { maxConflicts: 1_000, maxInstances: 200, maxMembers: 3 },
    );
    return relation === "entailment"
      ? `${print(formula)} takes more than one rule from ${which}`
      : `${print(formula)} does not follow from ${which}`;
  };
  const labelOf = (n: number): string =>
    [...lineOf].find(([, line]) => line === n)?.[0] ?? (n <= premises ? String(n) : "?");

  /** Writes the formula down by one rule from some of the lines; undefined where there is none. */
  const derived = (
    formula: Formula,
    numbers: readonly number[],
    ranges: readonly Range[],
  ): number | undefined => {
    // A line that cites a supposition is to give it up, if it can.
    const closes = numbers.length === 0 || ranges.length > 0 || numbers.some(suppositions.isAssumption);
    const givenUp = (): number | undefined => suppositions.givenUp(formula, numbers, ranges);
    return (
      (closes ? givenUp() : undefined) ??
      oneRule.from(formula, numbers) ??
      (closes ? undefined : givenUp()) ??
      witnesses.bringIn(formula, numbers, isKnown)
    );
  };
  const isKnown = (name: string): boolean =>
    constantsOf(goal).includes(name) || shown.some((n) => constantsOf(formulaAt(n)).includes(name));

  return {
    add,
    grant: (line) => {
      if (line.formula === undefined) wordless.add(line.label);
      else note(line, sheet.grant(canonical(line.formula)));
    },
    proved: () => {
      const said = [...lineOf.values()].filter(
        (n) => equal(formulaAt(n), goal) && at(n).rule !== "assumption",
      );
      const isFree = (n: number): boolean => !sheet.assumptionsUnder(n).some(suppositions.isAssumption);
      const last = said.findLast(isFree) ?? said.at(-1);
      return last === undefined ? undefined : witnesses.without(last);
    },
  };
};
