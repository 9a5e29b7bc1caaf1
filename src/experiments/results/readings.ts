/**
 * Readers of answers side by side, as the store has their verdicts: the groups of a report, and the replies on which
 * a reader differs from the one that reports go by.
 */
import { labelText } from "#items/question";
import type { ReaderGroup } from "#report/summary";
import { proportion, sumOf, type Estimate } from "#scores/estimate";
import { answerReaders, readerOf } from "#scores/readers/readers";
import type { Verdict } from "#scores/verdict";
import { plannedFields, type Run, type Store } from "#runs/store";
import { table } from "#report/blocks";
import type { Document } from "#report/document";
import { clip, printable } from "#report/printable";
import { readerTable } from "#report/sections/steadiness";

/** One group a reader that judged the subject's replies; undefined where only one did. */
export const readerGroups = async (store: Store, run: Run, subject: number) => {
  const found: (readonly [name: string, pairs: readonly ReadingPair[]])[] = [];
  const usual = readerOf(run).name;
  for (const { name } of answerReaders.filter((reader) => reader.name !== usual)) {
    const pairs = await readPairs(store, run, subject, [name, usual]);
    if (pairs.length > 0) found.push([name, pairs]);
  }
  // Most runs have one reader, and a million verdicts are not counted to say so.
  if (found.length === 0) return undefined;
  const own = await readPairs(store, run, subject, [usual, usual]);
  const groupOf = (name: string, pairs: readonly ReadingPair[]) => readerGroup(name, pairs, run.plan.epochs);
  const all = countOf(own);
  return [
    groupOf(usual, own),
    ...found.flatMap(([name, pairs]) => {
      const shared = pairs.map(({ other, count }) => ({ outcome: other, other, count }));
      return [
        // A reader that judged some replies is compared on those.
        ...(countOf(pairs) < all ? [{ ...groupOf(usual, shared), sharedWith: name }] : []),
        groupOf(name, pairs),
      ];
    }),
  ];
};

/** Calls of one subject with what two readers made of them, counted. */
export type ReadingPair = {
  readonly outcome: Verdict["outcome"];
  readonly other: Verdict["outcome"];
  readonly count: number;
};

/** What two readers made of a subject's responses, as far as both judged them. */
export const readPairs = async (
  store: Store,
  run: Run,
  subject: number,
  [reader, other]: readonly [string, string],
): Promise<readonly ReadingPair[]> => {
  const by = { subject, reader, other };
  // A reader that judged a run judged it from its first calls on: they show it, without a look at a million others.
  const [first] = await Array.fromAsync(
    store.select(run, {
      ...by,
      fields: [],
      where: [["ordinal", "<", 1000]],
      totals: { judged: { where: [["outcome", "<>", null]] } },
    }),
  );
  if (first === undefined || first.judged === 0) return [];
  const pairs = store.select(run, {
    ...by,
    fields: ["outcome", "otherOutcome"],
    where: [
      ["outcome", "<>", null],
      ["otherOutcome", "<>", null],
    ],
    totals: { count: {} },
  });
  const found: ReadingPair[] = [];
  for await (const { outcome, otherOutcome, count } of pairs)
    if (outcome !== null && otherOutcome !== null) found.push({ outcome, other: otherOutcome, count });
  return found;
};

const countOf = (pairs: readonly ReadingPair[], ...outcomes: readonly string[]): number =>
  sumOf(pairs, ({ outcome, count }) => (outcomes.length === 0 || outcomes.includes(outcome) ? count : 0));

/** Outcomes that readers give; all others are the call's own. */
const readings = ["correct", "incorrect", "unreadable", "empty"];

