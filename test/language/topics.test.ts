/** Topics: enough of them in enough genres, with words for long questions, no word of logic, and sentences of their own. */
import { findLexicon } from "#language/lists";
import { topics } from "#language/lexicons/topics";
import { topicPages } from "#language/topics/pages";
import { describe, expect, test } from "vitest";

/** Words of logic, of reference and of frequency; no phrase has one. */
const reserved =
  /\b(?:and|or|if|then|both|either|neither|nor|not|no|none|every|each|all|any|some|that|this|who|whom|which|only|also|but|because|when|unless|person|true|false|he|she|they|never|always|often|usually|may|must|[xyz])\b/i;

const all = topics.topics ?? [];

describe("topics", () => {
  test("each has words of its own for the longest questions, and people to name", () => {
    const pages = topicPages();
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    for (const { title, domain, names, kinds, states, properties, rights, clauses, exclude } of pages) {
      const phrases = [...kinds, ...states, ...properties, ...rights];
      const isScene = domain === "";
      expect(new Set([...phrases, ...clauses]).size, title).toBe(phrases.length + clauses.length);
      expect(isScene ? clauses.length : phrases.length, title).toBeGreaterThanOrEqual(14);
      expect(names.length, title).toBeGreaterThanOrEqual(isScene ? 0 : 4);
      for (const phrase of exclude.flat()) expect([...phrases, ...clauses], title).toContain(phrase);
    }
  });

  test("links join phrases of the topic that may come together, and lead in no circle", () => {
    for (const { title, kinds, states, properties, rights, exclude, links = [] } of topicPages()) {
      const phrases = new Set([...kinds, ...states, ...properties, ...rights]);
      const joined = links.map(([cause = "", effect = ""]) => [cause, effect.replace(/^not /, "")] as const);
      for (const pair of joined) {
        for (const phrase of pair) expect(phrases, title).toContain(phrase);
        expect(
          exclude.some((group) => pair.every((phrase) => group.includes(phrase))),
          `${title}: ${pair.join(" → ")}`,
        ).toBe(false);
      }
      let open = joined;
      for (const _ of phrases) open = open.filter(([, effect]) => open.some(([cause]) => cause === effect));
      expect(open, title).toEqual([]);
    }
  });

  test("no two topics share a sentence with nouns exchanged, and no name is of two topics", () => {
    const phrases = topicPages().flatMap(({ title, properties, rights }) =>
      [...properties, ...rights].map((text) => ({ title, text })),
    );
    const twice = [...Map.groupBy(phrases, ({ text }) => text).values()].filter((same) => same.length > 1);
    expect(twice.map(([one]) => one?.text)).toEqual([]);
    const domains = new Set(topicPages().map(({ domain }) => domain));
    expect(topicPages().flatMap(({ kinds }) => kinds.filter((kind) => domains.has(kind)))).toEqual([]);
    const names = topicPages().flatMap((topic) => topic.names.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });

  test("no introduction has a comma, or says where those are from of whom a phrase says so", () => {
    for (const { title, properties, names } of topicPages()) {
      for (const one of names) expect(one.as, title).not.toMatch(/[,.;:?]/);
      if (properties.some((text) => /^(?:comes|lives)\//.test(text)))
        expect(
          names.filter((one) => /^(?:from|of) [A-Z]/.test(one.as)),
          title,
        ).toEqual([]);
    }
  });

  test("a title is a phrase that a passage can begin with", () => {
    for (const { title } of topicPages())
      expect(title).toMatch(
        /^(?:Under|In|On|At|For|By|Among|According to|During|With) (?!least|most|every|all|any|of )[^,.:\n]{2,80}$/,
      );
  });

  test("no phrase holds a word of logic or begins another of its topic", () => {
    for (const { clauses } of topicPages())
      for (const clause of clauses) expect(clause).toMatch(/^(?:the |[A-Z])[^:]+: \w+\/\w+/);
    for (const { predicates, impersonals, about } of all) {
      const texts = [...predicates, ...impersonals].map(({ forms }) => forms[0]!.yes);
      for (const text of texts) {
        expect(text, about).not.toMatch(reserved);
        expect(text, about).not.toMatch(/[,.;:/]/);
        expect(texts.filter((other) => other.startsWith(`${text} `) || other === text)).toEqual([text]);
        expect(text.split(" ").length, text).toBeLessThanOrEqual(8);
      }
    }
  });

  test("a phrase of several topics is one lexeme of the lexicon", () => {
    const yes = topics.predicates.map(({ forms }) => forms[0]!.yes);
    expect(new Set(yes).size).toBe(yes.length);
    expect(findLexicon("topics")).toBe(topics);
  });
});
