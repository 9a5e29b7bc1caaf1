/**
 * Pairs of a topic's phrases of which one may exclude or entail the other by what it means: the world would decide what the logic leaves open. As
 * far as words show it: phrases of one group of the everyday lexicon or of one exclusion of another topic, phrases that differ in one word, and
 * phrases that hold all words of another.
 */
import { everyday } from "../lexicons/everyday.ts";
import { buildTopic, type TopicPage } from "./topic.ts";

/** Returns the pairs that the page does not exclude, for its author to judge. */
export const findDependentPairs = (
  page: TopicPage,
  others: readonly TopicPage[] = [],
): readonly (readonly [string, string])[] => {
  const { predicates, impersonals } = buildTopic(page, []);
  const groups = new Map(
    everyday.predicates.flatMap(({ group, forms }) => forms.map(({ yes }) => [yes, group] as const)),
  );
  const exclusions = others.flatMap(({ exclude }) => exclude);
  const isDependent = (one: (typeof predicates)[number], other: (typeof predicates)[number]): boolean => {
    const [group, ...rest] = [one, other].map(({ forms }) => groups.get(forms[0]!.yes));
    const isListed = exclusions.some((some) => some.includes(one.id) && some.includes(other.id));
    return (
      (group !== undefined && rest[0] === group) ||
      isListed ||
      shareWords(one.forms[0]!.yes, other.forms[0]!.yes)
    );
  };
  return [predicates, impersonals].flatMap((all) =>
    all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .filter((other) => other.group !== one.group && isDependent(one, other))
        .map((other) => [one.id, other.id] as const),
    ),
  );
};

/** True if two phrases have all words but one in common, in their order, or one has all words of the other. */
const shareWords = (one: string, other: string): boolean => {
  const [left = [], right = []] = [one, other].map((text) =>
    text.split(" ").filter((word) => !light.test(word)),
  );
  if (left.length === 0 || right.length === 0) return false;
  const holds = (all: readonly string[], some: readonly string[]): boolean =>
    some.every((word) => all.includes(word));
  const differing = left.filter((word, i) => word !== right[i]).length;
  return (
    holds(left, right) ||
    holds(right, left) ||
    (left.length === right.length && left.length > 1 && differing === 1)
  );
};

const light = /^(?:is|are|has|a|an|the|of|in|on|at|to|for|by|from|with)$/;
