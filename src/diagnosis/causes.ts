/**
 * Names the causes of a subject's wrong answers, and the weak skills that each explains. A skill is explained if its answers are no
 * longer below the expectation with the causes (one-sided z test at 5 %). It counts for the cause with the largest effect on it.
 */

import { clusteredShare, addUp } from "#scoring/estimate";
import type { CauseTable } from "./cause-table.ts";
import { findCauses } from "./find-causes.ts";

/** A factor associated with wrong answers. */
export type NamedCause = ReturnType<typeof namedCauses>[number];

/** Returns the causes, strongest first. `skills` gives the skill of each row, `weak` the weak skills. */
export const namedCauses = (table: CauseTable, skills: readonly string[], weak: readonly string[]) => {
  const { causes, expected, without } = findCauses(table);
  // Only a reported cause may explain a skill.
  const reported = causes.flatMap((cause, i) =>
    cause.effect <= -smallestEffect && cause.high < 0 ? [{ cause, alone: without(i) }] : [],
  );
  const explained = weak.map((skill) => {
    const rows = [...skills.keys()].filter((row) => skills[row] === skill);
    const total = (of: (row: number) => number): number => addUp(rows, of);
    const missing = total((row) => expected[row]! - table.right[row]!);
    const spread = Math.sqrt(total((row) => expected[row]! * (1 - expected[row]!)));
    const lost = reported.map(({ alone }) => total((row) => alone[row]! - expected[row]!));
    const most = Math.max(...lost);
    return missing <= oneSided * spread && most > 0 ? lost.indexOf(most) : -1;
  });
  return reported
    .map(({ cause: { factor, alike, ...cause } }, i) => {
      const { kind, name } = table.factors[factor]!;
      return {
        /** The rule's exact name in the catalog; null if the cause is not a rule. */
        rule: kind === "rule" ? name : null,
        kind,
        name,
        ...cause,
        /** Weak skills, as `rule/kind`. */
        explains: weak.filter((_, place) => explained[place] === i),
        /** Factors that these questions can't distinguish from it. */
        alike: [...new Set(alike.map((other) => table.factors[other]!.name))],
      };
    })
    .toSorted((one, other) => one.effect - other.effect);
};

/** A question of a skill with the hash of its argument and the share of right ones among its replies. */
export type SkillReply = { readonly skill: string; readonly argument: string; readonly right: number };

/** Returns by skill the accuracy of its questions, with an interval that is wider where they share arguments, and how many arguments there are. */
export const countArguments = (replies: readonly SkillReply[]) =>
  new Map(
    Array.from(
      Map.groupBy(replies, ({ skill }) => skill),
      ([skill, own]) => {
        const groups = [...Map.groupBy(own, ({ argument }) => argument).values()];
        const counts = groups.map((some) => [addUp(some, ({ right }) => right), some.length] as const);
        return [skill, { accuracy: clusteredShare(counts), arguments: groups.length }] as const;
      },
    ),
  );

/** The minimum loss of accuracy of a cause; its interval must also exclude zero. */
const smallestEffect = 0.02;

/** The standard normal quantile of 0.95. */
const oneSided = 1.6448536;
