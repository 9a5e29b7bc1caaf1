/**
 * JSON lines read at the door: a file or standard input, line by line, each line checked.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { OrganonError } from "#logic";
import type { Item } from "#items";
import { z } from "zod";
import { fileError } from "./terminal.ts";

/** A line of a file with its number, from 1. */
export type Line = { readonly text: string; readonly number: number };

/**
 * The lines of a file, or of standard input for "-", with their numbers from 1. Blank lines are passed over. `signal`
 * ends the waiting for a line that nobody types.
 */
export async function* linesOf(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const input: Readable = path === "-" ? process.stdin : createReadStream(path);
  const failed = new Promise<never>((_, reject) => {
    input.once("error", (cause) => {
      reject(fileError(path, cause));
    });
    signal?.addEventListener("abort", () => {
      reject(signal.reason);
      input.destroy();
    });
  });
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (let number = 1; ; number++) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done === true) break;
    if (value.trim() !== "") yield { text: number === 1 ? value.replace(/^\uFEFF/, "") : value, number };
  }
  // An error after the last line ends the lines before it is told.
  if (input.errored) throw fileError(path, input.errored);
}

/** The first line, to see what a file holds, and all of them. */
export const withFirst = async (
  lines: AsyncGenerator<Line>,
): Promise<{ readonly first: Line | undefined; readonly lines: AsyncIterable<Line> }> => {
  const { value, done } = await lines.next();
  if (done === true) return { first: undefined, lines };
  const all = async function* (): AsyncGenerator<Line> {
    yield value;
    yield* lines;
  };
  return { first: value, lines: all() };
};

const interpretation = z.object({
  domain: z.array(z.string()),
  constants: z.record(z.string(), z.string()),
  predicates: z.record(z.string(), z.array(z.array(z.string()))),
  propositions: z.record(z.string(), z.boolean()),
});

/** A certificate as it stands in a file. */
export const certificate = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("derivation"),
    steps: z.array(
      z.object({
        n: z.int(),
        formula: z.string(),
        rule: z.string(),
        from: z.array(z.int()),
        discharges: z.array(z.int()).exactOptional(),
      }),
    ),
    witness: interpretation.exactOptional(),
  }),
  z.object({ kind: z.literal("interpretations"), satisfying: interpretation, refuting: interpretation }),
]);

const item = z.object({
  v: z.literal(1),
  id: z.string(),
  seed: z.number(),
  index: z.int(),
  profile: z.string(),
  logic: z.enum(["propositional", "predicate"]),
  category: z.enum(["equivalence", "inference", "fallacy"]),
  rule: z.string(),
  base: z.string(),
  extension: z.enum(["none", "universal", "existential"]),
  kind: z.enum(["valid", "contradiction", "unrelated", "near", "fallacy"]),
  length: z.int(),
  shortest: z.enum(["proved", "unproved", "unchecked"]),
  style: z.string(),
  premises: z.array(z.string()),
  conclusion: z.string(),
  relation: z.enum(["entailment", "contradiction", "neutral"]),
  label: z.enum(["yes", "no"]),
  lexicon: z.record(z.string(), z.unknown()),
  premisesText: z.array(z.string()),
  conclusionText: z.string(),
  question: z.string(),
  certificate,
  steps: z.array(z.object({ skill: z.string(), from: z.array(z.string()), to: z.string() })),
  twin: z.string().exactOptional(),
});

/** The items of a file. A line that is no item is misuse that names the file, the line, and what is wrong. */
export async function* itemsOf(path: string): AsyncGenerator<Item> {
  for await (const { text, number } of linesOf(path)) yield itemFrom(text, `${path}:${number}`);
}

/** The item of a line; `place` names file and line where it is none. */
export const itemFrom = (text: string, place: string): Item => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new OrganonError("misuse", `${place}: not JSON: ${cause instanceof Error ? cause.message : ""}`, {
      hint: "an items file holds one JSON object a line, as organon generate writes it",
      cause,
    });
  }
  const parsed = item.safeParse(value);
  if (parsed.success) return parsed.data;
  if (typeof value === "object" && value !== null && "optionFormulas" in value)
    throw new OrganonError("misuse", `${place}: a four-option question, where yes/no questions are taken`, {
      hint: "organon divlogic run --suite asks it, organon audit checks it",
    });
  const [issue] = parsed.error.issues;
  throw new OrganonError(
    "misuse",
    `${place}: not an item: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`,
    {
      hint: "an items file holds one JSON object a line, as organon generate writes it",
    },
  );
};
