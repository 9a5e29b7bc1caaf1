/**
 * How fast items are made: complete ones, with certificate, English, read-back and JSON line, at lengths 1 and 7,
 * beside writing ready-made JSON of the same size. The ratio is what counts; rates depend on the machine.
 */
import { createGenerator, type Item } from "#items";
import { everyday, plain } from "#language";

export type ItemRate = {
  readonly length: number;
  /** Complete items a second. */
  readonly perSecond: number;
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

/** Makes items of profile `paper` for about `seconds` and compares. */
export const itemRate = (length: number, seconds = 3): ItemRate => {
  const generator = createGenerator({ profile: "paper", length, seed: 11, style: plain, lexicon: everyday });
  const make = (index: number): Item | undefined => {
    const outcome = generator.at(index);
    return "item" in outcome ? outcome.item : undefined;
  };
  // The first rounds prove the rules and warm the machine up.
  const ready: Item[] = [];
  for (let index = 0; ready.length < 2080; index++) {
    const item = make(index);
    if (item) ready.push(item);
  }
  let bytes = 0;
  let [made, index] = [0, 2080];
  let began = performance.now();
  const end = began + seconds * 1000;
  while (performance.now() < end)
    for (let i = 0; i < 208; i++) {
      const item = make(index++);
      if (item === undefined) continue;
      bytes += JSON.stringify(item).length;
      made++;
    }
  const perSecond = (made * 1000) / (performance.now() - began);
  let [written, sum] = [0, 0];
  began = performance.now();
  while (performance.now() < began + (seconds * 1000) / 3)
    for (const item of ready) {
      sum += JSON.stringify(item).length;
      written++;
    }
  const readyMadePerSecond = (written * 1000) / (performance.now() - began);
  return {
    length,
    perSecond,
    readyMadePerSecond,
    ratio: readyMadePerSecond / perSecond,
    bytes: Math.round((bytes / Math.max(made, 1) + sum / Math.max(written, 1)) / 2),
  };
};
