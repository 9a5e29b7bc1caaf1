/** The playground: what there is to choose from, questions by it, one model asked one of them, and arguments proved. */
import { Hono } from "hono";
import { z } from "zod";
import { fitchLines, OrganonError, type FitchLine } from "#logic";
import { lexiconNames, play, prove, sequentOf, skillTree, styleNames } from "#verbs";
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
  model: z.string().min(1).max(300),
  options: wanted,
  place: z.int().min(0).max(19),
});

const argued = z.strictObject({ sequent: z.string().min(1).max(2000) });

/** What was sent, by its schema; misuse says where it does not fit. */
export const parsed = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new OrganonError(
    "misuse",
    `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is not what is taken"}`,
  );
};

export const playgroundRoutes = ({ askOne }: Sources): Hono => {
  const app = new Hono();
  app.get("/skills", (context) => {
    const profile = context.req.query("profile") ?? "paper";
    return context.json({ skills: skillTree(profile), styles: styleNames, lexicons: lexiconNames });
  });
  app.post("/play", async (context) => context.json(play(parsed(wanted, await context.req.json()))));
  app.post("/ask", async (context) => {
    const { model, options, place } = parsed(asked, await context.req.json());
    if (askOne === undefined)
      throw new OrganonError("misuse", "no model may be asked from here", {
        hint: "organon view without --no-ask",
      });
    return context.json(await askOne(model, options, place));
  });
  app.post("/prove", async (context) => {
    const { sequent } = parsed(argued, await context.req.json());
    const { judgement, certificate, english } = await prove(sequentOf(sequent), { english: {} });
    const proof: readonly FitchLine[] | undefined =
      judgement.relation === "entailment" ||
      judgement.relation === "contradiction" ||
      judgement.relation === "inconsistent"
        ? fitchLines(judgement.certificate)
        : undefined;
    return context.json({
      relation: judgement.relation,
      told: english ?? [],
      ...(proof === undefined ? {} : { proof }),
      ...(certificate?.kind === "interpretations"
        ? { worlds: { satisfying: certificate.satisfying, refuting: certificate.refuting } }
        : {}),
    });
  });
  return app;
};
