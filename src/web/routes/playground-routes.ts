/** Serves the playground: its options, questions generated from them, one question to one model, and proofs of arguments. */
import { bySchema } from "#verbs/files/by-schema";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { OrganonError } from "#logic/error";
import { lexiconNames, styleNames } from "#language/lists";
import { play } from "#verbs/viewing/playground";
import type { DecidedArgument } from "#verbs/serving/decide-argument";
import { skillTree } from "#verbs/skills";
import type { Sources } from "../sources.ts";

const wanted = z.strictObject({
  profile: z.string().max(40).exactOptional(),
  skill: z.string().max(200).exactOptional(),
  kind: z.string().max(40).exactOptional(),
  length: z.int().min(1).max(20).exactOptional(),
  style: z.string().max(40).exactOptional(),
  lexicon: z.string().max(40).exactOptional(),
  seed: z.int().exactOptional(),
  count: z.int().min(1).max(20).exactOptional(),
});

const asked = z.strictObject({
  model: z.int({ error: "send the number of a model in the list of GET /api/models, not a name" }).min(0),
  options: wanted,
  place: z.int().min(0).max(19),
});

const argued = z.strictObject({ sequent: z.string().min(1).max(2000) });

/** Returns the JSON body of a request, validated by its schema; misuse if it is not JSON or does not match. */
export const sentBy = async <Value>(
  { req }: Pick<Context, "req">,
  schema: z.ZodType<Value>,
): Promise<Value> => {
  const body: unknown = await req.json().catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new OrganonError("misuse", `the request is not JSON: ${cause.message}`, { cause });
  });
  return bySchema(schema, body, (fault) => new OrganonError("misuse", fault));
};

export const playgroundRoutes = ({ askOne, models, prover }: Sources): Hono => {
  const app = new Hono();
  app.get("/skills", async (context) => {
    const profile = context.req.query("profile") ?? "balanced";
    return context.json({ skills: await skillTree(profile), styles: styleNames, lexicons: lexiconNames });
  });
  app.post("/play", async (context) => context.json(play(await sentBy(context, wanted))));
  app.get("/models", async (context) => context.json(await models.list()));
  app.post("/ask", async (context) => {
    const { model, options, place } = await sentBy(context, asked);
    if (askOne === undefined)
      throw new OrganonError("misuse", "no model may be asked from here", {
        hint: "organon view without --no-ask",
      });
    return context.json(await askOne(await models.get(model), options, place));
  });
  app.post("/prove", async (context) => {
    const { sequent } = await sentBy(context, argued);
    const { signal } = context.req.raw;
    try {
      return context.json(await prover.decide(sequent, signal));
    } catch (error) {
      // The page that sent the request is closed.
      if (signal.aborted) return context.body(null, 204);
      if (!(error instanceof OrganonError) || error.code !== "incomplete") throw error;
      return context.json({ relation: "undecided", told: [error.message] } satisfies DecidedArgument);
    }
  });
  return app;
};
