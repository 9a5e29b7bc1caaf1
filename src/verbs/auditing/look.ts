/**
 * The one loop of all audits: what a line claims is checked and put to the referee, whether it stands elsewhere is told, and the
 * part for its kind looks at the rest.
 */
import { optionTexts } from "#items/formats/choice";
import { sequentOf, type Claim, type Problem } from "#items/problem";
import { hasOptions, type ProblemLine } from "#items/problem-line";
import { toProblem } from "#items/to-problem";
import { createFaultFinder } from "#items/verify";
import { print, printSequent } from "#logic/notation";
import type { RefereeJudgement } from "#runs/referee-program";
import { sentencesKey } from "#scores/audits/likeness";
import { knownWith } from "../settings/own.ts";
import type { AuditFinding, AuditOptions, AuditPart, AuditTools, Found } from "./findings.ts";
import { availableParallelism } from "node:os";
import type { Relation, Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";
import type { Referee } from "#runs/referee";

export type Watched = {
  readonly entries: Iterable<ProblemLine> | AsyncIterable<ProblemLine>;
  /** Those that it should not hold. */
  readonly others: readonly ProblemLine[] | undefined;
  readonly options: Omit<AuditOptions, "name" | "against"> & { readonly against?: { readonly name: string } };
  readonly tools: AuditTools;
};

/** Looks at every entry: its faults, whether it stands elsewhere, the referee's word, and what the kind's part looks for. */
export const look = async <Figures>(
  part: AuditPart<Figures>,
  { entries, others, options: { against, referee, own, bank }, tools: { signal, onProgress } }: Watched,
): Promise<Found & Figures> => {
  const faultsOf = createFaultFinder({ ...(own && knownWith(own)), bank });
  const refereeing = referee && createRefereeing(referee);
  const known = new Map(others?.map((entry) => [keysOf(entry).sentences, entry.id]));
  const seen = new Map<string, number>();
  const audited: { readonly id: string; readonly index: number }[] = [];
  const findings: AuditFinding[] = [];
  const note = (place: number, fault: string): void => {
    findings.push({ place, ...audited[place]!, fault });
  };
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const place = audited.length;
    const key = keysOf(entry);
    audited.push({ id: entry.id, index: entry.index ?? place });
    const problem = toProblem(entry);
    const faults = problem === undefined ? [] : faultsOf(problem);
    for (const fault of faults) note(place, fault);
    const twice = seen.get(key.question);
    if (twice === undefined) seen.set(key.question, place);
    else if (part.mayRepeat !== true)
      note(place, `the same question as item ${twice} of the file, counted from 0`);
    const leak = known.get(key.sentences);
    if (leak !== undefined) note(place, `${against?.name ?? ""} holds the same question (${leak})`);
    await part.add(entry, {
      place,
      isSound: faults.length === 0,
      note: (fault) => note(place, fault),
      referee: refereeing?.ask,
    });
    if (refereeing !== undefined && problem !== undefined && "claims" in problem)
      for (const claim of problem.claims)
        await refereeing.ask(sequentOf(problem, claim), claim.holds, (judgement) =>
          note(place, disagreement(problem, claim, judgement)),
        );
    if (audited.length % 16 === 0) {
      onProgress?.(audited.length);
      // Give signals a turn.
      await new Promise((turn) => setImmediate(turn));
    }
  }
  await refereeing?.drained();
  const figures = part.finish(note);
  return {
    items: audited.length,
    findings: findings.toSorted((a, b) => a.place - b.place),
    referee: refereeing?.counts,
    ...figures,
  };
};

/**
 * What questions are compared by: those that are the same have one `question`, those that ask the same of the same, whatever the
 * order of premises and options, have one `sentences`.
 */
const keysOf = (line: ProblemLine): { readonly question: string; readonly sentences: string } => {
  const { question, task, premisesText, conclusionText } = line;
  if (hasOptions(line)) {
    const parts = [...line.premisesText.toSorted(), conclusionText, ...optionTexts(line).toSorted()];
    const key = [task, ...parts].join("\n");
    return { question: key, sentences: key };
  }
  const sentences =
    premisesText === null
      ? question
      : sentencesKey({ premises: premisesText, conclusion: conclusionText ?? "" });
  return { question, sentences };
};

/** The disagreement, with what either side has to show for itself. */
const disagreement = (problem: Problem, claim: Claim, { relation, grounds }: RefereeJudgement): string => {
  const { premises, conclusion } = sequentOf(problem, claim);
  return [
    `z3 says ${relation}, the item says ${claim.holds.join(" or ")}: ${claim.fault}`,
    `  premises: ${premises.map(print).join("; ")}`,
    `  conclusion: ${print(conclusion)}`,
    ...(claim.certified === undefined
      ? []
      : [`  the item's certificate: ${JSON.stringify(claim.certified.certificate)}`]),
    ...grounds.map((ground) => `  z3: ${ground}`),
  ].join("\n");
};

/** Answers that are stored: a claim comes again within its problem, and options over the same eight letters in many. */
const mostRelations = 200_000;

/** A referee that counts how often it agrees. */
const createRefereeing = (referee: Referee) => {
  const queue = createQueue(4 * availableParallelism());
  const relationOf = memoize((sequent: Sequent) => referee.relation(sequent), {
    keyOf: printSequent,
    limit: mostRelations,
  });
  const counts = { agreements: 0, decided: 0 };
  return {
    counts,
    /** Asks for a sequent's relation. `onDisagreement` gets the second word where it is none of those that hold. */
    ask: (
      sequent: Sequent,
      holds: readonly Relation[],
      onDisagreement?: (judgement: RefereeJudgement) => void,
    ): Promise<void> => {
      counts.decided++;
      return queue.add(async () => {
        if (!holds.includes(await relationOf(sequent))) {
          const again = await referee.judge(sequent);
          if (!holds.includes(again.relation)) {
            onDisagreement?.(again);
            return;
          }
        }
        counts.agreements++;
      });
    },
    drained: queue.drained,
  };
};

/** A queue of `most` places; the first failure is thrown by the next call. */
const createQueue = (most: number) => {
  const running = new Set<Promise<void>>();
  return {
    add: async (work: () => Promise<void>): Promise<void> => {
      const piece = work().finally(() => running.delete(piece));
      running.add(piece);
      piece.catch(() => {});
      if (running.size >= most) await Promise.race(running);
    },
    drained: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
