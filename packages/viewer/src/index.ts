/** Lists the commands of this package. */
import type { CommandPackage } from "organon/commands";

export const commands: CommandPackage["commands"] = {
  view: async () => (await import("./command/options.ts")).command,
};
