/**
 * A server that refuses a share of its calls whatever the rate (429, `Retry-After: 1`): how fast the engine asks it,
 * beside a client that only waits where it was refused, against the same server in the same run.
 */
import { createServer } from "node:http";
import { ask } from "#models/ask";
import { askAll } from "#models/ask-all";
import { openModel } from "#models/open-model";
import { Pace } from "#models/pace";
import { systemClock } from "#models/providers/system-clock";

export type RefusalRate = {
  readonly share: number;
  /** Calls a second. */
  readonly ours: number;
  readonly plain: number;
};

const latencyMs = 30;
const lanes = 16;

/** Asks so many calls both ways. */
export const refusalRate = async (share: number, calls = 2080): Promise<RefusalRate> => {
  let state = 77;
  const server = createServer((request, response) => {
    request.resume();
    state = (state * 48_271) % 2_147_483_647;
    const isRefused = state / 2_147_483_647 < share;
    setTimeout(() => {
      response.writeHead(isRefused ? 429 : 200, { "content-type": "application/json", "retry-after": "1" });
      response.end(isRefused ? "" : JSON.stringify(completion));
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`;
  try {
    return { share, plain: await plainRate(url, calls), ours: await ourRate(url, calls) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const completion = { choices: [{ message: { content: "Yes." }, finish_reason: "stop" }], usage: {} };

const ourRate = async (url: string, calls: number): Promise<number> => {
  const model = openModel(`openai-compatible:bench?url=${url}`, { origin: "command line", env: {} });
  const pace = new Pace({ clock: systemClock, concurrency: lanes });
  const began = performance.now();
  await askAll(model, Array.from({ length: calls }).keys(), {
    ask: (one, prompt, signals) => ask(one, prompt, { clock: systemClock, pace, ...signals }),
    concurrency: lanes,
    promptOf: () => ({ messages: [{ role: "user", content: "?" }] }),
    take: () => undefined,
  });
  return (calls * 1000) / (performance.now() - began);
};

const plainRate = async (url: string, calls: number): Promise<number> => {
  let left = calls;
  const began = performance.now();
  const work = async (): Promise<void> => {
    while (left-- > 0)
      for (;;) {
        const answer = await fetch(`${url}/chat/completions`, { method: "POST", body: "{}" });
        await answer.text();
        if (answer.ok) break;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return (calls * 1000) / (performance.now() - began);
};
