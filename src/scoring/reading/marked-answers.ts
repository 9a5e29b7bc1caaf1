/** Answers that are marked as such: in a box or a tag, behind "Answer:", "the correct option is" and their like. */
import rows from "../../../data/reading/markers.json" with { type: "json" };
import { once } from "#logic/memoize";
import { isDenied, isSupposed, isTentative, stretchBefore } from "./clauses.ts";
import { chosenByNone, isWordy, optionsIn, type Mention, type Reply } from "./mention.ts";
import { listedKinds } from "./spellings.ts";
import { pattern } from "./patterns.ts";

/** What announces an answer: directly, without a copula or colon after it; in words; of options only; an answer itself only; weakly. */
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
      const before = stretchBefore(lower, match.index + (lower.startsWith(" i ", match.index) ? 3 : 1));
      if (
        isSaid &&
        (before.endsWith(" than ") || isSupposed(before) || isTentative(before) || isDenied(before))
      )
        continue;
      const names =
        !isOfOptions ||
        / (?:only|correct|right|best|final|selected|must|likely|probable|plausible) /.test(`${match[0]} `);
      const isLoose = !isExact && names;
      const mention = isDirect ? targetAt(reply, i, end + 1, isLoose) : linkedTarget(reply, i, end, isLoose);
      if (mention !== undefined) found.push({ ...mention, isWeak: isOfOptions || isWeak });
    }
  }
  // Of "\\boxed{2} or \\boxed{4}" the second is no answer of its own.
  const lists = found.filter(({ outcome }) => outcome === "several");
  const isListed = ({ outcome, sentence, start }: Mention): boolean =>
    outcome === "one" &&
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
      const mention = targetAt(reply, i, from, loosely);
      if (mention !== undefined) return mention;
    }
  const isHeading = opensLine && end < 40 && !isWordy(text.slice(end));
  return isHeading ? targetAt(reply, i, text.length, isLoose) : undefined;
};

/** What stands where an answer must stand: at a place of a sentence, or at the head of the next one. */
const targetAt = (reply: Reply, i: number, from: number, isLoose: boolean): Mention | undefined => {
  const { text } = reply.sentences[i]!;
  const { labelOf } = reply.spellings;
  const closing = text.indexOf("⟩", from);
  const none: Mention = { outcome: "none", manner: "marked", sentence: i, start: from, end: closing + 1 };
  if (closing >= 0 && !isWordy(text.slice(from, closing))) return none;
  if (isWordy(text.slice(from, from + 60))) {
    const isBox = closing >= 0 && text.slice(from - 7, from) === " boxed ";
    const label = isBox ? / \( ([A-Za-z\d]{1,2}) \) [.]? ?$/d.exec(text.slice(from - 1, closing)) : null;
    const answer = labelOf.get(label?.[1]?.toLowerCase() ?? "");
    const at = from - 1 + (label?.indices?.[1]?.[0] ?? 0);
    const last: Mention | undefined =
      answer === undefined ? undefined : { ...none, answer, outcome: "one", start: at, end: at + 1 };
    return answerAt(reply, i, from, isLoose) ?? last ?? (isBox ? none : undefined);
  }
  return reply.sentences[i + 1]?.opensLine ? listedAt(reply, i + 1, isLoose) : undefined;
};

