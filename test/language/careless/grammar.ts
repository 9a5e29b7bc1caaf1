/**
 * A careless grammar of how people read, all parses of it (nearley): "if and only if" joins whatever stands beside
 * it, a verb may be left out after an auxiliary. It is far wider than what is said.
 */
import {
  and,
  equal,
  forall,
  iff,
  implies,
  instantiate,
  not,
  or,
  predicate,
  truth,
  falsity,
  type Formula,
} from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";
import nearley from "nearley";
import { fixed, object, subject, type Token } from "./tokens.ts";

/** What a rule's parts say; undefined where it is no reading. */
type Rule = readonly [
  name: string,
  pattern: string,
  build: (...parts: readonly Formula[]) => Formula | undefined,
];

const at = (parts: readonly Formula[], i: number): Formula => {
  const part = parts[i];
  if (part === undefined) throw new Error("a part is missing");
  return part;
};

/** □ in a person's formula replaced by what is said of that person. */
const saidOf = (person: Formula, group: Formula): Formula =>
  mapAtoms(person, (atom) =>
    atom.name === "□" && atom.terms[0] ? instantiate(group, subject.name, atom.terms[0]) : atom,
  );
/** ■ replaced by what else is said. */
const andMore = (person: Formula, rest: Formula): Formula =>
  mapAtoms(person, (atom) => (atom.name === "■" ? rest : atom));
/** A verb with its object: what is said of somebody. */
const doneTo = (verb: Formula, person: Formula): Formula =>
  mapAtoms(person, (atom) =>
    atom.name === "□" && atom.terms[0] ? instantiate(verb, object.name, atom.terms[0]) : atom,
  );
/** A relative clause and what is said of whom it picks: "anyone who sang danced". */
const picked = (person: Formula, restriction: Formula, group: Formula): Formula => {
  const bound = person.kind === "not" ? person.body : person;
  if (bound.kind !== "forall" && bound.kind !== "exists") throw new Error("nobody is picked");
  const term = { kind: "variable", name: bound.variable } as const;
  return andMore(saidOf(person, restriction), instantiate(group, subject.name, term));
};
/** "Anyone who sang danced, and vice versa": what follows from what is the other way round as well. */
const turnedRound = (said: Formula): Formula => {
  if (said.kind !== "forall" || said.body.kind !== "implies") return said;
  return forall(said.variable, iff(said.body.left, said.body.right));
};
/** "The guests who sang all danced": whoever did the one did the other. */
const ofThose = (said: Formula): Formula =>
  said.kind === "forall" && said.body.kind === "iff"
    ? forall(said.variable, implies(said.body.left, said.body.right))
    : said;
/** What is said of whoever is picked, where more is the case. */
const underCondition = (said: Formula, condition: Formula): Formula => {
  if (said.kind !== "forall" || said.body.kind !== "implies") return said;
  return forall(said.variable, implies(said.body.left, implies(condition, said.body.right)));
};
/** The auxiliary heard again before a verb that could be bare: "will live in a village or [will] read a book". */
const helped = (formula: Formula): Formula =>
  mapAtoms(formula, (atom) => predicate(`helped ${atom.name}`, ...atom.terms));
/** The verb of a clause that was left out behind it, said of another person; nothing where there was no single clause. */
const heardAgain = (clause: Formula, person: Formula): Formula | undefined => {
  const atom = clause.kind === "not" ? clause.body : clause;
  const [term] = atom.kind === "atom" ? atom.terms : [];
  if (atom.kind !== "atom" || term === undefined) return undefined;
  return saidOf(person, predicate(atom.name, subject, ...atom.terms.slice(1)));
};
/** "Sneezed and sneezed": went on sneezing. */
const goneOnWith = (one: Formula, other: Formula): Formula | undefined =>
  equal(one, other) && one.kind === "atom" ? predicate(`went on: ${one.name}`, ...one.terms) : undefined;
