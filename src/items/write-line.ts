/**
 * An item as its line of a file: the outer contract's JSON, as `JSON.stringify` writes it, byte for byte. Skeletons
 * that come back have a template of their lines; other lines are written from the item.
 */
import type { Skill } from "#catalog";
import type { Style } from "#language";
import { dressed, type Facts } from "./dress.ts";
import { writeJsonLine, type LineBuffer } from "./line-buffer.ts";
import { lineTemplateOf, type LineTemplate } from "./line-template.ts";
import type { Skeleton } from "./skeleton.ts";
import type { Picks, Wording } from "./wording.ts";

/** Writes the line of item `index` with the words picked behind a buffer's end. */
export type LineWriter = (index: number, picks: Picks, buffer: LineBuffer) => void;

/** Makes writers of the lines of a skeleton's items; `facts` hold for all of them, the index apart. */
export const createLineWriters = (
  style: Style,
  { isPlainText }: Wording,
): ((skeleton: Skeleton, skill: Skill, facts: Omit<Facts, "index">) => LineWriter) => {
  const rehearsal = isPlainText ? style.rehearsal?.() : undefined;
  return (skeleton, skill, facts) => {
    let written = 0;
    let template: LineTemplate | undefined;
    return (index, picks, buffer) => {
      if (++written === 2 && rehearsal) template = lineTemplateOf(skeleton, skill, facts, style, rehearsal);
      if (template?.(index, picks, buffer) === true) return;
      writeJsonLine(buffer, dressed(style, skeleton, skill, picks.words(), { ...facts, index }));
    };
  };
};

/** A number for the forms of premises, whatever their letters. */
export const shapeOf = (premises: readonly string[]): number => {
  const text = premises.join(";").replaceAll(/[A-Za-z]\d*/g, "a");
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
};
