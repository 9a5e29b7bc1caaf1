/** Who passes the screening, and whose answers count (DivLogicEval §4.2). */
import { expect, test } from "vitest";
import { summarizeStudy } from "#scoring/people/human-study";

const keysOf = (prefix: string, count: number, key: string) =>
  new Map(Array.from({ length: count }, (_, i) => [`${prefix}${i}`, { key, type: i % 2 ? "3e1c" : "3c1e" }]));
const keys = { screening: keysOf("s", 10, "true"), questions: keysOf("q", 10, "A") };
const person = (name: string, screened: number, letters: string) => ({
  name,
  judgements: new Map([
    ...[...keys.screening.keys()].map((id, i) => [id, { answer: String(i < screened) }] as const),
    ...letters.split("").map((letter, i) => [`q${i}`, { answer: letter }] as const),
  ]),
});

test("§4.2: more than 80 % of the screening is needed, 8 of 10 are not enough", () => {
  const { people } = summarizeStudy([person("Ada", 9, "A"), person("Ben", 8, "A")], keys);
  expect(people.map(({ passed }) => passed)).toEqual([true, false]);
});

test("who did not pass counts for nothing but is told; people of one question are no further questions", () => {
  const two = [person("Ada", 10, "AAAAAAAABB"), person("Ben", 10, "AAAAAAAACC")];
  const told = summarizeStudy([...two, person("Cy", 0, "BBBBBBBBBB")], keys);
  expect(told.accuracy).toMatchObject({ value: 0.8, n: 10 });
  expect(told.people[2]).toMatchObject({ passed: false, accuracy: { value: 0, n: 10 } });
  expect(told.byType.map(({ type, accuracy }) => [type, accuracy.value, accuracy.n])).toEqual([
    ["3c1e", 0.8, 5],
    ["3e1c", 0.8, 5],
  ]);
});

test("agreement is Cohen's, over four letters: 8 of 10 the same, 0.64 by chance", () => {
  const [pair] = summarizeStudy(
    [person("Ada", 10, "AAAAAAAABB"), person("Ben", 10, "AAAAAAAACC")],
    keys,
  ).agreement;
  expect(pair).toMatchObject({ people: ["Ada", "Ben"], same: { value: 0.8, n: 10 } });
  expect(pair?.kappa.value).toBeCloseTo((0.8 - 0.64) / 0.36);
});
