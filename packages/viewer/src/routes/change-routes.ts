/** Changes what users say about runs and answers: names, tags and notes; and deletes runs. */
import { Hono, type HonoRequest } from "hono";
import { OrganonError } from "organon-logic";
import { labelRun, noteStudy, readNotes, setTags, splitTags } from "organon/view";
import type { Sources } from "../sources.ts";

async function readBody(req: HonoRequest): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await req.json().catch(() => undefined);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new OrganonError("misuse", "the request is not a JSON object");
}

/** Characters of a note. */
const maxNote = 4000;

export function changeRoutes({ view, store, change }: Sources): Hono {
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
  app.get("/runs/:run/notes", async (context) =>
    context.json(await readNotes(store, (await view.run(context.req.param("run"))).id)),
  );
  app.post("/runs/:run/notes", async (context) => {
    const { id } = await view.run(context.req.param("run"));
    const { call, thumb = "", note = "" } = await readBody(context.req);
    const isText = [call, thumb, note].every((text) => typeof text === "string" && text.length <= maxNote);
    if (!isText || !/^[0-9a-f]{8,64}$/.test(String(call)) || !["", "up", "down"].includes(String(thumb)))
      throw new OrganonError("misuse", "the note is not valid", {
        hint: `a note has a call, a thumb (up, down or none) and at most ${maxNote} characters`,
      });
    const answers = { thumb: String(thumb), note: String(note) };
    const at = new Date().toISOString();
    await change("control", (writable) =>
      writable.annotate({ study: noteStudy(id), subject: String(call), annotator: "viewer", answers, at }),
    );
    return context.json(await readNotes(store, id));
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
