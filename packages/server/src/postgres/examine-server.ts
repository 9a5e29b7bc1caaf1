/** Checks a server and its store for `organon doctor`. */
import { attempt, type Checkup } from "organon/store";
import { postgresFacts } from "./postgres-facts.ts";
import { hasPostgresStore, openPostgresStore } from "./postgres-store.ts";

/** Checks the server and the store; creates and changes nothing. */
export const examineServer = async (address: string): Promise<readonly Checkup[]> => {
  const facts = await attempt(() => postgresFacts(address));
  if (facts.value === undefined) return [{ what: "store", state: "ill", said: facts.error ?? "" }];
  const { location, version, fsync, synchronousCommit, isSuperuser, mayCreate, tls } = facts.value;
  const { connections, maxConnections, aheadMs } = facts.value;
  const store = await attempt(async () => {
    if (!(await hasPostgresStore(address))) return undefined;
    const opened = openPostgresStore(address, { mode: "read" });
    try {
      return { faults: await opened.check(), runs: (await opened.runs()).length };
    } finally {
      await opened.close();
    }
  });
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return [
    store.error !== undefined
      ? { what: "store", state: "ill", said: store.error }
      : store.value === undefined
        ? {
            what: "store",
            state: mayCreate ? "note" : "ill",
            said: `none at ${location} yet${mayCreate ? "" : ", and this user may not make one"}`,
          }
        : store.value.faults.length > 0
          ? { what: "store", state: "ill", said: store.value.faults.slice(0, 3).join("; ") }
          : { what: "store", state: "well", said: `${location}, ${store.value.runs} runs` },
    { what: "PostgreSQL", state: "well", said: `${version}, ${tls ? "over TLS" : "not encrypted"}` },
    fsync && synchronousCommit
      ? { what: "durability", state: "well", said: "a commit outlives the server's end" }
      : {
          what: "durability",
          state: "note",
          said: `${fsync ? "synchronous_commit" : "fsync"} is off: the last answers may be lost, and are asked again`,
        },
    isSuperuser
      ? { what: "rights", state: "note", said: "a superuser; docs/scale-out.md says how little is needed" }
      : { what: "rights", state: "well", said: "no superuser" },
    connections < maxConnections - 5
      ? { what: "connections", state: "well", said: `${connections} of ${maxConnections} taken` }
      : { what: "connections", state: "ill", said: `${connections} of ${maxConnections} taken` },
    seconds <= 5
      ? { what: "server's clock", state: "well", said: "agrees with ours" }
      : {
          what: "server's clock",
          state: "ill",
          said: `${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} ours`,
        },
  ];
};
