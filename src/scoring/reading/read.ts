/**
 * Where a reply commits itself, and to which of some answers. A marked answer (a box, a tag, "the answer is …") beats one said on
 * its own or as a conclusion ("so B", "**No.**"), that beats one stated of something ("the statement is true", "we cannot infer
 * that"), that beats a hint. Among equals the last one stands; after a self-correction only what follows it counts. Several
 * answers at once, and none, are outcomes of their own. Kinds of answers differ in their spellings only (`spellings.ts`).
 */
import { findFreeMentions } from "./free.ts";
import { findAmount, findTrueOption, findOpening, findOptionText, withoutLists } from "./lists.ts";
import { getMarkedAnswers } from "./marked-answers.ts";
import {
  chosenByNone,
  isFirm,
  isSupposed,
  isWordy,
  lastEnd,
  cutBefore,
  type Mention,
  type Reply,
} from "./mention.ts";
import { splitSentences, getSpan } from "./sentences.ts";
import { listedKinds, type Spellings } from "./spellings.ts";
import type { ReadAnswer } from "../verdict.ts";
import { listVerdicts } from "./verdicts.ts";
import { pattern } from "./patterns.ts";

/** Returns the answer of a reply, and where it stands; undefined where it gives none, or several. Never throws; takes time linear in its length. */
export const read = (text: string, spellings: Spellings): ReadAnswer => {
  const whole: Reply = { sentences: splitSentences(text, spellings.options.length > 0), spellings };
  const found = findMentions(whole);
  const reply = { sentences: dropQuotations(whole, found), spellings };
  const inForce = found.filter(({ sentence, end }) => end < (reply.sentences[sentence]?.text.length ?? 0));
  const chosen = weigh(reply, afterCorrection(reply, [...inForce, ...findEnd(reply, inForce)]));
  if (chosen === undefined || (!isFirm(chosen) && breaksOff(whole, reply, chosen)))
    return { answer: undefined };
  const { answer, sentence, start, end } = chosen;
  return { answer, span: getSpan(reply.sentences[sentence]!, start, end) };
};

/** Every mention, in the order of the reply. */
export const findMentions = (reply: Reply): readonly Mention[] =>
  reply.sentences.flatMap((_, i) => [
    ...getMarkedAnswers(reply, i),
    ...findFreeMentions(reply, i),
    ...findVerdicts(reply, i),
  ]);

const findVerdicts = ({ sentences, spellings }: Reply, i: number): readonly Mention[] => {
  if (spellings.kind !== "yes-no") return [];
  const { text } = sentences[i]!;
  const concludes = pattern("opens a conclusion").test(text.slice(0, 60));
  return listVerdicts(text, i === 0).map(({ answer, ...verdict }) => ({
    ...verdict,
    answer: spellings.labelOf.get(answer),
    manner: "stated",
    sentence: i,
    concludes,
  }));
};

/**
 * What the end of a reply says of all answers: "we cannot say whether it is so", where one of them says that; of options in the last
 * sentence, "there is no correct answer", unless it names one behind that.
 */
const findEnd = ({ sentences, spellings }: Reply, mentions: readonly Mention[]): readonly Mention[] => {
  const phrase = (name: "cannot say" | "no answer", sentence: number): Mention | undefined => {
    const text = sentences[sentence]?.text.slice(0, 400).toLowerCase() ?? "";
    const match = pattern(name).exec(text);
    if (match === null || isSupposed(cutBefore(text, match.index + 1))) return undefined;
    const [start, end] = [match.index + 1, match.index + match[0].length];
    return name === "cannot say"
      ? { answer: spellings.undecided, manner: "stated", sentence, start, end }
      : { answer: chosenByNone(`${match[0]} `, spellings), manner: "marked", sentence, start, end };
  };
  const { length } = sentences;
  const undecided =
    spellings.undecided === undefined ? [] : [length - 2, length - 1].map((i) => phrase("cannot say", i));
  const last = sentences.findLastIndex(({ text }) => !text.endsWith("? "));
  const none = listedKinds.has(spellings.kind) ? phrase("no answer", last) : undefined;
  const isTakenOn = mentions.some(
    ({ sentence, start, manner }) =>
      sentence === last && start > (none?.end ?? 0) && /said|marked/.test(manner),
  );
  return [...undecided, isTakenOn ? undefined : none].filter((one) => one !== undefined);
};

const afterCorrection = ({ sentences }: Reply, mentions: readonly Mention[]): readonly Mention[] => {
  const last = mentions.findLast(({ manner }) => manner !== "hinted");
  for (let i = last?.sentence ?? -1; i >= 0; i--) {
    const text = sentences[i]!.text.toLowerCase();
    const at = lastEnd(i === last!.sentence ? text.slice(0, last!.end) : text, pattern("corrections"));
    if (at > 0) return mentions.filter(({ sentence, end }) => sentence > i || (sentence === i && end >= at));
  }
  return mentions;
};

