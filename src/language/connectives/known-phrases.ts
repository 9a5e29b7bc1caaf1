/**
 * The phrases that proposed wordings may be built of, and what each does: the closed vocabulary by which a wording from
 * elsewhere is understood. A phrase stands here only if it settles on its own which side is the condition; what
 * `wordings.ts` leaves out, this leaves out too. Notation: A the condition, C what holds under it; phrases are parted by
 * semicolons and line ends.
 */

const phrasesOf = (page: string): readonly string[] => page.trim().split(/; |\n/);

/** Open a condition: "if A". */
export const conditions: readonly string[] = phrasesOf(`
if; provided; provided that; providing that; in the event that; in any case in which; on the condition that
under the condition that; supposing that; assuming that; on the assumption that; under the assumption that
on the supposition that; should it be that
`);

/** May stand in a condition before its clause and leave it what it is: "if it is true that A". */
export const conditionTruths: readonly string[] = [
  "",
  ...phrasesOf(`
indeed; it is true that; it is the case that; it is a fact that; it is so that; it holds that; it happens that
it happens to be true that; it happens to be the case that; it turns out that; it turns out to be true that
it proves to be the case that; it proves true that; one accepts that; we accept that; one grants that
we grant that; we assume that; we suppose that
`),
];

/** May stand before what holds: "then it must be true that C". */
export const results: readonly string[] = phrasesOf(`
it follows that; it also follows that; it necessarily follows that; it logically follows that
it must follow that; it is true that; it is also true that; it is certainly true that; it is the case that
it is also the case that; it must be that; it must be true that; it must also be true that
it must be the case that; it must also be the case that; it has to be true that; it has to be the case that
it is certain that; it is guaranteed that; it is necessarily true that; it can be concluded that
it can be inferred that; it can be deduced that; it may be concluded that; it may be inferred that
we can conclude that; we can infer that; we can deduce that; we may conclude that; we may infer that
one can conclude that; one can infer that; one may conclude that; one may infer that; that means that
that implies that
`);

/** What a clause may be made the content of, without being taken for true; "fact" is not here. */
export const contents: readonly string[] = phrasesOf(
  "claim; statement; proposition; assertion; assumption; supposition; hypothesis; premise",
);

/** From content to what follows from it: "the claim that A implies …". */
export const forwards: readonly string[] = phrasesOf("implies; entails; guarantees; logically implies");

/** From what follows back to the content: "… follows from the claim that A". */
export const backwards: readonly string[] = phrasesOf(`
follows from; logically follows from; is implied by; is entailed by; is guaranteed by; can be inferred from
can be deduced from; can be concluded from
`);
