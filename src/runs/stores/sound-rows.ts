/**
 * Whether a row of a damaged store holds what it should, so that what is rescued can be read: each column that means something is
 * read as it would be later.
 */
import type { SQLOutputValue } from "node:sqlite";
import {
  attemptsOf,
  messagesOf,
  outcomeOf,
  parametersOf,
  planIn,
  questionOf,
  statusOf,
  tagsOf,
} from "./rows.ts";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Whether a row of a table of this version can be read. */
export const isSound = (table: string, row: Row): boolean => {
  const text = (column: string): string => String(row[column] ?? "");
  const numbers = Object.values(row).filter((value) => typeof value === "number");
  // Counts, places and numbers of rows: none is below 0.
  if (numbers.some((value) => value < 0 || !Number.isFinite(value))) return false;
  try {
    switch (table) {
      case "runs":
        planIn(text("plan"));
        return text("id") !== "";
      case "subjects":
        parametersOf(text("parameters"));
        return text("id") !== "";
      case "tag_sets":
        tagsOf(text("tags"));
        return true;
      case "questions":
        return questionOf({ json: text("json") }).id === text("id");
      case "call_hashes":
        return /^[0-9a-f]{32}$/.test(text("hash"));
      case "prompts":
        messagesOf({ messages: text("messages") });
        return true;
      case "responses":
        statusOf(text("status"));
        parametersOf(text("parameters"));
        attemptsOf({ attempts: text("attempts") });
        return /^[0-9a-f]{32}$/.test(text("call_hash"));
      case "verdicts":
        outcomeOf(text("outcome"));
        return true;
      default:
        return true;
    }
  } catch {
    return false;
  }
};
