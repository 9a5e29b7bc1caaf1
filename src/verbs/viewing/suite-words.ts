/** What a run asked, in a few words for a list. */
import type { Suite } from "#items";

/** "balanced, length 1, seed 1", "lengths 1–7", "four-option questions", "file chess.jsonl". */
export const suiteInWords = (suite: Suite): string => {
  switch (suite.kind) {
    case "generated":
      return `${suite.profile}, length ${suite.length}, seed ${suite.seed}`;
    case "lengths": {
      const [first, last] = [Math.min(...suite.lengths), Math.max(...suite.lengths)];
      return `${suite.profile}, lengths ${first}–${last}, seed ${suite.seed}`;
    }
    case "adaptive":
      return `${suite.profile}, adaptive, ${suite.budget} questions, seed ${suite.seed}`;
    case "choice":
      return `four options, ${suite.perType} of each type, seed ${suite.seed}`;
    case "file":
      return suite.file ?? "questions of a file";
    case "biases":
      return `biases, ${suite.pairs} pairs, seed ${suite.seed}`;
    case "derived":
      return suite.from === "probe" ? "steps of chains (probe)" : "fresh questions on weak skills";
    default:
      return (suite as { readonly kind: string }).kind;
  }
};
