/** Where what a reply says itself ends: in mid-sentence, or where it goes on with a question of its own making. */
import { opening } from "./lists.ts";
import { isFirm, type Mention, type Reply } from "./mention.ts";

/** Whether the reply ends in mid-sentence; where its answer is only hinted at, every last word without a mark does. */
export const breaksOff = (
  whole: Reply,
  { sentences }: Reply,
  { manner, sentence, end }: Mention,
): boolean => {
  const last = sentences.at(-1)!;
  // "… is: A) True" ends with its answer.
  if (
    manner === "marked" &&
    sentence === sentences.length - 1 &&
    /^[^\p{L}\p{N}]*$/u.test(last.text.slice(end))
  )
    return false;
  if (last !== whole.sentences.at(-1) || sentences.length <= 3 || !/[\p{L}\p{N},(=-] $/u.test(last.text))
    return false;
  if (/ (?:that|the|an?|of|to|and|or|is|are|not|if|which|with|because|since) $/.test(last.text)) return true;
  const isHinted = manner === "hinted" && sentence < sentences.length - 1;
  return isHinted || last.at.length > (last.opensLine ? 8 : 3);
};

/** What a prompt says and no answer does. */
const instruction =
  / (?:please (?:answer|respond|choose|select|rate|indicate)|(?:respond|answer) only with|answer the following) /;

/** The sentences of a reply up to where it goes on after its answer with a question of its own making, which it answers too. */
export const ownSentences = ({ sentences }: Reply, mentions: readonly Mention[]): Reply["sentences"] => {
  const said = mentions.find((mention) => isFirm(mention) || mention.manner === "said");
  const opens = opening.exec(sentences[0]?.text ?? "");
  const first = opens === null ? (said?.sentence ?? Infinity) : 0;
  const firstEnd = opens?.[0].length ?? said?.end ?? 0;
  const marked = mentions.find(isFirm)?.sentence ?? Infinity;
  for (const [i, { text, opensLine, opensBlock }] of sentences.entries()) {
    if (i < first) continue;
    const listsOptions =
      /^ (?:\( )?A [.):] /.test(text) && /^ (?:\( )?B [.):] /.test(sentences[i + 1]?.text ?? "");
    const asks =
      /^ (?:(?:question|problem|exercise) :|you need to answer)/i.test(text) ||
      (opensBlock && text.startsWith(" Q : "));
    const goesOn = /^ (?:consider the following premises?|now answer the following)/i.test(text);
    if (i > first && (goesOn || (opensLine && (asks || (listsOptions && i > marked)))))
      return sentences.slice(0, i);
    const at = instruction.exec(text.toLowerCase())?.index ?? -1;
    if (at >= (i > first ? 0 : firstEnd))
      return [
        ...sentences.slice(0, i),
        ...(at > 0 ? [{ ...sentences[i]!, text: text.slice(0, at + 1) }] : []),
      ];
  }
  return sentences;
};
