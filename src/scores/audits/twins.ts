/**
 * Contrast twins: two questions that share their conclusion word for word, whose premises are the same bag of
 * words, and whose keys differ. Where that holds, whatever counts words gets exactly one of the two right.
 */
import { tokensOf, type AuditedItem } from "./surface.ts";

/** What is wrong with an item's twin: by the item's place in the list. Items without a twin are passed over. */
export const twinFaultsOf = (
  items: readonly AuditedItem[],
): readonly { readonly item: number; readonly fault: string }[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items.flatMap((item, i) => {
    if (item.twin === undefined) return [];
    const twin = byId.get(item.twin);
    if (twin === undefined) return [{ item: i, fault: `its twin ${item.twin} is not in the file` }];
    return faultsOfPair(item, twin).map((fault) => ({ item: i, fault }));
  });
};

const faultsOfPair = (item: AuditedItem, twin: AuditedItem): readonly string[] => [
  ...(twin.twin === item.id ? [] : [`it is not the twin of its twin ${twin.id}`]),
  ...(twin.label !== item.label ? [] : [`its twin ${twin.id} has the same key`]),
  ...(twin.hasChain === false && item.hasChain === false
    ? [`neither it nor its twin ${twin.id} has a chain`]
    : []),
  ...(twin.rule === item.rule ? [] : [`its twin ${twin.id} is of another rule, ${twin.rule ?? "none"}`]),
  ...(twin.length === item.length ? [] : [`its twin ${twin.id} has another length, ${twin.length}`]),
  ...(twin.conclusionText === item.conclusionText ? [] : [`its twin ${twin.id} has another conclusion`]),
  ...(bagOf(twin) === bagOf(item) ? [] : [`the premises of its twin ${twin.id} are other words`]),
];

const bagOf = ({ premisesText }: AuditedItem): string => premisesText.flatMap(tokensOf).toSorted().join(" ");
