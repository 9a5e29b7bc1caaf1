/** Opens a store for reading, and serves it to a browser until stopped. A change opens it for that change alone. */
import { randomBytes } from "node:crypto";
import { openSets, openStore, type PriceTable, type Scrub, type Store, version, view } from "organon/view";
import { ownHosts } from "./request-guard.ts";
import { readClient } from "./client-files.ts";
import { createApp, listen } from "./server.ts";

type ServeOptions = {
  readonly store: string;
  readonly port: number;
  /** An address to listen on instead of the machine's own; a token is asked for then. */
  readonly host?: string;
  /** Files of questions beside the runs: ours, or `DATASET=FILE`. */
  readonly sets?: readonly string[];
  readonly prices?: PriceTable;
  /** Removes secrets from what errors say. */
  readonly redact: Scrub;
  /** Told what nobody expected. */
  readonly onBug: (error: unknown) => void;
};

type Served = {
  /** The address to open, with the token where there is one. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

const own = "127.0.0.1";

/** Opens a store to look at, and serves it to a browser. */
export const serveView = async ({
  store: path,
  port,
  host = own,
  sets = [],
  prices,
  redact,
  onBug,
}: ServeOptions): Promise<Served> => {
  const store = openStore(path, "read");
  try {
    const files = await readClient();
    const token = randomBytes(24).toString("base64url");
    const shownSets = openSets(store, sets);
    // A missing file is reported now, and not on a page.
    if (sets.length > 0) await shownSets.list();
    const sources = {
      view: view(store, { prices }),
      store,
      change: async (mode: "control" | "append", work: (writable: Store) => Promise<void>) => {
        const writable = openStore(path, mode);
        await work(writable).finally(() => writable.close());
      },
      sets: shownSets,
      location: store.location,
      version,
      redact,
      onBug,
    };
    // The newest run is usually opened first: it is read while the browser starts.
    sources.view.state("latest", 0).catch(() => {});
    const listening = await listen((at) => createApp(sources, files, { hosts: ownHosts(host, at), token }), {
      host,
      port,
    });
    return {
      url: ownHosts(host, port) !== undefined ? listening.url : `${listening.url}?token=${token}`,
      close: async () => {
        await listening.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
