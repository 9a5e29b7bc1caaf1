/**
 * The phrases of a proof's lines, by their rules: what a line says, and what it stands on. The words are in data/narration.json;
 * whom a line brings in is said in `derivation.ts`.
 */
import narration from "../../../data/narration.json" with { type: "json" };
import type { DerivationStep } from "#logic/certificate";
import { equal, type Formula } from "#logic/formula";
import type { OutlineLine } from "./outline.ts";
import { listed, type Teller } from "./teller.ts";

const phrases: Readonly<Record<keyof typeof narration, string>> = narration;

/** The phrases of an outline's lines, in the words of `say`. */
export const createPhrases = (
  steps: readonly DerivationStep[],
  lines: readonly OutlineLine[],
  say: Teller["say"],
) => {
  const numbers = new Map(lines.map(({ n, step }) => [step.n, n]));
  const at = (n: number): Formula => steps[n - 1]!.formula;

  /** What one of two lines says and the other denies. */
  const saidOf = (first: number, second: number): string => {
    const [one, other] = [at(first), at(second)];
    return say(other.kind === "not" && equal(other.body, one) ? one : other);
  };

  const filled = (
    phrase: keyof typeof narration,
    line: OutlineLine,
    more: Record<string, string> = {},
  ): string => {
    const { step, cites, supposed } = line;
    const values: Readonly<Record<string, string>> = {
      clause: step.formula.kind === "false" ? "there is a contradiction" : say(step.formula),
      lines: linesOf(cites),
      says: cites.length === 1 ? "says" : "say",
      supposed: linesOf(supposed),
      either: listed(
        supposed.map((n) => `line ${n}`),
        "or",
      ),
      ...more,
    };
    return phrases[phrase].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  };

  const isContradiction = (n: number | undefined): boolean =>
    n !== undefined && lines[n - 1]?.step.formula.kind === "false";

  /** How lines contradict each other. */
  const clashOf = (cites: readonly number[]): string =>
    cites.length < 2
      ? `${linesOf(cites)} contradicts itself`
      : `${linesOf(cites)} ${cites.length === 2 ? "contradict each other" : "cannot all be true"}`;

  const phraseOf = (line: OutlineLine): string =>
    line.short === undefined ? atLength(line) : inShort(line, line.short);

  /** A line whose suppositions, if it has any, are lines of their own. */
  function atLength(line: OutlineLine): string {
    const { step, cites } = line;
    const { rule, from } = step;
    const isTold = isContradiction(cites[0]);
    switch (rule) {
      case "¬I":
      case "RAA":
        return filled(isTold ? rule : "refuted", line, { clash: clashOf(cites), so: soOf(step) });
      case "¬E":
        return cites.length === 2 && from.every((n) => numbers.has(n))
          ? filled(rule, line, { said: saidOf(from[0]!, from[1]!) })
          : `but ${clashOf(cites)}`;
      case "⊥E": {
        if (isTold) return filled(rule, line);
        const isCase = steps.some((user) => user.rule === "∨E" && user.from.includes(step.n));
        return filled(isCase ? "ruledOut" : "absurd", line, { clash: clashOf(cites) });
      }
      case "∨E":
        return from.slice(1).some((n) => steps[n - 1]?.rule === "⊥E")
          ? filled("otherCase", line)
          : filled(rule, line);
      case "→I":
        return numbers.has(from[0]!) ? filled(rule, line) : filled("∃E", line);
      case "∧I":
      case "↔I":
        return filled(cites.length > 1 ? rule : rule === "∧I" ? "∧E" : "bothWays", line);
      case "premise":
      case "assumption":
      case "∀I":
      case "∃E":
        return "";
      default:
        return filled(rule, line);
    }
  }

  /** What the denial of a supposition says in other words; of a long one nothing else. */
  function soOf({ formula }: DerivationStep): string {
    return formula.kind === "not" && formula.body.kind !== "atom" ? "" : `: ${say(formula)}`;
  }

  /** A line that tells its suppositions itself. */
  function inShort(
    line: OutlineLine,
    { major, refuting, refuted, leading, between }: NonNullable<OutlineLine["short"]>,
  ): string {
    const { rule, discharges = [] } = line.step;
    const by = leading.length === 0 ? "," : `, by ${linesOf(leading)},`;
    if (rule === "→I") return leading.length === 0 ? filled("⊤I", line) : filled("→E", line);
    if (rule === "∨E") {
      const cases = linesOf(major);
      const out =
        refuting.length === 0
          ? "no fact allows"
          : `${linesOf(refuting)} ${refuting.length === 1 ? "rules" : "rule"} out`;
      if (refuted === 0) return filled("eitherWay", line, { cases, by });
      const more = {
        out,
        cases,
        by,
        so: line.step.formula.kind === "false" ? "" : `, so ${say(line.step.formula)}`,
      };
      return filled(refuted > 1 ? "noCase" : leading.length === 0 ? "oneCase" : "otherShort", line, more);
    }
    const assumed = say(at(discharges[0]!));
    if (between === undefined)
      return refuting.length === 0
        ? filled("⊤I", line)
        : filled(rule === "¬I" ? "excluded" : "mustBe", line, {
            assumed,
            out: `${linesOf(refuting)} ${refuting.length === 1 ? "rules" : "rule"} out`,
          });
    const denied =
      between.denied.length === 1
        ? `which ${linesOf(between.denied)} denies`
        : `against ${linesOf(between.denied)}`;
    return filled("between", line, { assumed, by, between: say(between.step.formula), denied });
  }

  return { filled, clashOf, isContradiction, phraseOf };
};

/** "line 3", "lines 3 and 5". */
export const linesOf = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? "line" : "lines"} ${listed(numbers.map(String))}`;
