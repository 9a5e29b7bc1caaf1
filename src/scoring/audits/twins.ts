/**
 * Contrast twins: two questions that share their conclusion word for word, whose premises hold the same clauses and
 * connectives as often, and whose keys differ. Where that holds, whatever counts these gets exactly one of the two right.
 * Without formulas words are compared. One step on one letter allows no exchange that keeps the clause graph.
 */
import { getParts, type Formula } from "#logic/formula";
import { haveSameGraph, parseOrSkip } from "./graph.ts";
import type { Row } from "./rows.ts";
import { tokenize } from "./surface.ts";

/** Lists the faults of an item's twin, by the item's place in the list. Skips items without a twin. */
export const findTwinFaults = (
  items: readonly Row[],
): readonly { readonly item: number; readonly fault: string }[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  return items.flatMap((item, i) => {
    if (item.twin === undefined) return [];
    const twin = byId.get(item.twin);
    if (twin === undefined) return [{ item: i, fault: `its twin ${item.twin} is not in the file` }];
    return findPairFaults(item, twin).map((fault) => ({ item: i, fault }));
  });
};

const findPairFaults = (item: Row, twin: Row): readonly string[] => {
  const [own, other] = [item.surface, twin.surface];
  const isLong = item.part !== "1" && own.formulas !== undefined && other.formulas !== undefined;
  const faults: readonly (readonly [isFault: boolean, says: string])[] = [
    [twin.twin !== item.id, `it is not the twin of its twin ${twin.id}`],
    [twin.label === item.label, `its twin ${twin.id} has the same key`],
    [twin.hasChain === false && item.hasChain === false, `neither it nor its twin ${twin.id} has a chain`],
    [twin.rule !== item.rule, `its twin ${twin.id} is of another rule, ${twin.rule ?? "none"}`],
    [twin.pair !== item.pair, `its twin ${twin.id} states another depth or other required rules`],
    [twin.part !== item.part, `its twin ${twin.id} has another length, ${twin.part ?? ""}`],
    [other.conclusion !== own.conclusion, `its twin ${twin.id} has another conclusion`],
    [
      buildBag(twin) !== buildBag(item),
      `the premises of its twin ${twin.id} are other ${own.formulas ? "clauses or connectives" : "words"}`,
    ],
    [
      isLong && !haveSameGraph(own.formulas, other.formulas),
      `its clauses stand together otherwise than those of its twin ${twin.id}`,
    ],
  ];
  return faults.flatMap(([isFault, says]) => (isFault ? [says] : []));
};

const buildBag = ({ surface: { premises, formulas } }: Row): string =>
  (formulas === undefined ? premises.flatMap(tokenize) : formulas.premises.flatMap(listClauses))
    .toSorted()
    .join(" ");

const listClauses = (text: string): readonly string[] => {
  const formula = parseOrSkip(text);
  return formula === undefined ? [text] : listFormulaParts(formula);
};

const listFormulaParts = (formula: Formula): readonly string[] => [
  formula.kind === "atom" ? formula.name : formula.kind,
  ...getParts(formula).flatMap(listFormulaParts),
];
