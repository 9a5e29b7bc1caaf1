/**
 * What organon.config.ts may hold: the schema, its types and its JSON Schema.
 */
import { customRuleSchema, topicSchema } from "#items/suite";
import type { OpenProvider } from "#models/open-model";
import { hasQuestionOnce } from "#runs/plan";
import { z } from "zod";
import { settings } from "./settings.ts";
import type { SettingKind } from "./values.ts";

const parameters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const price = z.strictObject({
  in: z.number().min(0).describe("US dollars a million tokens of the prompt"),
  out: z.number().min(0).describe("US dollars a million tokens of the answer, thinking included"),
  cached: z.number().min(0).exactOptional().describe("US dollars a million cached tokens of the prompt"),
});
const setting = <Value>({ about, kind }: { readonly about: string; readonly kind: SettingKind<Value> }) =>
  kind.schema(z).exactOptional().describe(about);

const pace = {
  concurrency: setting(settings.concurrency),
  rpm: setting(settings.rpm),
  tpm: setting(settings.tpm),
};
export const server = z.strictObject({
  url: z.url().describe("the base address of an OpenAI-compatible server, as in http://127.0.0.1:8000/v1"),
  keyEnv: z
    .string()
    .exactOptional()
    .describe("the variable that holds its key: one of .env, or one that ORGANON_KEYS lists"),
  organisation: z.string().exactOptional().describe("whose models they are, for reports"),
});
const module = z.strictObject({
  module: z
    .string()
    .describe("a file or package whose default export opens a model: (spec, env) => LanguageModel"),
});

const providerName = z.string().regex(/^[a-z][a-z0-9-]*$/);

const ownPrompt = z.strictObject({
  text: z
    .string()
    .refine(hasQuestionOnce, "it has {question} once, where the question goes")
    .describe("what is sent, with {question} in it, and {labels} where the answers' labels are to be named"),
  system: z.string().exactOptional().describe("the system prompt"),
});

const schema = z.strictObject({
  $schema: z.string().exactOptional(),
  store: setting(settings.store),
  ...pace,
  limits: z
    .record(z.string(), z.strictObject(pace))
    .exactOptional()
    .describe("limits by provider; they go before the general ones"),
  maxCost: setting(settings.maxCost),
  timeoutSeconds: z.number().positive().exactOptional().describe("the most that one attempt may take"),
  models: z
    .record(z.string(), parameters)
    .exactOptional()
    .describe("parameters by provider:model, for those that a command names without them"),
  prices: z
    .record(z.string(), price)
    .exactOptional()
    .describe("US dollars a million tokens by provider:model, over the built-in table"),
  topics: z
    .array(z.union([z.string(), topicSchema]))
    .min(1)
    .exactOptional()
    .describe(
      "topics of questions, in the place of the built-in ones: files (organon init --topic) or pages",
    ),
  rules: z.array(customRuleSchema).exactOptional().describe("rules of your own, which --skill names"),
  prompts: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), ownPrompt)
    .exactOptional()
    .describe("prompts of your own by the name that --prompt takes"),
  providers: z
    .record(providerName, z.union([server, module]))
    .exactOptional()
    .describe("providers of your own by the name that stands before the colon"),
});

/** A provider of one's own: a server, a module that opens models, or, in TypeScript, the function itself. */
const ownProvider = z.union([server, module, z.custom<OpenProvider>((value) => typeof value === "function")]);

/** The schema of a value that was loaded; functions have no place in a JSON Schema. */
export const loadedSchema = schema.extend({ providers: z.record(providerName, ownProvider).exactOptional() });

export type Checked = z.infer<typeof schema>;

/** The default export of organon.config.ts. */
export type Config = Omit<Checked, "providers"> & {
  readonly providers?: Readonly<Record<string, z.infer<typeof ownProvider>>>;
};

/**
 * Says what a configuration is, for the editor; it is checked when it is read.
 *
 * @example
 * defineConfig({ maxCost: 5 }).maxCost; // → 5
 */
export const defineConfig = (config: Config): Config => config;

/** The configuration's JSON Schema; a function as provider can only stand in TypeScript. */
export const configSchema = (): unknown => ({
  $id: "organon.config.schema.json",
  title: "organon.config",
  ...z.toJSONSchema(schema),
});
