/**
 * Admits proposed wordings of the implication by their meaning. The marker words of English connectives stand in
 * data/grammar/connectives.json, each with its truth function; phrases such as "it is true that" affirm or deny what follows.
 * A wording is admitted if it has the meaning A → C and no other, and if a sentence in it parses to A → C alone. A
 * wording with a word that the table lacks is rejected. Source of the idea: DivLogicEval §2.1, where GPT-3.5's
 * templates were taken unread.
 *
 * In the table `<name>` is a list; X and Y are clauses; in S the first may be supposed ("we accept that"), in R the
 * second may be concluded ("it follows that"), and in K it must be. A clause at the head of a pattern is never denied: "it is not true that C if A" denies the whole.
 */
import table from "../../../data/grammar/connectives.json" with { type: "json" };
import { equal, implies, not, proposition, type Formula } from "#logic/formula";
import { mapAtoms } from "#logic/map-parts";
import { once } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import { computeRows } from "#logic/truth-table";
import { buildGrammar, getBuiltInGrammar, type Grammar, type Implication } from "./grammar.ts";
import { readProposition } from "./read.ts";
import { fill, parseTemplate } from "./template.ts";
import { toSentence, uncapitalize } from "../capitals.ts";

/** The admission of a proposed wording. */
type Understanding =
  | { readonly admitted: Implication; readonly text: string }
  | { readonly rejected: string };

