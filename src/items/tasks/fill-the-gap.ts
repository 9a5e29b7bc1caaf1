/**
 * Fill the gap: a proof with one line left out. Any atom or denied atom is right that follows from the lines it is drawn from
 * and from which the later lines follow; the kernel says so.
 */
import texts from "../../../data/tasks.json" with { type: "json" };
import type { Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { follows, proofLines, sourceOf, toldLine } from "./proof-lines.ts";
import {
  acceptedKey,
  besideFormula,
  questionAbout,
  textsOf,
  withFormulas,
  type Fault,
  type ShownLine,
  type Task,
} from "./task.ts";

const { about, asks } = textsOf("fill-the-gap");

export const fillTheGapTask: Task = {
  ...about,
  answer: {
    kind: "statement",
    accepted: texts["fill-the-gap"].accepted,
    fault: (premises, lines) => gapFault(premises, lines),
  },
  turns: [["entailment", "contradiction"]],
  // A line before or after the cases: what is within them is no literal.
  spareSteps: 2,
  choose: ({ problem, random }) => {
    const lines = (problem.relation === "neutral" ? undefined : proofLines(problem)) ?? [];
    const gaps = lines.slice(0, -1).filter(({ formula }) => isLiteral(formula));
    if (gaps.length === 0) return "its proof has no line that can be left out";
    const gap = random.pick(gaps);
    return lines.map((line) => (line === gap ? { ...line, isGap: true } : line));
  },
  ask: (said) => {
    const say = (formula: Formula): string => besideFormula(said, said.say(formula), formula);
    const told = said.lines.map((line) =>
      line.isGap === true ? `(${line.n}) _____ ${sourceOf(line.from)}` : toldLine({ say }, line),
    );
    const gap = said.lines.find(({ isGap }) => isGap === true);
    return {
      text: questionAbout(withFormulas(said), asks({ lines: told.join("\n"), gap: String(gap?.n ?? 0) })),
      answers: [],
      key: acceptedKey,
    };
  },
};

/** The first line that does not follow with what fills the gap; undefined where all do. Every step is proved anew. */
const gapFault = (premises: readonly Formula[], lines: readonly ShownLine[]): Fault | undefined => {
  const gap = lines.find(({ isGap }) => isGap === true);
  if (gap === undefined) return { line: "", why: "no line is left out" };
  if (!isLiteral(gap.formula))
    return { line: String(gap.n), why: `${print(gap.formula)} says more than one thing of one subject` };
  const wrong = lines.find(
    (line) => (line === gap || line.from.includes(gap.n)) && !follows(line, lines, premises),
  );
  if (wrong === undefined) return undefined;
  const { n, from, formula } = wrong;
  const which = from.length === 1 ? "line" : "lines";
  return { line: String(n), why: `${print(formula)} does not follow from ${which} ${from.join(", ")}` };
};

/** Whether a formula is an atom or denies one. */
const isLiteral = (formula: Formula): boolean =>
  formula.kind === "not" ? isLiteral(formula.body) : formula.kind === "atom";
