/**
 * Sentences rehearsed: of a formula that is said again and again with other words, the text between the words, and the
 * questions that the reader asked when it read that text, with their answers.
 *
 * A reading is a function of the answers to the reader's questions (`scan.ts`). Where a sentence gives the same answers
 * to the same questions, the reader, asked anew, would give back the same formula; so only the questions are asked, of
 * the sentence itself, and no formula is built. Where one answer differs, the sentence is not taken to be read.
 */
import { equal, type Formula } from "#logic";
import { foundAt, scanOf, withoutCapital, type FoundKind, type Scan } from "./scan.ts";
import { endsWord, vocabularyOf, type Vocabulary, type Words } from "./words.ts";

export type Rehearsed = {
  /** The sentence with the words of an item. */
  readonly say: (words: Words) => string;
  /** Whether a sentence, read with a vocabulary, gives back the formula by the same reading. */
  readonly isRead: (sentence: string, vocabulary: Vocabulary) => boolean;
};

/** A question to a text at the reader's place, with its answer. */
type Question =
  /** None of the phrases stands here; `letters` has a bit for each first letter. */
  | { readonly ask: "none"; readonly phrases: readonly string[]; readonly letters: number }
  | { readonly ask: "take" | "take whole"; readonly phrase: string }
  | { readonly ask: "find"; readonly kind: FoundKind; readonly name: string; readonly positive: boolean }
  | { readonly ask: "not found"; readonly kind: FoundKind }
  | { readonly ask: "mark" }
  | { readonly ask: "reset" }
  | { readonly ask: "end" };

/** A hole of a text: whose words come there. */
type Hole = {
  readonly of: "propositions" | "predicates" | "relations" | "constants";
  readonly name: string;
  readonly positive: boolean;
};

/** A style's own speaking and reading. */
type Spoken = {
  readonly say: (formula: Formula, words: Words) => string;
  readonly readFrom: (scan: Scan, sentence: string) => Formula;
};

export type Rehearsal = (formula: Formula, words: Words) => Rehearsed | undefined;

/**
 * Rehearses formulas over the letters of `words` in a style; undefined where the text read is another formula's.
 * What rehearsals have in common is kept once.
 */
export const createRehearsal = ({ say, readFrom }: Spoken): Rehearsal => {
  const questions = new Map<string, Question>();
  const shared = (question: Question): Question => {
    const key = JSON.stringify(question);
    const known = questions.get(key) ?? question;
    questions.set(key, known);
    return known;
  };
  return (formula, words) => {
    const { blanks, holes } = blanksFor(words);
    const sentence = say(formula, blanks);
    const asked: Question[] = [];
    if (!equal(readFrom(listening(scanOf(vocabularyOf(blanks)), asked), sentence), formula)) return undefined;
    const script = gathered(asked).map(shared);
    const { pieces, filled } = cut(sentence, holes);
    return {
      say: (own) => {
        let text = pieces[0]!;
        for (let i = 0; i < filled.length; i++) text += wordsFor(filled[i]!, own) + pieces[i + 1]!;
        return pieces[0] === "" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
      },
      isRead: (said, vocabulary) => answersAlike(script, withoutCapital(said, vocabulary), vocabulary),
    };
  };
};

// ── speaking ───────────────────────────────────────────────────────────────────────────────────────────────

/** Words of one letter each, from those that no language has. */
const blanksFor = (words: Words) => {
  const holes: Hole[] = [];
  const blank = (of: Hole["of"], name: string, positive: boolean): string =>
    String.fromCharCode(firstBlank + holes.push({ of, name, positive }) - 1);
  const signed = (of: Hole["of"], names: Iterable<string>) =>
    new Map([...names].map((name) => [name, { yes: blank(of, name, true), no: blank(of, name, false) }]));
  const blanks: Words = {
    propositions: signed("propositions", words.propositions.keys()),
    predicates: signed("predicates", words.predicates.keys()),
    relations: signed("relations", words.relations?.keys() ?? []),
    constants: new Map([...words.constants.keys()].map((name) => [name, blank("constants", name, true)])),
  };
  return { blanks, holes };
};

