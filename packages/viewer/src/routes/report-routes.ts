/** Serves reports and comparisons as documents: to be drawn in the page, saved as one file, or figure by figure. */
import { Hono } from "hono";
import { comparisonDocument, crossDocument, runDocument } from "organon/view";
import { changesBetween } from "../changes.ts";
import type { Sources } from "../sources.ts";
import { addDocument } from "./document-files.ts";
import { wholeOf } from "./run-routes.ts";

export const reportRoutes = ({ view, store }: Sources): Hono => {
  const app = new Hono();
  addDocument(app, "/runs/:run", {
    itself: "/runs/:run/report",
    find: async (param) => {
      const told = await view.report(param("run"));
      return { document: runDocument(told), name: told.run };
    },
  });
  app.get("/runs/:run/dials", async (context) => {
    const { req } = context;
    const [x, y] = [req.query("x"), req.query("y")];
    const crossed = await view.dials(req.param("run"), {
      subject: wholeOf("model", req.query("model"), 0),
      x,
      y,
    });
    return context.json({ tags: crossed.tags, x: crossed.x, y: crossed.y, document: crossDocument(crossed) });
  });
  app.get("/compare", async (context) => {
    const { req } = context;
    const [a, b] = [req.query("a") ?? "latest", req.query("b") ?? "latest"];
    const [modelA, modelB] = [wholeOf("ma", req.query("ma"), 0), wholeOf("mb", req.query("mb"), 0)];
    const sides = [
      { run: a, subject: modelA },
      { run: b, subject: modelB },
    ] as const;
    const told = await view.compare(...sides);
    const [before, after] = [await store.findRun(a), await store.findRun(b)];
    const changes = await changesBetween(
      store,
      { run: before, subject: modelA },
      { run: after, subject: modelB },
    );
    return context.json({ document: comparisonDocument(told.comparison, told.names), ...changes });
  });
  return app;
};
