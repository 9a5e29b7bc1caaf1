/** Serves runs, their progress, their questions, and one question completely. */
import { Hono, type HonoRequest } from "hono";
import { stream } from "hono/streaming";
import { OrganonError } from "organon-logic";
import type { Store } from "organon/view";
import type { QuestionQuery } from "../reading/question-page.ts";
import type { RunState } from "../reading/view.ts";
import type { Sources } from "../sources.ts";

/** Returns an integer of a query; misuse for anything else. */
export const parseWhole = (name: string, text: string | undefined, usual: number): number => {
  if (text === undefined || text === "") return usual;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new OrganonError("misuse", `${name} is “${text.slice(0, 40)}”, not a whole number`);
};

const questionQuery = (req: HonoRequest): QuestionQuery => {
  const tags: Record<string, readonly string[]> = {};
  const lists: Record<string, readonly string[]> = {};
  for (const [name, values] of Object.entries(req.queries())) {
    if (name.startsWith("tag:")) tags[name.slice(4)] = values;
    if (["state", "answer", "key"].includes(name)) lists[name] = values;
  }
  return {
    ...lists,
    tags: Object.keys(tags).length === 0 ? undefined : tags,
    id: req.query("id")?.slice(0, 100),
    text: req.query("text")?.slice(0, 200),
    sort: req.query("sort")?.slice(0, 100),
    subject: parseWhole("model", req.query("model"), 0),
  };
};

/** A process reports every second; after this many milliseconds it counts as ended. */
const silence = 15_000;

const readPace = (sessions: Awaited<ReturnType<Store["sessions"]>>, id: string) => {
  const active = sessions.filter(
    ({ run, touched }) => run === id && Date.now() - Date.parse(touched) < silence,
  );
  return {
    isActive: active.length > 0,
    perSecond: active.reduce((sum, { perSecond }) => sum + perSecond, 0),
  };
};

/** The state of a run by model, and its pace. */
export type SeenState = RunState & ReturnType<typeof readPace>;

export const runRoutes = ({ view, store, location, version }: Sources): Hono => {
  const app = new Hono();
  app.get("/about", (context) => context.json({ location, version }));
  app.get("/runs", async (context) => context.json(await view.runs()));
  app.get("/unreadable", async (context) => context.json(await view.unreadable()));
  app.get("/states", async (context) => {
    const wanted = (context.req.query("runs") ?? "")
      .split(",")
      .filter((id) => id !== "")
      .slice(0, 100);
    const states: Record<string, unknown> = {};
    // A result that takes longer is left for the next request.
    const until = Date.now() + 400;
    const sessions = await store.sessions();
    for (const id of wanted) {
      if (Date.now() > until) break;
      const state = await view.state(id, 100);
      if (state.read === 1) states[id] = { ...state, ...readPace(sessions, id) } satisfies SeenState;
    }
    return context.json(states);
  });
  app.get("/runs/:run", async (context) => context.json(await view.run(context.req.param("run"))));
  app.get("/runs/:run/questions", async (context) => {
    const { req } = context;
    return context.json(
      await view.questions(req.param("run"), {
        ...questionQuery(req),
        at: parseWhole("at", req.query("at"), 0),
        most: parseWhole("most", req.query("most"), 50),
      }),
    );
  });
  for (const format of ["csv", "jsonl"] as const)
    app.get(`/runs/:run/questions.${format}`, (context) => {
      const lines = view.questionLines(context.req.param("run"), questionQuery(context.req), format);
      context.header("Content-Type", format === "csv" ? "text/csv; charset=utf-8" : "application/jsonl");
      context.header("Content-Disposition", `attachment; filename="questions.${format}"`);
      return stream(context, async (out) => {
        for await (const line of lines) {
          if (out.aborted) return;
          await out.write(line);
        }
      });
    });
  app.get("/runs/:run/questions/:subject/:ordinal", async (context) => {
    const { run, subject, ordinal } = context.req.param();
    const dossier = await view.question(run, {
      subject: parseWhole("model", subject, 0),
      ordinal: parseWhole("question", ordinal, 0),
    });
    if (dossier === undefined)
      throw new OrganonError("misuse", `run ${run} has no question ${ordinal} of model ${subject}`);
    return context.json(dossier);
  });
  return app;
};
