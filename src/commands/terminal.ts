/**
 * The terminal: results on stdout, progress and notices on stderr. Colour follows NO_COLOR and FORCE_COLOR. And the files
 * that results are written to.
 */
import { misuse } from "#logic/error";
import { type Outputs, openText } from "#workspace/files/outputs";
import { showProgress, silent, type Progress } from "./progress.ts";
import { safeText } from "#logic/safe-text";
import type { Stream, Surroundings } from "./surroundings.ts";

const drained = (stream: Stream): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once("drain", () => resolve());
    stream.once("error", reject);
  });

export type Terminal = ReturnType<typeof openTerminal>;

export const openTerminal = (
  { quiet }: { readonly quiet: boolean },
  {
    stdout,
    stderr,
    env,
    redact = (text) => text,
  }: Pick<Surroundings, "stdout" | "stderr" | "env" | "redact">,
) => {
  const forced = env["FORCE_COLOR"] !== undefined && env["FORCE_COLOR"] !== "0";
  const color = forced || (stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb");
  // A pipe has no width of its own; whoever sets COLUMNS says what it ends in.
  const columns = stdout.columns ?? (/^\d+$/.test(env["COLUMNS"] ?? "") ? Number(env["COLUMNS"]) : 0);
  /** Says what must be said, also with --quiet. */
  const say = (text: string): void => {
    stderr.write(`${safeText(redact(text))}\n`);
  };
  let current = silent;
  /** Writes a line of the result; waits where the reader is slower. Only a rendered document is coloured: the rest may quote anybody. */
  const out = async (text: string, colour = false): Promise<void> => {
    if (!stdout.write(`${safeText(redact(text), { colour })}\n`)) await drained(stdout);
  };
  return {
    color,
    /** True if a person sits before it. */
    isInteractive: stdout.isTTY === true && env["CI"] === undefined,
    width: Math.max(40, Math.min(columns > 0 ? columns : 100, 120)),
    out: (text: string): Promise<void> => out(text),
    /** Writes what people read. */
    show: (text: string): Promise<void> => out(text, color),
    say,
    /** Writes a notice, unless --quiet. */
    notice: quiet ? (): void => {} : say,
    /** Starts a progress line that is shown once it has taken two seconds; it ends with the next one, and with the command. */
    progress: (what: string): Progress => {
      current.end();
      if (!quiet) current = showProgress(redact(what), stderr);
      return current;
    },
    endProgress: (): void => current.end(),
  };
};

type Writer = { readonly terminal: Terminal; readonly outputs: Outputs };

/** A place that lines are written to. */
type Lines = {
  readonly write: (...lines: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A place to write lines to: standard output for undefined or "-", a file otherwise, packed where its name ends in ".gz".
 * A name of Parquet is refused.
 */
export const openLines = async (path: string | undefined, { terminal, outputs }: Writer): Promise<Lines> => {
  if (path === undefined || path === "-")
    return { write: (...lines) => terminal.out(lines.join("\n")), close: async () => {} };
  if (path.endsWith(".parquet"))
    throw misuse(
      `${path}: lines are written here, not Parquet`,
      "write lines, and then: organon export FILE --format parquet",
    );
  const output = outputs.begin(path);
  const text = openText(output, path.endsWith(".gz"));
  return {
    write: async (...lines) => lines.forEach((line) => text.write(line, "\n")),
    close: async () => {
      text.close();
      output.commit();
    },
  };
};

export const openItems = async (
  path: string,
  context: Writer & { readonly common: { readonly json: boolean } },
) => {
  const { json } = context.common;
  const isDocument = json && path === "-";
  const lines = await openLines(path, context);
  let between = "";
  if (isDocument) await lines.write('{"items":[');
  return {
    write: async (...some: readonly string[]): Promise<void> => {
      if (isDocument) await lines.write(`${between}${some.join("\n,")}`);
      else await lines.write(...some);
      between = ",";
    },
    /** Ends the file. A summary that is given ends the document, or is printed by itself with `--json`. */
    close: async (summary?: object): Promise<void> => {
      if (isDocument) await lines.write(`],"summary":${JSON.stringify(summary)}}`);
      await lines.close();
      if (json && !isDocument && summary !== undefined) await context.terminal.out(JSON.stringify(summary));
    },
  };
};

/** Why questions were dropped, a line a reason, each behind a line end. */
export const droppedLines = (dropped: Readonly<Record<string, number>>): string =>
  Object.entries(dropped)
    .map(([reason, n]) => `\n  ${n} dropped: ${reason}`)
    .join("");
