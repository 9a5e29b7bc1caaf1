/** The exam that every store sits, sat by SQLite in a file and in memory; `crash.test.ts` kills it, the server's package has PostgreSQL sit it. */
import { openSqliteStore } from "#runs/stores/sqlite";
import { examineStore } from "./store-suite.ts";
import { fixture } from "../fixture.ts";

examineStore("the SQLite store in a file", () =>
  openSqliteStore(fixture().pathOf("store.sqlite"), { mode: "write" }),
);
examineStore("the SQLite store in memory", () => openSqliteStore(":memory:", { mode: "write" }));
