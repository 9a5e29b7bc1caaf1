/**
 * Converts PostgreSQL's error codes (postgresql.org/docs/current/errcodes-appendix.html) to an `OrganonError`, and
 * recognises transient errors: a server that restarts, two conflicting writers. Work with a transient error is repeated.
 */
import { setTimeout as wait } from "node:timers/promises";
import { damagedStore, OrganonError, Raced } from "organon/store";

/** Does idempotent work, and repeats it after transient errors. */
type Again = <Value>(work: () => Promise<Value>) => Promise<Value>;

const serverPatienceMs = 10 * 60_000;
const firstDelayMs = 50;
const longestDelayMs = 2000;

/** Waits at most ten minutes for an unavailable server; `wasReached` says whether it ever answered: a misspelt name fails at once. */
export const createAgain =
  (wasReached: () => boolean): Again =>
  async (work) => {
    const began = performance.now();
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(longestDelayMs, delayMs * 2)) {
      try {
        return await work();
      } catch (error) {
        const isOver = performance.now() - began > serverPatienceMs;
        if (!wasReached() || isOver || !passes(error)) throw error;
        await wait(error instanceof Raced ? 1 : delayMs * (0.5 + Math.random() / 2));
      }
    }
  };

/** Shutdown, crash, start-up, too many clients, deadlock, serialization; and a broken connection. */
const passing = /^(08...|57P0[123]|53300|40001|40P01|55P03)$/;
const brokenConnection =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTDIR|EACCES)$/;
/** The driver's own messages, which have no code. */
const driverSays =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

const passes = (error: unknown): boolean => {
  if (error instanceof Raced) return true;
  if (error instanceof OrganonError) return error.cause !== undefined && passes(error.cause);
  if (!(error instanceof Error)) return false;
  const code = getCode(error);
  return passing.test(code) || brokenConnection.test(code) || driverSays.test(error.message);
};

const getCode = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

/** Returns the error for the store at `location`. */
export const postgresError = (location: string, error: unknown): OrganonError | Raced => {
  if (error instanceof OrganonError || error instanceof Raced) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error ? getCode(error) : "";
  const fail = (is: OrganonError["code"], what: string, hint?: string): OrganonError =>
    new OrganonError(is, `${what}: ${message || code}`, { hint, cause: error });
  if (passes(error))
    return fail(
      "incomplete",
      `the server of ${location} is not there`,
      "what was stored is kept; give the same command again when it is back",
    );
  if (code.startsWith("28"))
    return fail(
      "access",
      `the server of ${location} does not let us in`,
      message.includes("no encryption")
        ? "it may ask for TLS: ?sslmode=verify-full, and ?sslrootcert=FILE names an authority of one's own"
        : "the password goes into PGPASSWORD or ~/.pgpass",
    );
  if (code === "42501" || code === "25006")
    return fail(
      "access",
      `the store ${location} may not be changed by this user`,
      "docs/scale-out.md says what a user needs",
    );
  if (code === "3D000")
    return fail(
      "misuse",
      `there is no store at ${location}`,
      "createdb makes a database; name another with --store",
    );
  if (code === "53100" || code === "53200")
    return fail(
      "incomplete",
      `the server of ${location} has no room left`,
      "what was stored is kept; make room and give the same command again",
    );
  if (/^(XX00|42P01|42703)/.test(code)) return damagedStore(location, message);
  if (code === "54000") return fail("misuse", `a name or a set of tags is too long for ${location}`);
  if (/SSL|certificate|self-signed|CERT/i.test(`${message} ${code}`))
    return fail(
      "access",
      `no safe connection to the server of ${location}`,
      "?sslrootcert=FILE names the authority that signed it; ?sslmode=require does not ask who it is, disable does without",
    );
  return fail("bug/store", `the store ${location} failed`);
};
