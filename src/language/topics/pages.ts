/** The pages of topics: data/topics/ has one file for each genre. */
import rules from "../../../data/topics/rules.json" with { type: "json" };
import contracts from "../../../data/topics/contracts.json" with { type: "json" };
import protocols from "../../../data/topics/protocols.json" with { type: "json" };
import forms from "../../../data/topics/forms.json" with { type: "json" };
import panels from "../../../data/topics/panels.json" with { type: "json" };
import persons from "../../../data/topics/persons.json" with { type: "json" };
import history from "../../../data/topics/history.json" with { type: "json" };
import events from "../../../data/topics/events.json" with { type: "json" };
import { once } from "#logic/memoize";
import type { TopicPage } from "./topic.ts";

/** The topics as they are written. */
export const topicPages = once((): readonly TopicPage[] => [
  ...rules,
  ...contracts,
  ...protocols,
  ...forms,
  ...panels,
  ...persons,
  ...history,
  ...events,
]);
