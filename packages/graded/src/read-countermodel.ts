/**
 * Reads the countermodel in a reply: rows such as `domain = {1, 2}`, `a1 = 1` and `R1 = {(1, 2)}`, from the last code block that
 * has any, else from the whole reply. Other rows are skipped. It takes nothing that leaves a choice, and judges nothing:
 * `check-countermodel.ts` does.
 */
import type { Interpretation } from "organon-logic/certificate";
import { collectConstants, eachAtom, type Formula } from "organon-logic/formula";
import { fencedBlocks } from "./blocks.ts";
import { pattern } from "./patterns.ts";

/** A longer reply is read from its end. */
const longestReply = 60_000;
const longestRow = 12_000;
const maxRows = 400;

/** A row's statement about a name: a set of tuples, or a single member; undefined if it is neither. */
type Statement = {
  readonly name: string;
  readonly value: { readonly isSet: boolean; readonly tuples: readonly (readonly string[])[] } | undefined;
};

/**
 * Returns the world that a reply states for some formulas, with an empty domain where it states none; undefined where it states
 * nothing, states something twice differently, or takes it back. Linear in the length of the reply.
 */
export const readCountermodel = (reply: string, formulas: readonly Formula[]): Interpretation | undefined => {
  const text = reply.slice(-longestReply);
  if (pattern("case taken back").test(text)) return undefined;
  const predicates = new Set<string>();
  for (const formula of formulas) eachAtom(formula, ({ name }) => predicates.add(name));
  const constants = collectConstants(...formulas);
  const isKnown = (name: string): boolean =>
    name === "domain" || predicates.has(name) || constants.includes(name);
  const parts = [...fencedBlocks(text, 4), text].map((part) => readRows(part, isKnown));
  const rows = parts.find((part) => part.length > 0) ?? [];
  const behind = readRows(text.split("```").at(-1)!, isKnown).filter(({ value }) => value !== undefined);
  const stated = new Map<string, NonNullable<Statement["value"]>>();
  for (const { name, value } of [...rows, ...behind]) {
    if (value === undefined || value.isSet === constants.includes(name)) return undefined;
    const before = stated.get(name);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return undefined;
    stated.set(name, value);
  }
  return stated.size === 0 ? undefined : buildInterpretation(stated, predicates, constants);
};

const buildInterpretation = (
  stated: ReadonlyMap<string, NonNullable<Statement["value"]>>,
  predicates: ReadonlySet<string>,
  constants: readonly string[],
): Interpretation => {
  const domain = (stated.get("domain")?.tuples ?? []).map(([member = ""]) => member);
  // A member may bear a name of the question as its own, and a name may stand for its bearer.
  const bearers = new Map(
    constants.flatMap((name) => {
      const member = stated.get(name)?.tuples[0]?.[0] ?? (domain.includes(name) ? name : undefined);
      return member === undefined ? [] : [[name, member]];
    }),
  );
  const findMember = (name: string): string => (domain.includes(name) ? name : (bearers.get(name) ?? name));
  return {
    domain,
    constants: Object.fromEntries(bearers),
    predicates: Object.fromEntries(
      [...stated].flatMap(([name, { tuples }]) =>
        predicates.has(name) ? [[name, tuples.map((tuple) => tuple.map(findMember))]] : [],
      ),
    ),
    propositions: {},
  };
};

const readRows = (text: string, isKnown: (name: string) => boolean): readonly Statement[] =>
  text
    .split("\n")
    .slice(-maxRows)
    .flatMap((row) => {
      const { name = "", value = "" } = pattern("case row").exec(row.slice(0, longestRow))?.groups ?? {};
      const known = name.toLowerCase() === "domain" ? "domain" : name;
      return isKnown(known) ? [{ name: known, value: readValue(value) }] : [];
    });

const readValue = (text: string): Statement["value"] => {
  const { member, set } = pattern("case value").exec(text)?.groups ?? {};
  if (member !== undefined) return { isSet: false, tuples: [[member]] };
  if (set === undefined) return undefined;
  const tuples = [...set.matchAll(/\(([^()]*)\)|[^\s,(){}∅]+/g)].map(([whole, inside = whole]) =>
    inside.split(",").map((one) => one.trim()),
  );
  return { isSet: true, tuples };
};
