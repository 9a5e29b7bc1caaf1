/**
 * The runs of a store: what each asked, how far it is, what it is called; and one taken out. Nothing is asked.
 */
import { sumUsage, tallyCalls } from "#runs/answers";
import { OrganonError } from "#logic/error";
import type { ListedRun } from "#report/documents/runs-document";
import type { Run, Store } from "#runs/store";
import { namesOf } from "./reporting/names.ts";
import { suiteInWords } from "./viewing/suite-words.ts";

/**
 * All runs, the last touched first.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 4 }), models: openModels(["reasoner:coin"]) }, { store });
 * const [only] = await listRuns(store);
 * only!.models[0]!.answered; // → 4
 * await store.close();
 */
export const listRuns = async (store: Store): Promise<readonly ListedRun[]> => {
  const names = await store.runNames();
  const listed: ListedRun[] = [];
  for (const run of await store.runs()) listed.push(await told(run, names.get(run.id), store));
  return listed;
};

const told = async (run: Run, name: string | undefined, store: Store): Promise<ListedRun> => {
  const { id, created, touched, subjects, plan } = run;
  const short = namesOf(subjects);
  const tallies = await tallyCalls(store, run);
  const models: ListedRun["models"][number][] = [];
  for (const [place, subject] of subjects.entries()) {
    const { planned = 0, missing = 0, failed = 0 } = tallies[place] ?? {};
    models.push({
      model: subject.id,
      name: short[place] ?? subject.id,
      planned,
      answered: planned - missing - failed,
      failed,
      usd: planned === missing ? 0 : (await sumUsage(store, run, subject.id)).usd,
    });
  }
  return {
    id,
    name: name ?? null,
    created,
    touched,
    suite: suiteInWords(plan.suite),
    models,
    complete: run.planned && models.every(({ planned, answered }) => planned > 0 && planned === answered),
  };
};

/** Gives a run a name by which every verb then finds it. Throws misuse for a name that cannot be told from an id. */
export const nameRun = async (reference: string, name: string, store: Store): Promise<string> => {
  const run = await store.findRun(reference);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._ -]*$/u.test(name) || /^[0-9a-f]+$/.test(name) || name === "latest")
    throw new OrganonError("misuse", `“${name}” cannot name a run`, {
      hint: "letters, digits, spaces, . _ and -, and at least one letter beyond a to f: as in baseline-1",
    });
  await store.nameRun(run, name);
  return run.id;
};

/** Takes a run out of the store; its answers stay in the record, and are found where the same is asked again. */
export const removeRun = async (reference: string, store: Store): Promise<string> => {
  const run = await store.findRun(reference);
  await store.removeRun(run);
  return run.id;
};
