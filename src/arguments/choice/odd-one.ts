/**
 * The odd one out, kept from showing: of four options the right one may be most like the others, or least, or between,
 * each as often. How like the others an option is, is the share of its letters that they speak of too; a letter that
 * several of them speak of counts more, as it is likelier to stand there in the same words.
 */
/**
 * Whether `odd` has that rank when the options are ranked by likeness to the others, from 0, likest, to 3. It must have
 * it alone, for a tie would leave it to guessing; where all four are equally like, no rank says anything, and any will do.
 */
export const hasRank = (
  options: readonly { readonly letters: readonly number[] }[],
  odd: number,
  rank: number,
): boolean => {
  const speakers: number[] = [];
  for (const { letters } of options)
    for (const letter of letters) speakers[letter] = (speakers[letter] ?? 0) + 1;
  const likeness = options.map(({ letters }) => {
    let sum = 0;
    for (const letter of letters) sum += 1 - 0.3 ** ((speakers[letter] ?? 1) - 1);
    return sum / letters.length;
  });
  const own = likeness[odd] ?? 0;
  const equals = likeness.filter((share, i) => i !== odd && share === own).length;
  return equals === 3 || (equals === 0 && likeness.filter((share) => share > own).length === rank);
};

/** How often a choice is made anew before the passage is given up. */
export const rankTries = 12;
