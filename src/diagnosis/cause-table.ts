/**
 * Builds the rows and factors of answered questions for the search for causes (`find-causes.ts`). Factors are the required
 * rules, features of the sentences, the right answer and the number of steps. Only questions with known required rules count.
 */
import { argumentHash } from "#arguments/argument-hash";
import type { ProblemLine } from "#items/problem-line";
import { getParts, type Formula } from "#logic/formula";
import { getOrInsert, memoize } from "#logic/memoize";
import { parse } from "#logic/notation";
import type { CauseRows, Factor } from "./find-causes.ts";

/** The kind of a factor: a rule, a feature of the text, the right answer, or the number of steps. */
export type FactorKind = "rule" | "text" | "answer" | "steps";

export type NamedFactor = Factor & { readonly kind: FactorKind };

/** Questions with their factors, and their ids by row. */
export type CauseTable = Omit<CauseRows, "factors"> & {
  readonly factors: readonly NamedFactor[];
  readonly ids: readonly string[];
};

/** Groups of factors: those that differ within a stratum, and those that define strata. */
const families: Readonly<Record<FactorKind, number>> = { rule: 0, text: 0, answer: 1, steps: 2 };

/** The shares of questions with no more premises than the limit of a factor for many premises. */
const quantiles = [0.5, 0.75];

/** Creates an empty table; `right` is the share of right answers to a question, undefined without a readable one. */
export const createCauseTable = () => {
  const [ids, rights, clusters]: [string[], number[], number[]] = [[], [], []];
  const strata: [number[], number[], number[]] = [[], [], []];
  const numbers = new Map<string, number>();
  const internFactor = (what: string): number => getOrInsert(numbers, what, () => numbers.size);
  const own = createMembers();
  // Whoever can't apply a rule says "no": that is wrong where its conclusion follows, and right where its contradiction does.
  const refuted = createMembers();
  const contrasts = createMembers();
  const [premises, needed, steps]: [number[], number[], number[]] = [[], [], []];
  return {
    /** Adds a question with a readable answer. Returns the hash of its argument; undefined if it does not say what it requires. */
    add: (line: ProblemLine, right: number | undefined): string | undefined => {
      const { requiredRules: known, kind, length, key } = line;
      if (!known || line.premises === null || line.conclusion === null) return undefined;
      const sentences = [...line.premises, line.conclusion].map(readSentence);
      const formulas = sentences.map(({ formula }) => formula);
      const argument = argumentHash(formulas.slice(0, -1), formulas.at(-1)!);
      if (right === undefined) return argument;
      const answer = key.join();
      const required = requiredRules(line);
      const sides = kind === "contradiction" ? refuted : own;
      for (const rule of required) sides.put("rule", rule, ids.length);
      // A subject weak in a rule may also take its contrast for it.
      for (const rule of known.pair) if (!required.has(rule)) contrasts.put("rule", rule, ids.length);
      for (const { shown } of sentences) for (const one of shown) own.put("text", one, ids.length);
      own.put("answer", `right answer “${answer}”`, ids.length);
      strata[0].push(internFactor(`stratum ${kind} ${length} ${answer}`));
      strata[1].push(internFactor(`length ${length}`));
      strata[2].push(internFactor(`asked ${kind} ${answer}`));
      clusters.push(internFactor(argument));
      premises.push(line.premises.length);
      needed.push(answer === "yes" ? (line.core?.length ?? 0) : 0);
      steps.push(length ?? 0);
      rights.push(right);
      ids.push(line.id);
      return argument;
    },
    read: (): CauseTable => ({
      ids,
      right: Float64Array.from(rights),
      cluster: renumbered(clusters),
      strata: strata.map(renumbered),
      factors: [
        ...own.read(),
        ...refuted.read(),
        ...contrasts.read(),
        ...above("text", premises, middling(premises), (most) => `more than ${most} premises`),
        ...above("text", needed, middling(needed.filter(Boolean)), (n) => `more than ${n} needed premises`),
        ...above("steps", steps, [...new Set(steps)].toSorted((a, b) => a - b).slice(0, -1), (most) =>
          most === 1 ? "more than 1 step" : `more than ${most} steps`,
        ),
      ],
    }),
  };
};

/** Returns the rules that every shortest proof of a question's answer applies. A fallacy counts for the question that is answered no. */
export const requiredRules = ({
  requiredRules: known,
  rule,
  category,
  label,
}: ProblemLine): ReadonlySet<string> => {
  const { proof = [], needed, others } = known ?? {};
  const isFallacy = category === "fallacy" && rule !== null && label === "no";
  const applied = [...proof, ...(others ?? [])].filter((one) => needed?.includes(one) ?? true);
  return new Set(isFallacy ? [...applied, rule] : applied);
};

/** Returns a formula, and the features of its sentence. */
const readSentence = memoize(
  (text: string): { readonly formula: Formula; readonly shown: readonly string[] } => {
    const shown = new Set<string>();
    const look = (formula: Formula): void => {
      if (formula.kind === "or") shown.add("“or”");
      if (formula.kind === "and") shown.add("“and”");
      if (formula.kind === "iff") shown.add("“if and only if”");
      if (formula.kind === "forall") shown.add("“every”");
      if (formula.kind === "exists") shown.add("“some”");
      if (formula.kind === "implies" && formula.left.kind === "not") shown.add("a denied condition");
      getParts(formula).forEach(look);
    };
    const formula = parse(text);
    look(formula);
    return { formula, shown: [...shown] };
  },
  { limit: 50_000 },
);

const createMembers = () => {
  const members = new Map<string, { kind: FactorKind; name: string; rows: Set<number> }>();
  return {
    put: (kind: FactorKind, name: string, row: number): void => {
      getOrInsert(members, `${kind}/${name}`, () => ({ kind, name, rows: new Set<number>() })).rows.add(row);
    },
    read: (): readonly NamedFactor[] =>
      [...members.values()].map(({ kind, name, rows }) => buildFactor(kind, name, [...rows])),
  };
};

const buildFactor = (kind: FactorKind, name: string, rows: readonly number[]): NamedFactor => ({
  kind,
  name,
  family: families[kind],
  rows: Int32Array.from(rows),
});

const above = (
  kind: FactorKind,
  values: readonly number[],
  limits: readonly number[],
  nameOf: (limit: number) => string,
): readonly NamedFactor[] =>
  [...new Set(limits)].map((limit) =>
    buildFactor(
      kind,
      nameOf(limit),
      values.flatMap((value, row) => (value > limit ? [row] : [])),
    ),
  );

const middling = (values: readonly number[]): readonly number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return quantiles.map((part) => sorted[Math.floor(part * values.length)] ?? 0);
};

/** Renumbers values from 0, in order of first occurrence. */
const renumbered = (values: readonly number[]): Int32Array => {
  const numbers = new Map<number, number>();
  return Int32Array.from(values, (value) => getOrInsert(numbers, value, () => numbers.size));
};
