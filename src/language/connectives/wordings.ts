/**
 * The wordings of the connectives, as tables. A hole is `{A}`, `{B}` or `{C}`: in an implication A is what it holds
 * under and C what holds then; in a pair A and B are its halves. Every other word stands for itself. A wording is
 * written as it stands inside a sentence; the speaker adds the capital and the full stop.
 *
 * What is not here, and why: “whenever”, “once”, “as long as” speak of occasions, and these clauses of single ones;
 * “since”, “given that”, “that A implies that C” take A for granted; “A unless B” and “A or else B” are heard as “but not
 * both” by many, and “or” without “or both” is open but in a condition; “assuming that A, the baker …” makes the baker assume it; a bare “both
 * A and B” is heard as two subjects, and a bare “or” or “and” as joining what is next to it, so that a comma stands before.
 * Source of the idea: DivLogicEval §2.1 (templates by GPT-3.5) and Appendix H (“it can be concluded that”,
 * “it is a sufficient condition”, “it is not the case that both”, here “both that”).
 */

/** One way of saying an implication. */
export type ImplicationWording = {
  readonly text: string;
  /** Which pairs may stand in the place of A: none; only those that announce themselves at their head; or all. */
  readonly pairs: "none" | "opened" | "all";
  /**
   * Set where no clause in it may be a denial: the wording denies something itself, or a “not” before it could be heard
   * as denying the whole, as in “the cook did not sing only if the bread was burnt”.
   */
  readonly affirmative?: true;
};

/** One way of saying a pair. */
export type PairWording = {
  readonly text: string;
  /** Whether its head already says that a pair comes, and it is light enough for any place of a sentence. */
  readonly opened: boolean;
  /** Set where it stands in a condition alone: there “or” leaves room for both, and nobody has to say so. */
  readonly conditional?: true;
};

const linesOf = (page: string): readonly string[] =>
  page
    .trim()
    .split("\n")
    .map((line) => line.trim());

const wordings = (pairs: ImplicationWording["pairs"], page: string): readonly ImplicationWording[] =>
  linesOf(page).map((text) => ({ text, pairs }));

const pairs = (opened: boolean, page: string): readonly PairWording[] =>
  linesOf(page).map((text) => ({ text, opened }));

/** A → C. */
export const implicationWordings: readonly ImplicationWording[] = [
  ...wordings(
    "all",
    `if {A}, then {C}
     if {A}, then it is also true that {C}
     if {A}, it follows that {C}
     if {A}, it can be concluded that {C}
     if {A}, that means that {C}
     if {A}, then it has to be the case that {C}
     provided that {A}, {C}
     provided that {A}, it is true that {C}
     in the event that {A}, {C}
     should it be the case that {A}, then {C}
     should it turn out that {A}, then {C}
     assuming that {A}, it follows that {C}
     on the assumption that {A}, it is true that {C}
     on the condition that {A}, it is the case that {C}
     suppose that {A}; in that case, {C}
     let it be true that {A}; then it is also true that {C}
     in any case in which {A}, it is also true that {C}`,
  ),
  ...wordings(
    "opened",
    `{C} if {A}
     {C}, provided that {A}
     it is true that {C} if {A}
     for it to be true that {C}, it is enough that {A}
     to conclude that {C}, it is enough to establish that {A}`,
  ),
  ...wordings(
    "none",
    `if {A}, {C}
     if it is true that {A}, then it is true that {C}
     only if {C} is it true that {A}
     the claim that {A} is true only if {C}
     the claim that {A} implies that {C}
     the claim that {A} entails the claim that {C}
     from the claim that {A}, it follows that {C}
     that {C} follows from the claim that {A}
     whoever accepts that {A} must also accept that {C}
     for it to be true that {A}, it must be true that {C}
     a sufficient condition for its being true that {C} is that {A}
     a necessary condition for its being true that {A} is that {C}`,
  ),
  ...wordings(
    "none",
    `{A} only if {C}
     it is true that {A} only if {C}
     it cannot be true that {A} without its also being true that {C}
     it cannot be the case that {A} unless {C}
     it is impossible for it to be true that {A} but false that {C}`,
  ).map((wording) => ({ ...wording, affirmative: true }) as const),
];

/**
 * The wordings that are plain enough for anybody's English: light, without “the claim that”, without modal words, and fit for
 * what is past (“provided that” and “in the event that” speak of what is to come). Fair sets are said in these; all are read.
 */
export const plainWordings: ReadonlySet<string> = new Set(
  linesOf(
    `if {A}, then {C}
     if {A}, {C}
     {C} if {A}
     {A} only if {C}
     either {A} or {B}
     either {A}, or {B}, or both
     {A}, and {B}
     it is true both that {A} and that {B}
     it is not true both that {A} and that {B}`,
  ),
);

/** A ∨ B, and always both may be. */
export const orWordings: readonly PairWording[] = [
  { text: "either {A} or {B}", opened: true, conditional: true },
  ...pairs(
    true,
    `either {A}, or {B}, or both
     it is true either that {A} or that {B}, or both
     either it is true that {A} or it is true that {B}, or both are true
     at least one of the claims that {A} and that {B} is true
     at least one of two claims is true, that {A} or that {B}
     one or both of the claims that {A} and that {B} are true
     the claims that {A} and that {B} are not both false
     not both of the claims that {A} and that {B} are false`,
  ),
  ...pairs(
    false,
    `{A}, or {B}, or both
     it is true that {A} or that {B}, or both
     it is the case that {A} or that {B}, or both
     the claim that {A} or the claim that {B} is true, or both are`,
  ),
];

/** A ∧ B. */
export const andWordings: readonly PairWording[] = [
  ...pairs(
    true,
    `it is true both that {A} and that {B}
     it is the case both that {A} and that {B}
     it holds both that {A} and that {B}
     it is true not only that {A} but also that {B}
     the claims that {A} and that {B} are both true
     the claim that {A} and the claim that {B} are both true
     both of the claims that {A} and that {B} are true
     the claims that {A} and that {B} both hold
     neither of the claims that {A} and that {B} is false`,
  ),
  ...pairs(
    false,
    `{A}, and {B}
     {A}, and in addition {B}
     it is true that {A} and that {B}
     it is the case that {A} and that {B}`,
  ),
];

/** ¬(A ∧ B). */
export const notBothWordings: readonly PairWording[] = pairs(
  true,
  `it is not true that both {A} and {B}
   it is not the case both that {A} and that {B}
   it is not true both that {A} and that {B}
   the claims that {A} and that {B} do not both hold
   the two claims that {A} and that {B} are not both true
   it cannot truthfully be said both that {A} and that {B}
   the claims that {A} and that {B} are not both true
   the claim that {A} and the claim that {B} are not both true
   not both of the claims that {A} and that {B} are true
   at least one of the claims that {A} and that {B} is false
   one or both of the claims that {A} and that {B} are false
   at most one of the claims that {A} and that {B} is true
   no more than one of the claims that {A} and that {B} is true`,
);
