/**
 * What the questions have in common that B no longer answers correctly, and those that only B does: the search for causes of wrong
 * answers on the questions that both were asked, where a lost (gained) one counts as wrong. A cause stands only if more of its questions
 * changed this way than the other, beyond chance.
 */
import { createCauseTable } from "#diagnosis/cause-table";
import { namedCauses } from "#diagnosis/causes";
import { askedQuestions } from "#runs/answers";
import type { Store } from "#runs/store";
import { fairCoinTest } from "#scoring/binomial";
import { firstAnswers, type Side } from "./compare.ts";

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

export type ChangeCauses = { readonly lost: readonly ChangeCause[]; readonly gained: readonly ChangeCause[] };

const level = 0.05;

/** Returns the causes of the difference, strongest first; none where questions do not say which rules they require. */
export const changeCauses = async (store: Store, a: Side, b: Side): Promise<ChangeCauses> => {
  const [inA, inB] = [await firstAnswers(store, a), await firstAnswers(store, b)];
  const tables = { lost: createCauseTable(), gained: createCauseTable() };
  for await (const { id, problem } of askedQuestions(store, a.run)) {
    const [before, after] = [inA.get(id)?.isRight, inB.get(id)?.isRight];
    if (problem === undefined || before === undefined || after === undefined) continue;
    tables.lost.add(problem, before && !after ? 0 : 1);
    tables.gained.add(problem, !before && after ? 0 : 1);
  }
  const [lost, gained] = [tables.lost.read(), tables.gained.read()];
  return { lost: causesIn(lost, gained), gained: causesIn(gained, lost) };
};

type Table = ReturnType<ReturnType<typeof createCauseTable>["read"]>;

const causesIn = (table: Table, other: Table): readonly ChangeCause[] =>
  namedCauses(table, [], []).flatMap(({ name, kind, rule, n, p }) => {
    const own = table.factors.find((factor) => factor.name === name && factor.kind === kind)!;
    const [changed, against] = [table, other].map(
      ({ right }) => own.rows.filter((row) => right[row] === 0).length,
    );
    const pChanged = fairCoinTest(changed!, changed! + against!);
    if (changed! <= against! || pChanged > level) return [];
    const of = Array.from(table.right).filter((right) => right === 0).length;
    return [{ name, rule, changed: changed!, of, against: against!, n, p, pChanged }];
  });
