/** Approval of what can't be taken back, such as costs: --yes, or a yes at the terminal. */
import { misuse } from "#logic/error";
import type { Context } from "./command.ts";

/** Prints what will happen and waits for a yes. Throws misuse with `hint` without one, and where there is no terminal to ask at. */
export const requireYes = async (
  words: string,
  question: string,
  { yes = false, hint }: { readonly yes?: boolean; readonly hint: string },
  { terminal, confirm }: Pick<Context, "terminal" | "confirm">,
): Promise<void> => {
  if (yes) return terminal.notice(words);
  terminal.say(words);
  if (confirm === undefined) throw misuse("this needs an approval", "add --yes");
  if (!(await confirm(question))) throw misuse("nothing was done", hint);
};
