/** What an author can do wrong on a topic's page: each fault names its member. */
import { topicPages } from "#language/topics/pages";
import { examineTopic } from "#language/topics/topic-exam";
import { findDependentPairs } from "#language/topics/topic-pairs";
import type { TopicPage } from "#language/topics/topic";
import { describe, expect, test } from "vitest";
import { fixture } from "../fixture.ts";
import { readTopicFile } from "../../src/workspace/files/topic-file.ts";
import { lighthouse } from "./lighthouse.ts";

test("no topic of the program has a fault, alone or beside the others", () => {
  const all = topicPages();
  const faults = all.map((page) =>
    examineTopic(
      page,
      all.filter((other) => other !== page),
    ),
  );
  expect(faults.flat()).toEqual([]);
});

type List = "kinds" | "states" | "properties" | "clauses";
const replace = (member: List, from: string, to: string): TopicPage => ({
  ...lighthouse,
  [member]: lighthouse[member].map((one) => (one === from ? to : one)),
});
const withName = (change: Partial<TopicPage["names"][number]>): TopicPage => ({
  ...lighthouse,
  names: lighthouse.names.map((one, i) => (i === 1 ? { ...one, ...change } : one)),
});

describe("a fault names its member and says why", () => {
  const breaks: readonly (readonly [fault: string, page: TopicPage])[] = [
    ["title: “the lighthouse” is no beginning of a sentence", { ...lighthouse, title: "the lighthouse" }],
    [
      "title: “At the Calder Library” stands in the topic “a library”",
      { ...lighthouse, title: "At the Calder Library" },
    ],
    ["domain: “exhibits” is a plural", { ...lighthouse, domain: "exhibits" }],
    ["domain: “lamp” is a kind, too", { ...lighthouse, domain: "lamp" }],
    ["domain: “member” stands in the topic “a library”", { ...lighthouse, domain: "member" }],
    ["kinds.0: “a lamp” is no singular noun", replace("kinds", "lamp", "a lamp")],
    ["kinds.0: “lamps” is a plural", replace("kinds", "lamp", "lamps")],
    ["kinds.2: “gift of a sailor” is no singular noun", replace("kinds", "gift", "gift of a sailor")],
    ["kinds.3: “hotel” stands in the topic “the hotels of a lake”", replace("kinds", "replica", "hotel")],
    [
      "states.0: “is kept under glass” is said after “is”",
      replace("states", "kept under glass", "is kept under glass"),
    ],
    ["states.2: “a brass thing” is a noun", replace("states", "made of brass", "a brass thing")],
    [
      "states.1: “stored in an tower” has the wrong article",
      replace("states", "stored in the tower", "stored in an tower"),
    ],
    ["properties.0: “dents” has no verb in two forms", replace("properties", "has/have a dent", "dents")],
    [
      "properties.2: “come/comes from Norway” has a verb whose two forms do not fit",
      replace("properties", "comes/come from Norway", "come/comes from Norway"),
    ],
    [
      "properties.6: “rings/ring every hour” has a word of logic",
      replace("properties", "rings/ring at noon", "rings/ring every hour"),
    ],
    [
      "properties.6: “rings/ring, loudly” has signs",
      replace("properties", "rings/ring at noon", "rings/ring, loudly"),
    ],
    [
      "has more than eight words",
      replace("properties", "rings/ring at noon", "rings/ring at noon in the old hall by the sea"),
    ],
    [
      "properties.0: “has/have a dent” stands twice, or is how another begins",
      replace("properties", "rings/ring at noon", "has/have a dent on the rim"),
    ],
    [
      "properties.3: “lives/live abroad” stands in the topic “a library”",
      replace("properties", "needs/need a repair", "lives/live abroad"),
    ],
    [
      "properties: the topic has 13 phrases; questions need 14",
      { ...lighthouse, kinds: ["signal flag"], exclude: [], links: [] },
    ],
    ["names: the topic has 3 of them; questions need 4", { ...lighthouse, names: lighthouse.names.slice(1) }],
    ["names.1.name: “foghorn” is no name", withName({ name: "foghorn" })],
    ["names.1.name: “Gull Lantern” stands twice", withName({ name: "Gull Lantern" })],
    ["names.1.name: “Ruth Aldane” stands in the topic “a library”", withName({ name: "Ruth Aldane" })],
    ["names.1.as: “the horn” does not say who is named", withName({ as: "the horn" })],
    ["names.1.as: “from Norway” says where somebody is from", withName({ as: "from Norway" })],
    ["names.1.as: “with a dent” has a word of a phrase", withName({ as: "with a dent" })],
    ["names.1.he: “they” is no pronoun", withName({ he: "they" })],
    [
      "clauses.1: “stairs are wet” is no clause of a thing",
      replace("clauses", "the stairs: are/are wet", "stairs are wet"),
    ],
    ["exclude.0.1: “flag” is no phrase of the topic", { ...lighthouse, exclude: [["lamp", "flag"]] }],
    [
      "exclude.1: “lamp” stands in an earlier group",
      {
        ...lighthouse,
        exclude: [
          ["lamp", "gift"],
          ["lamp", "replica"],
        ],
      },
    ],
    ["exclude.0: a group has two phrases", { ...lighthouse, exclude: [["lamp"]] }],
    ["links.0: “lamp → shiny” is not of two phrases", { ...lighthouse, links: [["lamp", "shiny"]] }],
    [
      "links.0: “lamp → signal flag” joins phrases that exclude",
      { ...lighthouse, links: [["lamp", "signal flag"]] },
    ],
    [
      "links.0: “lamp → gift” leads in a circle",
      {
        ...lighthouse,
        links: [
          ["lamp", "gift"],
          ["gift", "lamp"],
        ],
      },
    ],
    ["things.0: “boots” is no kind of things", { ...lighthouse, things: ["boots"] }],
    ["things.0: “coin” is something that people use", { ...lighthouse, things: ["coin"] }],
  ];
  test.each(breaks)("%s", (fault, page) => {
    const faults = examineTopic(page, topicPages());
    expect(faults.filter((one) => one.includes(fault))).not.toEqual([]);
  });

  test("the page that they were made of has none", () => {
    expect(examineTopic(lighthouse, topicPages())).toEqual([]);
  });
});

