/**
 * Builds training files from weak skills: questions with the desired answers, half of them yes and half no, excluding
 * all questions of the given tests. A weak skill's other answer comes from its stand-in (`choose-shots.ts`), so that
 * a model can't learn "always no".
 */
import type { ProblemLine } from "#items/problem-line";
import type { Skill } from "#catalog/skill";
import { listSkills } from "./choose-shots.ts";
import { demonstrate, type Demonstration, type MakeItem } from "./demonstrate.ts";
import { createLeakGuard, type TestedQuestion } from "./leaks.ts";
import type { TellReason } from "./reasons.ts";

export type TrainingOptions = {
  readonly weak: readonly { readonly rule: string; readonly kind: string }[];
  /** All skills with items. */
  readonly skills: readonly Skill[];
  readonly make: MakeItem;
  readonly tested: Iterable<TestedQuestion>;
  /** The number of examples, and the share of them for validation. */
  readonly examples: number;
  readonly validationShare: number;
  readonly tellReason: TellReason;
  readonly turn: () => Promise<void>;
};

/** The number of items of a skill tried in a row before it counts as exhausted. */
const maxBarren = 200;

/**
 * Returns examples from the weak skills in turn, alternating no and yes; fewer if the skills are exhausted. No
 * example leaks, occurs twice, or is in both files. Empty without weak skills. `turn` is awaited between examples.
 */
export const trainingSet = async (options: TrainingOptions) => {
  const { weak, skills, make, tested, examples, validationShare, tellReason, turn } = options;
  const guard = createLeakGuard(tested);
  const dropped = { id: 0, text: 0, content: 0 };
  const streams = {
    no: createSource("no", weak, skills, make),
    yes: createSource("yes", weak, skills, make),
  };
  const fresh = async (label: "yes" | "no"): Promise<ProblemLine<"rule"> | undefined> => {
    for (;;) {
      await turn();
      const item = streams[label]();
      if (item === undefined) return undefined;
      const leak = guard.leakOf(item);
      if (leak !== undefined) dropped[leak] += 1;
      else {
        guard.add(item);
        return item;
      }
    }
  };
  const pairs: (readonly [ProblemLine<"rule">, ProblemLine<"rule">])[] = [];
  while (2 * pairs.length + 1 < examples) {
    const [no, yes] = [await fresh("no"), await fresh("yes")];
    // Without its counterpart an example would unbalance the file.
    if (no === undefined || yes === undefined) break;
    pairs.push([no, yes]);
  }
  const every = pairs.length / Math.round(pairs.length * validationShare);
  const isValidation = (i: number): boolean => Math.floor((i + 1) / every) > Math.floor(i / every);
  const writeDemonstrations = (chosen: typeof pairs): readonly Demonstration[] =>
    chosen.flat().map((item) => demonstrate(item, { tellReason }));
  return {
    train: writeDemonstrations(pairs.filter((_, i) => !isValidation(i))),
    validation: writeDemonstrations(pairs.filter((_, i) => isValidation(i))),
    /** Generated questions that were dropped because they leak, by kind of leak. */
    dropped,
  };
};

const createSource = (
  label: "yes" | "no",
  weak: TrainingOptions["weak"],
  skills: readonly Skill[],
  make: MakeItem,
): (() => ProblemLine<"rule"> | undefined) => {
  let open = listSkills(label, weak, skills).map(({ skill }) => ({ skill, turn: 0 }));
  let next = 0;
  return () => {
    while (open.length > 0) {
      const place = open[next % open.length]!;
      for (let tries = 0; tries < maxBarren; tries++) {
        const item = make(place.skill, place.turn++);
        if (item === undefined) continue;
        next += 1;
        return item;
      }
      open = open.filter((one) => one !== place);
    }
    return undefined;
  };
};

/** Returns a line of OpenAI's chat format for fine-tuning. */
export const chatLine = ({ question, answer }: Demonstration, system?: string): string =>
  JSON.stringify({
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system }]),
      { role: "user", content: question },
      { role: "assistant", content: answer },
    ],
  });

/** Returns a line with prompt and completion; the completion starts with the separating space. */
export const completionLine = ({ question, answer }: Demonstration): string =>
  JSON.stringify({ prompt: question, completion: ` ${answer}` });
