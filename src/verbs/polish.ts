/**
 * The grammar of four-option questions mended by a language model under Appendix J's instruction (DivLogicEval §2.1): several tries an
 * item, stored and resumable like every run; what is kept waits for a person; what a person lets pass is put in.
 */
import {
  polishInstruction,
  polishOutcome,
  sentencesToPolish,
  withChanges,
  type ChoiceItem,
  type PolishRefusal,
  type Question,
  type SuiteOf,
} from "#items";
import type { LanguageModel } from "#models";
import type { QueuedChange } from "#report";
import { hashOf, type Run, type Store } from "#runs";
import { createPhases, type AskingTools, type PlannedRun } from "./asking/asking.ts";

export type PolishOptions = {
  readonly items: readonly ChoiceItem[];
  readonly model: LanguageModel;
  /** How often each item is asked; three where nothing is said. */
  readonly tries?: number;
  /** An earlier queue, whose decisions stay. */
  readonly queue?: readonly QueuedChange[];
};

/** What a polishing came to. */
export type Polishing = {
  readonly run: string;
  /** The changes that may be kept, with the decisions that were there already. */
  readonly queue: readonly QueuedChange[];
  readonly refused: readonly (PolishRefusal & { readonly item: string })[];
};

/**
 * Asks what is missing, and queues what may be kept. The same options again ask nobody and keep the decisions.
 *
 * @example
 * const store = openStore(":memory:");
 * const [model] = openModels(["reasoner:affirmer"]);
 * const { queue, refused } = await polish({ items: [], model: model! }, { store });
 * [queue.length, refused.length]; // → [0, 0]
 * await store.close();
 */
export const polish = async (options: PolishOptions, tools: AskingTools): Promise<Polishing> => {
  const { items, queue = [] } = options;
  const run = await createPhases(tools)(planPolish(options));
  return polishingOf(tools.store, run, items, queue);
};

/** What the replies of a polishing came to, without asking anybody; decisions of an earlier queue stay. */
export const polishingOf = async (
  store: Store,
  run: Run,
  items: readonly ChoiceItem[],
  queue: readonly QueuedChange[] = [],
): Promise<Polishing> => {
  const replies = new Map<string, string[]>();
  for await (const { question, response } of store.answered(run)) {
    const known = replies.get(question.id) ?? [];
    replies.set(question.id, known);
    if (response.status === "answered") known.push(response.text);
  }
  const keyOf = ({ item, before, after }: Pick<QueuedChange, "item" | "before" | "after">): string =>
    [item, before, after].join("\n");
  const decided = new Map(queue.map((one) => [keyOf(one), one.decision]));
  const found: QueuedChange[] = [];
  const refused: (PolishRefusal & { readonly item: string })[] = [];
  for (const item of items) {
    const outcome = polishOutcome(item, replies.get(idOf(item)) ?? []);
    for (const change of outcome.changes) {
      const queued = { item: item.id, ...change };
      found.push({ ...queued, decision: decided.get(keyOf(queued)) ?? "" });
    }
    refused.push(...outcome.refused.map((one) => ({ item: item.id, ...one })));
  }
  return { run: run.id, queue: found, refused };
};

/** What would be asked. */
export const planPolish = ({ items, model, tries = usualTries }: PolishOptions): PlannedRun => {
  const questions = questionsToPolish(items);
  return {
    what: "polishing",
    plan: { models: [model.id], suite: polishSuite(items), prompt: { style: "direct" }, epochs: tries },
    questions: () => questions,
    models: [model],
    prompt: ({ text }) => ({ messages: [{ role: "user", content: text }] }),
  };
};

/** The suite of a polishing of these items, by which its runs are found. */
export const polishSuite = (items: readonly ChoiceItem[]): SuiteOf<"derived"> => ({
  kind: "derived",
  from: "polish",
  hash: hashOf(questionsToPolish(items).map(({ id }) => id)),
});

const questionsToPolish = (items: readonly ChoiceItem[]): readonly Question[] =>
  items.filter(({ language }) => language === "english").map(questionOf);

const usualTries = 3;

const idOf = ({ id }: ChoiceItem): string => `${id}/polish`;

const questionOf = (item: ChoiceItem): Question => ({
  id: idOf(item),
  text: `${polishInstruction}\n\n${sentencesToPolish(item).join("\n")}`,
  answers: [{ label: "text" }, { label: "other" }],
  key: ["text"],
  tags: { category: "polishing" },
  group: item.id,
});

/**
 * The items with what a person let pass, `polish` saying so: by `person`, or by `machine` where everything undecided is taken, too.
 * Items without such a change stay as they are.
 */
export function* polished(
  items: Iterable<ChoiceItem>,
  queue: readonly QueuedChange[],
  undecided: "leave" | "take" = "leave",
): Generator<ChoiceItem> {
  const byItem = Map.groupBy(queue, ({ item }) => item);
  for (const item of items) {
    const own = (byItem.get(item.id) ?? []).filter(
      ({ decision }) => decision === "yes" || (undecided === "take" && decision === ""),
    );
    if (own.length === 0) yield item;
    else yield withChanges(item, own, own.every(({ decision }) => decision === "yes") ? "person" : "machine");
  }
}
