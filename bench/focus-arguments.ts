/**
 * The words behind `npm run bench:focus --`: how many runs, and which profile. Whatever else stands there ends the program
 * before it reckons for minutes.
 */

/** The arguments, or exit 2 with what would be right; `profiles` is how many there are. */
export const focusArguments = (
  words: readonly string[],
  profiles: number,
): { readonly runs: number; readonly profile: number | undefined } => {
  const [runs = 300, profile] = words.map((word) => (/^\d+$/.test(word) ? Number(word) : Number.NaN));
  if (words.length <= 2 && runs >= 1 && (profile === undefined || (profile >= 1 && profile <= profiles)))
    return { runs, profile };
  console.error(
    `bench:focus: “${words.join(" ")}” is not how many runs, then which profile from 1 to ${profiles}\n` +
      "  as in npm run bench:focus -- 300 2; it prints a table and has no other form",
  );
  return process.exit(2);
};
