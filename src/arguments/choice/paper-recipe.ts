/**
 * Options the paper's own way, taken literally (DivLogicEval §2.1 and Appendix B): over x′ every literal and every
 * implication between literals is put into the entailment group e or the non-entailment group n; of e, the variable
 * pairs that follow from a single proposition are filtered out; options are drawn from the groups at large. Whatever
 * else they let through — vacuous implications, options that entail one another, facts stated again, a missing premise
 * that alone looks like a proposition — stays, and `organon audit` counts it.
 */
import type { Random } from "../random.ts";
import { filterFollowing, filterPossible, follows, isEntailed, type Option } from "./options.ts";
import { removeStatement, type Passage, type Statement } from "./passage.ts";
import { andRows, complementRows } from "#logic/truth-table";
import { getSettled } from "./rows.ts";

/** The groups e and n of a passage. */
type Groups = { readonly entailed: readonly Option[]; readonly others: readonly Option[] };

/** The groups; with `vacuous` false, e has no implication of which a side is settled. */
export const groupOptions = (passage: Passage, options: readonly Option[], vacuous = true): Groups => {
  const { rows, propositions, variables } = passage;
  const allowed = new Set(passage.optionVariables);
  const speaking = options.filter(({ letters }) => letters.every((letter) => allowed.has(letter)));
  const entailed = new Set(filterFollowing(rows, speaking));
  const settled = vacuous ? 0 : getSettled(rows, variables);
  const isVacuous = ({ letters }: Option): boolean =>
    letters.some((letter) => (settled & (1 << letter)) !== 0);
  return {
    entailed: [...entailed].filter(
      (option) =>
        option.letters.length === 1 ||
        !(isVacuous(option) || propositions.some((one) => isEntailed(one.formula, option))),
    ),
    others: speaking.filter((option) => !entailed.has(option)),
  };
};

/** Four options of 3c1e or 3e1c with the odd one at its place; undefined where a group is too small. */
export const paperOptions = (
  { entailed, others }: Groups,
  odd: number,
  oddEntailed: boolean,
  random: Random,
): readonly Option[] | undefined => {
  const [few, many] = oddEntailed ? [entailed, others] : [others, entailed];
  if (few.length < 1 || many.length < 3) return undefined;
  const three = random.shuffle(many).slice(0, 3);
  return [...three.slice(0, odd), random.pick(few), ...three.slice(odd)];
};

/** A passage without the right option, a conclusion, and the options. */
type MissingPremise = {
  readonly passage: Passage;
  readonly goal: Option;
  readonly options: readonly Statement[];
};

/** A missing-premise item; undefined where the conclusion drawn needs no proposition, or too little is left to offer. */
export const paperMissingPremise = (
  whole: Passage,
  groups: Groups,
  place: number,
  random: Random,
): MissingPremise | undefined => {
  if (groups.entailed.length === 0) return undefined;
  const goal = random.pick(groups.entailed);
  // At least two propositions are to be needed, says the paper: one that is the conclusion will not do.
  const needed = whole.propositions.filter(
    (one) => !follows(removeStatement(whole, one).rows, goal) && !isEntailed(one.formula, goal),
  );
  if (needed.length === 0) return undefined;
  const right = random.pick(needed);
  const passage = removeStatement(whole, right);
  const denied = andRows(passage.rows, complementRows(goal.rows));
  const idle = filterPossible(denied, groups.others);
  const three = random.shuffle(idle).slice(0, 3);
  if (three.length < 3) return undefined;
  return { passage, goal, options: [...three.slice(0, place), right, ...three.slice(place)] };
};
