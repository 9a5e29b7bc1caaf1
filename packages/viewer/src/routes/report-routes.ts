/** Serves reports and comparisons as documents, which the page draws and saves; and checkpoints of one suite. */
import { Hono } from "hono";
import { causeSection, comparisonDocument, runDocument } from "organon/view";
import { createMemory } from "../reading/memory.ts";
import { compareSides, differenceCauses } from "../changes.ts";
import type { Sources } from "../sources.ts";
import { parseWhole } from "./run-routes.ts";

export const reportRoutes = ({ view, store }: Sources): Hono => {
  const app = new Hono();
  app.get("/runs/:run/report", async (context) =>
    context.json(runDocument(await view.report(context.req.param("run")))),
  );
  app.get("/runs/:run/checkpoint", async (context) =>
    context.json(await view.checkpoint(context.req.param("run"))),
  );
  app.get("/runs/:run/causes", async (context) => context.json(await view.causes(context.req.param("run"))));
  // A comparison reads all answers of both sides: it is kept as long as these stay as they are.
  const comparisons = createMemory<object | null>();
  app.get("/compare", async (context) => {
    const { req } = context;
    const a = { run: req.query("a") ?? "latest", subject: parseWhole("ma", req.query("ma"), 0) };
    const b = { run: req.query("b") ?? "latest", subject: parseWhole("mb", req.query("mb"), 0) };
    // Causes take longer than the rest, and have a request of their own.
    const isCauses = req.query("part") === "causes";
    const name = JSON.stringify([a, b, isCauses]);
    const editions = [await view.edition(a.run), await view.edition(b.run)].join(" ");
    const made = await comparisons(name, editions, async () => {
      if (isCauses) return causeSection(await differenceCauses({ view, store }, a, b)) ?? null;
      const { comparison, names, ...changes } = await compareSides({ view, store }, a, b);
      return { document: comparisonDocument(comparison, names), names, ...changes };
    });
    return context.json(made);
  });
  return app;
};
