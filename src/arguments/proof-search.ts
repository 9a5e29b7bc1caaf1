/**
 * Looks for the shortest proofs of a sequent by the catalog's rules, as somebody would who knows nothing but the sequent. Lines that
 * a proof may have are those of `shortest/lines.ts`, two small parts joined by a connective, and what one rule makes of the goal.
 */
import type { Rule } from "#catalog/skill";
import type { Sequent } from "#logic/certificate";
import { createForms } from "./forms.ts";
import {
  listConstants,
  copy,
  createNodeTable,
  negateNode,
  nodeKinds,
  internNode,
  type NodeTable,
} from "./nodes.ts";
import { createNames, internFormula } from "./read.ts";
import { findApplications, type ReachedLines, type RuleApplication } from "./shortest/applications.ts";
import { searchDerivation, shortestRoutes } from "./shortest/derivation-search.ts";
import { listLines } from "./shortest/lines.ts";
import { soundPlans } from "./shortest/rule-plans.ts";
import { measureSize } from "./readability.ts";
import { apply, emptySubstitution, unify } from "./unify.ts";

/** The shortest proofs of a sequent. */
export type ShortestProofs = {
  readonly length: number;
  /** The rules that stand in any of them. */
  readonly used: () => ReadonlySet<string>;
  /** True if one of them is left where only some applications are made. */
  readonly hasProof: (isMade: (application: RuleApplication) => boolean) => boolean;
};

/** Finds the shortest proofs of at most so many steps; undefined where there are none, or too much had to be looked at. */
type ProofSearch = (sequent: Sequent, maxSteps: number) => ShortestProofs | undefined;

/** The bounds of one search: lines, applications of rules among them, and choices of an application. */
const maxLines = 20_000;
const maxApplications = 50_000;
const maxChoices = 200_000;

/** A search by the sound ones among rules, and by fallacies that are believed. */
export const createProofSearch = (rules: readonly Rule[], believed: readonly string[] = []): ProofSearch => {
  const plans = soundPlans(rules, believed);
  const behind = createSupportFinder(rules);
  return ({ premises, conclusion }, maxSteps) => {
    const [table, names] = [createNodeTable(), createNames()];
    const [goal = 0, ...given] = [conclusion, ...premises].map((formula) =>
      internFormula(table, formula, names),
    );
    const constants = listConstants(table);
    const plain = listLines(table, [goal, ...given], constants, maxLines);
    if (plain === undefined) return undefined;
    let wide: readonly number[] | undefined;
    const getWidened = (): readonly number[] =>
      (wide ??= [...new Set([...plain, ...joinedParts(table, [goal, ...given]), ...behind(table, goal)])]);
    for (let steps = 1; steps <= maxSteps; steps++) {
      const lines = steps === 1 ? plain : getWidened();
      const reached = findApplications(plans, { table, lines, constants }, given, steps, maxApplications);
      if (reached === undefined) return undefined;
      const search = (among: ReachedLines) => searchDerivation(given, goal, among, steps, maxChoices).outcome;
      const outcome = search(reached);
      if (outcome === "limit") return undefined;
      if (outcome === "none") continue;
      return {
        length: steps,
        used: () => shortestRoutes(given, goal, reached, steps, maxChoices).used,
        hasProof: (isMade) =>
          search({
            ...reached,
            applicationsTo: reached.applicationsTo.map((leading) => leading?.filter(isMade)),
          }) === "found",
      };
    }
    return undefined;
  };
};

/** So many atoms a line of two parts may have. */
const maxAtoms = 4;

const connectives = [nodeKinds.and, nodeKinds.or, nodeKinds.implies, nodeKinds.iff];

const joinedParts = (table: NodeTable, lines: readonly number[]): readonly number[] => {
  const parts = new Set<number>();
  const collect = (id: number): void => {
    if (id < 0 || parts.has(id) || table.frees[id]! > 1) return;
    const kind = table.kinds[id]!;
    if (kind !== nodeKinds.terms && measureSize(table, id) < maxAtoms) parts.add(id).add(denyNode(table, id));
    if (kind === nodeKinds.atom || kind === nodeKinds.terms) return;
    collect(table.lefts[id]!);
    collect(table.rights[id]!);
  };
  lines.forEach(collect);
  const joined: number[] = [];
  for (const one of parts)
    for (const other of parts) {
      if (measureSize(table, one) + measureSize(table, other) > maxAtoms) continue;
      if (table.frees[one] !== table.frees[other]) continue;
      for (const connective of connectives) {
        const whole = internNode(table, connective, one, other);
        if (table.frees[whole] === 0) joined.push(whole);
        else
          joined.push(
            internNode(table, nodeKinds.forall, whole, -1),
            internNode(table, nodeKinds.exists, whole, -1),
          );
      }
    }
  return joined;
};

const denyNode = (table: NodeTable, id: number): number =>
  table.kinds[id] === nodeKinds.not ? table.lefts[id]! : negateNode(table, id);

const createSupportFinder = (rules: readonly Rule[]) => {
  const forms = createForms();
  const single = rules
    .filter(({ category }) => category !== "fallacy")
    .flatMap((rule) => forms(rule).filter(({ premises }) => premises.length === 1));
  return (table: NodeTable, line: number): readonly number[] =>
    single.flatMap((form) => {
      const [to, from] = [form.conclusion, form.premises[0]!].map((id) =>
        copy(form.table, id, table, firstFormName, firstFormName),
      );
      const substitution = emptySubstitution();
      if (!unify(table, to!, line, substitution)) return [];
      const isWhole = substitution.meanings.size === form.letters;
      return isWhole ? [apply(table, from!, substitution)] : [];
    });
};

/** The numbers of forms' letters and constants begin here; no question has so many. */
const firstFormName = 1024;
