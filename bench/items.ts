/**
 * How fast items are made: complete ones, with certificate, English, read-back and JSON line, at lengths 1 and 7,
 * beside writing ready-made items as JSON. Both end as bytes in a buffer, and turns of both alternate, so that the
 * ratio holds on a busy machine; rates are per second of processor time and depend on the machine.
 */
import { createGenerator, createLineBuffer, type Item, type ItemGenerator, type LineBuffer } from "#items";
import { everyday, plain } from "#language";

export type ItemRate = {
  readonly length: number;
  /** Complete items a second. */
  readonly perSecond: number;
  /** Of chains: the same where every item has a shape of its own, as the first 32 of each leaf have. */
  readonly ownShapesPerSecond: number;
  /** Lines of ready-made items a second. */
  readonly readyMadePerSecond: number;
  /** How many times longer a complete item takes than writing it down. */
  readonly ratio: number;
  /** Bytes of an average line. */
  readonly bytes: number;
};

/** Makes items of profile `paper` for about `seconds` of processor time and compares. */
export const itemRate = (length: number, seconds = 3): ItemRate => {
  const generator = createGenerator({ profile: "paper", length, seed: 11, style: plain, lexicon: everyday });
  const leaves = generator.skills.length;
  const buffer = createLineBuffer(2 ** 20);
  // The first rounds prove the rules and warm the machine up.
  const warm = 10 * leaves;
  const ready = itemsFrom(generator, 0, warm);
  const own = clock();
  const measured = 10 * leaves;
  writeLines(generator, warm, warm + measured, buffer);
  const ownShapesPerSecond = measured / own();
  // Then the shapes that are worn again are grown and written as templates.
  let index = 40 * leaves;
  writeLines(generator, index, index + 40 * leaves, buffer);
  index += 40 * leaves;

  const text = Buffer.alloc(2 ** 20);
  let [made, bytes, making, writing, written] = [0, 0, 0, 0, 0];
  while (making < seconds) {
    const since = clock();
    for (let turn = 0; turn < turns; turn++) {
      bytes += writeLines(generator, index, index + leaves, buffer);
      index += leaves;
      made += leaves;
    }
    making += since();
    const again = clock();
    for (let i = 0; i < turns * leaves; i++) {
      text.write(JSON.stringify(ready[written % ready.length]));
      written++;
    }
    writing += again();
  }
  const [perSecond, readyMadePerSecond] = [made / making, written / writing];
  return {
    length,
    perSecond,
    ownShapesPerSecond,
    readyMadePerSecond,
    ratio: readyMadePerSecond / perSecond,
    bytes: Math.round(bytes / made),
  };
};

/** Rounds of all leaves between two looks at the clock. */
const turns = 8;

/** Writes lines into a buffer, one over the other; gives their bytes. A line that is missing is a fault of the bench. */
const writeLines = ({ writeAt }: ItemGenerator, from: number, to: number, buffer: LineBuffer): number => {
  let bytes = 0;
  for (let index = from; index < to; index++) {
    buffer.end = 0;
    const outcome = writeAt(index, buffer);
    if ("dropped" in outcome) throw new Error(outcome.dropped);
    bytes += buffer.end;
  }
  return bytes;
};

const itemsFrom = ({ at }: ItemGenerator, from: number, to: number): readonly Item[] => {
  const items: Item[] = [];
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
