/**
 * What every audit takes, finds and refuses, and the one loop of all: what a line claims is checked and put to the referee, whether it stands elsewhere is told, and the
 * part for its kind looks at the rest.
 */
import { optionTexts } from "#items/formats/choice";
import { toSequent, type Claim, type Problem } from "#items/problem";
import { hasOptions, type ProblemLine } from "#items/problem-line";
import { toProblem } from "#items/to-problem";
import { createFaultFinder } from "#items/verify";
import { print, printSequent } from "#logic/notation";
import type { RefereeJudgement } from "#logic/z3-program";
import { sentencesKey } from "#scoring/audits/duplicates";
import { listKnown, type Own } from "#workspace/settings/own";
import { availableParallelism } from "node:os";
import type { Relation, Sequent } from "#logic/certificate";
import { memoize } from "#logic/memoize";
import type { Referee } from "#logic/z3";
import type { Family } from "#language/sentences/family";
import { misuse } from "#logic/error";

export type AuditOptions = {
  /** The name of the questions in messages: their file. */
  readonly name: string;
  /** Whose set it is, where it comes from its own file: its questions are imported, whatever they are. */
  readonly dataset?: string;
  /** Decides every argument independently; closed by whoever opened it. */
  readonly referee?: Referee;
  /** Questions that the file should not hold, and what they are called. */
  readonly against?: { readonly name: string; readonly entries: AsyncIterable<ProblemLine> };
  /** The sentences that four-option items are made of; our own where nothing is said. */
  readonly bank?: readonly Family[];
  /** Rules and lexicons of one's own that items may be made of, as the configuration has them. */
  readonly own?: Own;
  /** Look for chains shorter than the items claim. */
  readonly shortest?: boolean;
  /** Count what the natural English is made of. */
  readonly english?: boolean;
};

export type AuditTools = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (checked: number) => void;
  /** Called before the shortcuts are looked for, which takes a while. */
  readonly onShortcuts?: (looked: number) => void;
};

/** A part of an audit of one kind of file, beside claims, sentences and repetitions. */
export type AuditPart<Figures> = {
  /** True if questions that stand twice are counted by the part itself, and are no fault: so in other people's sets. */
  readonly mayRepeat?: boolean;
  readonly add: (entry: ProblemLine, at: AuditedPlace) => Promise<void> | void;
  readonly finish: (note: AuditNote) => Figures;
};

export type AuditNote = (place: number, fault: string) => void;

/** Where an entry stands, whether it has no fault so far, and how another one is told. */
export type AuditedPlace = {
  readonly place: number;
  readonly isSound: boolean;
  readonly note: (fault: string) => void;
  /** Puts a sequent to the referee, if there is one. */
  readonly referee?: (sequent: Sequent, holds: readonly Relation[]) => Promise<void>;
};

export type Watched = {
  readonly entries: Iterable<ProblemLine> | AsyncIterable<ProblemLine>;
  readonly others: readonly ProblemLine[] | undefined;
  readonly options: Omit<AuditOptions, "name" | "against"> & { readonly against?: { readonly name: string } };
  readonly tools: AuditTools;
};

/** Looks at every entry: its faults, whether it stands elsewhere, the referee's word, and what the kind's part looks for. */
export const look = async <Figures>(
  part: AuditPart<Figures>,
  { entries, others, options: { against, referee, own, bank }, tools: { signal, onProgress } }: Watched,
) => {
  const faultsOf = createFaultFinder({ ...(own && listKnown(own)), bank });
  const refereeing = referee && createRefereeing(referee);
  const known = new Map(others?.map((entry) => [hashLine(entry).sentences, entry.id]));
  const argumentsThere = others && new Set(others.map(({ argument }) => argument));
  const argumentsHere = new Set<string>();
  let sharing = 0;
  const seen = new Map<string, number>();
  const audited: { readonly id: string; readonly index: number }[] = [];
  /** The faults, with the place of the question in the file, from 0. */
  const findings: ((typeof audited)[number] & { readonly place: number; readonly fault: string })[] = [];
  const note = (place: number, fault: string): void =>
    void findings.push({ place, ...audited[place]!, fault });
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const place = audited.length;
    const key = hashLine(entry);
    audited.push({ id: entry.id, index: entry.index ?? place });
    const problem = toProblem(entry);
    const faults = problem === undefined ? [] : faultsOf(problem);
    for (const fault of faults) note(place, fault);
    const twice = seen.get(key.question);
    if (twice === undefined) seen.set(key.question, place);
    else if (part.mayRepeat !== true)
      note(place, `the same question as item ${twice} of the file, counted from 0`);
    if (entry.argument !== null) {
      argumentsHere.add(entry.argument);
      if (argumentsThere?.has(entry.argument) === true) sharing++;
    }
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
        await refereeing.ask(toSequent(problem, claim), claim.holds, (judgement) =>
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
    /** Distinct arguments, and how many questions have one that is among the others', in whatever words; undefined where unknown. */
    arguments:
      argumentsHere.size === 0
        ? undefined
        : { distinct: argumentsHere.size, sharing: argumentsThere && sharing },
    referee: refereeing?.counts,
    ...figures,
  };
};

/**
 * What questions are compared by: those that are the same have one `question`, those that ask the same of the same, whatever the
 * order of premises and options, have one `sentences`.
 */
const hashLine = (line: ProblemLine): { readonly question: string; readonly sentences: string } => {
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

const disagreement = (problem: Problem, claim: Claim, { relation, grounds }: RefereeJudgement): string => {
  const { premises, conclusion } = toSequent(problem, claim);
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
const maxRelations = 200_000;

const createRefereeing = (referee: Referee) => {
  const queue = createQueue(4 * availableParallelism());
  const decideRelation = memoize((sequent: Sequent) => referee.relation(sequent), {
    toKey: printSequent,
    limit: maxRelations,
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
        if (!holds.includes(await decideRelation(sequent))) {
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

const createQueue = (max: number) => {
  const running = new Set<Promise<void>>();
  return {
    add: async (work: () => Promise<void>): Promise<void> => {
      const piece = work().finally(() => running.delete(piece));
      running.add(piece);
      piece.catch(() => {});
      if (running.size >= max) await Promise.race(running);
    },
    drained: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};

export const kinds = {
  items: "yes/no questions",
  choices: "four-option items",
  tasks: "graded problems",
  set: "imported questions",
} as const;
type AuditKind = keyof typeof kinds;

/** The options that only some kinds of files have a use for. */
const users: Readonly<Record<"bank" | "shortest" | "english", readonly AuditKind[]>> = {
  bank: ["choices"],
  shortest: ["items"],
  english: ["items"],
};

/** Throws misuse for an option that is given and that the file's kind has no use for. */
export const refuseUnused = (
  kind: AuditKind,
  name: string,
  given: Readonly<Partial<Record<keyof typeof users, unknown>>>,
): void => {
  for (const option of ["bank", "shortest", "english"] as const)
    if (!users[option].includes(kind) && given[option] !== undefined && given[option] !== false)
      throw misuse(
        `--${option} is for ${users[option].map((one) => kinds[one]).join(" and ")}, but ${name} holds ${kinds[kind]}`,
        `leave out --${option}`,
      );
};

/** Throws misuse for a referee, or a search for shorter chains, that found no argument in formulas. */
export const refuseWithoutFormulas = (name: string, option: "referee" | "shortest"): never => {
  throw misuse(`--${option} needs arguments in formulas, and ${name} holds none`, `leave out --${option}`);
};
