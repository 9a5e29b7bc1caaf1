/** Fetches the rows of a query in pages as they become visible; only a few dozen pages are kept. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { QuestionPage, QuestionRow } from "organon/view";
import { ask } from "../api.ts";

/** Rows per response of the server. */
const pageSize = 60;

/** Returns the server query for an address. */
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

/** Returns the rows of a query, fetched in pages as they become visible. */
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
      // Rows that are no longer visible are not waited for.
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
