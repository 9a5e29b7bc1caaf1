/** Fetches data from the server or from the files of a bundle, keeps the last answer while the next one loads, and sends changes. */
import { keepPreviousData, queryOptions, QueryClient, useQueries, useQuery } from "@tanstack/react-query";
import type { SeenState } from "../routes/run-routes.ts";
import { askBundle } from "./bundle.ts";
import { isBundle } from "./router.ts";

export type Answer<Value> = {
  readonly data?: Value;
  readonly error?: { readonly message: string; readonly hint?: string };
  /** True if the shown value belongs to a previous address. */
  readonly isOld: boolean;
};

/** Sends a request to the server, or reads a bundle. The response has the type of its route. An error's cause is its hint. */
export const ask = async <Value>(path: string, options: RequestInit = {}): Promise<Value> => {
  const response = isBundle ? await askBundle(path) : await fetch(path, options);
  if (response.ok) return response.json();
  if (response.status === 401)
    throw new Error("this address is not valid any more", {
      cause: "Open the address that organon view printed.",
    });
  const { error } = await response
    .json()
    .catch(() => ({ error: { message: `the server answered ${response.status}` } }));
  throw new Error(error?.message ?? "the server did not answer", { cause: error?.hint });
};

/** Sends a change to the server, as JSON. */
export const post = <Value>(path: string, body: unknown): Promise<Value> =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Keeps answers for a minute, so that a page opened again is shown at once while it is fetched again. */
export const answers = new QueryClient({
  defaultOptions: {
    // A viewer is on this machine: it answers without a network, and an error does not go away by itself.
    queries: { networkMode: "always", retry: false, refetchOnWindowFocus: false, gcTime: 60_000 },
  },
});

/** The query of a path, which is asked again `every` so many milliseconds, or never. */
export const answerQuery = <Value>(path: string | undefined, every: number | false = false) =>
  queryOptions({
    queryKey: [path],
    enabled: path !== undefined,
    queryFn: async ({ signal }) => ({ of: path, value: await ask<Value>(path ?? "", { signal }) }),
    refetchInterval: isBundle ? false : every,
  });

/** Returns the response for a path, and the one before while the next loads; undefined fetches nothing. */
export const useAnswer = <Value>(path: string | undefined, every: number | false = false): Answer<Value> => {
  const { data: answer, error } = useQuery({
    ...answerQuery<Value>(path, every),
    placeholderData: keepPreviousData,
  });
  if (error === null || answer?.of === path) return { data: answer?.value, isOld: answer?.of !== path };
  const hint = typeof error.cause === "string" ? error.cause : undefined;
  return { error: { message: error.message, hint }, isOld: false };
};

/** Runs whose states are asked for at once. */
const runsAtOnce = 40;

/** Returns whether a run may still grow; an interrupted run may be resumed. */
export const isUnderWay = ({ models }: SeenState): boolean =>
  models.some(({ tally: { planned, missing } }) => planned === 0 || missing > 0);

/** Returns the states of runs, as far as they are read; those that may still grow are asked for again. */
export const useStates = (ids: readonly string[]): Readonly<Record<string, SeenState>> =>
  useQueries({
    queries: Array.from({ length: Math.ceil(ids.length / runsAtOnce) }, (_, i) => {
      const some = ids.slice(i * runsAtOnce, (i + 1) * runsAtOnce);
      return {
        queryKey: ["states", ...some],
        queryFn: () => ask<Readonly<Record<string, SeenState>>>(`/api/states?runs=${some.join(",")}`),
        placeholderData: keepPreviousData,
        refetchInterval: ({
          state: { data = {} },
        }: {
          readonly state: { readonly data?: Readonly<Record<string, SeenState>> | undefined };
        }) =>
          isBundle
            ? false
            : some.some((id) => data[id] === undefined)
              ? 300
              : Object.values(data).some(isUnderWay)
                ? 1000
                : 5000,
      };
    }),
    // An object with equal values stays the same object.
    combine: (results) => Object.fromEntries(results.flatMap(({ data = {} }) => Object.entries(data))),
  });
