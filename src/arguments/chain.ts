/**
 * Chains: arguments of a wanted length, built backwards (§3.2 of the ACL text).
 *
 * A chain begins as one instance of its base rule. A step takes an open premise and replaces it by the premises
 * of another sound rule whose conclusion unifies with it; the premise becomes a lemma. The length is the number
 * of rule applications. `grow.ts` chooses the steps; what must hold of the finished argument is proved by
 * `examine.ts`, never assumed here.
 */
import type { Rule } from "#catalog/skill";
import type { Formula } from "#logic/formula";
import type { Form, Ground } from "./forms.ts";
import { copy, letterBit, getLetter, nodeKinds, internNode, getTermList, type NodeTable } from "./nodes.ts";
import { apply, emptySubstitution, letterItself, unify, type Substitution } from "./unify.ts";

/** One application of a rule's form. */
export type TreeStep = {
  readonly form: Form;
  /** The nodes of the form's premises, in its order. */
  readonly from: readonly number[];
  /** The numbers in the chain of the form's first letter and constant; the others follow. */
  readonly letters: number;
  readonly constants: number;
};

/** A line of a chain: an open premise, or a lemma with the step that derives it. */
type TreeNode = { readonly id: number; readonly step?: TreeStep };

/** Node 0 is the base rule's conclusion; the nodes without a step are the premises. */
export type DerivationTree = Ground & {
  readonly nodes: readonly TreeNode[];
  /** The meanings of variables, extension by extension; together a triangular substitution. */
  readonly bindings: readonly Substitution[];
  /** How many letters and constants came in. */
  readonly letters: number;
  readonly constants: number;
};

export const countTreeSteps = (tree: DerivationTree): number => tree.nodes.filter((node) => node.step).length;

/** The indices of the open premises. */
export const openNodes = (tree: DerivationTree): readonly number[] =>
  tree.nodes.flatMap((node, i) => (node.step ? [] : [i]));

/** The formula of a node. */
export const getNodeFormula = ({ nodes, writer }: DerivationTree, i: number): Formula =>
  writer.formula(nodes[i]!.id);

/** The chain of length one: a form of the base rule. */
export const startTree = (form: Form): DerivationTree => {
  const ground = form.ground();
  const step = { form, from: form.premises.map((_, i) => i + 1), letters: 0, constants: 0 };
  const copyLine = (id: number): number => copy(form.table, id, ground.table, 0, 0);
  return {
    ...ground,
    nodes: [
      { id: copyLine(form.conclusion), step },
      ...form.premises.map((premise) => ({ id: copyLine(premise) })),
    ],
    bindings: [],
    letters: form.letters,
    constants: form.constants,
  };
};

/**
 * Replaces open node `at` by the premises of a form; undefined where the form's conclusion does not unify, or where a
 * line that is asked for or open would not be fit.
 */
export const extendTree = (
  tree: DerivationTree,
  at: number,
  form: Form,
  isFit: (id: number, node: number) => boolean = () => true,
): DerivationTree | undefined => {
  const { table, nodes, letters, constants } = tree;
  const node = nodes[at];
  if (node === undefined || node.step || !mayUnify(table, node.id, form.table, form.conclusion))
    return undefined;
  const first = nodes.length;
  const found = emptySubstitution();
  const conclusion = copy(form.table, form.conclusion, table, letters, constants);
  if (!unify(table, node.id, conclusion, found)) return undefined;
  // New lines are the likeliest to be unfit.
  const premises: TreeNode[] = [];
  for (const premise of form.premises) {
    const id = apply(table, copy(form.table, premise, table, letters, constants), found);
    if (!isFit(id, first + premises.length)) return undefined;
    premises.push({ id });
  }
  const extended: TreeNode[] = [];
  for (let i = 0; i < first; i++) {
    const other = nodes[i]!;
    const id = apply(table, other.id, found);
    if (i === at)
      extended.push({ id, step: { form, from: premises.map((_, k) => first + k), letters, constants } });
    else extended.push(id === other.id ? other : { ...other, id });
    if ((i === 0 || !extended[i]!.step) && !isFit(id, i)) return undefined;
  }
  extended.push(...premises);
  return {
    ...tree,
    nodes: extended,
    bindings: [...tree.bindings, found],
    letters: letters + form.letters,
    constants: constants + form.constants,
  };
};

/** Returns the letters of the premises and the conclusion, each with the number of its terms. */
export const getLetters = ({ table, nodes }: DerivationTree): ReadonlyMap<number, number> => {
  const letters = new Map<number, number>();
  const visit = (id: number): void => {
    const [left, right] = [table.lefts[id]!, table.rights[id]!];
    if (table.kinds[id] === nodeKinds.atom) {
      let terms = 0;
      for (let list = getTermList(table, id); list >= 0; list = table.rights[list]!) terms++;
      letters.set(getLetter(table, id), terms);
      return;
    }
    if (left >= 0) visit(left);
    if (right >= 0) visit(right);
  };
  for (const [i, { id, step }] of nodes.entries()) if (i === 0 || !step) visit(id);
  return letters;
};

/** Puts a conjunction or disjunction of two new letters, or the denial of one, in the place of a letter with so many terms, in all lines. */
export const replaceLetter = (
  tree: DerivationTree,
  letter: number,
  places: number,
  connective: "and" | "or" | "not",
): DerivationTree => {
  const { table, letters, nodes } = tree;
  const [one, other] = [letters, letters + 1].map((part) => letterItself(table, part, places));
  const meaning = internNode(table, nodeKinds[connective], one!, connective === "not" ? -1 : other!);
  const found: Substitution = {
    meanings: new Map([[letter, meaning]]),
    constants: new Map(),
    named: letterBit(letter),
  };
  return {
    ...tree,
    nodes: nodes.map((node) => ({ ...node, id: apply(table, node.id, found) })),
    bindings: [...tree.bindings, found],
    letters: letters + 2,
  };
};

/** True if two formulas may unify, letters apart: the quick answer that saves most of the work. */
const mayUnify = (table: NodeTable, id: number, other: NodeTable, otherId: number): boolean => {
  const kind = table.kinds[id]!;
  const otherKind = other.kinds[otherId]!;
  if (kind === nodeKinds.atom || otherKind === nodeKinds.atom) return true;
  if (kind !== otherKind) return false;
  const [left, right] = [table.lefts[id]!, table.rights[id]!];
  return (
    (left < 0 || mayUnify(table, left, other, other.lefts[otherId]!)) &&
    (right < 0 || mayUnify(table, right, other, other.rights[otherId]!))
  );
};

/** True if a rule is universal generalization, whose premise is said of an arbitrary individual and never derived. */
export const generalizes = ({ name }: Rule): boolean => name === "universal generalization";

/** Premise and conclusion of a universal generalization differ in their wording alone. */
export const isGeneralization = ({ nodes }: DerivationTree, i: number, j: number): boolean => {
  const step = nodes[i]?.step;
  return step !== undefined && generalizes(step.form.rule) && step.from[0] === j;
};

/** True if a node is an open premise of universal generalization, which is said of an arbitrary individual. */
export const isArbitrary = (tree: DerivationTree, i: number): boolean =>
  tree.nodes[i]?.step === undefined &&
  tree.table.kinds[tree.nodes[i]?.id ?? 0] === nodeKinds.forall &&
  tree.nodes.some((_, at) => isGeneralization(tree, at, i));
