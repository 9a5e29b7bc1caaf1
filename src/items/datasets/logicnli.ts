/**
 * LogicNLI (Tian et al. 2021): an object of theories by number, each with facts, rules, and statements whose labels are
 * in a list of their own. The labels are paraconsistent: a theory may prove a statement and its denial
 * (`self_contradiction`), and then classically anything follows from it. Published twice, line for line: in English
 * (`*_language.json`) and as logic (`*_logic.json`), where a fact is `[who, what, "+" or "-"]` and a rule has two sides of such.
 */
import { z } from "zod";
import type { SourceFormulas } from "../question.ts";
import { getMembers, getTexts, getValue } from "./fields.ts";
import { json, type RecordReader } from "./records.ts";
import { capitalize } from "#language/capitals";

/** Records of `{facts, rules, statement, label}`, one a statement; of logic also `{premisesLogic, conclusionLogic}`, as JSON. */
export const logicnliRecords: RecordReader = function* (text, name) {
  for (const read of json(text, name)) {
    const records = "wrong" in read ? read.wrong : listStatements(read.record);
    if (typeof records === "string") yield { line: read.line, wrong: records };
    else for (const record of records) yield { line: read.line, record };
  }
};

const listStatements = (record: unknown): readonly object[] | string => {
  const statements = getMembers(getValue(record, "statements"));
  const labels = getTexts(record, "labels");
  if (labels === undefined || statements.length === 0 || statements.length !== labels.length)
    return "it has not as many statements as labels";
  const [facts, rules] = [getMembers(getValue(record, "facts")), getMembers(getValue(record, "rules"))];
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
};

const members = <Of extends z.ZodType>(of: Of) => z.preprocess(getMembers, z.array(of).min(1));

/** Who is what, or is not; "all" and "exist" are people of rules. */
const logicClaim = z
  .tuple([z.string(), z.string(), z.enum(["+", "-"])], z.unknown())
  .transform(([who, what, sign]) => ({ who, what, holds: sign === "+" }));
export type LogicClaim = Readonly<z.infer<typeof logicClaim>>;

/** A rule: all conditions, or either of them; and back where it is an equivalence. */
const logicRule = z
  .object({
    p: z.object({ fact: members(logicClaim), conj: z.unknown().optional() }),
    q: z.object({ fact: members(logicClaim) }),
    type: z.unknown().optional(),
  })
  .transform(({ p, q, type }) => ({
    from: p.fact,
    to: q.fact,
    isEither: p.conj === "or",
    isEquivalence: type === "equ",
  }));
export type LogicRule = Readonly<z.infer<typeof logicRule>>;

const theory = z.object({ facts: z.array(logicClaim), rules: z.array(logicRule), statement: logicClaim });

/** A theory and its statement out of what a record gives as logic; undefined where it gives none. */
export const parseTheory = ({ premises, conclusion }: SourceFormulas): z.infer<typeof theory> | undefined => {
  const parts = premises.map((text): unknown => JSON.parse(text));
  const facts = parts.filter((part) => Array.isArray(part));
  const rules = parts.filter((part) => !Array.isArray(part));
  return theory.safeParse({ facts, rules, statement: JSON.parse(conclusion) }).data;
};

const sayClaim = (value: unknown): string => {
  const claim = logicClaim.safeParse(value).data;
  return claim === undefined ? "" : `${capitalize(clause(claim))}.`;
};

const clause = ({ who, what, holds }: LogicClaim): string =>
  `${who === "all" || who === "exist" ? "someone" : who} is ${holds ? "" : "not "}${what}`;

const sayRule = (value: unknown): string => {
  const rule = logicRule.safeParse(value).data;
  if (rule === undefined) return "";
  const isEverybody = rule.from.some(({ who }) => who === "all") && rule.to.every(({ who }) => who !== "all");
  const from = rule.from.map(clause).join(rule.isEither ? " or " : " and ");
  const to = rule.to.map(clause).join(" and ");
  return `If ${isEverybody ? from.replaceAll("someone", "everyone") : from}, then ${to}${rule.isEquivalence ? ", and vice versa" : ""}.`;
};
