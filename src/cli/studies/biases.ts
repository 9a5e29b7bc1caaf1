/**
 * `organon study biases`: to be written.
 */
import { OrganonError } from "#logic";
import type { Context } from "../command.ts";
import type { Flags } from "../flags.ts";

export const studyBiases = async (_flags: Flags, _context: Context): Promise<number> => {
  throw new OrganonError("misuse", "not built yet");
};
