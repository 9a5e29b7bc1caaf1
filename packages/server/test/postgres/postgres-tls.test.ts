// @long: needs PostgreSQL
/** A store on a server that speaks TLS only, with a certificate that an authority of our own signed. */
import { tallyCalls } from "../../../../src/runs/answers.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OrganonError } from "organon-logic/error";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { samplePlan, sampleQuestion } from "../../../../test/runs/sample.ts";
import { describeWithOwnServer, startOwnServer, type OwnServer } from "./own-server.ts";

describeWithOwnServer("a server over TLS", () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer({ asksTls: true });
  });
  afterAll(() => server?.stop());

  /** What comes of reaching the server: nothing, or what went wrong. */
  const reached = async (query: string, host = "localhost"): Promise<OrganonError | undefined> => {
    const store = openPostgresStore(server.address(query, host), { mode: "write" });
    try {
      await store.runs();
      return undefined;
    } catch (error) {
      if (error instanceof OrganonError) return error;
      throw error;
    } finally {
      await store.close();
    }
  };

  it("is trusted by whoever knows its authority, and asks for its name", async () => {
    expect(await reached(`sslmode=verify-full&sslrootcert=${server.authority}`)).toBeUndefined();
    const [row] = await server.ask("SELECT count(*)::int AS count FROM organon.runs");
    expect(row).toEqual({ count: 0 });
  });

  it("is refused where nobody vouches for it, and what to do is said", async () => {
    const error = await reached("sslmode=verify-full");
    expect(error).toMatchObject({ code: "access" });
    expect(error?.message).toMatch(/^no safe connection to the server of postgres:.*certificate/);
    expect(error?.hint).toContain("?sslrootcert=FILE names the authority that signed it");
    expect(`${error?.message}${error?.hint}`).not.toContain(server.authority);
  });

  it("is refused under another name than its certificate has, unless its name is not asked for", async () => {
    const error = await reached(`sslmode=verify-full&sslrootcert=${server.authority}`, "127.0.0.1");
    expect(error).toMatchObject({ code: "access" });
    expect(error?.message).toMatch(/127\.0\.0\.1.*cert|altnames/);
    expect(await reached(`sslmode=verify-ca&sslrootcert=${server.authority}`, "127.0.0.1")).toBeUndefined();
  });

  it("is asked for nothing where encryption is enough, and lets nobody in without", async () => {
    expect(await reached("sslmode=require")).toBeUndefined();
    const error = await reached("sslmode=disable");
    expect(error).toMatchObject({ code: "access" });
    expect(error?.message).toContain("no encryption");
    expect(error?.hint).toContain("?sslmode=verify-full");
  });

  it("that restarts is waited for by whoever knew it", async () => {
    const store = openPostgresStore(
      server.address(`sslrootcert=${server.authority}&sslmode=verify-full`, "localhost"),
      { mode: "write" },
    );
    await store.runs();
    const [, runs] = await Promise.all([server.restart(), store.runs()]);
    expect(runs).toEqual([]);
    // In the middle of a plan, too.
    const subject = { id: "a", provider: "test", model: "a", organisation: "Test", parameters: {} };
    const run = await store.openRun(samplePlan(["a"]), [subject], "2026-01-01T00:00:00.000Z");
    const question = sampleQuestion(1);
    const calls = [{ question, subject: 0, ordinal: 0, epoch: 0, callHash: "call" }];
    await Promise.all([server.restart(), store.addCalls(run, calls)]);
    expect(await tallyCalls(store, run)).toMatchObject([{ planned: 1, missing: 1 }]);
    await store.close();
  });
});
