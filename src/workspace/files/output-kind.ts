/**
 * Recognises what Organon wrote by a file's first and last bytes, so that a repeated command may replace it. Two files are
 * of one kind where these names are equal; what has none was written by somebody else.
 */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { constants, gunzipSync } from "node:zlib";
import { orElse } from "./or-else.ts";

/** How much of a file's beginning and of its end is looked at. */
const headBytes = 2 ** 16;
const tailBytes = 2 ** 12;

/** The signature of Organon's pages, texts and scripts, in a comment or in a sentence with the version. */
const mark = /Written by Organon\b|written by Organon \d|<meta name="generator" content="Organon">/;

/** A first line by which a table of some columns, or a script of ours, is known. */
const tellingLine = /^\w+(?:,\w+){3,}$|organon/i;

export const detectFileKind = (path: string): string | undefined => {
  const { head, tail } = readEnds(path);
  return detectKind(head, tail);
};

/** The kind of a file that begins with these bytes of ours; Parquet says at its end who wrote it. */
export const detectBytesKind = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, 4)).toString() === "PAR1"
    ? "parquet"
    : detectKind(bytes.subarray(0, headBytes), bytes.subarray(Math.max(0, bytes.length - tailBytes)));

const detectKind = (head: Uint8Array, tail: Uint8Array): string | undefined => {
  const start = Buffer.from(head.subarray(0, 16)).toString("latin1");
  if (start.startsWith("SQLite format 3\0")) return "database";
  if (start.startsWith("PAR1"))
    return Buffer.from(tail).toString("latin1").includes("organon") ? "parquet" : undefined;
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const inner = detectTextKind(unpacked(head), "");
    return inner === undefined ? undefined : `${inner} packed`;
  }
  return detectTextKind(Buffer.from(head).toString(), Buffer.from(tail).toString());
};

const detectTextKind = (head: string, tail: string): string | undefined => {
  const text = head.replace(/^\uFEFF/, "").trimStart();
  if (text.includes("\0")) return undefined;
  if (/^[{[]/.test(text)) return detectJsonKind(text);
  const isMarked = mark.test(text) || mark.test(tail);
  if (/^<!doctype html/i.test(text)) return isMarked ? "page" : undefined;
  if (text.startsWith('<svg class="picture"')) return "picture";
  const [line = ""] = text.split(/\r?\n/, 1);
  if (/ low,.* high,.* n(?:,|$)/.test(line)) return "figures";
  if (isMarked) return "text";
  return tellingLine.test(line) ? `line ${line}` : undefined;
};

const detectJsonKind = (text: string): string | undefined => {
  const names = findNames(text, 3);
  if (names.length === 0) return undefined;
  if (/^\{\s*"v"\s*:\s*\d+\s*,/.test(text)) return "json of ours";
  // What stands behind it hangs on how far the study has come.
  if (text.startsWith('{\n "study": "')) return "json of ours: study";
  return `json ${JSON.stringify(names)}`;
};

const findNames = (text: string, max: number): readonly string[] => {
  const names: string[] = [];
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;
  let depth = 0;
  for (let found = token.exec(text); found !== null && names.length < max; found = token.exec(text)) {
    const [sign, colon] = found;
    if (sign === "{" || (sign === "[" && depth > 0)) depth++;
    else if (sign === "}" || sign === "]") {
      depth--;
      if (depth <= 0) break;
    } else if (depth === 1 && colon !== undefined) names.push(sign.slice(0, -1).trimEnd().slice(1, -1));
  }
  return names;
};

const unpacked = (head: Uint8Array): string =>
  orElse(() => gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).toString(), "");

const readEnds = (path: string): { readonly head: Uint8Array; readonly tail: Uint8Array } => {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const [head, tail] = [Buffer.alloc(headBytes), Buffer.alloc(tailBytes)];
    const start = Math.max(0, size - tailBytes);
    return {
      head: head.subarray(0, readFully(file, head, 0)),
      tail: tail.subarray(0, readFully(file, tail, start)),
    };
  } finally {
    closeSync(file);
  }
};

const readFully = (file: number, into: Uint8Array, place: number): number => {
  let done = 0;
  while (done < into.length) {
    const count = readSync(file, into, done, into.length - done, place + done);
    if (count === 0) break;
    done += count;
  }
  return done;
};
