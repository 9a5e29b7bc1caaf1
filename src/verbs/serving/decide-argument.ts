/** Decides an argument as the viewer's page shows it, in a thread with limits of time and memory. */
import { fitchLines } from "#logic/fitch";
import { prove, sequentOf } from "../prove.ts";
import { openThreads, type ThreadLimits } from "#runs/threads";

/** What an argument's premises say of its conclusion, and what shows it. */
export type DecidedArgument = Pick<Decided, "relation" | "told"> & Partial<Decided>;
type Decided = Awaited<ReturnType<typeof decideArgument>>;

/** Decides the argument of a text, such as "p -> q; p |- q". Throws misuse that shows where it cannot be read. */
export const decideArgument = async (text: string) => {
  const { judgement, certificate, english } = await prove(sequentOf(text), { english: {} });
  const isProved =
    judgement.relation === "entailment" ||
    judgement.relation === "contradiction" ||
    judgement.relation === "inconsistent";
  return {
    relation: judgement.relation,
    told: english ?? [],
    proof: isProved ? fitchLines(judgement.certificate) : undefined,
    worlds:
      certificate?.kind === "interpretations"
        ? { satisfying: certificate.satisfying, refuting: certificate.refuting }
        : undefined,
  };
};

export type Prover = ReturnType<typeof openProver>;

/** An argument that takes longer is left undecided: a page is waiting. Two at once leave the other requests a processor. */
const usualLimits: ThreadLimits = { timeoutMs: 20_000, heapMb: 512, atOnce: 2, idleMs: 10_000 };

/**
 * Opens threads that decide arguments until they are closed. `decide` throws misuse, `incomplete` where a limit was met, and the
 * signal's reason.
 */
export const openProver = (limits: Partial<ThreadLimits> = {}) => {
  const { run, close } = openThreads<string, DecidedArgument>(import.meta.url, "decide-program", undefined, {
    ...usualLimits,
    ...limits,
  });
  return { decide: run, close };
};
