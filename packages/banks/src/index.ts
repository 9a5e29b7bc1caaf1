/** Lists the commands that `organon bank` loads. */
import type { CommandPackage } from "organon/commands";

export const commands: CommandPackage["commands"] = { bank: async () => (await import("./bank.ts")).command };
