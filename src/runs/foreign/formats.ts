/** The one list of the logs that are read: those of harnesses, and any other log of replies. */
import type { ForeignFormat } from "./foreign.ts";
import { harnessLogs } from "./harnesses.ts";
import { repliesLog } from "./replies.ts";

export const foreignFormats: readonly ForeignFormat[] = [...harnessLogs, repliesLog];
