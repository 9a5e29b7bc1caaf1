/**
 * Reads answer keys of imported records: as a label, as the words of an option, or as a position from 0 or 1. A key alone does
 * not say which, so all keys of a file are read before one is taken. Throws misuse where two readings fit.
 */
import { misuse } from "#logic/error";
import { keyReadings, type KeyReading } from "../names.ts";
import { readOwnProperty, parseList, tagText } from "./fields.ts";
import type { OptionList } from "./options.ts";

/** The option (from 0) that a key names in each reading. */
type Picks = Readonly<Partial<Record<KeyReading, number>>>;

/** A record's key in every reading. */
export type RecordKey = {
  readonly said: string;
  readonly line: number;
  readonly list: OptionList;
  readonly picks: Picks;
  /** True if it is a whole number. */
  readonly isNumber: boolean;
  /** True if it equals an option's words except for their type: 3 and "3", 3.0 and "3", 1 and "yes". */
  readonly isLoose: boolean;
};

export type KeyOptions = {
  readonly line: number;
  /** How the source spells a label, in lower case. */
  readonly spellings?: Readonly<Record<string, string | undefined>>;
  /** True if numbers can be positions. */
  readonly isOrdered: boolean;
};

/** Reads a record's key in every way; a text is the reason why it has none. */
export const readKey = (
  value: unknown,
  list: OptionList,
  { line, spellings = {}, isOrdered }: KeyOptions,
): RecordKey | string => {
  const parts = typeof value === "string" && value.startsWith("[") ? (parseList(value) ?? value) : value;
  const flagged = Array.isArray(parts) ? findFlagged(parts, list.options.length) : undefined;
  const about = { line, list, isNumber: false, isLoose: false };
  if (flagged !== undefined)
    return { ...about, said: JSON.stringify(parts), picks: { labels: flagged, words: flagged } };
  if (Array.isArray(parts) && parts.length > 1) return "it has several answer keys";
  const key: unknown = Array.isArray(parts) ? parts[0] : parts;
  const said = tagText(key) ?? "";
  const spelled = readOwnProperty(spellings, said.toLowerCase());
  const named = list.options.findIndex(({ label }) => label === spelled);
  if (named >= 0) return { ...about, said, picks: { labels: named } };
  for (const form of listSpellings(said)) {
    const isNumber = isWhole.test(form);
    const { words, isLoose, isTwice = false } = pickWords(form, list, isNumber && !isOrdered);
    const [labels, first] = [pickLabel(form, list, isNumber), isNumber && isOrdered ? Number(form) : NaN];
    const picks = { labels, words, ...toPicks(first, list.options.length) };
    if (Object.values(picks).some((pick) => pick !== undefined)) {
      const isOtherType = typeof key === "number" && list.areNumbers !== true;
      return { ...about, said, picks, isNumber, isLoose: isLoose || isOtherType };
    }
    if (isTwice) return "names two options of the same words";
  }
  return noKey.test(said) ? "it has no right answer" : "names none of the answers";
};

const isWhole = /^\d+(?:\.0+)?$/;
const noKey = /^(?:|-+|-1(?:\.0+)?|n\/?a|nan|none|null|\?+)$/i;

const findFlagged = (flags: readonly unknown[], size: number): number | undefined => {
  if (size < 2 || flags.length !== size || !flags.every((one) => one === Number(one) || one === Boolean(one)))
    return undefined;
  const set = flags.flatMap((one, at) => (Number(one) === 1 ? [at] : Number(one) === 0 ? [] : [at, at]));
  return set.length === 1 ? set[0] : undefined;
};

/** A text without the blanks and marks around it; a pattern bound to the end would take quadratic time. */
const stripMarks = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && /[\s*_`"'([{#]/.test(text[from]!)) from++;
  while (to > from && /[\s*_`"')\]}.:]/.test(text[to - 1]!)) to--;
  return text.slice(from, to);
};

