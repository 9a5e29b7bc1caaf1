/**
 * Grammars as tables, and their all-parses parser (Earley's, by nearley). A rule is a name, a pattern and what
 * the pattern's parts make: `["phrase", "if <phrase> , then <phrase>", implies]`. Words and marks stand for
 * themselves, <names> for other rules. No rule has priority over another and nothing is looked ahead: a second
 * reading that a hand-written reader never sees is found here.
 */
import type { Formula } from "#logic/formula";
import nearley from "nearley";

export type Rule = readonly [name: string, pattern: string, build: (...parts: readonly Formula[]) => Formula];

export type Grammar = {
  /** All formulas that a sentence states; none for a sentence of another language. */
  readonly parses: (sentence: string) => readonly Formula[];
  /** A random sentence of the grammar, its words and marks parted by spaces; rules nest about `levels` deep. */
  readonly derive: (roll: (n: number) => number, levels: number) => string;
};

/** The grammar of `rules`; its start is the first rule's name. `splitTokens` cuts a sentence. */
export const grammarOf = (
  rules: readonly Rule[],
  tokensOf: (sentence: string) => readonly string[],
): Grammar => {
  const start = rules[0]?.[0] ?? "";
  const compiled = nearley.Grammar.fromCompiled({
    ParserStart: start,
    ParserRules: rules.map(([name, pattern, build]) => {
      const symbols = pattern.split(" ").map((word) => partOf(word) ?? { literal: word });
      const places = symbols.flatMap((symbol, i) => (typeof symbol === "string" ? [i] : []));
      return {
        name,
        symbols,
        postprocess: (data: readonly Formula[]) => build(...places.flatMap((i) => data[i] ?? [])),
      };
    }),
  });
  const parses = (sentence: string): readonly Formula[] => {
    const parser = new nearley.Parser(compiled, { lexer: lexerOf(tokensOf) });
    try {
      const results: readonly Formula[] = parser.feed(sentence).results;
      return results;
    } catch {
      return [];
    }
  };

  const byName = Map.groupBy(rules, ([name]) => name);
  const heights = heightsOf(rules);
  const derivePart = (roll: (n: number) => number, name: string, levels: number): string => {
    const all = byName.get(name) ?? [];
    const low = all.filter(([, pattern]) => heightOf(pattern, heights) < (heights.get(name) ?? 0));
    const fitting = levels > 0 ? all : low;
    const [, pattern] = fitting[roll(fitting.length)] ?? ["", ""];
    return pattern
      .split(" ")
      .map((word) => {
        const part = partOf(word);
        return part === undefined ? word : derivePart(roll, part, levels - 1);
      })
      .join(" ");
  };
  return { parses, derive: (roll, levels) => derivePart(roll, start, levels) };
};

/** A table of rules as docs/grammars.md states it, one alternative a line. */
export const stated = (
  rules: readonly (readonly [name: string, pattern: string, ...rest: readonly unknown[]])[],
): string =>
  rules
    .map(([name, pattern], i) =>
      rules[i - 1]?.[0] === name ? `${" ".repeat(9)}| ${pattern}` : `${name.padEnd(9)}= ${pattern}`,
    )
    .join("\n");

/** The words and marks of an English sentence, its capitals put aside. */
export const wordsAndMarks = (sentence: string): readonly string[] =>
  sentence.toLowerCase().match(/[a-z']+\d*|[,.:]/g) ?? [];

/** What a rule with one part makes of it: the part. */
export const same = (formula: Formula | undefined): Formula => {
  if (formula === undefined) throw new Error("a part is missing");
  return formula;
};

const partOf = (word: string): string | undefined =>
  word.startsWith("<") && word.endsWith(">") ? word.slice(1, -1) : undefined;

/** How deep the shallowest derivation from each name is. */
const heightsOf = (rules: readonly Rule[]): ReadonlyMap<string, number> => {
  const heights = new Map<string, number>();
  for (let changed = true; changed;) {
    changed = false;
    for (const [name, pattern] of rules) {
      const height = 1 + heightOf(pattern, heights);
      if (height >= (heights.get(name) ?? Infinity)) continue;
      heights.set(name, height);
      changed = true;
    }
  }
  return heights;
};

const heightOf = (pattern: string, heights: ReadonlyMap<string, number>): number =>
  Math.max(
    0,
    ...pattern.split(" ").map((word) => {
      const part = partOf(word);
      return part === undefined ? 0 : (heights.get(part) ?? Infinity);
    }),
  );

const lexerOf = (tokensOf: (text: string) => readonly string[]) => {
  let tokens: readonly string[] = [];
  let next = 0;
  return {
    reset: (text: string) => {
      tokens = tokensOf(text);
      next = 0;
    },
    next: () => {
      const value = tokens[next++];
      return value === undefined ? undefined : { value };
    },
    save: () => ({}),
    formatError: (_: unknown, message: string) => message,
  };
};
