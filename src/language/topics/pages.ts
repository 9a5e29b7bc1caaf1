/** The pages of topics: data/topics/ has one file for each genre. */
import rules from "../../../data/topics/rules.json" with { type: "json" };
import people from "../../../data/topics/people.json" with { type: "json" };
import places from "../../../data/topics/places.json" with { type: "json" };
import nature from "../../../data/topics/nature.json" with { type: "json" };
import works from "../../../data/topics/works.json" with { type: "json" };
import scenes from "../../../data/topics/scenes.json" with { type: "json" };
import { once } from "#logic/memoize";
import type { TopicPage } from "./topic.ts";

/** The topics as they are written. */
export const topicPages = once((): readonly TopicPage[] => [
  ...rules,
  ...people,
  ...places,
  ...nature,
  ...works,
  ...scenes,
]);
