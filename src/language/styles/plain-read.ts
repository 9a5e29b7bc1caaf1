/**
 * Plain English, read back: the inverse of `plain-say.ts`, a recursive descent that never backtracks.
 *
 * Each phrase announces itself by its first words, so one look ahead decides every choice:
 *   phrase := "it is false that" phrase | "it is true that" phrase | "these are both true:" phrase ", and also" phrase
 *           | "these are either both true or both false:" phrase ", and also" phrase | "both" short "and" short | "either" phrase ", or" phrase (", or both" | ", but not both")
 *           | "at least one|exactly one of these is true:" phrase ", or else" phrase
 *           | "if" a-person group ", then" phrase | "if" phrase ", then" phrase
 *           | "for every|some" noun "," phrase | "every|some|no" noun group | a-person verb "if and only if" clause
 *           | clause [("and" | "if and only if") clause]
 * Bound names come back canonical.
 */
import {
  and,
  constant,
  exists,
  falsity,
  forall,
  iff,
  implies,
  not,
  or,
  OrganonError,
  predicate,
  proposition,
  truth,
  variable,
  type Formula,
  type Term,
} from "#logic";
import { arbitraryName, canonical } from "../canonical.ts";
import { endsWord, type Vocabulary } from "../words.ts";
import { indefinite, nouns } from "./plain-say.ts";

/** The formula of a sentence; an error names the column where reading ends and what stands there. */
export const readPlain = (sentence: string, vocabulary: Vocabulary): Formula =>
  plainReader(vocabulary)(sentence);

/** `readPlain` for many sentences of one vocabulary. */
export const plainReader = (vocabulary: Vocabulary): ((sentence: string) => Formula) => {
  const reading = openReading(vocabulary);
  return (sentence) => {
    reading.begin(sentence);
    const formula = reading.sentence();
    if (!reading.atEnd()) throw reading.fault("the end of the sentence");
    return canonical(formula);
  };
};

/** `maximalDepth` guards the stack against hostile text. */
const maximalDepth = 200;

