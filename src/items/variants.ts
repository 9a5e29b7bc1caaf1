/**
 * The same question put otherwise: in another style, in other words of the same style (an isomorph), or with its premises in
 * another order. Formulas, key and certificate stay sign for sign, so a difference in the answers is a difference in form and in
 * nothing else: whoever reasons answers both alike; whoever remembers, or has learned the checker instead of the task, need not
 * (IPT, arXiv 2604.15149).
 */
import { conditionalLetters } from "#arguments/argument";
import type { Lexicon } from "#language/lexicon";
import { styleNamed } from "#language/lists";
import type { Style } from "#language/style";
import type { Words } from "#language/words";
import { constantsOf, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { secondSortOf } from "#logic/two-sorts";
import { lettersIn } from "./letters.ts";
import { withId, type ProblemLine } from "./problem-line.ts";
import type { WrittenCertificate } from "#arguments/written-certificate";
import { questionText } from "./formats/yes-no.ts";
import { lexiconOf, thingLetter } from "./realise.ts";
import { createSayer, settingOf } from "./sayer.ts";
import { drawWords, wordingFor } from "./wording.ts";
import { wordsOf } from "./item-words.ts";

/** The item said in another style. Throws `bug/second-reading` where a sentence is not read back. */
export const inStyle = (item: ProblemLine<"rule">, style: Style): ProblemLine<"rule"> => {
  const asked = askedIn(item);
  return said(item, asked, style, wordsOf(item.lexicon, asked));
};

/** No phrase has more words. */
const longestPhrase = 4;
/** So many draws are made for words of which none stands in the item. */
const maxDraws = 20;

/**
 * The item in other words of a lexicon, none of them its own; the same for equal seeds. Undefined where the lexicon has not
 * enough words, and of a question in signs. Throws `bug/second-reading` where a sentence is not read back.
 */
export const isomorphOf = (
  item: ProblemLine<"rule">,
  lexicon: Lexicon,
  seed: string,
): ProblemLine<"rule"> | undefined => {
  const style = styleNamed(item.style);
  if (style.wordless === true) return undefined;
  const asked = askedIn(item);
  const spoken = [
    ...asked,
    ...item.steps.flatMap(({ from, to }) => [...from, to]).map((text) => parse(text)),
  ];
  const letters = { ...lettersIn(spoken), conditional: conditionalLetters(asked), ...thingsOf(item, spoken) };
  const wording = wordingFor(lexicon, style);
  const own = new Set(item.lexicon.map(({ text }) => text));
  for (let draw = 0; draw < maxDraws; draw++) {
    const key = `isomorph/${seed}/${item.id}/${draw}`;
    const words = drawWords(wording, letters, longestPhrase, key);
    if (words === undefined) continue;
    const meant = lexiconOf(words, undefined);
    const setting = settingOf(words, constantsOf(...asked)) ?? null;
    if (meant.every(({ letter, text }) => letter === "x" || letter === thingLetter || !own.has(text)))
      return said({ ...item, lexicon: meant, setting }, asked, style, words);
  }
  return undefined;
};

/** Whatever the item's two-place predicates speak of, people or things, the isomorph's do too. */
const thingsOf = (
  { lexicon }: ProblemLine<"rule">,
  spoken: readonly Formula[],
): { readonly things?: ReadonlySet<string> } => {
  const things = lexicon.some(({ letter }) => letter === thingLetter) ? secondSortOf(spoken) : undefined;
  return { things };
};

/** The item with its premises in another order: `order` lists the places from which they are taken. */
export const reordered = (item: ProblemLine<"rule">, order: readonly number[]): ProblemLine<"rule"> => {
  if (order.toSorted((a, b) => a - b).join() !== item.premises.map((_, i) => i).join())
    throw new RangeError(`${order.join(", ")} is no order of ${item.premises.length} premises`);
  return put({
    ...item,
    premises: order.map((place) => item.premises[place]!),
    premisesText: order.map((place) => item.premisesText[place]!),
    core: item.core?.map((place) => order.indexOf(place)).toSorted((a, b) => a - b) ?? null,
    certificate: reorderedCertificate(item.certificate, order),
  });
};

/** The formulas of an item's sentences, the conclusion last. */
const askedIn = ({ premises, conclusion }: ProblemLine<"rule">): readonly Formula[] =>
  [...premises, conclusion].map((text) => parse(text));

/** The item with its formulas in words of a style. */
const said = (
  item: ProblemLine<"rule">,
  asked: readonly Formula[],
  style: Style,
  words: Words,
): ProblemLine<"rule"> => {
  const say = createSayer(style, words);
  const sentences = asked.map((formula) => say(formula));
  return put({
    ...item,
    style: style.name,
    premisesText: sentences.slice(0, -1),
    conclusionText: sentences.at(-1)!,
  });
};

/** The question and the id that the sentences make. A variant's twin stays the one in the item's own form. */
const put = (item: ProblemLine<"rule">): ProblemLine<"rule"> =>
  withId({ ...item, question: questionText(item) });

/** A derivation begins with its premises, so they and every reference to them move. */
const reorderedCertificate = (
  certificate: WrittenCertificate,
  order: readonly number[],
): WrittenCertificate => {
  if (certificate.kind !== "derivation") return certificate;
  const places = new Map(order.map((from, to) => [from + 1, to + 1]));
  const moved = (n: number): number => places.get(n) ?? n;
  const steps = certificate.steps.map((step) => ({ ...step, n: moved(step.n), from: step.from.map(moved) }));
  return { ...certificate, steps: steps.toSorted((a, b) => a.n - b.n) };
};
