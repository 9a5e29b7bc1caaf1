/** Counts what recipe `paper` makes: vacuous answer keys, propositions and facts of passages that carry a question. */
import type { ChoiceType } from "#arguments/choice/types";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";
import { hasOptions, type ProblemLine } from "../problem-line.ts";

/** Of questions of one recipe. */
export type SetCounts = {
  readonly questions: number;
  /** By type: answer keys, and those of them that hold only because an antecedent is impossible or a consequent certain. */
  readonly keys: readonly { readonly type: ChoiceType; readonly n: number; readonly vacuous: number }[];
  /** Questions by the number of propositions, the missing one included. */
  readonly propositions: readonly { readonly count: number; readonly n: number }[];
  /** Questions with literal facts. */
  readonly withFacts: number;
};

/** The types whose key is something entailed. */
const entailedTypes: readonly ChoiceType[] = ["3c1e", "missing-premise"];

/** Returns a counter of lines; `read` gives undefined where none is of recipe `paper`. */
export const createSetCounts = () => {
  const [propositions, keys, vacuous] = [
    new Map<number, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  let [questions, withFacts] = [0, 0];
  const add = <Key>(counts: Map<Key, number>, key: Key): void =>
    void counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    add: (line: ProblemLine): void => {
      if (!hasOptions(line) || line.profile !== "paper") return;
      const { premises, conclusion, knobs, task } = line;
      questions++;
      if (knobs.facts > 0) withFacts++;
      add(propositions, premises.length - knobs.facts + (conclusion === null ? 0 : 1));
      add(keys, task);
      if (isVacuous(line)) add(vacuous, task);
    },
    read: (): SetCounts | undefined =>
      questions === 0
        ? undefined
        : {
            questions,
            keys: entailedTypes.map((type) => ({
              type,
              n: keys.get(type) ?? 0,
              vacuous: vacuous.get(type) ?? 0,
            })),
            propositions: [...propositions]
              .toSorted(([one], [other]) => one - other)
              .map(([count, n]) => ({ count, n })),
            withFacts,
          },
  };
};

/** True if what the key entails is an implication of which the premises settle a side. */
const isVacuous = ({
  task,
  premises,
  conclusion,
  optionFormulas,
  answer,
}: ProblemLine<"options">): boolean => {
  if (!entailedTypes.some((type) => type === task)) return false;
  const right = optionFormulas[answer] ?? "";
  const claim = parse(conclusion ?? right);
  if (claim.kind !== "implies") return false;
  const given = [...premises, ...(conclusion === null ? [] : [right])].map((text) => parse(text));
  return [claim.left, claim.right].some(
    (side) => decideRelation({ premises: given, conclusion: side }) !== "neutral",
  );
};
