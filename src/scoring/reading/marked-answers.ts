/** Answers that are marked as such: in a box or a tag, behind "Answer:", "the correct option is" and their like. */
import rows from "../../../data/reading/markers.json" with { type: "json" };
import { once } from "#logic/memoize";
import {
  chosenByNone,
  isAnswerDenied,
  isDenied,
  isSupposed,
  isTentative,
  isWordy,
  findOptions,
  cutBefore,
  type Mention,
  type Reply,
} from "./mention.ts";
import { listedKinds } from "./spellings.ts";
import { pattern } from "./patterns.ts";

/** Phrases that announce an answer: directly, without a copula or colon after it; in words; of options only; an answer itself only; weakly. */
const markers = once(() =>
  rows.map(({ pattern, flags, is }) => ({
    mark: new RegExp(pattern, flags),
    isDirect: is.includes("direct"),
    isOfOptions: is.includes("of options"),
    isExact: is.includes("exact"),
    isSaid: !is.includes("direct") || is.includes("exact") || is.includes("said"),
    isWeak: is.includes("weak"),
  })),
);

/** The marked answers of a sentence, in order. */
export const getMarkedAnswers = (reply: Reply, i: number): readonly Mention[] => {
  const { kind, options } = reply.spellings;
  const lower = reply.sentences[i]!.text.toLowerCase();
  const found: Mention[] = [];
  for (const { mark, isDirect, isSaid, isOfOptions, isExact, isWeak } of markers()) {
    if (options.length === 0 && ((isExact && kind !== "words") || (isOfOptions && !listedKinds.has(kind))))
      continue;
    for (const match of lower.matchAll(mark)) {
      const end = match.index + match[0].length;
      // "While some may argue so, I disagree": the reply speaks for itself from "I" on.
      const before = cutBefore(lower, match.index + (lower.startsWith(" i ", match.index) ? 3 : 1));
      if (
        isSaid &&
        (before.endsWith(" than ") || isSupposed(before) || isTentative(before) || isDenied(before))
      )
        continue;
      const isLoose = !isExact;
      const mention = isDirect
        ? readTarget(reply, i, end + 1, isLoose)
        : linkedTarget(reply, i, end, isLoose);
      const isDeniedHere = mention?.sentence === i && isAnswerDenied(cutBefore(lower, mention.start));
      if (mention !== undefined && !isDeniedHere) found.push({ ...mention, isWeak: isOfOptions || isWeak });
    }
  }
  // Of "\\boxed{2} or \\boxed{4}" the second is no answer of its own.
  const lists = found.filter(({ answer }) => answer === undefined);
  const isListed = ({ answer, sentence, start }: Mention): boolean =>
    answer !== undefined &&
    lists.some((list) => list.sentence === sentence && start > list.start && start < list.end);
  return found
    .filter((mention) => !isListed(mention))
    .toSorted((a, b) => a.sentence - b.sentence || a.start - b.start);
};

/**
 * The target behind the first link that leads to one: first an answer itself, then, where that will do (`isLoose`), the words of an
 * option. A heading leads to the next line.
 */
const linkedTarget = (reply: Reply, i: number, end: number, isLoose: boolean): Mention | undefined => {
  const { text, opensLine } = reply.sentences[i]!;
  const froms: number[] = [];
  pattern("links").lastIndex = end;
  while (froms.length < 3 && pattern("links").test(text)) {
    if (/ (?:could|might|may) /.test(text.slice(end, pattern("links").lastIndex))) break;
    froms.push(pattern("links").lastIndex + 1);
    if (/[:=]/.test(text[pattern("links").lastIndex - 1]!)) break;
  }
  for (const loosely of isLoose ? [false, true] : [false])
    for (const from of froms) {
      const mention = readTarget(reply, i, from, loosely);
      if (mention !== undefined) return mention;
    }
  const isHeading = opensLine && end < 40 && !isWordy(text.slice(end));
  return isHeading ? readTarget(reply, i, text.length, isLoose) : undefined;
};

