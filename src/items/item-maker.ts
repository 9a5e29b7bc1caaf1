/**
 * The items of a skeleton, as they are and as their lines: the outer contract's JSON, as `JSON.stringify` writes it,
 * byte for byte. A skeleton that comes back has a template of its lines, which says and reads its sentences quicker.
 */
import type { Skill } from "#catalog";
import type { Style } from "#language";
import { itemOf, sentencesOf, type Facts } from "./dress.ts";
import type { Item } from "./item.ts";
import { createLineBuffer, writeJsonLine, type LineBuffer } from "./line-buffer.ts";
import { lineTemplateOf, type LineTemplate } from "./line-template.ts";
import type { Skeleton } from "#arguments";
import type { Picks, Wording } from "./wording.ts";

/** Makes the items of a skeleton from their index and the words picked. */
export type ItemMaker = {
  readonly item: (index: number, picks: Picks) => Item;
  /** Writes the item's line behind a buffer's end. */
  readonly write: (index: number, picks: Picks, buffer: LineBuffer) => void;
};

/** Makers of the items of skeletons; `facts` hold for all items of one, the index apart. */
export const createItemMakers = (
  style: Style,
  { isPlainText }: Wording,
): ((skeleton: Skeleton, skill: Skill, facts: Omit<Facts, "index">) => ItemMaker) => {
  const rehearsal = isPlainText ? style.rehearsal?.() : undefined;
  const scratch = createLineBuffer();
  return (skeleton, skill, facts) => {
    let made = 0;
    let known: LineTemplate | undefined;
    /** A template pays from the second item on. */
    const template = (): LineTemplate | undefined => {
      if (++made === 2 && rehearsal) known = lineTemplateOf(skeleton, skill, facts, style, rehearsal);
      return known;
    };
    const inWords = (index: number, picks: Picks, sentences?: readonly string[]): Item => {
      const words = picks.words();
      const said = sentences ?? sentencesOf(style, skeleton, words);
      return itemOf(style, skeleton, skill, words, said, { ...facts, index });
    };
    return {
      item: (index, picks) => {
        scratch.end = 0;
        return inWords(index, picks, template()?.sentences(index, picks, scratch));
      },
      write: (index, picks, buffer) => {
        if (template()?.write(index, picks, buffer) !== true) writeJsonLine(buffer, inWords(index, picks));
      },
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
