/**
 * Questions packed as chats, `{"input": [{role, content}], "ideal": …}`, as evals of chat models pass them round (RobustLR among
 * them): what all turns say is what is asked.
 */
import { textAt, valueAt } from "./fields.ts";
import { jsonLines, reshaped } from "./records.ts";

/** Records of `{question, ideal}`. */
export const chatRecords = reshaped(jsonLines, (record) => {
  const turns = valueAt(record, "input");
  const said = Array.isArray(turns) ? turns.map((turn) => textAt(turn, "content")) : [];
  return said.length > 0 && said.every((one) => one !== undefined)
    ? [{ question: said.join("\n\n"), ideal: valueAt(record, "ideal") }]
    : "“input” is not a list of turns with a content";
});
