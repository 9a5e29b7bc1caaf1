/** The thread that reads a Parquet file, a row group for each request. Only `parquet.ts` starts it. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { parentPort, workerData } from "node:worker_threads";
import { misuse, OrganonError } from "#logic/error";
import { fileError } from "./file-error.ts";
import type { ThreadAnswer } from "./in-thread.ts";
import { createAllowance } from "./unpack.ts";

/** A request to the thread: a file, or its bytes, and the columns to read. */
export type ParquetRequest = {
  readonly path: string;
  readonly bytes?: Uint8Array;
  readonly columns?: readonly string[];
};

type Rows = readonly Record<string, unknown>[];

async function* rowGroups({ path, bytes, columns }: ParquetRequest): AsyncGenerator<Rows> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, snappyUncompress } =
    await import("hyparquet");
  const file = bytes === undefined ? await asyncBufferFromFile(path) : new Uint8Array(bytes).buffer;
  const metadata = await parquetMetadataAsync(file);
  const allow = createAllowance(path, file.byteLength);
  const names = metadata.schema.map(({ name }) => name);
  const wanted = columns?.filter((name) => names.includes(name));
  const SNAPPY = (input: Uint8Array, length: number): Uint8Array => {
    allow(length);
    const output = new Uint8Array(length);
    snappyUncompress(input, output);
    return output;
  };
  const by =
    (unpack: (input: Uint8Array, options: Record<"maxOutputLength", number>) => Buffer) =>
    (input: Uint8Array, length: number): Uint8Array => {
      allow(length);
      return unpack(input, { maxOutputLength: Math.max(1, length) });
    };
  const compressors = {
    SNAPPY,
    GZIP: by(gunzipSync),
    BROTLI: by(brotliDecompressSync),
    ZSTD: by(zstdDecompressSync),
  };
  for (const { codec } of metadata.row_groups.flatMap(({ columns: own }) =>
    own.flatMap((one) => one.meta_data ?? []),
  ))
    if (codec !== "UNCOMPRESSED" && !Object.hasOwn(compressors, codec))
      throw misuse(
        `${path}: its columns are packed with ${codec}, which is not read`,
        "write it with zstd, snappy, gzip or brotli",
      );
  let rowStart = 0;
  for (const { num_rows: rows } of metadata.row_groups) {
    // A value that is repeated takes no room in the file, but a place in memory.
    allow(Number(rows) * bytesOfPlace);
    const rowEnd = rowStart + Number(rows);
    const some = { file, metadata, rowStart, rowEnd, compressors };
    yield await parquetReadObjects(wanted === undefined ? some : { ...some, columns: [...wanted] });
    rowStart = rowEnd;
  }
}

const bytesOfPlace = 8;

const describeFault = (path: string, cause: unknown): { readonly fault: string; readonly hint?: string } => {
  if (cause instanceof OrganonError || (cause instanceof Error && "syscall" in cause)) {
    const { message, hint } = fileError(path, cause);
    return { fault: message, hint };
  }
  return { fault: `${path}: it is not a Parquet file, or it is truncated or damaged` };
};

const serve = (request: ParquetRequest): void => {
  const groups = rowGroups(request);
  const answer = async (): Promise<ThreadAnswer<Rows>> => {
    try {
      const { value, done } = await groups.next();
      return done === true ? { end: true } : { part: value };
    } catch (cause) {
      return describeFault(request.path, cause);
    }
  };
  parentPort?.on("message", () => void answer().then((one) => parentPort?.postMessage(one, [])));
};

if (parentPort !== null) serve(workerData);
