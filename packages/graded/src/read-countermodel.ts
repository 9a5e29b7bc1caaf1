/**
 * From a reply to the little world in it: truth values for propositions, a domain, names and what each predicate holds of; as
 * lists ("P = {1, 2}", "a: 1", "p is false", "R(1, 2) = true"), as a Markdown table, or as JSON. Kind about layout; it takes
 * what is stated last, adds nothing to it, and judges nothing.
 */
import type { Interpretation } from "organon-logic/certificate";
import { constantsOf, eachAtom, type Formula } from "organon-logic/formula";
import { getOrInsert } from "organon-logic/memoize";
import { fencedBlocks, fromHeading, jsonValue } from "./blocks.ts";
import { pattern } from "./patterns.ts";

/** What a reply states; `undefined` members were not stated. */
export type StatedWorld = {
  readonly interpretation: Interpretation;
  /** Whether the reply states a domain, where there is somebody to speak of. */
  readonly hasDomain: boolean;
};

/** A longer reply is read from its end. */
const longestReply = 60_000;

/** The world that a reply states for some formulas; undefined where it states nothing of the kind. Linear in its length. */
export const readCountermodel = (reply: string, formulas: readonly Formula[]): StatedWorld | undefined => {
  const letters = new Map<string, number>();
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => letters.set(name, terms.length));
  const names = constantsOf(...formulas);
  const text = reply.slice(-longestReply).replace(/\r\n?/g, "\n");
  const world = createWorld(letters, names);
  // It takes the case back, or leaves a choice.
  if (pattern("case left open").test(text)) return undefined;
  const json = jsonValue(text);
  if (json !== undefined) world.readJson(json);
  if (world.isEmpty())
    for (const block of [...fencedBlocks(text, 1), fromHeading(text, pattern("case heading")), text]) {
      world.readText(block);
      if (!world.isEmpty()) break;
    }
  if (world.isEmpty()) return undefined;
  const stated = world.stated();
  const later = createWorld(letters, names);
  later.readText(linesBehindBlock(text));
  return later.isEmpty() || isRepeated(later.stated(), stated) ? stated : undefined;
};

/** The lines behind the last fenced block that begin with a statement: they may overrule it. */
const linesBehindBlock = (text: string): string => {
  const fences = text.split("```");
  const behind = fences.length < 3 ? "" : fences.at(-1)!;
  return behind
    .split("\n")
    .flatMap((line) => pattern("case line").exec(line)?.groups?.["statement"] ?? [])
    .join("\n");
};

/** Whether all that is stated later was stated before. */
const isRepeated = ({ interpretation: later, hasDomain }: StatedWorld, before: StatedWorld): boolean => {
  const { domain, ...rest } = before.interpretation;
  if (hasDomain && later.domain.join() !== domain.join()) return false;
  return (["constants", "predicates", "propositions"] as const).every((part) =>
    Object.entries(later[part] ?? {}).every(
      ([name, value]) => JSON.stringify(value) === JSON.stringify((rest[part] ?? {})[name]),
    ),
  );
};

