/**
 * The weakest leaves of one model for a terminal, one by one: right answers of readable ones with Wilson's interval,
 * what the whole tree suggests, p and q, and the mark. Only a leaf marked weak is below the model's own level beyond
 * chance.
 */
import { examinedInWords, searchInWords } from "../examination.ts";
import { percent, percentInterval } from "../numbers.ts";
import { printable } from "../printable.ts";
import { shownWeaknesses, typeOfKind, type ModelReport, type Weakness } from "../summary.ts";
import { emphasised, wrapped } from "./aligned.ts";
import type { TerminalOptions } from "./terminal.ts";

/** At most `k` leaves, without a final newline. */
export const renderWeaknesses = (
  model: ModelReport,
  k: number,
  { width, color }: TerminalOptions,
): string => {
  const shown = shownWeaknesses(model, k);
  const soft = (text: string): readonly string[] =>
    wrapped(text, width - 2).map((line) => emphasised(`  ${line}`, "soft", color));
  const search = searchInWords(model);
  return [
    emphasised(`Weakest skills of ${printable(model.name)}`, "strong", color),
    ...(search === "" ? [] : soft(search)),
    ...(shown.length === 0 ? ["  none: no leaf has a wrong answer"] : []),
    ...shown.flatMap((weakness, i) => entry(weakness, i + 1, width, color)),
    ...soft(examinedInWords(model)),
  ].join("\n");
};

const entry = (weakness: Weakness, rank: number, width: number, color: boolean): readonly string[] => {
  const { rule, kind, correct, accuracy, shrunk, p, q, mark, example } = weakness;
  const numbers = [
    `${correct}/${accuracy.n} = ${percent(accuracy.value)} % ${percentInterval(accuracy)}`,
    `by the tree ${percent(shrunk.value)} % ${percentInterval(shrunk)}`,
    `p ${chance(p)}`,
    `q ${chance(q)}`,
  ];
  const told =
    example === undefined
      ? []
      : wrapped(
          `${example.premisesText.join(" ")} Therefore: ${example.conclusionText} (right: ${example.label}, answered: ${example.answer})`,
          width - 6,
        ).map((line) => emphasised(`      ${line}`, "soft", color));
  return [
    `${String(rank).padStart(4)}. ${printable(rule)} (${printable(kind)}, ${typeOfKind(kind)}): ${emphasised(mark, mark === "weak" ? "accent" : "soft", color)}`,
    ...wrapped(numbers.join(", "), width - 6).map((line) => `      ${line}`),
    ...told,
  ];
};

const chance = (p: number): string => (p < 0.0001 ? "< 0.0001" : `= ${p.toFixed(4)}`);
