/**
 * The papers' English, read back: the inverse of `paper-say.ts`, a recursive descent that never backtracks.
 *
 * The first words of a phrase, or the first ones behind its first clause, decide every choice:
 *   phrase := ["not"] "for all" x "," phrase | "there is at least one" x "for which" phrase | "there is no" x "for which" phrase
 *           | "some" nouns ("are" complement | verb) | ("it is not true that" | "it is not the case that") phrase
 *           | "it is true that" phrase | "if" phrase ", then" phrase [", and if" clause ", then" clause]
 *           | "either" phrase ", or" phrase | "neither" phrase "nor" phrase
 *           | "the fact that" phrase "does not imply that" phrase | "at least one of these is true:" phrase ", or else" phrase
 *           | claim "and" claim ("cannot both be true" | "are both true") | claim "is true if and only if" claim "is true"
 *           | "both" clause "or" clause "and" clause "or" clause "are true" | pair ["," ("and" | "or") pair]
 *   pair := clause [("and" | "or" | "if and only if") clause]; behind ", and" it may begin with "either"
 *   claim := "the claim that" phrase [","]
 * An action may stand in any of its three forms (`paper-forms.ts`).
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
import { otherFormAt } from "./paper-forms.ts";
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
    const first = phrase([], true);
    const whole = take(", and also ") ? and(first, phrase([])) : first;
    expect(".");
    if (at < text.length) throw fault("the end of the sentence");
    return whole;
  };

  /** `bound`: the variables whose quantifiers are open here; `lasts`: whether the phrase ends where the sentence does. */
  const phrase = (bound: readonly string[], lasts = false): Formula => {
    if (++nesting > maximalDepth) throw fault("fewer nested phrases");
    const formula = phraseWithin(bound, lasts);
    nesting--;
    return formula;
  };

  /** A phrase, what parts it from the next, and that. */
  const pairOf = (
    bound: readonly string[],
    between: string,
    connect: (left: Formula, right: Formula) => Formula,
  ): Formula => {
    const left = phrase(bound);
    expect(between);
    return connect(left, phrase(bound));
  };

  const phraseWithin = (bound: readonly string[], lasts: boolean): Formula => {
    const scoped = (closer: string, quantify: (name: string, body: Formula) => Formula): Formula => {
      const name = takeName();
      if (bound.includes(name)) throw fault(`another variable than ${name}`);
      expect(closer);
      return quantify(name, phrase([...bound, name], lasts));
    };
    if (take("not for all ")) return not(scoped(", ", forall));
    if (take("for all ")) return scoped(", ", forall);
    if (take("there is at least one ")) return scoped(" for which ", exists);
    if (take("there is no ")) return not(scoped(" for which ", exists));
    if (take("some ")) return someNouns();
    if (take("it is not true that ") || take("it is not the case that ")) return not(phrase(bound, lasts));
    if (take("it is true that ")) return phrase(bound);
    if (take("if ")) {
      const first = pairOf(bound, ", then ", implies);
      return lasts && take(", and if ") ? and(first, pairOf(bound, ", then ", implies)) : first;
    }
    if (take("either ")) return pairOf(bound, ", or ", or);
    if (take("neither ")) return not(pairOf(bound, " nor ", or));
    if (take("the fact that ")) return not(pairOf(bound, " does not imply that ", implies));
    if (take("at least one of these is true: ")) return pairOf(bound, ", or else ", or);
    if (take("both ")) {
      const left = clauses(bound);
      expect(" and ");
      const right = clauses(bound);
      expect(" are true");
      return and(left, right);
    }
    if (sees(claimOpener)) return claims(bound);
    const left = clauses(bound);
    if (!lasts || sees(", and also ")) return left;
    if (take(", and either ") || take(", and ")) return and(left, clauses(bound));
    return take(", or ") ? or(left, clauses(bound)) : left;
  };

  /** A variable: one small letter and perhaps a number. */
  const takeName = (): string => {
    const name = /^[a-z]\d{0,3}(?=[ ,])/.exec(text.slice(at, at + 5))?.[0];
    if (name === undefined) throw fault("a variable");
    at += name.length;
    return name;
  };

  const someNouns = (): Formula => {
    const found = readSomeAre(text, at, vocabulary, (place) => phraseIn(vocabulary, text, place));
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
    if (take(" or ")) return or(left, clause(bound));
    return !sees(` and ${claimOpener}`) && take(" and ") ? and(left, clause(bound)) : left;
  };

  const clause = (bound: readonly string[]): Formula => {
    const whole = clauseIn(vocabulary, text, at);
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
    const found = phraseIn(vocabulary, text, at);
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

/** The verb phrase that stands at a place, in whichever of its forms. */
const phraseIn = (vocabulary: Vocabulary, text: string, at: number): Found | undefined => {
  const other = otherFormAt(text, at);
  const found = other && vocabulary.phraseAt(other.stated, 0);
  return found && found.length === other.stated.length
    ? { ...found, length: other.length }
    : vocabulary.phraseAt(text, at);
};

/** The clause that stands at a place: "it snows" is "it is snowing". */
const clauseIn = (vocabulary: Vocabulary, text: string, at: number): Found | undefined => {
  const subject = /^[A-Za-z]+ /.exec(text.slice(at, at + 30))?.[0] ?? "";
  const other = subject === "" ? undefined : otherFormAt(text, at + subject.length);
  const stated = other && `${subject}${other.stated}`;
  const found = stated === undefined ? undefined : vocabulary.clauseAt(stated, 0);
  return found && other && found.length === stated?.length
    ? { ...found, length: subject.length + other.length }
    : vocabulary.clauseAt(text, at);
};

const claimOpener = "the claim that ";

const verb = ({ name, positive }: Found, ...terms: readonly Term[]): Formula =>
  positive ? predicate(name, ...terms) : not(predicate(name, ...terms));
