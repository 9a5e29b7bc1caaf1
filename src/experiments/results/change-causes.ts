/**
 * What the questions have in common that B no longer answers correctly, and those that only B does: the search for causes of wrong
 * answers on the questions that both were asked, where a lost (gained) one counts as wrong. A cause stands only if significantly more of
 * its questions changed this way than the other.
 */
import { createCauseTable, requiredRules } from "#diagnosis/cause-table";
import { namedCauses } from "#diagnosis/causes";
import { readQuestions } from "#runs/answers";
import { corrected, level } from "#reports/compare";
import { getOrInsert } from "#logic/memoize";
import type { Store } from "#runs/store";
import { fairCoinTest } from "#scoring/binomial";
import type { BothAnswers } from "./compare.ts";

/** A feature of lost or gained questions: `changed` of `of` lost (gained) ones have it, and `against` of those that changed the other way. */
export type ChangeCause = {
  readonly name: string;
  /** The rule's exact name in the catalog; null if it is no rule. */
  readonly rule: string | null;
  readonly changed: number;
  readonly of: number;
  readonly against: number;
  /** Questions with it that both were asked. */
  readonly n: number;
  /** The chance that any feature looks so without a difference; and that as many change by chance alone. */
  readonly p: number;
  readonly pChanged: number;
};

/** A rule with the questions that require it: p is McNemar's, q is p corrected for all rules (Benjamini-Hochberg). */
export type RuleChange = {
  readonly rule: string;
  readonly n: number;
  readonly lost: number;
  readonly gained: number;
  /** Accuracy of A minus accuracy of B. */
  readonly drop: number;
  readonly p: number;
  readonly q: number;
};

export type ChangeCauses = {
  readonly lost: readonly ChangeCause[];
  readonly gained: readonly ChangeCause[];
  /** Every rule that a question requires, the largest drop first. */
  readonly rules: readonly RuleChange[];
};

/** Returns the causes of the difference, strongest first; none where questions do not say which rules they require. */
export const changeCauses = async (store: Store, { a, b }: BothAnswers): Promise<ChangeCauses> => {
  const table = createCauseTable();
  const kept: number[] = [];
  const rules = new Map<string, number[]>();
  for await (const { id, problem } of readQuestions(store, a.run)) {
    const [before, after] = [a.answers.get(id)?.isRight, b.answers.get(id)?.isRight];
    if (problem === undefined || before === undefined || after === undefined) continue;
    if (table.add(problem, before && !after ? 0 : 1) === undefined) continue;
    for (const rule of requiredRules(problem)) getOrInsert(rules, rule, () => []).push(kept.length);
    kept.push(!before && after ? 0 : 1);
  }
  const lost = table.read();
  const gained = { ...lost, right: Float64Array.from(kept) };
  return {
    lost: findChangeCauses(lost, gained),
    gained: findChangeCauses(gained, lost),
    rules: ruleChanges(rules, lost, gained),
  };
};

type Table = ReturnType<ReturnType<typeof createCauseTable>["read"]>;

const countWrong = ({ right }: Table, rows: Iterable<number>): number =>
  Iterator.from(rows).reduce((sum, row) => sum + (right[row] === 0 ? 1 : 0), 0);

const ruleChanges = (
  rules: ReadonlyMap<string, readonly number[]>,
  lostTable: Table,
  gainedTable: Table,
): readonly RuleChange[] => {
  const changes = Array.from(rules, ([rule, rows]) => {
    const [lost, gained] = [countWrong(lostTable, rows), countWrong(gainedTable, rows)];
    const drop = (lost - gained) / rows.length;
    return { rule, n: rows.length, lost, gained, drop, p: fairCoinTest(lost, lost + gained) };
  });
  return corrected(changes).toSorted((a, b) => b.drop - a.drop);
};

const findChangeCauses = (table: Table, other: Table): readonly ChangeCause[] =>
  namedCauses(table, [], []).flatMap(({ name, kind, rule, n, p }) => {
    const own = table.factors.find((factor) => factor.name === name && factor.kind === kind)!;
    const [changed, against] = [countWrong(table, own.rows), countWrong(other, own.rows)];
    const pChanged = fairCoinTest(changed, changed + against);
    if (changed <= against || pChanged > level) return [];
    const of = Array.from(table.right).filter((right) => right === 0).length;
    return [{ name, rule, changed, of, against, n, p, pChanged }];
  });
