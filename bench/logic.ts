/**
 * How fast the logic room decides, beside Z3 in the same run: relations per second of propositional sequents with
 * six atoms and monadic ones with five predicates, without and with certificates.
 */
import type { Sequent } from "#logic/certificate";
import { decide, decideRelation } from "#logic/decide";
import { parseSequent } from "#logic/notation";
import { createReferee } from "#logic/z3";

export type LogicRates = {
  readonly logic: "propositional, 6 atoms" | "monadic, 5 predicates";
  /** Relations per second; each is two checks of satisfiability, for us as for Z3. */
  readonly relations: Rate;
  /** Relations per second with their derivation or interpretations, replayed. */
  readonly certified: Rate;
  /** Z3's relations per second; undefined if z3-solver is not installed. */
  readonly referee: Rate | undefined;
};

/** How many a second of the clock, and of processor time. */
export type Rate = { readonly wall: number; readonly cpu: number };

const propositional: readonly Sequent[] = [
  "p → q; q → r; r → s; p ∧ t ⊢ s ∨ u",
  "p ∨ q; ¬p; q → (r ∧ s); t ↔ r ⊢ t ∧ (s ∨ u)",
  "¬(p ∧ q); p; q ∨ r; r → s; t ∨ u ⊢ s ∧ ¬q",
  "p → q; r → s; ¬q ∨ ¬s; t → u ⊢ ¬(p ∧ r)",
  "p → q; q; r ∨ s; t ↔ u ⊢ p",
  "p ∨ q; r → s; s; ¬t; t ∨ u ⊢ r",
  "p → q; ¬q; r ↔ s; t ∨ u ⊢ p",
  "(p ∨ q) → r; s ∧ t; ¬r; u ⊢ q",
].map(parseSequent);

const monadic: readonly Sequent[] = [
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)); ∀x (R(x) → (S(x) ∨ T(x))); P(a); ¬T(a) ⊢ S(a)",
  "∀x (P(x) → Q(x)); ∃x (P(x) ∧ R(x)); ∀x (S(x) ∨ T(x)) ⊢ ∃x (Q(x) ∧ R(x))",
  "¬∃x (P(x) ∧ Q(x)); ∀x (R(x) → P(x)); S(a) ∨ T(b) ⊢ ∀x (R(x) → ¬Q(x))",
  "∀x (P(x) → Q(x)); Q(a); ∃x (R(x) ∧ ¬S(x)); ∀x (S(x) → T(x)) ⊢ P(a)",
  "∃x P(x); ∃x Q(x); ∀x (R(x) → (S(x) ∧ T(x))) ⊢ ∃x (P(x) ∧ Q(x))",
  "∀x (P(x) ∨ Q(x)); ∃x ¬P(x); ∀x (Q(x) → (R(x) ∧ S(x))); T(b) ⊢ ¬∃x R(x)",
].map(parseSequent);

/**
 * Rates over about `seconds` of work for each of the six measurements. The three of a logic take turns, so that
 * what else the machine does meets all of them.
 */
export const logicRates = async (seconds = 2, turns = 8): Promise<readonly LogicRates[]> => {
  const referee = await createReferee().catch(() => undefined);
  const rates: LogicRates[] = [];
  for (const [logic, sequents] of [
    ["propositional, 6 atoms", propositional],
    ["monadic, 5 predicates", monadic],
  ] as const) {
    const relations = createMeter(sequents, decideRelation, 50);
    const certified = createMeter(sequents, decide, 50);
    const z3 = referee && createMeter(sequents, referee.relation, 1);
    // On a busy machine the compiler's threads come late, so warming up takes as long as measuring.
    for (const meter of [relations, certified, z3]) await meter?.turn(seconds, false);
    for (let turn = 0; turn < turns; turn++)
      for (const meter of [relations, certified, z3]) await meter?.turn(seconds / turns, true);
    rates.push({ logic, relations: relations.rate(), certified: certified.rate(), referee: z3?.rate() });
  }
  await referee?.close();
  return rates;
};

/** Asks all sequents, `times` over between looks at the clock, and counts what counts. */
const createMeter = (sequents: readonly Sequent[], ask: (sequent: Sequent) => unknown, times: number) => {
  let [done, wallMs, cpuMs] = [0, 0, 0];
  return {
    turn: async (seconds: number, counts: boolean): Promise<void> => {
      const [began, before] = [performance.now(), process.cpuUsage()];
      let asked = 0;
      do {
        for (let i = 0; i < times; i++)
          for (const sequent of sequents) {
            const answer = ask(sequent);
            if (answer instanceof Promise) await answer;
          }
        asked += times * sequents.length;
      } while (performance.now() - began < seconds * 1_000);
      const { user, system } = process.cpuUsage(before);
      if (!counts) return;
      done += asked;
      wallMs += performance.now() - began;
      cpuMs += (user + system) / 1_000;
    },
    rate: (): Rate => ({ wall: (done * 1_000) / wallMs, cpu: (done * 1_000) / cpuMs }),
  };
};
