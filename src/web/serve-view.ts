/** Opens a store to look at, and serves it to a browser until it is stopped. */
import { randomBytes } from "node:crypto";
import { annotations, askOne, openSets, openStore, version, view, type ServeView } from "#verbs";
import { readClient } from "./client-files.ts";
import { createApp, listen } from "./server.ts";

const own = "127.0.0.1";

export const serveView: ServeView = async ({
  store: path,
  port,
  host = own,
  config,
  env,
  sets = [],
  prices,
  commandOf,
  mayAsk = true,
  onBug,
}) => {
  const store = openStore(path, "annotate");
  try {
    const files = await readClient();
    const isOwn = host === own || host === "localhost" || host === "::1";
    const token = isOwn ? undefined : randomBytes(24).toString("base64url");
    const shownSets = openSets(store, sets);
    // A file that is not there is told now, and not on a page.
    if (sets.length > 0) await shownSets.list();
    const priced = prices === undefined ? {} : { prices };
    const sources = {
      view: view(store, { ...priced, ...(commandOf === undefined ? {} : { commandOf }) }),
      annotations: annotations(store, { sets: shownSets }),
      sets: shownSets,
      ...(mayAsk ? { askOne: askOne({ config, env, ...priced }) } : {}),
      models: Object.keys(config.models ?? {}),
      location: store.location,
      version,
      onBug,
    };
    // The first look at the newest run is the commonest: it is read while the browser opens.
    sources.view.state("latest", 0).catch(() => {});
    const listening = await listen(
      (at) =>
        createApp(sources, files, {
          hosts: isOwn ? new Set([own, "localhost", "[::1]"].map((name) => `${name}:${at}`)) : undefined,
          ...(token === undefined ? {} : { token }),
        }),
      { host, port },
    );
    return {
      url: token === undefined ? listening.url : `${listening.url}?token=${token}`,
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
