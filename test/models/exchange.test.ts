/**
 * Connections to a server of one's own: one for each call at once, used again, opened again when the server has closed them.
 */
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { createSend, readAnswer } from "../../src/models/providers/exchange.ts";

/** A server that counts its connections and closes those that are told so. */
const withServer = async (
  work: (
    post: (body: string, signal?: AbortSignal) => Promise<string>,
    connections: () => number,
  ) => Promise<void>,
): Promise<void> => {
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      if (text === "silent") return;
      if (text === "cut") request.socket.destroy();
      else if (text === "last") response.writeHead(200, { connection: "close" }).end(text);
      else setImmediate(() => response.end(text));
    });
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const send = createSend(origin);
  await work(
    async (body, signal) =>
      (await readAnswer(await send({ path: "/", headers: {}, body, signal }), origin)).text,
    () => connections,
  );
  server.closeAllConnections();
  server.close();
};

it("calls at once have a connection each, and later ones use these again", () =>
  withServer(async (post, connections) => {
    for (let wave = 0; wave < 8; wave++) {
      const bodies = Array.from({ length: 5 }, (_, k) => `wave ${wave}, call ${k}`);
      expect(await Promise.all(bodies.map((body) => post(body)))).toEqual(bodies);
    }
    expect(connections()).toBe(5);
  }));

it("a connection that was closed, cut or given up is opened again, and no call gets another's answer", () =>
  withServer(async (post) => {
    expect(await post("last")).toBe("last");
    expect(await post("first")).toBe("first");
    await expect(post("cut")).rejects.toThrow();
    expect(await post("second")).toBe("second");
    const given = new AbortController();
    const silent = post("silent", given.signal);
    const beside = post("beside");
    setTimeout(() => given.abort(new Error("given up")), 20);
    await expect(silent).rejects.toThrow("given up");
    expect(await Promise.all([beside, post("third"), post("fourth")])).toEqual(["beside", "third", "fourth"]);
  }));
