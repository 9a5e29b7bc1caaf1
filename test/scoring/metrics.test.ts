/** What holds of every metric: its values lie within their intervals, and no order of the answers changes one. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { metrics } from "./metrics.ts";
import { skillNamed, scoreOf, type Mark } from "./scores-of.ts";

const skills = ["valid", "contradiction", "unrelated"].flatMap((kind) =>
  ["modus ponens", "modus tollens"].map((rule) => skillNamed(rule, kind)),
);

/** Scores of some questions, each of a skill, a place in a group of four, and a turn; no question twice in an epoch. */
const anyScores = fc
  .uniqueArray(
    fc.record({
      item: fc.nat({ max: 5 }),
      rotation: fc.nat({ max: 3 }),
      epoch: fc.nat({ max: 1 }),
      mark: fc.constantFrom<Mark>("right", "wrong", "unreadable", "failed"),
    }),
    { selector: ({ item, rotation, epoch }) => `${item}/${rotation}/${epoch}`, maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ item, rotation, epoch, mark }) => {
      const skill = skills[item]!;
      const tags = {
        ...skill,
        length: "1",
        type: "3c1e",
        rotation: String(rotation),
        turn: String(rotation + 1),
        change: "add",
      };
      return scoreOf(skill, mark, `item${item}/${rotation}`, { group: `item${item}`, epoch, tags });
    }),
  );

/** Every object below a value that is an estimate, or holds one's members. */
const estimatesIn = (value: unknown): readonly Record<string, unknown>[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = "low" in value && "high" in value && "value" in value ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(estimatesIn)];
};

test.each(Object.entries(metrics))(
  "%s: each value lies in its interval, and counts are whole",
  (_, metric) => {
    fc.assert(
      fc.property(anyScores, anyScores, (scores, others) => {
        for (const estimate of estimatesIn(metric(scores, others))) {
          const { value, low, high, n } = estimate;
          const least = Number(low);
          const most = Number(high);
          expect(least, JSON.stringify(estimate)).toBeLessThanOrEqual(most);
          if (value !== null) {
            expect(Number(value), JSON.stringify(estimate)).toBeGreaterThanOrEqual(least - 1e-12);
            expect(Number(value), JSON.stringify(estimate)).toBeLessThanOrEqual(most + 1e-12);
          }
          if (n !== undefined)
            expect(Number.isInteger(n) && Number(n) >= 0, JSON.stringify(estimate)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  },
);

/** Numbers to nine digits, since sums in another order differ in the last ones; lists of groups by their contents. */
const unordered = (value: unknown): unknown =>
  typeof value === "number"
    ? Number(value.toPrecision(9))
    : Array.isArray(value)
      ? value.map(unordered).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, unordered(member)]))
        : value;

test.each(Object.entries(metrics))("%s: the order of the answers does not matter", (_, metric) => {
  fc.assert(
    fc.property(anyScores, anyScores, fc.infiniteStream(fc.nat()), (scores, others, order) => {
      const places = new Map(scores.map((score) => [score, order.next().value ?? 0]));
      const shuffled = scores.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
      expect(unordered(metric(shuffled, others.toReversed()))).toEqual(unordered(metric(scores, others)));
    }),
    { numRuns: 200 },
  );
});
