/**
 * Defines the interface of a language model: one attempt in, a reply or a `CallError` out. A `LanguageModel` neither
 * retries nor paces. `ask.ts` does both for all models, and turns the outcome into a `Response`, the stored record. A
 * vendor's batch service takes many calls at once, to be answered within a day at a reduced price. Its caller
 * (`runs/ask-batches.ts`) stores each step, so that a process that ends between two steps loses no answer and pays
 * for no call twice.
 */

export type Message = { readonly role: "system" | "user" | "assistant"; readonly content: string };

/** The messages that are sent, verbatim. */
export type Prompt = { readonly messages: readonly Message[] };

export type Usage = {
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  readonly tokensThinking?: number;
  readonly tokensCached?: number;
  /** Input tokens written to a provider's cache, if they have a price of their own. */
  readonly tokensCacheWritten?: number;
};

/** An output token, the natural logarithm of its probability, and the likeliest alternatives. */
export type TokenLogprob = {
  readonly token: string;
  readonly logprob: number;
  readonly top: readonly { readonly token: string; readonly logprob: number }[];
};

/** A limit on calls or on tokens, as a server's headers state it. */
export type Allowance = {
  readonly of: "requests" | "tokens";
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the bucket is full or the window ends. */
  readonly resetMs: number;
  readonly refill: "bucket" | "window";
};

/** The result of one successful attempt. */
export type Reply = {
  readonly text: string;
  /** The model's thinking, kept apart: answers are never parsed from it. */
  readonly thinking?: string;
  readonly finishReason: "stop" | "length" | "refusal" | "other";
  /** Why a prompt was refused, if the server says it: a content filter, or a prompt too long. Stored as the finish reason. */
  readonly reason?: string;
  readonly usage: Usage;
  /** The model name that the server reports, if any. */
  readonly servedModel?: string;
  /** US dollars, if the server reports the cost of the call. */
  readonly cost?: number;
  /** Log probabilities of the last tokens, if requested and available. */
  readonly logprobs?: readonly TokenLogprob[];
  /** The limits in the server's headers. */
  readonly allowances?: readonly Allowance[];
};

export type LanguageModel = {
  /** The name as the user wrote it: `provider:model[?param=value&…]`. */
  readonly id: string;
  readonly provider: string;
  /** The name without provider and parameters. */
  readonly model: string;
  readonly organisation: string;
  /** Parameters that change answers, and any non-default address; part of the call's hash. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /**
   * Identifies the provider and the API key, without revealing the key: models of one account share its limits.
   * Neither stored nor shown. A model without an account has limits of its own.
   */
  readonly account?: string;
  /** The vendor's batch service, if it has one. */
  readonly batches?: BatchService;
  /**
   * Makes one attempt. Throws `CallError`; rejects with the signal's reason when cancelled. `epoch`, from 0, is not
   * sent, but built-in models that answer by chance draw again for each epoch.
   */
  readonly ask: (
    prompt: Prompt,
    options: { readonly signal?: AbortSignal; readonly epoch?: number },
  ) => Promise<Reply>;
};

/** One call of a batch. Its answer carries the same id: letters and digits, at most 64. */
type BatchRequest = { readonly id: string; readonly prompt: Prompt };

/**
 * The result of one call, identified by its id, or by its index in the batch if the vendor omits ids: an answer, an
 * error, or nothing. Nothing means that the batch ended before the call was made, at no cost.
 */
export type BatchResult = { readonly call: string | number } & (
  | { readonly reply: Reply }
  | { readonly error: CallError }
  | { readonly unasked: true }
);

type BatchState =
  | { readonly status: "waiting"; readonly done?: number }
  | { readonly status: "ended" }
  | { readonly status: "failed"; readonly why: string };

/** Search criteria for a batch whose creation was interrupted. */
type SoughtBatch = { readonly name: string; readonly since: string; readonly calls: number };

export type BatchService = {
  /** The cost of a call in a batch, as a share of its usual price. */
  readonly priceShare: number;
  /** Maximum calls and bytes of one batch. */
  readonly limits: { readonly calls: number; readonly bytes: number };
  /** Encodes a call for the batch: the same request that an ordinary call sends. Throws `CallError` if it can't be sent. */
  readonly encode: (request: BatchRequest) => string;
  /** Creates a batch of encoded calls; resolves with the vendor's id. `name` is sent to vendors that accept one. */
  readonly create: (name: string, encoded: readonly string[], signal?: AbortSignal) => Promise<string>;
  /** The vendor's ids of the batches that may match, the likeliest first. */
  readonly find: (sought: SoughtBatch, signal?: AbortSignal) => Promise<readonly string[]>;
  readonly look: (vendorId: string, signal?: AbortSignal) => Promise<BatchState>;
  /** The results of an ended batch, in any order; some calls may be missing, and some may be unknown to Organon. */
  readonly results: (vendorId: string, signal?: AbortSignal) => AsyncIterable<BatchResult>;
};

/** Why an attempt failed. The class decides whether the attempt is retried. */
export type CallErrorClass =
  | "rate-limit" // 429: wait, try again
  | "server" // 5xx: try again
  | "network" // refused, reset, cut: try again
  | "timeout" // try again
  | "malformed" // not the JSON or the shape that was promised: try again
  | "request" // 400, 404, 422: never again
  | "access" // 401, 403, API key missing: never again
  | "quota" // account exhausted: never again
  | "daily-quota"; // used up for today: not again in this session

type CallErrorFacts = {
  readonly status?: number;
  /** The wait that the server asked for, in milliseconds. */
  readonly retryAfterMs?: number;
  /** The limits in the server's headers. */
  readonly allowances?: readonly Allowance[];
  /** True if the server certainly never received the call, so that it can't have been charged. */
  readonly isUnsent?: boolean;
};

export class CallError extends Error implements CallErrorFacts {
  override readonly name = "CallError";
  readonly class: CallErrorClass;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly allowances: readonly Allowance[] | undefined;
  readonly isUnsent: boolean;

  constructor(
    errorClass: CallErrorClass,
    message: string,
    { cause, status, retryAfterMs, allowances, isUnsent = false }: CallErrorFacts & ErrorOptions = {},
  ) {
    super(message, cause === undefined ? {} : { cause });
    this.class = errorClass;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.allowances = allowances;
    this.isUnsent = isUnsent;
  }
}

/** Returns the error for an answer of another shape than was promised; `what` says what it has or lacks. */
export const malformed = (what: string, status = 200): CallError =>
  new CallError("malformed", `the server's answer ${what}`, { status });

export type Attempt = {
  /** ISO time at which the attempt began. */
  readonly at: string;
  readonly durationMs: number;
  readonly error?: Pick<CallError, "class" | "message"> & Partial<Pick<CallError, "status" | "isUnsent">>;
};

export const callStatuses = ["answered", "refused", "truncated", "failed"] as const;

/** The stored outcome of one call, including a failed one. */
export type Response = {
  readonly status: (typeof callStatuses)[number];
  readonly text: string;
  readonly thinking?: string;
  readonly finishReason?: string;
  readonly usage: Usage;
  /** US dollars, as reported or computed from the price table; undefined without a price or token counts, or after a lost attempt. */
  readonly cost?: number;
  readonly attempts: readonly Attempt[];
  readonly servedModel?: string;
  readonly logprobs?: readonly TokenLogprob[];
  /** ISO time at which the response was complete. */
  readonly time: string;
};
