/**
 * Files of lines: read line by line with numbers, from a file or standard input. Packed with gzip or written as Parquet they
 * are the same lines: of Parquet the column `line`.
 */
import { createReadStream } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createHash } from "node:crypto";
import { createGunzip } from "node:zlib";
import {
  contentOf,
  enoughWords,
  entriesIn,
  entriesToAsk,
  type Entry,
  type LetterWords,
  type Line,
  type SuiteOf,
} from "#items";
import { OrganonError } from "#logic";
import { ownBehind, type Own } from "../settings/own.ts";
import { emptyFile, fileError } from "./file-error.ts";
import { parquetRows } from "./parquet.ts";

/**
 * The lines of a file, or of standard input for "-", with their numbers from 1. Blank lines are passed over. `signal`
 * ends the waiting for a line that nobody types.
 */
export async function* linesOf(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const packing = path === "-" ? "none" : await packingOf(path);
  if (packing === "parquet") {
    yield* parquetLines(path, signal);
    return;
  }
  const raw: Readable = path === "-" ? process.stdin : createReadStream(path);
  const input = packing === "gzip" ? pipeline(raw, createGunzip(), () => {}) : raw;
  // Who waits for a line is told; a promise that all lines were raced against would remember each of them.
  let failure: unknown;
  let giveUp: ((reason: unknown) => void) | undefined;
  const fail = (reason: unknown): void => {
    failure ??= reason;
    giveUp?.(failure);
  };
  input.once("error", (cause) => fail(fileError(path, cause)));
  signal?.addEventListener("abort", () => {
    fail(signal.reason);
    input.destroy();
  });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = (): ReturnType<typeof lines.next> =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      if (failure === undefined) lines.next().then(resolve, reject);
      else reject(failure);
    });
  for (let number = 1; ; number++) {
    const { value, done } = await next();
    if (done === true) break;
    if (value.trim() !== "") yield { text: number === 1 ? value.replace(/^\uFEFF/, "") : value, number };
  }
  // An error after the last line ends the lines before it is raised.
  if (input.errored) throw fileError(path, input.errored);
}

/** How many lines a file has; a pipe's are not known beforehand. */
export const lineCount = async (path: string): Promise<number | undefined> => {
  if (!(await stat(path).catch(() => undefined))?.isFile()) return undefined;
  let count = 0;
  for await (const _ of linesOf(path)) count++;
  return count;
};

type Packing = "none" | "gzip" | "parquet";

/** How a file is packed, by its first bytes: its name may say anything. */
const packingOf = async (path: string): Promise<Packing> => {
  try {
    // A pipe cannot be read twice, and is read as it is.
    if (!(await stat(path)).isFile()) return "none";
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      if (bytesRead === 4 && buffer.toString("latin1") === "PAR1") return "parquet";
      return bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b ? "gzip" : "none";
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw fileError(path, cause);
  }
};

async function* parquetLines(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  let number = 0;
  for await (const { line } of parquetRows(path, ["line"])) {
    signal?.throwIfAborted();
    number++;
    if (typeof line !== "string")
      throw new OrganonError("misuse", `${path}: it is Parquet without our column “line”`, {
        hint: "organon import reads other people's Parquet",
      });
    yield { text: line, number };
  }
}

/** What names a file's questions: the same as `fileSuite`, without checking their lines. Throws misuse where there are none. */
export const idsHash = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  let count = 0;
  for await (const { text: line } of linesOf(path)) {
    hash.update(idIn(line));
    count++;
  }
  if (count === 0) throw new OrganonError("misuse", `${path} holds no questions`);
  return hash.digest("hex").slice(0, 32);
};

/** A line's id; what is no line of ours is refused where it is read. */
const idIn = (line: string): string => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
  } catch {
    return "";
  }
};

/** The text of a file, or of standard input for "-". */
export const textOf = async (path: string): Promise<string> => {
  try {
    return path === "-" ? await text(process.stdin) : await readFile(path, "utf8");
  } catch (cause) {
    throw fileError(path, cause);
  }
};

/** The entries of a file. */
export const entriesOf = (path: string, signal?: AbortSignal): AsyncGenerator<Entry> =>
  entriesIn(linesOf(path, signal), path);

/**
 * The suite of a file's questions. The file is read once to the end, so that a bad line is not met after a thousand paid
 * calls, nor one that is not what its id says. `own` are the rules and lexicons of a configuration: what of it the items are made of, the suite holds. Throws misuse for a file without questions and for standard input, which cannot be read twice.
 */
export const fileSuite = async (
  path: string,
  {
    first,
    rotations,
    own = {},
  }: { readonly first?: number; readonly rotations?: 1; readonly own?: Own } = {},
): Promise<SuiteOf<"file">> => {
  if (path === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  const hash = createHash("sha256");
  let count = 0;
  let isChoice = false;
  const rules = new Set<string>();
  const words: LetterWords[] = [];
  for await (const entry of entriesToAsk(linesOf(path), path)) {
    isChoice ||= entry.kind === "choice";
    if (entry.kind === "item") {
      rules.add(entry.item.rule);
      if (words.length < enoughWords) words.push(...entry.item.lexicon);
    }
    hash.update(namedBy(entry));
    count++;
  }
  if (count === 0) throw emptyFile(path, "questions");
  return {
    kind: "file",
    hash: hash.digest("hex").slice(0, 32),
    file: path,
    ...ownBehind(rules, words, own),
    ...(isChoice ? { format: "choice", items: count } : {}),
    ...(first === undefined || first >= count ? {} : { first }),
    ...(rotations === undefined ? {} : { rotations }),
  };
};

/** What names a question of a suite: an id that is a hash of it, or an author's id with what it stands for. */
const namedBy = (entry: Entry): string => {
  switch (entry.kind) {
    case "choice":
      return entry.choice.id;
    case "item":
      return entry.item.id;
    case "dialled":
      return entry.dialled.id;
    case "question":
      return `${entry.question.id} ${contentOf(entry.question)}`;
    default:
      return entry satisfies never;
  }
};
