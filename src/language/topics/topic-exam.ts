/**
 * Examines the page of a topic: each phrase must be read in one way, name one thing, and be English. Topics of the program and custom ones
 * pass the same exam. A fault names its member: "kinds.2: “teachers” is a plural".
 */
import forms from "../../../data/topic-forms.json" with { type: "json" };
import { once } from "#logic/memoize";
import { withArticle } from "../capitals.ts";
import { thirdPerson } from "../inflection.ts";
import { getThingKinds } from "./things.ts";
import { isThingPage, type TopicPage } from "./topic.ts";

/** Lists the faults of a page beside other topics. */
export const examineTopic = (page: TopicPage, others: readonly TopicPage[] = []): readonly string[] => [
  ...examineForms(page),
  ...examineWords(page),
  ...examineLinks(page),
  ...examineCounts(page),
  ...others.flatMap((other) => findClashes(page, other)),
];

/** The fewest words of a topic. */
const minPhrases = 14;
const minNames = 4;

type Entry = { readonly member: string; readonly at: string; readonly text: string };

const isScene = ({ domain }: TopicPage): boolean => domain === "";

/** All texts of a page with their members: "names.as" and "names.3.as". */
const listEntries = (page: TopicPage): readonly Entry[] => {
  const list = (member: "kinds" | "states" | "properties" | "rights" | "clauses" | "things") =>
    page[member].map((text, i) => ({ member, at: `${member}.${i}`, text }));
  return [
    { member: "title", at: "title", text: page.title },
    ...(isScene(page) ? [] : [{ member: "domain", at: "domain", text: page.domain }]),
    ...page.names.flatMap((one, i) =>
      (["name", "as", "he"] as const).map((part) => ({
        member: `names.${part}`,
        at: `names.${i}.${part}`,
        text: one[part],
      })),
    ),
    ...(["kinds", "states", "properties", "rights", "clauses", "things"] as const).flatMap(list),
  ];
};

const patterns = once(() =>
  forms.map(({ members, has, hasNot, fault }) => ({
    members: members.split(" "),
    pattern: new RegExp(has ?? hasNot ?? "", "u"),
    isWanted: has !== undefined,
    fault,
  })),
);

const describe = ({ at, text }: Entry, fault: string): string => `${at}: “${text}” ${fault}`;

const examineForms = (page: TopicPage): readonly string[] =>
  listEntries(page).flatMap((entry) =>
    patterns()
      .filter(
        ({ members, pattern, isWanted }) =>
          members.includes(entry.member) && pattern.test(entry.text) !== isWanted,
      )
      .map(({ fault }) => describe(entry, fault)),
  );

const phraseMembers: ReadonlySet<string> = new Set(["kinds", "states", "properties", "rights", "clauses"]);

