/**
 * The grammar of four-option questions mended by a language model under Appendix J's instruction (DivLogicEval §2.1): several tries an
 * item, stored and resumable like every run; what is kept waits for a person; what a person lets pass is put in.
 */
import {
  answeredCalls,
  type AskingTools,
  bare,
  createPhases,
  getId,
  getOrInsert,
  computeHash,
  type LanguageModel,
  otherText,
  type Part,
  peopleSheet,
  type ProblemLine,
  type Question,
  readPeopleSheet,
  type Run,
  planQuestions,
  type Store,
  type Thing,
  yesOrNo,
} from "organon/commands";
import {
  polishInstruction,
  polishOutcome,
  sentencesToPolish,
  withChanges,
  type PolishedClause,
  type PolishRefusal,
} from "./clauses.ts";

/** One change that waits for a person, or has been decided. */
export type QueuedChange = PolishedClause & { readonly item: string; readonly decision: "yes" | "no" | "" };

const polishPart: Part = {
  columns: ["item", "before", "after", "ratio", "sentence", "polished"],
  key: ["item", "before", "after"],
  fields: [{ name: "decision", options: yesOrNo }],
  gaps: "always",
  lineEnd: "\n",
};

const toThing = ({ ratio, ...change }: QueuedChange): Thing => ({ ...change, ratio: ratio.toFixed(3) });

export const polishSheet = (queue: readonly QueuedChange[]): string => {
  const decisions = queue.map(
    (one) => [getId(polishPart, toThing(one)), { decision: one.decision }] as const,
  );
  return peopleSheet(polishPart, queue.map(toThing), new Map(decisions));
};

export const readPolishSheet = (sheet: readonly [name: string, text: string]): readonly QueuedChange[] => {
  const { things, judgements } = readPeopleSheet(polishPart, sheet);
  return [...things].map(
    ([id, { item = "", before = "", after = "", ratio, sentence = "", polished: instead = "" }]) => {
      const decision = yesOrNo.find((one) => one === judgements.get(id)?.["decision"]) ?? "";
      return { item, before, after, ratio: Number(ratio), sentence, polished: instead, decision };
    },
  );
};

type PolishOptions = {
  readonly items: readonly ProblemLine<"options">[];
  readonly model: LanguageModel;
  /** An earlier queue, whose decisions stay. */
  readonly queue?: readonly QueuedChange[];
};

/** Asks what is missing, and queues what may be kept. The same options again ask nobody and keep the decisions. */
export const polish = async (options: PolishOptions, tools: AskingTools) => {
  const { items, queue = [] } = options;
  const run = await createPhases(tools)(planPolish(options));
  return collectPolishing(tools.store, run, items, queue);
};

/** The changes that may be kept and those refused, by the replies of a polishing; decisions of an earlier queue stay. */
const collectPolishing = async (
  store: Store,
  run: Run,
  items: readonly ProblemLine<"options">[],
  queue: readonly QueuedChange[],
) => {
  const replies = new Map<string, string[]>();
  for await (const { question, response } of answeredCalls(store, run)) {
    const known = getOrInsert(replies, question.id, () => []);
    if (response.status === "answered") known.push(response.text);
  }
  const toKey = ({ item, before, after }: Pick<QueuedChange, "item" | "before" | "after">): string =>
    [item, before, after].join("\n");
  const decided = new Map(queue.map((one) => [toKey(one), one.decision]));
  const found: QueuedChange[] = [];
  const refused: (PolishRefusal & { readonly item: string })[] = [];
  for (const item of new Map(items.map((one) => [one.id, one])).values()) {
    const outcome = polishOutcome(item, replies.get(toQuestionId(item)) ?? []);
    for (const change of outcome.changes) {
      const queued = { item: item.id, ...change };
      found.push({ ...queued, decision: decided.get(toKey(queued)) ?? "" });
    }
    refused.push(...outcome.refused.map((one) => ({ item: item.id, ...one })));
  }
  return { run: run.id, queue: found, refused };
};

export const planPolish = ({ items, model }: PolishOptions) => {
  const questions = items.filter(({ style }) => style === "english").map(toQuestion);
  const suite = {
    kind: "derived",
    from: "polish",
    hash: computeHash(questions.map(({ id }) => id)),
  } as const;
  const plan = { suite, prompt: { style: "direct" }, epochs: tries } as const;
  return planQuestions("polishing", questions, [model], plan, bare);
};

/** How often each item is asked. */
const tries = 3;

const toQuestionId = ({ id }: ProblemLine<"options">): string => `${id}/polish`;

const toQuestion = (item: ProblemLine<"options">): Question => ({
  id: toQuestionId(item),
  text: `${polishInstruction}\n\n${sentencesToPolish(item).join("\n")}`,
  answers: [{ label: "text" }, otherText],
  key: ["text"],
  tags: { category: "polishing" },
  group: item.id,
});

/** The items with what a person let pass; items without such a change stay as they are. */
export function* applyChanges(
  items: Iterable<ProblemLine<"options">>,
  queue: readonly QueuedChange[],
): Generator<ProblemLine<"options">> {
  const byItem = Map.groupBy(queue, ({ item }) => item);
  for (const item of items) {
    const own = (byItem.get(item.id) ?? []).filter(({ decision }) => decision === "yes");
    yield own.length === 0 ? item : withChanges(item, own, "person");
  }
}
