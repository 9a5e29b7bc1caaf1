/**
 * How fast items are made: complete ones, with certificate, English, read-back and JSON line, at lengths 1 and 7,
 * beside writing ready-made items as JSON. Both end as bytes in a buffer, and turns of both alternate, so that the
 * ratio holds on a busy machine; rates are per second of processor time and depend on the machine.
 */
import { createGenerator, createLineWriter, type Item, type ItemGenerator } from "#items";
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

/** Complete items a second with the proof that no chain is shorter, drawing anew where one is. */
export const shortestRate = (length: number, seconds = 3): number => {
  const generator = createGenerator({
    profile: "paper",
    length,
    seed: 11,
    style: plain,
    lexicon: everyday,
    shortest: true,
  });
  // The first rounds prove the rules and give up the leaves that have no honest chain.
  for (let index = 0; index < 208; index++) generator.at(index);
  let [made, index] = [0, 208];
  const began = performance.now();
  while (performance.now() < began + seconds * 1000)
    for (let i = 0; i < 26; i++) if ("item" in generator.at(index++)) made++;
  return (made * 1000) / (performance.now() - began);
};

/** Makes items of profile `paper` for about `seconds` of processor time and compares. */
export const itemRate = (length: number, seconds = 3): ItemRate => {
  const generator = createGenerator({ profile: "paper", length, seed: 11, style: plain, lexicon: everyday });
  const write = createLineWriter();
  const leaves = generator.skills.length;
  const buffer = Buffer.alloc(2 ** 20);
  // The first rounds prove the rules and warm the machine up.
  const warm = 10 * leaves;
  const ready = itemsFrom(generator, 0, warm);
  const own = clock();
  const measured = 10 * leaves;
  for (const item of itemsFrom(generator, warm, warm + measured)) buffer.write(write(item));
  const ownShapesPerSecond = measured / own();
  let index = 40 * leaves;
  for (const item of itemsFrom(generator, index, index + 4 * leaves)) buffer.write(write(item));
  index += 4 * leaves;

  let [made, bytes, making, writing, written] = [0, 0, 0, 0, 0];
  while (making < seconds) {
    const since = clock();
    for (const item of itemsFrom(generator, index, index + leaves)) {
      bytes += buffer.write(write(item));
      made++;
    }
    making += since();
    index += leaves;
    const again = clock();
    for (let i = 0; i < leaves; i++) {
      buffer.write(JSON.stringify(ready[written % ready.length]));
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
