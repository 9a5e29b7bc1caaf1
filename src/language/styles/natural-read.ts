/**
 * Natural English, parsed: the inverse of `natural-say.ts`, by the rows of data/grammar/natural.json and, before them, of frames.json.
 * Functions here read what rows cannot say: words of the vocabulary, who is pointed at, and verbs whose words stand elsewhere. Where a verb lacks its auxiliary ("did not both
 * sing"), with the auxiliary before it. So the vocabulary knows whole clauses and whole verb phrases only.
 */
import rules from "../../../data/grammar/natural.json" with { type: "json" };
import { arbitraryName } from "#logic/canonical";
import {
  constant,
  exists,
  forall,
  implies,
  not,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { once } from "#logic/memoize";
import { isOfSecondSort } from "#logic/two-sorts";
import { formsOfBe } from "../auxiliaries.ts";
import { uncapitalized } from "../capitals.ts";
import {
  broughtIn,
  createGrammar,
  find,
  formulaAs,
  keptAs,
  signed,
  when,
  type Reader,
  type Reading,
  type Scope,
  type Subject,
} from "../grammar-reader.ts";
import { pronounOf, pronouns, thatOne } from "../pronouns.ts";
import type { Style } from "../style.ts";
import { determiners, frameRows, isUndenied, isVerb } from "./natural-frames.ts";
import { letters, markers, pluralOf } from "./natural-marks.ts";

/** A person's words for all, some and none that are no determiner of a noun. */
const everybody = {
  every: ["everyone"],
  any: ["anyone", "everyone"],
  some: ["someone"],
  no: ["no one"],
} as const;

const takeNoun = ({ words, takeWord }: Reading, isPlural = false): boolean =>
  [...words.nouns, "person"].some((noun) => takeWord(isPlural ? pluralOf(noun) : noun));

/** What `read` finds, or nothing and the place as it was. */
const attempt = <T>(reading: Reading, read: () => T | undefined | false): T | undefined => {
  const { at, named } = reading;
  const found = read();
  if (found !== undefined && found !== false) return found;
  [reading.at, reading.named] = [at, named];
  return undefined;
};

const letterIn = ({ takeWord }: Reading, before: string): string | undefined =>
  letters.find((letter) => takeWord(`${before}${letter}`));

const subjectAt = (reading: Reading, { bound }: Scope): Subject | undefined => {
  const { text, words, take, takeWord } = reading;
  for (const { name, letter, isThing } of bound.toReversed()) {
    const isTaken =
      letter !== undefined
        ? takeWord(letter)
        : isThing === true
          ? takeWord(`that ${words.thing}`)
          : words.nouns.some((noun) => takeWord(thatOne(noun))) ||
            take("he or she") ||
            attempt(reading, () => take("that ") && takeNoun(reading));
    if (isTaken) return { term: variable(name) };
  }
  const from = reading.at;
  const subject = words.subjectAt(text, from);
  if (subject !== undefined) {
    reading.at += subject.length;
    const isThing = subject.startsWith("the ");
    if (!isThing && !reading.named.includes(subject)) reading.named = [...reading.named, subject];
    return { text: subject, from, term: termNamed(reading, subject) };
  }
  // "She", where one person was named who may be called so.
  const pronoun = pronouns.find(takeWord);
  const isMeant = (own: string | undefined): boolean =>
    own === pronoun || (own === undefined && pronoun !== "it");
  const [one, ...others] = reading.named.filter((name) => isMeant(pronounOf(name)));
  return pronoun !== undefined && one !== undefined && others.length === 0
    ? { text: one, from: Number.NaN, term: termNamed(reading, one) }
    : undefined;
};

const termNamed = ({ words }: Reading, name: string): Term | undefined => {
  const found = words.nameAt(name, 0);
  return found && constant(found.name);
};

/** One verb phrase of a subject, with what is heard before it. */
const verbOf = (
  reading: Reading,
  scope: Scope,
  { text: words, from, term }: Subject,
  lead: string,
): Formula | undefined => {
  const { text, at } = reading;
  if (words !== undefined) {
    const before = `${words} ${lead}`;
    const found =
      from !== undefined && at === from + before.length
        ? reading.words.clauseAt(text, from)
        : reading.words.clauseAt(`${before}${text.slice(at)}`, 0);
    if (found && found.length > before.length) {
      reading.at += found.length - before.length;
      return signed(proposition(found.name), found.positive);
    }
  }
  if (term === undefined) return undefined;
  const withObject = (): Formula | undefined => attempt(reading, () => related(reading, scope, term, lead));
  const alone = (): Formula | undefined => {
    const found = find(reading, "phraseAt", lead);
    return found && signed(predicate(found.name, term), found.positive);
  };
  // "Whistled every song" is no "whistled".
  return reading.words.thing === undefined ? (alone() ?? withObject()) : (withObject() ?? alone());
};

/** A verb phrase with its object. */
const related = (reading: Reading, scope: Scope, term: Term, lead: string): Formula | undefined => {
  const relation = find(reading, "relationAt", lead);
  const { take } = reading;
  if (relation === undefined || !take(" ")) return undefined;
  const { name, positive } = relation;
  if (take("themself")) return signed(predicate(name, term, term), positive);
  const { thing } = reading.words;
  const it = `v${scope.bound.length}`;
  const body = predicate(name, term, variable(it));
  const takes = (before: string): boolean => thing !== undefined && take(`${before} ${thing}`);
  if (takes("any")) return signed(exists(it, body), positive);
  if (positive && takes("every")) return forall(it, body);
  if (positive && takes("at least one")) return exists(it, body);
  if (positive && takes("no")) return forall(it, not(body));
  const other = subjectAt(reading, scope)?.term;
  return other && signed(predicate(name, term, other), positive);
};

/** What is heard before a verb: words, or the word that was read for *. */
const leadFor = ({ word }: Scope, told: string): string => (told === "*" ? word : told);

const valued = <T>(value: T | undefined): { readonly value: T } | undefined =>
  value === undefined ? undefined : { value };

const readers: Readonly<Record<string, Reader>> = {
  noun: (reading) => when(takeNoun(reading)),
  nouns: (reading) => when(takeNoun(reading, true)),
  thing: ({ words: { thing }, takeWord }) => when(thing !== undefined && takeWord(thing)),
  somebody: (reading) => when(reading.take("one") || takeNoun(reading)),
  new: ({ words: { thing }, takeWord }, scope, told) => {
    if (told !== "thing") return broughtIn(scope, { name: told === "" ? undefined : arbitraryName });
    return thing !== undefined && takeWord(thing) ? broughtIn(scope, { isThing: true }) : undefined;
  },
  /** A noun, and the letter by which the person is called from then on. */
  person: (reading, scope, told) => {
    const { thing } = reading.words;
    const isThing = thing !== undefined && reading.takeWord(thing);
    if (!isThing && !takeNoun(reading)) return undefined;
    const name = told === "" ? undefined : arbitraryName;
    return broughtIn(scope, { name, isThing, letter: letterIn(reading, " ") });
  },
  letter: (reading, scope) => {
    const letter = letterIn(reading, "");
    return letter === undefined ? undefined : broughtIn(scope, { letter });
  },
  mark: ({ take }) => {
    const [, mark] = markers.find(([first]) => take(`${first} `)) ?? [];
    return mark === undefined ? undefined : { scope: { mark } };
  },
  second: ({ take }, { mark }) => when(take(`${mark} `)),
  /** "Everyone", "each guest", "none of the guests". */
  all: (reading, _, told) =>
    when(
      (["every", "any", "some", "no"] as const).some(
        (kind) =>
          kind === told &&
          (everybody[kind].some((word) => reading.takeWord(word)) ||
            determiners[kind].some(
              (words) =>
                words.includes("N") &&
                attempt(
                  reading,
                  () => reading.take(words.replace(/Ns?$/, "")) && takeNoun(reading, words.endsWith("Ns")),
                ) === true,
            )),
      ),
    ),
  /** "Every teacher", "no teacher": a determiner and a kind, whose person is brought in. */
  kind: (reading, scope, told) => {
    const words: readonly string[] = Object.entries(determiners).find(([name]) => name === told)?.[1] ?? [];
    for (const determiner of words) {
      if (!determiner.endsWith(" N")) continue;
      const found = attempt(reading, () =>
        reading.take(determiner.replace(/N$/, "")) ? find(reading, "kindAt") : undefined,
      );
      if (found === undefined) continue;
      const brought = broughtIn(scope);
      const person = brought.scope?.bound?.at(-1)?.name ?? "";
      return { ...brought, value: predicate(found.name, variable(person)) };
    }
    return undefined;
  },
  /** What several people do, said of each. */
  plural: (reading, { subject }) => {
    const { term } = subject;
    const found = term && find(reading, "pluralAt");
    return found && { value: signed(predicate(found.name, term), found.positive) };
  },
  fact: (reading) => {
    const { text, at, words } = reading;
    if (/[A-Z]/.test(text.charAt(at))) return undefined;
    const found = words.clauseAt(text, at);
    // Where its subject is known, more may be said of that: not of "it rained".
    if (!found || (words.subjectAt(text, at)?.length ?? found.length) < found.length) return undefined;
    reading.at += found.length;
    return { value: signed(proposition(found.name), found.positive) };
  },
  subject: (reading, scope) => {
    const subject = subjectAt(reading, scope);
    return subject && { value: subject, scope: { subject } };
  },
  other: (reading, scope) => valued(subjectAt(reading, scope)),
  does: (reading) => valued(find(reading, "relationAt")),
  done: (reading) => {
    const found = find(reading, "relationAt");
    return found?.positive ? { value: found } : undefined;
  },
  verb: (reading, scope, told) => {
    const lead = leadFor(scope, told);
    return valued(verbOf(reading, scope, scope.subject, lead === "" ? "" : `${lead} `));
  },
  /** A verb behind "did not", as if it were not denied. */
  base: (reading, scope, told) => {
    const denied = verbOf(reading, scope, scope.subject, `${leadFor(scope, told)} not `);
    return denied?.kind === "not" ? { value: denied.body } : undefined;
  },
  /** A verb that shares the auxiliary of another: "was tired and hungry". */
  shared: (reading, scope, told, kept) => {
    const { from } = keptAs(told, kept);
    const auxiliary = formsOfBe.find((word) => reading.text.startsWith(`${word} `, from));
    return auxiliary && valued(verbOf(reading, scope, scope.subject, `${auxiliary} `));
  },
  /** The condition behind a clause; of everyone, it holds of each, and of who is picked when picked. */
  under: (reading, scope, told, kept) => {
    const clause = formulaAs(told, kept);
    if (clause.kind !== "forall") {
      const condition = reading.call("light", scope);
      return condition && { value: implies(condition, clause) };
    }
    const { body, variable: name } = clause;
    const isThing = reading.words.thing !== undefined && isOfSecondSort(name, body);
    const condition = reading.call("light", { ...scope, bound: [...scope.bound, { name, isThing }] });
    if (condition === undefined) return undefined;
    return {
      value: forall(
        name,
        body.kind === "implies"
          ? implies(body.left, implies(condition, body.right))
          : implies(condition, body),
      ),
    };
  },
  literal: (_reading, _scope, told, kept) => {
    const formula = formulaAs(told, kept);
    const atom = formula.kind === "not" && !isUndenied(told) ? formula.body : formula;
    return when(atom.kind === "atom");
  },
};

/** A frame's pattern as one of the grammar: whom it is about is brought in first. */
const patternOf = (pattern: string, isOfPeople: boolean): string => {
  const slots = pattern.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const words = { N: "{noun}", Ns: "{nouns}", who: "<who|that>", it: "<he or she|it>" }[slot];
    if (words !== undefined) return words;
    const verb = pattern.includes("{Ns}") ? "plural" : "verb";
    return `{${slot}:${isVerb(slot) ? verb : "clause"}}{literal ${slot}}`;
  });
  return `${isOfPeople ? "{new}" : ""}${slots}.{end}`;
};

/** The formula of a sentence; an error names the column where reading ends. */
export const readNatural: Style["read"] = (...given) => grammar()(...given);

const grammar = once(() =>
  createGrammar(
    {
      ...rules,
      framed: frameRows.map(({ pattern, shape }) => [patternOf(pattern, shape.includes("x")), shape]),
    },
    readers,
    (sentence, words) =>
      words.subjectAt(sentence, 0) !== undefined || words.clauseAt(sentence, 0) || /^[XYZ] /.test(sentence)
        ? sentence
        : uncapitalized(sentence),
  ),
);
