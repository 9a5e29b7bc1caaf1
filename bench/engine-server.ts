/**
 * The server that the engine's bench asks, in a process of its own: answers chat completions at once, with a
 * fixed body. `node bench/engine-server.ts` prints its port.
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

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(address.port);
});
