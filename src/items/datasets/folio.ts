/**
 * FOLIO (Han et al. 2022): premises and a conclusion with three labels. The first version lists the premises; the second as
 * published on the hub has them, and their formulas, in one text, a line each.
 */
import { textAt } from "./fields.ts";
import { anyRecords, reshaped } from "./records.ts";

/** The records, with their premises as a list. */
export const folioRecords = reshaped(anyRecords, (record) => {
  const lists = ["premises", "premises-FOL"].flatMap((name) => {
    const text = textAt(record, name);
    return text === undefined ? [] : [[name, text.split("\n").filter((line) => line.trim() !== "")] as const];
  });
  return [{ ...(typeof record === "object" ? record : {}), ...Object.fromEntries(lists) }];
});
