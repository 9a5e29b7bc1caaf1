/**
 * The four rotations of each four-option question side by side (DivLogicEval §2.2): which option a model took in which order. A
 * circle's calls stand one after the other in a ledger, so whether it went by content or by place is seen without a text being read.
 */
import { circleSize, optionAt } from "#items/formats/rotation";
import { optionLabel } from "#items/question";
import { seenCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { readerOf } from "#scoring/readers/readers";
import { stateAt, type Ledger } from "./ledger.ts";

export type CircleQuery = {
  readonly subject?: number;
  readonly kind?: string;
  readonly at?: number;
  readonly most?: number;
};

/** How the four answers go together; `mixed` is neither one content nor one place. */
const noKinds = { right: 0, "one wrong option": 0, "one place": 0, mixed: 0, incomplete: 0 };
type CircleKind = keyof typeof noKinds;

export type CirclePage = Awaited<ReturnType<typeof circlePageOf>>;

export const circlePageOf = async (
  store: Store,
  run: Run,
  ledger: Ledger,
  { subject = 0, kind, at = 0, most = 20 }: CircleQuery,
) => {
  const { epochs } = run.plan;
  const all = Array.from({ length: epochs }, (_, epoch) => circlesIn(ledger, epoch, epochs)).flat();
  const kinds = { ...noKinds };
  for (const one of all) kinds[one.kind] += 1;
  const wanted = kind === undefined ? all : all.filter((one) => one.kind === kind);
  const shown = wanted.slice(at, at + Math.min(most, 100));
  const firsts = shown.map(({ turns }) => turns[0]?.ordinal ?? 0);
  const calls = await seenCalls(store, run, { subject, reader: readerOf(run).name }, firsts);
  const rows = shown.flatMap((circle, i) => {
    const call = calls.get(firsts[i] ?? 0);
    if (call === undefined) return [];
    const { id, group = id, text, tags } = call.question;
    const { rotation: _, ...shared } = tags;
    const [passage = ""] = text.split("\n");
    return [{ id: group, text: passage, tags: shared, epoch: call.epoch, ...circle }];
  });
  return { total: wanted.length, kinds, at, rows };
};

const labels = Array.from({ length: circleSize }, (_, place) => optionLabel(place));

/** The circles of one epoch: each begins with rotation 0, and the others follow it. Epochs of a question are neighbours. */
const circlesIn = (ledger: Ledger, epoch: number, epochs: number) => {
  const { columns, tagSets, answers, size } = ledger;
  const rotationOf = tagSets.map(({ tags }) => Number(tags["rotation"] ?? -1));
  const circles: { key: string; kind: CircleKind; turns: ReturnType<typeof turnAt>[] }[] = [];
  /** One rotation as it was answered: the label that was taken, and the option by its label in the first order. */
  const turnAt = (i: number, rotation: number) => {
    const label = answers[columns.answer[i] ?? 0] || undefined;
    const place = label === undefined ? -1 : labels.indexOf(label);
    const option = place < 0 ? undefined : optionLabel(optionAt(place, rotation));
    return { ordinal: i, rotation, state: stateAt(ledger, i), label, option };
  };
  type Turn = ReturnType<typeof turnAt>;
  const kindOf = (turns: readonly Turn[], key: string): CircleKind => {
    const isAlike = (member: "option" | "label"): boolean =>
      turns[0]?.[member] !== undefined && turns.every((turn) => turn[member] === turns[0]?.[member]);
    if (turns.length < circleSize || turns.some(({ state }) => state === "missing" || state === "failed"))
      return "incomplete";
    if (turns.every(({ option }) => option === key)) return "right";
    return isAlike("option") ? "one wrong option" : isAlike("label") ? "one place" : "mixed";
  };
  let turns: Turn[] = [];
  let key = "";
  const close = (): void => {
    if (turns.length > 1) circles.push({ key, kind: kindOf(turns, key), turns });
    turns = [];
  };
  for (let i = epoch; i < size; i += epochs) {
    const tagSet = columns.tagSet[i] ?? 0;
    const rotation = rotationOf[tagSet] ?? -1;
    if (rotation <= 0) close();
    if (rotation < 0) continue;
    if (rotation === 0) key = tagSets[tagSet]?.key ?? "";
    turns.push(turnAt(i, rotation));
  }
  close();
  return circles;
};
