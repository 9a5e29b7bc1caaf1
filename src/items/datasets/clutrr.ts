/**
 * CLUTRR (Sinha et al. 2019): a story about relatives, and how one is related to another. In the authors' CSV `query` is a pair
 * in Python's notation and `target_text` what the second is to the first; in the packaging with reasons the story and the
 * question are one text and the relation follows "####".
 */
import { textAt } from "./fields.ts";
import { anyRecords, reshaped } from "./records.ts";

/** The relations that a key can be, as the set's generator names them. */
export const relations: readonly string[] = (
  "aunt son-in-law grandfather brother sister father mother grandmother uncle daughter-in-law grandson granddaughter " +
  "father-in-law mother-in-law nephew son daughter niece husband wife"
).split(" ");

/** The records with a question in words, the relation, and the number of hops. */
export const clutrrRecords = reshaped(anyRecords, (record) => {
  const [, first, second] = /^\('(.+)', '(.+)'\)$/.exec(textAt(record, "query") ?? "") ?? [];
  return [
    {
      ...(typeof record === "object" ? record : {}),
      ...(second === undefined ? {} : { question: `How is [${second}] related to [${first ?? ""}]?` }),
      relation: textAt(record, "target_text|relation") ?? textAt(record, "answer")?.split("####").at(-1),
      hops: textAt(record, "edge_types")?.split(",").length,
    },
  ];
});
