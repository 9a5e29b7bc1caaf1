/** Changes what users say about runs: names and tags; and deletes runs. */
import { Hono, type HonoRequest } from "hono";
import { OrganonError } from "organon-logic";
import { labelRun, setTags, splitTags } from "organon/view";
import type { Sources } from "../sources.ts";

/** Returns the members of a JSON body; misuse for anything but an object. */
export async function readBody(req: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await req.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new OrganonError("misuse", "the request is not a JSON object");
}

export function changeRoutes({ view, change }: Sources): Hono {
  const app = new Hono();
  app.post("/runs/:run/labels", async (context) => {
    const { id } = await view.run(context.req.param("run"));
    const { name, tags } = await readBody(context.req);
    const labels = {
      name: typeof name === "string" && name.trim() !== "" ? name.trim() : undefined,
      tags: typeof tags === "string" ? splitTags(tags) : undefined,
      at: new Date().toISOString(),
    };
    await change("control", async (store) => void (await labelRun(id, labels, store)));
    return context.json(await view.run(id));
  });
  app.post("/runs/:run/delete", async (context) => {
    const { id } = await view.run(context.req.param("run"));
    const { answers } = await readBody(context.req);
    let removed = 0;
    await change("append", async (store) => {
      removed = await store.removeRun({ id }, { answers: answers === true });
      await setTags(store, { run: id, tags: [], at: new Date().toISOString() });
    });
    return context.json({ removed: id, answers: removed });
  });
  return app;
}
