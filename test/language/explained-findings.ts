/**
 * What Harper finds in our English and why it stays: each class of finding once, with the rule that reports it and the
 * words it reports. A finding that no class here explains is a fault to be mended. The figures stand in
 * results/english.md.
 */
import type { Finding } from "./outside-checker.ts";

export type ExplainedClass = {
  readonly rule: string;
  /** The words found fault with. */
  readonly words: RegExp;
  readonly because: string;
};

export const explainedClasses: readonly ExplainedClass[] = [
  // Of the lexicons and their questions.
  {
    rule: "AvoidAndAlso",
    words: /^and also$/,
    because: "advice on style; “, and also” tells a conjunction of sentences from one of verb phrases",
  },
  {
    rule: "LongSentences",
    words: /./,
    because:
      "over forty words: a question with its lead-in, or a rule of three clauses in a four-option item",
  },
  {
    rule: "MissingPreposition",
    words: /^(?:is|was|will|has|had|it)$/,
    because:
      "Harper takes “(that) it was low tide”, “has red hair”, “will own Jupiter” for “was (of) …”: nothing is missing",
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
  { rule: "OxfordComma", words: /^he$/, because: "“he or she” behind a condition ends no list" },
  { rule: "SpellCheck", words: /^[XYZ]\.$/, because: "a letter that stands for somebody" },
  { rule: "RedundantThat", words: /^that that$/, because: "“that” before “that person”" },
  { rule: "ComplainAsNoun", words: /^complain$/, because: "a verb behind “did not both”" },
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
  // Of the sentence bank, which is British and full of rare words.
  {
    rule: "CompoundNouns",
    words:
      /^(?:tin plate|candy floss|street lamp|fortune teller|night watchman|sugar cane|water wheel|front line|fire truck|tool shed|passion flower|water lily|tar pit|slag heap|ice cap|guest book|salt cellar|wine glass|coffee pot|bath mat|Custom House|motor car|green room|pen friend|bridal veil|boarding house|toll booth|snow line|hymn book)$/,
    because: "two words in British dictionaries",
  },
  {
    rule: "CompoundNouns",
    words: /^(?:heart beats|long hand|black face|dead line)$/,
    because: "no compounds: the heart beats, a long hand, a black face, a telegraph line that is dead",
  },
  {
    rule: "OrthographicConsistency",
    words:
      /^(?:Isis|Ama|al?|da|di|von|Fortran|psalter|ouija|dewar|obsidian|linotype|lewis|chinook|lapis|boric|prima|electron)$/i,
    because: "names, or common nouns that Harper knows as names",
  },
  { rule: "SpellCheck", words: /^(?:lewis|al|f2a|Q\.)$/, because: "the number of a commit, parts of names" },
  {
    rule: "SplitWords",
    words: /^(?:sailmakers|papier|errant|cokey)$/,
    because: "a plural possessive, or a part of a word with a hyphen",
  },
  {
    rule: "AvoidCurses",
    words: /^(?:tit|Dick|ass)$/,
    because: "a great tit, Moby-Dick, and a painted donkey",
  },
  {
    rule: "DisjointPrefixes",
    words: /^(?:mid-air|under way|sub-basement|sub-editor)$/,
    because: "British spelling",
  },
  { rule: "Regionalisms", words: /^(?:duvet|ketchup)$/, because: "both are British English" },
  {
    rule: "TheProperNounPossessive",
    words: /^the$/i,
    because: "the Gobi, the Bristol, and a newspaper's name",
  },
  { rule: "DidPast", words: /^(?:saw|fell)$/, because: "“saw” and “fell” are infinitives too" },
  {
    rule: "MissingTo",
    words: /^(?:needs?|refused?)$/,
    because: "to need beeswax, to refuse lace: nouns that Harper takes for verbs",
  },
  { rule: "OutOfDate", words: /^out of date$/, because: "behind “is” it takes no hyphens" },
  { rule: "The", words: /^Te$/, because: "the Te Deum" },
  { rule: "MassNouns", words: /^a (?:stuffing|grating|greeting)$/, because: "all three are countable too" },
  { rule: "AnA", words: /^A$/, because: "seat 1A" },
  { rule: "MergeWords", words: /^(?:Oma has|macaron is)$/, because: "a name or a rare word before a verb" },
  { rule: "LeftRightHand", words: /^$/, because: "“in his left hand Maestro …”: “left” and “hand” are all" },
  { rule: "PhrasalVerbAsCompoundNoun", words: /^Baron$/, because: "Baron Ulrich, not “bar on”" },
  { rule: "OnFloor", words: /^at$/, because: "a threshing floor is a place" },
  { rule: "WayTooAdjective", words: /^to$/, because: "gave way to comfort" },
  { rule: "WrongNegative", words: /^unbuilt$/, because: "not built" },
  { rule: "MissingPreposition", words: /^hatbox$/, because: "“in the hatbox was real dynamite”" },
];

/** The class that explains a finding, if one does. */
export const explanationOf = ({ rule, words }: Finding): ExplainedClass | undefined =>
  explainedClasses.find((known) => known.rule === rule && known.words.test(words));
