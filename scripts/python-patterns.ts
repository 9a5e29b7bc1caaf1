/**
 * Writes patterns of JavaScript as Python's `re` reads them. Python has no `\p{…}`, looks back by a fixed width only, and lets `$` match
 * before a last line end. Capital and small letters of Latin, Greek and Cyrillic stand for all (`\p{Lu}`, `\p{Ll}`).
 */

/** Every character below U+10000 of a property, as the inside of a class. */
export const charactersOf = (property: string): string => {
  const pattern = new RegExp(String.raw`\p{${property}}`, "u");
  const isIn = (code: number): boolean => code < 0x10000 && pattern.test(String.fromCharCode(code));
  const code = (at: number): string => String.raw`\u${at.toString(16).padStart(4, "0")}`;
  let ranges = "";
  for (let first = 0; first < 0x10000; first++) {
    if (!isIn(first)) continue;
    let last = first;
    while (isIn(last + 1)) last++;
    ranges += first === last ? code(first) : `${code(first)}-${code(last)}`;
    first = last;
  }
  return ranges;
};

const insides: Readonly<Record<string, () => string>> = {
  N: () => String.raw`\d`,
  Lu: () => "A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я",
  Ll: () => "a-zß-öø-ÿα-ωа-џ",
  M: () => charactersOf("M"),
};

/** A pattern as Python reads it. Throws where it has a part that is not known here. */
export const toPython = (source: string): string => {
  let python = "";
  for (let at = 0; at < source.length;) {
    const part = partAt(source, at);
    python += translated(part);
    at += part.length;
  }
  return python;
};

/** An escape, a class, a whole group that looks back, or one character. */
const partAt = (source: string, at: number): string => {
  const rest = source.slice(at);
  if (/^\(\?<[!=]/.test(rest)) return rest.slice(0, endOfGroup(rest));
  return /^(?:\\p\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])*\])/su.exec(rest)?.[0] ?? rest[0]!;
};

/** Where the group that a text opens with ends. */
const endOfGroup = (text: string): number => {
  let depth = 0;
  for (
    let at = 0;
    at < text.length;
    at += /^(?:\\.|\[(?:\\.|[^\]\\])*\])/su.exec(text.slice(at))?.[0].length ?? 1
  ) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at + 1;
  }
  throw new Error(`a group is not closed: ${text}`);
};

const translated = (part: string): string => {
  if (part === "$") return String.raw`\Z`;
  if (part.startsWith("(?<")) return lookingBack(part);
  if (part.startsWith("[")) return classOf(part.slice(1, -1));
  if (part.startsWith(String.raw`\p`)) return classOf(part);
  return part === String.raw`\d` ? "[0-9]" : part.replace(/^\\([/"-])$/, "$1");
};

/** A class; letters, which Python knows only as words without figures and `_`, stand beside the other characters. */
const classOf = (inside: string): string => {
  const isNegated = inside.startsWith("^");
  const names = new Set(Array.from(inside.matchAll(/\\p\{(\w+)\}/g), ([, name = ""]) => name));
  const others = inside
    .slice(isNegated ? 1 : 0)
    .replaceAll(String.raw`\d`, "0-9")
    .replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => (name === "L" ? "" : insides[name]!()))
    .replaceAll(/\\.|\[/g, (found) => (found === "[" ? String.raw`\[` : found));
  if (!names.has("L")) return `[${isNegated ? "^" : ""}${others}]`;
  const letters = names.has("N") ? String.raw`[^\W_]` : String.raw`[^\W\d_]`;
  const rest = names.has("N") ? others.replace(String.raw`\d`, "") : others;
  const any = rest === "" ? letters : `(?:${letters}|[${rest}])`;
  return isNegated ? String.raw`(?:(?!${any})[\s\S])` : any;
};

/** A group that looks back, as one group for each width that its texts can have. */
const lookingBack = (group: string): string => {
  const [opening, isDenied] = [group.slice(0, 4), group.startsWith("(?<!")];
  const byWidth = Map.groupBy(textsOf(group.slice(4, -1)), ({ width }) => width);
  const groups = [...byWidth.values()].map(
    (texts) => `${opening}${texts.map(({ source }) => toPython(source)).join("|")})`,
  );
  return isDenied || groups.length === 1 ? groups.join("") : `(?:${groups.join("|")})`;
};

type Text = { readonly source: string; readonly width: number };

/** All sequences of a pattern of known widths that it can stand for. */
const textsOf = (source: string): readonly Text[] => {
  const found: Text[] = [];
  let sequences: readonly Text[] = [{ source: "", width: 0 }];
  for (let at = 0; at < source.length;) {
    if (source[at] === "|") {
      found.push(...sequences);
      sequences = [{ source: "", width: 0 }];
      at++;
      continue;
    }
    const isGroup = source.startsWith("(?:", at);
    const part = isGroup ? source.slice(at, at + endOfGroup(source.slice(at))) : partAt(source, at);
    at += part.length;
    const [, least = "1", most = least] = /^\{(\d+)(?:,(\d+))?\}/.exec(source.slice(at)) ?? [];
    const isOptional = source[at] === "?";
    if (isOptional) at++;
    else if (source[at] === "{") at = source.indexOf("}", at) + 1;
    const own = isGroup ? textsOf(part.slice(3, -1)) : [{ source: part, width: part === "^" ? 0 : 1 }];
    sequences = sequences.flatMap((before) =>
      repeated(before, own, isOptional ? 0 : Number(least), Number(most)),
    );
  }
  return [...found, ...sequences];
};

const repeated = (before: Text, own: readonly Text[], least: number, most: number): readonly Text[] => {
  let [all, last]: readonly Text[][] = [least === 0 ? [before] : [], [before]];
  for (let times = 1; times <= most; times++) {
    last = last!.flatMap((one) =>
      own.map(({ source, width }) => ({ source: one.source + source, width: one.width + width })),
    );
    if (times >= least) all = [...all!, ...last];
  }
  return all!;
};
