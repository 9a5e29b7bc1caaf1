// @long: starts processes
/** Flags as tables: what is printed is read back, flag by flag, table by table and suite by suite. */
import { execFileSync } from "node:child_process";
import { Command } from "commander";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Suite } from "#items/suite";
import { lexiconNames, styleNames } from "#language/lists";
import { fileSuite } from "#workspace/files/entries";
import { emptyConfig } from "#workspace/settings/loaded-config";
import { rulesOf } from "#catalog/profiles";
import { choiceSuite, diagnosisSuite, generatedSuite, lengthsSuite } from "#experiments/suites";
import { commands } from "../../src/commands/commands.ts";
import type { Verb, VerbEntry } from "../../src/commands/command.ts";
import {
  declareFlags,
  printFlags,
  readFlags,
  usd,
  whole,
  numbers,
  type FlagTable,
} from "../../src/commands/flags.ts";
import { commandLine } from "../../src/commands/same-command.ts";
import { run as choiceRun, suiteFrom as choiceSuiteFrom } from "../../src/commands/divlogic/run.ts";
import { run, suiteFrom } from "../../src/commands/run/run.ts";
import { wordsOfSuite } from "#commands/same-command";
import { diagnosisFlags } from "#commands/suite-flags";
import { choiceLines, linesFor, openFolder } from "../experiments/place.ts";

/** What commander gathers from some words. */
const parsed = (table: FlagTable, words: readonly string[]): Readonly<Record<string, unknown>> => {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  declareFlags(command, table, { all: true });
  return command.parse([...words], { from: "user" }).opts();
};

const loaded = async (entries: readonly VerbEntry[]): Promise<readonly Verb[]> => {
  const verbs: Verb[] = [];
  for (const entry of entries) {
    const found = await entry.load();
    verbs.push(...("verbs" in found ? await loaded(found.verbs) : [found]));
  }
  return verbs;
};
const verbs = await loaded(commands);

