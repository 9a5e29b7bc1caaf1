/**
 * Defines what each vendor's batches are built from: the request of an ordinary call, and the parser of its response
 * body. A call is therefore the same in a batch and outside one, including its stored record.
 */
import { isRecord } from "#logic/is-record";
import type { BatchResult, BatchService } from "../language-model.ts";
import type { Prompt, Reply } from "../language-model.ts";
import { objectsOf, type BatchHttp } from "./batch-http.ts";
import { CallError } from "../language-model.ts";

export type BatchTools = {
  readonly http: BatchHttp;
  /** The vendor's model name. */
  readonly model: string;
  /** Returns the JSON body of an ordinary call. */
  readonly encode: (prompt: Prompt) => string;
  /** Parses the response of an ordinary call. Throws `CallError`. */
  readonly read: (status: number, body: unknown) => Reply;
};

export type OpenBatches = (tools: BatchTools) => BatchService;

/** Maximum calls of a batch, below the vendors' limits, so that results arrive in parts and a failed batch loses less. */
export const maxCalls = 10_000;
export const maxBytes = 50_000_000;

/** Returns the result of a call with the given status and body. */
export const resultOf = (
  { read }: BatchTools,
  call: string | number,
  status: number,
  body: unknown,
): BatchResult => {
  try {
    return { call, reply: read(status, body) };
  } catch (error) {
    if (error instanceof CallError) return { call, error };
    throw error;
  }
};

/**
 * Yields the results in JSON Lines files of OpenAI and Mistral: `{custom_id, response: {status_code, body}, error}`.
 * A call that the batch did not reach has an error and no response.
 */
export async function* fileResults(
  tools: BatchTools,
  files: readonly unknown[],
  signal: AbortSignal | undefined,
): AsyncGenerator<BatchResult> {
  for (const file of files) {
    if (typeof file !== "string" || file === "") continue;
    for await (const line of tools.http.lines(`/files/${encodeURIComponent(file)}/content`, signal)) {
      const { custom_id: id, response } = line;
      if (typeof id !== "string") continue;
      const error = isRecord(line["error"]) ? line["error"] : {};
      if (isRecord(response)) {
        const status = response["status_code"];
        yield resultOf(tools, id, typeof status === "number" ? status : 200, response["body"]);
      } else if (typeof error["code"] === "string" && /expired|cancel/.test(error["code"]))
        yield { call: id, unasked: true };
      else yield resultOf(tools, id, 500, { error });
    }
  }
}

/** Returns why a batch failed, from its first error. */
export const whyOf = (errors: unknown): string => {
  const message = objectsOf(errors)[0]?.["message"];
  return typeof message === "string" ? message : "the vendor does not say why";
};
