/**
 * The terminal: results on stdout, progress and notices on stderr. Colour follows NO_COLOR and FORCE_COLOR;
 * a progress line rewrites itself on a terminal and is written now and then elsewhere.
 */
import { once } from "node:events";
import { openSync, writeFileSync, writeSync, closeSync } from "node:fs";
import { OrganonError } from "#logic";
import { progressLine } from "./progress-line.ts";

export type Terminal = {
  /** Whether results may carry colour. */
  readonly color: boolean;
  readonly width: number;
  /** Writes a line of the result; waits where the reader is slower. */
  readonly out: (text: string) => Promise<void>;
  /** Writes bytes of the result as they are; they are free again when it is done. */
  readonly outBytes: (bytes: Uint8Array) => Promise<void>;
  /** Writes a notice, unless --quiet. */
  readonly notice: (text: string) => void;
  /** Starts a progress line that is shown once it has taken two seconds; `end` clears it. */
  readonly progress: (what: string) => Progress;
};

export type Progress = {
  readonly update: (done: number, total: number | undefined, extra?: string) => void;
  readonly end: () => void;
};

/** The process's own terminal. */
export const openTerminal = ({ quiet }: { readonly quiet: boolean }): Terminal => {
  const { env, stdout, stderr } = process;
  const forced = env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "0";
  const color = forced || (stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb");
  return {
    color,
    width: Math.max(60, Math.min(stdout.columns > 0 ? stdout.columns : 100, 120)),
    out: async (text) => {
      if (!stdout.write(`${text}\n`)) await once(stdout, "drain");
    },
    outBytes: (bytes) =>
      new Promise((resolve, reject) => {
        stdout.write(bytes, (error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
    notice: (text) => {
      if (!quiet) stderr.write(`${text}\n`);
    },
    progress: (what) => (quiet ? silent : showProgress(what, stderr)),
  };
};

const silent: Progress = { update: () => {}, end: () => {} };
const patienceMs = 2000;
const lineEveryMs = 10_000;

const showProgress = (what: string, stream: NodeJS.WriteStream): Progress => {
  const began = performance.now();
  let shown = 0;
  let lastLine = began;
  let before: number | undefined;
  const line = (done: number, total: number | undefined, extra: string): string => {
    const seconds = (performance.now() - began) / 1000;
    return progressLine({ what, done, before: before ?? 0, total, seconds }) + extra;
  };
  return {
    update: (done, total, extra = "") => {
      const now = performance.now();
      before ??= done;
      if (now - began < patienceMs) return;
      if (stream.isTTY) {
        if (now - lastLine < 100) return;
        lastLine = now;
        const text = line(done, total, extra).slice(0, columnsOf(stream) - 1);
        stream.write(`\r\x1b[2K${text}`);
        shown++;
      } else if (now - lastLine >= lineEveryMs) {
        lastLine = now;
        stream.write(`${line(done, total, extra)}\n`);
      }
    },
    end: () => {
      if (stream.isTTY && shown > 0) stream.write("\r\x1b[2K");
    },
  };
};

/** A terminal that was never told its size says that it has no columns. */
const columnsOf = ({ columns }: NodeJS.WriteStream): number => (columns > 0 ? columns : 80);

/** A place that lines are written to. */
export type Lines = {
  readonly write: (line: string) => Promise<void>;
  /** Writes whole lines with their ends, as they are; their bytes are free again when it is done. */
  readonly writeBytes: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A place to write lines to: standard output for undefined or "-", a file otherwise. */
export const openLines = async (path: string | undefined, terminal: Terminal): Promise<Lines> => {
  if (path === undefined || path === "-")
    return { write: terminal.out, writeBytes: terminal.outBytes, close: async () => {} };
  const attempt = <T>(step: () => T): T => {
    try {
      return step();
    } catch (cause) {
      throw fileError(path, cause);
    }
  };
  const file = attempt(() => openSync(path, "w"));
  // One buffer for all: a stream would leave as much memory behind as it writes. Only whole lines are written out.
  const buffer = Buffer.allocUnsafe(bufferBytes);
  let held = 0;
  const put = (bytes: Uint8Array): void => {
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
  };
  const flush = (): void => {
    put(buffer.subarray(0, held));
    held = 0;
  };
  return {
    write: async (line) =>
      attempt(() => {
        const text = `${line}\n`;
        // No letter takes more than three bytes a code unit.
        if (3 * text.length > bufferBytes - held) flush();
        if (3 * text.length > bufferBytes) put(Buffer.from(text));
        else held += buffer.write(text, held);
      }),
    writeBytes: async (bytes) =>
      attempt(() => {
        const isMuch = bytes.length > bufferBytes / 8;
        if (isMuch || bytes.length > bufferBytes - held) flush();
        if (isMuch) put(bytes);
        else {
          buffer.set(bytes, held);
          held += bytes.length;
        }
      }),
    close: async () =>
      attempt(() => {
        flush();
        closeSync(file);
      }),
  };
};

/** Writes a whole file, or says why it cannot. */
export const saveFile = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw fileError(path, cause);
  }
};
/** How much is kept before it is written. */
const bufferBytes = 2 ** 18;

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

/** Writes to stderr without waiting: for the very last words of a process. */
export const lastWords = (text: string): void => {
  try {
    writeSync(2, `${text}\n`);
  } catch {
    // Nobody is listening any more.
  }
};
