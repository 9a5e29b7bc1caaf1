/**
 * LogicNLI (Tian et al. 2021): an object of theories by number, each with facts, rules, and statements whose labels are
 * in a list of their own. The labels are paraconsistent: a theory may prove a statement and its denial
 * (`self_contradiction`), and then classically anything follows from it. Published twice, line for line: in English
 * (`*_language.json`) and as logic (`*_logic.json`), where a fact is `[who, what, "+" or "-"]` and a rule has two sides of such.
 */
import { textsAt, valueAt } from "./fields.ts";
import { json, reshaped } from "./records.ts";

/** Records of `{facts, rules, statement, label}`, one a statement; of logic also `{premisesLogic, conclusionLogic}`, as JSON. */
export const logicnliRecords = reshaped(json, (record) => {
  const statements = membersOf(valueAt(record, "statements"));
  const labels = textsAt(record, "labels");
  if (labels === undefined || statements.length === 0 || statements.length !== labels.length)
    return "it has not as many statements as labels";
  const [facts, rules] = [membersOf(valueAt(record, "facts")), membersOf(valueAt(record, "rules"))];
  if (statements.every((one) => typeof one === "string"))
    return statements.map((statement, i) => ({ facts, rules, statement, label: labels[i] }));
  const said = { facts: facts.map(sayClaim), rules: rules.map(sayRule) };
  const premisesLogic = [...facts, ...rules].map((one) => JSON.stringify(one));
  return statements.map((statement, i) => ({
    ...said,
    statement: sayClaim(statement),
    label: labels[i],
    premisesLogic,
    conclusionLogic: JSON.stringify(statement),
  }));
});

const membersOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === "object" && value !== null ? Object.values(value) : [];

/** Who is what, or is not; "all" and "exist" are people of rules. */
export type LogicClaim = { readonly who: string; readonly what: string; readonly holds: boolean };

/** A rule: all conditions, or either of them; and back where it is an equivalence. */
export type LogicRule = {
  readonly from: readonly LogicClaim[];
  readonly to: readonly LogicClaim[];
  readonly isEither: boolean;
  readonly isEquivalence: boolean;
};

/** A theory and its statement out of what a record gives as logic; undefined where it gives none. */
export const logicOf = ({
  premises,
  conclusion,
}: {
  readonly premises: readonly string[];
  readonly conclusion: string;
}):
  | {
      readonly facts: readonly LogicClaim[];
      readonly rules: readonly LogicRule[];
      readonly statement: LogicClaim;
    }
  | undefined => {
  const parts = premises.map((text): unknown => JSON.parse(text));
  const facts = parts.filter((part) => Array.isArray(part)).map(claimOf);
  const rules = parts.filter((part) => !Array.isArray(part)).map(ruleOf);
  const statement = claimOf(JSON.parse(conclusion));
  if (statement === undefined || facts.includes(undefined) || rules.includes(undefined)) return undefined;
  return {
    facts: facts.filter((one) => one !== undefined),
    rules: rules.filter((one) => one !== undefined),
    statement,
  };
};

const claimOf = (value: unknown): LogicClaim | undefined => {
  const [who, what, sign]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof who === "string" && typeof what === "string" && (sign === "+" || sign === "-")
    ? { who, what, holds: sign === "+" }
    : undefined;
};

const ruleOf = (value: unknown): LogicRule | undefined => {
  const side = (name: string): readonly (LogicClaim | undefined)[] =>
    membersOf(valueAt(value, `${name}.fact`)).map(claimOf);
  const [from, to] = [side("p"), side("q")];
  if (from.includes(undefined) || to.includes(undefined) || from.length === 0 || to.length === 0)
    return undefined;
  return {
    from: from.filter((one) => one !== undefined),
    to: to.filter((one) => one !== undefined),
    isEither: valueAt(value, "p.conj") === "or",
    isEquivalence: valueAt(value, "type") === "equ",
  };
};

/** "Vivian is not lazy." */
const sayClaim = (value: unknown): string => {
  const claim = claimOf(value);
  return claim === undefined ? "" : `${capital(clause(claim))}.`;
};

const clause = ({ who, what, holds }: LogicClaim): string =>
  `${who === "all" || who === "exist" ? "someone" : who} is ${holds ? "" : "not "}${what}`;

/** In plain words; the authors' own stand in the file of English. */
const sayRule = (value: unknown): string => {
  const rule = ruleOf(value);
  if (rule === undefined) return "";
  const isEverybody = rule.from.some(({ who }) => who === "all") && rule.to.every(({ who }) => who !== "all");
  const from = rule.from.map(clause).join(rule.isEither ? " or " : " and ");
  const to = rule.to.map(clause).join(" and ");
  return `If ${isEverybody ? from.replaceAll("someone", "everyone") : from}, then ${to}${rule.isEquivalence ? ", and vice versa" : ""}.`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