describe("a file is refused with the place of its first fault", () => {
  const { rights: _, ...partial } = lighthouse;
  const files: readonly (readonly [text: string, fault: string])[] = [
    ['{\n  // the subject\n  "topic": "a mill"\n  "genre": "rules"\n}', ":4:3: not JSON from here on"],
    ['{ "topic": "a mill", }', ":1:22: not JSON from here on"],
    ['{ "kinds": ["miller", "baker" }', ":1:31: not JSON from here on"],
    ["{ 'topic': 'a mill' }", ":1:3: not JSON from here on"],
    ['{ "topic": "a mill"', ":1:20: not JSON from here on"],
    ["[]", ": Invalid input: expected object"],
    [JSON.stringify(partial), ": rights: Invalid input: expected array"],
    [JSON.stringify({ ...lighthouse, colours: [] }), 'Unrecognized key: "colours"'],
    [JSON.stringify({ ...lighthouse, genre: "museum" }), ": genre: Invalid option"],
    [JSON.stringify({ ...lighthouse, states: ["lit", 3] }), ": states.1: Invalid input: expected string"],
    [
      JSON.stringify({ ...lighthouse, names: [{ name: "Ann", as: "from Rome" }] }),
      ": names.0.he: Invalid input",
    ],
  ];
  test.each(files)("%s", (text, fault) => {
    const path = fixture().save("mill.jsonc", text);
    expect(() => readTopicFile(path)).toThrow(fault);
  });

  test("comments are no fault, and move nothing", () => {
    const path = fixture().save("sker.jsonc", `// mine\n${JSON.stringify(lighthouse, null, 2)}\n  // end`);
    expect(readTopicFile(path)).toEqual(lighthouse);
  });
});

test("phrases that may exclude or entail each other are pairs for the author to judge", () => {
  const pairs = (changes: Partial<TopicPage>) =>
    findDependentPairs({ ...lighthouse, ...changes }, topicPages()).map((pair) => pair.join(" | "));
  expect(pairs({})).toEqual([]);
  expect(pairs({ states: [...lighthouse.states, "older than the pier"] })).toEqual([
    "older than the tower | older than the pier",
  ]);
  expect(pairs({ kinds: ["heron", "falcon"] })).toEqual(["heron | falcon"]);
  expect(pairs({ kinds: ["heron", "falcon"], exclude: [["heron", "falcon"]] })).toEqual([]);
  expect(pairs({ properties: ["works/work", "works/work abroad"] })).toEqual([
    "works/work | works/work abroad",
  ]);
});
