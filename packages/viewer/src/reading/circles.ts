/**
 * The four rotations of each four-option question side by side (DivLogicEval §2.2): which option a model took in which order. The
 * calls of a rotation group follow each other, so whether it went by content or by place is found without reading a text.
 */
import {
  type CallState,
  circleSize,
  optionAt,
  optionLabel,
  readerOf,
  type Run,
  seenCalls,
  stateOf,
  type Store,
  type Tags,
} from "organon/view";
import { addTagSets } from "./counts.ts";

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
  circles: readonly Circle[],
  { subject = 0, kind, at = 0, most = 20 }: CircleQuery,
) => {
  const kinds = { ...noKinds };
  for (const one of circles) kinds[one.kind] += 1;
  const wanted = kind === undefined ? circles : circles.filter((one) => one.kind === kind);
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

/** One rotation as it was answered: the label that was taken, and the option by its label in the first order. */
type Turn = {
  readonly ordinal: number;
  readonly rotation: number;
  readonly state: CallState;
  readonly label?: string;
  readonly option?: string;
};

type Circle = { readonly key: string; readonly kind: CircleKind; readonly turns: readonly Turn[] };

/** Reads a model's rotation groups. Each begins with rotation 0, and the others follow it; epochs of a question are neighbours. */
export const readCircles = async (store: Store, run: Run, subject = 0): Promise<readonly Circle[]> => {
  const tagSets = new Map<number, { readonly tags: Tags; readonly key: string }>();
  const circles: Circle[][] = [];
  const open: { key: string; turns: Turn[] }[] = [];
  const close = (epoch: number): void => {
    const { turns = [], key = "" } = open[epoch] ?? {};
    if (turns.length > 1) (circles[epoch] ??= []).push({ key, kind: kindOf(turns, key), turns });
    open[epoch] = { key: "", turns: [] };
  };
  const calls = store.select(run, {
    fields: ["ordinal", "epoch", "tagSet", "status", "outcome", "answer"],
    subject,
    reader: readerOf(run).name,
  });
  for await (const { ordinal, epoch, tagSet, answer, ...call } of calls) {
    if (!tagSets.has(tagSet)) await addTagSets(store, tagSets, [{ tagSet }]);
    const { tags = {}, key = "" } = tagSets.get(tagSet) ?? {};
    const rotation = Number(tags["rotation"] ?? -1);
    if (rotation <= 0) close(epoch);
    if (rotation < 0) continue;
    const one = (open[epoch] ??= { key: "", turns: [] });
    if (rotation === 0) one.key = key;
    one.turns.push(turnOf({ ordinal, rotation, state: stateOf(call) }, answer || undefined));
  }
  for (const epoch of open.keys()) close(epoch);
  return circles.flat();
};

const turnOf = (turn: Pick<Turn, "ordinal" | "rotation" | "state">, label: string | undefined): Turn => {
  const place = label === undefined ? -1 : labels.indexOf(label);
  return { ...turn, label, option: place < 0 ? undefined : optionLabel(optionAt(place, turn.rotation)) };
};

const kindOf = (turns: readonly Turn[], key: string): CircleKind => {
  const isAlike = (member: "option" | "label"): boolean =>
    turns[0]?.[member] !== undefined && turns.every((turn) => turn[member] === turns[0]?.[member]);
  if (turns.length < circleSize || turns.some(({ state }) => state === "missing" || state === "failed"))
    return "incomplete";
  if (turns.every(({ option }) => option === key)) return "right";
  return isAlike("option") ? "one wrong option" : isAlike("label") ? "one place" : "mixed";
};
