/**
 * Claims runs by PostgreSQL's advisory locks. One connection holds the locks of a process and ends with it, so that no
 * claim outlives a crash.
 */
import type { Kysely } from "kysely";
import { type Database, loadKysely, OrganonError, type Store } from "organon/store";

type Claim = { readonly id: string; readonly isShared: boolean };
type Holder = { readonly connection: Kysely<Database>; readonly end: () => void };

export class RunClaims {
  readonly #db: Kysely<Database>;
  readonly #location: string;
  readonly #claims = new Set<Claim>();
  #holder: Promise<Holder> | undefined;

  constructor(db: Kysely<Database>, location: string) {
    [this.#db, this.#location] = [db, location];
  }

  /** Claims a run for this process alone, or for a queue that several processes serve. Throws `incomplete` if it is claimed otherwise. */
  async claim(...[{ id }, by]: Parameters<Store["claimRun"]>): Promise<() => Promise<void>> {
    const claim = { id, isShared: by === "queue" };
    // A connection's own locks don't exclude each other.
    const isOpen = [...this.#claims].every((one) => one.id !== id || (one.isShared && claim.isShared));
    this.#claims.add(claim);
    try {
      if (isOpen && (await this.#ask("pg_try_advisory_lock", claim))) return () => this.#release(claim);
      throw new OrganonError("incomplete", `another process asks run ${id} of the store ${this.#location}`, {
        hint: "wait for it to end: organon runs --now shows it; run --queue shares a run among workers",
      });
    } catch (error) {
      this.#forget(claim);
      throw error;
    }
  }

  async #release(claim: Claim): Promise<void> {
    // A connection that broke has no lock left.
    await this.#ask("pg_advisory_unlock", claim).catch(() => false);
    this.#forget(claim);
  }

  #forget(claim: Claim): void {
    this.#claims.delete(claim);
    if (this.#claims.size > 0) return;
    void this.#holder?.then(({ end }) => end()).catch(() => {});
    this.#holder = undefined;
  }

  async #ask(what: string, { id, isShared }: Claim): Promise<boolean> {
    const { sql } = loadKysely();
    const { connection } = await (this.#holder ??= this.#open());
    const lock = sql.raw(`${what}${isShared ? "_shared" : ""}`);
    const { rows } = await sql<{
      readonly ok: boolean;
    }>`select ${lock}(hashtext(${this.#location}), hashtext(${id})) as ok`.execute(connection);
    return rows[0]?.ok === true;
  }

  #open(): Promise<Holder> {
    const opened = Promise.withResolvers<Holder>();
    const ended = Promise.withResolvers<void>();
    this.#db
      .connection()
      .execute((connection) => {
        opened.resolve({ connection, end: ended.resolve });
        return ended.promise;
      })
      .catch(opened.reject);
    return opened.promise;
  }
}
