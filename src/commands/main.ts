/**
 * The entry point of the process: runs its command line with its streams, variables and signals, and sets its exit code.
 */
import { createInterface } from "node:readline/promises";
import { plainAnswer } from "./overview.ts";
import { safeText } from "#logic/safe-text";
import type { CommandSurroundings } from "./run-command.ts";
import { Interruption } from "./surroundings.ts";

/** Runs one command line and sets the process's exit code; `packages` loads what it can't import. */
export const main = async (
  args: readonly string[],
  packages: Pick<CommandSurroundings, "loadPackage" | "loadExtension">,
): Promise<void> => {
  const { stdout, stderr, env } = process;
  stdout.on("error", leaveOnBrokenOutput);
  stderr.on("error", () => {});
  const plain = plainAnswer(args);
  if (plain !== undefined) {
    stdout.write(plain.text);
    process.exitCode = plain.exitCode;
    return;
  }
  const { explained, runCommand, fileError } = await loadModules();
  // From here on a broken output ends at once, before anybody takes its error for another.
  stdout.off("error", leaveOnBrokenOutput);
  stdout.on("error", (error) => {
    if ("code" in error && error.code === "EPIPE") process.exit(0);
    leave(explained(fileError("standard output", error)));
  });
  const { signal, release, listen } = interruptible();
  const isWatched = process.stdin.isTTY && stderr.isTTY;
  const confirm = (question: string): Promise<boolean> => confirmed(question, signal);
  process.exitCode = await runCommand(args, {
    stdout,
    stderr,
    env,
    signal,
    saveFirst: listen,
    ...packages,
    confirm: isWatched ? confirm : undefined,
  });
  release();
};

const confirmed = async (question: string, signal: AbortSignal): Promise<boolean> => {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `, { signal })).trim());
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    lines.close();
  }
};

const leaveOnBrokenOutput = (error: Error): void => {
  if ("code" in error && error.code === "EPIPE") process.exit(0);
  void loadModules().then(({ explained, fileError }) => {
    leave(explained(fileError("standard output", error)));
  });
};

const leave = ({ message, exitCode }: { readonly message: string; readonly exitCode: number }): void => {
  process.stderr.write(`${safeText(message)}\n`, () => process.exit(exitCode));
};

const loadModules = async () => {
  const [{ explain: explained, runCommand }, { fileError }] = await Promise.all([
    import("./run-command.ts"),
    import("#workspace/files/file-error"),
  ]);
  return { explained, runCommand, fileError };
};

/**
 * Until it listens, signals end the process where it is. Then Ctrl-C once asks to stop, so that what is under way is saved; after that
 * the signals have their usual effect again, also where a long piece of work lets nothing be heard: so twice leaves at once, also where
 * both are heard together after such work. A terminal that is closed (SIGHUP) asks as SIGTERM does.
 */
const interruptible = () => {
  const controller = new AbortController();
  const stop = (exitCode: number) => (): void => {
    if (controller.signal.aborted) process.exit(exitCode);
    controller.abort(new Interruption(exitCode));
    setImmediate(release);
  };
  const handlers = [
    ["SIGINT", stop(130)],
    ["SIGTERM", stop(143)],
    ["SIGHUP", stop(143)],
  ] as const;
  const release = (): void => {
    for (const [name, handler] of handlers) process.off(name, handler);
  };
  // A file at its limit of size is an error of the write, not the end of the process.
  if (process.platform !== "win32") process.on("SIGXFSZ", () => {});
  const listen = (): void => {
    release();
    if (controller.signal.aborted) return;
    for (const [name, handler] of handlers) process.on(name, handler);
  };
  return { signal: controller.signal, release, listen };
};