/** Of each person that is brought in, whatever is said of all of them. */
const ofEach = (person: Formula, body: (who: Formula) => Formula): Formula => {
  if (person.kind !== "forall" && person.kind !== "exists") throw new Error("nobody is brought in");
  const who = person.body.kind === "not" ? person.body.body : person.body;
  return forall(person.variable, body(who));
};
const positive = (verb: Formula): Formula => (verb.kind === "not" ? verb.body : verb);

const xor = (a: Formula, b: Formula): Formula => not(iff(a, b));
const join =
  (connect: (a: Formula, b: Formula) => Formula) =>
  (...parts: readonly Formula[]): Formula =>
    connect(at(parts, 0), at(parts, 1));
const same = (...parts: readonly Formula[]): Formula => at(parts, 0);
const deny = (...parts: readonly Formula[]): Formula => not(at(parts, 0));

/**
 * `<name>` is a rule, `{kind}` a token's kind. What ends in a list or behind a colon is open: whatever follows belongs
 * into it, so that only closed statements, <C>, stand before something else. A rule that ends in <S> is open where its
 * end is.
 */
const statements: readonly (readonly [pattern: string, build: Rule[2]])[] = [
  ["<A>", same],
  ["<A> and <A>", join(and)],
  ["<A> but <A>", join(and)],
  ["both <A> and <A>", join(and)],
  ["<C> , and also <S>", join(and)],
  ["<C> , and <S>", join(and)],
  ["<C> if and only if <S>", join(iff)],
  ["if <C> , then <S>", join(implies)],
  ["if <C> , <S>", join(implies)],
  ["<C> if <S>", (...p) => implies(at(p, 1), at(p, 0))],
  ["when <C> , <S>", join(implies)],
  ["<C> when <S>", (...p) => implies(at(p, 1), at(p, 0))],
  ["<C> , if <S>", (...p) => implies(at(p, 1), at(p, 0))],
  ["<C> only if <S>", join(implies)],
  ["<C> unless <S>", (...p) => implies(not(at(p, 1)), at(p, 0))],
  ["unless <C> , <S>", (...p) => implies(not(at(p, 0)), at(p, 1))],
  ["assuming <C> , <S>", join(implies)],
  ["<C> or <C> , or both", join(or)],
  ["<C> , <C> , or <C>", (...p) => or(at(p, 0), or(at(p, 1), at(p, 2)))],
  ["<C> or <C> , or both", join(or)],
  ["either <C> or , if <C> , <S>", (...p) => or(at(p, 0), implies(at(p, 1), at(p, 2)))],
  ["either <C> if <C> , or <C>", (...p) => or(implies(at(p, 1), at(p, 0)), at(p, 2))],
  ["at most one of two things happened : <C> or <C>", (...p) => not(and(at(p, 0), at(p, 1)))],
  ["either <C> , or <C> , or both", join(or)],
  ["either <C> or <C> , or both", join(or)],
  ["either <C> , or <C> , but not both", join(xor)],
  ["either <C> or <C> , but not both", join(xor)],
  ["either <C> , or <C>", join(or)],
  ["either <C> or <C>", join(or)],
  ...["or", "or else"].flatMap((word): readonly [string, Rule[2]][] => [
    [`either <C> , ${word} <C> or <C>`, (...p) => or(at(p, 0), or(at(p, 1), at(p, 2)))],
    [`either <C> or <C> , ${word} <C>`, (...p) => or(or(at(p, 0), at(p, 1)), at(p, 2))],
  ]),
  ["either <C> or (to say it twice) <C>", join(or)],
  ["either <C> , or (to say it twice) <C>", join(or)],
  ["either <C> or (to say it twice) <C> , but not both", join(xor)],
  ["either <C> , or (to say it twice) <C> , but not both", join(xor)],
  ["<C> , and (to say it twice) <S>", join(and)],
  ["<A> and (to say it twice) <A>", join(and)],
  ["it is not true both that <C> and that <S>", (...p) => not(and(at(p, 0), at(p, 1)))],
  // "Both the lights": the two of them.
  [
    "it is not true that both {name-the} <G> and <S>",
    (...p) => and(not(saidOf(at(p, 0), at(p, 1))), at(p, 2)),
  ],
  ["it is not true that both <C> and <S>", (...p) => not(and(at(p, 0), at(p, 1)))],
  // "It is not true that if A, then B": if A, then not B.
  ["it is not true that if <C> , then <S>", (...p) => not(implies(at(p, 0), at(p, 1)))],
  ["it is not true that if <C> , then <S>", (...p) => implies(at(p, 0), not(at(p, 1)))],
  ...["so did", "so was", "so were", "neither did", "neither was", "neither were"]
    .map((words): readonly [string, Rule[2]] => [
      words,
      (...p) => {
        const other = heardAgain(at(p, 0), at(p, 1));
        return other && implies(at(p, 0), words.startsWith("so") ? other : not(other));
      },
    ])
    .flatMap(([words, build]) =>
      ["then ", ""].map((then): readonly [string, Rule[2]] => [`if <C> , ${then}${words} <M>`, build]),
    ),
  ...["did", "was", "were"].flatMap((word): (readonly [string, Rule[2]])[] =>
    ["", " not"].flatMap((no): (readonly [string, Rule[2]])[] =>
      [
        ["if <C> , then", implies] as const,
        ["if <C> ,", implies] as const,
        ["<C> if and only if", iff] as const,
        ["<C> if", (said: Formula, condition: Formula) => implies(condition, said)] as const,
      ].map(([before, connect]) => [
        `${before} <M> ${word}${no}`,
        (...p) => {
          const other = heardAgain(at(p, 0), at(p, 1));
          return other && connect(at(p, 0), no === "" ? other : not(other));
        },
      ]),
    ),
  ),
  ["it is not true that <S>", deny],
  // Persons brought in for the rest.
  ["{for} , <S>", (...p) => andMore(at(p, 0), at(p, 1))],
  ["{for} : <S>", (...p) => andMore(at(p, 0), at(p, 1))],
  ["{for} <S>", (...p) => andMore(at(p, 0), at(p, 1))],
  ["{for-who} <G> , <S>", (...p) => andMore(saidOf(at(p, 0), at(p, 1)), at(p, 2))],
  ["{who} <G> <G> , and vice versa", (...p) => turnedRound(picked(at(p, 0), at(p, 1), at(p, 2)))],
  // Of whoever is picked, under a condition that speaks of that person, or of the whole.
  ...[
    "{who} <G> <G> if <S>",
    "{who} <G> <G> , if <S>",
    "{who} <G> , <G> if <S>",
    "{who} <G> , <G> , if <S>",
  ].map(
    (pattern) =>
      [
        pattern,
        (...p: readonly Formula[]) => underCondition(picked(at(p, 0), at(p, 1), at(p, 2)), at(p, 3)),
      ] as const,
  ),
  // If there is any, or of each: the same, whether or not the rest speaks of them.
  ["if {any} <G> , <S>", (...p) => ofEach(at(p, 0), (who) => implies(saidOf(who, at(p, 1)), at(p, 2)))],
  ["if {any} <G> , then <S>", (...p) => ofEach(at(p, 0), (who) => implies(saidOf(who, at(p, 1)), at(p, 2)))],
  ["{no} <G> unless <S>", (...p) => ofEach(at(p, 0), (who) => implies(saidOf(who, at(p, 1)), at(p, 2)))],
];

