import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import { plain } from "#language/styles/plain";
import type { Lexeme, Lexicon, VerbPhrase } from "../../src/language/lexicon.ts";
import { counterintuitive, plausible } from "../../src/language/lexicons/plausible.ts";
import { everyday } from "../../src/language/lexicons/everyday.ts";
import { nonsense } from "../../src/language/lexicons/nonsense.ts";

/** Irregular verbs of the lexicons: base and past. Every other verb is held to the regular spelling. */
const irregularPasts = new Map(
  `babysit babysat,beat beat,blow blew,break broke,build built,buy bought,cast cast,catch caught,choose chose,
  come came,cost cost,cut cut,do did,draw drew,drink drank,drive drove,eat ate,emit emitted,fall fell,feed fed,
  feel felt,find found,fit fit,fly flew,forget forgot,forgive forgave,freeze froze,get got,give gave,go went,
  grow grew,hang hung,have had,hear heard,hold held,keep kept,knit knitted,lay laid,leave left,lend lent,light lit,
  lose lost,make made,meet met,pay paid,picnic picnicked,panic panicked,prefer preferred,read read,repel repelled,
  ride rode,ring rang,run ran,see saw,sell sold,send sent,set set,shake shook,shed shed,sing sang,sit sat,
  sleep slept,speak spoke,spend spent,spin spun,stand stood,string strung,sweep swept,swim swam,take took,tell told,
  throw threw,wake woke,wear wore,weave wove,weep wept,win won,write wrote,unwrap unwrapped`
    .split(",")
    .map((pair) => pair.trim().split(" "))
    .map(([base = "", past = ""]) => [base, past]),
);

/** Appendix D.3 of the ACL text: the papers' whole vocabulary, as it is printed there. */
const appendix = {
  subjects:
    `James Mary Robert Patricia John Jennifer Michael Linda William Elisabeth David Barbara Richard Susan
    Joseph Jessica Thomas Sarah Charles Karen Alice Benjamin Daniel Emily George Helen Ian Julie`.split(
      /\s+/,
    ),
  predicates:
    `a cashier, a janitor, a bartender, a server, an office clerk, a mechanic, a carpenter, an electrician,
    a nurse, a doctor, a police officer, a taxi driver, a soldier, a politician, a lawyer, a scientist, an astronaut,
    a poet, an artist, a sailor, a writer, a musician, poor, rich, happy, sad, fast, curious, excited, bored, tired,
    joyful, intelligent, skilled, efficient, meticulous, creative`.split(/,\s+/),
  actions:
    `make tea, makes tea, making tea, drink water, drinks water, drinking water, read a book, reads a book,
    reading a book, play tennis, plays tennis, playing tennis, play squash, plays squash, playing squash, play a game,
    plays a game, playing a game, go running, goes running, running, work, works, working, sleep, sleeps, sleeping,
    cook, cooks, cooking, listen to a song, listens to a song, listening to a song, write a letter, writes a letter,
    writing a letter, drive a car, drives a car, driving a car, climb a mountain, climbs a mountain,
    climbing a mountain, take a plane, takes a plane, taking a plane, paint a picture, paints a picture,
    painting a picture`.split(/,\s+/),
  impersonals:
    `snowing, snows, not snow, snow, raining, rains, not rain, rain, is sunny, is not sunny, be sunny,
    is cloudy, is not cloudy, be cloudy, is windy, is not windy, be windy, is cold, is not cold, be cold, is late,
    is not late, be late, is overcast, is not overcast, be overcast, is foggy, is not foggy, be foggy, is humid,
    is not humid, be humid`.split(/,\s+/),
};

/** Words that would read as connectives, quantifiers, negations or references beside those of the formula. */
const forbiddenWords = new Set(
  `and or if then both either neither nor no none nobody nothing every everyone each all any anyone some someone
  person people that who which only also but unless because iff when while until always never rarely seldom
  often sometimes usually ever he she him his her hers they them their theirs himself herself themselves oneself
  one case true false right wrong know knows lie lies x y z`.split(/\s+/),
);

/** Words whose first letter misleads about the sound that follows "a" or "an". */
const vowelSound = new Map([
  ["heirloom", true],
  ["unicycle", false],
]);

const lexemesOf = ({ predicates, relations, impersonals }: Lexicon): readonly Lexeme[] => [
  ...predicates,
  ...relations,
  ...impersonals,
];
const formsOf = (lexemes: readonly Lexeme[]): readonly VerbPhrase[] => lexemes.flatMap(({ forms }) => forms);
const phrasesOf = (lexicon: Lexicon): readonly string[] =>
  formsOf(lexemesOf(lexicon)).flatMap(({ yes, no }) => [yes, no]);
