/** The default style: plain English. */
import { createRehearsal } from "../rehearsed.ts";
import type { Style } from "../style.ts";
import { plainReader, readPlain, readPlainFrom } from "./plain-read.ts";
import { sayPlain } from "./plain-say.ts";

export const plain: Style = {
  name: "plain",
  say: sayPlain,
  read: readPlain,
  reader: plainReader,
  rehearsal: () =>
    createRehearsal({ say: sayPlain, readFrom: (scan, sentence) => readPlainFrom(scan)(sentence) }),
};
