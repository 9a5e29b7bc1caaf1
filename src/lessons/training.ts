/**
 * Training files from weak skills: questions with the answers that are wanted, half of them yes and half no, none of
 * which is tested anywhere that was named. A weak leaf's other answer comes from the leaf that stands in for it
 * (`choose-shots.ts`), so that a model cannot learn "always no" from it.
 */
import type { ProblemLine } from "#items/problem-line";
import type { Skill } from "#catalog/skill";
import { leafKey } from "#scores/breakdown";
import { standInsOf } from "./choose-shots.ts";
import { demonstrate, type Demonstration, type MakeItem } from "./demonstrate.ts";
import { createLeakGuard, type Leak, type TestedQuestion } from "./leaks.ts";
import type { TellReason } from "./reasons.ts";

export type TrainingSet = {
  readonly train: readonly Demonstration[];
  readonly validation: readonly Demonstration[];
  /** Questions that were made and thrown away because they leak, by what they leak. */
  readonly dropped: Readonly<Record<Leak, number>>;
};

export type TrainingOptions = {
  readonly weak: readonly { readonly rule: string; readonly kind: string }[];
  /** All that items can be made of. */
  readonly leaves: readonly Skill[];
  readonly make: MakeItem;
  readonly tested: Iterable<TestedQuestion>;
  /** How many examples in all, and which share of them is for validation. */
  readonly examples: number;
  readonly validationShare: number;
  readonly tellReason: TellReason;
  readonly turn: () => Promise<void>;
};

/** How many items of a leaf are tried in a row before it counts as used up. */
const maxBarren = 200;

/**
 * Examples in turn from the weak leaves, no and yes alternating; fewer where the leaves are used up. No example
 * leaks, and none stands in both files or twice in one. Empty where there is no weak leaf. `turn` is waited for between them.
 */
export const trainingSet = async (options: TrainingOptions): Promise<TrainingSet> => {
  const { weak, leaves, make, tested, examples, validationShare, tellReason, turn } = options;
  const guard = createLeakGuard(tested);
  const dropped = { id: 0, text: 0, content: 0 };
  const streams = { no: sourceOf("no", weak, leaves, make), yes: sourceOf("yes", weak, leaves, make) };
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
  const told = (chosen: typeof pairs): readonly Demonstration[] =>
    chosen.flat().map((item) => demonstrate(item, { tellReason }));
  return {
    train: told(pairs.filter((_, i) => !isValidation(i))),
    validation: told(pairs.filter((_, i) => isValidation(i))),
    dropped,
  };
};

/** Items of the leaves that give an answer, leaf after leaf in turn; undefined when all are used up. */
const sourceOf = (
  label: "yes" | "no",
  weak: TrainingOptions["weak"],
  leaves: readonly Skill[],
  make: MakeItem,
): (() => ProblemLine<"rule"> | undefined) => {
  const byName = new Map(leaves.map((leaf) => [leafKey(leaf), leaf]));
  const known = weak.flatMap((leaf) => byName.get(leafKey(leaf)) ?? []);
  const names = known.flatMap((leaf) => (leaf.label === label ? [leaf] : standInsOf(leaf)));
  const wanted = [...new Map(names.map((name) => [leafKey(name), byName.get(leafKey(name))])).values()];
  let open = wanted
    .filter((leaf) => leaf?.label === label)
    .flatMap((leaf) => (leaf === undefined ? [] : [{ leaf, turn: 0 }]));
  let next = 0;
  return () => {
    while (open.length > 0) {
      const place = open[next % open.length]!;
      for (let tries = 0; tries < maxBarren; tries++) {
        const item = make(place.leaf, place.turn++);
        if (item === undefined) continue;
        next += 1;
        return item;
      }
      open = open.filter((one) => one !== place);
    }
    return undefined;
  };
};

/** A line of OpenAI's chat format for fine-tuning. */
export const chatLine = ({ question, answer }: Demonstration, system?: string): string =>
  JSON.stringify({
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system }]),
      { role: "user", content: question },
      { role: "assistant", content: answer },
    ],
  });

/** A line of plain prompt and completion; the completion begins with the space that parts them. */
export const completionLine = ({ question, answer }: Demonstration): string =>
  JSON.stringify({ prompt: question, completion: ` ${answer}` });
