/**
 * Parses a queue's address: postgres://…, parsed like a store's, or redis://user:password@host:port/db (rediss://
 * over TLS). The displayed address contains no password.
 */
import { OrganonError } from "organon/store";

/** The connection to a Redis server. Contains the password, so never show it. */
type RedisConnection = {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: { readonly servername: string };
};

/** Parses a Redis address; error messages never repeat it. */
export const redisAddress = (
  address: string,
): { readonly location: string; readonly connection: RedisConnection } => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const db = Number(url?.pathname.slice(1) || 0);
  if (url === undefined || !/^rediss?:$/.test(url.protocol) || url.hostname === "" || !Number.isInteger(db))
    throw new OrganonError("misuse", "the queue's address cannot be read", {
      hint: "as in redis://host:6379/0, rediss://user@host:6380, or postgres://user@host/database",
    });
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const username = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password) || process.env["REDIS_PASSWORD"];
  return {
    location: `${url.protocol}//${url.host}/${db}`,
    connection: {
      host,
      port: Number(url.port || 6379),
      db,
      username: username === "" ? undefined : username,
      password,
      tls: url.protocol === "rediss:" ? { servername: host } : undefined,
    },
  };
};