const createWorld = (letters: ReadonlyMap<string, number>, names: readonly string[]) => {
  let domain: readonly string[] | undefined;
  const constants = new Map<string, string>();
  const predicates = new Map<string, Map<string, readonly string[]>>();
  const propositions = new Map<string, boolean>();

  const isConstant = (name: string): boolean => names.includes(name);
  const placesOf = (name: string): number | undefined => letters.get(name);
  const extensionOf = (name: string): Map<string, readonly string[]> =>
    getOrInsert(predicates, name, () => new Map());
  const holds = (name: string, tuple: readonly string[], value: boolean): void => {
    if (value) extensionOf(name).set(tuple.join(" "), tuple);
    else extensionOf(name).delete(tuple.join(" "));
  };
  const setExtension = (name: string, tuples: readonly (readonly string[])[]): void => {
    predicates.set(name, new Map());
    for (const tuple of tuples) holds(name, tuple, true);
  };

  /** One statement: a name and what is said of it. */
  const state = (name: string, value: string): void => {
    if (domainWords.has(name.toLowerCase())) {
      const members = tuplesIn(value).map(([member = ""]) => member);
      if (members.length > 0) domain = members;
      return;
    }
    const places = placesOf(name);
    if (places === 0) {
      const truth = truthOf(value);
      if (truth !== undefined) propositions.set(name, truth);
    } else if (places !== undefined) {
      if (isEmptySet(value)) setExtension(name, []);
      else if (/^[\s{(⟨<[\\]/u.test(value) || /^[\p{L}\p{N}]/u.test(value))
        setExtension(name, tuplesIn(value));
    } else if (isConstant(name)) {
      const [member] = tuplesIn(value)[0] ?? [];
      if (member !== undefined) constants.set(name, member);
    }
  };

  const readJson = (value: object): void => {
    for (const [name, content] of Object.entries(value).slice(0, maxEntries)) {
      const isSet = (placesOf(name) ?? 0) > 0;
      const isNamed = domainWords.has(name.toLowerCase()) || placesOf(name) === 0 || isConstant(name);
      if (typeof content !== "object" || Array.isArray(content)) {
        // A truth value for a predicate says nothing of anybody.
        if (isNamed || (isSet && typeof content !== "boolean" && typeof content !== "number"))
          state(name, written(content));
      } else if (content === null) continue;
      else if (isSet)
        for (const [member, truth] of Object.entries(content))
          holds(name, membersIn(member), truthOf(String(truth)) === true);
      else readJson(content);
    }
  };

  const readText = (text: string): void => {
    const rows = text
      .split("\n")
      .slice(-maxEntries)
      .map((row) => row.slice(0, longestRow));
    for (let i = 0; i < rows.length; i++) {
      const cells = cellsOf(rows[i]!);
      if (cells === undefined) readStatements(rows[i]!);
      else i = readTable(rows, i, cells);
    }
  };

  /** A table: letters over truth values, members down the side, or a letter and its value in each row. */
  const readTable = (rows: readonly string[], start: number, head: readonly string[]): number => {
    let at = start;
    const body: (readonly string[])[] = [];
    for (let cells; at + 1 < rows.length && (cells = cellsOf(rows[at + 1]!)) !== undefined; at++)
      if (!cells.every((cell) => /^:?-*:?$/.test(cell))) body.push(cells);
    const columns = head.map((cell) => cell.replace(/\((?:[a-z](?:\s*,\s*[a-z])*)\)$/, ""));
    const isByMember = columns.length > 1 && columns.slice(1).every((name) => (placesOf(name) ?? 0) === 1);
    const isByLetter = columns.every((name) => placesOf(name) === 0);
    if (isByLetter && body.length > 0) columns.forEach((name, i) => state(name, body.at(-1)![i] ?? ""));
    else if (isByMember && body.length > 0) {
      domain ??= body.map(([member = ""]) => cleaned(member));
      for (const name of columns.slice(1)) setExtension(name, []);
      for (const [member = "", ...values] of body)
        values.forEach((value, i) => {
          const name = columns[i + 1];
          if (name !== undefined) holds(name, [cleaned(member)], truthOf(value) === true);
        });
    } else for (const [name = "", value = ""] of [head, ...body]) readStatements(`${name} = ${value}`);
    return at;
  };

  const readStatements = (row: string): void => {
    for (const [, name = "", terms, , value = ""] of row.matchAll(pattern("case statement"))) {
      if (terms === undefined) state(name, value);
      else if ((placesOf(name) ?? 0) > 0) {
        const truth = truthOf(value);
        if (truth !== undefined) holds(name, membersIn(terms), truth);
      }
    }
  };

  return {
    readJson,
    readText,
    isEmpty: () =>
      domain === undefined && constants.size === 0 && predicates.size === 0 && propositions.size === 0,
    stated: (): StatedWorld => {
      const members = domain ?? ["1"];
      // A name may stand for its bearer, and a member may bear a name of the question as its own.
      for (const name of names) if (!constants.has(name) && members.includes(name)) constants.set(name, name);
      const memberOf = (name: string): string =>
        members.includes(name) ? name : (constants.get(name) ?? name);
      return {
        hasDomain: domain !== undefined,
        interpretation: {
          domain: members,
          constants: Object.fromEntries(constants),
          predicates: Object.fromEntries(
            [...predicates].map(([name, tuples]) => [
              name,
              [
                ...new Map(
                  [...tuples.values()].map((tuple) => [tuple.map(memberOf).join(" "), tuple.map(memberOf)]),
                ).values(),
              ],
            ]),
          ),
          propositions: Object.fromEntries(propositions),
        },
      };
    },
  };
};

/** A value of JSON as a reply would write it: a list as a set, a list in a list as a tuple. */
const written = (content: unknown, isInside = false): string =>
  Array.isArray(content)
    ? `${isInside ? "(" : "{"}${content.map((one) => written(one, true)).join(", ")}${isInside ? ")" : "}"}`
    : String(content);

const domainWords: ReadonlySet<string> = new Set(["domain", "d", "universe", "members", "individuals", "u"]);

/** Entries and rows that are looked at, and how much of a row. */
const maxEntries = 400;
const longestRow = 12_000;

const isEmptySet = (value: string): boolean =>
  /^\s*(?:∅|\\emptyset|\\varnothing|\\?\{\s*\\?\}|none|nothing|nobody|no one|empty|false)\s*$/iu.test(value);

/** True or false, however it is written; undefined for what is neither. */
const truthOf = (value: string): boolean | undefined => {
  const word = value
    .trim()
    .replace(/[*_`"'$.;,]/g, "")
    .toLowerCase();
  if (/^(?:true|t|1|yes|y|⊤|✓|✔|holds)$/u.test(word)) return true;
  if (/^(?:false|f|0|no|n|⊥|✗|✘|-|—)$/u.test(word)) return false;
  return undefined;
};

/** The tuples of a set as it is written; plain members are tuples of one. */
const tuplesIn = (value: string): readonly (readonly string[])[] => {
  const inner = value
    .trim()
    .replace(/^\\?\{/, "")
    .replace(/\\?\}$/, "");
  const tuples = [...inner.matchAll(/[(⟨<[]([^()⟨⟩<>[\]]*)[)⟩>\]]/gu)].map(([, inside = ""]) =>
    membersIn(inside),
  );
  return tuples.length > 0 ? tuples : membersIn(inner).map((member) => [member]);
};

const membersIn = (text: string): readonly string[] =>
  text
    .split(/[,;]|(?<!\s)\s+and\s+/)
    .map(cleaned)
    .filter((member) => member !== "");

const cleaned = (text: string): string => text.replace(/[*_`"“”'$\\]/g, "").trim();

/** The cells of a table's row; undefined where a row is none. */
const cellsOf = (row: string): readonly string[] | undefined => {
  const trimmed = row.trim();
  if (!/^\|.*\|$/.test(trimmed)) return undefined;
  return trimmed.slice(1, -1).split("|").map(cleaned);
};
