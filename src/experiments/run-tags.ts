/** Names and tags of runs. Tags are notes in the store, which travel with a run. */
import { misuse } from "#logic/error";
import { clip } from "#reports/printable";
import type { Store } from "#runs/store";
import { isRunName } from "./results/names.ts";

const buildTagStudy = (run: string): string => `tags ${run}`;

/** Returns the tags in a list such as "nightly, step=1000", each once. */
export function splitTags(text: string): readonly string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== "");
}

/** Returns the tags of all tagged runs, by the runs' ids. */
export async function readTags(store: Store): Promise<ReadonlyMap<string, readonly string[]>> {
  const notes = (await store.annotations()).filter(({ study, subject }) => study === buildTagStudy(subject));
  return new Map(notes.map(({ subject, answers }) => [subject, splitTags(answers["tags"] ?? "")]));
}

/** Replaces the tags of a run; `at` is an ISO time. Throws misuse for a tag that a list or a terminal can't show. */
export async function setTags(
  store: Store,
  { run, tags, at }: { readonly run: string; readonly tags: readonly string[]; readonly at: string },
): Promise<void> {
  const wrong = tags.find((tag) => !/^[\p{L}\p{N}][\p{L}\p{N}._:/+= -]{0,59}$/u.test(tag));
  if (wrong !== undefined)
    throw misuse(
      `“${clip(wrong, 80)}” cannot be a tag`,
      "use up to 60 letters, digits, spaces and . _ : / + = -, as in nightly or step=1000",
    );
  const answers = { tags: tags.join(", ") };
  await store.annotate({ study: buildTagStudy(run), subject: run, annotator: "organon", answers, at });
}

type Labels = { readonly name?: string; readonly tags?: readonly string[]; readonly at: string };

/** Gives a run a name, by which every command finds it, or tags. Returns its id. Throws misuse for a name that can be an id. */
export async function labelRun(reference: string, { name, tags, at }: Labels, store: Store): Promise<string> {
  const run = await store.findRun(reference);
  if (name !== undefined && !isRunName(name))
    throw misuse(
      `“${clip(name, 80)}” cannot name a run`,
      "use up to 60 letters, digits, spaces, . _ and -, with at least one letter beyond a to f: as in baseline-1",
    );
  if (tags !== undefined) await setTags(store, { run: run.id, tags, at });
  if (name !== undefined) await store.nameRun(run, name);
  return run.id;
}

/** The study of the notes on answers of a run. */
export const noteStudy = (run: string): string => `notes ${run}`;

/** A user's note on an answer: a thumb, a text, or both. */
export type AnswerNote = {
  /** The hash of the call. */
  readonly call: string;
  readonly thumb: "" | "up" | "down";
  readonly note: string;
  /** ISO time. */
  readonly at: string;
};

/** Returns the notes on answers of a run that are not empty. */
export async function readNotes(store: Store, run: string): Promise<readonly AnswerNote[]> {
  const notes = await store.annotations(noteStudy(run));
  return notes.flatMap(({ subject: call, answers: { thumb = "", note = "" }, at }) =>
    thumb === "" && note === ""
      ? []
      : [{ call, thumb: thumb === "up" ? "up" : thumb === "down" ? "down" : "", note, at }],
  );
}
