/** Fetches data from the server, keeps the last answer while the next one loads, and follows changes. */
import { useEffect, useRef, useState } from "react";

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

/** Sends JSON, with the token that the server included in this page. */
export const send = <Value>(path: string, body: unknown): Promise<Value> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="organon-token"]')?.content ?? "";
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
};

/** Returns the response for a path, fetched again when the path or `edition` changes; undefined fetches nothing. */
export const useAnswer = <Value>(path: string | undefined, edition: unknown = ""): Answer<Value> => {
  const [answer, setAnswer] = useState<Answer<Value> & { readonly of?: string }>({ isOld: false });
  useEffect(() => {
    if (path === undefined) return undefined;
    const controller = new AbortController();
    ask<Value>(path, { signal: controller.signal }).then(
      (data) => setAnswer({ data, of: path, isOld: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        const hint = error instanceof ServerError ? error.hint : undefined;
        setAnswer({ error: { message, hint }, of: path, isOld: false });
      },
    );
    return () => controller.abort();
  }, [path, edition]);
  return { ...answer, isOld: answer.of !== path };
};

type Sending<Value> = {
  readonly data: Value | undefined;
  readonly problem: string | undefined;
  readonly put: (body: object) => Promise<void>;
};

/** Returns the state of sending to a path: the last response, and the error of a newer one. */
export const useSending = <Value>(path: string): Sending<Value> => {
  const [data, setData] = useState<Value>();
  const [problem, setProblem] = useState<string>();
  const put = async (body: object): Promise<void> => {
    try {
      setData(await send<Value>(path, body));
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { data, problem, put };
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
