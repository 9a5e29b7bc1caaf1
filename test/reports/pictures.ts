/** Drawn charts as elements, for tests that look at what was drawn. */
import { drawPicture, type Picture } from "../../src/reports/charts/picture.ts";
import { type Element, elementsOf } from "./well-formed.ts";

export const elementsIn = (pictures: readonly Picture[]): readonly Element[] =>
  pictures.flatMap((picture) => elementsOf(drawPicture(picture).markup));