/** What goes to the end of the sentence, or of an item. */
const openStatements: readonly (readonly [pattern: string, build: Rule[2]])[] = [
  ["the following holds : <S>", same],
  ["this is true : <S>", same],
  ["the following is true {for} : <S>", (...p) => andMore(at(p, 0), at(p, 1))],
  ["the following is true {for-who} <G> : <S>", (...p) => andMore(saidOf(at(p, 0), at(p, 1)), at(p, 2))],
  ["the following is not true : <S>", deny],
  ["it would be wrong to deny the following : <S>", same],
  ["the following holds {for} : <S>", (...p) => andMore(at(p, 0), at(p, 1))],
  ["the following holds {for-who} <G> : <S>", (...p) => andMore(saidOf(at(p, 0), at(p, 1)), at(p, 2))],
  ...(
    [
      ["both of these are true", and],
      ["these are not both true", (a: Formula, b: Formula) => not(and(a, b))],
      ["at least one of these is true", or],
      ["exactly one of these is true", xor],
      ["neither of these is true", (a: Formula, b: Formula) => not(or(a, b))],
      ["these are either both true or both false", iff],
      ["if the first of these is true, then so is the second", implies],
    ] as const
  ).flatMap(([head, connect]) =>
    [
      ["(a)", "(b)"],
      ["(i)", "(ii)"],
      ["(A)", "(B)"],
      ["(I)", "(II)"],
      ["(one)", "(two)"],
      ["(first)", "(second)"],
    ].map(([one, two]) => [`${head} : ${one} <S> ; ${two} <S>`, join(connect)] as const),
  ),
];

