/**
 * Makes problems of any difficulty, each parameter set on its own. Each problem is proved before it is returned.
 *
 * From one skeleton come three problems with the same goal and the same premises but for an exchange: one whose premises entail
 * the goal, one whose premises entail its denial, and an open one (`exchange.ts`). Without distractors enough for an exchange, the
 * denied problem has the goal's other sign in its premises, and the open one a needed link turned round.
 *
 * Theorem (core). If the needed premises entail the goal, and for each of them there is an interpretation that makes all
 * other premises true, distractors included, and the goal false, then the needed premises are the only minimal core: any
 * set of premises that entails the goal holds each of them.
 *
 * Theorem (length). Let a step be anything that follows from at most two lines, or what a law makes of its conditions. Let n
 * be the needed premises that are no laws, and m the needed laws with one condition. Then every proof takes at least
 * n - 1 + m steps, whatever distractors there are: by the first theorem it uses all of them; a step joins at most two
 * lines, so n - 1 of them join n lines into one; and a law with one condition joins nothing, so each takes a step more.
 * The certificate's own steps are so many, so the length is exact.
 */
import { canonical } from "organon-logic/canonical";
import { checkDerivation } from "organon-logic/derivation";
import { OrganonError } from "organon-logic/error";
import { type Formula, not } from "organon-logic/formula";
import { print } from "organon-logic/notation";
import type { GradedArgument, ProblemRelation, ProblemSource, Random } from "organon/tasks";
import page from "../../data/levels.json" with { type: "json" };
import { difficultyNames, parseParameters, type DifficultyParameters } from "../parameters.ts";
import { type LeastModel, createModelFinder } from "./countermodels.ts";
import { derive, listSteps, type WrittenProblem } from "./derive.ts";
import { surround, type Crowd } from "./distractors.ts";
import { type Exchange, withHead, openRules } from "./exchange.ts";
import { getSettledFaults } from "./faults.ts";
import { measureParameters, negationDepth } from "./measure.ts";
import { drawSkeleton, type Rule, type Skeleton } from "./skeleton.ts";
import {
  plainForm,
  drawForm,
  drawLetters,
  exchangeLetters,
  listForms,
  type Letters,
  type RuleForm,
  writeRule,
} from "./written-rules.ts";

/** The levels of a stream, from easy to hard: one parameter after the other is turned up, then several. */
const levels: readonly Partial<DifficultyParameters>[] = page;

/** Makes the problems of all graded tasks. */
export const gradedProblems: ProblemSource = {
  /** With `isAlike`, copied premises have the signs and forms of what they are copied from, so that the three problems of a skeleton look alike. */
  open: (given, { seed, isAlike, createRandom }) => {
    const parameters = parseParameters(given);
    const name = JSON.stringify(parameters);
    /** The last plan: the three problems of a skeleton mostly come one after the other. */
    let last: { readonly number: number; readonly plan: Plan | string } | undefined;
    return (number, relation) => {
      if (last?.number !== number) {
        // Part of the seed of every problem: another text makes other problems.
        const random = createRandom(`dials ${name} ${seed} ${number}`);
        last = { number, plan: buildPlan({ parameters, isAlike, createRandom }, random) };
      }
      if (typeof last.plan === "string") return { dropped: last.plan };
      const problem = build(last.plan, relation);
      // A needed rule that is turned round may say what another premise says.
      return isEachOnce(problem.premises) ? { problem } : { dropped: "a premise would stand twice" };
    };
  },
  parameterNames: difficultyNames,
  readParameters: parseParameters,
  levels,
  getFaults: getSettledFaults,
  // Labels need the two distractors, one of them near, that an exchange takes (`exchange.ts`).
  getLeakReason: (name, given) => {
    const parameters = parseParameters(given);
    // There are at least as many needed premises; more make more distractors.
    const { all, near } = countDistractors(parameters.length + 1, parameters);
    return near >= 1 && all >= 2
      ? undefined
      : `with fewer than 2 distractors, one of them near, signs give ${name} away`;
  },
};

/** Returns how many distractors there are at so many needed premises, and how many of them are near. */
export const countDistractors = (
  needed: number,
  { distractors, nearness }: Pick<DifficultyParameters, "distractors" | "nearness">,
): { readonly all: number; readonly near: number } => {
  const all = Math.round((needed * distractors) / (1 - distractors));
  // One at least where any are to be near.
  return { all, near: Math.max(Math.ceil(Math.min(1, all * nearness)), Math.floor(all * nearness)) };
};

const isEachOnce = (premises: readonly Formula[]): boolean =>
  new Set(premises.map((premise) => print(canonical(premise)))).size === premises.length;