const wordsOf = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => phrase.toLowerCase().split(" "));
const groupsOf = (lexemes: readonly Lexeme[]): number => new Set(lexemes.map(({ group }) => group)).size;
const repeated = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

/** Every way to begin a phrase without finishing it: "plays the" has "plays". */
const properBeginnings = (phrase: string): readonly string[] => {
  const words = phrase.split(" ");
  return words.slice(1).map((_, i) => words.slice(0, i + 1).join(" "));
};

const thirdPersonOf = (base: string): string => {
  if (base === "have") return "has";
  if (/(?:ss|x|z|ch|sh|[^o]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? base.replace(/y$/, "ies") : `${base}s`;
};

const pastOf = (base: string): string => {
  const irregular = irregularPasts.get(base);
  if (irregular !== undefined) return irregular;
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, "ied");
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base);
  return doubles ? `${base}${base.at(-1)}ed` : `${base}ed`;
};

/** The negation that English grammar gives to a phrase whose plain verb has this base. */
const negationOf = (yes: string, base: string): string => {
  const [head = "", ...rest] = yes.split(" ");
  if (head === "can") return ["cannot", ...rest].join(" ");
  if (["is", "was", "will"].includes(head)) return [head, "not", ...rest].join(" ");
  if (head === thirdPersonOf(base)) return ["does not", base, ...rest].join(" ");
  if (head === pastOf(base)) return ["did not", base, ...rest].join(" ");
  return `(“${head}” is no form of “${base}”)`;
};

/** Forms whose negation, or whose verb, is not what grammar asks. */
const faultyForms = (lexeme: Lexeme): readonly string[] =>
  lexeme.forms.flatMap((form) => {
    const yes = form.yes.replace(/^it /, "");
    const no = form.no.replace(/^it /, "");
    const base = /^(?:does|did) not (\S+)/.exec(no)?.[1] ?? "";
    return no === negationOf(yes, base) ? [] : [`${form.yes} / ${form.no}`];
  });

/** Phrases of more than four words after the verb. */
const longForms = (lexicon: Lexicon): readonly VerbPhrase[] =>
  formsOf(lexicon.predicates).filter(
    ({ yes }) => yes.replace(/^will (?:be )?|^(?:is|was) /, "").split(" ").length > 5,
  );

const wrongArticles = (phrase: string): readonly string[] =>
  [...phrase.matchAll(/\b(an?) (\S+)/g)].flatMap(([both, article, word = ""]) =>
    (vowelSound.get(word) ?? /^[aeiou]/.test(word)) === (article === "an") ? [] : [both],
  );

describe.each([everyday, plausible, counterintuitive, nonsense])("the lexicon “$name”", (lexicon) => {
  test("gives every lexeme an id of its own", () => {
    expect(repeated(lexemesOf(lexicon).map(({ id }) => id))).toEqual([]);
  });

  test("says nothing in two ways: all phrases differ", () => {
    expect(repeated(phrasesOf(lexicon))).toEqual([]);
  });

  test("has no phrase that is the beginning of another", () => {
    const phrases = new Set(phrasesOf(lexicon));
    const clashes = [...phrases].flatMap((phrase) =>
      properBeginnings(phrase)
        .filter((beginning) => phrases.has(beginning))
        .map((beginning) => `${beginning} | ${phrase}`),
    );
    expect(clashes).toEqual([]);
  });

  test("negates each form as English does, with the right past and third person", () => {
    expect(lexemesOf(lexicon).flatMap(faultyForms)).toEqual([]);
  });

  test("puts “a” before consonants and “an” before vowels", () => {
    expect(phrasesOf(lexicon).flatMap(wrongArticles)).toEqual([]);
  });

  test("keeps the words of logic, of reference and of truth to the grammar", () => {
    const yes = formsOf(lexemesOf(lexicon)).map((form) => form.yes);
    expect(wordsOf(yes).filter((word) => word === "not" || forbiddenWords.has(word))).toEqual([]);
  });

  test("writes plain words: letters, hyphens and single blanks", () => {
    expect(phrasesOf(lexicon).filter((phrase) => !/^[a-z-]+(?: [A-Za-z-]+)*$/.test(phrase))).toEqual([]);
  });

  test("begins what is said of nobody with “it”, and nothing else", () => {
    expect(formsOf(lexicon.impersonals).filter(({ yes, no }) => !(yes + no).startsWith("it "))).toEqual([]);
    expect(formsOf(lexicon.predicates).filter(({ yes }) => yes.startsWith("it "))).toEqual([]);
  });

  test("has names of one capitalised word, all different, that are no ordinary words of its own", () => {
    const ordinary = new Set(wordsOf(phrasesOf(lexicon)));
    expect(repeated(lexicon.subjects)).toEqual([]);
    expect(lexicon.subjects.filter((name) => !/^[A-Z][a-z]+$/.test(name))).toEqual([]);
    expect(lexicon.subjects.filter((name) => ordinary.has(name.toLowerCase()))).toEqual([]);
    expect(lexicon.subjects.length).toBeGreaterThanOrEqual(120);
  });

  test("gives each lexeme a form, and each group to persons, to pairs of them or to “it”, never to two", () => {
    expect(lexemesOf(lexicon).filter(({ forms }) => forms.length === 0)).toEqual([]);
    const { predicates, relations, impersonals } = lexicon;
    const groups = [predicates, relations, impersonals].map((all) => [
      ...new Set(all.map(({ group }) => group)),
    ]);
    expect(repeated(groups.flat())).toEqual([]);
  });

  test("has at least 90 forms of what a person does to another, in 30 groups, of five words at most", () => {
    const { relations } = lexicon;
    expect(formsOf(relations).length).toBeGreaterThanOrEqual(90);
    expect(groupsOf(relations)).toBeGreaterThanOrEqual(30);
    expect(formsOf(relations).filter(({ yes }) => yes.split(" ").length > 5)).toEqual([]);
  });
});

