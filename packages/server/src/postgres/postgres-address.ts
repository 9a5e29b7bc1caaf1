/**
 * Checks a store's address on a PostgreSQL server, in libpq's format: postgres://user:password@host:port/database?sslmode=…
 * The driver reads it and takes missing parts from libpq's variables and ~/.pgpass. The displayed address contains neither the
 * password nor certificate paths.
 */
import { accessSync } from "node:fs";
import { isIP } from "node:net";
import { isPostgresAddress, OrganonError } from "organon/store";

/** The connection to a server, in the driver's names. Contains the password, so never show it. */
export type PostgresConnection = {
  readonly connectionString: string;
  readonly application_name: string;
  readonly keepAlive: true;
  readonly connectionTimeoutMillis: number;
};

/** The location of a store on a server, and its connection. */
export type PostgresAddress = {
  /** For display and reuse: without password and certificates. */
  readonly location: string;
  /** The schema that holds the store's tables: `?schema=`, or organon. */
  readonly schema: string;
  readonly connection: PostgresConnection;
};

type Environment = Readonly<Record<string, string | undefined>>;

const certificates = ["sslrootcert", "sslcert", "sslkey"];
const tlsParameters = ["sslmode", ...certificates];
const parameters = ["schema", "host", ...tlsParameters];
const sslModes = ["disable", "require", "verify-ca", "verify-full"];

/** Checks an address. Error messages state the fault, and never repeat the address. */
export const postgresAddress = (address: string, env: Environment = process.env): PostgresAddress => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !isPostgresAddress(address)) throw badAddress("the address cannot be read");
  const given = url.searchParams;
  for (const name of given.keys())
    if (!parameters.includes(name)) throw badAddress(`the parameter “${name}” is not known`);
  const schema = given.get("schema") ?? "organon";
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema) || schema.startsWith("pg_"))
    throw badAddress("a schema's name has small letters, digits and _ only");
  if (/%(?![0-9a-f]{2})/i.test(address)) throw badAddress("a % in it is no code of a character");
  if (url.pathname.length < 2 && !env["PGDATABASE"]) throw badAddress("it names no database");
  const port = Number(url.port || env["PGPORT"] || 5432);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw badAddress("its port is no number");
  const shown = new URL(url);
  shown.password = "";
  for (const name of ["host", ...certificates]) shown.searchParams.delete(name);
  given.delete("schema");
  setTls(url, env);
  return {
    location: shown.href,
    schema,
    connection: {
      connectionString: url.href,
      application_name: "organon",
      keepAlive: true,
      connectionTimeoutMillis: 20_000,
    },
  };
};

const badAddress = (why: string): OrganonError =>
  new OrganonError("misuse", `the store's address on PostgreSQL is no good: ${why}`, {
    hint: "as in postgres://user@host:5432/database?sslmode=verify-full, the password in PGPASSWORD or ~/.pgpass",
  });

/**
 * Sets the parameters of TLS, in libpq's meaning. Without a mode: none on this machine, otherwise the strictest, because
 * questions, answers and a password cross a network.
 */
const setTls = ({ searchParams: given, hostname }: URL, env: Environment): void => {
  for (const name of tlsParameters) {
    const value = given.get(name) ?? env[`PG${name.toUpperCase()}`];
    if (value) given.set(name, value);
  }
  const host = given.get("host") ?? (decodeURIComponent(hostname) || env["PGHOST"] || "localhost");
  const mode = given.get("sslmode") ?? (isLocal(host) ? "disable" : "verify-full");
  if (!sslModes.includes(mode)) throw badAddress(`sslmode “${mode}” is not one of ${sslModes.join(", ")}`);
  given.set("sslmode", mode);
  given.set("uselibpqcompat", "true");
  for (const name of certificates)
    if (mode === "disable") given.delete(name);
    else requireReadable(given.get(name), name);
  if (mode === "verify-ca" && !given.has("sslrootcert"))
    throw badAddress("sslmode=verify-ca needs sslrootcert=FILE");
};

const isLocal = (host: string): boolean =>
  host === "localhost" ||
  host.startsWith("/") ||
  (isIP(host) === 4 && host.startsWith("127.")) ||
  /^\[?::1\]?$/.test(host);

const requireReadable = (path: string | null, name: string): void => {
  try {
    if (path !== null) accessSync(path);
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw badAddress(`the file of ${name} cannot be read (${why})`);
  }
};
