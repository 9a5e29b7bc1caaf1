/** Where a paper's own numbers and words do not fit together. */
import { section, table, text } from "../blocks.ts";
import type { Section } from "../document.ts";
import type { Slip } from "../logicasker/published.ts";

/** The slips of one paper, or of several that are told together. */
export const slipsSection = (whose: "paper" | "papers", slips: readonly Slip[]): Section => {
  const words = `Where ${whose === "paper" ? "its" : "the papers'"} own numbers and words do not fit together. They are marked here and not copied.`;
  const rows = slips.map(({ where, says, found }) => [where, says, found]);
  const blocks = [text(words), table(["where", "what stands there", "what comes out"], rows)];
  return section("slips", `Known slips of the ${whose}`, blocks, { role: "background" });
};
