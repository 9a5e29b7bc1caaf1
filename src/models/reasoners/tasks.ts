/**
 * Implements the reasoners for tasks (`#items`, `tasks/`): each one parses the prompt's text and answers in the requested form. The oracle decides
 * and proves. The novice does so up to a depth; beyond it, it falls back to surface cues at random. The surface reasoner compares words.
 */
import { createRandom } from "#arguments/random";
import type { ArgumentReader } from "#items/formats/read-argument";
import { seenTask, type SeenTask } from "#items/tasks/read-task";
import { caseTable, writeProof } from "#items/tasks/solution";
import { decide } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { lettersOf, writtenFormula } from "#logic/notations/written";
import { prove } from "#logic/prove";
import { minimalCore, relationsAmong } from "#logic/relations-among";
import { chance, overlapOf } from "./surface.ts";

/** Returns the answer to a prompt's last task; undefined if there is none. */
export type TaskAnswerer = (prompt: string) => string | undefined;

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

/** Picks a label at random; never proves anything. */
export const taskCoin = (seed: string): TaskAnswerer =>
  answering((seen, prompt) => {
    const { answer } = seen.task;
    if (answer.kind !== "relation") return "I have no proof.";
    return said(createRandom(`${seed}/${prompt}`).pick(Object.values(answer.labels)));
  });

const said = (label: string): string => `Answer: ${label}`;

const byReason = (seen: SeenTask, reader: ArgumentReader): string => {
  const formulas = formulasOf([...seen.premises, seen.goal], reader);
  return (
    (formulas && solved(seen, formulas.slice(0, -1), formulas.at(-1)!)) ?? "I cannot read this question."
  );
};

/** Returns the formulas given with the sentences, or the parsed sentences, all with the same symbols. */
const formulasOf = (sentences: readonly string[], reader: ArgumentReader): readonly Formula[] | undefined => {
  const beside = sentences.map((text) => /\[([^[\]]*)\]$/.exec(text)?.[1]);
  if (beside.every((text) => text !== undefined)) return beside.map((text) => parse(text));
  const sequent = reader.argument(sentences.slice(0, -1).join("\n"), sentences.at(-1)!);
  return sequent?.premises.length === sentences.length - 1
    ? [...sequent.premises, sequent.conclusion]
    : undefined;
};

const solved = (
  { task, target }: SeenTask,
  premises: readonly Formula[],
  goal: Formula,
): string | undefined => {
  switch (task.answer.kind) {
    case "derivation":
      return proved(premises, target);
    case "interpretation": {
      const judgement = decide({ premises, conclusion: goal });
      return judgement.relation === "neutral" ? caseTable(judgement.certificate.refuting) : undefined;
    }
    case "relation": {
      const relation = relationsAmong(premises, goal)();
      return relation === "inconsistent" || relation === "undecided"
        ? undefined
        : said(task.answer.labels[relation]);
    }
    default:
      return task.answer satisfies never;
  }
};

/** Returns a proof from the minimal sufficient premises. */
const proved = (premises: readonly Formula[], target: string | undefined): string | undefined => {
  if (target === undefined) return undefined;
  const goal = writtenFormula(target, lettersOf(premises)) ?? parse(target);
  const places = minimalCore(premises, goal) ?? [];
  const derivation = prove(
    places.map((place) => premises[place]!),
    goal,
  );
  return derivation && writeProof(derivation, places, premises.length);
};

/** Answers by the words that sentences share, in the requested form. */
const bySurface = ({ task, premises, goal, target = "" }: SeenTask): string => {
  switch (task.answer.kind) {
    case "relation": {
      const settled = /\b(?:not|no|false)\b|¬/.test(goal) ? "contradiction" : "entailment";
      return said(task.answer.labels[overlapOf(premises.join(" "), goal) < 0.85 ? "neutral" : settled]);
    }
    case "interpretation":
      return "```\ndomain = {1}\na1 = 1\nP1 = {}\n```";
    case "derivation":
      return JSON.stringify({ n: premises.length + 1, formula: target, rule: "→E", from: [1, 2] });
    default:
      return task.answer satisfies never;
  }
};
