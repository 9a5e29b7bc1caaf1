/**
 * Why a wrong option was picked (DivLogicEval §4.2, “Error analysis”, and Appendix H). A person decides; what can be proved of the pick, or read
 * from the reply, is said beside it: the option would be right if one statement were read otherwise, certain statements settle it,
 * an earlier answer of the reply was another. What is made up in between only a person sees.
 */
import type { ProblemLine } from "#items/problem-line";
import { relationOf } from "#logic/decide";
import { and, implies, or, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { minimalCore } from "#logic/relations-among";
import { read } from "./reading/read.ts";
import { spellingsOf } from "./reading/spellings.ts";

/** §4.2's causes in its order, and what is none of them. */
export const errorCauses = ["misread", "overlooked", "made up", "against own reasoning", "other"] as const;
export type ErrorCause = (typeof errorCauses)[number];

/** §4.2's words for them. */
export const causeWords: Readonly<Record<ErrorCause, string>> = {
  misread: "misinterpreting the content statement",
  overlooked: "overlooking statements that invalidate certain options",
  "made up": "hallucinations during intermediate steps",
  "against own reasoning": "a final answer that does not align with its preceding reasoning",
  other: "anything else",
};

/** A cause that fits, and what shows it. */
export type FittingCause = { readonly cause: ErrorCause; readonly because: string };

/** The wrong pick of an item's option, from 0, and the reply with the place its answer was read from. */
type WrongPick = {
  readonly item: ProblemLine<"options">;
  readonly picked: number;
  readonly reply: string;
  readonly span?: readonly [start: number, end: number];
  /** The labels of the options, and which one was read. */
  readonly labels: readonly string[];
  readonly answer: string;
};

/** The causes that fit a wrong pick, in §4.2's order; none where nothing can be shown. */
export const fittingCauses = (wrong: WrongPick): readonly FittingCause[] => [
  ...misreadingOf(wrong),
  ...overlookedBy(wrong),
  ...ownReasoningOf(wrong),
];

/** The passage, with the pick of a missing premise among it, and what was to follow from it. */
const claimOf = ({ item, picked }: WrongPick) => {
  const passage = item.premises.map((text) => parse(text));
  const option = parse(item.optionFormulas[picked] ?? "");
  return item.conclusion === null
    ? { passage, added: [], conclusion: option }
    : { passage, added: [option], conclusion: parse(item.conclusion) };
};

/**
 * One statement read otherwise makes the pick right; of 3e1c, where the pick does follow, it makes the right option follow, so that another
 * must be picked (Appendix H).
 */
const misreadingOf = (wrong: WrongPick): readonly FittingCause[] => {
  const { item } = wrong;
  const isOdd = item.task === "3e1c";
  const { passage, added, conclusion } = claimOf(isOdd ? { ...wrong, picked: item.answer } : wrong);
  const what = isOdd ? "the right option would follow" : "it would be right";
  for (const [at, statement] of passage.entries())
    for (const [how, otherwise] of misreadings(statement)) {
      const premises = [...passage.map((one, i) => (i === at ? otherwise : one)), ...added];
      if (relationOf({ premises, conclusion }) === "entailment")
        return [{ cause: "misread", because: `${what} if statement ${at + 1} ${how}` }];
    }
  return [];
};

/** A condition taken as a fact (Appendix H), turned round, or with “and” and “or” confused. */
const misreadings = (statement: Formula): readonly (readonly [how: string, otherwise: Formula])[] => {
  const swapped = swappedIn(statement);
  const confused = swapped.map((one) => ["had “and” for “or”, or “or” for “and”", one] as const);
  if (statement.kind !== "implies") return confused;
  const { left, right } = statement;
  const parts = [left, ...(left.kind === "and" || left.kind === "or" ? [left.left, left.right] : []), right];
  return [
    ...parts.map((part) => ["said as a fact what is its condition", and(statement, part)] as const),
    ["were turned round", implies(right, left)],
    ...confused,
  ];
};

/** The formula with one “and” turned into “or” or the other way round. */
const swappedIn = (formula: Formula): readonly Formula[] => {
  switch (formula.kind) {
    case "and":
      return [or(formula.left, formula.right)];
    case "or":
      return [and(formula.left, formula.right)];
    case "not":
      return swappedIn(formula.body).map((body) => ({ ...formula, body }));
    case "implies":
      return [
        ...swappedIn(formula.left).map((left) => implies(left, formula.right)),
        ...swappedIn(formula.right).map((right) => implies(formula.left, right)),
      ];
    default:
      return [];
  }
};

/** The statements by which the pick is settled against it: that rule it out, or from which it does follow. */
const overlookedBy = (wrong: WrongPick): readonly FittingCause[] => {
  const { passage, added, conclusion } = claimOf(wrong);
  const relation = relationOf({ premises: [...passage, ...added], conclusion });
  if (relation !== "entailment" && relation !== "contradiction") return [];
  const core = minimalCore([...passage, ...added], conclusion) ?? [];
  const needed = core.filter((at) => at < passage.length);
  const names = needed.map((at) => at + 1).join(", ");
  const does = relation === "entailment" ? "it follows from" : "it is ruled out by";
  return [
    { cause: "overlooked", because: `${does} ${needed.length === 1 ? "statement" : "statements"} ${names}` },
  ];
};

/** An answer that the reply says before the one it ends with. */
const ownReasoningOf = ({ reply, span, labels, answer }: WrongPick): readonly FittingCause[] => {
  if (span === undefined) return [];
  const before = reply.slice(0, span[0]);
  const said = read(before, spellingsOf(labels.map((label) => ({ label }))));
  if (said.answer === undefined || said.answer === answer || said.span === undefined) return [];
  const line = before.slice(before.lastIndexOf("\n", said.span[0]) + 1).split("\n")[0] ?? "";
  if (!/\b(?:answer|correct|right|true|follows|must|choose|conclusion|therefore|so|thus|hence)\b/i.test(line))
    return [];
  return [{ cause: "against own reasoning", because: `before ${answer} it says ${said.answer}` }];
};
