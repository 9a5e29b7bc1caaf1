/** Serves frontiers: curves by difficulty parameter, half-points, maps of two parameters, and estimates of difficulty. Runs are separated by commas. */
import { Hono } from "hono";
import type { Sources } from "../sources.ts";
import { addDocument } from "./document-files.ts";

/** Maximum runs shown together. */
const maxRuns = 40;

export const frontierRoutes = ({ view }: Sources): Hono => {
  const app = new Hono();
  addDocument(app, "/frontier/:runs", {
    find: async (param) => {
      const runs = param("runs").split(",").slice(0, maxRuns);
      const { document } = await view.adaptive("frontier", runs);
      return { document, name: "frontier" };
    },
  });
  return app;
};
