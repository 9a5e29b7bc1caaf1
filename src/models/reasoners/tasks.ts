/**
 * Implements the reasoners for tasks (`#items`, `tasks/`): each one parses the prompt's text and answers in the requested form. The oracle decides
 * and proves. The novice does so up to a depth; beyond it, it falls back to surface cues at random. The surface reasoner compares words.
 */
import { createRandom } from "#arguments/random";
import type { ArgumentReader } from "#items/formats/read-argument";
import { recogniseTask, type RecognisedTask } from "#items/tasks/task-list";
import type { Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { createRelationDecider } from "#logic/relations-among";
import { cannotRead, chance, computeOverlap, type Answerer } from "./surface.ts";

const answering =
  (answer: (seen: RecognisedTask, prompt: string) => string): Answerer =>
  (prompt) => {
    const seen = recogniseTask(prompt);
    return seen && answer(seen, prompt);
  };

/** Parses and decides. */
export const taskOracle = (reader: ArgumentReader): Answerer => answering((seen) => byReason(seen, reader));

/** Decides a task with up to `depth` premises beyond the first; beyond it, answers by surface cues with probability `slip`. */
export const taskNovice = (
  reader: ArgumentReader,
  { depth, slip, seed }: { readonly depth: number; readonly slip: number; readonly seed: number },
): Answerer =>
  answering((seen) => {
    const struggles = seen.premises.length - 1 > depth;
    const slips = struggles && chance(`${seed}/${seen.premises.join("/")}/${seen.task.name}`) < slip;
    return slips ? bySurface(seen) : byReason(seen, reader);
  });

/** Answers by the words that sentences share. */
export const taskSurface: Answerer = answering((seen) => bySurface(seen));

/** Picks a label at random; never proves anything. */
export const taskCoin = (seed: string): Answerer =>
  answering((seen, prompt) => {
    const { answer } = seen.task;
    if (answer.kind !== "relation") return "I have no answer.";
    return formatLabel(createRandom(`${seed}/${prompt}`).pick(Object.values(answer.labels)));
  });

const formatLabel = (label: string): string => `Answer: ${label}`;

const byReason = (seen: RecognisedTask, reader: ArgumentReader): string => {
  const formulas = readFormulas([...seen.premises, seen.goal], reader);
  return (formulas && solved(seen, formulas.slice(0, -1), formulas.at(-1)!)) ?? cannotRead;
};

/** Returns the formulas given with the sentences, or the parsed sentences, all with the same symbols. */
const readFormulas = (
  sentences: readonly string[],
  reader: ArgumentReader,
): readonly Formula[] | undefined => {
  const beside = sentences.map((text) => /\[([^[\]]*)\]$/.exec(text)?.[1]);
  if (beside.every((text) => text !== undefined)) return beside.map((text) => parse(text));
  const sequent = reader.argument(sentences.slice(0, -1).join("\n"), sentences.at(-1)!);
  return sequent?.premises.length === sentences.length - 1
    ? [...sequent.premises, sequent.conclusion]
    : undefined;
};

const solved = (seen: RecognisedTask, premises: readonly Formula[], goal: Formula): string | undefined => {
  const { answer } = seen.task;
  if (answer.kind === "checked") return answer.reason(seen, { premises, goal });
  const relation = createRelationDecider(premises, goal)();
  return relation === "inconsistent" || relation === "undecided"
    ? undefined
    : formatLabel(answer.labels[relation]);
};

const bySurface = (seen: RecognisedTask): string => {
  const { answer } = seen.task;
  if (answer.kind === "checked") return answer.guess(seen);
  const settled = /\b(?:not|no|false)\b|¬/.test(seen.goal) ? "contradiction" : "entailment";
  const overlap = computeOverlap(seen.premises.join(" "), seen.goal);
  return formatLabel(answer.labels[overlap < 0.85 ? "neutral" : settled]);
};
