/**
 * The papers' way (§3.3 of the ACL text: "searches for pre-defined keywords"), to set published numbers beside: a reply
 * qualifies where it holds "yes" or "no" anywhere, in whatever word, and is correct where it holds the key's. In the
 * published program the search goes both ways: a reply that is itself a piece of the key, the empty one too, is correct.
 */
import { withoutThinking } from "../reply-words.ts";
import type { ReadAnswer } from "../verdict.ts";
import { createReader } from "../judge.ts";

export const papers = createReader({
  name: "papers",
  reads: "the key's word anywhere in the reply, inside other words too, or else the other word",
  errs: "“Yes. I know …” is correct under either key (k-no-w), so is an empty reply; “It follows.” is unreadable",
  read: (reply, key) => {
    const said = withoutThinking(reply);
    return found(said, key) ?? found(said, key === "yes" ? "no" : "yes") ?? { answer: undefined };
  },
});

const keywords = { yes: /yes/i, no: /no/i } as const;

/** The keyword in the text, or the text in the keyword. */
const found = (said: string, keyword: "yes" | "no"): ReadAnswer | undefined => {
  const at = keywords[keyword].exec(said)?.index;
  if (at !== undefined) return { answer: keyword, span: [at, at + keyword.length] };
  const whole = said.trim();
  if (!keyword.includes(whole.toLowerCase())) return undefined;
  const start = said.length - said.trimStart().length;
  return whole === "" ? { answer: keyword } : { answer: keyword, span: [start, start + whole.length] };
};
