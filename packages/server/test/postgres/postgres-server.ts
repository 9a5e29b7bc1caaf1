/**
 * The PostgreSQL server that tests use: ORGANON_TEST_POSTGRES_URL, or the one on this machine's usual port. Each test file has a
 * schema of its own, gone afterwards. Without a server its tests are skipped with that reason; with CI=true they fail.
 */
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { describe } from "vitest";

const given =
  process.env["ORGANON_TEST_POSTGRES_URL"] ??
  `postgres://${encodeURIComponent(process.env["PGUSER"] ?? process.env["USER"] ?? "postgres")}@127.0.0.1:5432/test`;

const reach = async (): Promise<string | undefined> => {
  const client = new Client({ connectionString: given, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return `no PostgreSQL server: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Why there is no server; undefined where there is one. */
export const noServer = await reach();

/** The tests of a server: skipped with the reason where there is none, unless they must run. */
export const describeOnServer = (name: string, tests: () => void): void => {
  if (noServer === undefined || process.env["CI"] === "true") describe(name, tests);
  else describe.skip(`${name} (${noServer})`, tests);
};

/** The address of a store of its own on the server. */
export const newAddress = (): string => {
  const url = new URL(given);
  url.searchParams.set("schema", `organon_test_${randomBytes(6).toString("hex")}`);
  return url.href;
};

/** Asks the server, beside any store. */
export const askServer = async (text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: given });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

export const schemaOf = (address: string): string => new URL(address).searchParams.get("schema") ?? "";

/** Drops a store and its queue. */
export const dropStore = async (address: string): Promise<void> => {
  for (const schema of [schemaOf(address), `${schemaOf(address)}_queue`])
    await askServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
};
