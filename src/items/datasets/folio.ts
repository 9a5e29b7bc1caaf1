/**
 * FOLIO (Han et al. 2022): premises and a conclusion with three labels. The first version lists the premises; the second as
 * published on the hub has them in one text, a line each.
 */
import { textAt } from "./fields.ts";
import { anyRecords, reshaped } from "./records.ts";

/** The records, with their premises as a list. */
export const folioRecords = reshaped(anyRecords, (record) => {
  const premises = textAt(record, "premises")
    ?.split("\n")
    .filter((line) => line.trim() !== "");
  return [{ ...(typeof record === "object" ? record : {}), ...(premises === undefined ? {} : { premises }) }];
});
