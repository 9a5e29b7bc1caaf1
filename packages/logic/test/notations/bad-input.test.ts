/**
 * Bad input in every notation: a clear message with its position, no stack overflow, no hang. Each notation says
 * the same things in its own signs.
 */
import { describe, expect, test } from "vitest";
import { FormulaError } from "../../src/error.ts";
import { notations, readNotation, readParts, type Notation } from "../../src/notations/notations.ts";

/** A sequent around formulas of the notation, and the column where the first formula begins. */
type Frame = { readonly text: (...formulas: readonly string[]) => string; readonly first: number };

const frames: Readonly<Record<Notation, Frame>> = {
  organon: { text: (...formulas) => `${formulas.join("; ")} |- zero`, first: 1 },
  folio: { text: (...formulas) => `${formulas.join("; ")} |- zero`, first: 1 },
  entailment: { text: (one, two = "zero") => `${one ?? ""},${two},1`, first: 1 },
  colon: { text: (...formulas) => `${formulas.join("; ")} |- zero`, first: 1 },
  tptp: { text: (...formulas) => formulas.map((one) => `fof(n, axiom, ${one}).`).join(" "), first: 15 },
};

const all: Readonly<Record<Notation, string>> = {
  organon: "∀x ",
  colon: "∀x ",
  folio: "∀x ",
  entailment: "",
  tptp: "![X]: ",
};
const variable = (notation: Notation): string => (notation === "tptp" ? "X" : "x");
const not = (notation: Notation): string => (notation === "organon" || notation === "folio" ? "¬" : "~");

const catchFault = (read: () => unknown): FormulaError => {
  try {
    read();
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error("nothing was wrong");
};

/** For each trouble its formulas, what is said, and the column counted from the first formula; undefined: any. */
const troubles: readonly {
  readonly name: string;
  readonly formulas: (notation: Notation) => readonly string[];
  readonly says: RegExp;
  readonly column?: number;
  readonly except?: readonly Notation[];
}[] = [
  {
    name: "ten thousand nested brackets",
    formulas: () => [`${"(".repeat(10_000)}p${")".repeat(10_000)}`],
    says: /nested more than 1,000 deep/,
    column: 1001,
  },
  {
    name: "ten thousand brackets that are never closed",
    formulas: () => [`${"(".repeat(900)}p`],
    says: /expected “\)”/,
  },
  {
    name: "ten thousand negations",
    formulas: (notation) => [`${not(notation).repeat(10_000)}p`],
    says: /nested more than 1,000 deep/,
    column: 1001,
  },
  {
    name: "ten thousand conjuncts",
    formulas: () => [Array.from({ length: 10_000 }, () => "p").join("&")],
    says: /nested more than 1,000 deep/,
  },
  {
    name: "a megabyte of one name",
    formulas: () => ["p".repeat(1_000_000)],
    says: /longer than 200,000 characters/,
  },
  {
    name: "a megabyte of spaces",
    formulas: () => [`p${" ".repeat(1_000_000)}`],
    says: /longer than 200,000 characters/,
  },
  {
    name: "an unbound variable",
    formulas: (notation) => [notation === "tptp" ? "p(X)" : "Q(x) & (∀x P(x))"],
    says: /unbound variable “[xX]”/,
    column: 3,
    except: ["entailment"],
  },
  {
    name: "an arity clash",
    formulas: () => ["p(a)&p(a,b)"],
    says: /“p” is used with 1 place and with 2 places/,
    column: 6,
  },
  {
    name: "a name used as constant and predicate",
    formulas: () => ["p(a)&q(p)"],
    says: /“p” is used both as a predicate and as a constant/,
    column: 8,
  },
  {
    name: "a name used as variable and proposition",
    formulas: (notation) => [`(${all[notation]}p(${variable(notation)}))&${variable(notation)}`],
    says: /used both as a variable and as a proposition/,
    except: ["entailment"],
  },
  {
    name: "equality of more than names",
    formulas: () => ["f(a) = b"],
    says: /stands as a term/,
    column: 1,
    except: ["entailment"],
  },
  {
    name: "a character that means nothing",
    formulas: () => ["p & §"],
    says: /unexpected character “§”/,
    column: 5,
  },
  {
    name: "a formula that ends too early",
    formulas: () => ["p &"],
    says: /expected a formula|ends too early/,
  },
  { name: "a function term", formulas: () => ["p(f(a))"], says: /stands as a term/, column: 4 },
];

for (const notation of notations)
  describe(notation, () => {
    const { text, first } = frames[notation];
    for (const { name, formulas, says, column, except = [] } of troubles)
      if (!except.includes(notation)) {
        test(`${name} is refused with its place`, () => {
          const error = catchFault(() => readNotation(notation, text(...formulas(notation))));
          expect(error.message).toMatch(says);
          expect(error.message.length).toBeLessThan(300);
          if (column !== undefined) expect(error.position).toBe(first - 1 + column);
          expect(error.position).toBeGreaterThan(0);
        });

        test(`${name} is refused in a premise that stands by itself, too`, () => {
          const [formula = ""] = formulas(notation);
          const error = catchFault(() => readParts(notation, ["s", formula], "zero"));
          expect(error.message).toMatch(says);
          expect(error.textIndex).toBe(1);
          if (column !== undefined) expect(error.position).toBe(column);
        });
      }

    test("nothing at all is refused", () => {
      if (notation === "tptp") expect(readNotation(notation, "").premises).toEqual([]);
      else expect(catchFault(() => readNotation(notation, "")).position).toBe(1);
    });
  });

test("comments that are never closed and long runs of signs do not hang", () => {
  expect(catchFault(() => readNotation("tptp", `fof(a, axiom, p). ${"/* ".repeat(50_000)}`)).position).toBe(
    19,
  );
  expect(catchFault(() => readNotation("organon", "<".repeat(100_000))).position).toBe(1);
  expect(catchFault(() => readNotation("tptp", "'".repeat(99_999))).message.length).toBeLessThan(300);
});
