/**
 * Demonstrations: questions with their answer and its reason, in the papers' words (§3.4 and Appendix E of the
 * ACL text: "We cannot infer that: … Because that contradicts the premises."). The papers show no valid example;
 * ours names the rule, and says by its `source` that it is ours.
 */
import type { AskedItem, Item } from "#items";
import { OrganonError } from "#logic";
import type { Message, Prompt } from "#models";
import type { Shot } from "./choose-shots.ts";

export type Demonstration = {
  readonly itemId: string;
  readonly rule: string;
  readonly kind: Item["kind"];
  readonly label: Item["label"];
  /** The question, its answer and the reason, on one line. */
  readonly text: string;
  /** Whose form the reason has. */
  readonly source: "paper" | "organon";
  readonly standIn: boolean;
};

/** The demonstration of an item. */
export const demonstrate = (
  item: Item,
  { standIn = false }: { readonly standIn?: boolean } = {},
): Demonstration => {
  const verdict = item.label === "yes" ? "We can infer that:" : "We cannot infer that:";
  const { reason, source } = reasonOf(item);
  const premises = item.premisesText.join(" ");
  return {
    itemId: item.id,
    rule: item.rule,
    kind: item.kind,
    label: item.label,
    text: `Consider the following premises: ${premises} ${verdict} ${item.conclusionText} ${reason}`,
    source,
    standIn,
  };
};

const reasonOf = (item: Item): { readonly reason: string; readonly source: "paper" | "organon" } => {
  const { kind } = item;
  switch (kind) {
    case "contradiction":
      return { reason: "Because that contradicts the premises.", source: "paper" };
    case "unrelated":
      return { reason: "Because the conclusion is not related to the premises.", source: "paper" };
    case "fallacy":
      return { reason: `Because this is a logical fallacy of the ${item.rule}.`, source: "paper" };
    case "valid":
      return { reason: `Because this follows by ${ruleInWords(item)}.`, source: "organon" };
    case "near":
      return {
        reason:
          item.label === "yes"
            ? `Because this follows by ${ruleInWords(item)}.`
            : "Because the premises can be true while the conclusion is false.",
        source: "organon",
      };
    default:
      return kind satisfies never;
  }
};

/** "modus ponens", "the De Morgan law", "the law of quantifier negation". */
const ruleInWords = ({ rule, category }: Item): string => {
  if (category !== "equivalence") return rule;
  return rule.startsWith("quantifier") ? `the law of ${rule}` : `the ${rule} law`;
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
      return demonstrate(item, { standIn: shot.standIn });
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
  item: Pick<AskedItem, "id" | "question">,
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
