/** What the classifiers find where something is planted, and what they do not find where nothing is. */
import { describe, expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { assignFolds, numberGroups, type Row } from "#scoring/audits/rows";
import { countConsequences } from "../../../src/scoring/audits/consequences.ts";
import { graphFeatures } from "#scoring/audits/graph";
import { countSurface } from "../../../src/scoring/audits/surface.ts";
import { parse } from "#logic/notation";

const item = (
  id: string,
  label: "yes" | "no",
  premises: readonly string[],
  conclusion: string,
  more: Partial<Row> = {},
): Row => ({
  id,
  label,
  surface: { text: `${premises.join(" ")} Therefore: ${conclusion}`, premises, conclusion },
  ...more,
});

const names = "Ada Ben Cleo Dan Eve Finn Gus Hal Ida Jon Kim Lea".split(" ");
const deeds = "sings dances paints cooks reads sleeps works runs swims writes".split(" ");

/** Questions whose key is decided by `plant`, over words drawn anew for each. */
const planted = (
  n: number,
  plant: (yes: boolean, clause: () => string, i: number) => readonly [readonly string[], string],
): readonly Row[] => {
  const random = createRandom("planted");
  const clause = (): string => `${random.pick(names)} ${random.pick(deeds)}`;
  return Array.from({ length: n }, (_, i) => {
    const yes = random.next() < 0.5;
    const [premises, conclusion] = plant(yes, clause, i);
    return item(`item ${i}`, yes ? "yes" : "no", premises, conclusion);
  });
};

const balancedOf = (items: readonly Row[], name: string): number => {
  const [report] = findShortcuts(items, { classifiers: [name] })[0].classifiers;
  return report?.balanced.value ?? Number.NaN;
};

describe("planted shortcuts are found", () => {
  const plants: readonly {
    readonly fact: string;
    readonly classifier: string;
    readonly plant: Parameters<typeof planted>[1];
  }[] = [
    {
      fact: "a conclusion of new words by the counts",
      classifier: "counts",
      plant: (yes, clause) => {
        const known = clause();
        return [[`${known}.`, `${clause()}.`], yes ? `${known}.` : "Zoe juggles."];
      },
    },
    {
      fact: "a denial in the conclusion by the counts",
      classifier: "counts",
      plant: (yes, clause) => [[`${clause()}.`], yes ? `${clause()}.` : `It is false that ${clause()}.`],
    },
    {
      fact: "the parity of signs by all counts, though no single count tells",
      classifier: "counts",
      plant: (yes, clause, i) => {
        const deny = (text: string, denied: boolean): string =>
          denied ? `It is false that ${text}.` : `${text}.`;
        const first = i % 2 === 0;
        return [[deny(clause(), first)], deny(clause(), first === yes)];
      },
    },
    {
      fact: "a word that goes with a key by the bag of words",
      classifier: "bag of words",
      plant: (yes, clause) => [[`${clause()}.`], `${clause()} ${yes ? "gladly" : "sadly"}.`],
    },
    {
      fact: "the same in a premise",
      classifier: "bag of words",
      plant: (yes, clause) => [[`${clause()} ${yes ? "gladly" : "sadly"}.`, `${clause()}.`], `${clause()}.`],
    },
  ];
  for (const { fact, classifier, plant } of plants)
    test(fact, () => {
      expect(balancedOf(planted(300, plant), classifier)).toBeGreaterThan(0.95);
    });
});

describe("nothing is found where nothing is", () => {
  test("keys thrown by a coin are guessed half the time, and the interval holds one half", () => {
    const items = planted(600, (_, clause) => [
      [`If ${clause()}, then ${clause()}.`, `${clause()}.`],
      `${clause()}.`,
    ]);
    for (const { classifier, balanced } of findShortcuts(items)[0].classifiers) {
      expect(balanced.low, classifier).toBeLessThan(0.53);
      expect(balanced.high, classifier).toBeGreaterThan(0.47);
    }
  });
});

describe("one of several labels", () => {
  const labels = ["no", "unknown", "yes"] as const;
  const words = { no: "Nobody", unknown: "Somebody", yes: "Everybody" } as const;

  test.each(["counts", "bag of words"])("a word that tells the label is found by %s", (classifier) => {
    const rows = Array.from({ length: 300 }, (_, i): Row => {
      const label = labels[i % 3]!;
      return { ...item(`${i}`, "no", [`${words[label]} sang.`], `Cleo sang ${i}.`), label };
    });
    expect(balancedOf(rows, classifier)).toBeGreaterThan(0.95);
  });

  test("questions of one group give nothing away of each other", () => {
    const random = createRandom(6);
    const rows = Array.from({ length: 100 }, (_, i) => ({ i, label: random.pick(labels) })).flatMap(
      ({ i, label }) =>
        [0, 1, 2].map((copy): Row => {
          const row = item(`${i} ${copy}`, "no", [`Word${i} sang.`], `Cleo sang ${copy}.`);
          return { ...row, label, group: `${i}` };
        }),
    );
    expect(balancedOf(rows, "bag of words")).toBeLessThan(0.45);
    const alone = rows.map((row) => ({ ...row, group: undefined }));
    expect(balancedOf(alone, "bag of words")).toBeGreaterThan(0.9);
  });
});

describe("folds", () => {
  test("twins, and items that ask the same, never stand in two folds", () => {
    const items = Array.from({ length: 300 }, (_, i) =>
      item(
        `${i}`,
        i % 2 === 0 ? "yes" : "no",
        [`${names[i % 12]} sings.`],
        `${deeds[(i >> 2) % 10]} ${i >> 3}.`,
        {
          twin: `${i ^ 1}`,
          ...(i % 7 === 0 ? { surface: { text: `asked again ${i % 3}`, premises: [], conclusion: "" } } : {}),
        },
      ),
    );
    const folds = assignFolds(items, 5);
    const groups = numberGroups(items);
    const byId = new Map(items.map((one, i) => [one.id, i]));
    const byQuestion = new Map<string, number>();
    for (const [i, one] of items.entries()) {
      const twin = byId.get(one.twin ?? "") ?? -1;
      expect([folds[twin], groups[twin]]).toEqual([folds[i], groups[i]]);
      const same = byQuestion.get(one.surface.text) ?? i;
      byQuestion.set(one.surface.text, i);
      expect(folds[same]).toBe(folds[i]);
    }
  });
});

describe("counts", () => {
  const counts = countSurface(
    item(
      "x",
      "no",
      ["If Ada isn't singing, then no person dances.", "Ben sings or cooks."],
      "It is false that Zoe cooks.",
    ).surface,
  );
  const expected: Readonly<Record<string, number>> = {
    premises: 2,
    "premises: denials": 2,
    "premises: if": 2,
    "premises: or": 1,
    "conclusion: denials": 1,
    "parity of all denials": 1,
    "new words in conclusion": 1,
    "overlap with the nearest premise": 0.5,
    "premises without a word of the conclusion": 1,
  };
  for (const [name, value] of Object.entries(expected))
    test(`${name}: ${value}`, () => {
      expect(counts.get(name)).toBe(value);
    });
});

describe("the sound prover with a classifier's view", () => {
  const rows = (signs: (yes: boolean) => readonly [premises: readonly string[], conclusion: string]) =>
    Array.from({ length: 200 }, (_, i): Row => {
      const [premises, conclusion] = signs(i % 2 === 0);
      const row = item(`item ${i}`, i % 2 === 0 ? "yes" : "no", premises, conclusion);
      return { ...row, surface: { ...row.surface, text: `${i}`, formulas: { premises, conclusion } } };
    });
  const reportOf = (some: readonly Row[], name: string) =>
    findShortcuts(some)[0].classifiers.find(({ classifier }) => classifier === name);

  test("infers what it sees, so that a graph that sees a whole step takes no shortcut", () => {
    const steps = rows((yes) => [["p → q", yes ? "p" : "r"], "q"]);
    expect(reportOf(steps, "sound prover, one round")).toMatchObject({
      computesInference: true,
      accuracy: { value: 1 },
    });
    expect(reportOf(steps, "signed graph, one round")?.excess).toMatchObject({ value: 0 });
  });

  test("does not see what is far, so that a graph that predicts it all the same takes a shortcut", () => {
    const far = ["p → q", "r → p", "s → r", "t → s", "u → t"];
    // A disjunction that is linked to nothing gives the answer away; the chain is too long for one round.
    const leaking = rows((yes) => [yes ? [...far, "u", "v ∨ w"] : [...far, "x", "v ∧ w"], "q"]);
    expect(reportOf(leaking, "signed graph, one round")?.excess?.low).toBeGreaterThan(0.3);
  });
});

describe("the graph classifier", () => {
  const features = (premises: readonly string[], conclusion: string) =>
    graphFeatures({ text: "", premises: [], conclusion: "", formulas: { premises, conclusion } }, 1);

  test("counts components, distances, walks and consequences over the whole graph", () => {
    const joined = features(["p → q", "r → p", "r", "u → v"], "q");
    expect(joined).toEqual(
      expect.arrayContaining([
        "components 2",
        "nearest fact 3",
        "distance 1 1",
        "distance Infinity 1",
        "walks 1 0",
        "walks 3 2",
        "consequences 2",
      ]),
    );
    expect(features(["p → q", "r → p", "s"], "q")).toContain("nearest fact Infinity");
  });

  test.each([
    [["p", "p → q", "q → r"], 2],
    [["¬p", "p ∨ q", "¬(q ∧ s)"], 3],
    [["p ↔ q", "¬q", "∀x (P(x) → Q(x))", "P(a)"], 4],
    [["p ∨ q", "r → s"], 0],
    [["p ∧ (p → q)", "¬(q → r)", "¬(s ∨ t)"], 4],
  ])("%j have %i consequences beside what is asked", (premises, count) => {
    expect(
      countConsequences(
        premises.map((text) => parse(text)),
        new Set(["r"]),
      ),
    ).toBe(count);
  });
});
