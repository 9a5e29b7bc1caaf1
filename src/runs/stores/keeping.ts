/**
 * What is done with whole runs besides asking: a name given to one, and one taken out of the store. The record of
 * responses stays: the same plan asked again finds its answers.
 */
import { OrganonError } from "#logic";
import type { Store } from "../store.ts";
import { numberOfRun, type Source } from "./reading.ts";

export const createKeeping = (source: Source): Pick<Store, "nameRun" | "runNames" | "removeRun"> => {
  const { db } = source;
  return {
    nameRun: async (run, name) => {
      const number = await numberOfRun(source, run.id);
      await db.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom("run_aliases as a")
          .innerJoin("runs as r", "r.number", "a.run")
          .where("a.id", "=", name)
          .select("r.id")
          .executeTakeFirst();
        if (known !== undefined && known.id !== run.id)
          throw new OrganonError("misuse", `“${name}” is the name of run ${known.id}`, {
            hint: "give another name",
          });
        // A run has one name of ours; ids of earlier versions stay.
        const names = await trx.selectFrom("run_aliases").where("run", "=", number).select("id").execute();
        for (const { id } of names)
          if (!isId(id)) await trx.deleteFrom("run_aliases").where("id", "=", id).execute();
        await trx.insertInto("run_aliases").values({ id: name, run: number }).execute();
      });
    },
    runNames: async () => {
      const rows = await db
        .selectFrom("run_aliases as a")
        .innerJoin("runs as r", "r.number", "a.run")
        .select(["a.id as name", "r.id"])
        .execute();
      return new Map(rows.filter(({ name }) => !isId(name)).map(({ id, name }) => [id, name]));
    },
    removeRun: async (run) => {
      const number = await numberOfRun(source, run.id);
      await db.transaction().execute(async (trx) => {
        const open = await trx
          .selectFrom("batches")
          .where("run", "=", number)
          .where("status", "in", ["intended", "waiting"])
          .select("name")
          .executeTakeFirst();
        if (open !== undefined)
          throw new OrganonError("misuse", `a vendor still works on a batch of run ${run.id}`, {
            hint: "fetch it first: the same command that began the run does",
          });
        await trx.deleteFrom("calls").where("run", "=", number).execute();
        await trx.deleteFrom("batches").where("run", "=", number).execute();
        await trx.deleteFrom("run_aliases").where("run", "=", number).execute();
        await trx.deleteFrom("subjects").where("run", "=", number).execute();
        await trx.deleteFrom("runs").where("number", "=", number).execute();
      });
    },
  };
};

/** Ids of runs are hexadecimal digits; a name holds another letter. */
const isId = (name: string): boolean => /^[0-9a-f]+$/.test(name);
