/**
 * What an audit looks at beside claims and repetitions, by the kind of a file: of yes/no questions their keys, lengths, contrast pairs
 * and English, of four-option items departures from the fair recipe; of every kind how many keys can be guessed from the surface.
 */
import { createShortestChecker, type ShortestVerdict } from "#arguments/shortest/shortest";
import { findDepartures } from "#items/choice/claims";
import { hasOptions, isAboutRule, isGraded, type ProblemLine } from "#items/problem-line";
import { toQuestion } from "#items/question";
import { createProblemRemaker } from "#items/tasks/generate-tasks";
import { getCheckedProblem } from "#items/tasks/tasks";
import { getOrInsert } from "#logic/memoize";
import { createEnglishCount } from "#scoring/audits/english";
import { countDistinctWords, findDuplicates } from "#scoring/audits/duplicates";
import { drawRows, type Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { findTwinFaults } from "#scoring/audits/twins";
import type { AuditedPlace, AuditNote, AuditOptions, AuditTools } from "./look.ts";
import { createKeyJudge } from "./set-part.ts";
import { listRows } from "./surface.ts";

/** More questions say no more about shortcuts; of yes/no questions and four-option items the first ones are taken. */
const [maxQuestions, maxItems, maxProblems] = [20_000, 6_000, 12_000];

export const createItemPart = (
  { shortest: asksShortest = false, english: asksEnglish = false }: AuditOptions,
  { onShortcuts }: AuditTools,
) => {
  const checker = asksShortest ? createShortestChecker() : undefined;
  const shortest = { proved: 0, unproved: 0, unchecked: 0, shorter: 0 };
  const english = asksEnglish ? createEnglishCount() : undefined;
  const rows: Row[] = [];
  let imported = 0;
  const judges = new Map<string, ReturnType<typeof createKeyJudge>>();
  return {
    add: async (line: ProblemLine, at: AuditedPlace): Promise<void> => {
      rows.push(...listRows(line));
      if (isAboutRule(line)) {
        english?.add(line);
        const verdict = checker?.check(line);
        if (verdict !== undefined) shortest[verdict.shortest]++;
        if (verdict?.shortest === "shorter") at.note(shorterChain(line, verdict));
        return;
      }
      imported++;
      if (line.formulas === null) return;
      const question = toQuestion(line);
      const set = question.tags["dataset"] ?? "";
      await getOrInsert(judges, set, () => createKeyJudge(set, true)).judge(question, at);
    },
    finish: (note: AuditNote) => {
      const keys = [...judges.values()];
      for (const { tell } of keys) tell(note);
      for (const { item, fault } of findTwinFaults(rows)) note(item, fault);
      const duplicates = findDuplicates(rows);
      for (const [first = 0, ...rest] of [...duplicates.sameQuestion, ...duplicates.sameSentences])
        for (const place of rest)
          if (rows[place]?.label !== rows[first]?.label)
            note(place, `the sentences of ${rows[first]?.id ?? ""} with another key`);
      const looked = rows.slice(0, maxQuestions);
      onShortcuts?.(looked.length);
      return {
        imported,
        /** Imported questions whose keys were decided by the source's own formulas, and how many of them are right. */
        decided: {
          judged: keys.reduce((sum, { found }) => sum + found().judged, 0),
          right: keys.reduce((sum, { found }) => sum + found().right, 0),
        },
        words: countDistinctWords(rows),
        shortest: checker && shortest,
        duplicates,
        shortcuts: findShortcuts(looked, { parts: true }),
        english: english?.finish(),
      };
    },
  };
};

const shorterChain = (
  item: ProblemLine<"rule">,
  { length, rules }: Extract<ShortestVerdict, { shortest: "shorter" }>,
): string =>
  `a chain of ${length} does what ${item.length} are said to take${rules.length === 0 ? "" : `: ${rules.join(", ")}`}`;

export const createChoicePart = ({ onShortcuts }: AuditTools) => {
  const rows: Row[] = [];
  const departures = { ...noDepartures };
  /** How often the right option is at each place. */
  const places = [0, 0, 0, 0];
  return {
    add: (line: ProblemLine, { place, isSound }: AuditedPlace): void => {
      if (!hasOptions(line)) return;
      if (place < maxItems) rows.push(...listRows(line));
      places[line.answer]!++;
      if (isSound) countDepartures(departures, line);
    },
    finish: () => {
      onShortcuts?.(rows.length / 4);
      return {
        places,
        words: countDistinctWords(rows),
        departures,
        shortcuts: findShortcuts(rows, { parts: true }),
      };
    },
  };
};

/** Departures from the fair recipe, counted. */
export type Departures = typeof noDepartures;

const noDepartures = {
  entailedImplications: 0,
  vacuous: 0,
  optionEntailsOption: 0,
  settledByOne: 0,
  redundant: 0,
  formTells: 0,
  unfaithful: 0,
};

const countDepartures = (sum: Departures, item: ProblemLine<"options">): void => {
  const found = findDepartures(item);
  sum.entailedImplications += found.entailedImplications;
  sum.vacuous += found.vacuous;
  for (const name of ["optionEntailsOption", "settledByOne", "redundant", "formTells"] as const)
    if (found[name]) sum[name]++;
  if (!item.faithful) sum.unfaithful++;
};

export const createTaskPart = ({ onShortcuts }: AuditTools) => {
  const rows: Row[] = [];
  /** The rows of tasks whose keys are one of a few labels. */
  const byTask = new Map<string, Row[]>();
  const remake = createProblemRemaker();
  /** Problems that their groups do not make again. */
  let foreign = 0;
  return {
    add: (line: ProblemLine, { isSound, note }: AuditedPlace): void => {
      const faults = isSound && isGraded(line) ? remake(line) : [];
      if (faults === undefined) foreign++;
      for (const fault of faults ?? []) note(fault);
      const own = listRows(line);
      rows.push(...own);
      if (getCheckedProblem(toQuestion(line)) === undefined)
        getOrInsert(byTask, line.task ?? "", () => []).push(...own);
    },
    finish: () => {
      onShortcuts?.(rows.length);
      const shortcuts = [...byTask].flatMap(([part, own]) =>
        findShortcuts(drawRows(own, maxProblems)).map((report) => ({ ...report, part })),
      );
      return { foreign, words: countDistinctWords(rows), shortcuts };
    },
  };
};
