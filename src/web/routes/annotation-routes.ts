/** Studies by people: what is to be judged, what one annotator said so far, what comes of it. */
import { Hono } from "hono";
import { z } from "zod";
import { humanStudyDocument } from "#report";
import { studyKinds, type StudyOptions } from "#verbs";
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
  const optionsOf = (query: Query): StudyOptions => ({
    kind: parsed(z.enum(studyKinds), query("kind")),
    of: query("of") ?? "latest",
    count: Math.min(500, wholeOf("count", query("count"), 50)),
    seed: wholeOf("seed", query("seed"), 1),
  });
  app.get("/study", async (context) => {
    const query: Query = (name) => context.req.query(name);
    return context.json(await annotations.study(optionsOf(query), query("annotator")));
  });
  app.get("/study/outcome", async (context) => {
    const { people, ...outcome } = await annotations.outcome(optionsOf((name) => context.req.query(name)));
    return context.json({
      ...outcome,
      ...(people === undefined ? {} : { document: humanStudyDocument(people) }),
    });
  });
  app.get("/study/sheet.csv", async (context) => {
    const query: Query = (name) => context.req.query(name);
    const [options, annotator, part] = [optionsOf(query), query("annotator") ?? "", query("part")];
    const name = [part ?? options.kind, annotator].join("-").replace(/[^\w-]/g, "-");
    return context.body(await annotations.sheet(options, annotator, part), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    });
  });
  app.post("/notes", async (context) => {
    await annotations.save(parsed(note, await context.req.json()));
    return context.json({ saved: true });
  });
  return app;
};
