/**
 * Questions made to be looked at: by skill, kind, length, style and seed, each with why its key is its key, and with its twin of
 * the other key where the profile makes twins.
 */
import type { ProvedQuestion } from "#items/question";
import { misuse } from "#logic/error";
import { generate } from "../generate.ts";
import { groundsOf } from "./dossier.ts";

export type PlaygroundOptions = {
  readonly profile?: string;
  readonly skill?: string;
  readonly kind?: string;
  readonly length?: number;
  readonly style?: string;
  readonly lexicon?: string;
  readonly seed?: number;
  /** How many, at most twenty. */
  readonly count?: number;
};

export type Played = ReturnType<typeof play>[number];

const maxQuestions = 20;

/** The questions. Throws misuse for unknown names, and for what no question can be made of. */
export const play = ({ skill, kind, count = 3, ...options }: PlaygroundOptions) => {
  const isTwinned = options.profile === "balanced";
  const wanted = Math.max(1, Math.min(count, maxQuestions));
  const questions = [
    ...generate({
      ...options,
      skills: skill === undefined ? undefined : [skill],
      kinds: kind === undefined ? undefined : [kind],
      limit: isTwinned ? wanted * 2 : wanted,
    }),
  ];
  if (questions.length === 0)
    throw misuse("no question can be made of these settings", "another length, kind or seed may give one");
  const told = (question: ProvedQuestion) => ({ question, grounds: groundsOf(question.problem) });
  const groups = Map.groupBy(questions, ({ id, group = id }) => group);
  return [...groups.values()]
    .slice(0, wanted)
    .flatMap(([first, second]) =>
      first === undefined ? [] : [{ ...told(first), twin: second === undefined ? undefined : told(second) }],
    );
};
