/** A topic as a user writes it, of things with names of their own. */
import type { TopicPage } from "#language/topics/topic";

export const lighthouse: TopicPage = {
  topic: "a lighthouse museum",
  genre: "works",
  title: "In the lighthouse museum of Sker Point",
  domain: "exhibit",
  kinds: ["lamp", "signal flag", "gift", "replica", "machine part"],
  states: [
    "kept under glass",
    "stored in the tower",
    "made of brass",
    "insured for travel",
    "older than the tower",
  ],
  properties: [
    "has/have a dent",
    "bears/bear a maker's mark",
    "comes/come from Norway",
    "needs/need a repair",
    "weighs/weigh eighty pounds",
    "attracts/attract schoolchildren",
    "rings/ring at noon",
  ],
  rights: [],
  names: [
    { name: "Gull Lantern", as: "on the lower floor", he: "it" },
    { name: "Foghorn Bess", as: "on the upper floor", he: "she" },
    { name: "Old Patience", as: "on the upper floor", he: "she" },
    { name: "Keeper's Watch", as: "on the lower floor", he: "it" },
  ],
  clauses: [
    "the fog: is/are thick",
    "the stairs: are/are wet",
    "the lamp room: is/are closed",
    "the tour: starts/start late",
  ],
  exclude: [["lamp", "signal flag"]],
  links: [
    ["gift", "kept under glass"],
    ["lamp", "made of brass"],
    ["replica", "not older than the tower"],
    ["has/have a dent", "needs/need a repair"],
    ["rings/ring at noon", "attracts/attract schoolchildren"],
  ],
  things: [],
};
