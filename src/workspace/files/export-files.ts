/**
 * An export's files written: one pass over the rows fills all of them at once, then come the files that tell of those. What is
 * written is counted and hashed; memory does not grow with the rows.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { misuse } from "#logic/error";
import type { Export, RowFile, TextFile, WrittenFile } from "#items/exports/export";
import { createTurns } from "#runs/turns";
import { makeFolder } from "./file-error.ts";
import { type Output, type Outputs, openText } from "./outputs.ts";
import { openParquet } from "./parquet.ts";

/** Where an export goes: a file or a folder, or a reader of lines for an export of one text. */
export type ExportTarget = { readonly path: string } | { readonly out: (text: string) => Promise<void> };

type Sink<Row> = {
  readonly add: (row: Row, place: number) => void | Promise<void>;
  readonly close: () => Promise<void>;
};

export type WriteTools = {
  readonly outputs: Outputs;
  readonly signal?: AbortSignal;
  readonly onProgress?: (rows: number) => void;
};

/**
 * Writes an export. Gives what was written; a target that is a stream has no files. All files are put in their places when the last one
 * is whole.
 */
export const writeExport = async <Row, About>(
  format: Export<Row, About>,
  about: About,
  all: AsyncIterable<Row> | Iterable<Row>,
  target: ExportTarget,
  { outputs, signal, onProgress }: WriteTools,
): Promise<readonly WrittenFile[]> => {
  const { others = () => [] } = format;
  const files = format.rows(about);
  const begin = createPlacer(isOneFile(format, about), target, outputs);
  const open: { file: RowFile<Row>; sink: Sink<Row>; place: Place; count: number }[] = [];
  for (const file of files) {
    const place = begin(file.path);
    open.push({ file, sink: await openSink(file, place), place, count: 0 });
  }
  let seen = 0;
  const turn = createTurns(signal);
  for await (const row of all) {
    await turn();
    for (const one of open) {
      if (one.file.holds?.(row) === false) continue;
      await one.sink.add(row, one.count++);
      if (one.file.kind === "text")
        for (const file of one.file.files?.(row) ?? []) writeText(file, begin)?.commit();
    }
    if (++seen % 256 === 0) onProgress?.(seen);
  }
  const written: WrittenFile[] = [];
  for (const { file, sink, place, count } of open) {
    await sink.close();
    if (typeof place !== "function") written.push({ path: file.path, rows: count, ...place.sum() });
  }
  const whole = open.flatMap(({ place }) => (typeof place === "function" ? [] : [place]));
  for (const { path, text } of others(about, written, readTemplate)) {
    const place = writeText({ path, text }, begin);
    if (place === undefined) continue;
    whole.push(place);
    written.push({ path, rows: 0, ...place.sum() });
  }
  for (const one of whole) one.commit();
  return written;
};

const writeText = ({ path, text }: TextFile, begin: (path: string) => Place): CountedOutput | undefined => {
  const place = begin(path);
  if (typeof place === "function") return undefined;
  place.write(Buffer.from(text));
  return place;
};

const readTemplate = (path: string): string =>
  readFileSync(new URL(`../../../data/exports/${path}`, import.meta.url), "utf8");

export const isOneFile = <Row, About>({ rows, others }: Export<Row, About>, about: About): boolean => {
  const [file, more] = rows(about);
  return others === undefined && more === undefined && !(file?.kind === "text" && file.files !== undefined);
};

type CountedOutput = Output & { readonly sum: () => Pick<WrittenFile, "bytes" | "sha256"> };
type Place = CountedOutput | ((text: string) => Promise<void>);

const createPlacer = (
  oneFile: boolean,
  target: ExportTarget,
  outputs: Outputs,
): ((path: string) => Place) => {
  if ("out" in target) return () => target.out;
  return (path) => {
    const at = oneFile ? target.path : join(target.path, path);
    makeFolder(dirname(at), 0o777);
    return countBytes(outputs.begin(at));
  };
};

const countBytes = (output: Output): CountedOutput => {
  const hash = createHash("sha256");
  let bytes = 0;
  return {
    ...output,
    write: (some) => {
      output.write(some);
      hash.update(some);
      bytes += some.length;
    },
    sum: () => ({ bytes, sha256: hash.copy().digest("hex") }),
  };
};

const openSink = async <Row>(file: RowFile<Row>, place: Place): Promise<Sink<Row>> => {
  if (file.kind === "table") {
    if (typeof place === "function")
      throw misuse(`${file.path} can't go to standard output`, "name a file with -o");
    return openParquet(place, file.columns);
  }
  const { head = "", each, foot = "", gzip } = file;
  const text =
    typeof place === "function" ? { write: place, close: () => {} } : openText(place, gzip === true);
  if (head !== "") text.write(head);
  return {
    add: (row, place) => text.write(each(row, place)),
    close: async () => {
      const end = typeof foot === "string" ? foot : foot();
      if (end !== "") text.write(end);
      text.close();
    },
  };
};