const openReading = (vocabulary: Vocabulary) => {
  let [original, text, at, nesting] = ["", "", 0, 0];

  const begin = (sentence: string): void => {
    original = sentence;
    // The capital at the head is not part of any phrase but a name.
    text =
      vocabulary.nameAt(original, 0) || vocabulary.clauseAt(original, 0)
        ? original
        : original.charAt(0).toLowerCase() + original.slice(1);
    [at, nesting] = [0, 0];
  };

  const take = (words: string): boolean => {
    // Most phrases are told apart by their first letter.
    if (text.charCodeAt(at) !== words.charCodeAt(0) || !text.startsWith(words, at)) return false;
    at += words.length;
    return true;
  };
  const expect = (words: string): void => {
    if (!take(words)) throw fault(`“${words.trim()}”`);
  };
  const fault = (wanted: string): OrganonError =>
    new OrganonError(
      "misuse",
      `cannot read “${original.length > 120 ? `${original.slice(0, 120)}…` : original}” at column ${at + 1}: ` +
        `expected ${wanted}, found “${text.slice(at, at + 24)}”`,
    );

  const sentence = (): Formula => {
    if (take("pick anyone you like: ")) {
      const body = phrase([arbitraryName]);
      expect(".");
      return forall(arbitraryName, body);
    }
    const first = phrase([]);
    const whole = take(", and also ") ? and(first, phrase([])) : first;
    expect(".");
    return whole;
  };

  /** `bound`: the names of the open quantifiers. */
  const phrase = (bound: readonly string[]): Formula => {
    if (++nesting > maximalDepth) throw fault("fewer nested phrases");
    const formula = phraseWithin(bound);
    nesting--;
    return formula;
  };

  const phraseWithin = (bound: readonly string[]): Formula => {
    if (take("it is false that ")) return not(phrase(bound));
    if (take("it is true that ")) return phrase(bound);
    if (take("these are both true: ")) return listed(bound, ", and also ", and);
    if (take("these are not both true: ")) return not(listed(bound, ", and also ", and));
    if (take("these are either both true or both false: ")) return listed(bound, ", and also ", iff);
    if (take("both ")) {
      const left = short(bound);
      expect(" and ");
      return and(left, short(bound));
    }
    if (take("at least one of these is true: ")) return listed(bound, ", or else ", or);
    if (take("neither of these is true: ")) return not(listed(bound, ", or else ", or));
    if (take("exactly one of these is true: ")) return not(listed(bound, ", or else ", iff));
    if (take("either ")) {
      const left = phrase(bound);
      expect(", or ");
      const right = phrase(bound);
      if (take(", but not both")) return not(iff(left, right));
      expect(", or both");
      return or(left, right);
    }
    if (take("if ")) return conditional(bound);
    if (take("for every ")) return scope(bound, forall);
    if (take("for some ")) return scope(bound, exists);
    if (take("every ")) return about(bound, forall, group);
    if (take("some ")) return about(bound, exists, group);
    if (take("no ")) return about(bound, forall, deniedGroup);
    if (takeIndefinite(bound)) {
      const inner = opened(bound);
      const left = verb(inner);
      expect(" if and only if ");
      return forall(inner.at(-1) ?? "", iff(left, clause(inner)));
    }
    return joined(bound);
  };

  const listed = (
    bound: readonly string[],
    parting: string,
    connect: (left: Formula, right: Formula) => Formula,
  ): Formula => {
    const left = phrase(bound);
    expect(parting);
    return connect(left, phrase(bound));
  };

  /** A clause, or a person and a verb. */
  const short = (bound: readonly string[]): Formula => {
    if (take("every ")) return about(bound, forall, verb);
    if (take("some ")) return about(bound, exists, verb);
    return take("no ") ? about(bound, forall, (inner) => not(verb(inner))) : clause(bound);
  };

  const conditional = (bound: readonly string[]): Formula => {
    if (takeIndefinite(bound)) {
      const inner = opened(bound);
      const left = group(inner);
      expect(", then ");
      return forall(inner.at(-1) ?? "", implies(left, phrase(inner)));
    }
    const left = phrase(bound);
    expect(", then ");
    return implies(left, phrase(bound));
  };

  const takeIndefinite = (bound: readonly string[]): boolean => {
    const words = introductions[bound.length];
    return words !== undefined && take(words);
  };

  const opened = (bound: readonly string[]): readonly string[] => [...bound, `v${bound.length}`];

  const scope = (bound: readonly string[], quantify: (name: string, body: Formula) => Formula): Formula => {
    const inner = noun(bound);
    expect(", ");
    return quantify(inner.at(-1) ?? "", phrase(inner));
  };

  const about = (
    bound: readonly string[],
    quantify: (name: string, body: Formula) => Formula,
    rest: (bound: readonly string[]) => Formula,
  ): Formula => {
    const inner = noun(bound);
    expect(" ");
    return quantify(inner.at(-1) ?? "", rest(inner));
  };

  const noun = (bound: readonly string[]): readonly string[] => {
    const word = nouns[bound.length];
    if (word === undefined) throw fault("no further quantifier");
    expect(word);
    return opened(bound);
  };

  /** One verb phrase of the innermost person, "P and Q", or "either …, or …, or both". */
  const group = (bound: readonly string[]): Formula => {
    if (!take("either ")) return pair(bound);
    const left = pair(bound);
    expect(", or ");
    const right = pair(bound);
    expect(", or both");
    return or(left, right);
  };

  const deniedGroup = (bound: readonly string[]): Formula => {
    take("both ");
    return not(group(bound));
  };

  const pair = (bound: readonly string[]): Formula => {
    const left = verb(bound);
    return text.startsWith(" and ", at) && vocabulary.phraseAt(text, at + 5)
      ? and(left, (expect(" and "), verb(bound)))
      : left;
  };

  const verb = (bound: readonly string[]): Formula => verbOf(variable(bound.at(-1) ?? ""));

  const verbOf = (term: Term): Formula => {
    const found = vocabulary.phraseAt(text, at);
    if (found === undefined) throw fault("a verb phrase");
    at = found.end;
    return signed(predicate(found.name, term), found.positive);
  };

  const joined = (bound: readonly string[]): Formula => {
    const left = clause(bound);
    if (take(" if and only if ")) return iff(left, clause(bound));
    if (isSimple(left) && take(" and ")) return and(left, clause(bound));
    return left;
  };

  const clause = (bound: readonly string[]): Formula => {
    const whole = vocabulary.clauseAt(text, at);
    if (whole !== undefined) {
      at = whole.end;
      return signed(proposition(whole.name), whole.positive);
    }
    if (text.startsWith("one ", at))
      for (const [words, formula] of arithmetic)
        if (text.startsWith(words, at) && endsWord(text, at + words.length)) {
          at += words.length;
          return formula;
        }
    const depth = takePointer(bound);
    if (depth !== undefined) {
      const name = bound[depth] ?? "";
      if (depth === bound.length - 1) {
        expect(" ");
        return group(bound);
      }
      expect(" ");
      return verbOf(variable(name));
    }
    const person = vocabulary.nameAt(text, at);
    if (person === undefined) throw fault("a phrase or a person's name");
    at = person.end;
    expect(" ");
    return verbOf(constant(person.name));
  };

  /** "that person" or "this person": the depth of the quantifier it points back to. */
  const takePointer = (bound: readonly string[]): number | undefined => {
    for (let depth = 0; depth < bound.length; depth++)
      if (take(pointers[depth]?.that ?? "") || take(pointers[depth]?.this ?? "")) return depth;
    return undefined;
  };

  return { begin, sentence, atEnd: () => at === text.length, fault };
};

/** "a person ", by the depth of the quantifier, and what points back to it. */
const introductions: readonly string[] = indefinite.map((words) => `${words} `);
const pointers = nouns.map((word) => ({ that: `that ${word}`, this: `this ${word}` }));

const signed = (formula: Formula, positive: boolean): Formula => (positive ? formula : not(formula));

const isSimple = (formula: Formula): boolean =>
  formula.kind === "not" ? isSimple(formula.body) : formula.kind !== "and" && formula.kind !== "or";

/** The two reserved sentences of ⊤ and ⊥. No lexicon uses them. */
const arithmetic: readonly (readonly [string, Formula])[] = [
  ["one equals one", truth],
  ["one does not equal one", not(truth)],
  ["one equals two", falsity],
  ["one does not equal two", not(falsity)],
];
