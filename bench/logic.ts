/**
 * How fast the logic room decides, beside Z3 in the same run: relations per second of propositional sequents with
 * six atoms and monadic ones with five predicates, without and with certificates.
 */
import { type Sequent, decide, parseSequent, relationOf } from "#logic";
import { createReferee } from "../src/study/referee.ts";

export type LogicRates = {
  readonly logic: "propositional, 6 atoms" | "monadic, 5 predicates";
  /** Relations per second; each is two checks of satisfiability, for us as for Z3. */
  readonly relations: number;
  /** Relations per second with their derivation or interpretations, replayed. */
  readonly certified: number;
  /** Z3's relations per second; undefined if z3-solver is not installed. */
  readonly referee: number | undefined;
};

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

/** Rates over about `seconds` of work for each of the six measurements. */
export const logicRates = async (seconds = 1): Promise<readonly LogicRates[]> => {
  const referee = await createReferee().catch(() => undefined);
  const rates: LogicRates[] = [];
  for (const [logic, sequents] of [
    ["propositional, 6 atoms", propositional],
    ["monadic, 5 predicates", monadic],
  ] as const) {
    rateOf(sequents, relationOf, seconds / 4);
    const relations = rateOf(sequents, relationOf, seconds);
    rateOf(sequents, decide, seconds / 4);
    const certified = rateOf(sequents, decide, seconds);
    rates.push({
      logic,
      relations,
      certified,
      referee: referee === undefined ? undefined : await refereeRate(sequents, referee.relation, seconds),
    });
  }
  await referee?.close();
  return rates;
};

const rateOf = (
  sequents: readonly Sequent[],
  ask: (sequent: Sequent) => unknown,
  seconds: number,
): number => {
  const begin = performance.now();
  let done = 0;
  let elapsedMs = 0;
  while (elapsedMs < seconds * 1_000) {
    for (let i = 0; i < 50; i++) for (const sequent of sequents) ask(sequent);
    done += 50 * sequents.length;
    elapsedMs = performance.now() - begin;
  }
  return (done * 1_000) / elapsedMs;
};

const refereeRate = async (
  sequents: readonly Sequent[],
  ask: (sequent: Sequent) => Promise<unknown>,
  seconds: number,
): Promise<number> => {
  for (const sequent of sequents) await ask(sequent);
  const begin = performance.now();
  let done = 0;
  let elapsedMs = 0;
  while (elapsedMs < seconds * 1_000) {
    for (const sequent of sequents) await ask(sequent);
    done += sequents.length;
    elapsedMs = performance.now() - begin;
  }
  return (done * 1_000) / elapsedMs;
};
