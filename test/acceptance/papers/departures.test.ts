/** Where Organon departs from the papers, and where the papers depart from themselves: each is told. */
import { readFileSync } from "node:fs";
import divlogiceval from "../../../data/papers/divlogiceval.json" with { type: "json" };
import logicasker from "../../../data/papers/logicasker.json" with { type: "json" };
import { describe, expect, test } from "vitest";

const page = readFileSync(new URL("../../../docs/metrics-and-papers.md", import.meta.url), "utf8").replaceAll(
  /\s+/g,
  " ",
);

describe("each departure from the papers is told", () => {
  test.each([
    ["Appendix B: complement laws", "(p ∧ ¬p) ∨ q ⇔ q"],
    ["Appendix C.2: rules of one premise or three", "Rules with one premise or three are extended too"],
    ["Appendix D: mended grammar", "Style `paper` mends the papers' grammar"],
    ["§4.3, Table 4: ties", "Equally weak skills are ranked by the seed, not by the alphabet"],
    ["§4.4: the bound of validity", "0.9377"],
    ["§2.1: questions that are not polished", "The questions of the study are not polished"],
    ["§2.2, Table 8: accuracy", "Table 8 prints means over four orders"],
    ["§2.2: probabilities", "tested with a local server, not with a real model"],
    ["§4.1: n", "The paper prints no n"],
    ["§4.1: places and examples", "each place equally often. One triple of examples"],
    ["§4.2, Human Study: types", "equally many questions of each type"],
    ["Appendix B: n + 1", "is read as 2 to n"],
    ["Appendix G.3", "Appendix G.3 compares types"],
    ["Appendix H", "“Least likely”"],
  ])("on the page: %s", (_, words) => {
    expect(page).toContain(words.replaceAll("“", '"').replaceAll("”", '"'));
  });

  test.each([
    [logicasker, "Appendix C.2"],
    [logicasker, "Guanaco has zero accuracy"],
    [divlogiceval, "difference between Origin and NoLR"],
    [divlogiceval, "about two hundred instances"],
    [divlogiceval, "Circular 8.6 on 3e1c"],
    [divlogiceval, "more than n − 1 times"],
    [divlogiceval, "has facts as well"],
    [divlogiceval, "is contradicted"],
  ])("%# the study tells each slip of the papers", ({ slips }, words) => {
    expect(slips.filter((slip) => Object.values(slip).join(" ").includes(words))).toHaveLength(1);
  });
});
