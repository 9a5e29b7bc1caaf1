/** Queries the properties of a Redis or Valkey server once, without waiting for an unavailable one. */
import { OrganonError } from "organon/store";
import { redisAddress } from "./queue-address.ts";

/** The properties of a server. */
type RedisFacts = {
  /** The displayable address. */
  readonly location: string;
  readonly version: string;
  /** The eviction policy; a queue needs `noeviction`. */
  readonly policy: string;
  readonly tls: boolean;
};

/** Queries the server; throws `incomplete` if it does not answer and `access` if it denies access. */
export const redisFacts = async (address: string): Promise<RedisFacts> => {
  const { Redis } = await import("ioredis");
  const { location, connection } = redisAddress(address);
  const client = new Redis({
    ...connection,
    lazyConnect: true,
    connectTimeout: 10_000,
    retryStrategy: () => null,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const info = await client.info();
    const said = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1] ?? "";
    return {
      location,
      version: said("valkey_version") || said("redis_version"),
      policy: said("maxmemory_policy"),
      tls: connection.tls !== undefined,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/NOAUTH|WRONGPASS|NOPERM/.test(message))
      throw new OrganonError("access", `the queue ${location} does not let us in: ${message}`, {
        hint: "the password goes into REDIS_PASSWORD",
      });
    throw new OrganonError("incomplete", `the queue ${location} is not there: ${message}`, {
      hint: "start it, or leave the address out: the store's own server will do",
    });
  } finally {
    client.disconnect();
  }
};
