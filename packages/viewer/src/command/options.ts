/** Options of `organon view`. */
import { defineCommand, flag, on, text, whole } from "organon/commands";

/** Where the viewer listens unless told otherwise. */
export const usualPort = 4114;

export const options = {
  port: flag("--port <n>", `port; 0 is any free port (default ${usualPort})`, whole(0, 65_535)),
  host: flag("--host <address>", "address to listen on; a token is required (default 127.0.0.1)", text),
  bundle: flag("--bundle <dir>", "folder to write a static site to, which needs no server", text),
  noQuestions: flag("--no-questions", "leave questions and replies out of the bundle", on),
  noOpen: flag("--no-open", "do not open a browser", on),
};

export const command = defineCommand({
  name: "view",
  summary: "Serve the viewer for stored and running runs on this machine, or write it as a static site.",
  example: "organon view",
  arguments: [
    {
      name: "[runs...]",
      about: "runs of a bundle (default all), or the run that is opened: id, unique prefix, name or latest",
    },
  ],
  options,
  load: () => import("./run.ts"),
});