/** Reads a required answer: at a place of a sentence, or at the head of the next one. */
const readTarget = (reply: Reply, i: number, from: number, isLoose: boolean): Mention | undefined => {
  const { text } = reply.sentences[i]!;
  const closing = text.indexOf("⟩", from);
  const none = buildMention(i, from, closing + 1);
  if (closing >= 0 && !isWordy(text.slice(from, closing))) return none;
  if (!isWordy(text.slice(from, from + 60)))
    return reply.sentences[i + 1]?.opensLine ? readListed(reply, i + 1, isLoose) : undefined;
  const found = readAnswerText(reply, i, from, isLoose);
  if (found !== undefined || closing < 0 || text.slice(from - 7, from) !== " boxed ") return found;
  // "\\boxed{It rains (B)}"
  const [, label = ""] = pattern("label at the end").exec(text.slice(from - 1, closing)) ?? [];
  const answer = reply.spellings.labelOf.get(label.toLowerCase());
  const at = text.lastIndexOf(` ${label} `, closing) + 1;
  return answer === undefined ? none : buildMention(i, at, at + label.length, answer);
};

const buildMention = (sentence: number, start: number, end: number, answer?: string): Mention => ({
  answer,
  manner: "marked",
  sentence,
  start,
  end,
});

/** The answer at a place, behind words that may stand before it; several where others stand beside it. */
const readAnswerText = (reply: Reply, i: number, from: number, isLoose: boolean): Mention | undefined => {
  const { kind, fillers, marked, room, labelOf, options } = reply.spellings;
  const { text } = reply.sentences[i]!;
  const readLabel = (at: number): Mention | undefined => {
    marked.lastIndex = at;
    const word = marked.exec(text)?.[1];
    const end = marked.lastIndex;
    return word === undefined
      ? undefined
      : buildMention(i, end - word.length, end, labelOf.get(word.toLowerCase()));
  };
  fillers.lastIndex = from;
  fillers.test(text);
  // "Strongly" stands before an answer, unless it is a part of it.
  const start = readLabel(from) === undefined ? Math.max(from, fillers.lastIndex) : from;
  const found = readLabel(start);
  if (found !== undefined && (kind !== "yes-no" || room.test(text.slice(found.end, found.end + 40)))) {
    const beside = pattern("next to an answer").exec(text.slice(found.end, found.end + 180));
    const other = beside === null ? undefined : readLabel(found.end + beside[0].length);
    if (other !== undefined && other.answer !== found.answer) return buildMention(i, start, other.end);
    const isTakenBack = pattern("taken back").test(text.slice(found.end, found.end + 120).toLowerCase());
    return isTakenBack ? undefined : found;
  }
  const rest = text.slice(start, start + 600).toLowerCase();
  const own = options.find(({ words }) => rest.startsWith(`${words} `));
  const length = own?.words.length ?? 0;
  if (own !== undefined && !pattern("next to an answer").test(rest.slice(length, length + 180)))
    return buildMention(i, start, start + length, own.label);
  const stranger = listedKinds.has(kind) ? pattern("stranger").exec(text.slice(start, start + 12)) : null;
  if (found === undefined && stranger !== null) return buildMention(i, start, start + stranger[0].length);
  return isLoose ? readLoosely(reply, i, start) : undefined;
};

const readLoosely = ({ sentences, spellings }: Reply, i: number, start: number): Mention | undefined => {
  const { text } = sentences[i]!;
  pattern("none").lastIndex = start;
  const none = spellings.kind === "yes-no" ? null : pattern("none").exec(text);
  if (none !== null)
    return buildMention(i, start, pattern("none").lastIndex, chosenByNone(` ${none[0]} `, spellings));
  const [option, ...more] = findOptions(text.slice(start, start + 600).toLowerCase(), spellings);
  if (option === undefined) return undefined;
  return more.length > 0
    ? buildMention(i, start, text.length)
    : buildMention(i, start + option.at, start + option.at + option.length, option.label);
};

const readListed = (reply: Reply, i: number, isLoose: boolean): Mention | undefined => {
  const first = readAnswerText(reply, i, 1, isLoose);
  if (first?.answer === undefined || reply.spellings.kind === "yes-no") return first;
  for (let next = i + 1; next < Math.min(reply.sentences.length, i + 12); next++) {
    if (!reply.sentences[next]!.opensLine) continue;
    const other = readAnswerText(reply, next, 1, isLoose);
    if (other === undefined && / (?:false|not) /.test(reply.sentences[next]!.text)) continue;
    if (other?.answer === undefined) break;
    if (other.answer !== first.answer) return { ...first, answer: undefined };
  }
  return first;
};
