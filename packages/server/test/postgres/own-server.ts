/**
 * A PostgreSQL server of a test's own, which may be restarted and speaks TLS with a certificate made for it. It needs the
 * server's programs (and openssl for the certificate): where they are missing, tests are skipped with that reason, unless CI=true.
 */
import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe } from "vitest";

const exec = promisify(execFile);

const programs = (): string | undefined => {
  const versions = "/usr/lib/postgresql";
  const found = existsSync(versions) ? readdirSync(versions) : [];
  return found
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
};
const bin = programs();
const hasOpenssl = ["/usr/bin/openssl", "/usr/local/bin/openssl"].some((path) => existsSync(path));

/** Tests with a server of their own: skipped with the reason where it cannot be started. */
export const describeWithOwnServer = (name: string, tests: () => void): void => {
  const missing = bin === undefined ? "no initdb below /usr/lib/postgresql" : hasOpenssl ? "" : "no openssl";
  if (missing === "" || process.env["CI"] === "true") describe(name, tests);
  else describe.skip(`${name} (${missing})`, tests);
};

export type OwnServer = {
  /** The address of its only database, by the name that its certificate has; `query` as in `sslmode=disable`. */
  readonly address: (query?: string, host?: string) => string;
  /** The file with the authority that signed its certificate. */
  readonly authority: string;
  readonly ask: (text: string) => Promise<readonly Record<string, unknown>[]>;
  /** Stops it at once, as a machine that goes down, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts a server that lets everybody in on this machine; `asksTls` refuses who comes without TLS. */
export const startOwnServer = async ({ asksTls = false } = {}): Promise<OwnServer> => {
  const folder = mkdtempSync(join(tmpdir(), "organon-postgres-"));
  const data = join(folder, "data");
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const idOf = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const as = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const own = (path: string, mode: number): void => {
    chmodSync(path, mode);
    if (as.uid !== undefined && as.gid !== undefined) chownSync(path, as.uid, as.gid);
  };
  own(folder, 0o711);
  const run = (program: string, ...args: readonly string[]): void =>
    void execFileSync(join(bin ?? "", program), args, { ...as, cwd: folder, stdio: "ignore" });
  run("initdb", "-D", data, "-A", "trust", "-U", "organon", "--no-sync");
  const { authority, certificate, key } = certificateIn(folder);
  own(key, 0o600);
  own(certificate, 0o644);
  writeFileSync(
    join(data, "pg_hba.conf"),
    `${asksTls ? "hostssl" : "host"} all all 127.0.0.1/32 trust\n${asksTls ? "hostssl" : "host"} all all ::1/128 trust\n`,
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "ssl=on",
    `ssl_cert_file=${certificate}`,
    `ssl_key_file=${key}`,
  ]
    .map((setting) => `-c ${setting}`)
    .join(" ");
  const address = (query = "", host = "127.0.0.1"): string =>
    `postgres://organon@${host}:${port}/postgres${query === "" ? "" : `?${query}`}`;
  const ask: OwnServer["ask"] = async (text) => {
    const client = new Client({ connectionString: address(), ssl: { rejectUnauthorized: false } });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  const pgCtl = (...args: readonly string[]) =>
    exec(join(bin ?? "", "pg_ctl"), ["-D", data, "-w", ...args], { ...as, cwd: folder });
  // Without the log file the server would inherit the pipes, and pg_ctl would never end.
  const start = () => pgCtl("-l", join(data, "log"), "-o", settings, "start");
  // Nobody is waited for, and nothing is written down, as when a machine goes down.
  const stop = () => pgCtl("-m", "immediate", "stop");
  await start();
  return {
    address,
    authority,
    ask,
    restart: async () => {
      await stop();
      await start();
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
};

/** An authority, and a certificate of its for "localhost" alone. */
const certificateIn = (folder: string) => {
  const at = (name: string): string => join(folder, name);
  const openssl = (args: string): void =>
    void execFileSync("openssl", args.split(" "), { cwd: folder, stdio: "ignore" });
  const made = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
  openssl(`req -x509 ${made} -subj /CN=authority -days 2 -keyout ca.key -out ca.pem`);
  openssl(`req ${made} -subj /CN=localhost -keyout server.key -out server.csr`);
  writeFileSync(at("names"), "subjectAltName=DNS:localhost\n");
  openssl(
    "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem",
  );
  return { authority: at("ca.pem"), certificate: at("server.pem"), key: at("server.key") };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
