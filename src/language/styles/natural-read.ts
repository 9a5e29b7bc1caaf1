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
import { isSecondSort } from "#logic/two-sorts";
import { beForms } from "../auxiliaries.ts";
import { uncapitalize } from "../capitals.ts";
import {
  addPerson,
  createGrammar,
  find,
  getFormula,
  findSlot,
  applySign,
  toOutcome,
  type Reader,
  type Reading,
  type Scope,
  type Subject,
} from "../grammar-reader.ts";
import { findPronoun, pronouns, getDemonstrative } from "../pronouns.ts";
import type { Style } from "../style.ts";
import { determiners, frameRows, isUndenied, isVerb } from "./natural-frames.ts";
import { letters, markers, toPlural } from "./natural-marks.ts";

/** A person's words for all, some and none that are no determiner of a noun. */
const everybody = {
  every: ["everyone"],
  any: ["anyone", "everyone"],
  some: ["someone"],
  no: ["no one"],
} as const;

const takeNoun = ({ words, takeWord }: Reading, isPlural = false): boolean =>
  [...words.nouns, "person"].some((noun) => takeWord(isPlural ? toPlural(noun) : noun));

const attempt = <T>(reading: Reading, read: () => T | undefined | false): T | undefined => {
  const { at, named } = reading;
  const found = read();
  if (found !== undefined && found !== false) return found;
  [reading.at, reading.named] = [at, named];
  return undefined;
};

const takeLetter = ({ takeWord }: Reading, before: string): string | undefined =>
  letters.find((letter) => takeWord(`${before}${letter}`));

const readSubject = (reading: Reading, { bound }: Scope): Subject | undefined => {
  const { text, words, take, takeWord } = reading;
  for (const { name, letter, isThing } of bound.toReversed()) {
    const isTaken =
      letter !== undefined
        ? takeWord(letter)
        : isThing === true
          ? takeWord(`that ${words.thing}`)
          : words.nouns.some((noun) => takeWord(getDemonstrative({ noun, pronouns: words.pronouns }))) ||
            take("he or she") ||
            attempt(reading, () => take("that ") && takeNoun(reading));
    if (isTaken) return { term: variable(name) };
  }
  const from = reading.at;
  const subject = words.findSubject(text, from);
  if (subject !== undefined) {
    reading.at += subject.length;
    const isThing = subject.startsWith("the ");
    if (!isThing && !reading.named.includes(subject)) reading.named = [...reading.named, subject];
    return { text: subject, from, term: findTerm(reading, subject) };
  }
  // "She", where one person was named who may be called so.
  const pronoun = pronouns.find(takeWord);
  const isMeant = (own: string | undefined): boolean =>
    own === pronoun || (own === undefined && pronoun !== "it");
  const [one, ...others] = reading.named.filter((name) => isMeant(findPronoun(name, words.pronouns)));
  return pronoun !== undefined && one !== undefined && others.length === 0
    ? { text: one, from: Number.NaN, term: findTerm(reading, one) }
    : undefined;
};

const findTerm = ({ words }: Reading, name: string): Term | undefined => {
  const found = words.findName(name, 0);
  return found && constant(found.name);
};

const readVerb = (
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
        ? reading.words.findClause(text, from)
        : reading.words.findClause(`${before}${text.slice(at)}`, 0);
    if (found && found.length > before.length) {
      reading.at += found.length - before.length;
      return applySign(proposition(found.name), found.positive);
    }
  }
  if (term === undefined) return undefined;
  const withObject = (): Formula | undefined =>
    attempt(reading, () => readRelated(reading, scope, term, lead));
  const alone = (): Formula | undefined => {
    const found = find(reading, "findPhrase", lead);
    return found && applySign(predicate(found.name, term), found.positive);
  };
  // "Whistled every song" is no "whistled".
  return reading.words.thing === undefined ? (alone() ?? withObject()) : (withObject() ?? alone());
};

const readRelated = (reading: Reading, scope: Scope, term: Term, lead: string): Formula | undefined => {
  const relation = find(reading, "findRelation", lead);
  const { take } = reading;
  if (relation === undefined || !take(" ")) return undefined;
  const { name, positive } = relation;
  if (take("themself")) return applySign(predicate(name, term, term), positive);
  const { thing } = reading.words;
  const it = `v${scope.bound.length}`;
  const body = predicate(name, term, variable(it));
  const takes = (before: string): boolean => thing !== undefined && take(`${before} ${thing}`);
  if (takes("any")) return applySign(exists(it, body), positive);
  if (positive && takes("every")) return forall(it, body);
  if (positive && takes("at least one")) return exists(it, body);
  if (positive && takes("no")) return forall(it, not(body));
  const other = readSubject(reading, scope)?.term;
  return other && applySign(predicate(name, term, other), positive);
};

const getLead = ({ word }: Scope, told: string): string => (told === "*" ? word : told);

const wrapValue = <T>(value: T | undefined): { readonly value: T } | undefined =>
  value === undefined ? undefined : { value };

