/**
 * Where a reply commits itself, and to which of some answers. A marked answer (a box, a tag, "the answer is …") beats one said on
 * its own or as a conclusion ("so B", "**No.**"), that beats one stated of something ("the statement is true", "we cannot infer
 * that"), that beats a hint. Among equals the last one stands; after a self-correction only what follows it counts. Several
 * answers at once, and none, are outcomes of their own. Kinds of answers differ in their spellings only (`spellings.ts`).
 */
import { isSupposed, lastEnd, stretchBefore } from "./clauses.ts";
import { freeIn } from "./free.ts";
import { amountOf, findTrueOption, openingOf, optionSaid, withoutLists } from "./lists.ts";
import { getMarkedAnswers } from "./marked-answers.ts";
import { chosenByNone, isFirm, isWordy, type Mention, type Reply } from "./mention.ts";
import { sentencesOf, spanOf } from "./sentences.ts";
import { listedKinds, type Spellings } from "./spellings.ts";
import { verdictsIn } from "./verdicts.ts";
import { pattern } from "./patterns.ts";

/** What a reply answers: one of the answers, several, none ("none of them is right"), or nothing that can be read. */
export type Reading = {
  readonly answer: string | undefined;
  readonly outcome: Mention["outcome"] | "unread";
  readonly span?: readonly [start: number, end: number];
};

/** What a reply answers. Never throws, on any string; takes time linear in its length. */
export const read = (text: string, spellings: Spellings): Reading => {
  const whole: Reply = { sentences: sentencesOf(text, spellings.options.length > 0), spellings };
  const found = mentionsIn(whole);
  const reply = { sentences: ownSentences(whole, found), spellings };
  const inForce = found.filter(({ sentence, end }) => end < (reply.sentences[sentence]?.text.length ?? 0));
  const chosen = weigh(reply, underHeading(reply, afterCorrection(reply, inForce)));
  if (chosen === undefined || (!isFirm(chosen) && breaksOff(whole, reply, chosen)))
    return { answer: undefined, outcome: "unread" };
  const { answer, outcome, sentence, start, end } = chosen;
  return { answer, outcome, span: spanOf(reply.sentences[sentence]!, start, end) };
};

/** Every mention, in the order of the reply. */
export const mentionsIn = (reply: Reply): readonly Mention[] =>
  reply.sentences.flatMap((_, i) => [
    ...getMarkedAnswers(reply, i),
    ...freeIn(reply, i),
    ...verdictsOf(reply, i),
    ...undecidedIn(reply, i),
  ]);

/** Sentences that say yes or no in other words. */
const verdictsOf = ({ sentences, spellings }: Reply, i: number): readonly Mention[] => {
  if (spellings.kind !== "yes-no") return [];
  const { text } = sentences[i]!;
  const concludes = pattern("opens a conclusion").test(text.slice(0, 60));
  return verdictsIn(text, i === 0).map(({ answer, ...verdict }) => ({
    ...verdict,
    answer: spellings.labelOf.get(answer),
    outcome: "one",
    manner: "stated",
    sentence: i,
    concludes,
  }));
};

/** "We cannot say whether it is so" at the end of a reply, where one of the answers says that. */
const undecidedIn = ({ sentences, spellings }: Reply, i: number): readonly Mention[] => {
  const text = sentences[i]!.text.toLowerCase();
  const match =
    spellings.undecided !== undefined && i >= sentences.length - 2 ? pattern("cannot say").exec(text) : null;
  if (match === null || isSupposed(stretchBefore(text, match.index + 1))) return [];
  const [start, end] = [match.index + 1, match.index + match[0].length];
  return [{ answer: spellings.undecided, outcome: "one", manner: "stated", sentence: i, start, end }];
};

/** What stands after the last self-correction that something is said after. */
const afterCorrection = ({ sentences }: Reply, mentions: readonly Mention[]): readonly Mention[] => {
  const last = mentions.findLast(({ manner }) => manner !== "hinted");
  for (let i = last?.sentence ?? -1; i >= 0; i--) {
    const text = sentences[i]!.text.toLowerCase();
    const at = lastEnd(i === last!.sentence ? text.slice(0, last!.end) : text, pattern("corrections"));
    if (at > 0 && (i > 0 || at > 8))
      return mentions.filter(({ sentence, end }) => sentence > i || (sentence === i && end >= at));
  }
  return mentions;
};

/** What stands under the one heading "Final answer" or "Conclusion", where an answer stands there: before it options were gone through. */
const underHeading = ({ sentences }: Reply, mentions: readonly Mention[]): readonly Mention[] => {
  const isHeading = ({ text, opensLine }: Reply["sentences"][number]): boolean =>
    opensLine && /^ (?:the )?(?:final )?(?:answer|conclusion|verdict) (?:: )?$/i.test(text);
  const heading = sentences.findIndex(isHeading);
  if (heading < 0 || sentences.findLastIndex(isHeading) > heading) return mentions;
  const under = mentions.filter(({ sentence }) => sentence >= heading);
  return under.some(({ outcome, manner }) => outcome === "one" && manner !== "hinted") ? under : mentions;
};

