/**
 * The papers' English, read back: the inverse of `paper-say.ts`, a recursive descent that never backtracks.
 *
 * The first words of a phrase, or the first ones behind its first clause, decide every choice:
 *   phrase := "for all" x "," phrase | "there is at least one" x "for which" phrase | "there is no" x "for which" phrase
 *           | "some" nouns "are" complement | "it is not true that" phrase | "it is true that" phrase
 *           | "if" phrase ", then" phrase | "either" phrase ", or" phrase (", or both" | ", but not both")
 *           | "at least one|exactly one of these is true:" phrase ", or else" phrase
 *           | claim "and" claim ("cannot both be true" | "are both true") | claim "is true if and only if" claim "is true"
 *           | clause [("and" | "if and only if") clause] | clause "or" clause ", or both"
 *   claim := "the claim that" phrase [","]
 */
import { canonical } from "#logic/canonical";
import { OrganonError } from "#logic/error";
import {
  and,
  constant,
  exists,
  forall,
  iff,
  implies,
  not,
  or,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { endsWord, type Found, type Vocabulary } from "../words.ts";
import { readSomeAre } from "./paper-plural.ts";
import { arithmetic } from "./style-words.ts";
import { withoutCapital } from "../scan.ts";

/** The formula of a sentence; an error names the column where reading ends and what stands there. */
export const readPaper = (sentence: string, vocabulary: Vocabulary): Formula =>
  canonical(readText(withoutCapital(sentence, vocabulary), sentence, vocabulary));

/** `maximalDepth` guards the stack against hostile text. */
const maximalDepth = 200;

const readText = (text: string, original: string, vocabulary: Vocabulary): Formula => {
  let at = 0;
  let nesting = 0;

  const sees = (words: string): boolean => text.startsWith(words, at);
  const take = (words: string): boolean => {
    if (!sees(words)) return false;
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
    const first = phrase([]);
    const whole = take(", and also ") ? and(first, phrase([])) : first;
    expect(".");
    if (at < text.length) throw fault("the end of the sentence");
    return whole;
  };

  /** `bound`: the variables whose quantifiers are open here. */
  const phrase = (bound: readonly string[]): Formula => {
    if (++nesting > maximalDepth) throw fault("fewer nested phrases");
    const formula = phraseWithin(bound);
    nesting--;
    return formula;
  };

  const phraseWithin = (bound: readonly string[]): Formula => {
    if (take("for all ")) return scope(bound, ", ", forall);
    if (take("there is at least one ")) return scope(bound, " for which ", exists);
    if (take("there is no ")) return not(scope(bound, " for which ", exists));
    if (take("some ")) return someNouns();
    if (take("it is not true that ")) return not(phrase(bound));
    if (take("it is true that ")) return phrase(bound);
    if (take("if ")) {
      const left = phrase(bound);
      expect(", then ");
      return implies(left, phrase(bound));
    }
    if (take("either ")) {
      const left = phrase(bound);
      expect(", or ");
      const right = phrase(bound);
      if (take(", but not both")) return not(iff(left, right));
      expect(", or both");
      return or(left, right);
    }
    if (take("at least one of these is true: ")) return listed(bound, or);
    if (take("exactly one of these is true: ")) return not(listed(bound, iff));
    return sees(claimOpener) ? claims(bound) : clauses(bound);
  };

  const listed = (bound: readonly string[], connect: (left: Formula, right: Formula) => Formula): Formula => {
    const left = phrase(bound);
    expect(", or else ");
    return connect(left, phrase(bound));
  };

  const scope = (
    bound: readonly string[],
    closer: string,
    quantify: (name: string, body: Formula) => Formula,
  ): Formula => {
    const name = takeName();
    if (bound.includes(name)) throw fault(`another variable than ${name}`);
    expect(closer);
    return quantify(name, phrase([...bound, name]));
  };

  /** A variable: one small letter and perhaps a number. */
  const takeName = (): string => {
    const name = /^[a-z]\d{0,3}(?=[ ,])/.exec(text.slice(at, at + 5))?.[0];
    if (name === undefined) throw fault("a variable");
    at += name.length;
    return name;
  };

  const someNouns = (): Formula => {
    const found = readSomeAre(text, at, vocabulary);
    if (found === undefined) throw fault("nouns of the vocabulary and what they are");
    at += found.said.length;
    return exists("x", and(predicate(found.subject.name, variable("x")), verb(found.said, variable("x"))));
  };

  const claims = (bound: readonly string[]): Formula => {
    const left = claim(bound);
    if (take("is true if and only if ")) {
      const right = claim(bound);
      expect("is true");
      return iff(left, right);
    }
    expect("and ");
    const both = and(left, claim(bound));
    if (take("are both true")) return both;
    expect("cannot both be true");
    return not(both);
  };

  const claim = (bound: readonly string[]): Formula => {
    expect(claimOpener);
    const body = phrase(bound);
    take(",");
    expect(" ");
    return body;
  };

  const clauses = (bound: readonly string[]): Formula => {
    const left = clause(bound);
    if (take(" if and only if ")) return iff(left, clause(bound));
    if (take(" or ")) {
      const right = clause(bound);
      expect(", or both");
      return or(left, right);
    }
    return !sees(` and ${claimOpener}`) && take(" and ") ? and(left, clause(bound)) : left;
  };

  const clause = (bound: readonly string[]): Formula => {
    const whole = vocabulary.clauseAt(text, at);
    if (whole !== undefined) {
      at += whole.length;
      return whole.positive ? proposition(whole.name) : not(proposition(whole.name));
    }
    for (const [words, formula] of arithmetic)
      if (sees(words) && endsWord(text, at + words.length)) {
        at += words.length;
        return formula;
      }
    const subject = someone(bound);
    expect(" ");
    return verbOf(subject, bound);
  };

  const someone = (bound: readonly string[]): Term => {
    const name = bound.find((candidate) => sees(candidate) && endsWord(text, at + candidate.length));
    if (name !== undefined) {
      at += name.length;
      return variable(name);
    }
    const person = vocabulary.nameAt(text, at);
    if (person === undefined) throw fault("a phrase, a variable or a person's name");
    at += person.length;
    return constant(person.name);
  };

  const verbOf = (subject: Term, bound: readonly string[]): Formula => {
    const found = vocabulary.phraseAt(text, at);
    if (found !== undefined) {
      at += found.length;
      return verb(found, subject);
    }
    const relation = vocabulary.relationAt(text, at);
    if (relation === undefined) throw fault("a verb phrase");
    at += relation.length;
    expect(" ");
    return verb(relation, subject, someone(bound));
  };

  return sentence();
};

const claimOpener = "the claim that ";

const verb = ({ name, positive }: Found, ...terms: readonly Term[]): Formula =>
  positive ? predicate(name, ...terms) : not(predicate(name, ...terms));
