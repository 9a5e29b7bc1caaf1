/**
 * The contract of everything that can be asked: one attempt in, a reply or a `CallError` out.
 * A `LanguageModel` neither retries nor paces; `ask.ts` does that for all of them alike, and turns what
 * happened into a `Response`, the record that is stored.
 */

import type { Allowance } from "./allowance.ts";

export type Message = { readonly role: "system" | "user" | "assistant"; readonly content: string };

/** What is sent, verbatim. */
export type Prompt = { readonly messages: readonly Message[] };

export type Usage = {
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  readonly tokensThinking?: number;
  readonly tokensCached?: number;
};

/** A token that was written, the natural logarithm of its probability, and those of the likeliest in its place. */
export type TokenLogprob = {
  readonly token: string;
  readonly logprob: number;
  readonly top: readonly { readonly token: string; readonly logprob: number }[];
};

/** What one successful attempt brought back. */
export type Reply = {
  readonly text: string;
  /** The model's thinking, kept apart: answers are never read from it. */
  readonly thinking?: string;
  readonly finishReason: "stop" | "length" | "refusal" | "other";
  readonly usage: Usage;
  /** The name the server gave itself, where it says so. */
  readonly servedModel?: string;
  /** US dollars, where the server itself says what the call cost. */
  readonly cost?: number;
  /** Of the last tokens, where they were asked for and are served. */
  readonly logprobs?: readonly TokenLogprob[];
  /** What the server's headers said of its limits. */
  readonly allowances?: readonly Allowance[];
};

export type LanguageModel = {
  /** As the user named it: `provider:model[?param=value&…]`. */
  readonly id: string;
  readonly provider: string;
  /** The name without provider and parameters. */
  readonly model: string;
  readonly organisation: string;
  /** Parameters that change answers, and an address that is not the usual one; part of a response's key. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /**
   * Names the provider and the key, without showing it: models of one account share its limits. Neither stored nor
   * shown. A model without one has limits of its own.
   */
  readonly account?: string;
  /** Asks once. Throws `CallError`; rejects with the signal's reason when cancelled. */
  readonly ask: (prompt: Prompt, options: { readonly signal?: AbortSignal }) => Promise<Reply>;
};

/** Why an attempt failed: the class decides whether it is tried again. */
export type CallErrorClass =
  | "rate-limit" // 429: wait, try again
  | "server" // 5xx: try again
  | "network" // refused, reset, cut: try again
  | "timeout" // try again
  | "malformed" // not the JSON or the shape that was promised: try again
  | "request" // 400, 404, 422: never again
  | "access" // 401, 403, key missing: never again
  | "quota"; // account exhausted: never again

export class CallError extends Error {
  readonly class: CallErrorClass;
  readonly status: number | undefined;
  /** How long the server asked us to wait. */
  readonly retryAfterMs: number | undefined;
  /** What the server's headers said of its limits. */
  readonly allowances: readonly Allowance[] | undefined;
  /** Whether it is certain that the server never saw the call: then it cannot have been charged. */
  readonly isUnsent: boolean;

  constructor(
    errorClass: CallErrorClass,
    message: string,
    options: {
      status?: number;
      retryAfterMs?: number;
      allowances?: readonly Allowance[];
      isUnsent?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "CallError";
    this.class = errorClass;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
    this.allowances = options.allowances;
    this.isUnsent = options.isUnsent === true;
  }
}

export type Attempt = {
  /** ISO time at which the attempt began. */
  readonly at: string;
  readonly durationMs: number;
  readonly error?: { readonly class: CallErrorClass; readonly status?: number; readonly message: string };
};

/** The stored outcome of one call, whatever became of it: a failed call is a `Response` too. */
export type Response = {
  readonly status: "answered" | "refused" | "truncated" | "failed";
  readonly text: string;
  readonly thinking?: string;
  readonly finishReason?: string;
  readonly usage: Usage;
  /** US dollars: as the provider told, or by the price table; undefined where no price is known. */
  readonly cost?: number;
  readonly attempts: readonly Attempt[];
  readonly servedModel?: string;
  readonly logprobs?: readonly TokenLogprob[];
  /** ISO time at which the response was complete. */
  readonly time: string;
};
