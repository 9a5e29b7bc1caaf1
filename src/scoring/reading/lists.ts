/**
 * What a reply says of its options by how it sets them out: a label at the head of a line, a list of options each of which is judged, an
 * option's own words, an amount in the end.
 */
import { isDenied, isTentative, findOptions, cutBefore, type Mention, type Reply } from "./mention.ts";
import { listedKinds } from "./spellings.ts";
import { pattern } from "./patterns.ts";

const findMarks = ({ sentences, spellings: { labelOf } }: Reply): readonly Mention[] =>
  sentences.flatMap(({ text }, sentence): readonly Mention[] => {
    const match = pattern("opening label").exec(text);
    const answer = labelOf.get(match?.[1]?.toLowerCase() ?? "");
    const [start, end] = match?.indices?.[1] ?? [0, 0];
    return answer === undefined ? [] : [{ answer, manner: "said", sentence, start, end }];
  });

/** Finds the answer that opens a reply, unless other options are listed in the same way behind it. */
export const findOpening = (reply: Reply): Mention | undefined => {
  if (!listedKinds.has(reply.spellings.kind)) return undefined;
  const marks = findMarks(reply);
  const [first] = marks;
  if (first?.sentence !== 0 || marks.some(({ answer }) => answer !== first.answer)) return undefined;
  const rest = reply.sentences[0]!.text.slice(first.end + 2);
  const others = rest.matchAll(
    /(?<! (?:line|premise|sentence|rule|fact|step)s?) (?:\( ([B-Zb-z]|\d{1,2}) \) |([B-Z]) [.:)] |(\d{1,2}) (?:[.:)–—-] |\( \p{L}))/gu,
  );
  const listsMore = others.some(([, ...of]) => reply.spellings.labelOf.has(of.join("").toLowerCase()));
  return listsMore ? undefined : first;
};

/** The one option called true where a reply goes through all of them: "1. … - false 2. … - true 3. … - false". */
export const findTrueOption = (reply: Reply): Mention | undefined => {
  const { kind, labelOf } = reply.spellings;
  if (!listedKinds.has(kind)) return undefined;
  const right: Mention[] = [];
  const judged = new Set<string | undefined>();
  const marks = findMarks(reply);
  for (const [n, mark] of marks.entries()) {
    const item = reply.sentences.slice(
      mark.sentence,
      Math.min(marks[n + 1]?.sentence ?? Infinity, mark.sentence + 6),
    );
    const text = item.map((sentence) => sentence.text.toLowerCase()).join("");
    const isFalse = pattern("judged false").test(text);
    if (!isFalse && !pattern("judged true").test(text)) return undefined;
    judged.add(mark.answer);
    if (!isFalse) right.push(mark);
  }
  return right.length === 1 && judged.size === new Set(labelOf.values()).size ? right[0] : undefined;
};

/** "So the perimeter is 12 yards": what a reply gives as a number in the end, where the numbers name no options. */
export const findAmount = ({ sentences, spellings }: Reply): Mention | undefined => {
  const sentence = sentences.length - 1;
  const text = sentences[sentence]?.text ?? "";
  const isAsked = spellings.kind === "numbers" && spellings.options.length === 0;
  const match = isAsked ? pattern("amount").exec(text) : null;
  const answer = spellings.labelOf.get(match?.[1] ?? "");
  if (match === null || answer === undefined || (sentence > 0 && !pattern("sums up").test(text)))
    return undefined;
  const [start, end] = match.indices![1]!;
  return { answer, manner: "hinted", sentence, start, end };
};

/** Without answers that are listed, each in a line of its own: they are what might be answered. */
export const withoutLists = ({ sentences }: Reply, said: readonly Mention[]): readonly Mention[] => {
  const isAlone = ({ sentence, start, end }: Mention): boolean => {
    const { text } = sentences[sentence]!;
    return !/[\p{L}\p{N}]{3}/u.test(`${text.slice(0, start)}${text.slice(end)}`);
  };
  const isBeside = (one: Mention | undefined, next: Mention | undefined): boolean => {
    if (one === undefined || next?.sentence !== one.sentence + 1 || one.answer === next.answer) return false;
    const { opensLine, opensBlock } = sentences[next.sentence]!;
    return opensLine && !opensBlock && isAlone(one) && isAlone(next);
  };
  return said.filter((one, i) => !isBeside(said[i - 1], one) && !isBeside(one, said[i + 1]));
};

/**
 * The one option whose words the reply repeats; short ones and figures count in the last sentence only. Options of a list, of an
 * alternative and of a loop, and terms of a calculation are not said.
 */
export const findOptionText = ({ sentences, spellings }: Reply): Mention | undefined => {
  const last = sentences.at(-1)?.text;
  if (sentences.filter(({ text }) => text === last).length > 2) return undefined;
  const found = sentences.flatMap(({ text, opensLine }, sentence) =>
    findOptions(text.toLowerCase(), spellings).flatMap(({ label, at, length }) => {
      const isShort = length < 8 || (length < 16 && /\d/.test(text.slice(at, at + length)));
      const [before, after] = [cutBefore(text, at).toLowerCase(), text.slice(at + length, at + length + 20)];
      const isAmong = / (?:or|nor) $/.test(before) || /^ (?:, )?(?:or|nor) /.test(after);
      const isTerm = /\d$/.test(text.slice(at, at + length)) && /^ (?:\) )?[\d=(/<>-]/.test(after);
      if ((isShort && sentence < sentences.length - 1) || isAmong || isTerm) return [];
      if (isTentative(before) || isDenied(before)) return [];
      const isItem = opensLine && /^ (?:\( )?(?:\d{1,2}|[A-Za-z]) [.):] $/.test(before);
      const [start, end] = [at, at + length];
      const mention: Mention = { answer: label, manner: "hinted", sentence, start, end };
      return [{ mention, isItem }];
    }),
  );
  const items = new Set(found.flatMap(({ mention, isItem }) => (isItem ? [mention.answer] : [])));
  // Where options were gone through in a list, only what is said in the end is said of them all.
  const from = items.size < 2 ? 0 : sentences.length - 2;
  const said = found.flatMap(({ mention, isItem }) =>
    items.size > 1 && (isItem || mention.sentence < from) ? [] : [mention],
  );
  return said.every(({ answer }) => answer === said[0]!.answer) ? said.at(-1) : undefined;
};
