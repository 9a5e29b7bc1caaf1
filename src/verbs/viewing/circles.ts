/**
 * The four rotations of each four-option question side by side (DivLogicEval §2.2): which option a model took in which order. A
 * circle's calls stand one after the other in a ledger, so whether it went by content or by place is seen without a text being read.
 */
import { circleSize, optionAt } from "#items/formats/rotation";
import { optionLabel, type Tags } from "#items/question";
import { seenCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";
import { stateAt, type CallState, type Ledger } from "./ledger.ts";

/** How the four answers go together; `mixed` is neither one content nor one place. */
type CircleKind = "right" | "one wrong option" | "one place" | "mixed" | "incomplete";

/** One rotation as it was answered. */
type TurnAsked = {
  readonly ordinal: number;
  readonly rotation: number;
  readonly state: CallState;
  /** The label that was taken in this order, and the option by its label in the first order. */
  readonly label?: string;
  readonly option?: string;
};

/** An item with its rotations. */
type CircleRow = {
  readonly id: string;
  readonly text: string;
  readonly tags: Tags;
  readonly epoch: number;
  /** The right option by its label in the first order. */
  readonly key: string;
  readonly kind: CircleKind;
  readonly turns: readonly TurnAsked[];
};

export type CirclePage = {
  /** Circles of the kind that is wanted, and how many there are of each. */
  readonly total: number;
  readonly kinds: Readonly<Record<CircleKind, number>>;
  readonly at: number;
  readonly rows: readonly CircleRow[];
};

export type CircleQuery = {
  readonly subject?: number;
  readonly kind?: string;
  readonly at?: number;
  readonly most?: number;
};

export const noCircles: CirclePage = {
  total: 0,
  kinds: { right: 0, "one wrong option": 0, "one place": 0, mixed: 0, incomplete: 0 },
  at: 0,
  rows: [],
};

const labels = Array.from({ length: circleSize }, (_, place) => optionLabel(place));

/** A page of circles; none where no question is rotated. */
export const circlePageOf = async (
  store: Store,
  run: Run,
  ledger: Ledger,
  { subject = 0, kind, at = 0, most = 20 }: CircleQuery,
): Promise<CirclePage> => {
  const all = Array.from({ length: run.plan.epochs }, (_, epoch) =>
    circlesIn(ledger, epoch, run.plan.epochs),
  ).flat();
  const kinds = { ...noCircles.kinds };
  for (const one of all) kinds[one.kind] += 1;
  const wanted = kind === undefined ? all : all.filter((one) => one.kind === kind);
  const shown = wanted.slice(at, at + Math.min(most, 100));
  const firsts = shown.map(({ turns }) => turns[0]?.ordinal ?? 0);
  const calls = await seenCalls(store, run, { subject, reader: answerReader.name }, firsts);
  return {
    total: wanted.length,
    kinds,
    at,
    rows: shown.flatMap((circle, i) => {
      const call = calls.get(firsts[i] ?? 0);
      if (call === undefined) return [];
      const { id, group = id, text, tags } = call.question;
      const { rotation: _, ...shared } = tags;
      const [passage = ""] = text.split("\n");
      return [{ id: group, text: passage, tags: shared, epoch: call.epoch, ...circle }];
    }),
  };
};

type Told = Pick<CircleRow, "key" | "kind" | "turns">;

/** The circles of one epoch: each begins with rotation 0, and the others follow it. Epochs of a question are neighbours. */
const circlesIn = (ledger: Ledger, epoch: number, epochs: number): readonly Told[] => {
  const { columns, tagSets, answers, size } = ledger;
  const rotationOf = tagSets.map(({ tags }) => Number(tags["rotation"] ?? -1));
  const circles: Told[] = [];
  let turns: TurnAsked[] = [];
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
    const label = answers[columns.answer[i] ?? 0] ?? "";
    const place = labels.indexOf(label);
    turns.push({
      ordinal: i,
      rotation,
      state: stateAt(ledger, i),
      label: label === "" ? undefined : label,
      option: place < 0 ? undefined : optionLabel(optionAt(place, rotation)),
    });
  }
  close();
  return circles;
};

const kindOf = (turns: readonly TurnAsked[], key: string): CircleKind => {
  if (turns.length < circleSize || turns.some(({ state }) => state === "missing" || state === "unanswered"))
    return "incomplete";
  const [first] = turns;
  if (turns.every(({ option }) => option === key)) return "right";
  if (first?.option !== undefined && turns.every(({ option }) => option === first.option))
    return "one wrong option";
  if (first?.label !== undefined && turns.every(({ label }) => label === first.label)) return "one place";
  return "mixed";
};
