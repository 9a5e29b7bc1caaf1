/**
 * The stores that `bench/viewer.ts` walks: `node bench/viewer-stores.ts FOLDER [RESPONSES] [RUNS]` makes `one.sqlite` with a run of a
 * million responses, `small.sqlite` with one of 2,080, and `many.sqlite` with 2,000 runs, the last of which holds a reply of 1 MB.
 * Replies are of some hundred characters and are priced, so that every column of the table holds something.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageModel } from "#models/language-model";
import type { Store } from "#runs/store";
import { fileSuite } from "#workspace/files/entries";
import { openStore } from "#experiments/open-store";
import { run } from "#experiments/asking/plan-run";
import { generatedSuite } from "#experiments/suites";

const [folder, responses = "1000000", runs = "2000"] = process.argv.slice(2);
if (folder === undefined) throw new Error("node bench/viewer-stores.ts FOLDER [RESPONSES] [RUNS]");
mkdirSync(folder, { recursive: true });

/** Says yes or no by its prompt's length, after some words; `most` is how long it may become. */
const talker = (name: string, most: number): LanguageModel => ({
  id: `function:${name}`,
  provider: "function",
  model: name,
  organisation: "own",
  parameters: {},
  ask: ({ messages }) => {
    const { length } = messages.map(({ content }) => content).join("\n");
    const words = 3 + ((length * 7919) % 29);
    const text = `${"Each premise is weighed. ".repeat(most > 1000 ? most / 25 : words)}${length % 3 === 0 ? "No" : "Yes"}.`;
    return Promise.resolve({
      text,
      finishReason: "stop",
      usage: { tokensIn: Math.round(length / 4), tokensOut: Math.round(text.length / 4) },
    });
  },
});

const within = async (name: string, fill: (store: Store) => Promise<void>): Promise<void> => {
  const store = openStore(join(folder, name));
  await fill(store);
  await store.close();
  console.log(`wrote ${join(folder, name)}`);
};

const perSkill = (count: number): number => Math.max(1, Math.ceil(count / 208));
const one = talker("talker", 0);

await within("small.sqlite", async (store) => {
  await run({ suite: generatedSuite({ profile: "paper", perSkill: 10 }), models: [one] }, { store });
});
await within("many.sqlite", async (store) => {
  for (let seed = 1; seed < Number(runs); seed++)
    await run({ suite: generatedSuite({ profile: "paper", limit: 8, seed }), models: [one] }, { store });
  const file = join(folder, "questions.jsonl");
  writeFileSync(
    file,
    `${JSON.stringify({ v: 3, id: "long", question: "Is it so?", options: [{ label: "yes" }, { label: "no" }], key: ["yes"] })}\n`,
  );
  await run({ suite: await fileSuite(file), models: [talker("windbag", 1_048_576)] }, { store });
});
await within("one.sqlite", async (store) => {
  await run(
    { suite: generatedSuite({ profile: "paper", perSkill: perSkill(Number(responses)) }), models: [one] },
    { store },
  );
});