const ending = (rules: typeof statements, end: "C" | "O"): readonly Rule[] =>
  rules.flatMap(([pattern, build]) =>
    pattern.endsWith("<S>")
      ? [[end, pattern.replace(/<S>$/, `<${end}>`), build] as const]
      : end === "C"
        ? [["C", pattern, build] as const]
        : [],
  );

const rules: readonly Rule[] = [
  ["sentence", "<S> .", same],
  ["S", "<C>", same],
  ["S", "<O>", same],
  ...ending(statements, "C"),
  ...ending(statements, "O"),
  ...openStatements.map(([pattern, build]): Rule => ["O", pattern, build]),
  // One clause.
  ["A", "{clause}", same],
  // "Everyone did not": not everyone did.
  ["A", "{every} {v-denied}", (...p) => not(saidOf(at(p, 0), not(at(p, 1))))],
  ...["and", "but"].map((word): Rule => [
    "A",
    `{every} {v-denied} ${word} <G>`,
    (...p) => and(not(saidOf(at(p, 0), not(at(p, 1)))), saidOf(at(p, 0), at(p, 2))),
  ]),
  ["A", "<N> <G>", (...p) => saidOf(at(p, 0), at(p, 1))],
  ["A", "{who} <G> <G>", (...p) => picked(at(p, 0), at(p, 1), at(p, 2))],
  ["A", "{who} <G> , <G>", (...p) => picked(at(p, 0), at(p, 1), at(p, 2))],
  ["A", "{those} <G> were exactly those who <G>", (...p) => picked(at(p, 0), at(p, 1), at(p, 2))],
  ["A", "{those} <G> were the very ones who <G>", (...p) => picked(at(p, 0), at(p, 1), at(p, 2))],
  ["A", "{those} <G> all <G>", (...p) => ofThose(picked(at(p, 0), at(p, 1), at(p, 2)))],
  ["A", "{only} <G> <G>", (...p) => picked(at(p, 0), at(p, 2), at(p, 1))],
  ["A", "{who} <G> also <G>", (...p) => picked(at(p, 0), at(p, 1), at(p, 2))],
  // Of one person under a condition of the same.
  [
    "A",
    "{np} <G> if {pointed} <G>",
    (...p) => saidOf(at(p, 0), implies(saidOf(at(p, 2), at(p, 3)), at(p, 1))),
  ],
  [
    "A",
    "{np} <V> and , if {pointed} <G> , <G>",
    (...p) => saidOf(at(p, 0), and(at(p, 1), implies(saidOf(at(p, 2), at(p, 3)), at(p, 4)))),
  ],
  [
    "A",
    "{np} either <V> or , if {pointed} <G> , <G>",
    (...p) => saidOf(at(p, 0), or(at(p, 1), implies(saidOf(at(p, 2), at(p, 3)), at(p, 4)))),
  ],
  [
    "A",
    "{np} either <V> if {pointed} <G> , or <G>",
    (...p) => saidOf(at(p, 0), or(implies(saidOf(at(p, 2), at(p, 3)), at(p, 1)), at(p, 4))),
  ],
  ...["{of-who} <G> , {who} <G> <G>", "{of-who} <G> , {those} <G> were exactly those who <G>"].map(
    (pattern): Rule => [
      "A",
      pattern,
      (...p) => {
        const [these, those] = [at(p, 0), at(p, 2)];
        if (these.kind !== "forall" || those.kind !== "forall") throw new Error("nobody is picked");
        const same = picked(those, at(p, 3), at(p, 4));
        if (same.kind !== "forall") throw new Error("nobody is picked");
        const meant = instantiate(same.body, same.variable, { kind: "variable", name: these.variable });
        return andMore(saidOf(these, at(p, 1)), meant);
      },
    ],
  ),
  ["A", "{there-who} <G>", (...p) => saidOf(at(p, 0), at(p, 1))],
  [
    "A",
    "{there-who} , if {pointed} <G> , <G>",
    (...p) => saidOf(at(p, 0), implies(saidOf(at(p, 1), at(p, 2)), at(p, 3))),
  ],
  [
    "A",
    "{there-who} <G> if {pointed} <G>",
    (...p) => saidOf(at(p, 0), implies(saidOf(at(p, 2), at(p, 3)), at(p, 1))),
  ],
  ...["did", "was"].map((word): Rule => [
    "A",
    `{no} <V> , nor ${word} any <B-${word}>`,
    (...p) => and(saidOf(at(p, 0), at(p, 1)), saidOf(at(p, 0), at(p, 2))),
  ]),
  ...["did", "was", "were"].flatMap((one): readonly Rule[] =>
    ["did", "was", "were"].map((other): Rule => [
      "A",
      `neither ${one} <M> <B-${one}> nor ${other} <M> <B-${other}>`,
      (...p) => not(or(saidOf(at(p, 0), at(p, 1)), saidOf(at(p, 2), at(p, 3)))),
    ]),
  ),
  ["A", "{there-whom} <N> <R>", (...p) => inside(at(p, 0), at(p, 1), at(p, 2))],
  ["A", "<M> and <M> both <G>", (...p) => and(saidOf(at(p, 0), at(p, 2)), saidOf(at(p, 1), at(p, 2)))],
  [
    "A",
    "at least one of <M> and <M> <G>",
    (...p) => or(saidOf(at(p, 0), at(p, 2)), saidOf(at(p, 1), at(p, 2))),
  ],
  [
    "A",
    "exactly one of <M> and <M> <G>",
    (...p) => xor(saidOf(at(p, 0), at(p, 2)), saidOf(at(p, 1), at(p, 2))),
  ],
  ...["did", "was", "were"].map((word): Rule => [
    "A",
    `<M> <G> and neither ${word} <M>`,
    (...p) => and(saidOf(at(p, 0), at(p, 1)), saidOf(at(p, 2), at(p, 1))),
  ]),
  ["A", "neither <M> nor <M> <G>", (...p) => not(or(saidOf(at(p, 0), at(p, 2)), saidOf(at(p, 1), at(p, 2))))],
  ["A", "{there-by-whom} <N> {rel-by}", (...p) => inside(at(p, 0), at(p, 1), at(p, 2))],
  ["M", "{name}", same],
  ["M", "{pointed}", same],
  ["N", "<M>", same],
  ["N", "{np}", same],
  ["G", "<V> , <V> and <V>", (...p) => and(at(p, 0), and(at(p, 1), at(p, 2)))],
  ["G", "<V> and <V> , and <V> as well", (...p) => and(and(at(p, 0), at(p, 1)), at(p, 2))],
  ["G", "<V2> or <V2> , or did both", join(or)],
  // What is said of a person.
  ["G", "<V>", same],
  ["G", "<V> and <V>", join(and)],
  ["G", "<V> but <V>", join(and)],
  ["G", "<V> and <V>", (...p) => goneOnWith(at(p, 0), at(p, 1))],
  ["G", "<V> and (to say it twice) <V>", join(and)],
  ["G", "either <V> or (to say it twice) <V>", join(or)],
  ["G", "either <V2> , or (to say it twice) <V2>", join(or)],
  ["G", "either <V2> , or (to say it twice) <V2> , but not both", join(xor)],
  ["G", "<G> , and (to say it twice) <G>", join(and)],
  ...["", "both "].flatMap((both): readonly Rule[] =>
    ["did", "does"].map((word) => ["G", `either ${both}<V> and <V> , or ${word} neither`, join(iff)]),
  ),
  ["G", "<G> , and also <G>", join(and)],
  ["G", "either <V2> , or <V2>", join(or)],
  ...["or", "or else"].flatMap((word): readonly Rule[] => [
    ["G", `either <V2> , ${word} <V2> or <V2>`, (...p) => or(at(p, 0), or(at(p, 1), at(p, 2)))],
    ["G", `either <V2> or <V2> , ${word} <V2>`, (...p) => or(or(at(p, 0), at(p, 1)), at(p, 2))],
  ]),
  ["G", "<G> , and <G>", join(and)],
  ["G", "both <V> and <V>", join(and)],
  ["G", "either <V2> , or <V2> , or both", join(or)],
  ["G", "either <V2> or <V2> , or both", join(or)],
  ["G", "either <V2> , or <V2> , but not both", join(xor)],
  ["G", "either <V2> or <V2> , but not both", join(xor)],
  ["G", "either <V2> or <V2>", join(or)],
  ["G", "<V2> or <V2>", join(or)],
  ["G", "neither <V2> nor <V2>", (...p) => not(or(at(p, 0), at(p, 1)))],
  ["V2", "<V>", same],
  ["V2", "<V> and <V>", join(and)],
  ["V2", "<V> but <V>", join(and)],
  // A verb left out, or heard again.
  ["G", "{v-helped} and {v-bare}", (...p) => and(at(p, 0), helped(at(p, 1)))],
  ...(["or both", "but not both"] as const).flatMap((closer): readonly Rule[] =>
    [" ,", ""].map((comma): Rule => [
      "G",
      `either {v-helped}${comma} or {v-bare} , ${closer}`,
      (...p) => (closer === "or both" ? or : xor)(at(p, 0), helped(at(p, 1))),
    ]),
  ),
  ...["is", "was", "were", "did", "does"].flatMap((auxiliary): readonly Rule[] => {
    const [verb, many] = [`<B-${auxiliary}>`, { is: "are", was: "were", does: "do" }[auxiliary] ?? auxiliary];
    const two =
      (connect: (a: Formula, b: Formula) => Formula): Rule[2] =>
      (...p) =>
        connect(saidOf(at(p, 0), at(p, 2)), saidOf(at(p, 1), at(p, 2)));
    return [
      [`B-${auxiliary}`, `{v-base-${auxiliary}}`, same],
      [`B-${auxiliary}`, `{rel-base-${auxiliary}} <M>`, (...p) => doneTo(at(p, 0), at(p, 1))],
      [
        `B-${auxiliary}`,
        `{rel-base-${auxiliary}} themself`,
        (...p) => instantiate(at(p, 0), object.name, subject),
      ],
      [`W-${auxiliary}`, `{v-${auxiliary}}`, same],
      [`W-${auxiliary}`, `{rel-${auxiliary}} <M>`, (...p) => doneTo(at(p, 0), at(p, 1))],
      [
        `W-${auxiliary}`,
        `{rel-${auxiliary}} themself`,
        (...p) => instantiate(at(p, 0), object.name, subject),
      ],
      ["G", `${auxiliary} not both ${verb} and ${verb}`, (...p) => not(and(at(p, 0), at(p, 1)))],
      ["G", `${auxiliary} both ${verb} and ${verb}`, join(and)],
      ["V", `<W-${auxiliary}> and ${verb}`, join(and)],
      ["V", `<W-${auxiliary}> or ${verb}`, join(or)],
      ["G", `${auxiliary} either ${verb} or ${verb} , or both`, join(or)],
      ["G", `${auxiliary} either ${verb} or ${verb}`, join(or)],
      ["G", `${auxiliary} either both ${verb} and ${verb} , or neither`, join(iff)],
      ["G", `${auxiliary} either ${verb} or ${verb} , but not both`, join(xor)],
      ["G", `${auxiliary} neither ${verb} nor ${verb}`, (...p) => not(or(at(p, 0), at(p, 1)))],
      ["A", `<M> and <M> ${many} not both ${verb}`, two((a, b) => not(and(a, b)))],
      ["A", `<M> and <M> ${many} both ${verb}`, two(and)],
    ];
  }),
  ["V", "{v}", same],
  ["V", "<R> <N>", (...p) => doneTo(at(p, 0), at(p, 1))],
  ["V", "<R> themself", (...p) => instantiate(at(p, 0), object.name, subject)],
  ["V", "<R> {any}", (...p) => (at(p, 0).kind === "not" ? undefined : doneTo(at(p, 0), at(p, 1)))],
  ["V", "{rel-denied} {any}", (...p) => not(doneTo(positive(at(p, 0)), at(p, 1)))],
  ["R", "{rel}", same],
  // One for all of those who are picked.
  ["A", "{who} <G> <R> {np}", (...p) => doneTo(picked(at(p, 0), at(p, 1), at(p, 2)), at(p, 3))],
  ["A", "<N> <R> {np}", (...p) => doneTo(saidOf(at(p, 0), at(p, 1)), at(p, 2))],
  ...["one equals one", "two plus two is four"].map((words): Rule => ["A", words, () => truth]),
  ...["one equals two", "two plus two is five"].map((words): Rule => ["A", words, () => falsity]),
  ...["one does not equal one", "two plus two is not four"].map((words): Rule => [
    "A",
    words,
    () => not(truth),
  ]),
  ...["one does not equal two", "two plus two is not five"].map((words): Rule => [
    "A",
    words,
    () => not(falsity),
  ]),
];

