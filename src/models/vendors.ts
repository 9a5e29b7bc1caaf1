/**
 * The providers of models that are reached over a network, one row each: all that the rest of the program knows of a vendor. `providers/` asks
 * them. What a vendor refuses for which models stands here as the vendors' references and their own clients had it in November 2026.
 */

/** Parameters that a vendor refuses for some of its models, and why. */
type Refusal = {
  readonly model: RegExp;
  readonly parameters: readonly string[];
  /** Only with these values. */
  readonly values?: readonly unknown[];
  /** Not when the effort is this one. */
  readonly unlessEffort?: string;
  readonly why: string;
};

const sampling = ["temperature", "topP"] as const;

export type Vendor = {
  /** The organisation of its models where nothing else is given. */
  readonly title: string;
  /** Variables that hold its API key. */
  readonly keys: readonly string[];
  /** Where calls go, and the variable that replaces it; undefined where a model's name says it. */
  readonly address?: { readonly usual: string; readonly variable: string };
  readonly takesBatches?: true;
  readonly isFree?: true;
  /** The price of a token that is put into a cache for five minutes, as a share of the usual price. */
  readonly cacheWrite?: number;
  /** Its names in LiteLLM's table of prices, where it has others there. */
  readonly liteLlm?: readonly string[];
  /** How its own headers of limits begin. */
  readonly limitHeaders?: string;
  /** A model that an invitation to ask it names. */
  readonly example?: string;
  readonly refuses?: readonly Refusal[];
};

export const vendors = {
  openai: {
    title: "OpenAI",
    keys: ["OPENAI_API_KEY"],
    address: { usual: "https://api.openai.com/v1", variable: "OPENAI_BASE_URL" },
    takesBatches: true,
    example: "gpt-6-luna",
    refuses: [
      {
        model: /^(gpt-5(-mini|-nano)?(-2025-08-07)?|o\d.*)$/,
        parameters: sampling,
        why: "it reasons always, and takes no sampling",
      },
      {
        model: /^(gpt-5\.\d|gpt-6)(?!.*chat)/,
        parameters: sampling,
        unlessEffort: "none",
        why: "it takes sampling only with reasoningEffort=none",
      },
    ],
  },
  anthropic: {
    title: "Anthropic",
    keys: ["ANTHROPIC_API_KEY"],
    address: { usual: "https://api.anthropic.com/v1", variable: "ANTHROPIC_BASE_URL" },
    takesBatches: true,
    cacheWrite: 1.25,
    limitHeaders: "anthropic-ratelimit",
    refuses: [
      {
        model: /^claude-(opus-4-[78]|(opus|sonnet|haiku|fable)-5)/,
        parameters: sampling,
        why: "it takes no sampling",
      },
      {
        model: /^claude-(sonnet-5|opus-5-5|haiku-5-5|fable-5)/,
        parameters: ["thinkingTokens"],
        why: "its thinking follows reasoningEffort, not a budget",
      },
      {
        model: /^claude-(sonnet-5-5|opus-5-5|fable-5)/,
        parameters: ["reasoningEffort"],
        values: ["none"],
        why: "its thinking cannot be turned off",
      },
      {
        model: /^claude-(haiku|sonnet)-4-5/,
        parameters: ["reasoningEffort"],
        why: "it knows no effort; thinkingTokens gives it a budget",
      },
    ],
  },
  google: {
    title: "Google",
    keys: ["GOOGLE_GENERATIVE_AI_API_KEY", "GEMINI_API_KEY"],
    address: {
      usual: "https://generativelanguage.googleapis.com/v1beta",
      variable: "GOOGLE_GENERATIVE_AI_BASE_URL",
    },
    takesBatches: true,
    liteLlm: ["gemini"],
    refuses: [
      {
        model: /^gemini-(3\.8|4)/,
        parameters: ["reasoningEffort"],
        values: ["minimal"],
        why: "its lowest effort is low",
      },
      {
        model: /^gemini-3/,
        parameters: ["reasoningEffort"],
        values: ["xhigh"],
        why: "its highest effort is high",
      },
    ],
  },
  mistral: {
    title: "Mistral",
    keys: ["MISTRAL_API_KEY"],
    address: { usual: "https://api.mistral.ai/v1", variable: "MISTRAL_BASE_URL" },
    takesBatches: true,
  },
  openrouter: {
    title: "OpenRouter",
    keys: ["OPENROUTER_API_KEY"],
    address: { usual: "https://openrouter.ai/api/v1", variable: "OPENROUTER_BASE_URL" },
  },
  ollama: {
    title: "self-hosted",
    keys: [],
    address: { usual: "http://127.0.0.1:11434/v1", variable: "OLLAMA_HOST" },
    isFree: true,
    liteLlm: ["ollama", "ollama_chat"],
    example: "llama3.2",
  },
  "openai-compatible": {
    title: "self-hosted",
    keys: ["OPENAI_COMPATIBLE_API_KEY"],
    liteLlm: ["openai_like", "custom_openai", "hosted_vllm"],
  },
} as const satisfies Readonly<Record<string, Vendor>>;

export const vendorRows: ReadonlyMap<string, Vendor> = new Map(Object.entries(vendors));

/** The rows with an address of their own and an API key, which goes to no other server. */
export const hostedVendors = [...vendorRows].flatMap(([name, { keys, address }]) =>
  address === undefined || keys.length === 0 ? [] : [{ name, keys, address }],
);

export const hostedKeys: readonly string[] = hostedVendors.flatMap(({ keys }) => keys);
