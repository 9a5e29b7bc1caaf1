/**
 * Runs in a thread and decides sequents with Z3, one at a time; an error ends the thread. Uses only the high-level interface: through SMT-LIB
 * text, valid questions returned errors.
 */
import type { Bool, Context, Solver } from "z3-solver";
import { combineAnswers, type Relation, type Sequent } from "./certificate.ts";
import { type Formula, isEquality, type Term } from "./formula.ts";
import { parentPort } from "node:worker_threads";

/** Z3's result and its grounds: one line for the conclusion being true, one for it being false. */
export type RefereeJudgement = { readonly relation: Relation; readonly grounds: readonly string[] };

/** A sequent, and whether to return the grounds: Z3's models are long, and keep memory. */
export type RefereeQuestion = { readonly sequent: Sequent; readonly grounds: boolean };

/** Z3's result, the number of questions answered, and Z3's memory use. */
export type RefereeReply = RefereeJudgement & { readonly asked: number; readonly heapBytes: number };

/**
 * The limit of Z3's effort for one check, about ten seconds. Z3's time limit would start a thread per check, which
 * under load takes longer than the check.
 */
const maxResources = 20_000_000;
/** Resources of a short attempt, which usually suffices. */
const fewResources = 100_000;

const openZ3 = async () => {
  const { init } = await import("z3-solver");
  const z3 = await init();
  const context: Context = z3.Context("main");
  // The garbage collector may free Z3's terms at any time, even while Z3 works in its own thread.
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
      relation: combineAnswers(holds.answer, fails.answer),
      grounds: grounds ? [`with the conclusion ${holds.ground}`, `with its negation ${fails.ground}`] : [],
      asked: ++asked,
      heapBytes: Number(z3.Z3.get_estimated_alloc_size()),
    };
  };
};

type CheckResult = { readonly answer: boolean | undefined; readonly ground: string };

/**
 * Returns whether the solver's assertions are satisfiable together with the goal, and Z3's model if so. For formulas
 * of the form ∀x∃y, Z3 may try ever larger interpretations and miss a small one. It therefore gets a short attempt
 * first, then interpretations with two and with four members (stronger and quicker questions), then a long attempt.
 */
const canBeTrue = async (
  solver: Solver,
  goal: Bool,
  { atMost, showsModel }: { readonly atMost: (members: number) => Bool; readonly showsModel: boolean },
): Promise<CheckResult> => {
  const check = async (resources: number, ...also: readonly Bool[]): Promise<CheckResult> => {
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
  // On a loaded machine Z3 sometimes gives up a check that succeeds at once when repeated.
  return check(maxResources);
};

/** Translates formulas to Z3's terms over one uninterpreted sort. Names get prefixes, because a formula may use a name twice. */
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
  const atMost = (members: number): Bool => {
    const any = z3.Const("any member", people);
    const all = Array.from({ length: members }, (_, i) => any.eq(z3.Const(`member ${i}`, people)));
    return z3.ForAll([any], z3.Or(...all));
  };
  return { translate, atMost };
};

const answer = await openZ3();
parentPort?.on("message", async (question: RefereeQuestion) => {
  parentPort?.postMessage(await answer(question), []);
});
parentPort?.postMessage("ready", []);