const listSpellings = (said: string): readonly string[] => {
  const bare = stripMarks(said);
  const rest = bare.replace(
    /^(?:the\s+)?(?:(?:correct|right|best|final|gold)\s+)?(?:answer|option|choice|key|label)s?(?:\s+is)?[\s:=_-]*(?=\S)/i,
    "",
  );
  return [...new Set([said, bare, rest, rest.replace(/^[*_`"'([{]+/, "")])];
};

const pickLabel = (form: string, list: OptionList, isNumber: boolean): number | undefined => {
  const wanted = isNumber ? String(Number(form)) : form.toLowerCase();
  const names = [list.options.map(({ label }) => label), list.names ?? []];
  for (const some of names) {
    const at = some.findIndex((name) => name.toLowerCase() === wanted);
    if (at >= 0 && at < list.options.length) return at;
  }
  // “B) Plum first.” names an option where both parts do.
  const [, mark = "", words = ""] = /^\(?([a-z]|\d{1,2})[).:]\s*(\S.*)$/is.exec(form) ?? [];
  const at = list.options.findIndex(({ label }) => label.toLowerCase() === mark.toLowerCase());
  return at >= 0 && normalizeText(list.options[at]!.text ?? "") === normalizeText(words) ? at : undefined;
};

/** The only option with these words; a yes may be spelled true, and a no false. */
const pickWords = (
  form: string,
  { options }: OptionList,
  isUnordered: boolean,
): { readonly words: number | undefined; readonly isLoose: boolean; readonly isTwice?: boolean } => {
  const texts = options.map(({ label, text = label }) => text);
  for (const [isLoose, same] of sameWords) {
    const found = texts.flatMap((text, at) => (same(text) === same(form) ? [at] : []));
    if (found.length === 1) return { words: found[0], isLoose };
    if (found.length > 1) return { words: undefined, isLoose, isTwice: true };
  }
  const [wanted, verdicts] = [parseVerdict(form), texts.map(parseVerdict)];
  const are = verdicts.filter((one) => one !== undefined);
  const isPair = are.length === 2 && new Set(are).size === 2 && (options.length === 2 || !/^\d/.test(form));
  const isRead = isPair && wanted !== undefined && !isUnordered;
  return { words: isRead ? verdicts.indexOf(wanted) : undefined, isLoose: true };
};

const parseVerdict = (text: string): boolean | undefined => {
  if (/^(?:yes|y|true|t|1(?:\.0+)?)$/i.test(text)) return true;
  return /^(?:no|n|false|f|0(?:\.0+)?)$/i.test(text) ? false : undefined;
};

const normalizeText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/^ | ?\.? ?$/g, "");

const sameWords: readonly (readonly [isLoose: boolean, same: (text: string) => string])[] = [
  [false, (text) => text],
  [false, normalizeText],
  [true, (text) => (/^[+-]?\d+(?:\.\d+)?$/.test(text) ? String(Number(text)) : normalizeText(text))],
];

const toPicks = (number: number, size: number): Picks => ({
  "from-0": number < size ? number : undefined,
  "from-1": number >= 1 && number <= size ? number - 1 : undefined,
});

/** How each of some keys is taken; undefined where it names no option in the reading of the others. */
export type ChosenKey = { readonly reading: KeyReading; readonly at: number } | undefined;

/**
 * Chooses the reading of a file's keys, which are alike in kind: numbers or others, of records with labels of their own or
 * without. Throws misuse where two readings fit and name different options.
 */
export const chooseKeys = (
  keys: readonly RecordKey[],
  asked: KeyReading | undefined,
): ReadonlyMap<RecordKey, ChosenKey> => {
  const kinds = Map.groupBy(keys, ({ isNumber, list }) => 2 * Number(isNumber) + Number(list.isLabelled));
  const chosen = new Map<RecordKey, ChosenKey>();
  for (const kind of kinds.values()) {
    const order = kind[0]!.isNumber ? orderNumberReadings(kind, asked) : orderWordReadings(kind, asked);
    for (const key of kind) {
      const reading = order.find((one) => key.picks[one] !== undefined);
      chosen.set(key, reading && { reading, at: key.picks[reading]! });
    }
  }
  return chosen;
};

const orderWordReadings = (
  keys: readonly RecordKey[],
  asked: KeyReading | undefined,
): readonly KeyReading[] => {
  if (asked === "labels" || asked === "words") return [asked];
  const both = keys.find(({ picks: { labels, words } }) => words !== undefined && differ(labels, words));
  if (both === undefined || asked !== undefined || both.list.isLabelled) return ["labels", "words"];
  const isDecisive = (one: KeyReading, other: KeyReading): boolean =>
    keys.some(({ picks }) => picks[one] !== undefined && picks[other] === undefined);
  if (isDecisive("labels", "words") === isDecisive("words", "labels"))
    throw createAmbiguityError(both, ["labels", "words"]);
  return isDecisive("labels", "words") ? ["labels"] : ["words"];
};

const differ = (a: number | undefined, b: number | undefined): boolean => a !== undefined && a !== b;

const orderNumberReadings = (
  keys: readonly RecordKey[],
  asked: KeyReading | undefined,
): readonly KeyReading[] => {
  if (asked !== undefined) return [asked];
  const fits = new Map(
    keyReadings.map((reading) => [reading, keys.filter(({ picks }) => picks[reading] !== undefined).length]),
  );
  const share = (reading: KeyReading): number => fits.get(reading)! / keys.length;
  const best = Math.max(...fits.values()) / keys.length;
  if (share("labels") === 1) return ["labels"];
  const isExact = keys.every(({ isLoose }) => !isLoose);
  if (share("words") === 1 && isExact) return ["words"];
  const rivals = keyReadings.filter((reading) => share(reading) === best);
  const [first, ...others] = share("labels") > 0 ? new Set<KeyReading>(["labels", ...rivals]) : rivals;
  for (const other of others) {
    const between = keys.find(({ picks }) => picks[first!] !== picks[other]);
    if (between !== undefined) throw createAmbiguityError(between, [first!, other]);
  }
  const contrary = first === "from-0" ? "from-1" : "from-0";
  const against = keys.find(({ picks }) => picks[first!] === undefined && picks[contrary] !== undefined);
  if (first?.startsWith("from-") === true && against !== undefined)
    throw createAmbiguityError(against, [first, contrary]);
  return [first!];
};

const createAmbiguityError = (
  { said, line, list, picks }: RecordKey,
  readings: readonly KeyReading[],
): Error => {
  const named = readings.map((reading) => {
    const option = list.options[picks[reading] ?? -1];
    const words = option === undefined ? "none" : `“${option.text ?? option.label}”`;
    return `${words} (${readingNames[reading]})`;
  });
  return misuse(
    `the answer keys can be read in two ways; line ${line} has the key “${said}”, which is ${named.join(" or ")}`,
    `add ${readings.map((reading) => `--keys ${reading}`).join(" or ")}`,
  );
};

/** Descriptions of the ways to read a key. */
export const readingNames: Readonly<Record<KeyReading, string>> = {
  labels: "labels",
  words: "words of options",
  "from-0": "positions from 0",
  "from-1": "positions from 1",
};
