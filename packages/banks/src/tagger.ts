/**
 * Tags the words of third-party sentences with compromise. Organon's own English needs no tagger
 * (docs/decisions/0003-light-installation.md).
 */
import nlp from "compromise/two";

/** A word of a sentence. */
export type TaggedWord = {
  readonly text: string;
  readonly tags: ReadonlySet<Tag>;
  /** Forms of a verb that is no auxiliary. */
  readonly forms?: VerbForms;
};

type Tag = "verb" | "auxiliary" | "gerund" | "infinitive" | "past" | "noun" | "plural" | "proper" | "adverb";

/** "Ring", "rings", "rang", "rung". */
type VerbForms = Readonly<Record<"base" | "third" | "past" | "participle", string>>;

/** Tags the words of a sentence. */
export type Tagger = (sentence: string) => readonly TaggedWord[];

/** Opens the tagger. Throws if the installed version of compromise can't conjugate verbs. */
export const openTagger = (): Tagger => {
  const methods = nlp.methods();
  if (!canConjugate(methods)) throw new Error("compromise does not conjugate");
  const { verb } = methods.two.transform;
  const model = nlp.model();
  const { lexicon } = hasLexicon(model) ? model.one : { lexicon: {} };
  const isWord = (word: string): boolean => Object.hasOwn(lexicon, word);
  const conjugateVerb = (word: string, isPast: boolean): VerbForms | undefined => {
    const base = verb.toInfinitive(word, nlp.model(), isPast ? "PastTense" : undefined);
    const forms = verb.conjugate(base, nlp.model());
    const { PresentTense: third } = forms;
    // "Traveled" is accepted like "travelled".
    const past = isPast && word !== base && word.endsWith("ed") ? word : forms.PastTense;
    // compromise takes "soothed" for a form of "sooth": where both bases are words, neither is sure.
    if (isPast && word === `${base}ed` && isWord(`${base}e`)) return undefined;
    const participle = forms.Participle ?? past;
    return [base, past, third, participle].includes(word) ? { base, past, third, participle } : undefined;
  };
  return (sentence) => {
    const sentences: readonly { readonly terms?: readonly Term[] }[] = nlp(sentence).json();
    const terms = sentences.flatMap((one) => one.terms ?? []).reduce(joinTerms, []);
    return terms.map((term, at) => {
      const word = tagTerm(term, terms[at - 1]);
      const forms =
        word.tags.has("verb") && !word.tags.has("auxiliary")
          ? conjugateVerb(word.text, word.tags.has("past"))
          : undefined;
      return forms === undefined ? word : { ...word, forms };
    });
  };
};

const joinTerms = (words: readonly Term[], term: Term): Term[] => {
  const last = words.at(-1);
  if (term.text === "") return [...words];
  return last?.post === "-"
    ? [...words.slice(0, -1), { ...term, text: `${last.text}-${term.text}` }]
    : [...words, term];
};

/** Members that compromise's types lack. */
type Conjugation = {
  readonly two: {
    readonly transform: {
      readonly verb: {
        readonly toInfinitive: (word: string, model: object, tense?: string) => string;
        readonly conjugate: (
          base: string,
          model: object,
        ) => { PastTense: string; PresentTense: string; Participle?: string };
      };
    };
  };
};

const hasLexicon = (model: object): model is { readonly one: { readonly lexicon: object } } => "one" in model;

const canConjugate = (methods: object): methods is Conjugation => "two" in methods;

type Term = { readonly text: string; readonly post?: string; readonly tags?: readonly string[] };

const tagTerm = ({ text, tags = [] }: Term, before: Term | undefined): TaggedWord => {
  const has = (tag: string): boolean => tags.includes(tag);
  const afterTo = before?.text.toLowerCase() === "to";
  const auxiliary = has("Auxiliary") || has("Copula") || has("Modal");
  const found: Readonly<Record<Tag, boolean>> = {
    verb: has("Verb") || auxiliary,
    auxiliary,
    gerund: has("Gerund") && /ing$/i.test(text),
    // The base form of a verb is a finite plural as well: "people walk".
    infinitive: has("Infinitive") && afterTo,
    past: has("PastTense") || has("Participle"),
    adverb: has("Adverb"),
    noun: has("Noun") || has("Pronoun"),
    plural: has("Plural"),
    proper: has("ProperNoun") || has("Place") || has("Organization") || has("Person"),
  };
  return { text, tags: new Set(tagNames.filter((tag) => found[tag])) };
};

const tagNames: readonly Tag[] = [
  "verb",
  "auxiliary",
  "gerund",
  "infinitive",
  "past",
  "noun",
  "plural",
  "proper",
  "adverb",
];
