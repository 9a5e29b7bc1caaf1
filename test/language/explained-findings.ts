/**
 * What Harper finds in our English and why it stays: each class of finding once, with the rule that reports it and the
 * words it reports. A finding that no class here explains is a fault to be mended. The figures stand in
 * docs/grammar-check.md.
 */
import type { Finding } from "./outside-checker.ts";

export type ExplainedClass = {
  readonly rule: string;
  /** The words found fault with. */
  readonly words: RegExp;
  readonly because: string;
};

export const explainedClasses: readonly ExplainedClass[] = [
  {
    rule: "AvoidAndAlso",
    words: /^and also$/,
    because: "advice on style; “, and also” tells a conjunction of sentences from one of verb phrases",
  },
  {
    rule: "LongSentences",
    words: /./,
    because: "over forty words with the question's lead-in; the generator bounds the sentences themselves",
  },
  {
    rule: "MissingPreposition",
    words: /^(?:is|was|will|has|had|it|person|individual)$/,
    because:
      "Harper takes “it is false that”, “has red hair”, “will own Jupiter” for “is (of) false”: nothing is missing",
  },
  {
    rule: "PronounVerbAgreement",
    words: /^(?:lent|forgave|beat|strung|spun|fed|woke|cast|froze)$/,
    because: "irregular pasts that Harper's dictionary does not know as pasts",
  },
  {
    rule: "PronounVerbAgreement",
    words: /^(?:tap|ice|roller|self)$/,
    because: "the first half of a hyphenated verb taken for the verb",
  },
  { rule: "DidPast", words: /^shed$/, because: "the base of “shed” is its past" },
  { rule: "MassNouns", words: /^a fungus$/, because: "“fungus” is countable too" },
  {
    rule: "CompoundNouns",
    words: /^person ages$/,
    because: "noun and verb, taken for the word “personages”",
  },
  {
    rule: "SplitWords",
    words: /^(?:handbells|paraglid(?:es?|ed)|echolocat(?:es?|ed))$/,
    because: "single words in Merriam-Webster that Harper's dictionary lacks",
  },
  {
    rule: "SpellCheck",
    words: /^(?:defragment(?:s|ed)?|dematerialize[sd]?)$/,
    because: "words in Merriam-Webster that Harper's dictionary lacks",
  },
];

/** The class that explains a finding, if one does. */
export const explanationOf = ({ rule, words }: Finding): ExplainedClass | undefined =>
  explainedClasses.find((known) => known.rule === rule && known.words.test(words));
