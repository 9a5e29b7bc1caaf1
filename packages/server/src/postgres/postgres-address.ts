/**
 * Parses a store's address on a PostgreSQL server in libpq's format: postgres://user:password@host:port/database?sslmode=…
 * Missing parts come from libpq's variables (PGHOST, PGUSER, PGPASSWORD, ~/.pgpass and others). An address is parsed once;
 * the displayed address contains neither the password nor certificate paths.
 */
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { isPostgresAddress, OrganonError } from "organon/store";

/** The connection to a server, in the driver's names. Contains the password, so never show it. */
export type PostgresConnection = {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user?: string;
  readonly password?: string;
  readonly ssl:
    | false
    | {
        readonly rejectUnauthorized: boolean;
        readonly checkServerIdentity?: () => undefined;
        readonly ca?: string;
        readonly cert?: string;
        readonly key?: string;
      };
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

const usualSchema = "organon";
const sslModes = ["disable", "require", "verify-ca", "verify-full"] as const;
type SslMode = (typeof sslModes)[number];
const parameters = ["schema", "sslmode", "sslrootcert", "sslcert", "sslkey", "host"];
/** The parameters that are neither secret nor a path. */
const shownParameters = ["schema", "sslmode"];

/** Parses an address. Error messages state the fault, and never repeat the address. */
export const postgresAddress = (
  address: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): PostgresAddress => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !isPostgresAddress(address)) throw badAddress("the address cannot be read");
  for (const name of url.searchParams.keys())
    if (!parameters.includes(name)) throw badAddress(`the parameter “${name}” is not known`);
  const schema = url.searchParams.get("schema") ?? usualSchema;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema) || schema.startsWith("pg_"))
    throw badAddress("a schema's name has small letters, digits and _ only");
  const host = url.searchParams.get("host") ?? (hostOf(url) || env["PGHOST"] || "127.0.0.1");
  const database = decode(url.pathname.slice(1)) || env["PGDATABASE"];
  if (database === undefined) throw badAddress("it names no database");
  const user = decode(url.username) || env["PGUSER"];
  const password = decode(url.password) || env["PGPASSWORD"];
  const port = Number(url.port || env["PGPORT"] || 5432);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536)) throw badAddress("its port is no number");
  return {
    location: shown(url),
    schema,
    connection: {
      host,
      port,
      database,
      user,
      password,
      ssl: tlsOf(url.searchParams, host, env),
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

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badAddress("a % in it is no code of a character");
  }
};

/** An IPv6 address is in brackets. */
const hostOf = ({ hostname }: URL): string => decode(hostname).replace(/^\[(.*)\]$/, "$1");

const shown = (url: URL): string => {
  const safe = new URL(url);
  safe.password = "";
  for (const name of parameters) if (!shownParameters.includes(name)) safe.searchParams.delete(name);
  return safe.href;
};

const isLocal = (host: string): boolean =>
  host === "localhost" ||
  host.startsWith("/") ||
  (isIP(host) === 4 && host.startsWith("127.")) ||
  host === "::1";

/**
 * TLS by libpq's modes, except for the default: none on this machine, otherwise the strictest, because questions,
 * answers and a password cross a network.
 */
const tlsOf = (
  given: URLSearchParams,
  host: string,
  env: Readonly<Record<string, string | undefined>>,
): PostgresConnection["ssl"] => {
  const named = given.get("sslmode") ?? (env["PGSSLMODE"] || undefined);
  const mode: SslMode | undefined = sslModes.find((one) => one === named);
  if (named !== undefined && mode === undefined)
    throw badAddress(`sslmode “${named}” is not one of ${sslModes.join(", ")}`);
  const wanted = mode ?? (isLocal(host) ? "disable" : "verify-full");
  if (wanted === "disable") return false;
  const file = (name: string, variable: string): string | undefined => {
    const path = given.get(name) ?? (env[variable] || undefined);
    return path === undefined ? undefined : certificateIn(path, name);
  };
  const ca = file("sslrootcert", "PGSSLROOTCERT");
  const cert = file("sslcert", "PGSSLCERT");
  const key = file("sslkey", "PGSSLKEY");
  return {
    rejectUnauthorized: wanted !== "require",
    // An undefined member would disable the check instead of keeping Node's own.
    ...(wanted === "verify-ca" ? { checkServerIdentity: () => undefined } : {}),
    ca,
    cert,
    key,
  };
};

const certificateIn = (path: string, name: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw badAddress(`the file of ${name} cannot be read (${why})`);
  }
};
