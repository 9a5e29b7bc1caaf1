/**
 * An audit of four-option items: every claim decided anew and certificates replayed, sentences read back, items twice in
 * the file or in another; with a referee an independent solver decides each claim, too. Then where the items depart from
 * the fair recipe, and how often the right option can be picked without reasoning.
 */
import { availableParallelism } from "node:os";
import {
  choiceFaultsOf,
  claimsOf,
  createLetterCheck,
  departuresOf,
  type ChoiceItem,
  type Entry,
  type ItemClaim,
} from "#items";
import { readBank } from "#language";
import { OrganonError, printSequent, type Relation, type Sequent } from "#logic";
import type { Referee } from "#runs";
import { choiceShortcutsOf, type AuditedChoice, type ChoiceShortcuts } from "#scores";
import type { AuditFinding, AuditOptions, AuditTools } from "./findings.ts";
import { emptyFile } from "../files/file-error.ts";
import { createQueue } from "./queue.ts";

/** More items than this say no more about shortcuts; the first ones are taken. */
const surfaceLimit = 6_000;

/** An audit of four-option items. */
export type ChoiceAudit = {
  readonly kind: "choices";
  readonly items: number;
  readonly findings: readonly AuditFinding[];
  readonly referee?: { readonly agreements: number; readonly decided: number };
  /** How often the right option is at each place. */
  readonly places: readonly number[];
  readonly words: number;
  readonly departures: Departed;
  readonly shortcuts: ChoiceShortcuts;
  readonly looked: number;
};

/** Audits the items of a file. */
export const auditChoices = async (
  entries: AsyncIterable<Entry>,
  { name, against, learn, referee, bank = readBank() }: AuditOptions,
  { signal, onProgress, onShortcuts }: AuditTools,
): Promise<ChoiceAudit> => {
  const others = against && (await questionKeysOf(against));
  const learned = learn && (await Promise.all(learn.map(surfacesOf))).flat();
  const letters = createLetterCheck(bank);
  const findings: AuditFinding[] = [];
  const kept: AuditedChoice[] = [];
  const seen = new Map<string, number>();
  const tally = createTally();
  const queue = createQueue(4 * availableParallelism());
  let [count, decided, agreements, places] = [0, 0, 0, [0, 0, 0, 0]];
  const relationOf = referee && remembering(referee);
  for await (const entry of entries) {
    signal?.throwIfAborted();
    if (entry.kind !== "choice")
      throw new OrganonError("misuse", `${name} holds yes/no questions among four-option items`, {
        hint: "audit them apart",
      });
    const item = entry.choice;
    const place = count++;
    const note = (fault: string): void => {
      findings.push({ place, id: item.id, index: item.index, fault });
    };
    const faults = choiceFaultsOf(item, letters);
    for (const fault of faults) note(fault);
    const key = questionKey(item);
    const twice = seen.get(item.id) ?? seen.get(key);
    if (twice !== undefined) note(`the same question as item ${twice} of the file, counted from 0`);
    seen.set(item.id, place).set(key, place);
    const leak = others?.get(key);
    if (leak !== undefined) note(`${against?.name ?? ""} holds the same question (${leak})`);
    if (place < surfaceLimit) kept.push(surfaceOf(item));
    places = places.map((n, i) => (i === item.answer ? n + 1 : n));
    if (faults.length === 0) tally.add(item);
    if (referee && relationOf)
      for (const claim of readableClaims(item)) {
        decided++;
        await queue.add(async () => {
          const first = await relationOf(claim.sequent);
          // Z3 now and then gives a question up that it answers when asked again.
          const relation = claim.holds.includes(first) ? first : await referee.relation(claim.sequent);
          if (claim.holds.includes(relation)) agreements++;
          else note(`z3 says ${relation}: ${claim.fault}`);
        });
      }
    onProgress?.(count);
    // Give signals a turn.
    if (count % 16 === 0) await new Promise((turn) => setTimeout(turn));
  }
  await queue.drained();
  onShortcuts?.(kept.length);
  return {
    kind: "choices",
    items: count,
    findings: findings.toSorted((a, b) => a.place - b.place),
    ...(referee ? { referee: { agreements, decided } } : {}),
    places,
    words: vocabularyOf(kept),
    departures: tally.counts(),
    shortcuts: choiceShortcutsOf(kept, learned === undefined ? {} : { learned }),
    looked: kept.length,
  };
};

