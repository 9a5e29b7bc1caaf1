/**
 * `organon init`: writes a commented organon.config.ts into the current folder, in which everything is commented
 * out: it changes nothing until a line is taken in. `--schema` prints the JSON Schema of a configuration instead.
 */
import { existsSync } from "node:fs";
import { misuse } from "#logic/error";
import { priceTable } from "#models/price-table";
import { configSchema } from "#verbs/settings/config-schema";
import { configNames } from "#verbs/settings/loaded-config";
import { trust } from "#verbs/settings/find-config";
import { defineVerb } from "../command.ts";
import { flag, on } from "../flags.ts";

export const init = defineVerb({
  name: "init",
  withoutConfig: true,
  writesFiles: true,
  summary: "Write a commented organon.config.ts into this folder, or print its schema.",
  example: "organon init",
  flags: { schema: flag("--schema", "print the JSON Schema of a configuration", on) },
  run: async ({ schema = false }, { terminal, common, env, outputs }) => {
    if (schema) {
      await terminal.out(JSON.stringify(configSchema(), null, 2));
      return 0;
    }
    const there = configNames.find((name) => existsSync(name));
    if (there !== undefined && !outputs.force)
      throw misuse(`${there} is there already`, "organon init --force writes over it");
    const path = configNames[0] ?? "organon.config.ts";
    outputs.save(path, template, { isOurs: true });
    // Whoever lets it be written has said yes to it; a change is asked about.
    trust(path, env);
    if (common.json) await terminal.out(JSON.stringify({ wrote: path }));
    terminal.notice(`wrote ${path}; organon doctor says whether all is well`);
    return 0;
  },
});

const template = `import { defineConfig } from "organon";

// Everything here is optional, and flags on the command line go before it. Keys do not belong here: they are read
// from the environment or from .env (OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY, MISTRAL_API_KEY,
// OPENROUTER_API_KEY), are never stored and go only to their own provider.
export default defineConfig({
  // Where responses are kept. The same command never asks again what is stored here.
  // store: "organon-runs/organon.sqlite",

  // Calls at once, calls and tokens a minute, for each provider and key. What a server allows is also learned from
  // its headers and its refusals.
  // concurrency: 16,
  // rpm: 500,
  // tpm: 200_000,
  // limits: { anthropic: { concurrency: 4, rpm: 50 } },

  // A run stops before the call that might make it cost more, in US dollars.
  // maxCost: 5,

  // The most that one attempt may take.
  // timeoutSeconds: 300,

  // Parameters for models that a command names without them.
  // models: {
  //   "openai:gpt-6-luna": { reasoningEffort: "low", maxTokens: 2000 },
  //   "anthropic:claude-haiku-4-5": { temperature: 0 },
  // },

  // US dollars a million tokens, over the built-in table of ${priceTable.date}.
  // prices: { "openai:gpt-6-luna": { in: 0.1, out: 0.5, cached: 0.01 } },

  // Rules, words and prompts of your own (docs/generate-questions.md): --skill exportation, --lexicon NAME, --prompt terse.
  // rules: [{ name: "exportation", category: "equivalence", forms: ["p ∧ q → r ⇔ p → (q → r)"] }],
  // prompts: { terse: { text: "{question}\\nAnswer with one word of {labels}." } },

  // Providers of your own: an OpenAI-compatible server, a module, or a function.
  // providers: {
  //   lab: { url: "http://127.0.0.1:8000/v1", keyEnv: "LAB_KEY" },   // organon run -m lab:NAME; LAB_KEY of .env, or ORGANON_KEYS=LAB_KEY
  //   mine: { module: "./my-provider.ts" },
  //   echo: (spec) => ({
  //     id: spec.id, provider: spec.provider, model: spec.model, organisation: "Us", parameters: {},
  //     ask: async () => ({ text: "Yes.", finishReason: "stop", usage: {} }),
  //   }),
  // },
});
`;
