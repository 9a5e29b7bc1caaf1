/**
 * How fast choice items are made: complete ones, with certificates, English and JSON line, beside writing ready-made
 * JSON of the same items. The ratio is what counts; rates depend on the machine.
 */
import { createChoiceGenerator } from "#items/choice/generate";
import { defaultChoicePlan } from "#items/choice/plan";
import { readBank } from "#language/sentences/bank";

export type ChoiceRate = {
  /** Complete items a second of processor time, on one core. */
  readonly perSecond: number;
  /** Seconds of processor time that the paper's 12,589 items would take at that rate. */
  readonly paperSetSeconds: number;
  /** How many times longer a complete item takes than writing it down. */
  readonly ratio: number;
  /** Bytes of an average line. */
  readonly bytes: number;
};

/** Makes the first `count` items of the paper's set. */
export const choiceRate = (count = 3000): ChoiceRate => {
  const generator = createChoiceGenerator({ ...defaultChoicePlan, bank: readBank() });
  const make = (index: number): string => JSON.stringify(generator.at(index));
  for (let index = 0; index < 300; index++) make(index);
  const indices = Array.from({ length: count }, (_, index) => index);
  let bytes = 0;
  const seconds = processorSeconds(() => {
    for (const index of indices) bytes += make(index).length;
  });
  const ready = indices.slice(0, 500).map((index) => generator.at(index));
  const writing = processorSeconds(() => {
    for (let round = 0; round < 6; round++) for (const one of ready) JSON.stringify(one);
  });
  return {
    perSecond: count / seconds,
    paperSetSeconds: (12_589 * seconds) / count,
    ratio: seconds / count / (writing / (6 * ready.length)),
    bytes: Math.round(bytes / count),
  };
};

const processorSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
