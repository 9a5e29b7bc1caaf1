/** Command lines run inside the test's own process, in a folder of their own: their exit codes and what they print. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { runCommand } from "../../src/commands/run-command.ts";
import type { Openers, Stream, Surroundings } from "../../src/commands/surroundings.ts";

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** What differs from a pipe without variables, in which nobody interrupts. */
export type Elsewhere = Partial<
  Pick<Surroundings, "env" | "signal" | "saveFirst" | "confirm" | keyof Openers>
> & {
  /** The width of the terminal that both streams are. */
  readonly columns?: number;
  /** Called with everything that is written to stderr. */
  readonly onNotice?: (text: string) => void;
};

/** The words of a command line; a quoted word is one word. */
export const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");

/** A folder, a new one unless it is named, command lines run in it, and its files. */
export const workplace = (folder = mkdtempSync(join(tmpdir(), "organon-cli-"))) => {
  const call = async (args: readonly string[], elsewhere: Elsewhere = {}): Promise<Ended> => {
    process.chdir(folder);
    const {
      env = {},
      signal = new AbortController().signal,
      onNotice,
      saveFirst,
      confirm,
      openBanks = () => import("../../packages/banks/src/index.ts"),
      serveView,
      openServer,
    } = elsewhere;
    const [stdout, stderr] = [kept(elsewhere), kept(elsewhere, onNotice)];
    const streams = { stdout: stdout.stream, stderr: stderr.stream };
    const code = await runCommand(args, {
      ...streams,
      env,
      signal,
      saveFirst,
      confirm,
      openBanks,
      serveView,
      openServer,
    });
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  };
  return {
    folder,
    call,
    organon: (...args: readonly string[]): Promise<Ended> => call(args),
    /** The one document that a command prints with --json. */
    json: async (...args: readonly string[]): Promise<unknown> => {
      const { code, stdout, stderr } = await call([...args, "--json"]);
      if (code !== 0) throw new Error(`exit ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    write: (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return name;
    },
    read: (name: string): string => readFileSync(join(folder, name), "utf8"),
  };
};

/** A stream that keeps what is written to it. */
const kept = (
  { columns }: Elsewhere,
  onText?: (text: string) => void,
): { readonly stream: Stream; readonly text: () => string } => {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      parts.push(Buffer.from(chunk));
      onText?.(chunk.toString());
      done();
    },
  });
  return {
    stream: Object.assign(stream, columns === undefined ? {} : { isTTY: true, columns }),
    text: () => Buffer.concat(parts).toString(),
  };
};
