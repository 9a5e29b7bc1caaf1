/**
 * What an audit looks at in yes/no questions beside their claims: lengths that a shorter chain refutes, contrast pairs, duplicates, and how many keys can be guessed from the surface.
 */
import { createShortestChecker, type ShortestVerdict } from "#arguments/shortest/shortest";
import { hasOptions, isAboutRule, type ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import { createEnglishCount } from "#scoring/audits/english";
import { countDistinctWords, findDuplicates } from "#scoring/audits/duplicates";
import type { Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { twinFaultsOf } from "#scoring/audits/twins";
import type { AuditedPlace, AuditNote, AuditOptions, AuditTools } from "./look.ts";
import { createKeyJudge } from "./set-part.ts";
import { yesNoRow } from "./surface.ts";

/** More questions than this say no more about shortcuts; the first ones are taken. */
const surfaceLimit = 20_000;

/** The part of an audit that is about yes/no questions; `learn` are those that classifiers learn from. */
export const createItemPart = (
  learn: readonly ProblemLine[] | undefined,
  { shortest: asksShortest = false, english: asksEnglish = false }: AuditOptions,
  { onShortcuts, keep }: AuditTools,
) => {
  const learned = learn?.flatMap(rowsOf);
  const checker = asksShortest ? createShortestChecker() : undefined;
  const shortest = { proved: 0, unproved: 0, unchecked: 0, shorter: 0 };
  const english = asksEnglish ? createEnglishCount() : undefined;
  const audited: Row[] = [];
  let imported = 0;
  const judges = new Map<string, ReturnType<typeof createKeyJudge>>();
  return {
    add: async (entry: ProblemLine, at: AuditedPlace): Promise<void> => {
      const { note } = at;
      audited.push(...rowsOf(entry));
      if (isAboutRule(entry)) english?.add(entry);
      if (!isAboutRule(entry)) {
        imported++;
        if (entry.formulas === null) return;
        const question = questionOf(entry);
        const set = question.tags["dataset"] ?? "";
        await getOrInsert(judges, set, () => createKeyJudge(set, true)).judge(question, at);
      } else if (checker) {
        const verdict = checker.check(entry);
        shortest[verdict.shortest]++;
        if (verdict.shortest === "shorter") note(shorterChain(entry, verdict));
        else await keep?.({ ...entry, shortest: verdict.shortest });
      }
    },
    finish: (note: AuditNote) => {
      const keys = [...judges.values()];
      for (const { tell } of keys) tell(note);
      for (const { item, fault } of twinFaultsOf(audited)) note(item, fault);
      const duplicates = findDuplicates(audited);
      for (const [first = 0, ...rest] of [...duplicates.sameQuestion, ...duplicates.sameSentences])
        for (const place of rest)
          if (audited[place]?.label !== audited[first]?.label)
            note(place, `the sentences of ${audited[first]?.id ?? ""} with another key`);
      const looked = audited.slice(0, surfaceLimit);
      onShortcuts?.(looked.length);
      return {
        imported,
        /** Imported questions whose keys were decided by the source's own formulas, and how many of them are right. */
        decided: {
          judged: keys.reduce((sum, { found }) => sum + found().judged, 0),
          right: keys.reduce((sum, { found }) => sum + found().right, 0),
        },
        words: countDistinctWords(audited),
        shortest: checker && shortest,
        duplicates,
        shortcuts: findShortcuts(looked, { learned, parts: true }),
        looked: looked.length,
        english: english?.finish(),
      };
    },
  };
};

const rowsOf = (line: ProblemLine): readonly Row[] => (hasOptions(line) ? [] : [yesNoRow(questionOf(line))]);

const shorterChain = (
  item: ProblemLine<"rule">,
  { length, rules }: Extract<ShortestVerdict, { shortest: "shorter" }>,
): string =>
  `a chain of ${length} does what ${item.length} are said to take${rules.length === 0 ? "" : `: ${rules.join(", ")}`}`;
