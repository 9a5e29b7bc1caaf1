/**
 * Temptations: where a fallacy leads to what a chain derives. Its premises are lines of the chain, one of them at the least where
 * it can be, and further ones that stand beside them. So the goal is what the fallacy concludes, whether or not it follows.
 */
import type { Formula } from "#logic/formula";
import type { DerivationTree } from "./chain.ts";
import type { Form } from "./forms.ts";
import { copy } from "./nodes.ts";
import { apply, emptySubstitution, unify, type Substitution } from "./unify.ts";

/** A fallacy by whose form one would conclude what a chain derives. */
export type FallacyMatch = {
  readonly form: Form;
  /** Its premises in the form's order: a line of the chain by its node, or a further premise. */
  readonly from: readonly (number | Formula)[];
};

/** The temptations of forms to a chain's conclusion: those that use a line of the chain, or where none does, the others. */
export const findFallacyMatches = (tree: DerivationTree, forms: readonly Form[]): readonly FallacyMatch[] => {
  const all = forms.flatMap((form) => matchFallacy(tree, form));
  const near = all.filter(({ from }) => from.some((line) => typeof line === "number"));
  return near.length > 0 ? near : all;
};

const matchFallacy = (tree: DerivationTree, form: Form): readonly FallacyMatch[] => {
  const { table, nodes, letters, constants, writer } = tree;
  const copyLine = (id: number): number => copy(form.table, id, table, letters, constants);
  const premises = form.premises.map(copyLine);
  const withConclusion = emptySubstitution();
  if (!matches(tree, copyLine(form.conclusion), nodes[0]!.id, withConclusion)) return [];
  const buildFurther = (id: number, substitution: Substitution): Formula =>
    writer.formula(apply(table, id, substitution));
  const apart = { form, from: premises.map((id) => buildFurther(id, withConclusion)) };
  const shared = premises.flatMap((premise, place) =>
    nodes.flatMap(({ id }, node): readonly FallacyMatch[] => {
      const substitution = emptySubstitution();
      if (node === 0 || !matches(tree, copyLine(form.conclusion), nodes[0]!.id, substitution)) return [];
      if (!matches(tree, premise, id, substitution)) return [];
      return [
        {
          form,
          from: premises.map((other, i) => {
            if (i === place) return node;
            const line = apply(table, other, substitution);
            const known = nodes.findIndex((one, at) => at > 0 && one.id === line);
            return known > 0 ? known : buildFurther(line, substitution);
          }),
        },
      ];
    }),
  );
  return [...shared, apart];
};

const matches = (
  { table, letters, constants }: DerivationTree,
  pattern: number,
  line: number,
  substitution: Substitution,
): boolean =>
  unify(table, pattern, line, substitution) &&
  substitution.meanings.keys().every((letter) => letter >= letters) &&
  substitution.constants.keys().every((constant) => constant >= constants);