const weigh = (reply: Reply, mentions: readonly Mention[]): Mention | undefined => {
  const last = reply.sentences.length - 1;
  const by = (manner: Mention["manner"]) => mentions.filter((mention) => mention.manner === manner);
  const [marked, stated, hints] = [by("marked"), by("stated"), by("hinted")];
  const sure = marked.filter(isFirm);
  const firm = sure.at(-1);
  if (contradictsItself(reply, sure)) return { ...sure.at(-1)!, answer: undefined };
  const announced = marked.at(-1);
  // "Verdict: cannot be determined" of one option says nothing against the answer that comes after it.
  const isFollowed = announced?.answer !== undefined && announced.sentence > (firm?.sentence ?? 0);
  if (firm !== undefined && (firm.answer !== undefined || !isFollowed)) return firm;
  if (announced !== undefined) return announced;
  const said = findLastMention(withoutLists(reply, by("said")), last);
  const final = stated.at(-1);
  const isOverruled =
    final?.isDecisive &&
    final.concludes &&
    final.sentence === last &&
    final.sentence > (said?.sentence ?? -1);
  if (said !== undefined && !isOverruled) return said;
  if (final !== undefined) return final;
  const isAgreed = hints.every(({ answer }) => answer === hints[0]!.answer);
  const hint = isAgreed ? (hints.at(-1) ?? findOptionText(reply) ?? findAmount(reply)) : undefined;
  return findOpening(reply) ?? findTrueOption(reply) ?? hint;
};

/**
 * True if a short reply marks three different answers, none of them corrected: they are to as many questions; or two of the lines
 * that end it with answers mark different ones in the same words: "Final answer: Yes", and below it "Final answer: no".
 */
const contradictsItself = ({ sentences, spellings }: Reply, sure: readonly Mention[]): boolean => {
  if (sentences.length < 16 && spellings.options.length > 0)
    if (new Set(sure.flatMap(({ answer }) => answer ?? [])).size > 2) return true;
  const last = sure.at(-1);
  if (spellings.kind !== "yes-no" || last === undefined || last.sentence < sentences.length - 1) return false;
  const end = sure.filter(({ sentence }) => sentences[sentence]!.opensLine);
  if (end.at(-1) !== last) return false;
  const from = end.findLastIndex(({ sentence }, i) => sentence - (end[i - 1]?.sentence ?? -2) > 1);
  const byHead = Map.groupBy(end.slice(from), ({ sentence, start }) =>
    sentences[sentence]!.text.slice(0, start).toLowerCase(),
  );
  return [...byHead].some(
    ([head, same]) => isWordy(head) && new Set(same.map(({ answer }) => answer)).size > 1,
  );
};

const findLastMention = (said: readonly Mention[], last: number): Mention | undefined => {
  let word = said[0];
  for (const next of said.slice(1)) {
    const opens = word!.sentence <= 1 && word!.start <= 60;
    if (!opens || next.concludes || next.sentence === last) word = next;
  }
  return word;
};

/**
 * True if the reply ends in mid-sentence: in a word that cannot end one, or, where its answer was not said outright, in a long one
 * behind it. A full stop that is left out says nothing else.
 */
const breaksOff = (whole: Reply, { sentences }: Reply, { manner, sentence, end }: Mention): boolean => {
  const last = sentences.at(-1)!;
  const [isLast, isHinted] = [sentence === sentences.length - 1, manner === "hinted"];
  if (last !== whole.sentences.at(-1)) return false;
  if (!isHinted && isLast && !isWordy(last.text.slice(end))) return false;
  if (pattern("breaks off").test(last.text)) return true;
  if (manner === "said" || (isLast && !isHinted) || sentences.length <= 3) return false;
  return ((isHinted && !isLast) || last.at.length > 8) && /[\p{L}\p{N}] $/u.test(last.text);
};

const dropQuotations = ({ sentences }: Reply, mentions: readonly Mention[]): Reply["sentences"] => {
  const said = mentions.find((mention) => isFirm(mention) || mention.manner === "said");
  const opens = pattern("opening label").exec(sentences[0]?.text ?? "");
  const first = opens === null ? (said?.sentence ?? Infinity) : 0;
  const firstEnd = opens?.[0].length ?? said?.end ?? 0;
  const marked = mentions.find(isFirm)?.sentence ?? Infinity;
  for (const [i, { text, opensLine, opensBlock }] of sentences.entries()) {
    if (i < first) continue;
    const listsOptions =
      /^ (?:\( )?A [.):] /.test(text) && /^ (?:\( )?B [.):] /.test(sentences[i + 1]?.text ?? "");
    const asks = pattern("asks anew").test(text) && (opensBlock || !text.startsWith(" Q "));
    const goesOn = pattern("goes on").test(text);
    if (i > first && (goesOn || (opensLine && (asks || (listsOptions && i > marked)))))
      return sentences.slice(0, i);
    const at = pattern("instruction").exec(text.toLowerCase())?.index ?? -1;
    if (at >= (i > first ? 0 : firstEnd))
      return [
        ...sentences.slice(0, i),
        ...(at > 0 ? [{ ...sentences[i]!, text: text.slice(0, at + 1) }] : []),
      ];
  }
  return sentences;
};
