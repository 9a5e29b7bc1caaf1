/**
 * Serves the viewer: HTTP routes over the program's functions, on hono. It reads a store, and changes names, tags and notes.
 * Requests are validated here, and trusted in the functions.
 */
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { OrganonError } from "organon-logic";
import type { ClientFiles } from "./client-files.ts";
import { guard, type GuardOptions } from "./guard.ts";
import { changeRoutes } from "./routes/change-routes.ts";
import { reportRoutes } from "./routes/report-routes.ts";
import { runRoutes } from "./routes/run-routes.ts";
import type { Sources } from "./sources.ts";

/** Returns what pages fetch, as a function from requests to responses; it is unguarded. */
export const createApi = (sources: Sources): Hono => {
  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof OrganonError && !error.code.startsWith("bug")) {
      const { code } = error;
      const [message, hint] = [sources.redact(error.message), error.hint && sources.redact(error.hint)];
      return context.json({ error: { code, message, hint } }, 400);
    }
    sources.onBug(error);
    return context.json({ error: { code: "bug", message: "a bug; the terminal shows details" } }, 500);
  });
  for (const routes of [runRoutes, changeRoutes, reportRoutes]) app.route("/", routes(sources));
  app.all("*", (context) =>
    context.json({ error: { code: "misuse", message: "there is nothing here" } }, 404),
  );
  return app;
};

/** Returns the whole server as a function from requests to responses. */
export const createApp = (sources: Sources, files: ClientFiles, options: GuardOptions): Hono => {
  const app = new Hono();
  const page = files.get("/index.html");
  app.use(guard(options));
  app.route("/api", createApi(sources));
  app.get("*", (context) => {
    const path = new URL(context.req.url).pathname;
    const file = files.get(path);
    // Every other address is a page of the client.
    const shown = file ?? page;
    if (shown === undefined) return context.text("The client is not built.", 500);
    if (file === undefined && /\.\w+$/.test(path)) return context.text("There is no such file.", 404);
    if (path.startsWith("/assets/")) context.header("Cache-Control", "public, max-age=31536000, immutable");
    context.header("Content-Type", shown.type);
    return context.body(new Uint8Array(shown.body));
  });
  return app;
};

/** A listening server: its address, and the function that stops it. */
export type Listening = { readonly url: string; readonly port: number; readonly close: () => Promise<void> };

/** Listens on an address; port 0 uses a free port. Throws misuse if the address is in use. */
export const listen = (
  make: (port: number) => Hono,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let app: Hono | undefined;
    const server: ServerType = serve(
      {
        fetch: (request, env) => app?.fetch(request, env) ?? new Response("", { status: 503 }),
        hostname: host,
        port,
      },
      (info) => {
        app = make(info.port);
        resolve({
          url: `http://${host.includes(":") ? `[${host}]` : host}:${info.port}/`,
          port: info.port,
          close: () =>
            new Promise((done) => {
              server.close(() => done());
              if ("closeAllConnections" in server) server.closeAllConnections();
            }),
        });
      },
    );
    server.on("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new OrganonError("misuse", `port ${port} of ${host} is taken`, {
              hint: "--port takes another; 0 takes any",
            })
          : new OrganonError("misuse", `the server cannot listen on ${host}: ${error.message}`),
      );
    });
  });