const readers: Readonly<Record<string, Reader>> = {
  noun: (reading) => toOutcome(takeNoun(reading)),
  nouns: (reading) => toOutcome(takeNoun(reading, true)),
  thing: ({ words: { thing }, takeWord }) => toOutcome(thing !== undefined && takeWord(thing)),
  somebody: (reading) => toOutcome(reading.take("one") || takeNoun(reading)),
  new: ({ words: { thing }, takeWord }, scope, told) => {
    if (told !== "thing") return addPerson(scope, { name: told === "" ? undefined : arbitraryName });
    return thing !== undefined && takeWord(thing) ? addPerson(scope, { isThing: true }) : undefined;
  },
  /** A noun, and the letter by which the person is called from then on. */
  person: (reading, scope, told) => {
    const { thing } = reading.words;
    const isThing = thing !== undefined && reading.takeWord(thing);
    if (!isThing && !takeNoun(reading)) return undefined;
    const name = told === "" ? undefined : arbitraryName;
    return addPerson(scope, { name, isThing, letter: takeLetter(reading, " ") });
  },
  letter: (reading, scope) => {
    const letter = takeLetter(reading, "");
    return letter === undefined ? undefined : addPerson(scope, { letter });
  },
  mark: ({ take }) => {
    const [, mark] = markers.find(([first]) => take(`${first} `)) ?? [];
    return mark === undefined ? undefined : { scope: { mark } };
  },
  second: ({ take }, { mark }) => toOutcome(take(`${mark} `)),
  /** "Everyone", "each guest", "none of the guests". */
  all: (reading, _, told) =>
    toOutcome(
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
        reading.take(determiner.replace(/N$/, "")) ? find(reading, "findKind") : undefined,
      );
      if (found === undefined) continue;
      const brought = addPerson(scope);
      const person = brought.scope?.bound?.at(-1)?.name ?? "";
      return { ...brought, value: predicate(found.name, variable(person)) };
    }
    return undefined;
  },
  /** Reads a plural statement about each. */
  plural: (reading, { subject }) => {
    const { term } = subject;
    const found = term && find(reading, "findPlural");
    return found && { value: applySign(predicate(found.name, term), found.positive) };
  },
  fact: (reading) => {
    const { text, at, words } = reading;
    if (/[A-Z]/.test(text.charAt(at))) return undefined;
    const found = words.findClause(text, at);
    // Where its subject is known, more may be said of that: not of "it rained".
    if (!found || (words.findSubject(text, at)?.length ?? found.length) < found.length) return undefined;
    reading.at += found.length;
    return { value: applySign(proposition(found.name), found.positive) };
  },
  subject: (reading, scope) => {
    const subject = readSubject(reading, scope);
    return subject && { value: subject, scope: { subject } };
  },
  other: (reading, scope) => wrapValue(readSubject(reading, scope)),
  does: (reading) => wrapValue(find(reading, "findRelation")),
  done: (reading) => {
    const found = find(reading, "findRelation");
    return found?.positive ? { value: found } : undefined;
  },
  verb: (reading, scope, told) => {
    const lead = getLead(scope, told);
    return wrapValue(readVerb(reading, scope, scope.subject, lead === "" ? "" : `${lead} `));
  },
  /** A verb behind "did not", as if it were not denied. */
  base: (reading, scope, told) => {
    const denied = readVerb(reading, scope, scope.subject, `${getLead(scope, told)} not `);
    return denied?.kind === "not" ? { value: denied.body } : undefined;
  },
  /** A verb that shares the auxiliary of another: "was tired and hungry". */
  shared: (reading, scope, told, kept) => {
    const { from } = findSlot(told, kept);
    const auxiliary = beForms.find((word) => reading.text.startsWith(`${word} `, from));
    return auxiliary && wrapValue(readVerb(reading, scope, scope.subject, `${auxiliary} `));
  },
  /** The condition behind a clause; of everyone, it holds of each, and of who is picked when picked. */
  under: (reading, scope, told, kept) => {
    const clause = getFormula(told, kept);
    if (clause.kind !== "forall") {
      const condition = reading.call("light", scope);
      return condition && { value: implies(condition, clause) };
    }
    const { body, variable: name } = clause;
    const isThing = reading.words.thing !== undefined && isSecondSort(name, body);
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
    const formula = getFormula(told, kept);
    const atom = formula.kind === "not" && !isUndenied(told) ? formula.body : formula;
    return toOutcome(atom.kind === "atom");
  },
};

const toPattern = (pattern: string, isOfPeople: boolean): string => {
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
      framed: frameRows.map(({ pattern, shape }) => [toPattern(pattern, shape.includes("x")), shape]),
    },
    readers,
    (sentence, words) =>
      words.findSubject(sentence, 0) !== undefined ||
      words.findClause(sentence, 0) ||
      /^[XYZ] /.test(sentence)
        ? sentence
        : uncapitalize(sentence),
  ),
);
