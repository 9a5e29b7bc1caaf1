/**
 * Files of lines: read line by line with numbers, from a file or standard input; and what is said where a file cannot be
 * read or written.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createHash } from "node:crypto";
import { entriesIn, questionsOf, type Entry, type Line, type SuiteOf } from "#items";
import { OrganonError } from "#logic";

/**
 * The lines of a file, or of standard input for "-", with their numbers from 1. Blank lines are passed over. `signal`
 * ends the waiting for a line that nobody types.
 */
export async function* linesOf(path: string, signal?: AbortSignal): AsyncGenerator<Line> {
  const input: Readable = path === "-" ? process.stdin : createReadStream(path);
  const failed = new Promise<never>((_, reject) => {
    input.once("error", (cause) => {
      reject(fileError(path, cause));
    });
    signal?.addEventListener("abort", () => {
      reject(signal.reason);
      input.destroy();
    });
  });
  failed.catch(() => {});
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  for (let number = 1; ; number++) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done === true) break;
    if (value.trim() !== "") yield { text: number === 1 ? value.replace(/^\uFEFF/, "") : value, number };
  }
  // An error after the last line ends the lines before it is raised.
  if (input.errored) throw fileError(path, input.errored);
}

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
 * calls. Throws misuse for a file without questions and for standard input, which cannot be read twice.
 */
export const fileSuite = async (
  path: string,
  { first, rotations }: { readonly first?: number; readonly rotations?: 1 } = {},
): Promise<SuiteOf<"file">> => {
  if (path === "-") throw new OrganonError("misuse", "--suite - is not possible", { hint: "name a file" });
  const hash = createHash("sha256");
  let count = 0;
  let isChoice = false;
  for await (const entry of entriesOf(path)) {
    isChoice ||= entry.kind === "choice";
    hash.update(entry.kind === "choice" ? entry.choice.id : (questionsOf(entry)[0]?.id ?? ""));
    count++;
  }
  if (count === 0) throw new OrganonError("misuse", `${path} holds no questions`);
  return {
    kind: "file",
    hash: hash.digest("hex").slice(0, 32),
    file: path,
    ...(isChoice ? { format: "choice", items: count } : {}),
    ...(first === undefined || first >= count ? {} : { first }),
    ...(rotations === undefined ? {} : { rotations }),
  };
};

/** A file that cannot be read or written, as the contract wants it said. */
export const fileError = (path: string, cause: unknown): OrganonError => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: "there is no such file or folder",
    EACCES: "permission is denied",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EROFS: "the disk is read-only",
  };
  return new OrganonError(
    code === "ENOSPC" ? "incomplete" : "misuse",
    `${path}: ${reasons[code] ?? (cause instanceof Error ? cause.message : String(cause))}`,
    { cause },
  );
};