/** The words of a pattern; what belongs together is one. */
const symbolsOf = (pattern: string): readonly string[] => {
  const together = fixed.find((words) => pattern.startsWith(words));
  const word = together ?? /^\S+/.exec(pattern)?.[0] ?? "";
  const rest = pattern.slice(word.length).trimStart();
  return rest === "" ? [word] : [word, ...symbolsOf(rest)];
};

const symbolOf = (word: string) => {
  if (word.startsWith("<")) return word.slice(1, -1);
  if (!word.startsWith("{"))
    return { test: ({ kinds, text }: Token) => kinds[0] === "word" && text === word };
  const kind = word.slice(1, -1);
  return { test: ({ kinds }: Token) => kinds.includes(kind) };
};

const isToken = (part: Formula | Token): part is Token => "text" in part;

const compiled = nearley.Grammar.fromCompiled({
  ParserStart: "sentence",
  ParserRules: rules.map(([name, pattern, build]) => {
    const words = symbolsOf(pattern);
    const said = (part: Formula | Token, i: number) =>
      isToken(part) ? (part.formulas?.get(words[i]!.slice(1, -1)) ?? part.formula ?? []) : part;
    return {
      name,
      symbols: words.map(symbolOf),
      postprocess: (data: readonly (Formula | Token)[]) =>
        build(...data.flatMap(said)) ?? nearley.Parser.fail,
    };
  }),
});

/** What a sentence of these tokens may say; the persons pointed at are not found yet. */
export const parsesOf = (tokens: readonly Token[]): readonly Formula[] => {
  let next = 0;
  const lexer = {
    reset: () => {},
    next: () => {
      const token = tokens[next++];
      return token && { ...token, value: token.text };
    },
    save: () => ({}),
    formatError: (_: unknown, message: string) => message,
  };
  const parser = new nearley.Parser(compiled, { lexer });
  try {
    const results: readonly Formula[] = parser.feed("").results;
    return results;
  } catch {
    return [];
  }
};

/** A person's one who does it to whoever is brought in: "there is a person whom Julie admires". */
function inside(person: Formula, other: Formula, verb: Formula): Formula {
  return mapAtoms(person, (atom) =>
    atom.name === "□" && atom.terms[0] ? saidOf(other, instantiate(verb, object.name, atom.terms[0])) : atom,
  );
}
