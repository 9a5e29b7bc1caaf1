/**
 * How fast items are made: complete lines, with certificate, English and read-back, at lengths 1 and 7, beside writing
 * ready-made items as JSON. Turns of both alternate, so that the ratio holds on a busy machine; rates are per second of
 * processor time and depend on the machine.
 */
import type { ProblemLine } from "#items/problem-line";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { findLexicon } from "#language/lists";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";

export type ItemRate = {
  readonly length: number;
  /** Items a second. */
  readonly perSecond: number;
  /** How many different arguments were made, of how many items. */
  readonly distinct: number;
  readonly of: number;
  /** Lines of ready-made items a second. */
  readonly readyMadePerSecond: number;
  /** How many times longer a complete item takes than writing it down. */
  readonly ratio: number;
  /** Characters of an average line. */
  readonly characters: number;
};

/** Makes items of profile `paper` for about `seconds` of processor time and compares. */
export const itemRate = (length: number, seconds = 3): ItemRate => {
  const generator = createGenerator({ profile: "paper", length, seed: 11, style: paper, lexicon: everyday });
  const lineAt = linesOf(generator);
  const skills = generator.skills.length;
  // The first rounds prove the rules and warm the machine up.
  const warm = 10 * skills;
  const ready = itemsFrom(generator, 0, warm);
  const known = new Set<string>();
  let index = warm;

  const text = Buffer.alloc(2 ** 20);
  let [made, characters, making, writing, written] = [0, 0, 0, 0, 0];
  while (making < seconds) {
    const since = clock();
    for (let turn = 0; turn < turns; turn++) {
      characters += makeLines(lineAt, index, index + skills, known);
      index += skills;
      made += skills;
    }
    making += since();
    const again = clock();
    for (let i = 0; i < turns * skills; i++) {
      text.write(JSON.stringify(ready[written % ready.length]));
      written++;
    }
    writing += again();
  }
  const [perSecond, readyMadePerSecond] = [made / making, written / writing];
  return {
    length,
    perSecond,
    distinct: known.size,
    of: made,
    readyMadePerSecond,
    ratio: readyMadePerSecond / perSecond,
    characters: Math.round(characters / made),
  };
};

export type OwnRate = {
  /** Items a second. */
  readonly perSecond: number;
  /** How many different arguments were made, the warm-up's among them, of how many items. */
  readonly distinct: number;
  readonly of: number;
};

/**
 * Items of a profile for about `seconds` of processor time after as much warm-up: the rate of a long run, in the style and the lexicon
 * that nobody has to name where the profile is balanced.
 */
export const ownRate = (profile: string, length: number, seconds = 5): OwnRate => {
  const plan =
    profile === "balanced"
      ? { profile, length, style: natural, lexicon: findLexicon("topics") }
      : { profile, length, style: paper, lexicon: everyday, distinct: true };
  const known = new Set<string>();
  const generator = createGenerator({ ...plan, seed: 11 });
  const lineAt = linesOf(generator);
  const turn = generator.skills.length * generator.groupSize;
  let index = 0;
  const run = (): number => {
    const from = index;
    const spent = clock();
    for (; spent() < seconds; index += turn) makeLines(lineAt, index, index + turn, known);
    return (index - from) / spent();
  };
  run();
  const perSecond = run();
  return { perSecond, distinct: known.size, of: index };
};

/** An item of an index as its JSON. */
const linesOf =
  ({ at }: Pick<ItemGenerator, "at">) =>
  (index: number) => {
    const outcome = at(index);
    return "item" in outcome ? { ...outcome, line: JSON.stringify(outcome.item) } : outcome;
  };

/** Rounds of all skills between two looks at the clock. */
const turns = 8;

/** Makes lines, notes their arguments, and gives their characters. One place of some thousand has no pair; it takes its time, too. */
const makeLines = (
  lineAt: ReturnType<typeof linesOf>,
  from: number,
  to: number,
  known: Set<string>,
): number => {
  let characters = 0;
  for (let index = from; index < to; index++) {
    const outcome = lineAt(index);
    if (!("line" in outcome)) continue;
    known.add(outcome.item.argument);
    characters += outcome.line.length;
  }
  return characters;
};

const itemsFrom = ({ at }: ItemGenerator, from: number, to: number): readonly ProblemLine<"rule">[] => {
  const items: ProblemLine<"rule">[] = [];
  for (let index = from; index < to; index++) {
    const outcome = at(index);
    if ("item" in outcome) items.push(outcome.item);
  }
  return items;
};

/** Seconds of processor time since it was opened. */
const clock = (): (() => number) => {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
};
