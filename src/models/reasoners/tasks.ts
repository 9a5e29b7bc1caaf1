/**
 * Implements the reasoners for tasks (`#items`, `tasks/`): each one parses the prompt's text and answers in the requested form. The oracle decides
 * and proves. The novice does so up to a depth; beyond it, it falls back to surface cues at random. The surface reasoner compares words.
 */
import { createRandom } from "#arguments/random";
import type { ArgumentReader } from "#items/formats/read-argument";
import { seenTask, type SeenTask } from "#items/tasks/read-task";
import { caseTable, saidLabels, saidProof } from "#items/tasks/solution";
import type { ShownLine } from "#items/tasks/task";
import { asksOneLabel } from "#items/tasks/tasks";
import { decide } from "#logic/decide";
import {
  constant,
  constantsOf,
  eachAtom,
  not,
  predicate,
  truth,
  type Formula,
  type Term,
} from "#logic/formula";
import { parse, print } from "#logic/notation";
import { lettersOf, writtenFormula } from "#logic/notations/written";
import { prove } from "#logic/prove";
import { minimalCore, relationsAmong } from "#logic/relations-among";
import { chance, overlapOf } from "./surface.ts";

/** Returns the answer to a prompt's last task; undefined if there is none. */
export type TaskAnswerer = (prompt: string) => string | undefined;

/** A task with its parsed sentences. Omitted lines have no formula. */
type ReadTask = {
  readonly seen: SeenTask;
  readonly premises: readonly Formula[];
  readonly goal: Formula | undefined;
  readonly lines: readonly (Formula | undefined)[];
};

const answering =
  (answer: (seen: SeenTask, prompt: string) => string): TaskAnswerer =>
  (prompt) => {
    const seen = seenTask(prompt);
    return seen && answer(seen, prompt);
  };

/** Parses and decides. */
export const taskOracle = (reader: ArgumentReader): TaskAnswerer =>
  answering((seen) => byReason(seen, reader));

/** Decides a task with up to `depth` premises beyond the first; beyond it, answers by surface cues with probability `slip`. */
export const taskNovice = (
  reader: ArgumentReader,
  { depth, slip, seed }: { readonly depth: number; readonly slip: number; readonly seed: number },
): TaskAnswerer =>
  answering((seen) => {
    const struggles = seen.premises.length - 1 > depth;
    const slips = struggles && chance(`${seed}/${seen.premises.join("/")}/${seen.task.name}`) < slip;
    return slips ? bySurface(seen) : byReason(seen, reader);
  });

/** Answers by the words that sentences share. */
export const taskSurface: TaskAnswerer = answering((seen) => bySurface(seen));

/** Picks labels at random; never proves anything. */
export const taskCoin = (seed: string): TaskAnswerer =>
  answering((seen, prompt) => {
    const random = createRandom(`${seed}/${prompt}`);
    const labels = labelsOf(seen);
    const isOne = asksOneLabel(seen.task.name);
    return saidLabels(isOne ? [random.pick(labels)] : labels.filter(() => random.next() < 0.5));
  });

const byReason = (seen: SeenTask, reader: ArgumentReader): string => {
  const read = readTask(seen, reader);
  return (read && solved(read)) ?? "I cannot read this question.";
};

const readTask = (seen: SeenTask, reader: ArgumentReader): ReadTask | undefined => {
  const shown = seen.lines.map(({ text }) => text);
  const said = [...seen.premises, ...shown, ...(seen.goal === undefined ? [] : [seen.goal])];
  const formulas = formulasOf(
    said.filter((text) => text !== gap),
    reader,
  );
  if (formulas === undefined) return undefined;
  let next = 0;
  const all = said.map((text) => (text === gap ? undefined : formulas[next++]));
  const premises = all.slice(0, seen.premises.length).filter((formula) => formula !== undefined);
  const lines = all.slice(premises.length, premises.length + shown.length);
  return { seen, premises, lines, goal: seen.goal === undefined ? undefined : all.at(-1) };
};

const gap = "_____";

/** Returns the formulas given with the sentences, or the parsed sentences, all with the same symbols. */
const formulasOf = (said: readonly string[], reader: ArgumentReader): readonly Formula[] | undefined => {
  const beside = said.map((text) => /\[([^[\]]*)\]$/.exec(text)?.[1]);
  if (beside.every((text) => text !== undefined)) return beside.map((text) => parse(text));
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const sequent = reader.argument(said.slice(0, -1).join("\n"), last);
  return sequent?.premises.length === said.length - 1 ? [...sequent.premises, sequent.conclusion] : undefined;
};

const solved = (read: ReadTask): string | undefined => {
  const { seen, premises, goal, lines } = read;
  const { answer } = seen.task;
  switch (answer.kind) {
    case "derivation":
      return proved(premises, seen.target);
    case "interpretation": {
      const judgement = goal && decide({ premises, conclusion: goal });
      return judgement?.relation === "neutral" ? caseTable(judgement.certificate.refuting) : undefined;
    }
    case "statement": {
      const missing = lines.indexOf(undefined);
      const filled = literalsIn(linesAround(read, missing)).find(
        (literal) => answer.fault(premises, linesWith(read, literal)) === undefined,
      );
      return filled && saidLabels([print(filled)]);
    }
    default: {
      const key = keyOf(read);
      return key && saidLabels(key);
    }
  }
};

