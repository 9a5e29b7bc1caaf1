/**
 * The queue of a polishing (DivLogicEval §2.1): changes that a model proposed and that keep the connectives, each let pass or not by a
 * person. The sheet is the table that `organon divlogic polish FILE --changes` reads.
 */
import { OrganonError } from "#logic";
import { polishSheet, type QueuedChange } from "#report";
import { hashOf, type Run, type Store } from "#runs";
import { polishingOf, polishSuite } from "../polish.ts";
import type { Sets } from "../viewing/sets.ts";
import { note, yesOrNo, type OpenStudy, type Study, type StudyOptions } from "./study.ts";

/** The study of what a set's newest polishing proposed. Throws misuse where nobody was asked to polish it. */
export const polishStudy = async (store: Store, sets: Sets, { of }: StudyOptions): Promise<OpenStudy> => {
  const items = await sets.choices(of);
  const suite = polishSuite(items);
  const isOfItems = ({ plan: { suite: own } }: Run): boolean =>
    own.kind === "derived" && own.from === suite.from && own.hash === suite.hash;
  const run = (await store.runs()).find(isOfItems);
  if (run === undefined)
    throw new OrganonError("misuse", "no model was asked to polish this set", {
      hint: "organon divlogic polish FILE -m MODEL asks one; then its proposals wait here",
    });
  const { queue } = await polishingOf(store, run, items);
  const study: Study = {
    id: `polish ${suite.hash ?? ""}`,
    kind: "polish",
    title: "Is this better English, and does it say the same?",
    fields: [{ name: "decision", text: "Let the change pass?", options: yesOrNo }, note],
    things: queue.map((change) => ({
      id: idOf(change),
      text: change.sentence,
      instead: change.polished,
    })),
  };
  return {
    study,
    sheet: (notes) =>
      polishSheet(queue.map((change) => ({ ...change, decision: decisionIn(notes[idOf(change)]) }))),
  };
};

const idOf = ({ item, before, after }: QueuedChange): string => hashOf([item, before, after]);

const decisionIn = (answers: Readonly<Record<string, string>> = {}): QueuedChange["decision"] => {
  const { decision } = answers;
  return decision === "yes" || decision === "no" ? decision : "";
};
