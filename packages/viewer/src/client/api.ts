/** Fetches data from the server, keeps the last answer while the next one loads, and follows changes. */
import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

export type Answer<Value> = {
  readonly data?: Value;
  readonly error?: { readonly message: string; readonly hint?: string };
  /** Whether the shown value belongs to a previous address. */
  readonly isOld: boolean;
};

class ServerError extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint: string | undefined) {
    super(message);
    this.hint = hint;
  }
}

/** Sends a request to the server. The response has the type of its route. */
export const ask = async <Value>(path: string, options: RequestInit = {}): Promise<Value> => {
  const response = await fetch(path, options);
  if (response.ok) return response.json();
  const { error } = await response
    .json()
    .catch(() => ({ error: { message: `the server answered ${response.status}` } }));
  throw new ServerError(error?.message ?? "the server did not answer", error?.hint);
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

/** Returns the response for a path, fetched again when the path or `edition` changes; undefined fetches nothing. */
export const useAnswer = <Value>(path: string | undefined, edition: string | number = ""): Answer<Value> => {
  const { data: answer, error } = useQuery({
    queryKey: [path, edition],
    enabled: path !== undefined,
    queryFn: async ({ signal }) => ({ of: path, value: await ask<Value>(path ?? "", { signal }) }),
    placeholderData: keepPreviousData,
  });
  if (error === null) return { data: answer?.value, isOld: answer?.of !== path };
  const hint = error instanceof ServerError ? error.hint : undefined;
  return { error: { message: error.message, hint }, isOld: false };
};

/** Receives events from a path, by name; after a break the browser reconnects and sends its known state. */
export const useEvents = <Events extends Readonly<Record<string, unknown>>>(
  path: string | undefined,
  takers: { readonly [Name in keyof Events]: (value: Events[Name]) => void },
): void => {
  const latest = useRef(takers);
  latest.current = takers;
  const names = Object.keys(takers).join(" ");
  useEffect(() => {
    if (path === undefined) return undefined;
    const source = new EventSource(path);
    for (const name of names.split(" "))
      source.addEventListener(name, (event: MessageEvent<string>) =>
        latest.current[name]?.(JSON.parse(event.data)),
      );
    return () => source.close();
  }, [path, names]);
};
