/**
 * `organon store VERB`: what is done to stores themselves. The one list of its verbs, each loaded when it is called.
 */
import { entry, type VerbGroup } from "../command.ts";

export const store: VerbGroup = {
  name: "store",
  summary: "copy stores",
  verbs: [entry("copy", "copy runs between stores (files or PostgreSQL)", () => import("./store/copy.ts"))],
};
