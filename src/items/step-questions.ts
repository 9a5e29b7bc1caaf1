/**
 * The steps of a longer item, each as a question of its own in the same words: from what the step uses, can what
 * it derives be inferred? So an error on the whole can be traced to a link (challenge 2 of the FSE text: “it is
 * not clear which part of the reasoning process it failed”).
 *
 * Where the item asks something else than its chain derives (a contradiction, an unrelated or a near conclusion)
 * one more question asks it of the derived conclusion alone. Each question is an item like any other: its key is
 * decided anew and travels with its certificate.
 */
import { computeDepth } from "#arguments/depth";
import { findRule, listProfileRules } from "#catalog/profiles";
import { buildSkill, type Rule, type SkillKind } from "#catalog/skill";
import { decide } from "#logic/decide";
import { OrganonError } from "#logic/error";
import { parse } from "#logic/notation";
import { withId, type ProblemLine } from "./problem-line.ts";
import { ruleForm } from "./realise.ts";
import { questionText } from "./formats/yes-no.ts";
import { createItemSpeaker } from "./item-words.ts";
import { writeJudgement, type ItemStep } from "#arguments/written-certificate";

/** A link of an item's chain: its place from 1, the rule that it applies, and the question that asks it. */
export type StepQuestion = {
  readonly number: number;
  readonly rule: string;
  readonly item: ProblemLine<"rule">;
};

/**
 * The questions of an item's steps, from the premises to the conclusion, each by one of `rules`; none where the item has no chain. A link
 * that cannot be decided is left out. Throws `bug/step-key` where a step's key is not what the catalog promises.
 */
export const stepQuestions = (
  item: ProblemLine<"rule">,
  rules: readonly Rule[] = listProfileRules("full"),
): readonly StepQuestion[] => {
  const say = createItemSpeaker(item);
  const made = item.steps.flatMap((step, i): readonly StepQuestion[] => {
    const rule = findRule(rules, step.skill);
    const kind: SkillKind = rule.category === "fallacy" ? "fallacy" : "valid";
    const asked = buildStepQuestion(item, i, rule, kind, step, say);
    return asked === undefined ? [] : [{ number: i + 1, rule: rule.name, item: asked }];
  });
  const last = item.steps.at(-1);
  if (last === undefined || item.kind === "valid" || item.kind === "fallacy") return made;
  const number = item.steps.length;
  const rule = findRule(rules, item.rule);
  const link: ItemStep = { skill: item.rule, from: [last.to], to: item.conclusion };
  const asked = buildStepQuestion(item, number, rule, item.kind, link, say);
  return asked === undefined ? made : [...made, { number: number + 1, rule: askedLink, item: asked }];
};

/** The name that takes a rule's place in the link from the derived line to the conclusion. */
export const askedLink = "the asked conclusion";

const buildStepQuestion = (
  parent: ProblemLine<"rule">,
  place: number,
  rule: Rule,
  kind: SkillKind,
  { skill: name, from, to }: ItemStep,
  say: (formula: string) => string,
): ProblemLine<"rule"> | undefined => {
  const sequent = { premises: from.map((text) => parse(text)), conclusion: parse(to) };
  const judgement = decide(sequent);
  if (judgement.relation === "undecided" || judgement.relation === "inconsistent") return undefined;
  const skill = buildSkill(rule, kind);
  if ((judgement.relation === "entailment") !== (skill.label === "yes"))
    throw new OrganonError("bug/step-key", `step ${place + 1} of ${parent.id} is ${judgement.relation}`);
  const { style, seed, index, profile, lexicon, shortest, setting } = parent;
  const said = { premisesText: from.map(say), conclusionText: say(to), setting, style, lexicon };
  const written = {
    ...said,
    index,
    premises: from,
    conclusion: to,
    relation: judgement.relation,
    question: questionText(said),
    certificate: writeJudgement(judgement),
    steps: [{ skill: name, from, to }],
  };
  const depth = computeDepth(sequent.premises, sequent.conclusion, kind !== "fallacy");
  const facts = { seed, profile, length: 1, shortest, depth };
  return withId(ruleForm(skill, facts, written, [...sequent.premises, sequent.conclusion]));
};
