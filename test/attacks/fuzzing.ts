/**
 * Mutants by structure: a document changed at one to three places of its structure or of its text, and what a reader may make of
 * them: it takes one or refuses it with a message. ORGANON_FUZZ says how many of each, ORGANON_SEED which.
 */
import * as fc from "fast-check";
import { expect } from "vitest";
import { OrganonError } from "#logic/error";

export const times = Number(process.env["ORGANON_FUZZ"] ?? 100);
/** The same each time, so that a change of something else never fails by it; `npm run fuzz` takes others. */
export const seed = Number(
  process.env["ORGANON_SEED"] ??
    (process.env["ORGANON_FUZZ"] === undefined ? 20_261 : Date.now() % 1_000_000),
);
/** Readers that take some milliseconds, or a file, get a tenth. */
export const slowTimes = Math.ceil(times / 10);

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const nested = (depth: number): Json => (depth === 0 ? [] : [nested(depth - 1)]);

/** What stands in the place of something else. */
const strange: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  0.5,
  "",
  "0",
  "null",
  "\u0000",
  "\ud800",
  "__proto__",
  "constructor",
  "∀x(",
  "P(a) ∧",
  "../../etc/passwd",
  "a".repeat(5_000),
  [],
  {},
  [null],
  { length: -1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  nested(200),
];

type Place = { readonly holder: Json[] | { [name: string]: Json }; readonly name: string };

const placesIn = (value: Json): readonly Place[] => {
  if (typeof value !== "object" || value === null) return [];
  const holder = value;
  return Object.entries(holder).flatMap(([name, inner]) => [{ holder, name }, ...placesIn(inner)]);
};

const setAt = ({ holder, name }: Place, value: Json): void => {
  if (Array.isArray(holder)) holder[Number(name)] = value;
  else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
};

const valueAt = ({ holder, name }: Place): Json =>
  (Array.isArray(holder) ? holder[Number(name)] : holder[name]) ?? null;

/** One change of structure: a place replaced, left out, doubled, or given what stands at another. */
export const oneChange = (value: Json, [where, how, what]: readonly number[]): Json => {
  const places = placesIn(value);
  const place = places[where! % Math.max(1, places.length)];
  if (place === undefined) return strange[what! % strange.length]!;
  const { holder, name } = place;
  if (how === 0 && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (how === 0 && !Array.isArray(holder)) delete holder[name];
  else if (how === 1) setAt(place, structuredClone(valueAt(places[what! % places.length]!)));
  else if (how === 2 && Array.isArray(holder)) holder.push(structuredClone(valueAt(place)));
  else if (how === 2 && !Array.isArray(holder)) setAt({ holder, name: `${name}2` }, valueAt(place));
  else setAt(place, structuredClone(strange[what! % strange.length]!));
  return value;
};

/** One change of text: cut off, a letter changed, a part said twice. */
const oneEdit = (text: string, [where, how, what]: readonly number[]): string => {
  const at = where! % (text.length + 1);
  if (how === 0) return text.slice(0, at);
  if (how === 1) return text.slice(0, at) + String.fromCharCode(what! % 0x300) + text.slice(at + 1);
  if (how === 2) return text.slice(0, at) + text.slice(at, at + (what! % 50)) + text.slice(at);
  return text.slice(0, at) + text.slice(at + 1 + (what! % 20));
};

export const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.nat()), {
  minLength: 1,
  maxLength: 3,
});

/** Mutants of some texts: JSON (a document, or lines of it) by structure, four in five, and any text by its letters. */
const mutants = (samples: readonly string[], isBinary: boolean): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...samples), changes, fc.nat({ max: 4 })).map(([sample, all, way]) => {
    const structured = way > 0 && !isBinary ? jsonLinesIn(sample) : undefined;
    if (structured === undefined) return all.reduce(oneEdit, sample);
    const { lines, whole } = structured;
    const place = all[0]![0] % lines.length;
    const changed = all.reduce(oneChange, lines[place]!);
    return whole
      ? JSON.stringify(changed)
      : lines.map((line, i) => JSON.stringify(i === place ? changed : line)).join("\n");
  });

const jsonLinesIn = (text: string): { readonly lines: Json[]; readonly whole: boolean } | undefined => {
  try {
    return { lines: [JSON.parse(text)], whole: true };
  } catch {
    try {
      return {
        lines: text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
        whole: false,
      };
    } catch {
      return undefined;
    }
  }
};

/** Whether an error is a message to whoever gave the input. */
export const isTold = (error: unknown): boolean =>
  error instanceof OrganonError && !error.code.startsWith("bug/");

/** Holds that a reader takes every mutant or refuses it in words. */
export const holds = async (
  samples: readonly string[],
  read: (text: string) => unknown,
  { runs: numRuns, isBinary }: { readonly runs: number; readonly isBinary: boolean },
): Promise<void> => {
  expect(samples.length).toBeGreaterThan(0);
  // What is as it should be is taken.
  for (const sample of samples) await read(sample);
  await fc.assert(
    fc.asyncProperty(mutants(samples, isBinary), async (text) => {
      try {
        await read(text);
      } catch (error) {
        if (!isTold(error)) throw error;
      }
      if ("polluted" in {}) throw new Error("the prototype of all objects was changed");
    }),
    { numRuns, seed },
  );
};
