/**
 * Demonstrations: questions with their answer and its reason, in the papers' words (§3.4 and Appendix E of the
 * ACL text: "We cannot infer that: … Because that contradicts the premises."), and as a question and a reply, for
 * chats and training files. The reason is told by a function (`reasons.ts`); `source` says whose form it has.
 */
import type { Item } from "#items";
import { OrganonError } from "#logic";
import type { Message, Prompt } from "#models";
import type { Shot } from "./choose-shots.ts";
import { reasonTellers, type TellReason } from "./reasons.ts";

export type Demonstration = {
  readonly itemId: string;
  readonly rule: string;
  readonly kind: Item["kind"];
  readonly label: Item["label"];
  /** The question, its answer and the reason, on one line. */
  readonly text: string;
  /** The question as it would be asked, and the reply that is wanted: "No. Because …". */
  readonly question: string;
  readonly reply: string;
  /** Whose form the reason has. */
  readonly source: "paper" | "organon";
  readonly standIn: boolean;
};

/** The demonstration of an item. */
export const demonstrate = (
  item: Item,
  {
    standIn = false,
    tellReason = reasonTellers.short,
  }: { readonly standIn?: boolean; readonly tellReason?: TellReason } = {},
): Demonstration => {
  const verdict = item.label === "yes" ? "We can infer that:" : "We cannot infer that:";
  const { reason, source } = tellReason(item);
  const ending = reason === "" ? "" : ` ${reason}`;
  const premises = item.premisesText.join(" ");
  return {
    itemId: item.id,
    rule: item.rule,
    kind: item.kind,
    label: item.label,
    text: `Consider the following premises: ${premises} ${verdict} ${item.conclusionText}${ending}`,
    question: item.question,
    reply: `${item.label === "yes" ? "Yes" : "No"}.${ending}`,
    source,
    standIn,
  };
};

/** Makes item `index` of a leaf; undefined where that index gives none. */
export type MakeItem = (
  leaf: { readonly rule: string; readonly kind: Shot["kind"] },
  index: number,
) => Item | undefined;

/** How many items of a leaf are tried before it is said to have no fresh one. */
const mostTries = 200;

/**
 * A demonstration for each shot, none of them of an item that is tested or of one shown already: known items
 * are passed over by id, so it does not matter whether the seeds are apart. Throws `finding` when a
 * leaf has no fresh item, `bug/wrong-leaf` when `make` gives an item of another leaf or answer.
 */
export const demonstrations = (
  shots: readonly Shot[],
  make: MakeItem,
  tested: ReadonlySet<string>,
  tellReason: TellReason = reasonTellers.short,
): readonly Demonstration[] => {
  const used = new Set<string>();
  return shots.map((shot) => {
    for (let index = 0; index < mostTries; index++) {
      const item = make(shot, index);
      if (item === undefined) continue;
      if (item.rule !== shot.rule || item.kind !== shot.kind || item.label !== shot.label)
        throw new OrganonError(
          "bug/wrong-leaf",
          `asked for ${shot.rule}/${shot.kind}, got ${item.rule}/${item.kind}`,
        );
      if (tested.has(item.id) || used.has(item.id)) continue;
      used.add(item.id);
      return demonstrate(item, { standIn: shot.standIn, tellReason });
    }
    throw new OrganonError("finding", `no item of “${shot.rule}” (${shot.kind}) is left that is not tested`, {
      hint: "another seed, or a leaf with more items",
    });
  });
};

/**
 * The lesson before a question: the demonstrations, "Now answer the following question:", the question
 * (Appendix E). Without demonstrations it is the question alone. Throws `bug/tested-item-shown` when the
 * question itself is among the demonstrations.
 */
export const lesson = (
  shown: readonly Demonstration[],
  item: Pick<Item, "id" | "question">,
  { system }: { readonly system?: string } = {},
): Prompt => {
  if (shown.some(({ itemId }) => itemId === item.id))
    throw new OrganonError("bug/tested-item-shown", `item ${item.id} would be shown with its answer`);
  const parts =
    shown.length === 0
      ? [item.question]
      : [...shown.map(({ text }) => text), "Now answer the following question:", item.question];
  const user: Message = { role: "user", content: parts.join("\n\n") };
  return {
    messages: system === undefined || system === "" ? [user] : [{ role: "system", content: system }, user],
  };
};