/** Words that flags take: numbers, shares, ranges, lists, texts that a shell could misread, and names of the flag's own words. */
const wordsFor = (about: string): fc.Arbitrary<string> => {
  const names = about.match(/[\w-]+/g) ?? ["x"];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }).map((some) => some.join(",")),
    fc.integer({ min: -20, max: 20 }).map(String),
    fc.maxSafeInteger().map(String),
    fc.double({ min: 0, max: 1, noNaN: true }).map(String),
    fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).map(([a, b]) => `${a}-${b}`),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}/${b}`),
    fc.constantFrom('-Don\'t $HOME `x` "y" !\n\\ *', "a b", "--", "-x", "ü §", "90%", "$2.50"),
    fc.string(),
  );
};

/** Values that a table's flags can have: those that some words are read as. Flags that take no such word are left out. */
const valuesOf = (table: FlagTable): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(table).map(([field, { about, declaration, kind }]) => {
          const read = (word: string): unknown => {
            try {
              return kind.read(word, declaration);
            } catch {
              return undefined;
            }
          };
          if (kind.takes === "nothing") return [field, fc.constantFrom(true, undefined)];
          // Words that begin with a dash end a list of words.
          const words = wordsFor(about).filter((word) => kind.takes !== "several" || !word.startsWith("-"));
          return kind.takes === "several"
            ? [field, fc.array(words, { minLength: 1, maxLength: 3 })]
            : [field, words.map(read)];
        }),
      ),
    )
    .map((values) => {
      const isGiven = (flag = ""): boolean =>
        Object.entries(table).some(
          ([field, { declaration }]) => declaration.startsWith(flag) && values[field] !== undefined,
        );
      const isUsed = (field: string): boolean => isGiven(table[field]?.needs);
      return Object.fromEntries(
        Object.entries(values).filter(([field, value]) => value !== undefined && isUsed(field)),
      );
    });

test.each(verbs.map((verb) => [verb.name, verb.flags] as const))(
  "what a table prints it reads back organon %s",
  (_, table) => {
    fc.assert(
      fc.property(valuesOf(table), (values) => {
        const words = printFlags(table, values);
        expect(readFlags(table, parsed(table, words))).toEqual(values);
      }),
    );
  },
);

describe("what a suite prints is the suite", () => {
  const rules = rulesOf("full").map(({ name }) => name);
  const kinds = ["valid", "contradiction", "unrelated", "near", "fallacy"] as const;
  const count = fc.integer({ min: 1, max: 100_000 });
  /** Twins come in pairs. */
  const pairs = count.map((n) => 2 * n);
  const optional = { requiredKeys: [] as [] };
  const words = {
    profile: fc.constantFrom("paper", "full", "balanced"),
    seed: fc.maxSafeInteger(),
    kinds: fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 }),
    skills: fc.uniqueArray(fc.constantFrom(...rules), { minLength: 1, maxLength: 4 }),
    style: fc.constantFrom(...styleNames),
    lexicon: fc.constantFrom(...lexiconNames),
  };
  const shape = {
    length: fc.integer({ min: 1, max: 20 }),
    shortest: fc.constant(true as const),
    distinct: fc.constant(true as const),
  };
  const mix = fc.uniqueArray(
    fc.record({ length: fc.integer({ min: 1, max: 20 }), weight: fc.constantFrom(0.5, 1, 1, 3) }),
    { minLength: 2, selector: (part) => part.length },
  );
  const length = fc.oneof(shape.length, mix);
  const shard = fc
    .integer({ min: 1, max: 9 })
    .chain((of) => fc.record({ number: fc.integer({ min: 1, max: of }), of: fc.constant(of) }));

  /** The suite that the words of a suite give, through the verb that takes them. */
  const again = async (suite: Suite): Promise<Suite> => {
    const { verb, words: said } = wordsOfSuite(suite) ?? { verb: [], words: [] };
    switch (verb.join(" ")) {
      case "run":
        return suiteFrom(readFlags(run.flags, parsed(run.flags, said)), emptyConfig);
      case "diagnose":
        return diagnosisSuite(readFlags(diagnosisFlags, parsed(diagnosisFlags, said)));
      case "divlogic run":
        return choiceSuiteFrom(readFlags(choiceRun.flags, parsed(choiceRun.flags, said)));
      default:
        throw new Error("no verb asks it");
    }
  };
  const holds = (suites: fc.Arbitrary<Suite>): Promise<void> =>
    fc.assert(
      fc.asyncProperty(suites, async (suite) => {
        expect(await again(suite)).toEqual(suite);
      }),
    );

  test("generated", () =>
    holds(
      fc
        .record({ ...words, ...shape, length, perLeaf: pairs, limit: count, shard }, optional)
        .map((given) => generatedSuite(given)),
    ));

  test("lengths", () =>
    holds(
      fc
        .record(
          {
            ...words,
            lengths: fc
              .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 })
              .map((some) => some.toSorted((a, b) => a - b)),
            perLength: pairs,
          },
          optional,
        )
        .map((given) => lengthsSuite(given)),
    ));

  test("a diagnosis", () =>
    holds(
      fc.record({ ...words, budget: count }, { requiredKeys: [] }).map((given) => diagnosisSuite(given)),
    ));

  const asked = {
    first: count,
    rotations: fc.constant(1 as const),
    shotsFrom: fc.constantFrom("more.jsonl", "-a b's $x.jsonl"),
  };

  test("choice", () =>
    holds(
      fc
        .record(
          {
            perType: count,
            seed: fc.maxSafeInteger(),
            recipe: fc.constantFrom("fair", "paper"),
            propositions: fc.integer({ min: 2, max: 12 }),
            variables: fc.integer({ min: 4, max: 12 }),
            facts: fc
              .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
              .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
            steps: fc.constant(2),
            paraphrase: fc.constantFrom("none", "same", "proved", "nli"),
            symbolic: fc.constant(true as const),
            ...asked,
          },
          optional,
        )
        .map((given) => choiceSuite(given)),
    ));

  test("files of questions and of four-option items", async () => {
    const { write } = openFolder();
    const plain = await fileSuite(write("yes no's.jsonl", linesFor({ limit: 3 }).join("\n")));
    const choices = await fileSuite(write("choices.jsonl", choiceLines({ perType: 1 }).join("\n")));
    expect(await again(plain)).toEqual(plain);
    await holds(fc.record(asked, optional).map((given) => ({ ...choices, ...given })));
  });

  test("made of another run's answers no command says", () => {
    expect(wordsOfSuite({ kind: "derived", from: "probe", hash: "a" })).toBeUndefined();
  });
});

test("a shell reads the words of a command line back as they were", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((word) => !word.includes("\0")),
        { minLength: 1 },
      ),
      (words) => {
        const script = `printf '%s\\0' ${commandLine(...words).replace(/^organon /, "")}`;
        const read = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
        expect(read).toEqual(words);
      },
    ),
    { numRuns: 40 },
  );
});

describe("kinds", () => {
  test("whole numbers have bounds", () => {
    expect(whole(2, 5).read("5", "--n")).toBe(5);
    expect(() => whole(2, 5).read("6", "--n")).toThrow("--n 6 is not a whole number from 2 to 5");
    expect(() => whole().read("1.5", "--n")).toThrow("--n 1.5 is not a whole number of at least 1");
  });

  test("lists of numbers hold ranges, each number once and in order", () => {
    expect(numbers([1, 9], "1-3").read("7,1-3,2", "--n")).toEqual([1, 2, 3, 7]);
  });

  test("money may have its sign", () => {
    expect(usd.read("$2.50", "--max-cost")).toBe(2.5);
    expect(() => usd.read("2,50", "--max-cost")).toThrow(/not an amount in US dollars/);
  });
});
