/** The task "proof": a derivation of the goal or of its denial, as JSON lines. Any derivation that the checker replays is accepted. */
import type { Task, TaskProblem } from "organon/tasks";
import { print, parse } from "organon-logic/notation";
import { prove } from "organon-logic/prove";
import { minimalCore } from "organon-logic/relations-among";
import texts from "../data/tasks.json" with { type: "json" };
import { checkLines, checkProof } from "./check-proof.ts";
import { locateFault, indexRows } from "./locate-fault.ts";
import type { ProofProblem } from "./proof-line.ts";
import { readProof } from "./read-proof.ts";
import { gradedProblems } from "./problems/problems.ts";
import { acceptedKey, proofTarget, readTexts, withFormulas, writeQuestion } from "./wording.ts";
import { endWithTarget, writeProof } from "./write-proof.ts";

const { about, asks } = readTexts("proof");

export const proofTask: Task = {
  ...about,
  problems: gradedProblems,
  relations: ["entailment", "contradiction"],
  ask: (worded) => {
    const { problem } = worded;
    const { setting, premises, goal } = withFormulas(worded);
    const last = problem.premises.length;
    const parts = {
      goal,
      truth: problem.relation === "entailment" ? "true" : "false",
      target: print(proofTarget(problem)),
      last: String(last),
      next: String(last + 1),
      rules: texts.proof.rules.join("\n"),
    };
    return { text: writeQuestion({ setting, premises }, asks(parts)), answers: [], key: acceptedKey };
  },
  answer: {
    kind: "checked",
    accepted: texts.proof.accepted,
    check: (reply, problem) => {
      const lines = readProof(reply, problem.premises.length);
      return lines.length === 0 ? "unreadable" : checkProof(lines, toProofProblem(problem)).fault;
    },
    checkSteps: (reply, problem) => {
      const lines = readProof(reply, problem.premises.length);
      const rows = indexRows(reply);
      return {
        steps: checkLines(lines, toProofProblem(problem)).map((isRight) => (isRight ? "ok" : "wrong")),
        stepSpans: lines.map(({ label }) => rows.get(label) ?? null),
      };
    },
    locate: locateFault,
    solve: (problem, certificate) =>
      certificate.kind === "derivation" ? writeProof(endWithTarget(certificate, proofTarget(problem))) : "",
    reason: ({ target }, { premises }) => {
      if (target === undefined) return undefined;
      const goal = parse(target);
      const places = minimalCore(premises, goal) ?? [];
      const needed = places.map((place) => premises[place]!);
      const derivation = prove(needed, goal);
      return derivation && writeProof(derivation, places, premises.length);
    },
    guess: ({ premises, target = "" }) =>
      JSON.stringify({ n: premises.length + 1, formula: target, rule: "→E", from: [1, 2] }),
  },
};

const toProofProblem = (problem: TaskProblem): ProofProblem => ({
  premises: problem.premises,
  goal: proofTarget(problem),
});
