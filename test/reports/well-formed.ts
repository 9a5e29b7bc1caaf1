/**
 * A strict little reader of markup: every tag closed in order, every attribute quoted and named once, every
 * ampersand an entity, no id twice. Stricter than HTML asks, so that what passes also parses as XML would.
 */

/** An element as it was opened. */
export type Element = { readonly name: string; readonly attributes: ReadonlyMap<string, string> };

const empty = new Set(["meta", "link", "br"]);
const tagPattern = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z:-][a-zA-Z0-9:-]*="[^"<]*")*)\s*(\/?)>/;

/** The elements of a document in order; throws at the first fault, naming the place. */
export const elementsOf = (text: string): readonly Element[] => {
  const elements: Element[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  let rest = text.replace(/^<!doctype html>/, "");
  const fault = (what: string): Error => new Error(`${what} at: ${rest.slice(0, 120)}`);
  while (rest !== "") {
    if (!rest.startsWith("<")) {
      const end = rest.indexOf("<");
      const words = end === -1 ? rest : rest.slice(0, end);
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(words)) throw fault("bare ampersand");
      if (/[>]/.test(words) && open.at(-1) !== "style") throw fault("bare angle");
      rest = end === -1 ? "" : rest.slice(end);
      continue;
    }
    const [tag, closing, name, written, closed] = tagPattern.exec(rest) ?? [];
    if (tag === undefined || name === undefined) throw fault("not a tag");
    rest = rest.slice(tag.length);
    if (closing === "/") {
      if (open.pop() !== name) throw fault(`unexpected </${name}>`);
      continue;
    }
    const attributes = new Map<string, string>();
    for (const [, key, value] of (written ?? "").matchAll(/([a-zA-Z:-][a-zA-Z0-9:-]*)="([^"]*)"/g)) {
      if (key === undefined || value === undefined || attributes.has(key)) throw fault("attribute twice");
      attributes.set(key, value);
      if (key === "id" && ids.size === ids.add(value).size) throw fault(`id ${value} twice`);
    }
    elements.push({ name, attributes });
    if (closed !== "/" && !empty.has(name)) open.push(name);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(", ")}`);
  return elements;
};
