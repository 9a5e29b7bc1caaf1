/**
 * The program of a thread in which Z3 decides sequents, one at a time. Only the high-level interface is used: through SMT-LIB
 * text valid questions came back as errors.
 */
import type { Bool, Context, Solver } from "z3-solver";
import type { Relation, Sequent } from "#logic/certificate";
import { type Formula, isEquality, type Term } from "#logic/formula";
import { answerMessages } from "./thread-program.ts";

/** What Z3 says and on what grounds: one line for the conclusion's being true, one for its being false. */
export type RefereeJudgement = { readonly relation: Relation; readonly grounds: readonly string[] };

/** What is asked, and whether Z3 is to say on what grounds: its models are long, and keep memory. */
export type RefereeQuestion = { readonly sequent: Sequent; readonly grounds: boolean };

/** What Z3 says, how many questions it has answered, and how much memory it has come to. */
export type RefereeReply = RefereeJudgement & { readonly asked: number; readonly heapBytes: number };

/**
 * Z3's own measure of effort for one check, some ten seconds' worth. Its time limit would start a thread for each
 * check, which under load takes longer than the check.
 */
const maxResources = 20_000_000;
/** Resources of a short attempt, which nearly always suffices. */
const fewResources = 100_000;

answerMessages(async () => {
  const { init } = await import("z3-solver");
  const z3 = await init();
  const context: Context = z3.Context("main");
  // The garbage collector gives Z3's terms back at any time, also while Z3 is at work in its own thread.
  z3.Z3.enable_concurrent_dec_ref(context.ptr);
  const solver = new context.Solver();
  const { translate, atMost } = createTranslation(context);
  let asked = 0;
  return async ({ sequent: { premises, conclusion }, grounds }: RefereeQuestion): Promise<RefereeReply> => {
    solver.push();
    for (const premise of premises) solver.add(translate(premise));
    const goal = translate(conclusion);
    const holds = await canBeTrue(solver, goal, { atMost, showsModel: grounds });
    const fails = await canBeTrue(solver, goal.not(), { atMost, showsModel: grounds });
    solver.pop();
    return {
      relation: relationFrom(holds.answer, fails.answer),
      grounds: grounds ? [`with the conclusion ${holds.ground}`, `with its negation ${fails.ground}`] : [],
      asked: ++asked,
      heapBytes: Number(z3.Z3.get_estimated_alloc_size()),
    };
  };
});

const relationFrom = (holds: boolean | undefined, fails: boolean | undefined): Relation => {
  if (holds === undefined || fails === undefined) return "undecided";
  if (holds) return fails ? "neutral" : "entailment";
  return fails ? "contradiction" : "inconsistent";
};

type Checked = { readonly answer: boolean | undefined; readonly ground: string };

/**
 * Whether what the solver holds can be true with the goal, and Z3's own model where it can. Where each has another
 * (∀x∃y), Z3 may look for ever larger interpretations and for ever fail to find a small one. So it gets a short time
 * first; then it is asked for an interpretation with two members, with four, which is a stronger question and quickly
 * answered; then for long.
 */
const canBeTrue = async (
  solver: Solver,
  goal: Bool,
  { atMost, showsModel }: { readonly atMost: (members: number) => Bool; readonly showsModel: boolean },
): Promise<Checked> => {
  const check = async (resources: number, ...also: readonly Bool[]): Promise<Checked> => {
    solver.push();
    solver.add(goal, ...also);
    solver.set("rlimit", resources);
    const found = await solver.check();
    const ground =
      found === "sat"
        ? `the premises have the model ${showsModel ? solver.model().sexpr().replaceAll(/\s+/g, " ").trim() : ""}`
        : found === "unsat"
          ? "the premises have no model"
          : "nothing was found out";
    solver.pop();
    return { answer: found === "unknown" ? undefined : found === "sat", ground };
  };
  const quick = await check(fewResources);
  if (quick.answer !== undefined) return quick;
  for (const members of [2, 4]) {
    const small = await check(fewResources, atMost(members));
    if (small.answer === true) return small;
  }
  // On a loaded machine Z3 now and then gives up a check that it does in a moment when asked again.
  return check(maxResources);
};

/** Formulas as Z3's terms over one uninterpreted sort; names are marked, since ours may be used twice. */
const createTranslation = (z3: Context) => {
  const people = z3.Sort.declare("member");
  const truthValues = z3.Bool.val(true).sort;
  const member = (term: Term) => z3.Const(`${term.kind} ${term.name}`, people);
  const translate = (formula: Formula): Bool => {
    switch (formula.kind) {
      case "true":
        return z3.Bool.val(true);
      case "false":
        return z3.Bool.val(false);
      case "atom": {
        if (formula.terms.length === 0) return z3.Bool.const(`proposition ${formula.name}`);
        const [left, right] = formula.terms;
        if (isEquality(formula) && left !== undefined && right !== undefined)
          return member(left).eq(member(right));
        const places = formula.terms.map(() => people);
        const holds = z3.Function.declare(`predicate ${formula.name}`, ...places, truthValues);
        return holds.call(...formula.terms.map(member));
      }
      case "not":
        return translate(formula.body).not();
      case "and":
        return translate(formula.left).and(translate(formula.right));
      case "or":
        return translate(formula.left).or(translate(formula.right));
      case "implies":
        return translate(formula.left).implies(translate(formula.right));
      case "iff":
        return z3.Iff(translate(formula.left), translate(formula.right));
      case "forall":
        return z3.ForAll([member({ kind: "variable", name: formula.variable })], translate(formula.body));
      case "exists":
        return z3.Exists([member({ kind: "variable", name: formula.variable })], translate(formula.body));
      default:
        return formula satisfies never;
    }
  };
  /** That there are no more members than so many. */
  const atMost = (members: number): Bool => {
    const any = z3.Const("any member", people);
    const all = Array.from({ length: members }, (_, i) => any.eq(z3.Const(`member ${i}`, people)));
    return z3.ForAll([any], z3.Or(...all));
  };
  return { translate, atMost };
};
