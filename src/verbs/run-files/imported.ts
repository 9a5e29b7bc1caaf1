/** What was checked of a run that came as a file: kept in the store as a note on the run, so that its report can say it. */
import { z } from "zod";
import { misuse } from "#logic/error";
import type { ImportCheck } from "#report/summary";
import { canonicalJson } from "#runs/plan";
import type { Annotation, Store } from "#runs/store";
import { jsonBySchema } from "../files/by-schema.ts";

const importCheck: z.ZodType<ImportCheck> = z.object({
  at: z.string(),
  organon: z.string(),
  basis: z.enum(["plan", "another version", "answers", "file"]),
  questions: z.int(),
  verified: z.int(),
  replayed: z.int(),
  faults: z.array(z.string()),
});

const studyOf = (run: string): string => `import ${run}`;

/** Whether a note is about an import, and not from a person. */
export const isAboutImport = ({ study }: Pick<Annotation, "study">): boolean => study.startsWith("import ");

/** Returns what the last import of a run checked; undefined for a run that was asked here. */
export const findImport = async (store: Store, run: string): Promise<ImportCheck | undefined> => {
  const [note] = await store.annotations(studyOf(run));
  if (note === undefined) return undefined;
  return jsonBySchema(importCheck, note.answers["check"] ?? "", (fault) =>
    misuse(`the store ${store.location} holds a damaged note on the import of run ${run}: ${fault}`),
  );
};

/** Keeps what an import checked. The time of an import that found the same as the one before is not kept. */
export const keepImport = async (store: Store, run: string, check: ImportCheck): Promise<void> => {
  const before = await findImport(store, run);
  if (before !== undefined && canonicalJson({ ...check, at: before.at }) === canonicalJson({ ...before }))
    return;
  await store.annotate({
    study: studyOf(run),
    subject: run,
    annotator: "organon import",
    answers: { check: JSON.stringify(check) },
    at: check.at,
  });
};
