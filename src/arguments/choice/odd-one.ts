/**
 * The odd one out, kept from showing: of four options none is more like the others than another. How like the others an
 * option is, is the share of its letters that they speak of too; a letter that several of them speak of counts more, as
 * it is likelier to stand there in the same words.
 */
/** Whether each option is as like the others as each other one. */
export const areAsLike = (options: readonly { readonly letters: readonly number[] }[]): boolean => {
  const speakers: number[] = [];
  for (const { letters } of options)
    for (const letter of letters) speakers[letter] = (speakers[letter] ?? 0) + 1;
  const [first = 0, ...others] = options.map(({ letters }) => {
    let sum = 0;
    for (const letter of letters) sum += 1 - 0.3 ** ((speakers[letter] ?? 1) - 1);
    return sum / letters.length;
  });
  return others.every((one) => Math.abs(one - first) < 1e-9);
};

/** How often a choice is made anew before the passage is given up. */
export const likenessTries = 12;
