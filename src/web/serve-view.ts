/** Opens a store for reading, and serves it to a browser until stopped. */
import { randomBytes } from "node:crypto";
import { annotations } from "#verbs/annotate";
import { openStore } from "#verbs/opening";
import { askOne } from "#verbs/play";
import { openProver } from "#verbs/serving/decide-argument";
import { ownHosts } from "#verbs/serving/request-guard";
import { version } from "#verbs/settings/version";
import { view } from "#verbs/view";
import { openAskableModels } from "#verbs/viewing/askable-models";
import type { ServeView } from "#verbs/viewing/serving";
import { openSets } from "#verbs/viewing/sets";
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
  redact,
  onBug,
}) => {
  const store = openStore(path, "annotate");
  const prover = openProver();
  try {
    const files = await readClient();
    const token = randomBytes(24).toString("base64url");
    const shownSets = openSets(store, sets);
    // A missing file is reported now, and not on a page.
    if (sets.length > 0) await shownSets.list();
    const sources = {
      view: view(store, { prices, commandOf }),
      annotations: annotations(store, { sets: shownSets }),
      sets: shownSets,
      askOne: mayAsk ? askOne({ config, env, prices }) : undefined,
      models: openAskableModels(store, config),
      prover,
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
        await prover.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
};