const weigh = (reply: Reply, mentions: readonly Mention[]): Mention | undefined => {
  const last = reply.sentences.length - 1;
  const by = (manner: Mention["manner"]) => mentions.filter((mention) => mention.manner === manner);
  const [marked, stated, hints] = [by("marked"), by("stated"), by("hinted")];
  const sure = marked.filter(isFirm);
  const retraction = retracted(reply);
  const isTakenOn = mentions.some(
    ({ sentence, start, manner }) =>
      sentence === retraction?.sentence && start > retraction.end && /said|marked/.test(manner),
  );
  const firm = isTakenOn ? sure.at(-1) : (retraction ?? sure.at(-1));
  // Three different answers in a short reply, none of them corrected, are to as many questions.
  const isShort = last < 15 && reply.spellings.options.length > 0;
  if (isShort && new Set(sure.flatMap(({ answer }) => answer ?? [])).size > 2)
    return { ...sure.at(-1)!, answer: undefined, outcome: "several" };
  if (reply.spellings.kind === "yes-no" && isTakenBackBelow(reply, sure))
    return { ...sure.at(-1)!, answer: undefined, outcome: "several" };
  const announced = marked.at(-1);
  // "Verdict: cannot be determined" of one option says nothing against the answer that comes after it.
  const isFollowed = announced?.outcome === "one" && announced.sentence > (firm?.sentence ?? 0);
  if (firm !== undefined && (firm.outcome === "one" || !isFollowed)) return firm;
  const said = lastSaid(withoutLists(reply, by("said")), last);
  const isLater =
    said !== undefined && said.sentence > (announced?.sentence ?? last) && said.sentence >= last - 1;
  if (announced !== undefined && !isLater) return announced;
  const final = stated.findLast(({ isWeak }) => isWeak !== true);
  const isOverruled =
    final?.isDecisive &&
    final.concludes &&
    final.sentence === last &&
    final.sentence > (said?.sentence ?? -1);
  if (said !== undefined && !isOverruled) return said;
  if (stated.length > 0) return final ?? stated.at(-1);
  const isAgreed = hints.every(({ answer }) => answer === hints[0]!.answer);
  const hint = isAgreed ? (hints.at(-1) ?? optionSaid(reply) ?? amountOf(reply)) : undefined;
  return openingOf(reply) ?? findTrueOption(reply) ?? hint;
};

/** Whether the last lines mark different answers in the same words: "Final answer: Yes", and below it "Final answer: no". */
const isTakenBackBelow = ({ sentences }: Reply, sure: readonly Mention[]): boolean => {
  const last = sure.at(-1);
  if (last === undefined || last.sentence < sentences.length - 1) return false;
  const heads = sure.map(({ sentence, start }) => sentences[sentence]!.text.slice(0, start).toLowerCase());
  const head = heads.at(-1)!;
  const block = sure.filter((one, i) => heads[i] === head && sentences[one.sentence]!.opensLine);
  const isUnbroken = block.every(({ sentence }, i) => sentence === last.sentence - (block.length - 1 - i));
  return isWordy(head) && isUnbroken && new Set(block.map(({ answer }) => answer)).size > 1;
};

const retracted = ({ sentences, spellings }: Reply): Mention | undefined => {
  const last = sentences.findLastIndex(({ text }) => !text.endsWith("? "));
  const text = sentences[last]?.text.toLowerCase() ?? "";
  const match = listedKinds.has(spellings.kind) ? pattern("no answer").exec(text.slice(0, 400)) : null;
  if (match === null || isSupposed(text.slice(0, match.index + 1))) return undefined;
  // Where one of the options says so, it is that one.
  const answer = chosenByNone(`${match[0]} `, spellings);
  const [start, end] = [match.index + 1, match.index + match[0].length];
  return {
    answer,
    outcome: answer === undefined ? "none" : "one",
    manner: "marked",
    sentence: last,
    start,
    end,
  };
};

/** The last answer said; one that opens the reply yields only to one that concludes or ends it. */
const lastSaid = (said: readonly Mention[], last: number): Mention | undefined => {
  let word = said[0];
  for (const next of said.slice(1)) {
    const opens = word!.sentence <= 1 && word!.start <= 60;
    if (!opens || next.concludes || next.sentence === last) word = next;
  }
  return word;
};

/**
 * Whether the reply ends in mid-sentence: in a word that cannot end one, or, where its answer was not said outright, in a long one
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

/** The sentences of a reply up to where it goes on after its answer with a question of its own making, which it answers too. */
const ownSentences = ({ sentences }: Reply, mentions: readonly Mention[]): Reply["sentences"] => {
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