/** The answer at a place, behind words that may stand before it; several where others stand beside it. */
const answerAt = (reply: Reply, i: number, from: number, isLoose: boolean): Mention | undefined => {
  const { kind, fillers, marked, room, labelOf, options } = reply.spellings;
  const { text } = reply.sentences[i]!;
  const mention = (outcome: Mention["outcome"], start: number, end: number, answer?: string): Mention => ({
    answer,
    outcome,
    manner: "marked",
    sentence: i,
    start,
    end,
  });
  const labelAt = (
    at: number,
  ): { readonly label?: string; readonly end: number; readonly word: string } | undefined => {
    marked.lastIndex = at;
    const word = marked.exec(text)?.[1];
    return word === undefined
      ? undefined
      : { label: labelOf.get(word.toLowerCase()), end: marked.lastIndex, word };
  };
  fillers.lastIndex = from;
  fillers.test(text);
  // "Strongly" stands before an answer, unless it is a part of it.
  const start = labelAt(from) === undefined ? Math.max(from, fillers.lastIndex) : from;
  const found = labelAt(start);
  if (found !== undefined && (kind !== "yes-no" || room.test(text.slice(found.end, found.end + 40)))) {
    const { label, end, word } = found;
    const beside = pattern("next to an answer").exec(text.slice(end, end + 180));
    const other = beside === null ? undefined : labelAt(end + beside[0].length);
    if (other !== undefined && other.label !== label) return mention("several", start, other.end);
    return pattern("taken back").test(text.slice(end, end + 120).toLowerCase())
      ? undefined
      : mention("one", end - word.length, end, label);
  }
  const rest = text.slice(start, start + 600).toLowerCase();
  // The article before an option's words is a part of them.
  const article = / (?:an?|the) $/i.exec(text.slice(from, start))?.[0].slice(1).toLowerCase() ?? "";
  const own = options.find(
    ({ words }) => rest.startsWith(`${words} `) || `${article}${rest}`.startsWith(`${words} `),
  );
  if (own !== undefined) {
    const behind = rest.slice(own.words.length - (rest.startsWith(own.words) ? 0 : article.length));
    if (pattern("taken back").test(behind)) return undefined;
    if (!pattern("next to an answer").test(behind.slice(0, 180)))
      return mention("one", start, start + own.words.length, own.label);
  }
  // "AC": two letters at once, in their order.
  const together =
    kind === "letters" ? (/^[A-Z]{2,6}(?= )/.exec(text.slice(start, start + 8))?.[0] ?? "") : "";
  const each = together.split("");
  if (together !== "" && each.every((one, n) => labelOf.has(one.toLowerCase()) && (each[n - 1] ?? "") < one))
    return mention("several", start, start + together.length);
  const stranger =
    kind === "letters" || kind === "numbers" ? pattern("stranger").exec(text.slice(start, start + 12)) : null;
  if (found === undefined && stranger !== null) return mention("none", start, start + stranger[0].length);
  if (!isLoose) return undefined;
  pattern("none").lastIndex = start;
  const none = kind === "yes-no" ? null : pattern("none").exec(text);
  if (none !== null) {
    const end = pattern("none").lastIndex;
    const chosen = chosenByNone(` ${none[0]} `, reply.spellings);
    if (chosen !== undefined) return mention("one", start, end, chosen);
    return mention(/^(?:both|all)/i.test(none[0]) ? "several" : "none", start, end);
  }
  const [option, ...more] = optionsIn(rest, reply.spellings);
  if (option === undefined || pattern("taken back").test(rest.slice(option.at + option.length)))
    return undefined;
  if (more.length > 0) return mention("several", start, text.length);
  return mention("one", start + option.at, start + option.at + option.length, option.label);
};

/** The answer of a line below a heading: of a list of answers, several. */
const listedAt = (reply: Reply, i: number, isLoose: boolean): Mention | undefined => {
  const first = answerAt(reply, i, 1, isLoose);
  if (first?.outcome !== "one" || reply.spellings.kind === "yes-no") return first;
  for (let next = i + 1; next < Math.min(reply.sentences.length, i + 12); next++) {
    if (!reply.sentences[next]!.opensLine) continue;
    const other = answerAt(reply, next, 1, isLoose);
    if (other === undefined && / (?:false|not) /.test(reply.sentences[next]!.text)) continue;
    if (other?.outcome !== "one") break;
    if (other.answer !== first.answer) return { ...first, answer: undefined, outcome: "several" };
  }
  return first;
};
