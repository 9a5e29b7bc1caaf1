/** Frontiers: curves by dial, half-points, maps of two dials, and what makes questions difficult. Runs stand with commas between them. */
import { Hono } from "hono";
import { frontierDocument } from "#report/documents/frontier-document";
import type { Sources } from "../sources.ts";
import { addDocument } from "./document-files.ts";

/** Runs that are told together. */
const maxRuns = 40;

export const frontierRoutes = ({ view }: Sources): Hono => {
  const app = new Hono();
  addDocument(app, "/frontier/:runs", {
    find: async (param) => {
      const runs = param("runs").split(",").slice(0, maxRuns);
      return { document: frontierDocument(await view.frontier(runs)), name: "frontier" };
    },
  });
  return app;
};
