// @long: a server for each vendor
/** A run whose models are found at another address: told, and its answers are used only where that is said. */
import { expect, test } from "vitest";
import { run } from "#experiments/asking/plan-run";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { answering, sending, startServer } from "../models/local-server.ts";
import { wireOf } from "../models/wire.ts";
import { newStore } from "../fixture.ts";

const key = "sk-planted-0123456789abcdef";
const vendors: readonly (readonly [
  provider: string,
  env: (origin: string) => Readonly<Record<string, string>>,
])[] = [
  ["openai", (origin) => ({ OPENAI_API_KEY: key, OPENAI_BASE_URL: `${origin}/v1` })],
  ["anthropic", (origin) => ({ ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: `${origin}/v1` })],
  ["google", (origin) => ({ GEMINI_API_KEY: key, GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta` })],
  ["mistral", (origin) => ({ MISTRAL_API_KEY: key, MISTRAL_BASE_URL: `${origin}/v1` })],
  ["openrouter", (origin) => ({ OPENROUTER_API_KEY: key, OPENROUTER_BASE_URL: `${origin}/v1` })],
  ["ollama", (origin) => ({ OLLAMA_HOST: origin })],
];

for (const [provider, envOf] of vendors)
  test(`${provider}: a changed address is told, and --same-model goes on with the stored answers`, async () => {
    const answer = provider === "ollama" ? answering("Yes.") : sending(wireOf(provider).replies.answer);
    const [first, second] = [await startServer(answer), await startServer(answer)];
    const store = newStore(":memory:");
    try {
      const asked = (origin: string, limit: number, { sameModel = false, name = provider } = {}) =>
        run(
          {
            suite: generatedSuite({ profile: "paper", limit }),
            models: openModels([`${provider}:tested${name === provider ? "" : `?name=${name}`}`], {
              env: envOf(origin),
            }),
          },
          { store, sameModel },
        );
      expect((await asked(first.origin, 2)).done).toBe(2);
      await expect(asked(second.origin, 2)).rejects.toMatchObject({
        code: "misuse",
        message: expect.stringContaining(`${provider}:tested at ${first.origin}`),
        hint: expect.stringContaining("--same-model"),
      });
      expect(second.seen).toHaveLength(0);
      expect((await asked(second.origin, 2, { sameModel: true })).done).toBe(2);
      expect(second.seen).toHaveLength(0);
      // Under a name of its own, and in another run, the other server's answers are its own.
      expect((await asked(second.origin, 2, { name: "other" })).done).toBe(2);
      expect(second.seen).toHaveLength(2);
      expect((await asked(second.origin, 3)).done).toBe(3);
      expect([first.seen.length, second.seen.length]).toEqual([2, 3]);
    } finally {
      await store.close();
      await first.close();
      await second.close();
    }
  });
