/**
 * HTML and SVG by tagged template: what is written in the template is markup, what is interpolated is text and
 * is escaped. Only a `Markup` value passes through as it is, so hostile output of a model can end up neither
 * in a tag nor in an attribute by oversight. Attributes are always written in double quotes.
 */
import { printable } from "../printable.ts";

export type Markup = { readonly markup: string };

type Interpolated = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe in element content and in quoted attributes. */
export const escapeText = (text: string): string =>
  printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? "");

const toMarkup = (value: Interpolated): string => {
  if (typeof value === "string") return escapeText(value);
  // Two decimals are a fiftieth of a pixel: enough for a chart, and stable across platforms.
  if (typeof value === "number") return String(Math.round(value * 100) / 100);
  if ("markup" in value) return value.markup;
  return value.map((piece) => piece.markup).join("\n");
};

/** The template tag: strings are escaped, numbers rounded to two decimals, `Markup` is taken as it is. */
export const markup = (template: TemplateStringsArray, ...values: readonly Interpolated[]): Markup => ({
  markup: template.reduce((text, part, i) => {
    const value = values[i - 1];
    return text + (value === undefined ? "" : toMarkup(value)) + part;
  }),
});

/** Nothing, where something optional is missing. */
export const blank: Markup = { markup: "" };
