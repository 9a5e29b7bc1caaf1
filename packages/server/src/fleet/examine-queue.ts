/** Checks a queue for `organon doctor`: whether its server answers, and whether it is configured to keep slices. */
import { isPostgresAddress, type Checkup, OrganonError } from "organon/store";
import { openPostgresSession } from "../postgres/postgres-session.ts";
import { redisFacts } from "./redis-server.ts";
import { queueSchemaOf } from "./slice-queue.ts";

/** Checks the queue at an address; changes nothing. */
export const examineQueue = async (address: string): Promise<readonly Checkup[]> => {
  try {
    return isPostgresAddress(address) ? await onPostgres(address) : await onRedis(address);
  } catch (error) {
    if (!(error instanceof OrganonError)) throw error;
    const hint = error.hint === undefined ? "" : ` (${error.hint})`;
    return [{ what: "queue", state: "ill", said: `${error.message}${hint}` }];
  }
};

const onPostgres = async (address: string): Promise<readonly Checkup[]> => {
  const session = await openPostgresSession(address);
  try {
    const schema = queueSchemaOf(session.schema);
    const [row] = await session.askOnce("SELECT to_regclass($1) IS NOT NULL AS is_there", [`${schema}.job`]);
    if (row?.["is_there"] !== true)
      return [
        {
          what: "queue",
          state: "note",
          said: `none at ${session.location} yet; organon run --queue makes it`,
        },
      ];
    const [jobs] = await session.askOnce(`SELECT count(*)::int AS count FROM ${schema}.job`);
    return [
      { what: "queue", state: "well", said: `${session.location}, ${String(jobs?.["count"])} slices in it` },
    ];
  } finally {
    await session.close();
  }
};

const onRedis = async (address: string): Promise<readonly Checkup[]> => {
  const { location, version, policy, tls } = await redisFacts(address);
  return [
    {
      what: "queue",
      state: "well",
      said: `${location}, Redis ${version}, ${tls ? "over TLS" : "not encrypted"}`,
    },
    policy === "noeviction"
      ? { what: "queue's memory", state: "well", said: "nothing is evicted" }
      : {
          what: "queue's memory",
          state: "ill",
          said: `maxmemory-policy is ${policy}: a full server would forget slices; set noeviction`,
        },
  ];
};
