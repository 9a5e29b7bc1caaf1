/** Opens a store for reading, and serves it to a browser until stopped. A change opens it for that change alone. */
import { randomBytes } from "node:crypto";
import { openStore, type PriceTable, type Scrub, type Store, version } from "organon/view";
import { view } from "./reading/view.ts";
import { readClient } from "./client-files.ts";
import { listHosts } from "./guard.ts";
import { createApp, listen } from "./server.ts";

export type ViewOptions = {
  readonly store: string;
  readonly prices?: PriceTable;
  /** Removes secrets from error messages. */
  readonly redact: Scrub;
  /** Receives unexpected errors. */
  readonly onBug: (error: unknown) => void;
};

type ServeOptions = ViewOptions & {
  readonly port: number;
  /** The address to listen on (default this machine's own). */
  readonly host?: string;
};

type Served = {
  /** The address to open, with the token. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

const own = "127.0.0.1";

/** Opens a store to look at, and serves it to a browser. */
export const serveView = async (options: ServeOptions): Promise<Served> => {
  const { store: path, port, host = own, prices, redact, onBug } = options;
  const store = openStore(path, "read");
  try {
    const files = await readClient();
    const token = randomBytes(24).toString("base64url");
    const sources = {
      view: view(store, { prices }),
      store,
      change: async (mode: "control" | "append", work: (writable: Store) => Promise<void>) => {
        const writable = openStore(path, mode);
        await work(writable).finally(() => writable.close());
      },
      location: store.location,
      version,
      redact,
      onBug,
    };
    // The newest run is usually opened first: it is read while the browser starts.
    sources.view.state("latest", 0).catch(() => {});
    const listening = await listen((at) => createApp(sources, files, { hosts: listHosts(host, at), token }), {
      host,
      port,
    });
    return {
      url: `${listening.url}?token=${token}`,
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
