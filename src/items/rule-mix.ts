/** Counts the rules in the derivations of questions, and the derivations that reach their length by rules that only pad. */
import { isOnlyPadding } from "#catalog/padding";
import { listProfileRules } from "#catalog/profiles";
import type { ProblemLine } from "./problem-line.ts";

/** The rules of derivations of two or more steps, the most frequent first. */
export type RuleMix = {
  readonly derivations: number;
  /** Derivations with a padding step other than one of the question's own rule. */
  readonly padded: number;
  readonly steps: number;
  readonly rules: readonly { readonly rule: string; readonly steps: number; readonly share: number }[];
};

/** Returns a counter of questions. `read` gives undefined where no derivation was counted; no custom rule counts as padding. */
export const createRuleMix = () => {
  const padding = new Set(
    listProfileRules("full").flatMap((rule) => (isOnlyPadding(rule) ? [rule.name] : [])),
  );
  const counts = new Map<string, number>();
  let [derivations, padded] = [0, 0];
  return {
    add: ({ rule, length, steps }: Pick<ProblemLine, "rule" | "length" | "steps">): void => {
      const skills = steps.flatMap(({ skill }) => skill ?? []);
      if ((length ?? 0) < 2 || skills.length === 0) return;
      derivations++;
      for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
      const pads = skills.filter((skill) => padding.has(skill)).length;
      if (pads > (padding.has(rule ?? "") ? 1 : 0)) padded++;
    },
    read: (): RuleMix | undefined => {
      const all = [...counts].toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1));
      const steps = all.reduce((sum, [, n]) => sum + n, 0);
      const rules = all.map(([rule, n]) => ({ rule, steps: n, share: n / steps }));
      return derivations === 0 ? undefined : { derivations, padded, steps, rules };
    },
  };
};
