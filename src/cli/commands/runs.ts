/**
 * `organon runs`: the runs of a store; a name for one, or one taken out.
 */
import { OrganonError } from "#logic/error";
import { runsDocument } from "#report/documents/runs-document";
import { listRuns, nameRun, removeRun } from "#verbs/runs";
import { defineVerb } from "../command.ts";
import { flag, on, text } from "../flags.ts";

export const runs = defineVerb({
  name: "runs",
  summary: "The runs of a store: what each asked, how far it is. Names one, or takes one out.",
  example: "organon runs latest --name baseline",
  arguments: [
    { name: "[run]", about: "with --name or --remove: a run's id, a unique prefix of it, or latest" },
  ],
  flags: {
    name: flag("--name <name>", "give the run this name; every verb then finds it by it", text),
    remove: flag("--remove", "take the run out; its answers stay, and are found where the same is asked", on),
  },
  run: async ({ name, remove = false }, { open }, [reference]) => {
    if (name === undefined && !remove) {
      if (reference !== undefined)
        throw new OrganonError("misuse", `organon runs lists all runs, and “${reference}” names one`, {
          hint: `organon report ${reference} tells it; --name or --remove does something with it`,
        });
      const store = await open("read");
      const listed = await listRuns(store);
      return { json: { runs: listed }, document: runsDocument(listed, store.location) };
    }
    if (name !== undefined && remove)
      throw new OrganonError("misuse", "--name and --remove do not go together", {
        hint: "give one of them",
      });
    if (reference === undefined)
      throw new OrganonError("misuse", "which run is meant is not said", {
        hint: `as in organon runs latest ${remove ? "--remove" : "--name baseline"}; organon runs lists them`,
      });
    const store = await open("append");
    if (name !== undefined) {
      const run = await nameRun(reference, name, store);
      return { json: { run, name }, lines: [`run ${run} is “${name}”`] };
    }
    const run = await removeRun(reference, store);
    return { json: { removed: run }, lines: [`removed run ${run}; its answers stay in the store`] };
  },
});
