/** Lines that are written without their items: they are those of the items, and none that is not read is written. */
import { createGenerator, createLineBuffer, type GenerationPlan, type ItemGenerator } from "#items";
import { everyday, lexicons, nonsense, paper, plain, symbolic, type Style } from "#language";
import { expect, test } from "vitest";

/** The line of an index as it is written, and as JSON has the item. */
const linesAt = (generator: ItemGenerator, index: number): readonly [string, string] => {
  const buffer = createLineBuffer(16);
  const written = generator.writeAt(index, buffer);
  const made = generator.at(index);
  const line = new TextDecoder().decode(buffer.bytes.subarray(0, buffer.end));
  if ("dropped" in made) return [JSON.stringify(written), JSON.stringify(made)];
  return [line, `${JSON.stringify(made.item)}\n`];
};

/** A style that says and reads each sentence from nothing. */
const withoutTemplates = ({ name, wordless, say, read }: Style): Style => ({
  name,
  ...(wordless && { wordless }),
  say,
  read,
});

const common = { seed: 3, style: plain, lexicon: everyday };
const plans: readonly GenerationPlan[] = [
  ...lexicons.map((lexicon) => ({ ...common, profile: "paper", length: 1, lexicon })),
  { ...common, profile: "paper", length: 1, kinds: ["near", "fallacy"] },
  { ...common, profile: "paper", length: 3, skills: ["modus ponens", "universal transitivity"] },
  { ...common, profile: "full", length: 1 },
  { ...common, profile: "paper", length: 1, style: paper },
  { ...common, profile: "paper", length: 1, style: symbolic },
  {
    ...common,
    profile: "paper",
    length: 3,
    style: plain,
    lexicon: nonsense,
    skills: ["addition", "conjunction"],
  },
  { ...common, profile: "balanced", length: 1, skills: ["modus ponens", "addition"] },
];

for (const plan of plans) {
  const { profile, length, style, lexicon } = plan;
  test(`lines of ${profile}, length ${length}, ${style.name}, ${lexicon.name}, are what JSON.stringify writes`, () => {
    const generator = createGenerator(plan);
    const plainly = createGenerator({ ...plan, style: withoutTemplates(style) });
    const leaves = generator.skills.length;
    // The first of each leaf, then far ones, which wear what was worn before.
    for (let turn = 0; turn < 6; turn++)
      for (let leaf = 0; leaf < leaves; leaf += leaves > 20 ? 3 : 1) {
        const index = leaf + leaves * (turn === 0 ? 0 : 32 + 11 * turn);
        const [line, item] = linesAt(generator, index);
        expect(line).toBe(item);
        expect(item).toBe(linesAt(plainly, index)[1]);
      }
  });
}

test("a sentence that is not read where it stands is said and read anew, so that the line is the same", () => {
  const doubting = { ...plain, rehearsal: () => ({ ...plain.rehearsal!(), isRead: () => false }) };
  const plan = { ...common, profile: "paper", length: 1, skills: ["modus ponens"] };
  const doubted = createGenerator({ ...plan, style: doubting });
  const trusted = createGenerator(plan);
  for (let index = 0; index < 24; index++) {
    const [line, item] = linesAt(doubted, index);
    expect(line).toBe(item);
    expect(linesAt(trusted, index)).toEqual([line, item]);
  }
});

test("words that JSON or UTF-8 would change have lines of their own", () => {
  const [first, ...others] = everyday.subjects;
  const odd = { ...everyday, subjects: [`${first}`, ...others.map((name) => `Zoë ${name}`)] };
  const generator = createGenerator({ ...common, profile: "paper", length: 1, lexicon: odd });
  for (let index = 0; index < 800; index += 7) {
    const [line, item] = linesAt(generator, index);
    expect(line).toBe(item);
  }
});
