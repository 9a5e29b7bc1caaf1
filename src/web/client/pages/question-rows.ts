/** The rows of a query, fetched in pages as they come into sight; a few dozen pages are kept, and no more. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { QuestionPage, QuestionRow } from "#verbs/viewing/question-page";
import { ask } from "../api.ts";

/** Rows of one answer of the server. */
const pageSize = 60;

/** The query of the server that an address stands for. */
export const serverQuery = (address: URL): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of address.searchParams)
    if (
      name.startsWith("tag:") ||
      ["state", "status", "answer", "key", "epoch", "id", "text", "sort", "model"].includes(name)
    )
      query.append(name, value);
  return query;
};

/** The rows of a query, fetched in pages as they come into sight. */
export const useRows = (run: string, query: string, edition: number) => {
  const pages = useRef(new Map<number, QuestionPage>());
  const [{ page, of }, setPage] = useState<{ readonly page?: QuestionPage; readonly of?: string }>({});
  const [, redraw] = useState(0);
  const waiting = useRef(new Map<number, AbortController>());
  const path = `/api/runs/${run}/questions?${query}`;
  const fetchPage = useCallback(
    (number: number) => {
      if (pages.current.has(number) || waiting.current.has(number)) return;
      const controller = new AbortController();
      waiting.current.set(number, controller);
      const join = query === "" ? "" : "&";
      ask<QuestionPage>(`${path}${join}at=${number * pageSize}&most=${pageSize}`, {
        signal: controller.signal,
      }).then(
        (found) => {
          waiting.current.delete(number);
          // A few dozen pages are kept; a million rows are not.
          if (pages.current.size > 40) pages.current.delete(pages.current.keys().next().value ?? 0);
          if (found.rows.length > 0 || number === 0) pages.current.set(number, found);
          setPage({ page: found, of: query });
          redraw((n) => n + 1);
        },
        () => waiting.current.delete(number),
      );
    },
    [path, query],
  );
  useEffect(() => {
    for (const controller of waiting.current.values()) controller.abort();
    waiting.current.clear();
    pages.current.clear();
    fetchPage(0);
  }, [fetchPage, edition]);
  const isPartial = page !== undefined && (page.read < 1 || (page.search?.built ?? 1) < 1);
  useEffect(() => {
    if (!isPartial) return undefined;
    const timer = setTimeout(() => {
      pages.current.clear();
      fetchPage(0);
    }, 400);
    return () => clearTimeout(timer);
  });
  const rowAt = useCallback(
    (row: number): QuestionRow | undefined =>
      pages.current.get(Math.floor(row / pageSize))?.rows[row % pageSize],
    [],
  );
  const want = useCallback(
    (first: number, last: number) => {
      // What has left the sight is not waited for.
      const [from, to] = [Math.floor(first / pageSize), Math.floor(last / pageSize)];
      for (const [number, controller] of waiting.current)
        if (number !== 0 && (number < from - 1 || number > to + 1)) {
          controller.abort();
          waiting.current.delete(number);
        }
      for (let number = from; number <= to; number++) fetchPage(number);
    },
    [fetchPage],
  );
  return { page, of, rowAt, want };
};
