/** Serves sets of questions: their list, the audit of one, the words of several. */
import { Hono } from "hono";
import { OrganonError } from "organon-logic";
import { datasetDocument, diversityDocument } from "organon/view";
import type { Sources } from "../sources.ts";

export const setRoutes = ({ sets }: Sources): Hono => {
  const app = new Hono();
  app.get("/sets", async (context) => context.json(await sets.list()));
  app.get("/sets/audit", async (context) => {
    const id = await listed(context.req.query("set"));
    return context.json(datasetDocument(await sets.audit(id)));
  });
  app.get("/sets/diversity", async (context) => {
    const ids = await Promise.all((context.req.queries("set") ?? []).slice(0, 12).map(listed));
    return context.json(diversityDocument(await sets.diversity(ids)));
  });
  /** Only listed sets are read: browsers can't name files. */
  const listed = async (id: string | undefined): Promise<string> => {
    const found = (await sets.list()).find((line) => line.id === id);
    if (found === undefined) throw new OrganonError("misuse", "there is no such set");
    return found.id;
  };
  return app;
};
