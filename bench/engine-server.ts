/**
 * The server that benches ask, in a process of its own: answers chat completions with a fixed body, at once or after so many
 * milliseconds, and `/times` with the moments at which it was asked. `node bench/engine-server.ts [MS]` prints its port.
 */
import { createServer } from "node:http";

const body = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "bench",
  choices: [{ index: 0, message: { role: "assistant", content: "Yes." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 60, completion_tokens: 2, total_tokens: 62 },
});

const latencyMs = Number(process.argv[2] ?? 0);
const times: number[] = [];

const server = createServer((request, response) => {
  const answer = (text: string): void => {
    response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
    response.end(text);
  };
  request.resume();
  request.on("end", () => {
    if (request.url === "/times") return answer(JSON.stringify(times));
    if (latencyMs === 0) return answer(body);
    times.push(Date.now());
    setTimeout(answer, latencyMs, body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(address.port);
});
