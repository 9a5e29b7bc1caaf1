/** Arguments that a page sends: a search that does not end keeps nobody waiting, and ends with the page that asked. */
import { OrganonError } from "#logic/error";
import { openProver, type Prover } from "#verbs/serving/decide-argument";
import { afterEach, expect, test } from "vitest";
import { listen, type Listening } from "../../src/web/server.ts";
import { appOver, page, pageToken } from "./place.ts";
import { newStore } from "../verbs/place.ts";

const store = newStore(":memory:");
let server: Listening | undefined;
afterEach(() => server?.close());

const serve = async (prover: Prover): Promise<Listening> =>
  (server = await listen(
    (port) => appOver(store, { hosts: new Set([`127.0.0.1:${port}`]), token: pageToken }, page, { prover }),
    { host: "127.0.0.1", port: 0 },
  ));

const prove = ({ url }: Listening, signal?: AbortSignal) =>
  fetch(`${url}api/prove`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${pageToken}` },
    body: '{"sequent":"p |- p"}',
    ...(signal === undefined ? {} : { signal }),
  });

test("while one is searched for, the viewer answers, and the search ends when the page goes away", async () => {
  const begun = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const at = await serve({
    decide: (_, signal) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal?.addEventListener("abort", () => {
          cancelled.resolve();
          reject(signal.reason);
        });
      }),
    close: async () => {},
  });
  const leaving = new AbortController();
  const asked = prove(at, leaving.signal);
  await begun.promise;
  expect((await fetch(`${at.url}api/about`)).status).toBe(200);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await cancelled.promise;
});

test("one that meets its limits is undecided, with the reason", async () => {
  const why = "the task was ended: it took longer than 20 s";
  const at = await serve({
    decide: () => Promise.reject(new OrganonError("incomplete", why)),
    close: async () => {},
  });
  expect(await (await prove(at)).json()).toEqual({ relation: "undecided", told: [why] });
});

test("one that is decided comes with its proof", async () => {
  const prover = openProver();
  const at = await serve(prover);
  expect(await (await prove(at)).json()).toMatchObject({ relation: "entailment", proof: expect.any(Array) });
  await prover.close();
});
