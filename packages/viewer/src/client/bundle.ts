/**
 * Answers requests from the files of a bundle (`organon view --bundle`). A page that is opened from a folder may load scripts, but
 * no JSON: each file is a script that hands over one value.
 */
import type { Dossier, QuestionRow } from "organon/view";
import type { QuestionPage } from "../reading/question-page.ts";
import type { BundleIndex } from "../bundle-view.ts";

declare global {
  interface Window {
    readonly organonBundle?: BundleIndex;
    /** Called by each file with its number and its value. */
    organonFile?: (file: number, value: never) => void;
  }
}

// Files are JSON: their values have the types of their paths, as with a server.
const waiting = new Map<number, (value: never) => void>();
const loaded = new Map<number, Promise<never>>();

window.organonFile = (file, value) => waiting.get(file)?.(value);

const loadFile = (file: number): Promise<never> => {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const value = new Promise<never>((resolve, reject) => {
    waiting.set(file, resolve);
    const script = document.createElement("script");
    script.src = `data/${file}.js`;
    script.addEventListener("error", () => reject(new Error(`data/${file}.js is missing`)));
    document.head.append(script);
  });
  loaded.set(file, value);
  return value;
};

const loadPath = async <Value>(path: string): Promise<Value> => {
  const file = window.organonBundle?.files[path];
  if (file === undefined) throw new Error("this bundle does not have what was asked for");
  return loadFile(file);
};

/** Returns the answer that the server gave to a path when the bundle was made. */
export const askBundle = async (path: string): Promise<Response> =>
  new Response(JSON.stringify(await readBundle(new URL(path, "http://bundle"))));

const readBundle = async ({ pathname, search, searchParams }: URL): Promise<unknown> => {
  const { states = {}, chunk = 0 } = window.organonBundle ?? {};
  if (pathname === "/api/states") return states;
  const [, run, subject, ordinal] = /^\/api\/runs\/(\w+)\/questions\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
  if (ordinal !== undefined && chunk > 0) {
    const at = Number(ordinal);
    const some = await loadPath<readonly Dossier[]>(
      `/api/runs/${run}/questions/${subject}/from/${at - (at % chunk)}`,
    );
    return some[at % chunk];
  }
  if (pathname.endsWith("/questions")) {
    const model = searchParams.get("model") ?? "0";
    return cutPage(await loadPath<QuestionPage>(`${pathname}?model=${model}`), searchParams);
  }
  return loadPath(`${pathname}${search}`);
};

const lists: Readonly<Record<string, (row: QuestionRow) => string>> = {
  state: ({ state }) => state,
  answer: ({ answer = "" }) => answer,
  key: ({ key }) => key,
};

/** The values by which rows are sorted. */
const sorts: Readonly<Record<string, (row: QuestionRow) => string | number>> = {
  ...lists,
  ordinal: ({ ordinal }) => ordinal,
  tokens: ({ tokensOut = 0 }) => tokensOut,
};

const readTag =
  (name: string) =>
  ({ tags }: QuestionRow): string =>
    tags[name.slice(4)] ?? "";

const cutPage = (page: QuestionPage, query: URLSearchParams): QuestionPage => {
  const words = (query.get("text") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  let rows = page.rows.filter(
    ({ id, text, reply }) =>
      id.startsWith(query.get("id") ?? "") &&
      words.every((word) => `${text} ${reply}`.toLowerCase().includes(word)),
  );
  for (const name of new Set(query.keys())) {
    const read = name.startsWith("tag:") ? readTag(name) : lists[name];
    const wanted = query.getAll(name);
    if (read !== undefined) rows = rows.filter((row) => wanted.includes(read(row)));
  }
  const sort = query.get("sort") ?? "ordinal";
  const by = sort.replace(/^-/, "");
  const read = by.startsWith("tag:") ? readTag(by) : (sorts[by] ?? (() => 0));
  const order = (a: string | number, b: string | number): number =>
    typeof a === "number" ? a - Number(b) : a.localeCompare(String(b), "en", { numeric: true });
  rows = rows.toSorted((a, b) => order(read(a), read(b)) * (sort.startsWith("-") ? -1 : 1));
  const states: Record<string, number> = {};
  for (const { state } of rows) states[state] = (states[state] ?? 0) + 1;
  const at = Number(query.get("at") ?? 0);
  const most = Number(query.get("most") ?? 50);
  return {
    ...page,
    total: rows.length,
    states: {
      ...page.states,
      ...Object.fromEntries(Object.keys(page.states).map((name) => [name, 0])),
      ...states,
    },
    at,
    rows: rows.slice(at, at + most),
  };
};
