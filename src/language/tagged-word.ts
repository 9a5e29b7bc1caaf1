/** What a tagger says of the words of somebody else's sentence; the sentences of our own grammar need none. */

/** A word with what a tagger says of it, by the Penn-like names that `Tag` lists. */
export type TaggedWord = {
  readonly text: string;
  readonly tags: ReadonlySet<Tag>;
  /** Of a verb that is no auxiliary. */
  readonly forms?: VerbForms;
};

export type Tag =
  | "verb"
  | "auxiliary"
  | "gerund"
  | "infinitive"
  | "past"
  | "noun"
  | "plural"
  | "proper"
  | "adverb";

/** "Ring", "rings", "rang", "rung". */
export type VerbForms = Readonly<Record<"base" | "third" | "past" | "participle", string>>;

/** Says what each word of a sentence is. */
export type Tagger = (sentence: string) => readonly TaggedWord[];
