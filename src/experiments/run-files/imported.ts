/** Checks of a run that came as a file: kept in the store as a note on the run, so that its report can say it. */
import { isRecord } from "#logic/is-record";
import type { ImportCheck } from "#reports/summary";
import { canonicalJson } from "#runs/plan";
import type { Annotation, Store } from "#runs/store";
import { fromJson } from "#runs/stores/rows";

const getImportStudy = (run: string): string => `import ${run}`;

/** True if a note is about an import, and not from a person. */
export const isAboutImport = ({ study }: Pick<Annotation, "study">): boolean => study.startsWith("import ");

const isCheck = (value: unknown): value is ImportCheck => isRecord(value) && Array.isArray(value["faults"]);

/** Returns what the last import of a run checked; undefined for a run that was asked here. */
export const findImport = async (store: Store, run: string): Promise<ImportCheck | undefined> => {
  const [note] = await store.annotations(getImportStudy(run));
  return note && fromJson("answers", note.answers["check"] ?? "", isCheck);
};

/** Keeps what an import checked. The time of an import that found the same as the one before is not kept. */
export const keepImport = async (store: Store, run: string, check: ImportCheck): Promise<void> => {
  const before = await findImport(store, run);
  if (before !== undefined && canonicalJson({ ...check, at: before.at }) === canonicalJson(before)) return;
  const about = { study: getImportStudy(run), subject: run, annotator: "organon import" };
  await store.annotate({ ...about, answers: { check: JSON.stringify(check) }, at: check.at });
};
