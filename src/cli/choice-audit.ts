/**
 * `organon audit` of a file of choice items: every claim decided anew and certificates replayed, sentences read back,
 * items twice in the file or in another; with `--referee z3` an independent solver decides each claim, too. Then where the items
 * depart from the fair recipe, and how often the right option can be picked without reasoning.
 */
import { availableParallelism } from "node:os";
import { choiceFaultsOf, claimsOf, departuresOf, type ChoiceItem, type ItemClaim } from "#items";
import { OrganonError } from "#logic";
import { renderChoiceShortcuts } from "#report";
import { choiceShortcutsOf, type AuditedChoice } from "#scores";
import type { Referee } from "#runs";
import { counted, tellFindings, type Finding } from "./audit-findings.ts";
import { choicesOf } from "./choice-lines.ts";
import { createQueue } from "./queue.ts";
import type { Context } from "./command.ts";

/** More items than this tell no more about shortcuts; the first ones are taken. */
const surfaceLimit = 6_000;

type ChoiceAudit = {
  /** What the items are called where something is wrong with them. */
  readonly file: string;
  /** A file whose questions the items are to be new to. */
  readonly against: string | undefined;
  readonly referee: Referee | undefined;
};

/** Audits the items and gives the exit code; `referee` is closed by whoever opened it. */
export const auditChoices = async (
  items: AsyncIterable<ChoiceItem>,
  { file, against, referee }: ChoiceAudit,
  context: Context,
): Promise<number> => {
  const { terminal, signal } = context;
  const others = against === undefined ? undefined : await questionKeysOf(against);
  const progress = terminal.progress("auditing");
  const findings: Finding[] = [];
  const kept: AuditedChoice[] = [];
  const seen = new Map<string, number>();
  const tally = createTally();
  const queue = createQueue(4 * availableParallelism());
  let [count, decided, agreements, places] = [0, 0, 0, [0, 0, 0, 0]];
  try {
    for await (const item of items) {
      signal.throwIfAborted();
      const place = count++;
      const note = (fault: string): void => {
        findings.push({ place, id: item.id, index: item.index, fault });
      };
      const faults = choiceFaultsOf(item);
      for (const fault of faults) note(fault);
      const key = questionKey(item);
      const twice = seen.get(item.id) ?? seen.get(key);
      if (twice !== undefined) note(`the same question as item ${twice} of the file, counted from 0`);
      seen.set(item.id, place).set(key, place);
      const leak = others?.get(key);
      if (leak !== undefined) note(`${against ?? ""} holds the same question (${leak})`);
      if (place < surfaceLimit) kept.push(surfaceOf(item));
      places = places.map((n, i) => (i === item.answer ? n + 1 : n));
      if (faults.length === 0) tally.add(item);
      if (referee)
        for (const claim of readableClaims(item)) {
          decided++;
          await queue.add(async () => {
            const first = await referee.relation(claim.sequent);
            // Z3 now and then gives a question up that it answers when asked again.
            const relation = claim.holds.includes(first) ? first : await referee.relation(claim.sequent);
            if (claim.holds.includes(relation)) agreements++;
            else note(`z3 says ${relation}: ${claim.fault}`);
          });
        }
      progress.update(count, undefined);
      if (count % 16 === 0) await new Promise(setImmediate);
    }
    await queue.drained();
  } finally {
    progress.end();
  }
  if (count === 0) throw new OrganonError("misuse", `${file} holds no items`);
  terminal.notice(`picking in ${kept.length} items without reasoning`);
  const shortcuts = choiceShortcutsOf(kept);
  const words = vocabularyOf(kept);
  const departures = tally.counts();
  const figures = {
    items: count,
    faults: findings.length,
    ...(referee ? { referee: "z3", agreements, decided } : {}),
    places,
    words,
    departures,
    shortcuts,
  };
  const lines = (): readonly string[] => [
    `${counted(count, "item")}, ${counted(findings.length, "fault")}${referee ? `; z3 agrees with ${agreements} of ${decided} claims` : ""}`,
    `right options at A ${places[0]}, B ${places[1]}, C ${places[2]}, D ${places[3]}; ${words} different words${kept.length < count ? ` in the first ${kept.length} items` : ""}`,
    ...departureLines(departures),
    "",
    renderChoiceShortcuts(shortcuts, terminal),
  ];
  return tellFindings(findings, { figures, lines }, context);
};

const surfaceOf = ({
  id,
  type,
  sentencesText,
  goalText,
  passage,
  options,
  optionFormulas,
  answer,
}: ChoiceItem): AuditedChoice => ({
  id,
  type,
  sentencesText: goalText === undefined ? sentencesText : [...sentencesText, goalText],
  passage,
  options,
  optionFormulas,
  answer,
});

/** Equal for items that ask the same of the same, whatever the order of sentences and options. */
const questionKey = ({ type, sentencesText, goalText = "", options }: ChoiceItem): string =>
  [type, ...sentencesText.toSorted(), goalText, ...options.toSorted()].join("\n");

/** The questions of a file, each with the id of an item that asks it. */
const questionKeysOf = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map<string, string>();
  for await (const item of choicesOf(file)) keys.set(questionKey(item), item.id);
  if (keys.size === 0) throw new OrganonError("misuse", `${file} holds no items`);
  return keys;
};

/** An item's claims; none where its formulas cannot be read, which the faults have told. */
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

const departureLines = (counts: ReturnType<ReturnType<typeof createTally>["counts"]>): readonly string[] => {
  const lines = [
    [counts.optionEntailsOption, "items of which one option entails another"],
    [counts.settledByOne, "items with an option or conclusion that one proposition settles"],
    [counts.redundant, "items of which a proposition follows from the others"],
    [counts.formTells, "missing premises that alone have a proposition's form"],
    [counts.unfaithful, "items of which a variant changes a verdict"],
  ] as const;
  return [
    `${counts.vacuous} of ${counts.entailedImplications} entailed implications are vacuous`,
    ...lines.flatMap(([n, what]) => (n > 0 ? [`${n} ${what}`] : [])),
  ];
};
