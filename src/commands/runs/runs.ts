/**
 * The runs of a store: what each asked, how far it is, what it is called; and one taken out. Nothing is asked.
 */
import { sumUsage, tallyCalls } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import type { PriceTable } from "#models/prices";
import { buildSum } from "#experiments/results/costs";
import { nameSubjects } from "#experiments/results/names";
import { readTags } from "#experiments/run-tags";
import { planWords } from "#experiments/results/plan-words";
import { number, table, text } from "#reports/blocks";
import type { Cell, Document } from "#reports/document";
import { count, formatDate, runLabel } from "#reports/numbers";

/** All runs, or those with all of the given tags, the last touched first. */
export const listRuns = async (
  store: Store,
  { prices, tags = [] }: { readonly prices?: PriceTable; readonly tags?: readonly string[] } = {},
) => {
  const listed = [];
  const tagged = await readTags(store);
  for (const run of await store.runs()) {
    const own = tagged.get(run.id) ?? [];
    if (tags.every((tag) => own.includes(tag)))
      listed.push({ ...(await describeRun(run, store, prices)), tags: own });
  }
  return listed;
};

const describeRun = async (run: Run, store: Store, prices?: PriceTable) => {
  const { id, name, created, touched, subjects, plan } = run;
  const short = nameSubjects(subjects);
  const tallies = await tallyCalls(store, run);
  const models = [];
  for (const [place, subject] of subjects.entries()) {
    const { planned = 0, missing = 0, failed = 0 } = tallies[place] ?? {};
    models.push({
      model: subject.id,
      name: short[place] ?? subject.id,
      planned,
      answered: planned - missing - failed,
      failed,
      ...(planned === missing ? { usd: 0 } : buildSum(await sumUsage(store, run, subject.id, prices))),
    });
  }
  return {
    id,
    name: name ?? null,
    created,
    touched,
    suite: planWords(plan).join(", "),
    models,
    complete: run.planned && models.every(({ planned, answered }) => planned > 0 && planned === answered),
  };
};

/** Returns the run of a reference, or one that can't be read by its id. */
export const runToRemove = async (reference: string, store: Store): Promise<Pick<Run, "id">> =>
  (await store.unreadableRuns()).find(({ id }) => id === reference) ?? store.findRun(reference);

/** The document; `location` is where the store is. */
export const runsDocument = (
  runs: Awaited<ReturnType<typeof listRuns>>,
  location: string,
  unreadable: Awaited<ReturnType<Store["unreadableRuns"]>> = [],
): Document => {
  const isTagged = runs.some(({ tags }) => tags.length > 0);
  const rows = runs.flatMap(({ id, name, tags, touched, suite, models }) =>
    models.map((model, place): readonly Cell[] => [
      place === 0 ? runLabel({ id, name: name ?? undefined }) : "",
      place === 0 ? formatDate(touched) : "",
      place === 0 ? suite : "",
      model.name,
      `${count(model.answered)} of ${count(model.planned)}`,
      number(model.failed),
      { kind: "cost", usd: model.usd, bound: model.bound },
      ...(isTagged ? [place === 0 ? tags.join(", ") : ""] : []),
    ]),
  );
  const columns = [
    "run",
    { heading: "last asked", spare: 2 },
    "what",
    "model",
    "answered",
    { heading: "failed", spare: 1 },
    { heading: "cost", spare: 3 },
    ...(isTagged ? ["tags"] : []),
  ];
  const blocks =
    rows.length === 0 ? [text("There is no run yet: begin one with organon run.")] : [table(columns, rows)];
  const title = `${runs.length === 0 ? "No" : runs.length} run${runs.length === 1 ? "" : "s"} in ${location}`;
  const facts = unreadable.map(
    ({ id, why }) => `run ${id} cannot be read: ${why}; organon runs ${id} --remove takes it out`,
  );
  return { title, facts, sections: [{ id: "runs", blocks }] };
};
