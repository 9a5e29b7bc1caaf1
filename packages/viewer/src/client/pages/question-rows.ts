/** Fetches the rows of a query in pages as they become visible. */
import { useQueries } from "@tanstack/react-query";
import type { QuestionRow } from "organon/view";
import type { QuestionPage } from "../../reading/question-page.ts";
import { answerQuery, useAnswer } from "../api.ts";

/** Rows per response of the server. */
const pageSize = 60;

const queryNames: readonly string[] = ["state", "answer", "key", "id", "text", "sort", "model"];

/** Returns the server query for an address. */
export const serverQuery = (address: URL): URLSearchParams =>
  new URLSearchParams(
    [...address.searchParams].filter(([name]) => name.startsWith("tag:") || queryNames.includes(name)),
  );

/** Milliseconds until a run that is still being read or indexed is asked about again. */
const patience = 400;

const pagePath = (run: string, query: string, page: number): string =>
  `/api/runs/${run}/questions?${query}${query === "" ? "" : "&"}at=${page * pageSize}&most=${pageSize}`;

/** Returns the first page of a query, and milliseconds until the query is asked again. */
export const useHead = (run: string, query: string, every: number | false) => {
  const path = pagePath(run, query, 0);
  const head = useAnswer<QuestionPage>(path, every);
  const isPartial = head.data !== undefined && (head.data.read < 1 || (head.data.search?.built ?? 1) < 1);
  useAnswer<QuestionPage>(path, isPartial ? patience : false);
  return { head, again: isPartial ? patience : every };
};

/** Returns a function to the rows of a query between two rows. */
export const useRows = (
  run: string,
  query: string,
  { again, first, last }: { readonly again: number | false; readonly first: number; readonly last: number },
): ((row: number) => QuestionRow | undefined) => {
  const from = Math.floor(first / pageSize);
  const pages = Array.from({ length: Math.floor(last / pageSize) - from + 1 }, (_, i) => from + i);
  const found = useQueries({
    queries: pages.map((page) => answerQuery<QuestionPage>(pagePath(run, query, page), again)),
    combine: (results) => new Map(results.map(({ data }, i) => [pages[i], data?.value] as const)),
  });
  return (row) => found.get(Math.floor(row / pageSize))?.rows[row % pageSize];
};