const examineWords = (page: TopicPage): readonly string[] => {
  const entries = listEntries(page);
  const phrases = entries.filter(({ member }) => phraseMembers.has(member));
  const said = phrases.map(({ text }) => `${toPlainPhrase(text)} `);
  const names = entries.filter(({ member }) => member === "names.name").map(({ text }) => `${text} `);
  const isPlace = page.properties.some((text) => /^(?:comes|lives)\//.test(text));
  const kinds = getThingKinds();
  const heavy = new Set(phrases.flatMap(({ text }) => listHeavyWords(text)));
  const begins = (all: readonly string[], text: string): boolean =>
    all.filter((other) => other.startsWith(`${text} `)).length > 1;
  const checks: readonly (readonly [fault: string, isFaulty: (entry: Entry) => boolean])[] = [
    [
      "stands twice, or is how another begins",
      ({ text }) => begins([...said, ...names], toPlainPhrase(text)),
    ],
    ["has the wrong article", ({ text }) => hasWrongArticle(text)],
    ["has a verb whose two forms do not fit, as in “has/have a card”", ({ text }) => hasWrongVerb(text)],
    ["is a kind, too", ({ member, text }) => member === "domain" && page.kinds.includes(text)],
    [
      "says where somebody is from, as a property does",
      ({ member, text }) => member === "names.as" && isPlace && /^(?:from|of) \p{Lu}/u.test(text),
    ],
    [
      "has a word of a phrase, which it may decide",
      ({ member, text }) => member === "names.as" && listHeavyWords(text).some((word) => heavy.has(word)),
    ],
    ["is for things", ({ member, text }) => member === "names.he" && text === "it" && !isThingPage(page)],
    [
      `is no kind of things: ${[...kinds.keys()].join(", ")}`,
      ({ member, text }) => member === "things" && !kinds.has(text),
    ],
    [
      "is something that people use, and the topic is of no people",
      ({ member }) => member === "things" && (isThingPage(page) || isScene(page)),
    ],
  ];
  return entries.flatMap((entry) =>
    checks.flatMap(([fault, isFaulty]) => (isFaulty(entry) ? [describe(entry, fault)] : [])),
  );
};

/** The words of four letters or more, without the "s" of a plural. */
const listHeavyWords = (text: string): readonly string[] =>
  [...text.matchAll(/(?<!\/)\b\p{L}{4,}/gu)]
    .map(([word]) => word.replace(/s$/, ""))
    .filter((word) => !["with", "from", "near"].includes(word));

/** A phrase without its verb's third person: "have a card". */
const toPlainPhrase = (text: string): string => text.replace(/^[^ /:]*\//, "");

const hasWrongArticle = (text: string): boolean =>
  [...text.matchAll(/\ban? (\S+)/g)].some(([both, word = ""]) => both !== withArticle(word));

const hasWrongVerb = (text: string): boolean => {
  const [, third, base = ""] = /(?:^|: )(\p{L}+)\/(\p{L}+)/u.exec(text) ?? [];
  return third !== undefined && third !== base && third !== (base === "are" ? "is" : thirdPerson(base));
};

const examineLinks = (page: TopicPage): readonly string[] => {
  const { exclude, links = [], clauses, kinds, states, properties, rights } = page;
  const phrases = new Set([...kinds, ...states, ...properties, ...rights]);
  const joined = links.map(([cause = "", effect = ""]) => [cause, effect.replace(/^not /, "")] as const);
  let open = joined;
  for (const _ of phrases) open = open.filter(([, effect]) => open.some(([cause]) => cause === effect));
  const faults = joined.map((pair, i) => {
    if (links[i]!.length !== 2 || pair.some((text) => !phrases.has(text)))
      return "is not of two phrases of the topic";
    if (exclude.some((group) => pair.every((text) => group.includes(text))))
      return "joins phrases that exclude each other";
    return open.includes(pair) ? "leads in a circle" : undefined;
  });
  return [
    ...exclude.flatMap((group, i) => [
      ...group.flatMap((text) =>
        exclude.slice(0, i).some((other) => other.includes(text))
          ? [`exclude.${i}: “${text}” stands in an earlier group; join both`]
          : [],
      ),
      ...(group.length < 2 ? [`exclude.${i}: a group has two phrases or more`] : []),
      ...group.flatMap((text, place) =>
        phrases.has(text) || clauses.includes(text)
          ? []
          : [`exclude.${i}.${place}: “${text}” is no phrase of the topic`],
      ),
    ]),
    ...faults.flatMap((fault, i) => (fault ? [`links.${i}: “${links[i]!.join(" → ")}” ${fault}`] : [])),
  ];
};

const examineCounts = (page: TopicPage): readonly string[] => {
  const { clauses, names, kinds, states, properties, rights } = page;
  const count = kinds.length + states.length + properties.length + rights.length;
  if (isScene(page))
    return [
      ...(clauses.length < minPhrases
        ? [`clauses: the topic has ${clauses.length} of them; questions need ${minPhrases}`]
        : []),
      ...(count > 0 ? ["domain: kinds, states, properties and rights need a noun of who has them"] : []),
    ];
  return [
    ...(count < minPhrases
      ? [`properties: the topic has ${count} phrases; questions need ${minPhrases}`]
      : []),
    ...(names.length < minNames
      ? [`names: the topic has ${names.length} of them; questions need ${minNames}`]
      : []),
  ];
};

/** What two topics both have: no two share a sentence with nouns exchanged, a name or a title, and no noun means two things. */
const findClashes = (page: TopicPage, other: TopicPage): readonly string[] => {
  const isOtherSort = isThingPage(page) !== isThingPage(other);
  const deeds = [...other.properties, ...other.rights];
  const theirs: Readonly<Record<string, readonly string[]>> = {
    title: [other.title],
    domain: [...other.kinds, ...(isOtherSort ? [other.domain] : [])],
    kinds: [other.domain],
    "names.name": other.names.map(({ name }) => name),
    properties: deeds,
    rights: deeds,
  };
  return listEntries(page)
    .filter(({ member, text }) => theirs[member]?.includes(text))
    .map((entry) => describe(entry, `stands in the topic “${other.topic}”, too`));
};