describe("the everyday lexicon", () => {
  test("has at least 700 predicates in 150 groups and 40 impersonals in 8", () => {
    expect(everyday.predicates.length).toBeGreaterThanOrEqual(700);
    expect(groupsOf(everyday.predicates)).toBeGreaterThanOrEqual(150);
    expect(everyday.impersonals.length).toBeGreaterThanOrEqual(40);
    expect(groupsOf(everyday.impersonals)).toBeGreaterThanOrEqual(8);
  });

  test("has at least 1,500 distinct words", () => {
    const yes = formsOf(lexemesOf(everyday)).map((form) => form.yes);
    expect(new Set(wordsOf(yes)).size).toBeGreaterThanOrEqual(1500);
  });

  test("has at least 60 verbs of one word in 40 groups, for long formulas", () => {
    const short = everyday.predicates.filter(({ forms }) => forms[0]?.yes.split(" ").length === 1);
    expect(short.length).toBeGreaterThanOrEqual(60);
    expect(groupsOf(short)).toBeGreaterThanOrEqual(40);
  });

  test("says at most four words after the verb", () => {
    expect(longForms(everyday)).toEqual([]);
  });

  test("contains every subject, predicate, action and impersonal of Appendix D.3", () => {
    const said = everyday.predicates.flatMap(({ forms }) => forms.map(({ yes, no }) => ` ${yes} | ${no} `));
    const happening = formsOf(everyday.impersonals).map(({ yes, no }) => ` ${yes} | ${no} `);
    const missingFrom = (sentences: readonly string[], phrases: readonly string[]) =>
      phrases.filter((phrase) => !sentences.some((sentence) => sentence.includes(` ${phrase} `)));
    expect(appendix.subjects.filter((name) => !everyday.subjects.includes(name))).toEqual([]);
    expect(missingFrom(said, [...appendix.predicates, ...appendix.actions])).toEqual([]);
    expect(missingFrom(happening, appendix.impersonals)).toEqual([]);
  });

  test("keeps together what excludes or entails each other in the world", () => {
    const groupOf = (phrase: string) =>
      lexemesOf(everyday).find(({ forms }) => forms.some(({ yes }) => yes === phrase))?.group ?? phrase;
    const clashing: readonly (readonly string[])[] = [
      ["is poor", "is rich"],
      ["is happy", "is sad", "is joyful", "is bored", "is excited"],
      ["is a nurse", "is a soldier"],
      ["plays tennis", "plays squash", "plays a game", "plays chess"],
      ["is driving a car", "is climbing a mountain", "is taking a plane"],
      ["drives a car", "is a taxi driver"],
      ["has a dog", "owns a pet"],
      ["is a vegetarian", "eats meat", "eats fish"],
      ["lives in a village", "lives in a city"],
      ["speaks French", "is bilingual"],
      ["gives lectures", "speaks in public"],
      ["adopted a child", "is a parent"],
      ["hosts parties", "welcomes guests"],
      [
        "it is raining",
        "it is sunny",
        "it is overcast",
        "it is foggy",
        "it is snowing",
        "it is humid",
        "it is cold",
      ],
      ["it is late", "it is early"],
    ];
    for (const phrases of clashing) expect([...new Set(phrases.map(groupOf))]).toHaveLength(1);
  });
});

