/**
 * Surface cues of a question: fixed counts such as lengths, denials and their parity, connectives and shared words; and words with
 * their neighbours. Words are a bag, premise by premise: no count reads who does what to whom, or the order of sentences.
 */
import lists from "../../../data/word-lists.json" with { type: "json" };
import type { Surface } from "./rows.ts";

/** Words in lower case, logical signs and commas, in order. */
export function tokenize(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[¬∧∨→↔∀∃,]/gu) ?? [];
}

/** The classes that are counted, each in the premises and in the conclusion. */
const classes = Object.entries(lists.surface).map(
  ([name, words]) => [name, new Set(words.split(" "))] as const,
);

const frameWords = new Set([...Object.values(lists.surface), lists.single.surface].join(" ").split(" "));

function isDenial(token: string): boolean {
  return classes[0]?.[1].has(token) === true || /n['’]t$/.test(token);
}

/** True if a word says what a sentence is about, rather than how it is built. */
function isContent(token: string): boolean {
  return !frameWords.has(token) && !/n['’]t$/.test(token);
}

/** Returns the counts of a question or option as features, shares to one decimal; none knows the answer of another question. */
export function countFeatures(surface: Surface): readonly string[] {
  return [...countSurface(surface), ...compareOptions(surface)].map(
    ([name, value]) => `${name} ${Math.round(10 * value) / 10}`,
  );
}

/** Returns the counts by name. */
export function countSurface(surface: Surface): ReadonlyMap<string, number> {
  const premises = surface.premises.map((text) => toBag(tokenize(text)));
  const conclusion = toBag(tokenize(surface.conclusion));
  const all = toBag(premises.flatMap(({ tokens }) => tokens));
  const overlaps = premises.map((premise) => overlap(conclusion, premise));
  const nearest = premises[overlaps.indexOf(Math.max(...overlaps))];
  const uses = [...conclusion.content.keys()].map((word) => all.content.get(word) ?? 0);
  const lengths = premises.map(({ tokens }) => tokens.length);
  return new Map([
    ...countPart("conclusion", conclusion),
    ...countPart("premises", all),
    ["premises", premises.length],
    ["longest premise", Math.max(0, ...lengths)],
    ["shortest premise", smallest(lengths)],
    ["parity of all denials", (all.denials + conclusion.denials) % 2],
    ["denials, conclusion minus premises", conclusion.denials - all.denials],
    ["denials, conclusion minus nearest premise", conclusion.denials - (nearest?.denials ?? 0)],
    ["words, conclusion minus nearest premise", conclusion.tokens.length - (nearest?.tokens.length ?? 0)],
    ["new words in conclusion", uses.filter((n) => n === 0).length],
    ["overlap", overlap(conclusion, all)],
    ["overlap with the nearest premise", Math.max(0, ...overlaps)],
    ["overlap with the farthest premise", smallest(overlaps)],
    ["premises without a word of the conclusion", overlaps.filter((share) => share === 0).length],
    ["premise words not in conclusion", all.content.size - countShared(all, conclusion)],
    ["fewest uses of a conclusion word", smallest(uses)],
    ["most uses of a conclusion word", Math.max(0, ...uses)],
    ["premise words used once", [...all.content.values()].filter((n) => n === 1).length],
    [
      "premises with the conclusion's very words",
      premises.filter(({ key }) => key === conclusion.key).length,
    ],
  ]);
}

function compareOptions({ premises, option }: Surface): readonly (readonly [string, number])[] {
  if (option === undefined) return [];
  const sentences = premises.map((text) => toBag(tokenize(text)));
  const text = toBag(sentences.flatMap(({ tokens }) => tokens));
  const bags = option.of.texts.map((one) => toBag(tokenize(one)));
  const measures: Readonly<Record<string, (bag: Bag) => number>> = {
    words: ({ tokens }) => tokens.length,
    denials: ({ denials }) => denials,
    "shared with the text": (bag) => overlap(bag, text),
    "uses in the text": ({ content }) =>
      [...content.keys()].reduce((sum, word) => sum + (text.content.get(word) ?? 0), 0) /
      Math.max(1, content.size),
    "shared with one sentence": (bag) => Math.max(0, ...sentences.map((sentence) => overlap(bag, sentence))),
    "shared with other options": (bag) =>
      bags.filter((other) => other !== bag).reduce((sum, other) => sum + overlap(bag, other), 0),
  };
  return [
    ["place of the option", option.place],
    ...Object.entries(measures).flatMap(([name, measure]): (readonly [string, number])[] => {
      const values = bags.map(measure);
      const own = values[option.place]!;
      return [
        [`options with more ${name}`, values.filter((value) => value > own).length],
        [`options with fewer ${name}`, values.filter((value) => value < own).length],
      ];
    }),
  ];
}

type Bag = {
  readonly tokens: readonly string[];
  readonly content: ReadonlyMap<string, number>;
  readonly denials: number;
  /** Equal for texts of the same words in any order. */
  readonly key: string;
};

function toBag(tokens: readonly string[]): Bag {
  const content = new Map<string, number>();
  for (const token of tokens) if (isContent(token)) content.set(token, (content.get(token) ?? 0) + 1);
  return { tokens, content, denials: tokens.filter(isDenial).length, key: tokens.toSorted().join(" ") };
}

function countPart(part: string, { tokens, content, denials }: Bag): readonly [string, number][] {
  return [
    [`${part}: words`, tokens.length],
    [`${part}: distinct content words`, content.size],
    [`${part}: content words`, tokens.filter(isContent).length],
    ...classes.map(([name, words]): [string, number] => [
      `${part}: ${name}`,
      name === "denials" ? denials : tokens.filter((token) => words.has(token)).length,
    ]),
    [`${part}: parity of denials`, denials % 2],
  ];
}

function countShared({ content }: Bag, { content: known }: Bag): number {
  return [...content.keys()].filter((word) => known.has(word)).length;
}

function overlap(one: Bag, other: Bag): number {
  return countShared(one, other) / Math.max(1, one.content.size);
}

function smallest(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

/** Returns words and pairs of neighbouring words of premises and of the conclusion, also with content words masked. */
export function wordFeatures({ premises, conclusion }: Surface): readonly string[] {
  return [["conclusion", conclusion] as const, ...premises.map((text) => ["premise", text] as const)].flatMap(
    ([part, text]) => {
      const tokens = tokenize(text);
      const masked = tokens
        .map((token) => (isContent(token) ? "·" : token))
        .filter((token, i, all) => token !== "·" || all[i - 1] !== "·");
      return [...pairTokens(part, tokens), ...pairTokens(`${part} masked`, masked)];
    },
  );
}

function pairTokens(part: string, tokens: readonly string[]): readonly string[] {
  return [...tokens, "$"].flatMap((token, i) => [
    `${part} ${token}`,
    `${part} ${tokens[i - 1] ?? "^"} ${token}`,
  ]);
}
