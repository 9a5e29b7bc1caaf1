/** Exports the reading of a store for a viewer, and the commands of this package. */
import type { CommandPackage } from "organon/commands";

export { view } from "./reading/view.ts";

export const commands: CommandPackage["commands"] = {
  view: async () => (await import("./command/options.ts")).command,
};
