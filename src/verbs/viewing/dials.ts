/** Accuracy over two dials: which tags of a run are dials, and a cell for each pair of their values. */
import { getOrInsert } from "#logic/memoize";
import type { Crossed } from "#report/documents/dials-document";
import { proportion } from "#scores/estimate";
import type { Ledger } from "./ledger.ts";
import { compareValues } from "./select.ts";

const mostSettings = 24;

/** The tags that have several values, and not too many: those of numbers first. */
const dialsOf = ({ tagSets }: Ledger): readonly string[] => {
  const values = new Map<string, Set<string>>();
  for (const { tags } of tagSets)
    for (const [tag, value] of Object.entries(tags)) getOrInsert(values, tag, () => new Set()).add(value);
  const dials = [...values].filter(([, found]) => found.size > 1 && found.size <= mostSettings);
  const isOfNumbers = (found: ReadonlySet<string>): boolean =>
    [...found].every((value) => value !== "" && Number.isFinite(Number(value)));
  return dials
    .toSorted(([, a], [, b]) => Number(isOfNumbers(b)) - Number(isOfNumbers(a)))
    .map(([tag]) => tag);
};

/** Accuracy by two of the tags: the first two dials where none are named. */
export const crossed = (ledger: Ledger, wanted: { readonly x?: string; readonly y?: string }): Crossed => {
  const { columns, tagSets, size } = ledger;
  const tags = dialsOf(ledger);
  const x = wanted.x !== undefined && tags.includes(wanted.x) ? wanted.x : (tags[0] ?? "");
  const others = tags.filter((tag) => tag !== x);
  const y = wanted.y !== undefined && others.includes(wanted.y) ? wanted.y : (others[0] ?? "");
  const valuesOf = (tag: string): readonly string[] =>
    [...new Set(tagSets.flatMap(({ tags: own }) => own[tag] ?? []))].toSorted(compareValues);
  const [across, down] = [valuesOf(x), valuesOf(y)];
  const placeOf = tagSets.map(({ tags: own }) => {
    const [column, row] = [across.indexOf(own[x] ?? ""), down.indexOf(own[y] ?? "")];
    return column < 0 || row < 0 ? -1 : row * across.length + column;
  });
  const right = new Int32Array(across.length * down.length);
  const readable = new Int32Array(across.length * down.length);
  for (let i = 0; i < size; i++) {
    const outcome = columns.outcome[i];
    const place = placeOf[columns.tagSet[i] ?? 0] ?? -1;
    if (place < 0 || (outcome !== 1 && outcome !== 2)) continue;
    readable[place]! += 1;
    if (outcome === 1) right[place]! += 1;
  }
  return {
    tags,
    x,
    y,
    columns: across,
    rows: down,
    cells: down.map((_, r) =>
      across.map((_, c) =>
        proportion(right[r * across.length + c] ?? 0, readable[r * across.length + c] ?? 0),
      ),
    ),
  };
};
