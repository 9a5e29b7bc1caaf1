/**
 * `organon runs`: lists the runs of a store; names, tags or removes one; shows what runs now.
 */
import { misuse } from "#logic/error";
import { count } from "#reports/numbers";
import { labelRun, setTags, splitTags } from "#experiments/run-tags";
import { listRuns, runsDocument, runToRemove } from "./runs.ts";
import { status, statusDocument } from "./status.ts";
import { readPrices } from "../asking.ts";
import { type Context, type Result } from "../command.ts";
import type { Values } from "../flags.ts";
import { requireYes } from "../approve-cost.ts";
import type { options } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [reference]: readonly string[],
): Promise<Result | number> => {
  const { name, tag, remove = false, now = false } = values;
  const isLabelled = name !== undefined || (tag !== undefined && reference !== undefined);
  if ([isLabelled, remove, now].filter(Boolean).length > 1)
    throw misuse("--name or --tag, --remove and --now can't be combined", "give one of them");
  if (now) return tellNow(context);
  if (!isLabelled && !remove) return listed(reference, tag, context);
  if (reference === undefined)
    throw misuse(
      "no run is named",
      `as in organon runs latest ${remove ? "--remove" : "--name baseline"}; organon runs lists them`,
    );
  const store = await context.open("append");
  if (isLabelled) {
    const tags = tag === undefined ? undefined : splitTags(tag);
    const run = await labelRun(reference, { name, tags, at: new Date().toISOString() }, store);
    const named = name === undefined ? [] : [`run ${run} is “${name}”`];
    const tagged = tags && [`run ${run} has ${tags.length === 0 ? "no tags" : `tags ${tags.join(", ")}`}`];
    return { json: { run, name, tags }, lines: [...named, ...(tagged ?? [])] };
  }
  const run = await runToRemove(reference, store);
  const { answers = false, yes = false } = values;
  const words = `run ${run.id} and its answers are removed for good`;
  if (answers && !yes)
    await requireYes(words, "Remove?", "without --answers they stay in the store", context);
  const removed = await store.removeRun(run, { answers });
  await setTags(store, { run: run.id, tags: [], at: new Date().toISOString() });
  const what = answers ? `${count(removed)} answers that no other run uses` : "its answers stay in the store";
  return {
    json: { removed: run.id, ...(answers && { answers: removed }) },
    lines: [`removed run ${run.id}${answers ? " and" : ";"} ${what}`],
  };
};

const listed = async (
  reference: string | undefined,
  tag: string | undefined,
  { open, config }: Context,
): Promise<Result> => {
  if (reference !== undefined)
    throw misuse(
      `organon runs lists all runs and takes “${reference}” only with --name, --tag or --remove`,
      "organon report RUN shows one run",
    );
  const store = await open("read");
  const wanted = splitTags(tag ?? "");
  const all = await listRuns(store, { prices: readPrices(config), tags: wanted });
  const unreadable = await store.unreadableRuns();
  return { json: { runs: all, unreadable }, document: runsDocument(all, store.location, unreadable) };
};

const tellNow = async ({ openIfThere }: Context): Promise<Result> => {
  const store = await openIfThere();
  const found = store === undefined ? { sessions: [], batches: [], unfinished: [] } : await status({ store });
  return { json: found, document: statusDocument(found) };
};
