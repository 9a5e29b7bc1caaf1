/**
 * One command line, run: reads it, opens a command, and turns what comes back into an exit code and, where something went
 * wrong, one message that says what, where, and what would be right. No stack traces but for our own bugs.
 */
import { fileURLToPath } from "node:url";
import { type ErrorCode, misuse, OrganonError } from "#logic/error";
import { once } from "#logic/memoize";
import { commandNamed } from "./commands.ts";
import type { Command } from "./command.ts";
import type { CommandGroup, LoadPackage } from "./entry.ts";
import { parseCommand } from "./parse-command.ts";
import { safeText } from "#logic/safe-text";
import { Interruption, type Surroundings } from "./surroundings.ts";
import { overall, overview, plainAnswer } from "./overview.ts";

/** The environment of every command, and the loader of the packages beside the core. */
export type CommandSurroundings = Surroundings & { readonly loadPackage: LoadPackage };

/** Runs one command line and returns its exit code. What the options refuse is refused before the rest is loaded. */
export const runCommand = async (
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> => {
  const { stdout, stderr, signal, env } = surroundings;
  let command: Command | undefined;
  const loadRedactor = once(() => import("./redact-message.ts"));
  try {
    const plain = plainAnswer(args);
    if (plain !== undefined) {
      stdout.write(plain.text);
      return plain.exitCode;
    }
    const chosen = await choose(args, overall, surroundings);
    if (typeof chosen === "number") return chosen;
    command = chosen.command;
    const parsed = await parseCommand(chosen.command, chosen.rest, stdout);
    if (parsed === undefined) return 0;
    chosen.command.check(parsed.flags, chosen.rest, parsed.words);
    const { startCommand } = await import("./start-command.ts");
    await loadRedactor();
    return await startCommand({ ...chosen, ...parsed, args }, surroundings);
  } catch (error) {
    const { message, exitCode } = explain(error, { signal, command });
    const { redactMessage } = await loadRedactor();
    stderr.write(`${safeText(redactMessage(message, env, args))}\n`);
    return exitCode;
  }
};

const choose = async (
  [name, ...rest]: readonly string[],
  group: CommandGroup,
  surroundings: Pick<CommandSurroundings, "stdout" | "loadPackage">,
): Promise<{ readonly command: Command; readonly rest: readonly string[] } | number> => {
  if (name === "help" && rest.length > 0) return choose([...rest, "--help"], group, surroundings);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    surroundings.stdout.write(overview(group));
    return name === undefined ? 2 : 0;
  }
  const prefix = ["organon", group.name].filter((word) => word !== "").join(" ");
  if (name.startsWith("-")) throw misuse(`“${name}” is not a command`, `see ${prefix} --help`);
  const isPath = group.open !== undefined && /[./\\]/.test(name);
  const loaded = isPath
    ? await group.open?.(name)
    : await commandNamed(name, group.commands).load(surroundings.loadPackage);
  if (loaded === undefined) throw new OrganonError("bug/no-command", name);
  return "commands" in loaded ? choose(rest, loaded, surroundings) : { command: loaded, rest };
};

const exitCodes: Readonly<Record<Exclude<ErrorCode, `bug/${string}`>, number>> = {
  finding: 1,
  misuse: 2,
  incomplete: 3,
  access: 4,
  budget: 5,
};

/** Describes an error, with the exit code. Only a command with a signal can have been interrupted. */
export const explain = (
  error: unknown,
  {
    signal,
    command,
  }: { readonly signal?: AbortSignal; readonly command?: Pick<Command, "name" | "resumes"> } = {},
): { readonly message: string; readonly exitCode: number } => {
  if (signal?.aborted === true && error === signal.reason)
    return {
      message:
        command?.resumes === true
          ? "interrupted; everything answered is saved, and the same command continues"
          : "interrupted; the same command begins again",
      exitCode: error instanceof Interruption ? error.exitCode : 130,
    };
  if (error instanceof Error && "syscall" in error && error.syscall === "uv_cwd")
    return { message: "organon: the folder that you are in was removed\n  go to another one", exitCode: 2 };
  if (error instanceof OrganonError && !isBug(error.code)) {
    const {
      message,
      code,
      hint = code === "misuse" && command && `organon ${command.name} --help --all explains the options`,
    } = error;
    return { message: `organon: ${message}${hint ? `\n  ${hint}` : ""}`, exitCode: exitCodes[code] };
  }
  if (isLostFile(error))
    return {
      message: `organon: a file of the installation is not there: ${fileURLToPath(error.url)}\n  it was upgraded or removed while the command ran: begin the same command again${command?.resumes === true ? "; everything answered is saved" : ""}`,
      exitCode: 70,
    };
  return {
    message: `organon: a bug in Organon, please report it\n${error instanceof Error ? error.stack : String(error)}`,
    exitCode: 70,
  };
};

/** True for a module of this installation that could not be loaded. */
const isLostFile = (error: unknown): error is Error & { readonly url: string } =>
  error instanceof Error &&
  "code" in error &&
  error.code === "ERR_MODULE_NOT_FOUND" &&
  "url" in error &&
  typeof error.url === "string" &&
  (error.url.startsWith(new URL("../..", import.meta.url).href) ||
    error.url.includes("/node_modules/organon-"));

const isBug = (code: ErrorCode): code is `bug/${string}` => code.startsWith("bug/");
