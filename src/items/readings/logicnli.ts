/**
 * LogicNLI read from the logic that its authors publish beside its English (`*_logic.json`): facts and rules over literals, chained forward in an
 * open world. What proves a statement and its denial is `self_contradiction`: the logic is paraconsistent, and one clash spoils nothing else.
 * "All" in a condition before a conclusion about somebody named is everybody in the theory; elsewhere it is one and the same person.
 */
import { constant, predicate, variable, type Term } from "#logic/formula";
import type { Rule, RuleLiteral } from "#logic/programs";
import { toName } from "./english.ts";
import { createUnread, type ReadQuestion } from "./reading.ts";
import { parseTheory, type LogicClaim, type LogicRule } from "../datasets/logicnli.ts";

export const readLogicNli: ReadQuestion = ({ formulas }) => {
  const theory = formulas === undefined ? undefined : parseTheory(formulas);
  if (theory === undefined) return createUnread("its file has no logic: it stands in *_logic.json");
  const { facts, rules, statement } = theory;
  const people = [
    ...new Set(
      [...facts, statement, ...rules.flatMap(({ from, to }) => [...from, ...to])].map(({ who }) => who),
    ),
  ].filter((who) => who !== "all" && who !== "exist");
  const read = rules.map((rule) => toRules(rule, people));
  if (read.includes(undefined)) return createUnread("a rule is of a form that has no rules of literals");
  return {
    kind: "program",
    program: {
      world: "open",
      facts: facts.map((fact) => literal(fact)),
      rules: read.flatMap((some) => some ?? []),
    },
    statement: literal(statement),
  };
};

const x = variable("x");

const literal = ({ who, what, holds }: LogicClaim, someone: Term = x): RuleLiteral => ({
  atom: predicate(toName(["is", what]), who === "all" || who === "exist" ? someone : constant(toName([who]))),
  isDenied: !holds,
});

const toRules = (
  { from, to, isEither, isEquivalence }: LogicRule,
  people: readonly string[],
): readonly Rule[] | undefined => {
  const isAboutAll = from.some(({ who }) => who === "all") && to.every(({ who }) => who !== "all");
  if (isAboutAll && isEither) return undefined;
  const conditions = isAboutAll
    ? [people.flatMap((who) => from.map((claim) => literal(claim, constant(toName([who])))))]
    : isEither
      ? from.map((claim) => [literal(claim)])
      : [from.map((claim) => literal(claim))];
  const forth = conditions.flatMap((some) =>
    to.map((claim) => ({ conditions: some, conclusion: literal(claim) })),
  );
  if (!isEquivalence) return forth;
  if (isEither) return undefined;
  const back = from.map((claim) => ({
    conditions: to.map((one) => literal(one)),
    conclusion: literal(claim),
  }));
  return [...forth, ...back];
};
