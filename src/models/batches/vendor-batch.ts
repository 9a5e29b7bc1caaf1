/**
 * What every vendor's batches are made from: the request that an ordinary call would send, and the reading of the body that
 * it would bring back. So a call is the same in a batch and outside one, down to what is stored of it.
 */
import { isRecord } from "#logic/is-record";
import type { BatchResult, BatchService } from "../language-model.ts";
import type { Prompt, Reply } from "../language-model.ts";
import { objectsOf, type BatchHttp } from "./batch-http.ts";
import { CallError } from "../language-model.ts";

export type BatchTools = {
  readonly http: BatchHttp;
  /** The vendor's name of the model. */
  readonly model: string;
  /** What an ordinary call would send: its body as JSON, and headers of its own. */
  readonly requestOf: (prompt: Prompt) => Promise<{ readonly body: string; readonly headers: Headers }>;
  /** Reads what an ordinary call would have brought back. Throws `CallError`. */
  readonly replyOf: (status: number, body: unknown) => Promise<Reply>;
};

export type OpenBatches = (tools: BatchTools) => BatchService;

/** No batch is larger, though vendors take more, so that results come in stretches and a batch that fails is not everything. */
export const maxCalls = 10_000;
export const maxBytes = 50_000_000;

/** The result of a call by the status and body that it would have brought back. */
export const resultOf = async (
  { replyOf }: BatchTools,
  call: string | number,
  status: number,
  body: unknown,
): Promise<BatchResult> => {
  try {
    return { call, reply: await replyOf(status, body) };
  } catch (error) {
    if (error instanceof CallError) return { call, error };
    throw error;
  }
};

/**
 * The results in files of lines as OpenAI and Mistral write them: `{custom_id, response: {status_code, body}, error}`. A call
 * that the batch did not come to has an error of its own and no response.
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
        yield await resultOf(tools, id, typeof status === "number" ? status : 200, response["body"]);
      } else if (typeof error["code"] === "string" && /expired|cancel/.test(error["code"]))
        yield { call: id, unasked: true };
      else yield await resultOf(tools, id, 500, { error });
    }
  }
}

/** Why a batch failed, by the first of its errors. */
export const whyOf = (errors: unknown): string => {
  const message = objectsOf(errors)[0]?.["message"];
  return typeof message === "string" ? message : "the vendor does not say why";
};