/** The first of Unicode's letters for private use. */
const firstBlank = 0xe000;

/** The text between the blanks, and what the blanks stand for. */
const cut = (sentence: string, holes: readonly Hole[]) => {
  const pieces: string[] = [];
  const filled: Hole[] = [];
  let from = 0;
  for (let at = 0; at < sentence.length; at++) {
    const hole = holes[sentence.charCodeAt(at) - firstBlank];
    if (hole === undefined) continue;
    pieces.push(sentence.slice(from, at));
    filled.push(hole);
    from = at + 1;
  }
  pieces.push(sentence.slice(from));
  return { pieces, filled };
};

const wordsFor = ({ of, name, positive }: Hole, words: Words): string => {
  if (of === "constants") return words.constants.get(name)!;
  const phrase = words[of]!.get(name)!;
  return positive ? phrase.yes : phrase.no;
};

// ── asking ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a text gives the answers of a script. */
const answersAlike = (script: readonly Question[], text: string, vocabulary: Vocabulary): boolean => {
  let [at, mark] = [0, 0];
  for (const question of script)
    switch (question.ask) {
      case "none":
        if (
          (question.letters >>> (text.charCodeAt(at) & 31)) & 1 &&
          question.phrases.some((phrase) => text.startsWith(phrase, at))
        )
          return false;
        break;
      case "take":
        if (!text.startsWith(question.phrase, at)) return false;
        at += question.phrase.length;
        break;
      case "take whole":
        if (!text.startsWith(question.phrase, at) || !endsWord(text, at + question.phrase.length))
          return false;
        at += question.phrase.length;
        break;
      case "find": {
        const found = foundAt(vocabulary, question.kind, text, at);
        if (found?.name !== question.name || found.positive !== question.positive) return false;
        at += found.length;
        break;
      }
      case "not found":
        if (foundAt(vocabulary, question.kind, text, at)) return false;
        break;
      case "mark":
        mark = at;
        break;
      case "reset":
        at = mark;
        break;
      default:
        if (at !== text.length) return false;
    }
  return true;
};

// ── listening ──────────────────────────────────────────────────────────────────────────────────────────────

/** A scan that writes down what it is asked and what it answers. */
const listening = (scan: Scan, asked: Question[]): Scan => {
  const none = (phrase: string): false => {
    asked.push({ ask: "none", phrases: [phrase], letters: 1 << (phrase.charCodeAt(0) & 31) });
    return false;
  };
  return {
    ...scan,
    take: (phrase) => {
      if (!scan.take(phrase)) return none(phrase);
      asked.push({ ask: "take", phrase });
      return true;
    },
    takeWhole: (phrase) => {
      // What does not stand here is not taken as a whole word either.
      if (!scan.takeWhole(phrase)) return none(phrase);
      asked.push({ ask: "take whole", phrase });
      return true;
    },
    find: (kind) => {
      const found = scan.find(kind);
      asked.push(
        found
          ? { ask: "find", kind, name: found.name, positive: found.positive }
          : { ask: "not found", kind },
      );
      return found;
    },
    mark: () => {
      scan.mark();
      asked.push({ ask: "mark" });
    },
    reset: () => {
      scan.reset();
      asked.push({ ask: "reset" });
    },
    atEnd: () => {
      asked.push({ ask: "end" });
      return scan.atEnd();
    },
  };
};

/** The questions, with refusals at one place gathered and without marks that nothing comes back to. */
const gathered = (asked: readonly Question[]): readonly Question[] => {
  const script: Question[] = [];
  for (const [i, question] of asked.entries()) {
    const last = script.at(-1);
    if (question.ask === "none" && last?.ask === "none")
      script[script.length - 1] = {
        ask: "none",
        phrases: [...last.phrases, ...question.phrases],
        letters: last.letters | question.letters,
      };
    else if (question.ask !== "mark" || isComeBackTo(asked, i)) script.push(question);
  }
  return script;
};

const isComeBackTo = (asked: readonly Question[], mark: number): boolean => {
  for (let i = mark + 1; i < asked.length; i++) {
    if (asked[i]?.ask === "mark") return false;
    if (asked[i]?.ask === "reset") return true;
  }
  return false;
};