/** What a reader made of the replies. Asked in several epochs, as many replies count as there are questions. */
const readerGroup = (name: string, pairs: readonly ReadingPair[], epochs: number): ReaderGroup => {
  const [correct, readable] = [countOf(pairs, "correct"), countOf(pairs, "correct", "incorrect")];
  const replies = countOf(pairs, ...readings);
  const asked = countOf(pairs) - countOf(pairs, "failed");
  const same = countOf(
    pairs.filter(({ outcome, other }) => outcome === other),
    ...readings,
  );
  const share = (part: number, of: number): Estimate => {
    const n = Math.ceil(of / epochs);
    return proportion(of === 0 ? 0 : (part / of) * n, n);
  };
  return {
    name,
    accuracy: share(correct, asked),
    responseAccuracy: share(correct, readable),
    responseRate: share(readable, asked),
    agreement: share(same, replies),
    differs: replies - same,
  };
};

export const differingCalls = (store: Store, run: Run, [reader, other]: readonly [string, string]) =>
  store.select(run, {
    fields: [...plannedFields, "response", "verdict", "otherVerdict"],
    reader,
    other,
    where: [["outcome", "<>", { field: "otherOutcome" }]],
  });

/** The replies that a reader judged otherwise than the one that reports go by, in order. */
export async function* disagreementsOf(store: Store, run: Run, reader: string) {
  const usual = readerOf(run).name;
  for await (const call of differingCalls(store, run, [reader, usual])) {
    const { question, callHash, epoch, subject, response, verdict, otherVerdict } = call;
    if (response === undefined || verdict === undefined || otherVerdict === undefined) continue;
    yield {
      key: callHash,
      model: run.subjects[subject]?.id ?? "",
      itemId: question.id,
      epoch,
      rule: question.tags["rule"] ?? question.tags["type"] ?? "",
      kind: question.tags["kind"] ?? "",
      label: labelText(question.key),
      reply: response.text,
      /** The report's own first. */
      readers: [
        { name: usual, verdict: otherVerdict },
        { name: reader, verdict },
      ],
    };
  }
}

export const readersDocument = (model: string, readers: readonly ReaderGroup[]): Document => ({
  title: model,
  facts: [],
  sections: [{ id: "readers", blocks: [readerTable(readers)] }],
});

export type ToldDisagreement =
  ReturnType<typeof disagreementsOf> extends AsyncGenerator<infer One> ? Omit<One, "key"> : never;

/** The item, then a row for each reader: what it read, and the words around the place. */
export const disagreementDocument = (told: ToldDisagreement): Document => {
  const { itemId, rule, kind, label, reply, readers } = told;
  const epoch = told.epoch === 0 ? "" : `, epoch ${told.epoch + 1}`;
  const rows = readers.map(({ name, verdict }) => [
    name,
    verdict.answer ?? verdict.outcome,
    excerpt(reply, verdict.span),
  ]);
  return {
    title: `${clip(itemId, 40)} (${rule}, ${kind}; right: ${label}${epoch})`,
    facts: [],
    sections: [{ id: "readings", blocks: [table(["reader", "read", "reply"], rows)] }],
  };
};

const shown = 48;

/** The reply around a span, which is marked; its beginning where there is none. */
const excerpt = (reply: string, span: Verdict["span"]): string => {
  if (span === undefined) return reply.trim() === "" ? "(an empty reply)" : clip(reply, shown);
  const [start, end] = span;
  const read = `«${clip(reply.slice(start, end), shown - 20)}»`;
  const room = shown - read.length - 1;
  const before = printable(reply.slice(Math.max(0, start - 2 * shown), start));
  const after = clip(reply.slice(end, end + 2 * shown), Math.max(Math.ceil(room / 2), room - before.length));
  const kept = Math.max(0, room - after.length);
  const front = before.length <= kept ? before : `…${before.slice(before.length - kept)}`;
  const space = (text: string, edge: RegExp): string => (edge.test(text) ? " " : "");
  return [
    front,
    front === "" ? "" : space(reply.slice(0, start), /\s$/u),
    read,
    space(reply.slice(end), /^\s/u),
    after,
  ].join("");
};
