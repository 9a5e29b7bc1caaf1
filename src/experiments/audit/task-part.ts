/** What an audit looks at in graded problems beside their claims: task by task how many keys can be guessed from the surface. */
import { isGraded, type ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { readByTask } from "#items/tasks/tasks";
import { getOrInsert } from "#logic/memoize";
import { countDistinctWords } from "#scoring/audits/duplicates";
import { drawnRows, type Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import type { AuditTools } from "./look.ts";
import { rowOf } from "./surface.ts";

/** More rows than this say no more about shortcuts; so many are drawn, groups whole. */
const surfaceLimit = 12_000;

/** The part of an audit that is about graded problems. */
export const createTaskPart = ({ onShortcuts }: AuditTools) => {
  const all: Row[] = [];
  const byTask = new Map<string, Row[]>();
  return {
    add: (entry: ProblemLine): void => {
      if (!isGraded(entry)) return;
      const question = questionOf(entry);
      const row = { ...rowOf(question), group: entry.group };
      all.push(row);
      if (readByTask(question) === undefined) getOrInsert(byTask, entry.task, () => []).push(row);
    },
    finish: () => {
      onShortcuts?.(all.length);
      return {
        words: countDistinctWords(all),
        /** Tasks whose keys are one of a few labels. */
        shortcuts: [...byTask].map(([task, own]) => ({
          task,
          found: findShortcuts(drawnRows(own, surfaceLimit)),
        })),
      };
    },
  };
};
