/**
 * An export's files written: one pass over the rows fills all of them at once, then come the files that tell of those. What is
 * written is counted and hashed; memory does not grow with the rows.
 */
import { createHash } from "node:crypto";
import { closeSync, createReadStream, mkdirSync, openSync, writeSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createGzip } from "node:zlib";
import { once } from "node:events";
import type { Export, RowFile, WrittenFile } from "#items";
import { fileError } from "../files/file-error.ts";
import { openParquet } from "../files/parquet.ts";

/** Where an export goes: a file or a folder, or a reader of lines for an export of one text. */
export type ExportTarget = { readonly path: string } | { readonly out: (text: string) => Promise<void> };

/** A file that rows are added to. */
type Sink<Row> = {
  readonly add: (row: Row, place: number) => void | Promise<void>;
  /** Writes what is held. */
  readonly close: () => Promise<void>;
};

/** Writes an export. Gives what was written; a target that is a stream has no files. */
export const writeExport = async <Row, About>(
  format: Export<Row, About>,
  about: About,
  all: AsyncIterable<Row> | Iterable<Row>,
  target: ExportTarget,
  {
    signal,
    onProgress,
  }: { readonly signal?: AbortSignal; readonly onProgress?: (rows: number) => void } = {},
): Promise<readonly WrittenFile[]> => {
  const { others = () => [] } = format;
  const files = format.rows(about);
  const place = placeOf(isOneFile(format, about), target);
  const open: { readonly file: RowFile<Row>; readonly sink: Sink<Row>; count: number }[] = [];
  for (const file of files) open.push({ file, sink: await openSink(file, place(file.path)), count: 0 });
  let seen = 0;
  for await (const row of all) {
    signal?.throwIfAborted();
    for (const one of open) if (one.file.holds?.(row) !== false) await one.sink.add(row, one.count++);
    if (++seen % 256 === 0) onProgress?.(seen);
  }
  const written: WrittenFile[] = [];
  for (const { file, sink, count } of open) {
    await sink.close();
    const at = place(file.path);
    if (typeof at === "string") written.push({ path: file.path, rows: count, ...(await hashOf(at)) });
  }
  for (const { path, text } of others(about, written)) {
    const at = place(path);
    if (typeof at !== "string") continue;
    writeWhole(at, text);
    written.push({ path, rows: 0, ...(await hashOf(at)) });
  }
  return written;
};

/** Whether an export is one file, and no folder. */
export const isOneFile = <Row, About>({ rows, others }: Export<Row, About>, about: About): boolean =>
  others === undefined && rows(about).length === 1;

const placeOf = (
  oneFile: boolean,
  target: ExportTarget,
): ((path: string) => string | ((text: string) => Promise<void>)) => {
  if ("out" in target) return () => target.out;
  return (path) => (oneFile ? target.path : join(target.path, path));
};

const openSink = async <Row>(
  file: RowFile<Row>,
  at: string | ((text: string) => Promise<void>),
): Promise<Sink<Row>> => {
  if (typeof at === "string") makeFolderOf(at);
  if (file.kind === "table") {
    if (typeof at !== "string")
      throw fileError(file.path, new Error("Parquet is written to a file: say which with -o"));
    const table = await openParquet(at, file.columns);
    return table;
  }
  const { head = "", each, foot = "", gzip } = file;
  const text = typeof at === "string" ? openText(at, gzip === true) : { write: at, close: async () => {} };
  if (head !== "") await text.write(head);
  return {
    add: (row, place) => text.write(each(row, place)),
    close: async () => {
      const end = typeof foot === "string" ? foot : foot();
      if (end !== "") await text.write(end);
      await text.close();
    },
  };
};

/** How much is kept before it is written. */
const bufferLength = 2 ** 18;

type TextFileSink = {
  readonly write: (text: string) => void | Promise<void>;
  readonly close: () => Promise<void>;
};

const openText = (path: string, packs: boolean): TextFileSink => {
  const attempt = <Value>(step: () => Value): Value => {
    try {
      return step();
    } catch (cause) {
      throw fileError(path, cause);
    }
  };
  const file = attempt(() => openSync(path, "w"));
  const put = (bytes: Uint8Array): void =>
    attempt(() => {
      for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
    });
  const packer = packs ? createGzip() : undefined;
  packer?.on("data", put);
  let held = "";
  const flush = async (): Promise<void> => {
    const text = held;
    held = "";
    if (packer === undefined) put(Buffer.from(text));
    else if (!packer.write(text)) await once(packer, "drain");
  };
  return {
    write: (text) => {
      held += text;
      return held.length > bufferLength ? flush() : undefined;
    },
    close: async () => {
      await flush();
      if (packer !== undefined) {
        packer.end();
        await once(packer, "end");
      }
      attempt(() => closeSync(file));
    },
  };
};

const writeWhole = (path: string, text: string): void => {
  makeFolderOf(path);
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw fileError(path, cause);
  }
};

const makeFolderOf = (path: string): void => {
  try {
    mkdirSync(dirname(path), { recursive: true });
  } catch (cause) {
    throw fileError(path, cause);
  }
};

const hashOf = async (path: string): Promise<Pick<WrittenFile, "bytes" | "sha256">> => {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of createReadStream(path)) {
    if (!Buffer.isBuffer(part)) continue;
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest("hex") };
};
