/** Records with each run the command that made it, for reports that say how to repeat the run. */
import { misuse } from "#logic/error";
import type { Scrub } from "#models/providers/secret";
import type { Store } from "#runs/store";

type Command = {
  /** Its words, without secrets. */
  readonly argv: readonly string[];
  /** Removes API keys, and the credentials of addresses. */
  readonly scrub: Scrub;
};

/** Returns the store; the runs that it creates record the command, unless they have one. Throws misuse for a plan that holds a secret. */
export const recordArgv = (store: Store, { argv, scrub }: Command): Store => ({
  ...store,
  openRun: async (plan, subjects, at, own = argv) => {
    // Few-shot examples are questions of a file, and no option's words.
    const asked = JSON.stringify({ ...plan, prompt: { ...plan.prompt, shots: undefined } });
    if (scrub(asked) !== asked)
      throw misuse(
        "the run would store an API key or a password",
        "leave it out of the prompt and of the names of models and files",
      );
    return store.openRun(plan, subjects, at, own);
  },
});
