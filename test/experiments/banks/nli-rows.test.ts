import { rowIn } from "#workspace/files/nli-rows";
import { describe, expect, test } from "vitest";

const rowOf = (header: readonly string[], cells: readonly string[], separator = "\t") =>
  rowIn([header, cells].map((line) => line.join(separator)).join("\n"), "pairs");
const rowOfRecord = (record: object) => rowIn(JSON.stringify(record), "pairs");

describe("a row", () => {
  test.each([
    [
      "SNLI",
      ["gold_label", "sentence1_binary_parse", "sentence1", "sentence2"],
      ["neutral", "(", "P.", "H."],
      "neutral",
    ],
    [
      "GLUE's MNLI",
      ["index", "genre", "sentence1", "sentence2", "label1", "gold_label"],
      ["0", "fiction", "P.", "H.", "neutral", "entailment"],
      "entailment",
    ],
    [
      "TaxiNLI",
      ["prem", "hyp", "label", "annotated_label", "genre"],
      ["P.", "H.", "contradiction", "neutral", "oup"],
      "contradiction",
    ],
    ["negation", ["index", "Text", "Hypothesis", "gold_label"], ["0", "P.", "H.", "neutral"], "neutral"],
    ["the hub", ["premise", "hypothesis", "label"], ["P.", "H.", "2"], "contradiction"],
    ["the hub without gold", ["premise", "hypothesis", "label"], ["P.", "H.", "-1"], undefined],
  ])("of %s is read by its header", (_, header, cells, label) => {
    for (const separator of ["\t", ","])
      expect(rowOf(header, cells, separator)).toMatchObject({ premise: "P.", hypothesis: "H.", label });
  });

  test("of the JSON layout is read by its field names, numbers as labels too", () => {
    expect(rowOfRecord({ gold_label: "-", sentence1: "P.", sentence2: "H.", captionID: "1.jpg#0" })).toEqual({
      premise: "P.",
      hypothesis: "H.",
      origin: "1.jpg#0",
    });
    expect(rowOfRecord({ label: 0, premise: "P.", hypothesis: "H." }).label).toBe("entailment");
  });
});