describe.each([plausible, counterintuitive])("the lexicon “$name”, of one belief", (lexicon) => {
  test("has at least 180 predicates in 120 groups and 12 groups of impersonals", () => {
    expect(lexicon.predicates.length).toBeGreaterThanOrEqual(180);
    expect(groupsOf(lexicon.predicates)).toBeGreaterThanOrEqual(120);
    expect(groupsOf(lexicon.impersonals)).toBeGreaterThanOrEqual(12);
  });

  test("has at least 40 predicates of one or two words in 30 groups, for long formulas", () => {
    const short = lexicon.predicates.filter(({ forms }) => (forms[0]?.yes.split(" ").length ?? 0) <= 2);
    expect(short.length).toBeGreaterThanOrEqual(40);
    expect(groupsOf(short)).toBeGreaterThanOrEqual(30);
  });

  test("says at most four words after the verb, and at most six after “it”", () => {
    expect(longForms(lexicon)).toEqual([]);
    expect(formsOf(lexicon.impersonals).filter(({ yes }) => yes.split(" ").length > 7)).toEqual([]);
  });
});

describe("the plausible and the counterintuitive lexicon", () => {
  /** All of a lexicon but what its words mean: group, and for each form tense and number of words. */
  const shapeOf = ({ group, forms }: Lexeme): string =>
    [
      group,
      ...forms.map(({ yes, no }) => `${/^(?:it )?(?:is|was|will)?/.exec(yes)?.[0]}:${lengths(yes, no)}`),
    ].join(" ");
  const lengths = (yes: string, no: string): string =>
    [yes, /^(?:it )?(?:is|was|will|does|did) not/.exec(no)?.[0], no]
      .map((text) => text?.split(" ").length)
      .join("/");

  test("are alike line by line in groups, tenses and numbers of words", () => {
    expect(counterintuitive.predicates.map(shapeOf)).toEqual(plausible.predicates.map(shapeOf));
    expect(counterintuitive.relations.map(shapeOf)).toEqual(plausible.relations.map(shapeOf));
    expect(counterintuitive.impersonals.map(shapeOf)).toEqual(plausible.impersonals.map(shapeOf));
    expect(counterintuitive.subjects).toEqual(plausible.subjects);
  });

  test("make the same argument of item k, with as many words", () => {
    for (const length of [1, 3]) {
      const argumentsOf = (lexicon: Lexicon): readonly string[] => {
        const generator = createGenerator({ profile: "paper", length, seed: 5, style: plain, lexicon });
        return Array.from({ length: 60 }, (_, k) => {
          const outcome = generator.at(k * 7);
          if (!("item" in outcome)) return "dropped" in outcome ? outcome.dropped : "";
          const { premises, conclusion, question, lexicon: words } = outcome.item;
          return [...premises, conclusion, Object.keys(words).length, question.split(" ").length].join("; ");
        });
      };
      expect(argumentsOf(counterintuitive)).toEqual(argumentsOf(plausible));
    }
  });

  test("share no phrase, in any tense or sign", () => {
    expect(repeated([...phrasesOf(plausible), ...phrasesOf(counterintuitive)])).toEqual([]);
  });
});

describe("the nonsense lexicon", () => {
  test("has at least 200 predicates, each a group of its own", () => {
    expect(nonsense.predicates.length).toBeGreaterThanOrEqual(200);
    expect(repeated(lexemesOf(nonsense).map(({ group }) => group))).toEqual([]);
  });

  test("shares no invented word with the everyday lexicon", () => {
    const invented = lexemesOf(nonsense).map(({ id }) => id.replace(/^it-/, ""));
    const ordinary = new Set(wordsOf(phrasesOf(everyday)));
    expect(invented.filter((word) => ordinary.has(word))).toEqual([]);
  });

  test("has no two words that differ in one letter", () => {
    const invented = lexemesOf(nonsense).map(({ id }) => id.replace(/^it-/, ""));
    const withGap = invented.flatMap((word) =>
      Array.from(word, (_, i) => `${word.slice(0, i)}_${word.slice(i + 1)}`),
    );
    expect(repeated(withGap)).toEqual([]);
  });
});