/** All that problems of one skeleton have in common. */
type Plan = {
  readonly parameters: DifficultyParameters;
  readonly skeleton: Skeleton;
  readonly crowd: Crowd;
  /** Of each rule its form, and of each place the rule that stands there. */
  readonly forms: readonly RuleForm[];
  readonly order: readonly number[];
  readonly letters: (goalSaid: boolean) => Letters;
  /** True if the goal is said or denied where it is asked. */
  readonly goalSaid: boolean;
  /** Which way an open problem leans but for the link that is turned. */
  readonly nearRelation: "entailment" | "contradiction";
  /** The nodes and rules of an open problem. */
  readonly open: Pick<Crowd, "nodes" | "rules">;
  readonly worlds: {
    /** All premises of the settled problems are true. */
    readonly witness: LeastModel;
    /** All premises of the open one are true, and the goal's node is true or not. */
    readonly had: LeastModel;
    readonly missed: LeastModel;
  };
};

type PlanOptions = Pick<Parameters<ProblemSource["open"]>[1], "isAlike" | "createRandom"> & {
  readonly parameters: DifficultyParameters;
};

const buildPlan = ({ parameters, isAlike, createRandom }: PlanOptions, random: Random): Plan | string => {
  const skeleton = drawSkeleton(parameters, random);
  const needed = skeleton.rules.length;
  const { all: distractors, near } = countDistractors(needed, parameters);
  const crowd = surround(skeleton, { near, far: distractors - near, isAlike }, random);
  if (crowd.rules.length < needed + distractors) return "there is no room for so many distractors";
  const { nodes, rules, exchange } = crowd;
  const changed = exchange?.cut ?? random.pick(findTurnable(rules.slice(0, needed), skeleton));
  const open =
    exchange === undefined ? withTurned(crowd, changed) : { nodes, rules: openRules(rules, exchange) };
  const worlds = findProofModels(skeleton, crowd, open, changed);
  if (typeof worlds === "string") return worlds;
  const signs = nodes.map(
    (node) => parameters.negations === 0 || node.kind !== "property" || random.next() < 0.5,
  );
  const goalSaid = random.next() < 0.5;
  signs[skeleton.goal] = goalSaid;
  for (const [copy, original] of exchange?.like.nodes ?? [])
    if (nodes[copy]!.kind === "property") signs[copy] = signs[original]!;
  const drawn = random.int(2 ** 32);
  const letters = (said: boolean): Letters =>
    drawLetters(
      nodes,
      crowd.people,
      signs.map((sign, node) => (node === skeleton.goal ? said : sign)),
      createRandom(drawn),
    );
  const own = letters(goalSaid);
  const forms = rules.map((rule) => drawForm(rule, own, parameters.negations, random));
  if (exchange !== undefined) {
    const form = commonForm(exchange, { rules, forms, letters: own, depth: parameters.negations }, random);
    for (const rule of [exchange.cut, exchange.rival, exchange.idle]) forms[rule] = form;
  }
  deepen(
    rules.slice(0, needed),
    [skeleton.goal, exchange?.cut],
    { forms, letters: own, depth: parameters.negations },
    random,
  );
  for (const [copy, original] of exchange?.like.rules ?? []) forms[copy] = forms[original]!;
  return {
    parameters,
    skeleton,
    crowd,
    forms,
    order: random.shuffle(rules.map((_, i) => i)),
    letters,
    goalSaid,
    nearRelation: random.pick(["entailment", "contradiction"] as const),
    open,
    worlds,
  };
};

type Forms = { readonly forms: RuleForm[]; readonly letters: Letters; readonly depth: number };

const commonForm = (
  { cut, rival, idle }: Exchange,
  { rules, forms, letters, depth }: Forms & { readonly rules: readonly Rule[] },
  random: Random,
): RuleForm => {
  const three = [cut, rival, idle].map((rule) => rules[rule]!);
  const said = three.flatMap((one) => three.map((other) => withHead(one, other)));
  const tried = [
    forms[cut]!,
    ...Array.from({ length: 5 }, () => drawForm(three[0]!, letters, depth, random)),
  ];
  return (
    tried.find((form) =>
      said.every((rule) => negationDepth(writeRule({ rule, form }, letters)) <= Math.max(1, depth)),
    ) ?? plainForm
  );
};

const deepen = (
  needed: readonly Rule[],
  [goal, cut]: readonly [number, number | undefined],
  { forms, letters, depth }: Forms,
  random: Random,
): void => {
  if (depth === 0) return;
  const free = needed.flatMap((rule, i) =>
    rule.kind === "fact" || (rule.kind === "link" && rule.to !== goal && i !== cut) ? [i] : [],
  );
  const measureDepth = (i: number): number =>
    negationDepth(writeRule({ rule: needed[i]!, form: forms[i] ?? plainForm }, letters));
  if (free.some((i) => measureDepth(i) === depth)) return;
  for (const i of random.shuffle(free)) {
    const deep = listForms(needed[i]!, letters, depth);
    if (deep.length === 0) continue;
    forms[i] = random.pick(deep);
    return;
  }
};

