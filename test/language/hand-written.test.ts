/**
 * Hand-written texts: each answer key is decided, the required premises are counted, and the words are limited.
 *
 * A text with answer no names a formula that does follow (`follows`): its required premises show that the text is
 * connected. A premise is required if the formula no longer follows without it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decideRelation, decide } from "#logic/decide";
import {
  type Binary,
  type Formula,
  collectConstants,
  eachAtom,
  instantiate,
  not,
  constant,
} from "#logic/formula";
import { parse, print } from "#logic/notation";
import { describe, expect, test } from "vitest";

type Category = "kind" | "state" | "property" | "right" | "relation" | "prepositional" | "clause" | "name";
type Row = {
  readonly genre: string;
  readonly title: string;
  readonly domain?: string;
  readonly words: Readonly<Record<string, readonly [Category, ...string[]]>>;
  readonly premises: readonly {
    readonly formula: string;
    readonly sentence: string;
    readonly categories: readonly Category[];
  }[];
  readonly conclusion: { readonly formula: string; readonly sentence: string };
  readonly question: string;
  readonly key: "yes" | "no";
  readonly needsCases: boolean;
  readonly follows?: string;
  readonly text: string;
};

const rows: readonly Row[] = readFileSync(join(import.meta.dirname, "hand-written.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Row => JSON.parse(line));

const mostWords = new Map([
  [3, 90],
  [5, 130],
  [7, 170],
]);
const opening = "Does it follow that ";

const stipulating = new Set([
  "airfield rules",
  "archive rules",
  "charter",
  "contract",
  "control panel",
  "customs form",
  "guarantee",
  "museum catalog",
  "parking order",
  "prize",
  "protocol",
  "school rules",
  "species key",
  "tax form",
]);

const count = (fits: (row: Row) => boolean): number => rows.filter(fits).length;

test("there are ten texts of 3, 5 and 7 premises each, half of them with answer yes", () => {
  for (const length of mostWords.keys()) {
    expect(count(({ premises }) => premises.length === length)).toBe(10);
    expect(count(({ premises, key }) => premises.length === length && key === "yes")).toBe(5);
  }
});

test("at least a third need cases or a supposition, among both answers", () => {
  expect(count(({ needsCases }) => needsCases)).toBeGreaterThanOrEqual(10);
  expect(count(({ needsCases, key }) => needsCases && key === "yes")).toBeGreaterThanOrEqual(5);
});

test("at least five genres stipulate, at least three are of persons and events", () => {
  const genres = [...new Set(rows.map(({ genre }) => genre))];
  expect(genres.filter((genre) => stipulating.has(genre)).length).toBeGreaterThanOrEqual(5);
  expect(genres.filter((genre) => !stipulating.has(genre)).length).toBeGreaterThanOrEqual(3);
});

test("no sentence occurs in two texts", () => {
  const sentences = rows.flatMap(({ premises }) => premises.map(({ sentence }) => sentence));
  expect(new Set(sentences).size).toBe(sentences.length);
});

describe.each(rows)("$title: $conclusion.sentence", (row) => {
  const premises = row.premises.map(({ formula }) => parse(formula));
  const conclusion = parse(row.conclusion.formula);
  const following = row.follows === undefined ? conclusion : parse(row.follows);

  test("the answer key is decided", () => {
    expect(decide({ premises, conclusion }).relation).toBe(row.key === "yes" ? "entailment" : "neutral");
    expect(decideRelation({ premises, conclusion: following })).toBe("entailment");
    expect(row.follows === undefined).toBe(row.key === "yes");
  });

  test("at most two premises are not required, and none follows from the others", () => {
    const isEntailed = (left: number, formula: Formula): boolean =>
      decideRelation({ premises: premises.toSpliced(left, 1), conclusion: formula }) === "entailment";
    expect(premises.filter((_, i) => isEntailed(i, following)).length).toBeLessThanOrEqual(
      row.key === "yes" ? 0 : 2,
    );
    expect(premises.filter((premise, i) => isEntailed(i, premise))).toEqual([]);
  });

  test("cases or a supposition are needed as the row says", () => {
    expect(isPropagated(premises, following)).toBe(!row.needsCases);
  });

  test("categories are those of the words", () => {
    expect(row.premises.map(({ categories }) => categories)).toEqual(
      premises.map((premise) => symbolsOf(premise).map((symbol) => row.words[symbol]?.[0])),
    );
    const formulas = [...premises, conclusion, following];
    expect(Object.keys(row.words).toSorted()).toEqual([...new Set(formulas.flatMap(symbolsOf))].toSorted());
  });

  test("the text is its title, its sentences and its question, within the limits of words", () => {
    const sentences = row.premises.map(({ sentence }) => sentence);
    expect(row.text).toBe([...sentences, row.question].join(" "));
    expect(sentences[0]?.startsWith(`${row.title}, `)).toBe(true);
    expect(row.question.startsWith(opening) && row.question.endsWith("?")).toBe(true);
    expect(wordsOf(row.title) + wordsOf(opening)).toBeLessThanOrEqual(10);
    expect(wordsOf(row.text)).toBeLessThanOrEqual(mostWords.get(premises.length) ?? 0);
  });

  test("no sentence has a form that the grammar excludes", () => {
    expect(row.text).not.toMatch(
      /\bmay\b|\b[Uu]nless\b|\bmust not\b|if and only if|exactly those|\b[Aa]ll\b/,
    );
    for (const { formula, sentence } of row.premises)
      if (/[∨⊕]/u.test(formula)) expect(sentence).toMatch(disjunction);
  });
});

/** "or both", "but not both", or two births, which exclude each other. */
const disjunction = /, or (?:\w+ )?both(?: did)?\.|, but not both\.|was born in/;

