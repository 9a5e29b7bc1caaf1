/** Serves annotation studies: the items to judge, one annotator's judgements so far, and the results. */
import { Hono } from "hono";
import { z } from "zod";
import type { StudyOptions } from "#verbs/annotate";
import type { Sources } from "../sources.ts";
import { sentBy } from "./playground-routes.ts";
import { wholeOf } from "./run-routes.ts";

const note = z.strictObject({
  study: z.string().min(1).max(300),
  subject: z.string().min(1).max(300),
  annotator: z.string().min(1).max(100),
  answers: z.record(z.string().max(40), z.string().max(4000)),
});

const sheet = z.strictObject({
  annotator: z.string().min(1).max(100),
  part: z.string().optional(),
  text: z.string(),
});

export const annotationRoutes = ({ annotations }: Sources): Hono => {
  const app = new Hono();
  type Query = (name: string) => string | undefined;
  const optionsOf = (query: Query): StudyOptions => ({
    kind: query("kind") ?? "",
    of: query("of") ?? "latest",
    count: query("count") ? Math.min(500, wholeOf("count", query("count"), 0)) : undefined,
    seed: wholeOf("seed", query("seed"), 1),
  });
  app.get("/studies", (context) => context.json(annotations.list()));
  app.get("/study", async (context) => {
    const query: Query = (name) => context.req.query(name);
    return context.json(await annotations.study(optionsOf(query), query("annotator")));
  });
  app.get("/study/outcome", async (context) =>
    context.json(await annotations.outcome(optionsOf((name) => context.req.query(name)))),
  );
  app.get("/study/sheet.csv", async (context) => {
    const query: Query = (name) => context.req.query(name);
    const [options, annotator, part] = [optionsOf(query), query("annotator") ?? "", query("part")];
    const name = [part ?? options.kind, annotator].join("-").replace(/[^\w-]/g, "-");
    return context.body(await annotations.sheet(options, annotator, part), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    });
  });
  app.post("/study/sheet", async (context) => {
    const { annotator, ...filled } = await sentBy(context, sheet);
    const options = optionsOf((name) => context.req.query(name));
    return context.json({ saved: await annotations.take(options, annotator, filled) });
  });
  app.post("/notes", async (context) => {
    await annotations.save(await sentBy(context, note));
    return context.json({ saved: true });
  });
  return app;
};