const findTurnable = (needed: readonly Rule[], { nodes }: Skeleton): readonly number[] => {
  const findRules = (fits: (rule: Rule) => boolean): number[] =>
    needed.flatMap((rule, i) => (fits(rule) ? [i] : []));
  const links = findRules((rule) => rule.kind === "link");
  return links.length > 0
    ? links
    : findRules((rule) => rule.kind === "fact" && nodes[rule.is]?.kind === "related");
};

/**
 * The interpretations that settle which premises are needed and that the open problem is open. Signs and letters play no part
 * in any of them, so they are found once for all problems of a skeleton.
 */
const findProofModels = (
  { goal, cases }: Skeleton,
  crowd: Crowd,
  open: Plan["open"],
  turned: number,
): Plan["worlds"] | string => {
  const settled = createModelFinder(crowd.nodes, crowd.rules);
  const witness = settled({});
  if (witness === undefined) return "the premises were not shown consistent";
  for (let rule = 0; rule < crowd.needed; rule++)
    if (settled({ without: rule, never: goal, cases: cases[rule] }) === undefined)
      return "a needed premise was not shown needed";
  const unsettled = createModelFinder(open.nodes, open.rules);
  const had = unsettled({ also: goal, cases: cases[turned] });
  const missed = unsettled({ never: goal, cases: cases[turned] });
  if (had === undefined || missed === undefined) return "the open goal was not shown open";
  return { witness, had, missed };
};

const withTurned = ({ nodes, rules }: Crowd, turned: number): Plan["open"] => {
  const rule = rules[turned];
  const replaceRule = (other: Rule): Rule[] => rules.map((one, i) => (i === turned ? other : one));
  if (rule?.kind === "link") return { nodes, rules: replaceRule({ ...rule, from: rule.to, to: rule.from }) };
  const node = rule?.kind === "fact" ? nodes[rule.is] : undefined;
  if (node?.kind !== "related") return { nodes, rules };
  return {
    nodes: [...nodes, { ...node, one: node.other, other: node.one }],
    rules: replaceRule({ kind: "fact", is: nodes.length }),
  };
};

const build = (plan: Plan, relation: ProblemRelation): GradedArgument => {
  const { skeleton, crowd, goalSaid, worlds } = plan;
  const leaning = relation === "neutral" ? plan.nearRelation : relation;
  const isDenied = leaning === "contradiction";
  const { exchange } = crowd;
  const own = plan.letters(isDenied ? !goalSaid : goalSaid);
  const letters = isDenied && exchange !== undefined ? exchangeLetters(own, exchange.nodes) : own;
  const getOriginal = (rule: number): number => (isDenied ? (exchange?.rules[rule] ?? rule) : rule);
  const forms = plan.forms.map((_, rule) => plan.forms[getOriginal(rule)]!);
  const order = plan.order.map(getOriginal);
  const goal = isDenied ? letters.denial(skeleton.goal) : letters.literal(skeleton.goal);
  const write = (rules: readonly Rule[]): Formula[] =>
    order.map((i) => writeRule({ rule: rules[i]!, form: forms[i] ?? plainForm }, letters));
  const premises = write(relation === "neutral" ? plan.open.rules : crowd.rules);
  const places = new Map(order.map((rule, place) => [rule, place]));
  const core = Array.from({ length: crowd.needed }, (_, rule) => places.get(rule)!).toSorted((a, b) => a - b);
  if (relation === "neutral") {
    const [had, missed] = [letters.interpretation(worlds.had), letters.interpretation(worlds.missed)];
    const [satisfying, refuting] = isDenied ? [missed, had] : [had, missed];
    const certificate = { kind: "interpretations", satisfying, refuting } as const;
    const parameters = measureParameters(write(crowd.rules), goal, core);
    return { premises, goal, relation, certificate, witness: null, core: [], parameters, steps: [] };
  }
  const laidOut: WrittenProblem = {
    rules: crowd.rules.map((rule, i) => ({ rule, form: forms[i] ?? plainForm })),
    letters,
    getPlace: (rule) => places.get(rule)!,
    premises,
  };
  const proved: Formula = isDenied ? not(goal) : goal;
  const certificate = derive(skeleton.steps, skeleton.start, proved, laidOut);
  const fault = checkDerivation(certificate, premises, proved);
  if (fault !== undefined) throw new OrganonError("bug/problems", `a derivation does not replay: ${fault}`);
  return {
    premises,
    goal,
    relation,
    certificate,
    witness: letters.interpretation(worlds.witness),
    core,
    parameters: measureParameters(premises, goal, core),
    steps: listSteps(skeleton.steps, skeleton.start, laidOut),
  };
};
