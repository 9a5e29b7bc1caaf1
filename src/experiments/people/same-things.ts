/** Checks that annotators judge the same things. */
import { misuse } from "#logic/error";
import type { Annotator } from "#scoring/people/agreement";

/** Throws misuse where one of the annotators judges a thing that the first does not, or lacks one. */
export const requireSameThings = ([first, ...others]: readonly Annotator[]): void => {
  for (const other of others) {
    const [more, fewer] = other.judgements.size > first!.judgements.size ? [other, first!] : [first!, other];
    const lonely = [...more.judgements.keys()].find((id) => !fewer.judgements.has(id));
    if (lonely !== undefined)
      throw misuse(
        `${first!.name} and ${other.name} do not judge the same things: only ${more.name} has ${lonely}`,
      );
  }
};
