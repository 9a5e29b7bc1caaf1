/**
 * Defines what each vendor's batches are built from: the request of an ordinary call, and the parser of its response
 * body. A call is therefore the same in a batch and outside one, including its stored record.
 */
import { isRecord } from "#logic/is-record";
import {
  type BatchResult,
  type BatchService,
  type Prompt,
  type Reply,
  CallError,
} from "../language-model.ts";
import { getValue } from "../providers/usage.ts";
import { toObjects, requireText, type BatchHttp, type Json } from "./batch-http.ts";

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
export const readResult = (
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

/** How a vendor takes batches as files, and what it calls their parts. */
type FileBatches = {
  readonly path: string;
  /** Members of a call's line beside its id and its body, as JSON text. */
  readonly line: string;
  /** The order to work on an uploaded file. */
  readonly order: (file: string, model: string) => Json;
  /** The path of the page of its list after another one, from the time before which none is sought; undefined at the end. */
  readonly page: (since: number, after?: Page) => string | undefined;
  readonly states: Readonly<Record<string, "ended" | "failed" | undefined>>;
  /** The paths of the number of calls done, of errors, and of the files with answers. */
  readonly done: string;
  readonly errors: string;
  readonly files: readonly string[];
};

/** A page of a vendor's list of batches, and its number from 0. */
type Page = { readonly number: number; readonly page: Json; readonly batches: readonly Json[] };

/**
 * Returns batches as files of JSON lines, which are uploaded; their answers are downloaded. Within 24 hours, at half the
 * price. Organon's name is in the batch's metadata. An expired batch has the answers completed until then.
 */
export const createFileBatches =
  ({ path, line, order, page: pageAt, states, done, errors, files }: FileBatches): OpenBatches =>
  (tools) => {
    const { http, model, encode } = tools;
    const read = (id: string, signal?: AbortSignal) =>
      http.json(`${path}/${encodeURIComponent(id)}`, { signal });
    return {
      priceShare: 0.5,
      limits: { calls: maxCalls, bytes: maxBytes },
      encode: ({ id, prompt }) => `{"custom_id":${JSON.stringify(id)},${line}"body":${encode(prompt)}}`,
      create: async (name, encoded, signal) => {
        const file = await http.upload(name, encoded, signal);
        const body = JSON.stringify({ ...order(file, model), metadata: { organon: name } });
        return requireText(await http.json(path, { method: "POST", body, signal }), "id");
      },
      find: async ({ name, since }, signal) => {
        // Clocks may differ, so an hour's margin.
        const from = Date.parse(since) - 3_600_000;
        let next = pageAt(from);
        for (let number = 0; next !== undefined; number++) {
          const page = await http.json(next, { signal });
          const batches = toObjects(page["data"]);
          const found = batches.filter((batch) => getValue(batch, "metadata.organon") === name);
          if (found.length > 0) return found.map((batch) => requireText(batch, "id"));
          next = pageAt(from, { number, page, batches });
        }
        return [];
      },
      look: async (id, signal) => {
        const batch = await read(id, signal);
        const status = states[String(batch["status"]).toLowerCase()];
        if (status === "failed") return { status, why: formatErrors(getValue(batch, errors)) };
        const count = getValue(batch, done);
        return status === undefined
          ? { status: "waiting", done: typeof count === "number" ? count : undefined }
          : { status };
      },
      results: async function* (id, signal) {
        const batch = await read(id, signal);
        for (const name of files) yield* fileResults(tools, batch[name], signal);
      },
    };
  };

/**
 * Yields the results in a file of JSON lines: `{custom_id, response: {status_code, body}, error}`. A call that the
 * batch did not reach has an error and no response.
 */
async function* fileResults(
  tools: BatchTools,
  file: unknown,
  signal: AbortSignal | undefined,
): AsyncGenerator<BatchResult> {
  if (typeof file !== "string" || file === "") return;
  for await (const line of tools.http.lines(`/files/${encodeURIComponent(file)}/content`, signal)) {
    const { custom_id: id, response } = line;
    if (typeof id !== "string") continue;
    const error = isRecord(line["error"]) ? line["error"] : {};
    if (isRecord(response)) {
      const status = response["status_code"];
      yield readResult(tools, id, typeof status === "number" ? status : 200, response["body"]);
    } else if (typeof error["code"] === "string" && /expired|cancel/.test(error["code"]))
      yield { call: id, unasked: true };
    else yield readResult(tools, id, 500, { error });
  }
}

/** Returns why a batch failed, from its first error. */
export const formatErrors = (errors: unknown): string => {
  const message = toObjects(errors)[0]?.["message"];
  return typeof message === "string" ? message : "the vendor does not say why";
};