/**
 * What a referee says of sequents, each asked once: a claim comes again within its item, and options over the same eight letters
 * in many items. Only so many answers are kept.
 */
const remembering = (referee: Referee): ((sequent: Sequent) => Promise<Relation>) => {
  const known = new Map<string, Promise<Relation>>();
  return (sequent) => {
    const name = printSequent(sequent);
    const found = known.get(name) ?? referee.relation(sequent);
    if (known.size < mostRemembered) known.set(name, found);
    return found;
  };
};

const mostRemembered = 200_000;

const surfaceOf = ({
  id,
  type,
  sentencesText,
  goalText,
  propositions,
  goal,
  passage,
  options,
  optionFormulas,
  answer,
}: ChoiceItem): AuditedChoice => ({
  id,
  type,
  sentencesText: goalText === null ? sentencesText : [...sentencesText, goalText],
  statesGoal: goalText !== null,
  propositions: goal === null ? propositions : [...propositions, goal],
  passage,
  options,
  optionFormulas,
  answer,
});

/** Equal for items that ask the same of the same, whatever the order of sentences and options. */
const questionKey = ({ type, sentencesText, goalText, options }: ChoiceItem): string =>
  [type, ...sentencesText.toSorted(), goalText, ...options.toSorted()].join("\n");

const surfacesOf = async ({
  name,
  entries,
}: NonNullable<AuditOptions["learn"]>[number]): Promise<readonly AuditedChoice[]> => {
  const surfaces: AuditedChoice[] = [];
  for await (const entry of entries) if (entry.kind === "choice") surfaces.push(surfaceOf(entry.choice));
  if (surfaces.length === 0) throw new OrganonError("misuse", `${name} holds no four-option items`);
  return surfaces;
};

/** The questions of a file, each with the id of an item that asks it. */
const questionKeysOf = async ({
  name,
  entries,
}: NonNullable<AuditOptions["against"]>): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map<string, string>();
  for await (const entry of entries)
    if (entry.kind === "choice") keys.set(questionKey(entry.choice), entry.choice.id);
  if (keys.size === 0) throw emptyFile(name, "items");
  return keys;
};

/** An item's claims; none where its formulas cannot be read, which the faults have found. */
const readableClaims = (item: ChoiceItem): readonly ItemClaim[] => {
  try {
    return claimsOf(item);
  } catch (error) {
    if (error instanceof OrganonError && error.code === "misuse") return [];
    throw error;
  }
};

/** How many different words passages and options hold, capitals and marks put aside. */
const vocabularyOf = (items: readonly AuditedChoice[]): number =>
  new Set(
    items.flatMap(({ passage, options }) =>
      [passage, ...options].flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []),
    ),
  ).size;

const createTally = () => {
  const sum = {
    entailedImplications: 0,
    vacuous: 0,
    optionEntailsOption: 0,
    settledByOne: 0,
    redundant: 0,
    formTells: 0,
    unfaithful: 0,
  };
  return {
    add: (item: ChoiceItem): void => {
      const found = departuresOf(item);
      sum.entailedImplications += found.entailedImplications;
      sum.vacuous += found.vacuous;
      for (const name of ["optionEntailsOption", "settledByOne", "redundant", "formTells"] as const)
        if (found[name]) sum[name]++;
      if (!item.faithful) sum.unfaithful++;
    },
    counts: (): Readonly<typeof sum> => sum,
  };
};

/** Departures from the fair recipe, counted. */
export type Departed = ReturnType<ReturnType<typeof createTally>["counts"]>;
