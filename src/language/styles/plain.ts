/** The default style: plain English. */
import type { Style } from "../style.ts";
import { readPlain } from "./plain-read.ts";
import { sayPlain } from "./plain-say.ts";

export const plain: Style = { name: "plain", say: sayPlain, read: readPlain };
