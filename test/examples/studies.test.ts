/** The study among the examples measures what it says: a model that goes by belief says yes where the words fit the world. */
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { generate } from "#commands/generate/generate";
import { fixture } from "../fixture.ts";
import { completion, sending, startServer } from "../models/local-server.ts";

const biases = resolve(import.meta.dirname, "../../examples/biases.ts");
const skills = ["modus tollens", "modus ponens"];
const fond = new Set([...generate({ lexicon: "plausible", perSkill: 2, skills })].map(({ text }) => text));

test("biases: a model that goes by belief says yes where the words fit the world, one that reasons to half", async () => {
  const { origin } = await startServer((response, { body }) => {
    const { model, messages }: ReturnType<typeof JSON.parse> = body;
    const reply = model === "mute" ? "Hard to say." : fond.has(messages[0].content) ? "Yes." : "No.";
    sending(completion(reply))(response, { path: "", headers: {}, body });
  });
  const models = [
    "reasoner:oracle",
    ...["fond", "mute"].map((name) => `openai-compatible:${name}?url=${origin}/v1`),
  ];
  const args = ["study", biases, ...models.flatMap((one) => ["-m", one]), "--skills", skills.join()];
  const { tables }: ReturnType<typeof JSON.parse> = await fixture().json(...args, "--quiet");
  const [words, belief] = tables;
  expect(words.columns).toEqual(["model", "plausible", "counterintuitive", "nonsense"]);
  for (const accuracy of words.rows[0].slice(1)) expect(accuracy).toMatchObject({ value: 1, n: 4 });
  for (const accuracy of words.rows[2].slice(1)) expect(accuracy).toMatchObject({ value: 0, n: 4 });
  expect(belief.rows).toEqual([
    ["oracle", "believable, affirmed", 2, 2, 1],
    ["oracle", "unbelievable, denied", 2, 2, 1],
    ["oracle", "unbelievable, affirmed", 2, 2, 1],
    ["oracle", "believable, denied", 2, 2, 1],
    ["fond", "believable, affirmed", 2, 1, 2],
    ["fond", "unbelievable, denied", 2, 1, 2],
    ["fond", "unbelievable, affirmed", 2, 1, 0],
    ["fond", "believable, denied", 2, 1, 0],
    ...["believable, affirmed", "unbelievable, denied", "unbelievable, affirmed", "believable, denied"].map(
      (conclusion) => ["mute", conclusion, 0, 0, 0],
    ),
  ]);
});
