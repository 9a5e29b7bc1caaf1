/** Studies by people: what is to be judged, what one annotator said so far, what comes of it. */
import { Hono } from "hono";
import { z } from "zod";
import { studyKinds } from "#verbs";
import type { Sources } from "../sources.ts";
import { parsed } from "./playground-routes.ts";
import { wholeOf } from "./run-routes.ts";

const note = z.strictObject({
  study: z.string().min(1).max(300),
  subject: z.string().min(1).max(300),
  annotator: z.string().min(1).max(100),
  answers: z.record(z.string().max(40), z.string().max(4000)),
});

export const annotationRoutes = ({ annotations }: Sources): Hono => {
  const app = new Hono();
  type Query = (name: string) => string | undefined;
  const studyOf = (query: Query) =>
    annotations.study({
      kind: parsed(z.enum(studyKinds), query("kind")),
      run: query("run") ?? "latest",
      count: Math.min(500, wholeOf("count", query("count"), 50)),
      seed: wholeOf("seed", query("seed"), 1),
    });
  app.get("/study", async (context) => {
    const query: Query = (name) => context.req.query(name);
    const study = await studyOf(query);
    return context.json({ study, notes: await annotations.notes(study.id, query("annotator") ?? "") });
  });
  app.get("/study/outcome", async (context) => {
    const query: Query = (name) => context.req.query(name);
    return context.json(await annotations.outcome(await studyOf(query)));
  });
  app.get("/study/sheet.csv", async (context) => {
    const query: Query = (name) => context.req.query(name);
    const study = await studyOf(query);
    const annotator = query("annotator") ?? "";
    return context.body(await annotations.sheet(study, annotator), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${study.kind}-${annotator.replace(/[^\w-]/g, "-")}.csv"`,
    });
  });
  app.post("/notes", async (context) => {
    await annotations.save(parsed(note, await context.req.json()));
    return context.json({ saved: true });
  });
  return app;
};