/** Admits or rejects a wording with the holes {A} and {C}; its capital and full stop are ignored. */
export const understandWording = (proposed: string): Understanding => {
  const text = uncapitalize(proposed.replaceAll(/\s+/g, " ").trim().replace(/\.$/, "").trim());
  if (text.length > maxCharacters) return { rejected: `longer than ${maxCharacters} characters` };
  const holes = [...text.matchAll(/\{[^{}]*\}/g)].map(([hole]) => hole);
  if (holes.toSorted().join(" ") !== "{A} {C}" || text.replaceAll(/\{[AC]\}/g, "").match(/[{}]/) !== null)
    return { rejected: "it does not hold {A} and {C} once each" };
  if (patterns().misplaced.test(text))
    return { rejected: "a clause can't be the subject: write “that {A}” or “the claim that {A}”" };
  const meanings = getMeanings(text.replaceAll(/\bit's\b/g, "it is"));
  const [meaning] = meanings;
  if (meaning === undefined) return { rejected: explainUnknown(text) };
  if (meanings.length > 1) return { rejected: `it can mean ${meanings.map(print).join(" or ")}` };
  if (!isEquivalent(meaning, implication)) return { rejected: `it means ${print(meaning)}` };
  const admitted = admitWording(text);
  return parsesAlone(admitted) ? { admitted, text } : { rejected: "it does not read back to A → C alone" };
};

const maxCharacters = 200;
const implication = implies(proposition("A"), proposition("C"));

/** Returns the meanings of a wording by the table of connectives, no two of them equivalent. */
const getMeanings = (text: string): readonly Formula[] => {
  const { connectives, affirmed, denied } = patterns();
  const found = connectives.flatMap(({ pattern, meaning }) => {
    const { X, Y } = pattern.exec(text)?.groups ?? {};
    return Y === undefined ? [] : [meaning(readClause(X ?? ""), readClause(Y))];
  });
  const distinct = found.filter((one, at) => found.findIndex((other) => isEquivalent(one, other)) === at);
  if (distinct.length > 0) return distinct;
  const affirmation = affirmed.exec(text)?.[0];
  if (affirmation !== undefined) return getMeanings(text.slice(affirmation.length));
  const denial = denied.exec(text)?.[0];
  return denial === undefined ? [] : getMeanings(text.slice(denial.length)).map((meaning) => not(meaning));
};

const readClause = (clause: string): Formula => {
  const atom = proposition(clause.includes("{A}") ? "A" : "C");
  const denials = [...clause.matchAll(patterns().denials)].length;
  return denials % 2 === 0 ? atom : not(atom);
};

const isEquivalent = (one: Formula, other: Formula): boolean => computeTruths(one) === computeTruths(other);
const computeTruths = (formula: Formula): number | undefined =>
  computeRows(formula, 2, (name) => (name === "A" ? 0 : 1))[0];

type Connective = { readonly pattern: RegExp; readonly meaning: (x: Formula, y: Formula) => Formula };

const lists: ReadonlyMap<string, string> = new Map(Object.entries(table.lists));

/** The table as regular expressions, and the words that it knows. */
const patterns = once(() => {
  const spell = (text: string): string =>
    text.replaceAll(/<(\w+)>/g, (_, name: string) => `(?:${spell(lists.get(name) ?? "")})`);
  const either = (...phrases: readonly (readonly string[])[]): string =>
    `(?:(?:${phrases.flat().map(spell).join("|")}) )`;
  const denying = spell("<not>");
  const light = [...table.affirming, denying];
  const slots: Readonly<Record<string, { readonly head: string; readonly inside: string }>> = {
    S: { head: `${either(table.affirming)}*`, inside: `${either(light, table.supposing)}*` },
    X: { head: `${either(table.affirming)}*`, inside: `${either(light)}*` },
    Y: { head: `${either(table.affirming)}*`, inside: `${either(light)}*` },
    R: {
      head: `${either(table.affirming, table.concluding)}*`,
      inside: `${either(light, table.concluding)}*`,
    },
    K: { head: `${either(table.concluding)}+`, inside: `${either(table.concluding)}+` },
  };
  const compile = (pattern: string): RegExp => {
    const text = spell(pattern).replaceAll(/\b[XYSRK]\b/g, (slot, at: number) => {
      const phrases = slots[slot]?.[at === 0 ? "head" : "inside"] ?? "";
      return `(?<${"XS".includes(slot) ? "X" : "Y"}>${phrases}\\{[AC]\\})`;
    });
    return new RegExp(`^${text}$`, "u");
  };
  const connectives = Object.entries(table.connectives).flatMap(([formula, all]): readonly Connective[] => {
    const meaning = parse(formula);
    return all.map((pattern) => ({
      pattern: compile(pattern),
      meaning: (x, y) => mapAtoms(meaning, ({ name }) => (name === "X" ? x : y)),
    }));
  });
  return {
    connectives,
    affirmed: new RegExp(`^${either(table.affirming)}`),
    denied: new RegExp(`^${either([denying])}`),
    misplaced: new RegExp(`^\\{[AC]\\} (?:is|was|${spell("<entails>|<suffices>")}) `),
    denials: new RegExp(`\\b(?:${denying})`, "g"),
    words: new Set(splitWords(JSON.stringify(table))),
  };
});

/** Returns why the table gives a wording no meaning. */
const explainUnknown = (text: string): string => {
  const strange = [
    ...new Set(
      splitWords(text.replaceAll(/\{.\}|\bit's\b/g, "")).filter((word) => !patterns().words.has(word)),
    ),
  ];
  return strange.length > 0
    ? `no known phrase has ${strange
        .slice(0, 4)
        .map((word) => `“${word}”`)
        .join(", ")}`
    : "known words, but in no order whose meaning is fixed";
};

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

const parsesAlone = (wording: Implication): boolean =>
  ["the owl did not sing", "it is not the case that the owl sang"].every((no) => {
    const clauses = { A: { yes: "the owl sang", no }, C: { yes: "the hen hid", no: "the hen did not hide" } };
    const words = {
      letters: new Map(Object.entries(clauses).map(([letter, clause]) => [letter, { forms: [clause] }])),
    };
    const readings = readProposition(
      toSentence(fill(wording.template, { A: clauses.A.yes, C: clauses.C.no })),
      words,
      extendGrammar(getBuiltInGrammar(), [wording]),
    );
    const expected = implies(proposition("A"), not(proposition("C")));
    return readings.length === 1 && readings.every((reading) => equal(reading, expected));
  });

const admitWording = (text: string): Implication => {
  const template = parseTemplate(text);
  if (/\b(?:not|isn't|cannot|can't|never|no|impossible|untrue|false|unless|only)\b/.test(text))
    return { template, pairs: "none", affirmative: true };
  return { template, pairs: text.includes("{A}, ") && !text.startsWith("{") ? "opened" : "none" };
};

/** Our own grammar with wordings that `understandWording` has admitted: its `text`s, kept in a file or an item. */
export const buildCustomGrammar = (texts: readonly string[]): Grammar =>
  extendGrammar(getBuiltInGrammar(), texts.map(admitWording));

/** The grammar with further wordings; those that it has already are passed over. */
export const extendGrammar = (grammar: Grammar, admitted: readonly Implication[]): Grammar => {
  const toKey = ({ template: { texts, holes } }: Implication): string =>
    `${texts.join("_")} ${holes.join("")}`;
  const known = new Set(grammar.implications.map(toKey));
  const added = admitted.filter((one) => {
    const isNew = !known.has(toKey(one));
    known.add(toKey(one));
    return isNew;
  });
  return buildGrammar([...grammar.implications, ...added], grammar.pairs);
};
