/**
 * Templates: a wording cut at its holes. "if {A}, then {C}" is the texts "if ", ", then ", "" and, between them, the
 * holes A and C. Both speaker and reader work on this; the reader's whole knowledge of a wording is its template.
 */
import { misuse } from "#logic/error";

/** The holes of a wording and the texts around them: always one text more than holes. */
export type Template = {
  readonly texts: readonly string[];
  readonly holes: readonly string[];
  /** The holes that no clause about the future may fill: “if it will rain” is no condition in English. */
  readonly timeless: readonly string[];
  /** The holes behind “it is true that” and its like, where “it is not the case that …” would pile up. */
  readonly affirmed: readonly string[];
  /**
   * The holes that want a clause to begin with its subject: at the wording's head, where “in winter” or “it is not the
   * case that” could be heard as said of all that follows; behind a bare comma, where “by mistake” could be heard as said
   * of what comes before; and behind “in which” and “only if”, for the sound.
   */
  readonly headed: readonly string[];
  /** The holes before “and that” or “or that”, over which “it is not the case that” could be heard as reaching. */
  readonly parted: readonly string[];
};

/** Cuts a wording. Throws misuse for one in which a brace or a hole is out of order. */
export const parseTemplate = (wording: string): Template => {
  const [first = "", ...rest] = wording.split("{");
  const parts = rest.map((part) => part.split("}"));
  const holes = parts.map(([hole = ""]) => hole);
  if (first.includes("}") || parts.some(({ length }) => length !== 2) || new Set(holes).size < holes.length)
    throw misuse(`“${wording}” is not a wording: each hole stands once, in braces`);
  const texts = [first, ...parts.map(([, text = ""]) => text)];
  const findHoles = (endings: readonly string[]): readonly string[] =>
    holes.filter((_, at) => endings.some((ending) => ` ${texts[at] ?? ""}`.endsWith(` ${ending} `)));
  return {
    texts,
    holes,
    timeless: findHoles(conditionalMarkers),
    affirmed: findHoles(affirmations),
    headed: [
      ...(first === "" ? holes.slice(0, 1) : []),
      ...findHoles(["in which", "only if"]),
      ...holes.filter((_, at) => texts[at] === ", "),
    ],
    parted: holes.filter((_, at) => /^ (?:and|or) that /.test(texts[at + 1] ?? "")),
  };
};

const affirmations: readonly string[] = ["true that", "the case that", "false that"];

const conditionalMarkers: readonly string[] = [
  "if",
  "if ever",
  "whenever",
  "any time",
  "anytime",
  "every time",
  "as long as",
  "so long as",
  "unless",
  "provided that",
  "in the event that",
  "on the condition that",
  "in which",
];

/** The wording with its holes filled. */
export const fill = ({ texts, holes }: Template, fillings: Readonly<Record<string, string>>): string => {
  let said = texts[0] ?? "";
  for (let at = 0; at < holes.length; at++)
    said += `${fillings[holes[at] ?? ""] ?? ""}${texts[at + 1] ?? ""}`;
  return said;
};
