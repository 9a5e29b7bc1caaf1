/**
 * Lines as bytes: what a thread hands to another, and what is kept until its turn comes. V8 copies strings that wait, and
 * leaves bytes where they are.
 */
import type { Made, ProblemGenerator } from "#items/generation";

/** An item as its JSON, without a line end. */
export type LineOutcome = Made<{ readonly line: string } & Agreeing>;

/** On how many rounds of refinement a line's pair agrees; undefined where it has none. */
export type Agreeing = { readonly rounds?: string };

export const linesOf =
  ({ at }: Pick<ProblemGenerator, "at">) =>
  (index: number): LineOutcome => {
    const outcome = at(index);
    if (!("item" in outcome)) return outcome;
    const rounds = outcome.item.tags.find(({ name }) => name === "rounds")?.value;
    return { index, argument: outcome.argument, line: JSON.stringify(outcome.item), rounds };
  };

/**
 * The outcomes of some indices: the bytes of all lines, in UTF-8 and without line ends, which whoever writes them need not look
 * into; where each ends; and of each its argument, or why there is none; null of an empty place.
 */
export type LineBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ends: readonly number[];
  readonly told: readonly (Told | string | null)[];
};

type Told = Agreeing & { readonly argument: number };

/** The bytes of outcomes; gathered in one place, so that they hold no more than they say. */
export const lineBytes = (
  lineAt: (index: number) => LineOutcome,
): ((indices: readonly number[]) => LineBytes) => {
  let held = Buffer.allocUnsafe(2 ** 18);
  return (indices) => {
    const [ends, told]: [number[], (Told | string | null)[]] = [[], []];
    let end = 0;
    for (const index of indices) {
      const outcome = lineAt(index);
      if ("dropped" in outcome) told.push(outcome.dropped);
      else if ("isEmpty" in outcome) told.push(null);
      else {
        // No letter takes more than three bytes a code unit.
        const room = end + 3 * outcome.line.length;
        if (room > held.length) held = Buffer.concat([held.subarray(0, end)], 2 * room);
        end += held.write(outcome.line, end);
        told.push({ argument: outcome.argument, rounds: outcome.rounds });
      }
      ends.push(end);
    }
    return { bytes: new Uint8Array(held.subarray(0, end)), ends, told };
  };
};

/** What is made of an index, its line as bytes. */
type BytesOutcome = Made<{ readonly line: Uint8Array } & Agreeing>;

/** The outcomes of indices, whose bytes are there as long as nobody takes them back. */
export function* outcomesOf(
  indices: readonly number[],
  { bytes, ends, told }: LineBytes,
): Generator<BytesOutcome, undefined> {
  for (const [i, index] of indices.entries()) {
    const one = told[i]!;
    if (one === null) yield { index, isEmpty: true };
    else if (typeof one === "string") yield { index, dropped: one };
    else yield { index, ...one, line: bytes.subarray(i === 0 ? 0 : ends[i - 1], ends[i]) };
  }
}
