/**
 * Which of some labels a reply names, all of them: behind the last marked answer, or in a last line that holds nothing else. What
 * it denies is left out ("A and D but not B", "2, 4; 1 and 3 are not needed", "all but B"), and a choice between labels names none.
 */
import { isDenied } from "./clauses.ts";
import { sentencesOf, spanOf, type Sentence } from "./sentences.ts";
import { pattern } from "./patterns.ts";

/** The labels that were read, in the order of the question, strangers last; and where they stand. */
type LabelSet = { readonly labels: readonly string[]; readonly span: readonly [start: number, end: number] };

/** The labels that a reply names; undefined where it names none in a way that can be read. */
export const readSet = (reply: string, known: readonly string[]): LabelSet | undefined => {
  const sentences = sentencesOf(reply, true);
  const place = markedPlace(sentences) ?? lastLine(sentences);
  if (place === undefined) return undefined;
  const parts = sentences.slice(place.sentence, place.end);
  const text = parts.map((part, i) => (i === 0 ? part.text.slice(place.start) : part.text)).join("");
  const labels = labelsIn(text, known, place.isMarked);
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const [start] = spanOf(first, place.start + 1, place.start + 2);
  return labels === undefined || labels.length === 0
    ? undefined
    : { labels, span: [start, last.to.at(-1) ?? start] };
};

type Place = {
  readonly sentence: number;
  readonly start: number;
  /** The sentence after the last one of its line. */
  readonly end: number;
  readonly isMarked: boolean;
};

/** What stands behind the last "Answer:" that is not denied. */
const markedPlace = (sentences: readonly Sentence[]): Place | undefined => {
  for (let i = sentences.length - 1; i >= 0; i--) {
    const { text } = sentences[i]!;
    const found = [...text.matchAll(pattern("marks of a set"))].at(-1);
    if (found === undefined) continue;
    // What is denied there names nothing, and nothing before it counts.
    if (isDenied(text.slice(Math.max(0, found.index - 160), found.index + 1).toLowerCase())) return undefined;
    const start = found.index + found[0].length;
    const isEmpty = !/[\p{L}\p{N}]/u.test(text.slice(start));
    const sentence = isEmpty && sentences[i + 1]?.opensLine ? i + 1 : i;
    return { sentence, start: sentence > i ? 0 : start, end: lineEnd(sentences, sentence), isMarked: true };
  }
  return undefined;
};

const lastLine = (sentences: readonly Sentence[]): Place | undefined => {
  const sentence = sentences.findLastIndex(({ opensLine }) => opensLine);
  return sentence < 0 ? undefined : { sentence, start: 0, end: sentences.length, isMarked: false };
};

/** The first sentence of a later line. */
const lineEnd = (sentences: readonly Sentence[], from: number): number => {
  let end = from + 1;
  while (end < sentences.length && !sentences[end]!.opensLine) end++;
  return end;
};

/** The labels in a text; undefined where it chooses between some, or holds other words without a mark. */
const labelsIn = (
  text: string,
  known: readonly string[],
  isMarked: boolean,
): readonly string[] | undefined => {
  const all = known.filter((label) => label !== "none");
  const isNumbered = all.every((label) => /^\d+$/.test(label));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (
    !isMarked &&
    words.some(
      (word) => !known.includes(word) && !pattern("next to labels").test(word) && !isLower(word, known),
    )
  )
    return undefined;
  if (/ (?:none|no (?:line|premise|option|statement)) /i.test(text)) return ["none"];
  const isBare = words.every((word) => isLower(word, known) || pattern("next to labels").test(word));
  const named = (part: string): readonly string[] => {
    if (isNumbered) return [...part.matchAll(/ (\d{1,4})(?= )/g)].map(([, digits]) => String(Number(digits)));
    const letters = [...part.matchAll(/ ([A-Z])(?= )/g)].map(([, letter]) => letter!);
    const capitals = letters.filter((letter) => letter !== "I" || known.includes("I"));
    return capitals.length > 0 || !isBare
      ? capitals
      : [...part.matchAll(/ ([a-z])(?= )/g)].map(([, letter]) => letter!.toUpperCase());
  };
  const chosen = new Set<string>();
  const denied = new Set<string>();
  let isAll = false;
  for (const part of ` ${text} `.replaceAll(pattern("all but"), " ; all-but ").split(pattern("cuts"))) {
    const isExcepted = part.includes("all-but");
    isAll ||= isExcepted;
    const labels = named(` ${part} `);
    const isDenial = isExcepted || pattern("negations").test(` ${part} `);
    if (!isDenial && / (?:or|\/) /i.test(` ${part} `) && labels.length > 1) return undefined;
    for (const label of labels) (isDenial ? denied : chosen).add(label);
  }
  if (isAll || (chosen.size === 0 && denied.size === 0 && / all /i.test(text)))
    for (const label of all) chosen.add(label);
  for (const label of denied) chosen.delete(label);
  return [
    ...all.filter((label) => chosen.has(label)),
    ...[...chosen].filter((label) => !all.includes(label)),
  ];
};

const isLower = (word: string, known: readonly string[]): boolean => known.includes(word.toUpperCase());
