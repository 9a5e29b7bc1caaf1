/** Options of `organon view`. */
import { defineCommand, flag, on, text, whole } from "organon/commands";

/** Where the viewer listens unless told otherwise. */
export const usualPort = 4114;

export const options = {
  port: flag("--port <n>", `port; 0 is any free port (default ${usualPort})`, whole(0, 65_535)),
  host: flag("--host <address>", "address to listen on; a token is required (default 127.0.0.1)", text),
  noOpen: flag("--no-open", "do not open a browser", on),
};

export const command = defineCommand({
  name: "view",
  summary: "Serve the viewer for stored and running runs on this machine.",
  example: "organon view",
  arguments: [
    {
      name: "[sets...]",
      about: "question files to show, as FILE or DATASET=FILE, for example folio=validation.jsonl",
    },
  ],
  options,
  load: () => import("./run.ts"),
});
