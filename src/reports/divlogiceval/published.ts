/**
 * What DivLogicEval prints (data/papers/divlogiceval.json): its tables as printed, in per cent. The paper never prints how many
 * questions a number rests on; the polished set has 900, of which o1-preview was asked the first 40. The third type of Table 8 is
 * headed “3e1e”, which is no type; the text of §4.2 and Appendix G.3 fits only if it is 3c1e.
 */
import printed from "../../../data/papers/divlogiceval.json" with { type: "json" };
import type { PlainTable } from "../blocks.ts";
import type { Slip } from "../logicasker/published.ts";

type PublishedTable = Omit<PlainTable, "rows"> & { readonly rows: readonly (readonly (string | number)[])[] };

/** Tables 8, 2, 1, 3, 4, 5, 6 and 7. */
export const publishedTables: Readonly<
  Record<
    "models" | "runs" | "leaders" | "noLogic" | "diversity" | "contamination" | "symbolic" | "datasets",
    PublishedTable
  >
> = printed;

/** §3.3: how often GPT-3.5 filled a masked wrong option with its very words. */
export const publishedGuessing: Readonly<Record<"guessing", PublishedTable>> = {
  guessing: {
    title: "The paper, §3.3",
    columns: ["model", "filled word for word"],
    rows: [["GPT-3.5", `${(100 * printed.guessing).toFixed(1)} %`]],
  },
};

/** §4.2: people who passed the screening, how many questions each had, and their mean accuracy in per cent. */
export const publishedPeople = printed.people;

/** Where its own numbers and words do not fit together. */
export const divlogicSlips: readonly Slip[] = printed.slips;
