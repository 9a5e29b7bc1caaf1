/**
 * The tokens of a sentence as a careless reader has them: names, verb phrases, quantified and pointed-at persons, and
 * the words between. Written apart from the readers of `src`, so that it can find what they do not see.
 *
 * Each token carries a formula. □ is what is said of a person, ■ what else is said; `_` the subject of a verb phrase,
 * `~` its object. A verb phrase is known by its words, whichever letter it has, and whoever it is said of is a
 * constant by that person's name.
 */
import { findPronoun, getDemonstrative } from "#language/pronouns";
import {
  and,
  constant,
  exists,
  forall,
  iff,
  implies,
  not,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import type { Words } from "#language/words";

export type Token = {
  readonly kinds: readonly string[];
  readonly text: string;
  readonly formula?: Formula;
  /** What the words say as each of their kinds: "surprised" of somebody, and "surprised" Julie. */
  readonly formulas?: ReadonlyMap<string, Formula>;
  /** The person that is named, the variable that opens, or what kind of person is pointed at. */
  readonly person?: string;
  /** The thing that is named. */
  readonly thing?: string;
};

export const subject = variable("_");
export const object = variable("~");
const said = (term: Term): Formula => predicate("□", term);
export const more = proposition("■");

/** How a letter's words come apart: "Anna | did | sing", "… | was | tired". */
type Parts = {
  readonly subject: string;
  readonly yes: string;
  readonly no: string;
  readonly auxiliary: string;
  readonly base: string;
};

const auxiliaries = "is|are|was|were|does|do|did|will|can|has|had";
const denied = new RegExp(`^(?:(.*?) )?(${auxiliaries}) ?not (.+)$`);

const partsOf = (yes: string, no: string): Parts | undefined => {
  const [, whole = "", auxiliary = "", base = ""] = denied.exec(no) ?? [];
  if (auxiliary === "" || !yes.startsWith(whole)) return undefined;
  const from = whole === "" ? 0 : whole.length + 1;
  return { subject: whole, yes: yes.slice(from), no: no.slice(from), auxiliary, base };
};

type Entry = { readonly text: string; readonly token: Token };

const formulasByKind = (found: readonly Entry[]): ReadonlyMap<string, Formula> =>
  new Map(
    found
      .toReversed()
      .flatMap(({ token: { kinds, formula } }) =>
        formula === undefined ? [] : kinds.map((kind) => [kind, formula] as const),
      ),
  );

/** Cuts sentences over some words into tokens. */
export const tokenizerOf = (words: Words, nouns: readonly string[]): ((sentence: string) => Token[]) => {
  const entries = entriesOf(words);
  const people = [...personsOfKinds(words), ...quantifiedPersons(nouns)];
  return (sentence) => {
    const tokens: Token[] = [];
    const head = entries.some(({ text }) => sentence.startsWith(text));
    let rest = head ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
    while (rest !== "") {
      const here = entries.filter(
        ({ text }) => rest.startsWith(text) && /^[ ,.;:]/.test(rest.slice(text.length)),
      );
      const pronoun = /^(?:he|she)(?=[ .,;])(?! or she)/.exec(rest)?.[0];
      const called = tokens.filter(
        ({ kinds, person }) =>
          kinds.includes("name") && person !== undefined && (findPronoun(person) ?? pronoun) === pronoun,
      );
      const [meant] = called;
      if (pronoun && meant && called.every(({ person }) => person === meant.person)) {
        tokens.push({ ...meant, text: pronoun });
        rest = rest.slice(pronoun.length).trimStart();
        continue;
      }
      const longest = Math.max(0, ...here.map(({ text }) => text.length));
      // A whole verb before a bare one of the same words: "disappointed" beside "was disappointed".
      const found = here
        .filter(({ text }) => text.length === longest)
        .toSorted((a, b) => Number(isBare(a)) - Number(isBare(b)));
      const person =
        found.length === 0
          ? personAt(people, [nouns.at(-1) ?? "person", words.thing], rest, tokens.length)
          : undefined;
      const word =
        fixed.find((one) => rest.startsWith(one) && !isApart(one, rest, nouns)) ??
        /^(?:[a-z]+|\([a-z]+\)|[,.:;])/i.exec(rest)?.[0] ??
        rest.charAt(0);
      const token: Token =
        found.length > 0
          ? {
              kinds: found.flatMap(({ token: { kinds } }) => kinds),
              text: rest.slice(0, longest),
              ...(found[0]!.token.formula && { formula: found[0]!.token.formula }),
              ...(found.length > 1 && { formulas: formulasByKind(found) }),
              ...(found[0]!.token.person && { person: found[0]!.token.person }),
              ...(found[0]!.token.thing && { thing: found[0]!.token.thing }),
            }
          : (person ?? { kinds: ["word"], text: word });
      tokens.push(token);
      rest = rest.slice(token.text.length).trimStart();
    }
    return tokens;
  };
};

/** "And that guest" is no "and that", "or neither Anna nor Ben" no "or neither". */
const isApart = (words: string, text: string, nouns: readonly string[]): boolean =>
  words === "or neither"
    ? /^or neither [A-Z]/.test(text)
    : words === "and that" && nouns.some((noun) => text.startsWith(`and that ${noun} `));

const isBare = ({ token: { kinds } }: Entry): boolean => kinds[0]?.endsWith("-base") === true;

/** Words that belong together. */
export const fixed: readonly string[] = [
  "if and only if",
  "it is not true that both",
  "it is not true both that",
  "it is not true that if",
  "it is not true that",
  "and that",
  "(to say it twice)",
  "or did neither",
  "or does neither",
  "or neither",
  "nor did any",
  "nor was any",
  "so did",
  "so was",
  "so were",
  "and also",
  "or else",
  "or both",
  "but not both",
  "the following holds",
  "the following is not true",
  "it would be wrong to deny the following",
  "the following is true",
  "this is true",
  "were exactly those who",
  "were the very ones who",
  "or did both",
  "as well",
  "at least one of these is true",
  "exactly one of these is true",
  "neither of these is true",
  "these are both true",
  "both of these are true",
  "these are not both true",
  "these are either both true or both false",
  "if the first of these is true, then so is the second",
  "and vice versa",
  "at least one of",
  "exactly one of",
];

const entriesOf = ({ propositions, predicates, relations, constants, thing }: Words): readonly Entry[] => {
  const entries = new Map<string, Entry>();
  const put = (text: string, token: Omit<Token, "text">): void => {
    const key = `${token.kinds[0]} ${text}`;
    if (!entries.has(key)) entries.set(key, { text, token: { ...token, text } });
  };
  const name = (text: string): void =>
    put(text, {
      kinds: ["name", ...(text.startsWith("the ") ? ["name-the"] : [])],
      formula: said(constant(text)),
      // Nobody takes "the lights" for a person.
      ...(/^[A-Z]/.test(text) && { person: text }),
      ...(thing !== undefined && text.endsWith(` ${thing}`) && { thing: text }),
    });
  const phrase = ({ yes, no, auxiliary, base }: Parts, kind: string, terms: readonly Term[]): void => {
    const formula = predicate(yes, ...terms);
    const isCopula = /^(?:is|are|was|were)$/.test(auxiliary);
    const kinds = [kind, ...(isCopula ? [`${kind}-${auxiliary}`] : [])];
    const helped = isCopula ? [] : [`${kind}-helped`];
    put(yes, {
      kinds: [
        ...kinds,
        ...(yes.startsWith(`${auxiliary} `) ? helped : []),
        ...(yes === base ? [`${kind}-bare`] : []),
      ],
      formula,
    });
    put(no, { kinds: [...kinds, ...helped, `${kind}-denied`], formula: not(formula) });
    if (auxiliary === "did") {
      put(`failed to ${base}`, { kinds: [kind], formula: not(formula) });
      put(`did not fail to ${base}`, { kinds: [kind, `${kind}-denied`], formula: not(not(formula)) });
    }
    put(base, { kinds: [`${kind}-base`, `${kind}-base-${auxiliary}`], formula });
  };
  for (const [letter, { yes, no }] of propositions) {
    const parts = partsOf(yes, no);
    if (parts === undefined || parts.subject === "" || parts.subject === "it") {
      put(yes, { kinds: ["clause"], formula: proposition(letter) });
      put(no, { kinds: ["clause"], formula: not(proposition(letter)) });
    } else {
      name(parts.subject);
      phrase(parts, "v", [subject]);
    }
  }
  for (const { yes, no } of predicates.values()) {
    const parts = partsOf(yes, no);
    if (parts) phrase(parts, "v", [subject]);
  }
  for (const { yes, no } of relations?.values() ?? []) {
    const parts = partsOf(yes, no);
    if (parts) phrase(parts, "rel", [subject, object]);
    if (parts === undefined || thing === undefined) continue;
    // What was done to a thing, by whom.
    const done = predicate(yes, object, subject);
    put(`was ${yes} by`, { kinds: ["rel"], formula: done });
    put(`was not ${yes} by`, { kinds: ["rel", "rel-denied"], formula: not(done) });
    put(`was ${yes}`, { kinds: ["rel-by"], formula: done });
  }
  for (const text of constants.values()) name(text);
  return [...entries.values()];
};

type PersonRule = {
  readonly pattern: RegExp;
  readonly kinds: readonly string[];
  readonly build: (name: string) => Formula;
};

const all =
  (body: (term: Term) => Formula) =>
  (name: string): Formula =>
    forall(name, body(variable(name)));
const one =
  (body: (term: Term) => Formula) =>
  (name: string): Formula =>
    exists(name, body(variable(name)));

/** "Every vegetarian", "no vegetarian who brings a gift": whoever is of a kind. */
const personsOfKinds = ({ predicates }: Words): readonly PersonRule[] =>
  [...predicates.values()].flatMap(({ yes }) => {
    const kind = /^(?:is|was) an? (.+)$/.exec(yes)?.[1];
    if (kind === undefined) return [];
    const is = (term: Term): Formula => predicate(yes, term);
    const rule = (words: string, name: string, build: PersonRule["build"]): PersonRule => ({
      pattern: new RegExp(`^(?:${words})(?=[ ,:;.])`, "i"),
      kinds: [name],
      build,
    });
    const every = all((x) => implies(and(is(x), said(x)), more));
    const everyOne = all((x) => implies(is(x), said(x)));
    return [
      rule(`every ${kind} (?:who|that)`, "who", every),
      rule(`not every ${kind} (?:who|that)`, "who", (name) => not(every(name))),
      rule(
        `no ${kind} (?:who|that)`,
        "who",
        all((x) => implies(and(is(x), said(x)), not(more))),
      ),
      rule(`every ${kind}`, "np", everyOne),
      rule(`not every ${kind}`, "np", (name) => not(everyOne(name))),
      rule(
        `no ${kind}`,
        "np",
        all((x) => implies(is(x), not(said(x)))),
      ),
      rule(
        `at least one ${kind}`,
        "np",
        one((x) => and(is(x), said(x))),
      ),
    ];
  });

/** Ways of bringing a person in, the longest first; `N` is a noun, `X` a letter that the person is called by. */
const quantifiedPersons = (nouns: readonly string[]): readonly PersonRule[] => {
  const noun = `(?<noun>${nouns.join("|")})(?: (?<called>[xyz]))?`;
  const rule = (
    pattern: string,
    kinds: string | readonly string[],
    build: (name: string) => Formula,
  ): PersonRule => ({
    pattern: new RegExp(`^(?:${pattern.replaceAll("N", noun)})(?=[ ,:;.])`, "i"),
    kinds: typeof kinds === "string" ? [kinds] : kinds,
    build,
  });
  const open = (quantify: typeof forall) => (name: string) => quantify(name, more);
  return [
    rule("(?:for|of) (?:(?:any|every) N|anyone|everyone) (?:who|that)", "for-who", (name) =>
      forall(name, implies(said(variable(name)), more)),
    ),
    rule(
      "(?:for|of) every N|for everyone|of everyone|whichever N you pick|pick anyone you like|pick any N you like",
      "for",
      open(forall),
    ),
    rule("(?:for|of) all [a-z]+(?: [a-z]+)? (?<called>x), y and z", "for", (name) =>
      forall(name, forall("Y", forall("Z", more))),
    ),
    rule("(?:for|of) all [a-z]+(?: [a-z]+)? (?<called>x) and y", "for", (name) =>
      forall(name, forall("Y", more)),
    ),
    rule("(?:for|of) all [a-z]+(?: [a-z]+)? (?<called>y) and z", "for", (name) =>
      forall(name, forall("Z", more)),
    ),
    rule("for some N|for at least one N", "for", open(exists)),
    rule(
      "there (?:is|was) (?:an?|at least one) N (?:for|of) wh(?:om|ich)|there (?:is|was) (?:an?|at least one) N such that|there (?:is|was) someone for whom",
      "for",
      open(exists),
    ),
    rule("there was at least one N that", ["there-who", "there-whom"], one(said)),
    rule(
      "there (?:is|was) (?:an?|at least one) N (?:who|that)|there (?:is|was) someone who",
      "there-who",
      one(said),
    ),
    rule("there (?:is|was) (?:an?|at least one) N whom", "there-whom", one(said)),
    rule("there was at least one N by whom", "there-by-whom", one(said)),
    rule("there was no N that", "there-who", (name) => not(exists(name, said(variable(name))))),
    rule("there (?:is|was) no (?:N|one) who", "there-who", (name) => not(exists(name, said(variable(name))))),
    rule(
      "(?:any|every|each) N (?:who|that)|(?:each of|all) the (?:N)e?s (?:who|that)|all (?:N)e?s (?:who|that)|anyone who|everyone who",
      "who",
      all((x) => implies(said(x), more)),
    ),
    rule(
      "any who",
      "who",
      all((x) => implies(said(x), more)),
    ),
    rule(
      "none of the (?:N)e?s (?:who|that)|none of those who|not one N (?:who|that)",
      "who",
      all((x) => implies(said(x), not(more))),
    ),
    rule("not every N (?:who|that)|not everyone who", "who", (name) =>
      not(forall(name, implies(said(variable(name)), more))),
    ),
    rule(
      "no N (?:who|that)|no one who",
      "who",
      all((x) => implies(said(x), not(more))),
    ),
    rule(
      "some N (?:who|that)|someone who|at least one N (?:who|that)|at least one of the (?:N)e?s (?:who|that)",
      "who",
      one((x) => and(said(x), more)),
    ),
    rule("exactly those (?:N)e?s (?:who|that)|exactly those who", "who", (name) =>
      forall(name, iff(said(variable(name)), more)),
    ),
    rule(
      "only (?:the )?(?:N)e?s (?:who|that)|only those who",
      "only",
      all((x) => implies(said(x), more)),
    ),
    rule("the (?:N)e?s (?:who|that)|those who", "those", (name) =>
      forall(name, iff(said(variable(name)), more)),
    ),
    rule("of (?:those|the) (?:N)e?s (?:who|that)|of those who", "of-who", (name) =>
      forall(name, implies(said(variable(name)), more)),
    ),
    rule("not every N|not everyone", "np", (name) => not(forall(name, said(variable(name))))),
    rule(
      "every N without exception|everyone without exception|(?:every|each) N|everyone|(?:each of|all) the (?:N)e?s",
      ["np", "every"],
      all(said),
    ),
    rule("some N|at least one N|at least one person|someone|at least one of the (?:N)e?s", "np", one(said)),
    rule(
      "no N|no one|not one N|none of the (?:N)e?s",
      ["np", "no"],
      all((x) => not(said(x))),
    ),
    rule("any N|anyone", "any", one(said)),
  ];
};

const personAt = (
  rules: readonly PersonRule[],
  [noun, thing]: readonly [person: string, thing: string | undefined],
  text: string,
  at: number,
): Token | undefined => {
  for (const { pattern, kinds, build } of rules) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { noun: own = noun, called } = match.groups ?? {};
    const person = called ? called.toUpperCase() : `${own}|${at}`;
    return { kinds, text: match[0], formula: build(person), person };
  }
  // Whoever "that guest" could be.
  const pointer = getDemonstrative({ noun });
  if (new RegExp(`^${pointer}(?= (?!is not true|would be wrong))`).test(text)) {
    const pronoun = `?${noun}|${at}`;
    return { kinds: ["pointed"], text: pointer, formula: said(variable(pronoun)), person: pronoun };
  }
  if (thing !== undefined && /^it(?=[,.;]| (?!is |was |would |rained|did ))/.test(text)) {
    const pronoun = `?${thing}|${at}`;
    return { kinds: ["pointed"], text: "it", formula: said(variable(pronoun)), person: pronoun };
  }
  const pointed = /^that ([a-z]+)(?=[ ,:;.])/.exec(text);
  if (pointed) {
    const pronoun = `?${pointed[1]}|${at}`;
    return { kinds: ["pointed"], text: pointed[0], formula: said(variable(pronoun)), person: pronoun };
  }
  const letter = /^[XYZ](?=[ ,:;.])/.exec(text);
  return letter ? { kinds: ["pointed"], text: letter[0], formula: said(variable(letter[0])) } : undefined;
};
