/**
 * Tracks the constants of a branch of a proof search: those of the sequent, and the branch's witnesses. Quantified
 * formulas are instantiated with all of them, or with those that a plan requests.
 */
import { type Formula, collectConstants } from "./formula.ts";
import type { FormulaTable } from "./formula-table.ts";
import { createFreshNames } from "./fresh-names.ts";
import type { Instances } from "./instances.ts";

type Witnesses = {
  /** Returns the constants of the branch, oldest first. */
  readonly names: () => readonly string[];
  /** Returns the constants with which the quantified formula is instantiated here. */
  readonly getChoices: (id: number) => readonly string[];
  /** Returns the result of `within` with a new constant, a witness of the formula `origin`. */
  readonly withNew: <T>(origin: number | undefined, within: (name: string) => T) => T;
  /** Returns the generation of the formula's constants: 0 for the sequent's, one more for each witness of a witness. */
  readonly getGeneration: (id: number) => number;
  readonly plan: () => Instances | undefined;
  /** Returns the result of `within` with another plan, after the previous one has failed. */
  readonly withPlan: <T>(plan: Instances, within: () => T) => T;
  /** Returns a name that neither the sequent nor `avoided` uses. */
  readonly fresh: (avoided: ReadonlySet<string>) => string;
};

export const createWitnesses = (
  table: FormulaTable,
  sequent: readonly Formula[],
  firstPlan: Instances | undefined,
): Witnesses => {
  const fresh = createFreshNames(sequent);
  const constants = collectConstants(...sequent).map((name) => ({ name, generation: 0 }));
  let plan = firstPlan;
  let planFailed = false;

  const names = (): readonly string[] => constants.map(({ name }) => name);

  const getChoices = (id: number): readonly string[] => {
    const active = names();
    if (plan === undefined) return active;
    const wished = plan.getConstants(id);
    const reachable = active.filter((name) => wished.includes(name));
    const first = active[0];
    // A requested constant without a meaning on this branch may be any: the first available one. Instances with it
    // were not planned; once the plan has failed they may be used too.
    const strays = reachable.length < wished.length || (wished.length === 0 && planFailed);
    return strays && first !== undefined && !reachable.includes(first) ? [first, ...reachable] : reachable;
  };

  const withNew = <T>(origin: number | undefined, within: (name: string) => T): T => {
    const kept = origin === undefined ? undefined : plan?.getWitness(origin);
    const active = names();
    const name =
      kept !== undefined && !active.includes(kept)
        ? kept
        : fresh(new Set([...active, ...(plan?.witnessNames ?? [])]));
    constants.push({ name, generation: origin === undefined ? 0 : getGeneration(origin) + 1 });
    const result = within(name);
    constants.pop();
    return result;
  };

  const getGeneration = (id: number): number => {
    let highest = 0;
    for (const name of collectConstants(table.getFormula(id)))
      highest = Math.max(highest, constants.find((c) => c.name === name)?.generation ?? 0);
    return highest;
  };

  const withPlan = <T>(next: Instances, within: () => T): T => {
    const before = plan;
    plan = next;
    planFailed = true;
    const result = within();
    plan = before;
    return result;
  };

  return { names, getChoices, withNew, getGeneration, plan: () => plan, withPlan, fresh };
};
