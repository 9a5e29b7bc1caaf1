/** Opens a store for reading, and serves it to a browser until stopped. A change opens it for that change alone. */
import { randomBytes } from "node:crypto";
import { openSets, openStore, type ServeView, type Store, version, view } from "organon/view";
import { ownHosts } from "./request-guard.ts";
import { readClient } from "./client-files.ts";
import { createApp, listen } from "./server.ts";

const own = "127.0.0.1";

export const serveView: ServeView = async ({
  store: path,
  port,
  host = own,
  sets = [],
  prices,
  redact,
  onBug,
}) => {
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