function wordsOf(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** Returns the predicates, propositions and constants in the order in which a sentence names them: the subject first. */
function symbolsOf(formula: Formula): readonly string[] {
  const symbols = new Set<string>();
  eachAtom(formula, ({ name, terms }) => {
    const [subject, ...objects] = terms;
    if (subject?.kind === "constant") symbols.add(subject.name);
    symbols.add(name);
    for (const { kind, name: object } of objects) if (kind === "constant") symbols.add(object);
  });
  return [...symbols];
}

/**
 * Returns whether the conclusion gets a value by forced values alone: premises are instantiated with the individuals and
 * with one new individual for every existential formula that is forced to be true. Neither cases nor suppositions are
 * tried.
 */
function isPropagated(premises: readonly Formula[], conclusion: Formula): boolean {
  const individuals = [...collectConstants(...premises, conclusion)];
  const values = new Map<string, boolean>();
  const witnessed = new Set<string>();

  const value = (formula: Formula): boolean | undefined => {
    switch (formula.kind) {
      case "atom":
        return values.get(print(formula));
      case "true":
      case "false":
        return formula.kind === "true";
      case "not":
        return negate(value(formula.body));
      case "iff": {
        const [left, right] = [value(formula.left), value(formula.right)];
        return left === undefined || right === undefined ? undefined : left === right;
      }
      case "and":
        return conjoin([value(formula.left), value(formula.right)]);
      case "or":
      case "implies":
        return negate(value(conjunctionDenied(formula)));
      default: {
        const instances = individuals.map((name) => value(instance(formula, name)));
        // Others than the named individuals may exist.
        if (formula.kind === "forall") return instances.includes(false) ? false : undefined;
        return instances.includes(true) ? true : undefined;
      }
    }
  };

  const force = (formula: Formula, isTrue: boolean): void => {
    switch (formula.kind) {
      case "atom":
        values.set(print(formula), isTrue);
        return;
      case "not":
        force(formula.body, !isTrue);
        return;
      case "and":
        for (const [one, other] of [
          [formula.left, formula.right],
          [formula.right, formula.left],
        ] as const)
          if (isTrue || value(other) === true) force(one, isTrue);
        return;
      case "or":
      case "implies":
        force(conjunctionDenied(formula), !isTrue);
        return;
      case "iff": {
        const [left, right] = [value(formula.left), value(formula.right)];
        if (left !== undefined) force(formula.right, left === isTrue);
        if (right !== undefined) force(formula.left, right === isTrue);
        return;
      }
      case "forall":
      case "exists":
        if ((formula.kind === "forall") === isTrue)
          for (const name of individuals) force(instance(formula, name), isTrue);
        else if (!witnessed.has(print(formula)) && value(formula) === undefined) {
          witnessed.add(print(formula));
          individuals.push(`w${individuals.length}`);
          force(instance(formula, individuals.at(-1) ?? ""), isTrue);
        }
        return;
      default:
    }
  };

  for (let before = -1; before < values.size + witnessed.size;) {
    before = values.size + witnessed.size;
    for (const premise of premises) force(premise, true);
  }
  return value(conclusion) === true;
}

function instance(formula: Formula & { readonly variable: string; readonly body: Formula }, name: string) {
  return instantiate(formula.body, formula.variable, constant(name));
}

/** Returns the conjunction whose denial is the given disjunction or implication. */
function conjunctionDenied(formula: Binary): Formula {
  const [left, right] = [formula.left, formula.right];
  return { kind: "and", left: formula.kind === "or" ? not(left) : left, right: not(right) };
}

function negate(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function conjoin(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(false)) return false;
  return values.includes(undefined) ? undefined : true;
}
