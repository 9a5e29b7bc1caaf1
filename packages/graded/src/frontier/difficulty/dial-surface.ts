/**
 * Accuracy over two dials at once: the logistic test model on the places of both and their product, so that the line
 * where accuracy is half-way to chance may bend. What was asked on either dial alone is part of it.
 */
import { placeOf, type DialScale } from "./falling-curve.ts";
import { fitTestModel, type Asked } from "./test-model.ts";

/** Answers with both dials set. */
type PairAnswers = { readonly x: number; readonly y: number; readonly right: number; readonly asked: number };

/** The accuracy that is expected with both dials set; `level` is the share of the way from chance to 1 at the easy end. */
export const dialSurface = (
  [x, y]: readonly [DialScale, DialScale],
  answers: readonly PairAnswers[],
  { chance, level }: { readonly chance: number; readonly level: number },
): ((at: Pick<PairAnswers, "x" | "y">) => number) => {
  const asked = (at: Pick<PairAnswers, "x" | "y">): Asked => {
    const [across, down] = [placeOf(x, at.x), placeOf(y, at.y)];
    // In sixteenths: the coefficients' prior is one of logits, and dials fall by many of them.
    return { features: { x: 16 * across, y: 16 * down, both: 16 * across * down }, chance, level };
  };
  const { predict } = fitTestModel(
    answers.map((one, i) => ({
      ...asked(one),
      subject: "",
      right: one.right,
      asked: one.asked,
      group: String(i),
    })),
  );
  return (at) => predict("", asked(at));
};