/** Returns the answer key that the task computes from the parsed problem. */
const keyOf = (read: ReadTask): readonly string[] | undefined => {
  const { seen, premises, goal = truth } = read;
  const relation = seen.goal === undefined ? "neutral" : relationsAmong(premises, [goal])(0);
  if (relation === "inconsistent" || relation === "undecided") return undefined;
  const problem = {
    premises,
    goal,
    relation,
    get core() {
      return minimalCore(premises, goal) ?? [];
    },
  };
  const said = { setting: undefined, premises: seen.premises, goal: seen.goal ?? "", isWordless: true };
  return seen.task.ask({ ...said, problem, say: print, lines: linesWith(read, truth) }).key;
};

/** Returns the lines, with a formula in place of the omitted one. */
const linesWith = ({ seen, lines }: ReadTask, filled: Formula): readonly ShownLine[] =>
  lines.map((formula = filled, i) => ({
    ...seen.lines[i]!,
    formula,
    isGap: lines[i] === undefined ? true : undefined,
  }));

/** Returns a proof from the minimal sufficient premises. */
const proved = (premises: readonly Formula[], target: string | undefined): string | undefined => {
  if (target === undefined) return undefined;
  const goal = writtenFormula(target, lettersOf(premises)) ?? parse(target);
  const needed = (minimalCore(premises, goal) ?? []).map((place) => premises[place]!);
  const derivation = prove(needed, goal);
  return derivation && saidProof(derivation);
};

const formulaOf = ({ premises, lines }: ReadTask, n: number): Formula | undefined =>
  premises[n - 1] ?? lines[n - premises.length - 1];

/** Returns the lines that a missing line is derived from, and the lines that are derived with it. */
const linesAround = (read: ReadTask, missing: number): readonly Formula[] => {
  const { n, from } = read.seen.lines[missing]!;
  const later = read.seen.lines.filter((line) => line.from.includes(n));
  return [...from, ...later.flatMap((line) => [line.n, ...line.from])].flatMap(
    (k) => formulaOf(read, k) ?? [],
  );
};

/** Returns all atoms over the symbols and names in the formulas, with their negations: the possible lines between them. */
const literalsIn = (formulas: readonly Formula[]): readonly Formula[] => {
  const names = constantsOf(...formulas).map((name) => constant(name));
  const atoms = new Map<string, Formula>();
  for (const formula of formulas)
    eachAtom(formula, ({ name, terms }) => {
      const tuples = terms.reduce<readonly (readonly Term[])[]>(
        (tuples) => tuples.flatMap((tuple) => names.map((one) => [...tuple, one])),
        [[]],
      );
      for (const tuple of tuples) {
        const atom = predicate(name, ...tuple);
        atoms.set(print(atom), atom);
      }
    });
  return [...atoms.values()].flatMap((atom) => [atom, not(atom)]);
};

/** Returns the possible labels; for an open answer the numbers of premises, which prove nothing. */
const labelsOf = ({ task: { answer }, premises, lines }: SeenTask): readonly string[] => {
  if (answer.kind === "relation") return [...new Set(Object.values(answer.labels))];
  return "labels" in answer ? answer.labels({ premises, lines }) : premises.map((_, i) => `${i + 1}`);
};

/** Answers by the words that sentences share, in the requested form. */
const bySurface = (seen: SeenTask): string => {
  const { task, premises, lines, goal = "", target = "" } = seen;
  const all = premises.join(" ");
  const denials = (text: string): number => text.match(/\b(?:not|no|false)\b|¬/g)?.length ?? 0;
  switch (task.answer.kind) {
    case "relation": {
      const settled = denials(goal) > 0 ? "contradiction" : "entailment";
      return saidLabels([task.answer.labels[overlapOf(all, goal) < 0.85 ? "neutral" : settled]]);
    }
    case "label": {
      const shares = lines.map(({ text, from }) =>
        overlapOf(
          from.map((n) => premises[n - 1] ?? lines[n - premises.length - 1]?.text ?? "").join(" "),
          text,
        ),
      );
      return saidLabels([labelsOf(seen)[shares.indexOf(Math.min(...shares))] ?? "1"]);
    }
    case "labels": {
      const shown = lines.length > 0 ? lines.map(({ text }) => text) : premises;
      const looksRight = (text: string): boolean =>
        goal === "" ? denials(text) === 0 : overlapOf(goal, text) >= 0.5;
      return saidLabels(labelsOf(seen).filter((_, i) => looksRight(shown[i] ?? "")));
    }
    case "interpretation":
      return "```\ndomain = {1}\na1 = 1\nP1 = {}\n```";
    case "derivation":
      return `\`\`\`\n${premises.length + 1}. ${target}   modus ponens 1, 2\n\`\`\``;
    case "statement": {
      const missing = lines.find(({ text }) => text === gap);
      const [source] = (missing?.from ?? []).toReversed();
      return saidLabels([premises[(source ?? 1) - 1] ?? premises[0] ?? ""]);
    }
    default:
      return task.answer satisfies never;
  }
};
