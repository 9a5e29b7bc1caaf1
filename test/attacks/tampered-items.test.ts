// @long: thousands of hostile inputs
/**
 * Items tampered with in every field, the id put right where it could be: each is refused at the door or found by the audit,
 * or stands on the list of what no line can show, with the reason.
 */
import { computeId, isProblem, type ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import type { WrittenInterpretation } from "#arguments/written-certificate";
import { createFaultFinder } from "#items/verify";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { defaultLexicon } from "#language/lists";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";
import { OrganonError } from "#logic/error";
import { once } from "#logic/memoize";
import { uncheckedMembers } from "#items/label-faults";
import { audit } from "#experiments/audit/audit";
import { optionsQuestion } from "#items/formats/choice";
import { parseProblemLine } from "../../src/items/formats/lines.ts";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";
import { sampled } from "../sampled.ts";
import { mutantsOf, type Json, type Mutant } from "./mutants.ts";

const faultsOf = createFaultFinder();

/** What a tampered line is found to be; undefined where nothing is wrong with it. */
const found = (line: Json): string | undefined => {
  try {
    const read = parseProblemLine(JSON.stringify(line), "tampered:1");
    return isProblem(read) ? faultsOf(read)[0] : "another kind of line";
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return error.message;
    throw error;
  }
};

/** The id that the tampered line should have: who tampers can hash. */
const withId = (value: Json): Json => {
  try {
    const line = parseProblemLine(JSON.stringify(value), "tampered:1");
    return jsonOf({ ...line, id: computeId(line) });
  } catch {
    // No line at all, whatever its id.
  }
  return value;
};

const jsonOf = (value: ProblemLine): { readonly [name: string]: Json } => JSON.parse(JSON.stringify(value));

const isEmpty = (value: { readonly [name: string]: Json }, name: string): boolean =>
  value[name] === null || (Array.isArray(value[name]) && value[name].length === 0);

const auditLines = (lines: readonly ProblemLine[]) => {
  const entries = async function* () {
    yield* lines;
  };
  return audit(entries(), { name: "tampered" });
};

/** A line of each kind, to take members from. */
const donors = once((): readonly { readonly [name: string]: Json }[] =>
  [...generated({ profile: "balanced" }, [0]), problem, ...choices(1, { seed: 5 })].map(jsonOf),
);

type Line = ProblemLine<"rule"> | ProblemLine<"graded"> | ProblemLine<"options">;

/** Changes that leave the meaning as it was. */
const harmless: readonly (readonly [change: RegExp, why: string])[] = [
  [/^\/certificates?\//, "a certificate that still proves what it did is a certificate of it"],
  [/^\/lexicon: turned round$/, "a lexicon has no order"],
  [/^\/steps\/.*: in capitals$/, "∀X φ(X) is the formula ∀x φ(x)"],
  [/^\/steps\/\*\/from: turned round$/, "what a step takes has no order"],
];

/** True if the audit lists the member of a change, or a part of it, as not checked. */
const isListed = ({ path, how }: Mutant, members: readonly string[]): boolean => {
  const places = members.map((name) => `/${name.replaceAll(".", "/")}`);
  // Letters are printed as “*”.
  const isAt = (place: string): boolean =>
    path === place.replace(/\/n$/, "/*") || path.startsWith(`${place}/`);
  return places.some((place) => isAt(place) || (how === "another one's" && place.startsWith(`${path}/`)));
};

/** Whether a line is read as this one: a member that is null may be left out. */
const isSame = (value: Json, item: ProblemLine): boolean => {
  try {
    return JSON.stringify(parseProblemLine(JSON.stringify(value), "tampered:1")) === JSON.stringify(item);
  } catch {
    return false;
  }
};

/** The changes of a line, members that are null filled in as other kinds have them. */
function* changesOf(line: Line, donor: Line, others: ReturnType<typeof donors>): Generator<Mutant> {
  const value = jsonOf(line);
  yield* mutantsOf(value, jsonOf(donor));
  for (const name of Object.keys(line))
    for (const other of others)
      if (isEmpty(value, name))
        yield { path: `/${name}`, how: "filled in", value: { ...value, [name]: other[name] ?? null } };
}

/** Looks at every so many changes of some items. `beside` sees what only the rest of a file can show. */
const look = async (
  kind: keyof typeof uncheckedMembers,
  items: readonly Line[],
  every: number,
  beside: (mutant: Mutant, item: Line) => Promise<boolean> = async () => false,
) => {
  const counts = { mutants: 0, found: 0, listed: 0 };
  const missed = new Set<string>();
  let turn = 0;
  for (const [i, item] of items.entries())
    for (const mutant of changesOf(item, items[(i + 1) % items.length]!, donors())) {
      if (turn++ % every !== 0 || isSame(mutant.value, item)) continue;
      counts.mutants += 1;
      const value = mutant.path === "/id" ? mutant.value : withId(mutant.value);
      const change = `${mutant.path}: ${mutant.how}`;
      if (found(value) !== undefined || (await beside({ ...mutant, value }, item))) counts.found += 1;
      else if (isListed(mutant, uncheckedMembers[kind])) counts.listed += 1;
      else if (!harmless.some(([pattern]) => pattern.test(change))) missed.add(change);
    }
  return { ...counts, missed: [...missed] };
};

/** A graded problem of ours. */
const problem = gradedItems({ tasks: ["three-way"], parameters: { length: [3] }, perPoint: 1 })[0]!;

const generated = (
  over: Partial<GenerationPlan>,
  indices: readonly number[],
): readonly ProblemLine<"rule">[] => {
  const { at } = createGenerator({
    profile: "paper",
    length: 1,
    seed: 2,
    style: natural,
    lexicon: defaultLexicon,
    ...over,
  });
  return indices.flatMap((index) => {
    const outcome = at(index);
    return "item" in outcome ? [outcome.item] : [];
  });
};

test("of hundreds of tampered yes/no items none is taken for sound", async () => {
  const twins = generated({ profile: "balanced", skills: ["modus ponens"] }, [0, 1]);
  const items = [
    ...twins,
    ...generated({ style: paper, lexicon: everyday }, [0, 9, 40, 71]),
    ...generated({ length: 3 }, [12, 36, 61, 205]),
    ...generated({ kinds: ["near", "unrelated"] }, [1, 121]),
  ];
  /** Twins are looked at side by side, as they stand in a file; who tampers names the new id in the other one. */
  const beside = async ({ value, path }: Mutant, item: Line): Promise<boolean> => {
    const twin = twins.find(({ id }) => "twin" in item && id === item.twin);
    if (twin === undefined) return false;
    const changed = parseProblemLine(JSON.stringify(value), "tampered:1");
    const id = path === "/id" ? item.id : changed.id;
    return (await auditLines([changed, { ...twin, twin: id }])).findings.length > 0;
  };
  const seen = await look("rule", items, sampled(11, 3), beside);
  expect(seen.missed).toEqual([]);
  expect(seen.mutants).toBeGreaterThan(250);
});

test("of hundreds of tampered four-option items none is taken for sound", async () => {
  const items = [
    ...choices(3, { seed: 5 }),
    ...choices(1, { seed: 7, symbolic: true }),
    ...choices(2, { seed: 6, paraphrase: "proved" }),
  ];
  const seen = await look("options", items, sampled(17, 5));
  expect(seen.missed).toEqual([]);
  expect(seen.mutants).toBeGreaterThan(250);
});

test("of hundreds of tampered graded problems none is taken for sound, or the group is counted as not made again", async () => {
  const of = (task: string) => gradedItems({ tasks: [task], parameters: { length: [2] }, perPoint: 3 });
  const items = [...of("three-way"), of("countermodel")[0]!, of("proof")[0]!];
  const beside = async ({ value }: Mutant): Promise<boolean> => {
    const told = await auditLines([parseProblemLine(JSON.stringify(value), "tampered:1")]);
    return told.findings.length > 0 || (told.kind === "tasks" && told.foreign > 0);
  };
  const seen = await look("graded", items, sampled(13, 4), beside);
  expect(seen.missed).toEqual([]);
  expect(seen.mutants).toBeGreaterThan(250);
});

describe("what no change of one place makes", () => {
  const [item] = generated({}, [0]);
  const [choice] = choices(1, { seed: 5 });
  if (item === undefined || choice === undefined) throw new Error("no items");
  const faults = (value: ProblemLine<"rule">): string => createFaultFinder()(value).join("\n");

  test.each<[string, Partial<ProblemLine<"rule">>]>([
    ["a paraphrase", { paraphrase: "same" }],
    ["the claim that its paraphrases are faithful", { faithful: true }],
    [
      "rules of its pair, of which it has none",
      { requiredRules: { ...item.requiredRules!, pair: ["modus tollens"] } },
    ],
    [
      "a rule it slipped from, where nothing tempts",
      { requiredRules: { ...item.requiredRules!, slipOf: "modus tollens" } },
    ],
  ])("%s is no member of a yes/no item that follows", (_, change) => {
    expect(item.kind).toBe("valid");
    expect(faults(item)).toBe("");
    expect(faults({ ...item, ...change })).not.toBe("");
  });

  test("a whole file under another rule is found, item by item", () => {
    const renamed = generated(
      {},
      Array.from({ length: 52 }, (_, i) => 4 * i),
    ).map((one) => ({ ...one, rule: "zzz", base: "zzz" }));
    const unseen = renamed.filter((one) => faultsOf({ ...one, id: computeId(one) }).length === 0);
    expect(unseen).toEqual([]);
  });

  test("a chain of one known rule under the name of another is found", () => {
    const [chained] = generated({ length: 3 }, [12]);
    const steps = chained!.steps.map((step) => ({ ...step, skill: "modus tollens" }));
    expect(faults({ ...chained!, steps })).toMatch(/step \d: it is no application of modus tollens/);
  });

  test.each(["premises", "rounds", "cases"] as const)(
    "one more %s of a valid item's depth is found",
    (part) => {
      const valid = generated({ profile: "balanced", length: 5 }, [0, 1, 40, 41, 60, 61]).filter(
        ({ label, depth }) => label === "yes" && depth?.cases != null,
      );
      expect(valid.length).toBeGreaterThan(1);
      for (const line of valid)
        expect(faults({ ...line, depth: { ...line.depth!, [part]: line.depth![part]! + 1 } })).toMatch(
          /^the depth is /m,
        );
    },
  );

  test("letters that mean what another letter means, a conjunction or a tautology are found", () => {
    const spoken = generated({ style: paper, lexicon: everyday }, [40])[0]!;
    const [first, second] = spoken.lexicon;
    if (first === undefined || second?.denied == null) throw new Error("no words");
    const pair = { yes: second.text, no: second.denied };
    const meaning = ({ yes, no }: typeof pair): string =>
      faults({ ...spoken, lexicon: [{ ...first, text: yes, denied: no }, ...spoken.lexicon.slice(1)] });
    expect(meaning({ yes: pair.yes.toUpperCase(), no: pair.no.toUpperCase() })).toMatch(
      /no lexicon has such words/,
    );
    expect(meaning(pair)).toMatch(/are not independent/);
    expect(
      meaning({ yes: `${pair.yes} and it rains`, no: `it is false that ${pair.yes} and it rains` }),
    ).toMatch(/no lexicon has such words/);
    expect(meaning({ yes: "it rains or it does not rain", no: "it does not rain and it rains" })).toMatch(
      /no lexicon has such words/,
    );
  });

  test("a wrong key of polished sentences is found", () => {
    const turned = choice.options.map(({ label }, i) => ({ label, text: choice.options[(i + 1) % 4]!.text }));
    const polished: ProblemLine<"options"> = { ...choice, polish: "person", options: turned };
    const asked = { ...polished, question: optionsQuestion(polished) };
    expect(faultsOf({ ...asked, id: computeId(asked) }).join("\n")).toMatch(/read back as something else/);
  });

  describe("a certificate over more things than can be tried is undecided, and at once:", () => {
    const worldOf = (members: number, holds: readonly (readonly string[])[] = []): WrittenInterpretation => ({
      domain: Array.from({ length: members }, (_, i) => `d${i}`),
      constants: [],
      predicates: [{ name: "R", holds }],
      propositions: [],
    });
    const deep = `${"abcdefgh"
      .split("")
      .map((name) => `∀${name}`)
      .join(" ")} (R(a, b) → R(g, h))`;
    const wide = "∀x ∀y ∀z (R(x, y) → R(y, z))";
    const flat = `∀x (${Array.from({ length: 200 }, () => "R(x, x)").join(" ∨ ")})`;
    const loops = worldOf(12_000).domain.map((member) => [member, member]);
    const cases = [
      ["few members under many quantifiers", deep, worldOf(30)],
      ["a domain of 12,000", wide, worldOf(12_000)],
      ["as many tuples as members, looked up often", flat, worldOf(12_000, loops)],
      ["tuples of a large domain, and nothing to try", "p", worldOf(12_000, loops)],
    ] as const;
    const claim = (formula: string, large: WrittenInterpretation) => ({
      relation: "neutral" as const,
      premises: [formula],
      steps: [],
      certificate: {
        kind: "interpretations" as const,
        steps: null,
        witness: null,
        satisfying: large,
        refuting: large,
      },
    });
    const withWitness = (witness: WrittenInterpretation): ProblemLine<"graded">["certificate"] => {
      if (problem.certificate.kind !== "derivation") throw new Error("an entailment was wanted");
      return { ...problem.certificate, witness };
    };
    const tooLarge = /too large to be tried: \d+ members take [\d,.e+]+ steps, at most 200,000,000/;

    test.each(cases)("a yes/no item with %s", (_, formula, large) => {
      const asked: ProblemLine<"rule"> = {
        ...item,
        kind: "unrelated",
        label: "no",
        conclusion: "∀x ∀y R(x, y)",
        ...claim(formula, large),
      };
      expect(faults(asked)).toMatch(tooLarge);
    });

    test.each(cases)("a graded problem with %s", (_, formula, large) => {
      const asked = { ...problem, conclusion: "∀x ∀y R(x, y)", core: [], ...claim(formula, large) };
      expect(faultsOf(asked).join("\n")).toMatch(tooLarge);
    });

    test.each(cases)("the witness of a graded problem with %s", (_, formula, large) => {
      const asked = { ...problem, premises: [formula], certificate: withWitness(large) };
      expect(faultsOf(asked).join("\n")).toMatch(tooLarge);
    });

    test.each(cases)("a four-option item with %s", (_, formula, large) => {
      const { certificate } = claim(formula, large);
      const asked: ProblemLine<"options"> = {
        ...choice,
        premises: [formula],
        relations: choice.relations.map(() => "neutral" as const),
        certificates: choice.certificates.map(() => certificate),
      };
      expect(faultsOf(asked).join("\n")).toMatch(tooLarge);
    });

    test("an audit of such a line ends and reports it", async () => {
      const line = JSON.stringify({
        ...problem,
        premises: [wide],
        certificate: withWitness(worldOf(12_000, loops.slice(0, 8_000))),
      });
      expect(line.length).toBeGreaterThan(220_000);
      const entries = async function* () {
        yield parseProblemLine(line, "built:1");
      };
      const { findings } = await audit(entries(), { name: "built" });
      expect(findings.map(({ fault }) => fault).join("\n")).toMatch(tooLarge);
    });
  });
});
